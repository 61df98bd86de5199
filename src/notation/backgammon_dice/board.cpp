// The case is twelve rows of 46 columns: eight spaces, four columns and two pawns deep, on each side of the hinge,
// where captured pawns and the dice lie, and a well for the pawns borne off on the right. Places are named as plays
// name them, which is the same in every language: c, 1 to 16, o.
#include "notation/backgammon_dice/board.h"

#include <array>

#include "rules/backgammon_dice/walk.h"

namespace fourfold::backgammon_dice {
namespace {

constexpr int rows = 12;
constexpr int columns = 46;
constexpr int row_length = last_space / 2;
constexpr int home_spaces = 6;
constexpr int space_width = 4;
constexpr int well_column = 1 + row_length * (space_width + 1);
constexpr int captured_column = 2;
constexpr int captured_width = 3;

bool above(Seat seat) { return seat == Seat::two; }
int label_row(Seat seat) { return above(seat) ? 0 : rows - 1; }
int pawn_row(Seat seat, int depth) { return above(seat) ? 2 + depth : rows - 3 - depth; }
int top_row(Seat seat) { return above(seat) ? 2 : rows - 4; }
int hinge_row(Seat seat) { return above(seat) ? 5 : 6; }
// The column of a row's n-th space, from 1.
int column_of(int n) { return 1 + (n - 1) * (space_width + 1); }

std::string_view disc(Seat seat) { return seat == Seat::one ? "●" : "○"; }

class Case {
 public:
  Case(const State& state, std::span<const Hop> made)
      : rules_(state.rules()), position_(preview(state, made)), dice_(dice_left(state, made)) {
    draw_frame();
    for (const Seat row : {Seat::one, Seat::two}) {
      for (int n = 1; n <= row_length; ++n) draw_space(row, n);
      draw_captured(row);
      draw_well(row);
    }
    draw_dice();
  }

  const Canvas& canvas() const { return canvas_; }

 private:
  // Horizontal lines: left end, line, crossing of two spaces, of the edge of home, of the well, right end.
  void rule(int row, const std::array<std::string_view, 6>& parts) {
    for (int column = 0; column < columns; ++column) canvas_.put(row, column, parts[1], Ink::frame);
    canvas_.put(row, 0, parts[0], Ink::frame);
    for (int n = 2; n <= row_length; ++n) {
      canvas_.put(row, column_of(n) - 1, parts[n == home_spaces + 1 ? 3 : 2], Ink::frame);
    }
    canvas_.put(row, well_column - 1, parts[4], Ink::frame);
    canvas_.put(row, columns - 1, parts[5], Ink::frame);
  }

  void draw_frame() {
    rule(1, {"┌", "─", "┬", "┰", "┬", "┐"});
    rule(4, {"├", "─", "┴", "┸", "┼", "┤"});
    rule(7, {"├", "─", "┬", "┰", "┼", "┤"});
    rule(10, {"└", "─", "┴", "┸", "┴", "┘"});
    for (const Seat seat : {Seat::one, Seat::two}) {
      for (int depth = 0; depth < 2; ++depth) {
        for (int n = 1; n <= row_length; ++n) {
          canvas_.put(pawn_row(seat, depth), column_of(n) - 1, n == home_spaces + 1 ? "┃" : "│", Ink::frame);
        }
        canvas_.put(pawn_row(seat, depth), well_column - 1, "│", Ink::frame);
        canvas_.put(pawn_row(seat, depth), columns - 1, "│", Ink::frame);
      }
      for (const int column : {0, well_column - 1, columns - 1}) {
        canvas_.put(hinge_row(seat), column, "│", Ink::frame);
      }
      canvas_.put(label_row(seat), well_column, "  o", Ink::label);
    }
  }

  // A pawn in four columns: whose it is, and the letter of the side that it shows.
  void draw_pawn(int row, int column, Seat seat, Face face) {
    const char rolled = face == Face::unrolled ? '?' : letter(face);
    const char shown = rules_.special_sides ? rolled : ' ';
    canvas_.put(row, column, "[" + std::string(disc(seat)) + shown + "]", ink_of(seat));
  }

  const std::array<Pawn, pawns_a_side>& pawns_of(Seat seat) const {
    return position_.pawns[static_cast<std::size_t>(index(seat))];
  }

