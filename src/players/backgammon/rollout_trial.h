// One trial of a rollout: a game from a position to its end, or until it is cut off. Values and chances are those of
// one player throughout: the one who is to act in the question.
#pragma once

#include <optional>

#include "players/backgammon/cubeful.h"
#include "players/backgammon/search.h"
#include "players/backgammon/standpoint.h"
#include "players/rollout.h"

namespace fourfold::backgammon {

// A position of a trial.
struct TrialPosition {
  Board board;             // as the player on roll sees it
  bool mine = true;        // the player to act in the question is on roll
  Cube cube;               // as that player sees it
  bool may_double = true;  // before this roll, whoever may turn the cube at all
};

struct TrialResult {
  double value = 0;  // as the stakes count
  Chances chances;
};

// Plays the trials of one thread.
class TrialPlayer {
 public:
  TrialPlayer(const players::RolloutSettings& settings, const Nets& nets, const Standpoint& standpoint);

  // The same number rolls the same dice, wherever the trial begins. With the luck taken out, if that was asked for.
  TrialResult play(TrialPosition position, std::uint64_t number);
  std::uint64_t looked_at() const { return search_.evaluator().looked_at(); }

 private:
  EvaluatedPlay chosen(const TrialPosition& position, const Roll& dice);
  Worth worth(const TrialPosition& position) const;
  TrialResult seen(const TrialPosition& position, const Chances& of_roller) const;
  std::optional<TrialResult> end(const TrialPosition& position);
  std::optional<TrialResult> after_doubling(TrialPosition& position);
  bool cube_lives(const TrialPosition& position) const;

  const players::RolloutSettings& settings_;
  Stakes stakes_;
  const HyperTables* solved_;  // none where nothing is known
  SearchMemory memory_;
  Search search_;
};

}  // namespace fourfold::backgammon
