// Games of the judge against itself, as samples to learn from.
#pragma once

#include "float_net.h"
#include "players/backgammon/judge.h"
#include "players/random_source.h"

namespace fourfold::training {

struct Lesson {
  double lambda = 0;  // how much of what came later in the game counts: 1 is the result alone
  // Of the positions, this share is looked at over all rolls; if any is, the others are left out.
  double exact_share = 0;
  // Looks only into the plays that the quick net likes: for one that has learnt already.
  bool quick_choice = false;
};

struct Samples {
  std::vector<Sample> contact;
  std::vector<Sample> race;
};

// Plays one game and adds its positions.
void play_game(backgammon::Judge& judge, std::uint64_t seed, const Lesson& lesson, Samples& samples);

}  // namespace fourfold::training
