// Games of the nets against themselves, as samples to learn from.
#pragma once

#include "players/backgammon/search.h"
#include "players/random_source.h"
#include "training/backgammon/lessons.h"

namespace fourfold::training {

struct SelfPlay {
  double lambda = 0;  // how much of what came later in the game counts: 1 is the result alone
  // Looks at each position over all rolls, so that the luck of the dice is not learnt from.
  bool exact = false;
  // Of the positions, so many are looked at like that, drawn at random, and the others are left out. Below 1 nothing
  // that came later in the game counts.
  double exact_share = 1;
  // Over all rolls of so many turns. Beyond one nothing that came later in the game counts, either.
  int plies = 1;
  // Looks only into the plays that the quick net likes: for one that has learnt already. Always so beyond one ply.
  bool quick_choice = false;
  double hypergammon_share = 0.05;  // of the games, begun with three checkers a side
};

// By the net that learns from them.
enum Kind : std::uint8_t { contact, race, hypergammon };
inline constexpr std::size_t kinds = 3;
using Samples = std::array<std::vector<Sample>, kinds>;

// Plays one game and adds its positions. The search counts points for money, without a cube.
void play_game(backgammon::Search& search, std::uint64_t seed, const SelfPlay& how, Samples& samples);

}  // namespace fourfold::training
