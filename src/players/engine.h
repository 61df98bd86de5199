// Who decides: the contract of every engine, from one that plays at random to the strongest, and what it answers with.
//
// An engine is made with resources (resources.h), remembers from move to move, thinks within limits (limits.h), tells
// how far it is, stops at once when asked, and may think while the other side does. Its answer may be an error: another
// program that died, a file that is damaged. A player is an engine with a level; players have names (registry.h).
//
// An engine is asked by one thread at a time; several threads have an engine each. From new_game() on, what it answers
// depends on the questions since, their nodes, plies and seeds, and on nothing else, whatever the build: a game can be
// repeated. Limits from outside (a flag, a deadline, a function) cut that short, and so may several threads, unless the
// engine says that they do not.
#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "players/limits.h"
#include "rules/game.h"
#include "rules/message.h"

namespace fourfold::players {

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

// What is certain about a play, whatever the other side does: from tables, or because the end was seen.
enum class Proof : std::uint8_t { none, loses, draws, wins };
// For scripts and pages, whatever the language; empty where nothing is certain.
constexpr std::string_view word_for(Proof proof) {
  switch (proof) {
    case Proof::loses:
      return "loses";
    case Proof::draws:
      return "draws";
    case Proof::wins:
      return "wins";
    case Proof::none:
      break;
  }
  return {};
}

template <Game G>
struct Candidate {
  typename G::Play play{};
  double value = 0;          // as Decision::meaning says; comparable with those that were judged as deeply
  Figures figures{};         // what the value is made of, if the engine can tell
  int plies = 0;             // how far it was looked ahead after the play; 0 is first sight
  std::uint64_t trials = 0;  // how often it was played out besides
  Proof proof = Proof::none;
  std::vector<typename G::Play>
      line{};  // the play and what would follow it, from engines that look at moves one by one
};

// What the engine thinks of a question that is not about moving pieces, such as the cube.
struct Advice {
  std::string_view about;  // the name of the question: "cube"
  Figures figures{};
  Message action;  // what both sides should do
};

template <Game G>
struct Decision {
  typename G::Play play{};               // one of the candidates, the first unless the engine chose another on purpose
  std::vector<Candidate<G>> candidates;  // best first
  Meaning meaning = Meaning::score;
  std::optional<Advice> advice{};
  Message reason{};
  std::uint64_t nodes = 0;  // positions looked at, if the engine counts them
};

// How far a thought has come.
template <Game G>
struct ThinkingProgress {
  int plies = 0;            // what the best so far was judged at
  std::uint64_t nodes = 0;  // positions looked at
  Candidate<G> best{};
};
template <Game G>
using OnProgress = std::function<void(const ThinkingProgress<G>&)>;

// The chance of a seat to win.
struct SeatChance {
  Seat seat = Seat::one;
  double win = 0;
};

// What the player on roll may expect, before the dice fall.
struct Outlook {
  double equity = 0;                       // points a game
  Figures figures{};                       // what the equity is made of
  FixedList<SeatChance, max_seats> win{};  // of each seat, in games that are won or lost and no more
};

template <Game G>
class Engine {
 public:
  using State = typename G::State;
  using Play = typename G::Play;

  Engine() = default;
  Engine(const Engine&) = delete;
  Engine& operator=(const Engine&) = delete;
  Engine(Engine&&) = delete;
  Engine& operator=(Engine&&) = delete;
  virtual ~Engine() = default;

  // What to do in a state that waits for a decision: one of its legal plays or of its offers. `told` hears how far it
  // is, on the thread that asked.
  Result<Decision<G>> think(const State& state, const Limits& limits = {}, const OnProgress<G>& told = {}) {
    if (phase(state) != Phase::decide) return refuse<"engine.nothing-to-decide">();
    return decide(state, limits, told);
  }

  // What it thinks of these plays, in the order asked, each judged as deeply as the best one is by think() within the
  // same limits, and by the same measure.
  Result<std::vector<Candidate<G>>> judge(const State& state, std::span<const Play> plays, const Limits& limits = {}) {
    if (phase(state) != Phase::decide) return refuse<"engine.nothing-to-decide">();
    for (const Play& play : plays) {
      if (const auto after = try_apply(state, play); !after) return refuse(after.error());
    }
    return weigh(state, plays, limits);
  }

  // What to expect of a state that waits for the dice of a turn; nothing from engines that cannot tell.
  virtual Result<std::optional<Outlook>> expect(const State& /*state*/, const Limits& /*limits*/ = {}) {
    return std::nullopt;
  }

  // Thinks about a state in which somebody else is to act, until it is stopped or knows enough; what it finds is
  // remembered.
  virtual void ponder(const State& /*state*/, const Limits& /*limits*/) {}

  // Forgets everything: what follows is as if the engine had just been made.
  virtual void new_game() {}

 protected:
  // The state waits for a decision.
  virtual Result<Decision<G>> decide(const State& state, const Limits& limits, const OnProgress<G>& told) = 0;

  // The plays can be made. Here for engines that judge all candidates alike.
  virtual Result<std::vector<Candidate<G>>> weigh(const State& state, std::span<const Play> plays,
                                                  const Limits& limits) {
    const auto decision = decide(state, limits, {});
    if (!decision) return refuse(decision.error());
    std::vector<Candidate<G>> judged;
    for (const Play& play : plays) {
      const auto found = std::ranges::find(decision->candidates, play, &Candidate<G>::play);
      if (found == decision->candidates.end()) return refuse<"engine.cannot-judge">();
      judged.push_back(*found);
    }
    return judged;
  }
};

}  // namespace fourfold::players