  void draw_space(Seat row, int n) {
    const int own = n;  // as the one who sits at the row counts it
    const int theirs = off_space - n;
    const int column = column_of(n);
    const int counted = row == position_.turn ? own : theirs;
    canvas_.lay(top_row(row), column, 2, space_width, n % 2 == (above(row) ? 0 : 1) ? Ground::dark : Ground::light);
    int depth = 0;
    for (const Seat seat : {Seat::one, Seat::two}) {
      for (const Pawn pawn : pawns_of(seat)) {
        if (pawn.space == (seat == row ? own : theirs) && depth < 2) {
          draw_pawn(pawn_row(row, depth++), column, seat, pawn.face);
        }
      }
    }
    canvas_.put(label_row(row), counted < 10 ? column + 2 : column + 1, std::to_string(counted), Ink::label);
    canvas_.mark_place(label_row(row), column, 1, space_width, counted);
    canvas_.mark_place(top_row(row), column, 2, space_width, counted);
    for (const int edge : {0, space_width - 1}) canvas_.at(label_row(row), column + edge).rim = true;
  }

  void draw_captured(Seat seat) {
    const int name_row = above(seat) ? hinge_row(seat) - 1 : hinge_row(seat) + 1;
    canvas_.put(name_row, captured_column, " c ", Ink::label);
    int column = captured_column;
    for (const Pawn pawn : pawns_of(seat)) {
      if (pawn.space != captured_space) continue;
      draw_pawn(hinge_row(seat), column, seat, pawn.face);
      column += space_width;
    }
    if (seat != position_.turn) return;
    canvas_.mark_place(name_row, captured_column, 1, captured_width, captured_space);
    canvas_.mark_place(hinge_row(seat), captured_column, 1, pawns_a_side * space_width, captured_space);
    for (const int edge : {0, captured_width - 1}) canvas_.at(name_row, captured_column + edge).rim = true;
  }

  void draw_well(Seat seat) {
    int count = 0;
    for (const Pawn pawn : pawns_of(seat)) {
      if (pawn.space != off_space) continue;
      canvas_.put(pawn_row(seat, count / space_width), well_column + count % space_width, disc(seat), ink_of(seat));
      ++count;
    }
    if (seat != position_.turn) return;
    canvas_.mark_place(top_row(seat), well_column, 2, space_width, off_space);
    canvas_.mark_place(label_row(seat), well_column, 1, space_width, off_space);
    canvas_.at(label_row(seat), well_column).rim = true;
  }

  // On the hinge before the one who has rolled; a double counts four.
  void draw_dice() {
    if (!position_.dice) return;
    const int high = (*position_.dice)[0].pips();
    const int low = (*position_.dice)[1].pips();
    const int row = hinge_row(position_.turn);
    if (high == low) {
      canvas_.put_dice(row, well_column - 13, std::array{high, high, high, high}, dice_, 3);
    } else {
      canvas_.put_dice(row, well_column - 9, std::array{high, low}, dice_, 4);
    }
  }

  const Rules& rules_;
  Position position_;
  DiceLeft dice_;
  Canvas canvas_{rows, columns};
};

}  // namespace

Canvas draw_board(const State& state, std::span<const Hop> made) { return Case(state, made).canvas(); }

std::string seat_sign(const State& /*state*/, Seat seat) { return std::string(disc(seat)); }

std::vector<Message> seat_notes(const State& state, std::span<const Hop> made, Seat seat) {
  int off = 0;
  int captured = 0;
  const Position position = preview(state, made);
  for (const Pawn pawn : position.pawns[static_cast<std::size_t>(index(seat))]) {
    off += pawn.space == off_space ? 1 : 0;
    captured += pawn.space == captured_space ? 1 : 0;
  }
  std::vector<Message> notes = {say<"note.off", "count">(off)};
  if (captured > 0) notes.push_back(say<"note.captured", "count">(captured));
  if (state.rules().scored) notes.push_back(say<"note.score", "score">(state.score(seat)));
  return notes;
}

std::vector<Message> table_notes(const State& state) {
  std::vector<Message> notes;
  if (state.rules().match_points > 1) {
    notes.push_back(say<"note.points", "length", "first", "second">(state.rules().match_points, state.points(Seat::one),
                                                                    state.points(Seat::two)));
  }
  if (state.rules().edition == Edition::first) notes.push_back(say<"note.first-edition">());
  return notes;
}

std::optional<Roll> dice_on_table(const State& state) {
  if (state.stage() != Stage::deciding) return std::nullopt;
  const auto die = [](int pips) { return Die::nth(static_cast<unsigned>(pips) - 1); };
  return turn_roll(die(state.high_die()), die(state.low_die()));
}

}  // namespace fourfold::backgammon_dice
