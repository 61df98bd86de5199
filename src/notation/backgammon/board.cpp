// The board is 15 rows of 47 columns: two halves of six points, three columns each, the bar between them, and the trays
// on the right. Rows and columns are counted from the upper left corner.
#include "notation/backgammon/board.h"

#include <algorithm>
#include <array>

#include "rules/backgammon/moves.h"
#include "rules/backgammon/walk.h"

namespace fourfold::backgammon {
namespace {

constexpr int columns = 47;
constexpr int rows = 15;
constexpr int stack_height = 5;
constexpr int middle_row = rows / 2;
constexpr int bottom_row = rows - 1;
constexpr int point_width = 3;
constexpr int left_half = 1;
constexpr int bar_column = 20;
constexpr int right_half = 24;
constexpr int tray_column = 43;
constexpr std::array<std::string_view, 2> discs = {"●", "○"};  // by seat

std::string_view disc(Seat seat) { return discs[static_cast<std::size_t>(index(seat))]; }

bool above(Seat seat) { return seat == Seat::two; }
// Rows at a height over the edge of the seat's half of the board.
int row_at(Seat seat, int height) { return above(seat) ? 1 + height : bottom_row - 1 - height; }
int edge_row(Seat seat) { return above(seat) ? 0 : bottom_row; }
int top_row(Seat seat) { return above(seat) ? 1 : bottom_row - stack_height; }

// Points as seat one counts them: 13 to 24 above from left to right, 12 to 1 below.
Seat half_of(int point) { return point > points / 2 ? Seat::two : Seat::one; }
int column_of(int point) {
  const int place = point > points / 2 ? point - points / 2 - 1 : points / 2 - point;
  return place < home_points ? left_half + point_width * place : right_half + point_width * (place - home_points);
}

class Drawing {
 public:
  Drawing(const State& state, std::span<const Hop> made)
      : state_(state), position_(preview(state, made)), viewer_(to_act(state)), dice_(dice_left(state, made)) {}

  Canvas canvas() {
    frame();
    for (int point = 1; point <= points; ++point) draw_point(point);
    for (const Seat seat : {Seat::one, Seat::two}) {
      draw_bar(seat);
      draw_tray(seat);
    }
    draw_dice();
    draw_cube();
    return canvas_;
  }

 private:
  void frame() {
    for (const int row : {0, bottom_row}) {
      const bool top = row == 0;
      for (int column = 0; column < columns; ++column) canvas_.put(row, column, "─", Ink::frame);
      canvas_.put(row, 0, top ? "┌" : "└", Ink::frame);
      for (const int column : {bar_column - 1, right_half - 1, tray_column - 1}) {
        canvas_.put(row, column, top ? "┬" : "┴", Ink::frame);
      }
      canvas_.put(row, columns - 1, top ? "┐" : "┘", Ink::frame);
      canvas_.put(row, bar_column, "bar", Ink::label);
      canvas_.put(row, tray_column, "off", Ink::label);
    }
    for (int row = 1; row < bottom_row; ++row) {
      for (const int column : {0, bar_column - 1, right_half - 1, tray_column - 1, columns - 1}) {
        canvas_.put(row, column, "│", Ink::frame);
      }
    }
  }

  void draw_point(int point) {
    const Seat half = half_of(point);
    const int column = column_of(point);
    const int counted = viewer_ == Seat::one ? point : points + 1 - point;
    canvas_.put(edge_row(half), counted < 10 ? column + 1 : column, std::to_string(counted), Ink::label);
    for (const int side : counted < 10 ? std::array{0, 2} : std::array{2, 2}) {
      canvas_.at(edge_row(half), column + side).rim = true;
    }
    for (int height = 0; height < stack_height; ++height) draw_ground(half, height, column, point % 2 == 0);
    const int own = position_.side(Seat::one)[static_cast<std::size_t>(point)];
    const int theirs = position_.side(Seat::two)[static_cast<std::size_t>(points + 1 - point)];
    for (int height = 0; height < stack_height; ++height) {
      draw_checker(row_at(half, height), column, own > 0 ? Seat::one : Seat::two, std::max(own, theirs), height,
                   stack_height);
    }
    canvas_.mark_place(edge_row(half), column, 1, point_width, counted);
    canvas_.mark_place(top_row(half), column, stack_height, point_width, counted);
  }

  // A point is a triangle: broad at the edge, one column at its tip.
  void draw_ground(Seat half, int height, int column, bool dark) {
    const int row = row_at(half, height);
    const bool broad = height < stack_height - 2;
    canvas_.lay(row, broad ? column : column + 1, 1, broad ? point_width : 1, dark ? Ground::dark : Ground::light);
    if (dark) {
      canvas_.put(row, broad ? column : column + 1, broad ? "░░░" : "░", Ink::faint);
    } else {
      canvas_.put(row, column + 1, "·", Ink::faint);
    }
  }

  // The part of a stack that is seen at a height. One too high to draw ends in its number.
  void draw_checker(int row, int column, Seat owner, int count, int height, int highest) {
    if (height >= count) return;
    if (count > highest && height == highest - 1) {
      const std::string number = std::to_string(count);
      canvas_.put(row, count < 10 ? column + 1 : column, number, ink_of(owner));
    } else {
      canvas_.put(row, column + 1, disc(owner), ink_of(owner));
    }
  }

