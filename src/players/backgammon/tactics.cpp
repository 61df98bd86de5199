#include "players/backgammon/tactics.h"

#include <bit>
#include <cstring>

namespace fourfold::backgammon {
namespace {

constexpr int farthest_roll = 12;

// By the points blocked among the next twelve: the rolls, doubles as two dice, that one checker can play.
constexpr auto escapes = [] {
  std::array<std::uint8_t, 1 << farthest_roll> table{};
  for (std::size_t blocked = 0; blocked < table.size(); ++blocked) {
    const auto open = [&](int pips) { return (blocked >> (pips - 1) & 1) == 0; };
    int count = 0;
    for (int first = 1; first <= 6; ++first) {
      for (int second = 1; second <= 6; ++second)
        count += (open(first) || open(second)) && open(first + second) ? 1 : 0;
    }
    table[blocked] = static_cast<std::uint8_t>(count);
  }
  return table;
}();

// A bit for each place of a side where a checker stands, and for each where two or more do.
struct Places {
  std::uint32_t taken = 0;
  std::uint32_t made = 0;

  explicit Places(const Checkers& checkers) {
    static_assert(std::tuple_size_v<Checkers> == 26);
    for (unsigned from = 0; from < 24; from += 8) {
      std::uint64_t eight = 0;
      std::memcpy(&eight, &checkers[from], sizeof eight);
      taken |= told(eight + 0x7f * ones) << from;
      made |= told(eight + 0x7e * ones) << from;
    }
    for (unsigned place = 24; place < 26; ++place) {
      taken |= static_cast<std::uint32_t>(checkers[place] >= 1) << place;
      made |= static_cast<std::uint32_t>(checkers[place] >= 2) << place;
    }
  }

 private:
  static constexpr std::uint64_t ones = 0x0101010101010101ULL;
  // The highest bits of eight bytes: the product moves them together.
  static std::uint32_t told(std::uint64_t eight) {
    return static_cast<std::uint32_t>((eight >> 7 & ones) * 0x0102040810204080ULL >> 56);
  }
};

}  // namespace

Tactics::Tactics(const Board& board) {
  const std::array<Places, 2> sides{Places(board.on_roll), Places(board.opponent)};
  constexpr std::uint32_t but_tray = ~1U;
  constexpr std::uint32_t on_board = ((1U << points) - 1) << 1;
  const auto bits = [](int count) { return (1U << count) - 1; };
  for (std::size_t side = 0; side < 2; ++side) {
    const std::uint32_t mine = sides[side].taken & but_tray;
    // As the other side numbers them: its point n is 25 − n here, so what comes n pips before one is n bits on.
    const std::uint32_t theirs = sides[1 - side].taken & on_board;
    const std::uint32_t made = sides[1 - side].made & on_board;
    for (std::uint32_t blots = theirs & ~made; blots != 0; blots &= blots - 1) {
      const int at = bar - std::countr_zero(blots);
      shots[side * points + static_cast<std::size_t>(at - 1)] =
          static_cast<std::uint16_t>(mine >> (at + 1) & bits(longest_shot));
    }
    if (mine == 0) continue;
    const int from = static_cast<int>(std::bit_width(mine)) - 1;
    const std::uint32_t blocked = made >> (bar - from + 1) & bits(farthest_roll);
    last[side].escapes = escapes[blocked];
    last[side].blocked = static_cast<std::uint8_t>(std::popcount(blocked & bits(points_before)));
  }
}

}  // namespace fourfold::backgammon
