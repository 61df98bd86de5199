// Endings by number: the positions with so many men and kings a side, counted without gaps that matter, so that what is
// known of each can lie in an array.
//
// The side to move is always seen as dark, moving from square 1 towards 32: a board with light to move is turned round.
// Squares are bits 0 to 31 here, without the ghosts of rules/checkers/board.h.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "rules/checkers/board.h"

namespace fourfold::checkers {

// What both sides have, the one to move first.
struct Material {
  std::uint8_t own_men = 0;
  std::uint8_t own_kings = 0;
  std::uint8_t opposing_men = 0;
  std::uint8_t opposing_kings = 0;

  constexpr int pieces() const { return own_men + own_kings + opposing_men + opposing_kings; }
  constexpr int men() const { return own_men + opposing_men; }
  constexpr Material turned() const { return {opposing_men, opposing_kings, own_men, own_kings}; }
  bool operator==(const Material&) const = default;
};

// Every material of so many pieces with both sides on the board, those with fewer men first: crowning leads to what
// stands before.
std::vector<Material> materials_of(int pieces);

// A board as the side to move sees it.
struct Facing {
  std::uint32_t own_men = 0;
  std::uint32_t own_kings = 0;
  std::uint32_t opposing_men = 0;
  std::uint32_t opposing_kings = 0;

  Material material() const;
  // As the other side sees it.
  Facing turned() const;
};

Facing facing(const Board& board, Side to_move);
// With dark to move.
Board board_of(const Facing& facing);

inline constexpr int most_table_pieces = 6;

// All positions with one material. Those in which men of both sides would stand on one square have a number, too, and
// do not exist.
class Slice {
 public:
  explicit Slice(const Material& material);

  const Material& material() const { return material_; }
  std::size_t size() const { return size_; }
  // Of a position with this material.
  std::size_t index(const Facing& facing) const;
  // The position of that number; men of both sides may stand on one square.
  Facing at(std::size_t index) const;
  // Numbers with the men of both sides in the same places lie together, so many of them.
  std::size_t block() const { return own_kings_ * opposing_kings_; }
  // Calls visit(index, facing) for the positions of the blocks from `first` to before `last`; blocks that do not exist
  // are left out.
  template <class Visit>
  void for_each(std::size_t first, std::size_t last, Visit&& visit) const;
  std::size_t blocks() const { return own_men_ * opposing_men_; }

 private:
  Material material_;
  // How many ways there are to place each kind.
  std::size_t own_men_;
  std::size_t opposing_men_;
  std::size_t own_kings_;
  std::size_t opposing_kings_;
  std::size_t size_;
};

namespace endgame_detail {

// The set of that many members with this number, and the next one; sets are numbered by their highest members first.
std::uint32_t nth_set(std::size_t number, int members);
constexpr std::uint32_t next_set(std::uint32_t set) {
  if (set == 0) return 0;
  const std::uint64_t wide = set;
  const std::uint64_t lowest = wide & (~wide + 1);
  const std::uint64_t carried = wide + lowest;
  return static_cast<std::uint32_t>(carried | ((wide ^ carried) / lowest) >> 2);
}
// Spreads the lowest bits of `set` over the bits of `room`.
constexpr std::uint32_t spread(std::uint32_t set, std::uint32_t room) {
  std::uint32_t result = 0;
  for (; set != 0; set >>= 1, room &= room - 1) {
    if ((set & 1U) != 0) result |= room & (~room + 1);
  }
  return result;
}

}  // namespace endgame_detail

template <class Visit>
void Slice::for_each(std::size_t first, std::size_t last, Visit&& visit) const {
  using endgame_detail::next_set;
  using endgame_detail::nth_set;
  using endgame_detail::spread;
  constexpr int light_men_start = 4;  // light's men never stand on its far row
  for (std::size_t number = first; number < last; ++number) {
    Facing facing;
    facing.own_men = nth_set(number % own_men_, material_.own_men);
    facing.opposing_men = nth_set(number / own_men_, material_.opposing_men) << light_men_start;
    if ((facing.own_men & facing.opposing_men) != 0) continue;
    const std::uint32_t free = ~(facing.own_men | facing.opposing_men);
    std::size_t index = number * block();
    std::uint32_t own = nth_set(0, material_.own_kings);
    for (std::size_t i = 0; i < own_kings_; ++i, own = next_set(own)) {
      facing.own_kings = spread(own, free);
      std::uint32_t opposing = nth_set(0, material_.opposing_kings);
      for (std::size_t j = 0; j < opposing_kings_; ++j, opposing = next_set(opposing)) {
        facing.opposing_kings = spread(opposing, free & ~facing.own_kings);
        visit(index++, facing);
      }
    }
  }
}

}  // namespace fourfold::checkers
