#include "players/checkers/endgame_index.h"

#include <algorithm>
#include <bit>
#include <functional>

#include "players/stable_order.h"

namespace fourfold::checkers {
namespace {

constexpr int men_squares = 28;  // all but the far row

// Ways to choose some of so many squares.
constexpr auto ways = [] {
  std::array<std::array<std::size_t, most_table_pieces + 1>, 33> table{};
  for (std::size_t n = 0; n < table.size(); ++n) {
    table[n][0] = 1;
    for (std::size_t k = 1; k <= most_table_pieces && n > 0; ++k) table[n][k] = table[n - 1][k - 1] + table[n - 1][k];
  }
  return table;
}();
constexpr std::size_t choose(int from, int some) {
  return ways[static_cast<std::size_t>(from)][static_cast<std::size_t>(some)];
}

std::size_t number_of(std::uint32_t set) {
  std::size_t number = 0;
  for (std::size_t members = 1; set != 0; set &= set - 1, ++members) {
    number += ways[static_cast<std::size_t>(std::countr_zero(set))][members];
  }
  return number;
}

// The number of a set that lies within `room`, whose members are counted from its lowest.
std::size_t number_within(std::uint32_t set, std::uint32_t room) {
  std::size_t number = 0;
  for (std::size_t members = 1; set != 0; set &= set - 1, ++members) {
    const std::uint32_t below = (set & (~set + 1)) - 1;
    number += ways[static_cast<std::size_t>(std::popcount(room & below))][members];
  }
  return number;
}

constexpr std::uint32_t turned_round(std::uint32_t set) {
  set = (set >> 1 & 0x55555555U) | (set & 0x55555555U) << 1;
  set = (set >> 2 & 0x33333333U) | (set & 0x33333333U) << 2;
  set = (set >> 4 & 0x0f0f0f0fU) | (set & 0x0f0f0f0fU) << 4;
  set = (set >> 8 & 0x00ff00ffU) | (set & 0x00ff00ffU) << 8;
  return set >> 16 | set << 16;
}

// The ghosts stand after every eighth square.
constexpr std::uint32_t without_ghosts(Squares set) {
  return static_cast<std::uint32_t>((set & 0xff) | (set >> 1 & 0xff00) | (set >> 2 & 0xff0000) |
                                    (set >> 3 & 0xff000000));
}
constexpr Squares with_ghosts(std::uint32_t set) {
  const Squares wide = set;
  return (wide & 0xff) | (wide & 0xff00) << 1 | (wide & 0xff0000) << 2 | (wide & 0xff000000) << 3;
}

}  // namespace

std::vector<Material> materials_of(int pieces) {
  std::vector<Material> all;
  for (int own = 1; own < pieces; ++own) {
    for (int own_men = 0; own_men <= own; ++own_men) {
      for (int opposing_men = 0; opposing_men <= pieces - own; ++opposing_men) {
        const auto count = [](int number) { return static_cast<std::uint8_t>(number); };
        all.push_back({count(own_men), count(own - own_men), count(opposing_men), count(pieces - own - opposing_men)});
      }
    }
  }
  players::order_stably(all.begin(), all.end(), std::less<>{}, &Material::men);
  return all;
}

Material Facing::material() const {
  const auto count = [](std::uint32_t set) { return static_cast<std::uint8_t>(std::popcount(set)); };
  return {count(own_men), count(own_kings), count(opposing_men), count(opposing_kings)};
}

Facing Facing::turned() const {
  return {turned_round(opposing_men), turned_round(opposing_kings), turned_round(own_men), turned_round(own_kings)};
}

Facing facing(const Board& board, Side to_move) {
  const Facing dark{without_ghosts(board.dark & ~board.kings), without_ghosts(board.dark & board.kings),
                    without_ghosts(board.light & ~board.kings), without_ghosts(board.light & board.kings)};
  if (to_move == Side::dark) return dark;
  return dark.turned();
}

Board board_of(const Facing& facing) {
  return {with_ghosts(facing.own_men | facing.own_kings), with_ghosts(facing.opposing_men | facing.opposing_kings),
          with_ghosts(facing.own_kings | facing.opposing_kings)};
}

Slice::Slice(const Material& material) : material_(material) {
  const int free = Square::count - material.men();
  own_men_ = choose(men_squares, material.own_men);
  opposing_men_ = choose(men_squares, material.opposing_men);
  own_kings_ = choose(free, material.own_kings);
  opposing_kings_ = choose(free - material.own_kings, material.opposing_kings);
  size_ = own_men_ * opposing_men_ * own_kings_ * opposing_kings_;
}

std::size_t Slice::index(const Facing& facing) const {
  const std::uint32_t free = ~(facing.own_men | facing.opposing_men);
  std::size_t index = number_of(facing.opposing_men >> 4);
  index = index * own_men_ + number_of(facing.own_men);
  index = index * own_kings_ + number_within(facing.own_kings, free);
  return index * opposing_kings_ + number_within(facing.opposing_kings, free & ~facing.own_kings);
}

Facing Slice::at(std::size_t index) const {
  using endgame_detail::nth_set;
  using endgame_detail::spread;
  Facing facing;
  const std::size_t men = index / block();
  facing.own_men = nth_set(men % own_men_, material_.own_men);
  facing.opposing_men = nth_set(men / own_men_, material_.opposing_men) << 4;
  const std::uint32_t free = ~(facing.own_men | facing.opposing_men);
  const std::size_t kings = index % block();
  facing.own_kings = spread(nth_set(kings / opposing_kings_, material_.own_kings), free);
  facing.opposing_kings = spread(nth_set(kings % opposing_kings_, material_.opposing_kings), free & ~facing.own_kings);
  return facing;
}

namespace endgame_detail {

std::uint32_t nth_set(std::size_t number, int members) {
  std::uint32_t set = 0;
  for (int left = members; left > 0; --left) {
    int highest = left - 1;
    while (choose(highest + 1, left) <= number) ++highest;
    number -= choose(highest, left);
    set |= std::uint32_t{1} << highest;
  }
  return set;
}

}  // namespace endgame_detail
}  // namespace fourfold::checkers
