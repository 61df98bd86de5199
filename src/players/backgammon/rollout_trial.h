// One trial of a rollout: a game from a position to its end, or until it is cut off. Values and chances are those of
// one player throughout: the one who is to act in the question.
#pragma once

#include <optional>

#include "players/backgammon/cubeful.h"
#include "players/backgammon/search.h"
#include "players/rollout.h"

namespace fourfold::backgammon {

// A moment of a trial.
struct Moment {
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
  TrialPlayer(const players::RolloutSettings& settings, const Stakes& stakes);

  // The same number rolls the same dice, wherever the trial begins. With the luck taken out, if that was asked for.
  TrialResult play(Moment moment, std::uint64_t number);

 private:
  Judged chosen(const Moment& moment, const Roll& dice);
  Worth worth(const Moment& moment) const;
  TrialResult seen(const Moment& moment, const Chances& of_roller) const;
  std::optional<TrialResult> end(const Moment& moment);
  std::optional<TrialResult> after_doubling(Moment& moment);
  bool cube_lives(const Moment& moment) const;

  const players::RolloutSettings& settings_;
  Stakes stakes_;
  Search search_;
};

}  // namespace fourfold::backgammon
