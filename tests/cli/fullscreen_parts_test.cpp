// Parts of the full screen that need no terminal: walking with arrows, contrast, breaking and editing lines.
#include <clocale>
#include <cmath>

#include <gtest/gtest.h>

#include "cli/fullscreen/layout.h"
#include "cli/fullscreen/line_editor.h"
#include "cli/fullscreen/palette.h"
#include "cli/fullscreen/steering.h"

namespace fourfold::test {
namespace {

using cli::Direction;
using cli::Spot;
using cli::Target;

Spot place(int number, double row, double column) { return {{Target::Kind::place, number}, row, column}; }
Target target(int number) { return {Target::Kind::place, number}; }

// A board with four corners, a centre and a button below it.
const std::vector<Spot> around = {place(1, 2, 4),  place(2, 2, 40),  place(3, 10, 22),
                                  place(4, 18, 4), place(5, 18, 40), {{Target::Kind::button, 0}, 21, 6}};

TEST(screen_parts, arrows_go_to_the_nearest_thing_in_their_direction) {
  EXPECT_EQ(nearest_target(around, around[0], Direction::right), target(2));
  EXPECT_EQ(nearest_target(around, around[0], Direction::down), target(3));  // the next row
  EXPECT_EQ(nearest_target(around, around[2], Direction::up), target(2));    // of two as near, clockwise
  EXPECT_EQ(nearest_target(around, around[2], Direction::left), target(1));
  EXPECT_EQ(nearest_target(around, around[1], Direction::left), target(1));
  EXPECT_EQ(nearest_target(around, around[3], Direction::down), (Target{Target::Kind::button, 0}));
  EXPECT_EQ(nearest_target(around, around[5], Direction::down), std::nullopt);
  EXPECT_EQ(nearest_target(around, around[4], Direction::right), std::nullopt);
}

TEST(screen_parts, from_everywhere_arrows_lead_everywhere) {
  std::vector<Spot> reached = {around[0]};
  for (std::size_t i = 0; i < reached.size(); ++i) {
    for (const Direction direction : {Direction::up, Direction::down, Direction::left, Direction::right}) {
      const auto next = nearest_target(around, reached[i], direction);
      if (!next) continue;
      for (const Spot& spot : around) {
        const bool known =
            std::any_of(reached.begin(), reached.end(), [&](const Spot& r) { return r.target == *next; });
        if (spot.target == *next && !known) reached.push_back(spot);
      }
    }
  }
  EXPECT_EQ(reached.size(), around.size());
}

TEST(screen_parts, tab_goes_round) {
  EXPECT_EQ(next_target(around, target(1), 1), target(2));
  EXPECT_EQ(next_target(around, target(1), -1), (Target{Target::Kind::button, 0}));
  EXPECT_EQ(next_target(around, Target{Target::Kind::button, 0}, 1), target(1));
  EXPECT_EQ(next_target(around, std::nullopt, 1), target(1));
  EXPECT_EQ(next_target({}, target(1), 1), std::nullopt);
}

// The relative luminance of WCAG 2, of the colours 16 to 255 that terminals agree on.
double luminance(int colour) {
  const auto part = [](int level) {
    const double c = level / 255.0;
    return c <= 0.03928 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
  };
  if (colour >= 232) return part(8 + 10 * (colour - 232));
  constexpr std::array levels = {0, 95, 135, 175, 215, 255};
  const int cube = colour - 16;
  const auto level = [&](int i) { return part(levels[static_cast<std::size_t>(i)]); };
  return 0.2126 * level(cube / 36) + 0.7152 * level(cube / 6 % 6) + 0.0722 * level(cube % 6);
}

double contrast(const cli::Style& style) {
  const double a = luminance(style.foreground);
  const double b = luminance(style.background);
  return (std::max(a, b) + 0.05) / (std::min(a, b) + 0.05);
}

// WCAG asks 3 for graphics and 4.5 for text.
TEST(screen_parts, pieces_and_texts_stand_out_from_every_ground) {
  const cli::Palette palette(256);
  for (int ground = 0; ground <= static_cast<int>(Ground::seat_four); ++ground) {
    for (const cli::Emphasis emphasis :
         {cli::Emphasis::none, cli::Emphasis::selectable, cli::Emphasis::chosen, cli::Emphasis::focused}) {
      for (int seat = 0; seat < max_seats; ++seat) {
        Cell cell;
        cell.ground = static_cast<Ground>(ground);
        cell.ink = ink_of(seat_at(seat));
        EXPECT_GE(contrast(palette.board(cell, emphasis)), 3.0) << "seat " << seat + 1 << " on ground " << ground;
      }
      for (const Ink ink : {Ink::label, Ink::plain, Ink::dice, Ink::cube}) {
        Cell cell;
        cell.ground = static_cast<Ground>(ground);
        cell.ink = ink;
        EXPECT_GE(contrast(palette.board(cell, emphasis)), 4.5) << "ink " << static_cast<int>(ink) << " on " << ground;
      }
    }
  }
  for (const cli::Role role :
       {cli::Role::title, cli::Role::warning, cli::Role::button, cli::Role::focused_button, cli::Role::box}) {
    EXPECT_GE(contrast(palette.text(role)), 4.5) << static_cast<int>(role);
  }
}

// Botanica's sides are called blue and green; numbers of the xterm colours (sky blue, bluish green).
TEST(screen_parts, the_seats_have_the_colours_that_they_are_called_by) {
  cli::Palette palette(256);
  const int usual = palette.seat(1).foreground;
  palette.paint_for(Box::botanica);
  EXPECT_EQ(palette.seat(1).foreground, 117);
  EXPECT_EQ(palette.seat(2).foreground, 79);
  Cell cell;
  cell.ground = Ground::dark;
  for (const Seat seat : {Seat::one, Seat::two}) {
    cell.ink = ink_of(seat);
    EXPECT_GE(contrast(palette.board(cell, cli::Emphasis::none)), 3.0);
    EXPECT_GE(contrast(palette.board(cell, cli::Emphasis::selectable)), 3.0);
  }
  palette.paint_for(Box::liberty);
  EXPECT_EQ(palette.seat(1).foreground, usual);
}

TEST(screen_parts, without_colours_there_are_none) {
  const cli::Palette palette(0);
  for (int ink = 0; ink <= static_cast<int>(Ink::seat_four); ++ink) {
    Cell cell;
    cell.ink = static_cast<Ink>(ink);
    EXPECT_EQ(palette.board(cell, cli::Emphasis::focused).foreground, cli::terminal_colour);
    EXPECT_EQ(palette.board(cell, cli::Emphasis::none).background, cli::terminal_colour);
  }
}

TEST(screen_parts, lines_are_broken_between_words) {
  EXPECT_EQ(cli::wrapped("Anna rolls 3-1 and begins.", 12),
            (std::vector<std::string>{"Anna rolls", "3-1 and", "begins."}));
  EXPECT_EQ(cli::wrapped("Donaudampfschiff", 6), std::vector<std::string>{"Donau…"});
  EXPECT_TRUE(cli::wrapped("", 10).empty());
  EXPECT_EQ(cli::shortened("Anna", 3), "An…");
  EXPECT_EQ(cli::shortened("Anna", 4), "Anna");
}

TEST(screen_parts, the_smallest_screen_has_room_for_the_largest_board) {
  const cli::Layout layout = cli::lay_out(cli::least_rows, cli::least_columns, 18, 48);
  EXPECT_GE(layout.panel.columns, 28);
  EXPECT_LE(layout.board.row + layout.board.rows, layout.news.row);
  EXPECT_EQ(layout.commands.row, cli::least_rows - 1);
}

// What is left of the text after those keys, with a bar where the cursor is.
std::u32string edited(const std::u32string& begun, const std::vector<cli::Key>& keys) {
  cli::LineEditor editor(begun);
  for (const cli::Key& key : keys) editor.handle(key);
  return std::u32string(editor.text()).insert(editor.cursor(), U"|");
}

TEST(screen_parts, a_line_is_edited_where_the_cursor_is) {
  using Kind = cli::Key::Kind;
  const auto key = [](Kind kind) { return cli::Key{kind, 0, 0, 0}; };
  const auto typed = [](char32_t character) { return cli::Key{Kind::character, character, 0, 0}; };
  const auto control = [](char32_t letter) { return cli::Key{Kind::control, letter, 0, 0}; };
  EXPECT_EQ(edited(U"Zoe", {key(Kind::backspace), typed(U'ë')}), U"Zoë|");
  EXPECT_EQ(edited(U"gme", {key(Kind::left), key(Kind::left), typed(U'a')}), U"ga|me");
  EXPECT_EQ(edited(U"ame", {key(Kind::home), key(Kind::left), typed(U'g')}), U"g|ame");
  EXPECT_EQ(edited(U"game", {key(Kind::home), key(Kind::remove), key(Kind::end), key(Kind::remove)}), U"ame|");
  EXPECT_EQ(edited(U"game", {key(Kind::home), key(Kind::backspace)}), U"|game");
  EXPECT_EQ(edited(U"a b c", {control(U'w')}), U"a b |");
  EXPECT_EQ(edited(U"a b c", {control(U'b'), control(U'u')}), U"|c");
  EXPECT_EQ(edited(U"a b c", {control(U'a'), control(U'f'), control(U'k')}), U"a|");
  EXPECT_EQ(edited(U"abc", {control(U'a'), control(U'd'), control(U'e'), control(U'x'), key(Kind::up)}), U"bc|");
}

TEST(screen_parts, an_accent_goes_with_its_letter) {
  using Kind = cli::Key::Kind;
  ASSERT_NE(std::setlocale(LC_CTYPE, "C.UTF-8"), nullptr);
  const std::u32string text = U"Zoe\u0308!";  // the dots are a character of their own
  const cli::Key left{Kind::left, 0, 0, 0};
  EXPECT_EQ(edited(text, {left, {Kind::backspace, 0, 0, 0}}), U"Zo|!");
  EXPECT_EQ(edited(text, {left, left, {Kind::remove, 0, 0, 0}}), U"Zo|!");
  EXPECT_EQ(edited(text, {left, left, {Kind::right, 0, 0, 0}}), U"Zoe\u0308|!");
}

}  // namespace
}  // namespace fourfold::test
