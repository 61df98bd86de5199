// Who decides: the interface of every bot, from one that draws lots to the strongest, and what it answers with.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/game.h"

namespace fourfold::players {

using Stop = std::function<bool()>;

// What one decision may cost. A decision depends on the state, the nodes and the seed only, so it can be repeated
// anywhere.
struct Budget {
  std::uint64_t nodes = 0;  // positions to look at, at most; 0 leaves it to the player
  std::uint64_t seed = 0;   // of whatever the player draws
  // A limit from outside, such as a clock: asked now and then, by one thread only, and true means to answer with what
  // is known so far. A decision that was stopped cannot be repeated.
  Stop stop{};
  unsigned threads = 1;  // to think with, at most; the decision is the same
};

// What the values of candidates are.
enum class Meaning : std::uint8_t {
  equity,  // points a game that the player to act may expect
  score,   // a number by which plays are put in order, and nothing else
};

// A number with a name, such as the chance of a win.
struct Figure {
  std::string_view name;
  double value = 0;
};
using Figures = FixedList<Figure, 5>;

template <Game G>
struct Candidate {
  typename G::Play play{};
  double value = 0;   // as Decision::meaning says
  Figures figures{};  // what the value is made of, if the player can tell
};

// What the player thinks of a question that is not about moving pieces, such as the cube.
struct Advice {
  std::string_view about;
  Figures figures{};
  std::string_view action;  // what both sides should do
};

template <Game G>
struct Decision {
  typename G::Play play{};               // one of the candidates, the first unless the player chose another on purpose
  std::vector<Candidate<G>> candidates;  // best first
  Meaning meaning = Meaning::score;
  std::optional<Advice> advice{};
  std::string reason;  // in a few words
};

// A player keeps nothing from one decision to the next and may be asked from several threads at once.
template <Game G>
class Player {
 public:
  Player() = default;
  Player(const Player&) = delete;
  Player& operator=(const Player&) = delete;
  Player(Player&&) = delete;
  Player& operator=(Player&&) = delete;
  virtual ~Player() = default;

  // What to do in a state that waits for a decision: one of its legal plays or of its offers.
  virtual Decision<G> decide(const typename G::State& state, const Budget& budget) const = 0;
};

}  // namespace fourfold::players
