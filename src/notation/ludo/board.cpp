// The cross is fifteen cells wide and high, a cell being three columns of one row. A quarter turn takes each seat's
// part of it to the next seat's, so only seat 1's track, home column and Floral Square are laid out here.
#include "notation/ludo/board.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <utility>

#include "rules/ludo/walk.h"

namespace fourfold::ludo {
namespace {

constexpr int size = 15;
constexpr int cell_width = 3;
constexpr int square_size = 6;  // of a Floral Square, in cells

struct Place {
  constexpr Place(int the_row, int the_column) : row(the_row), column(the_column) {}

  int row;
  int column;  // of cells
};

// Clockwise by a quarter, as the seats go.
constexpr Place turned(Place place) { return {place.column, size - 1 - place.row}; }

constexpr Place turned(Place place, Seat seat) {
  for (int i = 0; i < index(seat); ++i) place = turned(place);
  return place;
}

// A quarter of the track from seat 1's starting flower: up, left, and across the end of the arm.
constexpr std::array<Place, flower_distance> first_quarter = {
    {{13, 6}, {12, 6}, {11, 6}, {10, 6}, {9, 6}, {8, 5}, {8, 4}, {8, 3}, {8, 2}, {8, 1}, {8, 0}, {7, 0}, {6, 0}}};

constexpr Place track_place(int space) {
  return turned(first_quarter[static_cast<std::size_t>(space % flower_distance)], seat_at(space / flower_distance));
}

// The upper left cell of a seat's Floral Square, and where in it a piece waits, in columns.
constexpr std::array<Place, max_seats> floral_squares = {{{9, 0}, {0, 0}, {0, 9}, {9, 9}}};
constexpr std::array<std::pair<int, int>, pieces_each> waiting = {{{1, 4}, {1, 11}, {2, 4}, {2, 11}}};
constexpr int dice_row = 4;

Place place_of_progress(Seat seat, Progress piece) {
  if (piece == home) return turned({8, 7}, seat);
  if (on_track(piece)) return track_place(track_space(seat, piece));
  return turned({64 - piece, 7}, seat);  // the home column: 51 next to the edge, 55 next to the middle
}

constexpr std::array<std::string_view, max_seats> column_signs = {"↑", "→", "↓", "←"};
constexpr std::array<std::string_view, max_seats> home_signs = {"△", "▷", "▽", "◁"};

std::string digit(Seat seat) { return std::to_string(number(seat)); }

Pieces pieces_of(const Position& position, Seat seat) {
  return position.pieces[static_cast<std::size_t>(index(seat))].value_or(all_in_base);
}

class Cross {
 public:
  Cross(const State& state, std::span<const Hop> made) : state_(state), position_(preview(state, made)) {
    draw_track();
    for (int i = 0; i < max_seats; ++i) draw_seat(seat_at(i));
    draw_pieces();
    draw_dice(dice_left(state, made));
    mark_places();
  }

  const Canvas& canvas() const { return canvas_; }

 private:
  void put(Place place, std::string_view sign, Ink ink) {
    canvas_.put(place.row, cell_width * place.column + 1, sign, ink);
  }
  void lay(Place place, Ground ground) { canvas_.lay(place.row, cell_width * place.column, 1, cell_width, ground); }

  void draw_track() {
    for (int space = 0; space < track_length; ++space) {
      const Place place = track_place(space);
      put(place, "·", Ink::faint);
      lay(place, space % 2 == 0 ? Ground::light : Ground::dark);
    }
    put({size / 2, size / 2}, "★", Ink::plain);
  }

  void draw_seat(Seat seat) {
    const auto i = static_cast<std::size_t>(index(seat));
    put(place_of_progress(seat, flower), "✿", ink_of(seat));
    lay(place_of_progress(seat, flower), ground_of(seat));
    for (Progress piece = last_on_track + 1; piece < home; ++piece) {
      put(place_of_progress(seat, piece), column_signs[i], ink_of(seat));
      lay(place_of_progress(seat, piece), ground_of(seat));
    }
    put(place_of_progress(seat, home), home_signs[i], ink_of(seat));
    lay(place_of_progress(seat, home), ground_of(seat));
    draw_floral_square(seat);
  }

  void draw_floral_square(Seat seat) {
    const Ink ink = plays(state_.rules(), seat) ? ink_of(seat) : Ink::faint;
    const auto [row, cell] = floral_squares[static_cast<std::size_t>(index(seat))];
    const int left = cell_width * cell;
    constexpr int width = cell_width * square_size;
    for (int i = 0; i < width; ++i) {
      canvas_.put(row, left + i, "─", ink);
      canvas_.put(row + square_size - 1, left + i, "─", ink);
    }
    for (int i = 1; i < square_size - 1; ++i) {
      for (const int column : {left, left + width - 1}) canvas_.put(row + i, column, "│", ink);
    }
    canvas_.put(row, left, "┌", ink);
    canvas_.put(row, left + width - 1, "┐", ink);
    canvas_.put(row + square_size - 1, left, "└", ink);
    canvas_.put(row + square_size - 1, left + width - 1, "┘", ink);
    canvas_.put(row, left + width / 2 - 2, " " + digit(seat) + " ", ink);
    if (!plays(state_.rules(), seat)) return;
    for (const auto& [down, right] : waiting) canvas_.put(row + down, left + right + 1, "·", Ink::faint);
  }

