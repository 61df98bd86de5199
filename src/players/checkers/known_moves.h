// Moves in an ending that tables know: what each leads to for certain, and how soon.
#pragma once

#include <optional>
#include <vector>

#include "players/checkers/endgame_tables.h"
#include "players/checkers/search_position.h"
#include "rules/checkers/state.h"

namespace fourfold::checkers {

struct KnownMove {
  SearchMove move;
  Proven proven = Proven::draw;  // for who makes it
  std::optional<int> plies{};    // to the next conversion, this move counted; nothing if no table keeps that, or drawn
  bool in_time = true;           // before a repetition or forty moves without progress can make a draw of it

  // As the search would count it; what may come too late is large, but not proven.
  int score() const;
};

// Whether tables know that the move draws.
bool draws_for_certain(const EndgameTables* tables, const State& state, const SearchMove& move);

// Of all these moves, or nothing if tables do not know one of them.
std::optional<std::vector<KnownMove>> known_moves(const EndgameTables* tables, const State& state,
                                                  const std::vector<SearchMove>& moves);

}  // namespace fourfold::checkers
