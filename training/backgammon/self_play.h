// Games of the judge against itself, as samples to learn from.
#pragma once

#include "float_net.h"
#include "players/backgammon/judge.h"
#include "players/random_source.h"

namespace fourfold::training {

struct Lesson {
  double lambda = 0;  // how much of what came later in the game counts: 1 is the result alone
  // Looks at each position over all rolls, so that the luck of the dice is not learnt from.
  bool exact = false;
  // Looks only into the plays that the quick net likes: for one that has learnt already.
  bool quick_choice = false;
  double hyper_share = 0.05;  // of the games, begun with three checkers a side
};

// By the net that learns from them.
enum Kind : std::uint8_t { contact, race, few };
inline constexpr std::size_t kinds = 3;
using Samples = std::array<std::vector<Sample>, kinds>;

// Plays one game and adds its positions.
void play_game(backgammon::Judge& judge, std::uint64_t seed, const Lesson& lesson, Samples& samples);

}  // namespace fourfold::training
