// How everything on the screen looks, with 256 colours, with 8, or with none. Whatever has a colour brings its own
// ground along, so that it reads alike on dark and on light terminals; the rest keeps the terminal's colours. Seats
// differ by glyph besides, and choices by marks, so that no colour has to be told from another.
#pragma once

#include <cstdint>
#include <optional>

#include "notation/canvas.h"
#include "rules/box.h"

namespace fourfold::cli {

inline constexpr int terminal_colour = -1;

struct Style {
  int foreground = terminal_colour;
  int background = terminal_colour;
  bool bold = false;
  bool faint = false;
  bool underlined = false;
  bool reversed = false;

  bool operator==(const Style&) const = default;
};

// How a place of the board stands out.
enum class Emphasis : std::uint8_t {
  none,
  selectable,  // a piece may be moved from there, or the chosen one to there
  chosen,      // the place whose piece is being moved
  focused,     // what Enter would choose
};

// What text beside the board is.
enum class Role : std::uint8_t { text, faint, strong, title, news, warning, button, focused_button, command, box };

class Palette {
 public:
  explicit Palette(int colours) : colours_(colours) {}

  // From now on the seats have the colours that the box gives them; without a box, those of none.
  void paint_for(std::optional<Box> box) { box_ = box; }

  Style board(const Cell& cell, Emphasis emphasis) const;
  // What the cell shows: no shading where a ground is coloured.
  char32_t glyph(const Cell& cell) const;
  Style text(Role role) const;
  Style seat(int seat_number) const;

 private:
  int colours_;
  std::optional<Box> box_;
};

}  // namespace fourfold::cli
