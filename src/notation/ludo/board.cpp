// The cross is fifteen cells wide and high. A quarter turn takes each seat's part of it to the next seat's, so only
// seat 1's start, home column and base are laid out here.
#include "notation/ludo/board.h"

#include <array>
#include <vector>

namespace fourfold::ludo {
namespace {

constexpr int size = 15;

struct Cell {
  int row = 0;
  int column = 0;
};

// Clockwise by a quarter, as the seats go.
constexpr Cell turned(Cell cell) { return {cell.column, size - 1 - cell.row}; }

constexpr Cell turned(Cell cell, Seat seat) {
  for (int i = 0; i < index(seat); ++i) cell = turned(cell);
  return cell;
}

// A quarter of the track from seat 1's starting flower: up, left, and across the end of the arm.
constexpr std::array<Cell, flower_distance> first_quarter = {
    {{13, 6}, {12, 6}, {11, 6}, {10, 6}, {9, 6}, {8, 5}, {8, 4}, {8, 3}, {8, 2}, {8, 1}, {8, 0}, {7, 0}, {6, 0}}};

constexpr Cell track_cell(int space) {
  return turned(first_quarter[static_cast<std::size_t>(space % flower_distance)], seat_at(space / flower_distance));
}

// Seat 1's base lies in the lower left corner.
constexpr std::array<Cell, pieces_each> first_base = {{{11, 2}, {11, 3}, {12, 2}, {12, 3}}};
constexpr Cell first_home = {8, 7};

// Where the n-th piece of a seat is drawn.
Cell cell_of(Seat seat, Progress piece, std::size_t n) {
  if (piece == base) return turned(first_base[n], seat);
  if (piece == home) return turned(first_home, seat);
  if (on_track(piece)) return track_cell(track_space(seat, piece));
  return turned({64 - piece, 7}, seat);  // the home column: 51 next to the edge, 55 next to the middle
}

std::string text_of(Progress piece) {
  if (piece == base) return "b";
  return piece == home ? "h" : std::to_string(piece);
}

// A seat's pieces on one cell.
struct Occupant {
  Seat seat;
  int count;
};

class Cross {
 public:
  Cross() {
    for (int space = 0; space < track_length; ++space) at(track_cell(space)).ground = "·";
    for (int i = 0; i < max_seats; ++i) {
      const Seat seat = seat_at(i);
      at(cell_of(seat, flower, 0)).ground = "✿";
      for (int piece = last_on_track + 1; piece < home; ++piece) {
        at(cell_of(seat, static_cast<Progress>(piece), 0)).ground = i % 2 == 0 ? "│" : "─";
      }
      for (const Cell& cell : first_base) at(turned(cell, seat)).ground = "▫";
      at(turned(first_home, seat)).ground = arrows[static_cast<std::size_t>(i)];
    }
    at({7, 7}).ground = "★";
  }

  void put(Seat seat, Cell cell) {
    auto& there = at(cell).occupants;
    if (!there.empty() && there.back().seat == seat) {
      ++there.back().count;
    } else {
      there.push_back({seat, 1});
    }
  }

  std::string row(int row) const {
    std::string text;
    for (int column = 0; column < size; ++column) text += drawn(cells_[index_of({row, column})]);
    return text;
  }

 private:
  struct Drawn {
    std::string_view ground = " ";
    std::vector<Occupant> occupants;
  };

  static constexpr std::array<std::string_view, max_seats> arrows = {"△", "▷", "▽", "◁"};

  static constexpr std::size_t index_of(Cell cell) { return static_cast<std::size_t>(cell.row * size + cell.column); }
  Drawn& at(Cell cell) { return cells_[index_of(cell)]; }

  // Three columns: " 1 " for a piece, "1x3" for three, "1+4" for pieces of two seats, "134" for those of three.
  static std::string drawn(const Drawn& cell) {
    const auto& there = cell.occupants;
    const auto name = [&](std::size_t i) { return std::to_string(number(there[i].seat)); };
    switch (there.size()) {
      case 0:
        return " " + std::string(cell.ground) + " ";
      case 1:
        return there[0].count == 1 ? " " + name(0) + " " : name(0) + "x" + std::to_string(there[0].count);
      case 2:
        return name(0) + "+" + name(1);
      case 3:
        return name(0) + name(1) + name(2);
      default:
        return "all";
    }
  }

  std::array<Drawn, std::size_t{size} * size> cells_;
};

}  // namespace

std::string draw_board(const State& state) {
  Cross cross;
  std::array<std::string, size> beside;
  std::size_t line = 1;
  for (const Seat seat : seats(state.rules())) {
    std::string progress;
    const Pieces& pieces = state.pieces(seat);
    for (std::size_t n = 0; n < pieces.size(); ++n) {
      cross.put(seat, cell_of(seat, pieces[n], n));
      progress += (progress.empty() ? "" : ", ") + text_of(pieces[n]);
    }
    beside[line] = "player " + std::to_string(number(seat)) + ": " + progress;
    if (state.resigned(seat)) beside[line] += " (resigned)";
    if (const int place = state.place(seat); place > 0) beside[line] += " (place " + std::to_string(place) + ")";
    ++line;
  }
  std::string drawing;
  for (int row = 0; row < size; ++row) {
    const std::string& note = beside[static_cast<std::size_t>(row)];
    drawing += " " + cross.row(row) + (note.empty() ? "" : "  " + note);
    drawing.erase(drawing.find_last_not_of(' ') + 1);
    drawing += "\n";
  }
  return drawing;
}

std::optional<Roll> dice_on_table(const State& state) { return state.dice(); }

}  // namespace fourfold::ludo