  void draw_pieces() {
    std::array<std::array<std::array<int, max_seats>, size>, size> there{};
    for (const Seat seat : seats(state_.rules())) {
      std::size_t in_base = 0;
      for (const Progress piece : pieces_of(position_, seat)) {
        if (piece == base) {
          draw_waiting(seat, in_base++);
          continue;
        }
        const Place place = place_of_progress(seat, piece);
        ++there[static_cast<std::size_t>(place.row)][static_cast<std::size_t>(place.column)]
               [static_cast<std::size_t>(index(seat))];
      }
    }
    for (int row = 0; row < size; ++row) {
      for (int column = 0; column < size; ++column) {
        draw_sharing({row, column}, there[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)]);
      }
    }
  }

  void draw_waiting(Seat seat, std::size_t n) {
    const Place corner = floral_squares[static_cast<std::size_t>(index(seat))];
    canvas_.put(corner.row + waiting[n].first, cell_width * corner.column + waiting[n].second, "(" + digit(seat) + ")",
                ink_of(seat));
  }

  // Three columns: "(1)" for a piece, "1×4" for several, "1+4" and "113" for those of several seats.
  void draw_sharing(Place place, const std::array<int, max_seats>& counts) {
    const auto sharing = max_seats - std::count(counts.begin(), counts.end(), 0);
    const bool each = std::accumulate(counts.begin(), counts.end(), 0) == cell_width;
    int column = cell_width * place.column;
    const auto write = [&](const std::string& text, Ink ink) {
      canvas_.put(place.row, column, text, ink);
      column += static_cast<int>(characters(text).size());
    };
    if (sharing > cell_width) write("all", Ink::plain);
    for (int i = 0, written = 0; i < max_seats && sharing <= cell_width; ++i) {
      const Seat seat = seat_at(i);
      const int count = counts[static_cast<std::size_t>(i)];
      if (count == 0) continue;
      if (sharing == 1) {
        write(alone(seat, count), ink_of(seat));
        break;
      }
      if (sharing == 2 && !each && written++ > 0) write("+", Ink::plain);
      for (int times = each ? count : 1; times > 0; --times) write(digit(seat), ink_of(seat));
    }
  }
  static std::string alone(Seat seat, int count) {
    return count == 1 ? "(" + digit(seat) + ")" : digit(seat) + "×" + std::to_string(count);
  }

  // In the Floral Square of the one who has rolled.
  void draw_dice(const DiceLeft& left) {
    const std::optional<Roll> dice = state_.dice();
    if (!dice) return;
    const Place corner = floral_squares[static_cast<std::size_t>(index(state_.turn()))];
    const std::array pips = {dice->high_pips(), dice->low_pips()};
    const auto count = static_cast<std::size_t>(dice->dice());
    canvas_.put_dice(corner.row + dice_row, cell_width * corner.column + (count == 1 ? 7 : 5),
                     std::span(pips).first(count), left, 5);
  }

  void mark_places() {
    const Seat mover = state_.turn();
    const Place corner = floral_squares[static_cast<std::size_t>(index(mover))];
    for (const auto& [down, right] : waiting) {
      mark_place(corner.row + down, cell_width * corner.column + right, base);
    }
    for (Progress piece = flower; piece <= home; ++piece) {
      const Place place = place_of_progress(mover, piece);
      mark_place(place.row, cell_width * place.column, piece);
    }
  }
  void mark_place(int row, int column, Progress piece) {
    canvas_.mark_place(row, column, 1, cell_width, place_of(piece));
    for (const int edge : {column, column + cell_width - 1}) {
      Cell& cell = canvas_.at(row, edge);
      cell.rim = cell.glyph == U' ' || cell.glyph == U'(' || cell.glyph == U')';
    }
  }

  const State& state_;
  Position position_;
  Canvas canvas_{size, cell_width* size};
};

std::string text_of(Progress piece) {
  if (piece == base) return "b";
  return piece == home ? "h" : std::to_string(piece);
}

}  // namespace

Canvas draw_board(const State& state, std::span<const Hop> made) { return Cross(state, made).canvas(); }

std::string seat_sign(const State& /*state*/, Seat seat) { return digit(seat); }

std::vector<Message> seat_notes(const State& state, std::span<const Hop> made, Seat seat) {
  const Position position = preview(state, made);
  std::string pieces;
  for (const Progress piece : pieces_of(position, seat)) {
    pieces += (pieces.empty() ? "" : ", ") + text_of(piece);
  }
  std::vector<Message> notes = {say<"note.pieces", "places">(pieces)};
  if (const int place = state.place(seat); place > 0) notes.push_back(say<"note.place", "place">(place));
  if (state.resigned(seat)) notes.push_back(say<"note.resigned">());
  if (state.again() && state.turn() == seat && state.phase() == Phase::roll) notes.push_back(say<"note.rolls-again">());
  return notes;
}

std::vector<Message> table_notes(const State& state) {
  if (state.opening()) return {say<"note.highest-begins">()};
  return {};
}

std::optional<Roll> dice_on_table(const State& state) { return state.dice(); }

}  // namespace fourfold::ludo
