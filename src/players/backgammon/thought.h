// One thought of backgammon's engine: the plays of a roll, or the position before one, judged from one standpoint
// within limits, all at first sight and the better they are the deeper.
#pragma once

#include <deque>
#include <optional>
#include <span>
#include <vector>

#include "players/backgammon/search.h"
#include "players/backgammon/standpoint.h"
#include "players/engine.h"
#include "players/rollout.h"
#include "rules/backgammon/backgammon.h"

namespace fourfold::backgammon {

// Weaker levels judge like the strongest and then misjudge a little: small mistakes are frequent and large ones rare,
// as people make them.
struct Level {
  int plies = 0;
  float noise = 0;           // standard deviation of what is misjudged, in points of the cube
  bool solved = false;       // looks into what `fourfold solve` has computed
  std::uint64_t trials = 0;  // close calls are rolled out so often at most
};

players::Figures figures_of(const Chances& chances);

// A play that is considered.
struct Considered {
  EvaluatedPlay play;
  float equity;
  std::size_t listed;        // among the legal plays
  int plies = 0;             // what the equity was judged at
  std::uint64_t trials = 0;  // that are in the equity, too
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
  // Rolls each of the plays out as often as that. False if it was stopped before anything has changed.
  bool roll_out(std::span<Considered> plays, std::uint64_t trials);

  struct Before {
    Chances chances;
    DoubleValues values;
    int plies = 0;
    std::uint64_t trials = 0;  // that are in them, too
  };
  // What may be expected before the roll of the player whose standpoint it is, two plies deep at most.
  Before before_roll();
  // The same, rolled out if whether to double is a close call.
  Before before_doubling();

 private:
  Evaluator& evaluator() { return searches_[0].evaluator(); }
  bool known() const { return standpoint_.knows(standpoint_.board); }
  int most_plies() const { return known() ? 0 : limits_.plies.value_or(level_.plies); }
  // How often each of so many lines may be rolled out. Who asks for plies wants them and nothing else.
  std::uint64_t most_trials(std::size_t lines) const;
  bool may_spend(std::uint64_t nodes);
  bool roll_out_close(std::vector<Considered>& plays, std::size_t judged);
  template <class How>
  bool rolled(std::span<Considered> plays, std::uint64_t trials, How how);
  players::RolloutSettings trial_settings() const;
  void tell(const Considered& best, const players::OnProgress<Game>& told) const;
  void misjudge(std::vector<Considered>& plays) const;
  std::optional<std::vector<Found>> look(const std::vector<Board>& boards, int plies, bool mine);

  const Standpoint& standpoint_;
  const Nets& nets_;
  const Level& level_;
  const players::Limits& limits_;
  players::Watch watch_;
  SearchMemory& memory_;
  std::deque<Search>& searches_;  // by thread
  std::uint64_t looked_at_before_ = 0;
  std::uint64_t looked_at_in_trials_ = 0;
  std::uint64_t spent_ = 0;
};

}  // namespace fourfold::backgammon
