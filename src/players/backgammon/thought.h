// One thought of backgammon's engine: the plays of a roll, or the position before one, judged from one standpoint
// within limits, all at first sight and the better they are the deeper.
#pragma once

#include <deque>
#include <optional>
#include <span>
#include <vector>

#include "players/backgammon/cubeful.h"
#include "players/backgammon/search.h"
#include "players/engine.h"
#include "rules/backgammon/backgammon.h"

namespace fourfold::backgammon {

// Weaker levels judge like the strongest and then misjudge a little: small mistakes are frequent and large ones rare,
// as people make them.
struct Level {
  int plies = 0;
  float noise = 0;      // standard deviation of what is misjudged, in points of the cube
  bool solved = false;  // looks into what `fourfold solve` has computed
};

// What one needs to know to judge: the stakes and the cube, seen from one seat.
struct Standpoint {
  Standpoint(const State& state, Seat seat, const HyperTables* solved);

  // Of a position after a play, in points of the cube as it lies.
  float equity(const Chances& chances, const Board& position) const;

  Stakes stakes;
  Cube cube;
  Board board;  // this seat is on roll
  Worth mine;
  Worth theirs;
  const HyperTables* solved;  // none where nothing is known
};

players::Figures figures_of(const Chances& chances);

// A play that is considered.
struct Considered {
  EvaluatedPlay play;
  float equity;
  std::size_t listed;  // among the legal plays
  int plies = 0;       // what the equity was judged at
  float misjudged = 0;

  players::Candidate<Game> told() const;
};

class Thought {
 public:
  // With the searches that there are, and more if there are more threads.
  Thought(const Standpoint& standpoint, const Nets& nets, const Level& level, const players::Limits& limits,
          SearchMemory& memory, std::deque<Search>& searches);
  Thought(const Thought&) = delete;
  Thought& operator=(const Thought&) = delete;
  ~Thought();

  // Every play of the roll, best first.
  std::vector<Considered> consider(const Roll& dice, const players::OnProgress<Game>& told);
  // Judges the plays so many plies deep. False if it was stopped; then nothing has changed.
  bool deepen(std::span<Considered> plays, int plies);

  struct Before {
    Chances chances;
    int plies = 0;
  };
  // The chances of the player on roll before it is known what he rolls, two plies deep at most.
  Before before_roll();

 private:
  Evaluator& evaluator() { return searches_[0].evaluator(); }
  // What is known exactly is not looked into; in a match tables know the chances, but not what they are worth.
  int most_plies() const {
    const bool exact = standpoint_.solved != nullptr && standpoint_.solved->covers(standpoint_.board) &&
                       !standpoint_.stakes.is_match();
    return limits_.plies.value_or(exact ? 0 : level_.plies);
  }
  bool may_spend(std::uint64_t nodes);
  void tell(const Considered& best, const players::OnProgress<Game>& told) const;
  void misjudge(std::vector<Considered>& plays) const;
  std::optional<std::vector<Chances>> look(const std::vector<Board>& boards, int plies, bool mine);

  const Standpoint& standpoint_;
  const Level& level_;
  const players::Limits& limits_;
  players::Watch watch_;
  SearchMemory& memory_;
  std::deque<Search>& searches_;  // by thread
  std::uint64_t looked_at_before_ = 0;
  std::uint64_t spent_ = 0;
};

}  // namespace fourfold::backgammon
