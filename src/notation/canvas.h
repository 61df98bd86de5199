// A drawing in cells of one column each: what boards are drawn on, so that the same drawing is printed as text, shown
// in colour on a terminal and pointed at with a mouse. A cell says what it shows and what part that plays; colours are
// the business of whoever shows it.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "rules/game.h"
#include "rules/walk.h"

namespace fourfold {

// What a glyph is part of.
enum class Ink : std::uint8_t { plain, faint, frame, label, dice, cube, seat_one, seat_two, seat_three, seat_four };

constexpr Ink ink_of(Seat seat) { return static_cast<Ink>(static_cast<int>(Ink::seat_one) + index(seat)); }

// What lies under it. `light` and `dark` are squares and points that alternate, the seats' grounds belong to a seat.
enum class Ground : std::uint8_t { none, light, dark, seat_one, seat_two, seat_three, seat_four };

constexpr Ground ground_of(Seat seat) { return static_cast<Ground>(static_cast<int>(Ground::seat_one) + index(seat)); }

inline constexpr int no_place = -1;

struct Cell {
  char32_t glyph = U' ';
  Ink ink = Ink::plain;
  Ground ground = Ground::none;
  bool rim = false;               // at the edge of its place: what it shows may give way to a mark
  std::int16_t place = no_place;  // the number that Hop::from and Hop::to have for it, as the one to act counts

  bool operator==(const Cell&) const = default;
};

class Canvas {
 public:
  Canvas() = default;
  Canvas(int rows, int columns)
      : columns_(columns), cells_(static_cast<std::size_t>(rows) * static_cast<std::size_t>(columns)) {}

  int rows() const { return columns_ == 0 ? 0 : static_cast<int>(cells_.size()) / columns_; }
  int columns() const { return columns_; }

  Cell& at(int row, int column) { return cells_[index_of(row, column)]; }
  const Cell& at(int row, int column) const { return cells_[index_of(row, column)]; }

  // Writes UTF-8 text, a cell for each character. What would stand beyond the right edge is left out.
  void put(int row, int column, std::string_view text, Ink ink = Ink::plain);
  // The rest of a cell, for every cell of a rectangle.
  void lay(int row, int column, int rows, int columns, Ground ground);
  void mark_place(int row, int column, int rows, int columns, int place);
  // Dice side by side, each in a frame that it leaves when it is played: [6] 4 . What is open is among `left`.
  void put_dice(int row, int column, std::span<const int> pips, DiceLeft left, int distance);

  // A line for each row, without the blanks at its end.
  std::vector<std::string> lines() const;
  // The lines, each ended.
  std::string text() const;
  // The same in ASCII glyphs only.
  std::string ascii() const;

  bool operator==(const Canvas&) const = default;

 private:
  std::size_t index_of(int row, int column) const {
    return static_cast<std::size_t>(row) * static_cast<std::size_t>(columns_) + static_cast<std::size_t>(column);
  }

  int columns_ = 0;
  std::vector<Cell> cells_;
};

// The characters of UTF-8 text; a byte that belongs to none counts as U+FFFD.
std::u32string characters(std::string_view text);
std::string utf8(char32_t character);
// A character to stand for this one where only ASCII can be shown: '|' for a line, 'x' and 'o' for discs.
char ascii_for(char32_t character);
std::string in_ascii(std::string_view text);

}  // namespace fourfold
