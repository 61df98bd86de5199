// What a player can do in one turn: a whole move with every square it touches, or a word about the game itself.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>

#include "rules/checkers/board.h"
#include "rules/fixed_list.h"

namespace fourfold::checkers {

enum class PlayKind : std::uint8_t {
  move,
  first_dark,   // dark begins (CK-2)
  first_light,  // light begins (CK-2)
  offer_draw,   // the opponent then accepts or declines (CK-10)
  accept_draw,
  decline_draw,
  claim_draw,  // a third repetition or forty moves without progress (CK-10)
  resign,
};

// One turn. Moves that touch different squares are different plays, even if they start and end alike.
class Play {
 public:
  // The squares a king can jump between form four separate nets of eight squares and nine jumps, each jump over a
  // square of its own. No checker is jumped twice, so no move has more than nine jumps.
  static constexpr std::size_t max_jumps = 9;
  static constexpr std::size_t max_squares = max_jumps + 1;

  constexpr Play() = default;

  // A word; for PlayKind::move use `along`.
  static constexpr Play say(PlayKind kind) {
    Play play;
    play.kind_ = kind;
    return play;
  }
  static constexpr Play start(Square from) {
    Play play;
    play.push(from);
    return play;
  }
  static constexpr Play step(Square from, Square to) {
    Play play = start(from);
    play.push(to);
    return play;
  }
  // A move along these squares; nothing if there are fewer than two or more than any move can touch.
  static constexpr std::optional<Play> along(std::span<const Square> squares) {
    if (squares.size() < 2 || squares.size() > max_squares) return std::nullopt;
    Play play;
    for (const Square square : squares) play.push(square);
    return play;
  }

  constexpr PlayKind kind() const { return kind_; }
  // Every square touched, from the first to the last; empty unless this is a move.
  constexpr std::span<const Square> path() const { return {path_.data(), size_}; }
  constexpr Square from() const { return path_[0]; }
  constexpr Square to() const { return path_[size_ == 0 ? 0U : size_ - 1U]; }
  // Whether this is a move by jumps.
  constexpr bool captures() const { return size_ >= 2 && jumped(path_[0], path_[1]) != 0; }
  // The squares jumped over.
  constexpr Squares captured() const {
    Squares set = 0;
    for (std::size_t i = 1; i < size_; ++i) set |= jumped(path_[i - 1], path_[i]);
    return set;
  }

  // One square more or less: how the generator walks. A full path takes no more.
  constexpr void push(Square square) {
    if (size_ < max_squares) path_[size_++] = square;
  }
  constexpr void pop() { path_[--size_] = Square{}; }

  bool operator==(const Play&) const = default;

 private:
  // The square between two that are a jump apart; nothing if they are not.
  static constexpr Squares jumped(Square a, Square b) {
    const int distance = a.bit() < b.bit() ? b.bit() - a.bit() : a.bit() - b.bit();
    return distance == 8 || distance == 10 ? (Squares{1} << ((a.bit() + b.bit()) / 2)) & all_squares : 0;
  }

  PlayKind kind_ = PlayKind::move;
  std::uint8_t size_ = 0;
  std::array<Square, max_squares> path_{};  // squares past the end are all the same, so that equal plays compare equal
};

// As it is written: 11-15, 14x23x30, offer draw.
std::string describe(const Play& play);

// A king in the best place of all, with every square it could jump over held by the opponent and every other empty, has
// 51 capturing paths, counting those that stop early; and at most four steps. Anything less favourable takes paths
// away. Twelve such kings make 12 * (51 + 4) = 660 plays; no position comes near.
using PlayList = FixedList<Play, 660>;
using OfferList = FixedList<Play, 3>;

}  // namespace fourfold::checkers
