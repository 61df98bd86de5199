#include "cli/fullscreen/palette.h"

#include <array>

namespace fourfold::cli {
namespace {

// One colour twice: among the 256 that terminals agree on, and among the 8.
struct Colour {
  int rich;
  int basic;
};

enum Basic : std::uint8_t { black, red, green, yellow, blue, magenta, cyan, white };

constexpr Colour dark_text = {16, black};
constexpr Colour light_text = {231, white};
constexpr Colour table = {235, black};
constexpr Colour shade = {245, white};
constexpr Colour accent = {24, blue};
constexpr Colour focus = {227, yellow};

// Orange, sky blue, bluish green and reddish purple, as people with any colour vision tell them apart; all light enough
// for every ground below.
constexpr std::array<Colour, 4> seat_colours = {{{214, yellow}, {117, cyan}, {79, green}, {218, magenta}}};
// The same for Botanica, whose two sides are called blue and green.
constexpr std::array<Colour, 4> botanica_colours = {{{117, cyan}, {79, green}, {214, yellow}, {218, magenta}}};
// Dark shades of the same.
constexpr std::array<Colour, 4> seat_grounds = {{{94, black}, {24, black}, {22, black}, {53, black}}};

template <class Enum>
std::size_t seat_of(Enum value, Enum first) {
  return static_cast<std::size_t>(value) - static_cast<std::size_t>(first);
}

Colour colour_of(Ink ink, std::optional<Box> box) {
  switch (ink) {
    case Ink::plain:
    case Ink::label:
      return {255, white};
    case Ink::faint:
      return shade;
    case Ink::frame:
      return {180, white};
    case Ink::dice:
      return dark_text;
    case Ink::cube:
      return light_text;
    default:
      return (box == Box::botanica ? botanica_colours : seat_colours)[seat_of(ink, Ink::seat_one)];
  }
}

Colour colour_of(Ground ground) {
  switch (ground) {
    case Ground::none:
      return table;
    case Ground::light:
      return {240, black};
    case Ground::dark:
      return {52, black};
    default:
      return seat_grounds[seat_of(ground, Ground::seat_one)];
  }
}

bool is_seat(Ink ink) { return ink >= Ink::seat_one; }

Style painted(int colours, Colour foreground, Colour background, bool bold = false) {
  const bool rich = colours >= 256;
  Style style;
  style.foreground = rich ? foreground.rich : foreground.basic;
  style.background = rich ? background.rich : background.basic;
  style.bold = bold;
  return style;
}

Style board_without_colour(const Cell& cell, Emphasis emphasis) {
  Style style;
  style.faint = cell.ink == Ink::faint && emphasis == Emphasis::none;
  style.bold = is_seat(cell.ink) || emphasis != Emphasis::none;
  style.underlined = emphasis == Emphasis::selectable || emphasis == Emphasis::chosen;
  style.reversed = emphasis == Emphasis::focused || cell.ink == Ink::dice || cell.ink == Ink::cube;
  return style;
}

Style text_without_colour(Role role) {
  Style style;
  style.faint = role == Role::faint;
  style.bold = role == Role::strong || role == Role::warning || role == Role::focused_button;
  style.reversed = role == Role::title || role == Role::focused_button;
  style.underlined = role == Role::button;
  return style;
}

}  // namespace

Style Palette::board(const Cell& cell, Emphasis emphasis) const {
  if (colours_ < 8) return board_without_colour(cell, emphasis);
  switch (emphasis) {
    case Emphasis::focused:
      return painted(colours_, dark_text, focus, true);
    case Emphasis::chosen:
      return painted(colours_, dark_text, {255, white}, true);
    case Emphasis::selectable:
      return painted(colours_, is_seat(cell.ink) ? colour_of(cell.ink, box_) : light_text, {25, blue}, true);
    case Emphasis::none:
      break;
  }
  if (cell.ink == Ink::dice) return painted(colours_, dark_text, {230, white}, true);
  if (cell.ink == Ink::cube) return painted(colours_, light_text, {88, red}, true);
  return painted(colours_, colour_of(cell.ink, box_), colour_of(cell.ground), is_seat(cell.ink));
}

char32_t Palette::glyph(const Cell& cell) const {
  return colours_ >= 256 && cell.ink == Ink::faint && cell.ground != Ground::none ? U' ' : cell.glyph;
}

Style Palette::text(Role role) const {
  if (colours_ < 8) return text_without_colour(role);
  switch (role) {
    case Role::title:
      return painted(colours_, light_text, accent, true);
    case Role::warning:
      return painted(colours_, light_text, {88, red}, true);
    case Role::button:
    case Role::box:
      return painted(colours_, light_text, accent);
    case Role::focused_button:
      return painted(colours_, dark_text, focus, true);
    case Role::text:
    case Role::faint:
    case Role::strong:
    case Role::news:
    case Role::command:
      break;
  }
  Style style;
  style.faint = role == Role::faint;
  style.bold = role == Role::strong || role == Role::news;
  return style;
}

Style Palette::seat(int seat_number) const {
  const Seat seat = seat_at(seat_number - 1);
  if (colours_ < 8) return text_without_colour(Role::strong);
  return painted(colours_, colour_of(ink_of(seat), box_), table, true);
}

}  // namespace fourfold::cli
