// Positions and moves as the search of checkers sees them: a board, its key, and moves that are known by where they
// lead and what they take. Paths that do the same are one move here.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <vector>

#include "players/random_source.h"
#include "rules/checkers/board.h"
#include "rules/checkers/generate.h"

namespace fourfold::checkers {

struct SearchMove {
  Squares from = 0;
  Squares to = 0;
  Squares captured = 0;
  bool crowns = false;
  bool by_king = false;  // it was one before

  bool quiet() const { return captured == 0 && !crowns; }
  // Progress that no move takes back.
  bool lasting() const { return captured != 0 || !by_king; }
  // Never 0: squares 1 and 1 are no move. What was captured is mixed in, which tells most paths apart.
  std::uint16_t code() const {
    const auto index = [](Squares square) { return static_cast<unsigned>(Square::lowest(square).index()); };
    return static_cast<std::uint16_t>(index(from) | index(to) << 5 | static_cast<unsigned>(captured % 61) << 10);
  }
};

namespace search_detail {

// Random numbers for a piece on a square: [dark, light][man, king][bit].
inline constexpr auto keys = [] {
  std::array<std::array<std::array<std::uint64_t, 35>, 2>, 2> table{};
  RandomSource random(0x636865636b657273ULL);
  for (auto& side : table) {
    for (auto& kind : side) {
      for (std::uint64_t& key : kind) key = random.next();
    }
  }
  return table;
}();
inline constexpr std::uint64_t light_to_move = 0x9d39247e33776d41ULL;

}  // namespace search_detail

struct SearchPosition {
  Board board;
  Side turn = Side::dark;
  std::uint64_t key = 0;
  int quiet = 0;  // plies since the last capture or man's move

  static SearchPosition of(const Board& board, Side turn, int quiet);
  SearchPosition after(const SearchMove& move) const;
  int pieces() const { return std::popcount(board.dark | board.light); }
  // Another number after every capture and every crowning.
  int material() const { return pieces() * 32 + std::popcount(board.kings); }
  bool captures_possible() const {
    return (turn == Side::dark ? SideToMove<Side::dark>(board).all_jumpers()
                               : SideToMove<Side::light>(board).all_jumpers()) != 0;
  }
};

// Adds every move of the side to move; captures come first, and alone where they are compulsory.
void add_moves(const Rules& rules, const Board& board, Side turn, std::vector<SearchMove>& moves);
void add_captures(const Rules& rules, const Board& board, Side turn, std::vector<SearchMove>& moves);

}  // namespace fourfold::checkers
