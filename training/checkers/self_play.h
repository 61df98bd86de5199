// Games of checkers that a search plays against itself, and what can be learnt from them.
#pragma once

#include <cstdint>
#include <vector>

#include "players/checkers/endgame_tables.h"
#include "players/checkers/search.h"
#include "rules/checkers/checkers.h"

namespace fourfold::training {

// A position that the search judges as it stands, and what the side to move scored in the end, mixed with what the
// search thought of it: 1 is a win.
struct CheckersSample {
  checkers::Board board;
  checkers::Side turn = checkers::Side::dark;
  float target = 0;
};

struct CheckersSelfPlay {
  checkers::Rules rules;
  std::uint64_t nodes = 2000;  // a move
  int fewest_drawn = 4;        // plies at the start are drawn at random, between these numbers
  int most_drawn = 12;
  double strays = 0.02;       // share of later moves that are drawn, too
  double result_share = 0.4;  // of the target; the rest is the search's opinion
};

// Adds what one game teaches. Endings that tables know are not played out.
void play_checkers_game(checkers::Search& search, const checkers::EndgameTables& tables, const CheckersSelfPlay& how,
                        std::uint64_t seed, std::vector<CheckersSample>& samples);

}  // namespace fourfold::training