  // Checkers on the bar begin at the middle; the end of the bar is for the cube.
  void draw_bar(Seat seat) {
    constexpr int highest = stack_height - 1;
    const int count = position_.side(seat)[bar];
    for (int height = 0; height < highest; ++height) {
      draw_checker(row_at(seat, highest - height), bar_column, seat, count, height, highest);
    }
    if (seat == viewer_) mark_well(seat, bar_column, bar);
  }

  void draw_tray(Seat seat) {
    const int count = position_.side(seat)[off];
    for (int i = 0; i < count; ++i) {
      canvas_.put(row_at(seat, i / point_width), tray_column + i % point_width, disc(seat), ink_of(seat));
    }
    if (seat == viewer_) mark_well(seat, tray_column, off);
  }

  // The bar or a tray, with its word in the frame.
  void mark_well(Seat seat, int column, int place) {
    canvas_.mark_place(top_row(seat), column, stack_height, point_width, place);
    canvas_.mark_place(edge_row(seat), column - 1, 1, point_width + 2, place);
    for (const int edge : {column - 1, column + point_width}) canvas_.at(edge_row(seat), edge).rim = true;
  }

  // To the right of the player who sits there.
  void draw_dice() {
    if (position_.stage != Stage::moving) return;
    const int first = position_.dice.first.pips();
    const int second = position_.dice.second.pips();
    const int half = above(position_.turn) ? left_half : right_half;
    if (first == second) {
      canvas_.put_dice(middle_row, half + 2, std::array{first, first, first, first}, dice_, 4);
    } else {
      canvas_.put_dice(middle_row, half + 5, std::array{first, second}, dice_, 5);
    }
  }

  // In the middle of the bar, at the end of its owner's side, or before the one who is to answer.
  void draw_cube() {
    if (!state_.rules().cube || state_.rules().match_length == 1 || position_.crawford_game) return;
    const bool offered = position_.stage == Stage::doubled || position_.stage == Stage::beavered;
    const std::string number = std::to_string(offered ? 2 * position_.cube() : position_.cube());
    const std::string text = number.size() == 1 ? "[ " + number + " ]" : "[ " + number + "]";
    if (offered) {
      const Seat asked = position_.stage == Stage::doubled ? other(position_.turn) : position_.turn;
      canvas_.put(middle_row, (above(asked) ? left_half : right_half) + 7, text, Ink::cube);
      return;
    }
    int row = middle_row;
    for (const Seat seat : {Seat::one, Seat::two}) {
      if (position_.owns_cube(seat)) row = row_at(seat, 0);
    }
    canvas_.put(row, bar_column - 1, text, Ink::cube);
  }

  const State& state_;
  Position position_;
  Seat viewer_;  // whose numbers the points have
  DiceLeft dice_;
  Canvas canvas_{rows, columns};
};

}  // namespace

Canvas draw_board(const State& state, std::span<const Hop> made) { return Drawing(state, made).canvas(); }

std::string seat_sign(const State& /*state*/, Seat seat) { return std::string(disc(seat)); }

std::vector<Message> seat_notes(const State& state, std::span<const Hop> made, Seat seat) {
  const Position position = preview(state, made);
  const Checkers& side = position.side(seat);
  std::vector<Message> notes = {say<"note.pips", "count">(pip_count(side))};
  if (side[bar] > 0) notes.push_back(say<"note.bar", "count">(side[bar]));
  if (side[off] > 0) notes.push_back(say<"note.off", "count">(side[off]));
  if (position.owns_cube(seat)) notes.push_back(say<"note.holds-cube", "cube">(position.cube()));
  if (position.stage == Stage::over) return notes;
  const bool on_turn = seat == position.turn;
  if (on_turn && position.resigning > 0) {
    notes.push_back(say<"note.would-resign", "points">(position.resigning * position.cube()));
  } else if (on_turn && position.stage == Stage::doubled) {
    notes.push_back(say<"note.doubles", "cube">(2 * position.cube()));
  } else if (!on_turn && position.stage == Stage::beavered) {
    notes.push_back(say<"note.beavers", "cube">(4 * position.cube()));
  }
  return notes;
}

std::vector<Message> table_notes(const State& state) {
  const Position& position = state.position();
  const Rules& rules = state.rules();
  if (rules.match_length == 1) return {say<"note.single-game">()};
  // The score of the state is the one that the game began with.
  if (position.stage == Stage::over) return {};
  if (rules.money()) return {say<"note.money-game", "first", "second">(position.score[0], position.score[1])};
  std::vector<Message> notes = {
      say<"note.match", "length", "first", "second">(rules.match_length, position.score[0], position.score[1])};
  if (position.crawford_game) notes.push_back(say<"note.crawford">());
  return notes;
}

std::optional<Roll> dice_on_table(const State& state) {
  if (state.position().stage != Stage::moving) return std::nullopt;
  return state.position().dice;
}

}  // namespace fourfold::backgammon
