#include "notation/backgammon_dice/board.h"

#include <array>
#include <vector>

namespace fourfold::backgammon_dice {
namespace {

constexpr int row_length = last_space / 2;
constexpr int home_spaces = 6;

// A pawn in two columns: whose it is, and the letter of its side.
std::string drawn(Seat seat, Side side) {
  const std::string disc = seat == Seat::one ? "●" : "○";
  return disc + (side == Side::regular || side == Side::unrolled ? ' ' : letter(side));
}

std::array<Pawn, pawns_a_side> pawns_of(const State& state, Seat seat) {
  return state.position().pawns[static_cast<std::size_t>(index(seat))];
}

// The pawns on a space as seat one counts it.
std::vector<std::string> pawns_on(const State& state, int space) {
  std::vector<std::string> pawns;
  for (const Seat seat : {Seat::one, Seat::two}) {
    for (const Pawn pawn : pawns_of(state, seat)) {
      if (pawn.space == (seat == Seat::one ? space : off_space - space)) pawns.push_back(drawn(seat, pawn.side));
    }
  }
  return pawns;
}

// One line through the eight spaces of a row, with an edge after the home spaces.
template <class Cell>
std::string line(std::string_view left, std::string_view between, std::string_view home_edge, std::string_view right,
                 Cell cell) {
  std::string text(left);
  for (int column = 1; column <= row_length; ++column) {
    text += cell(column);
    if (column < row_length) text += column == home_spaces ? home_edge : between;
  }
  text += right;
  return text;
}

std::string pawn_line(const State& state, Seat row, std::size_t depth) {
  return line("│", "│", "┃", "│", [&](int column) {
    const std::vector<std::string> pawns = pawns_on(state, row == Seat::one ? column : off_space - column);
    return " " + (depth < pawns.size() ? pawns[depth] : "  ") + " ";
  });
}

std::string rule(std::string_view left, std::string_view between, std::string_view home_edge, std::string_view right) {
  return line(left, between, home_edge, right, [](int) { return "────"; });
}

std::string labels(const State& state, Seat row) {
  return line(" ", " ", " ", "", [&](int column) {
    const int space = row == state.turn() ? column : off_space - column;
    return (space < 10 ? "  " : " ") + std::to_string(space) + " ";
  });
}

std::string side_text(const State& state, Seat seat) {
  int off = 0;
  for (const Pawn pawn : pawns_of(state, seat)) off += pawn.space == off_space ? 1 : 0;
  return drawn(seat, Side::regular) + "player " + std::to_string(number(seat)) + ", " + std::to_string(off) + " off";
}

std::string captured_text(const State& state, Seat seat) {
  std::string text;
  for (const Pawn pawn : pawns_of(state, seat)) {
    if (pawn.space == captured_space) text += " " + drawn(seat, pawn.side);
  }
  return text.empty() ? text : "captured:" + text;
}

std::string dice_text(const State& state) {
  if (state.stage() != Stage::deciding) return "";
  return "[" + std::to_string(state.high_die()) + "] [" + std::to_string(state.low_die()) + "]";
}

std::string score_text(const State& state) {
  const auto pair = [](int one, int two) { return std::to_string(one) + "-" + std::to_string(two); };
  const std::string points = "points " + pair(state.points(Seat::one), state.points(Seat::two));
  if (state.rules().scored) return "score " + pair(state.score(Seat::one), state.score(Seat::two)) + ", " + points;
  return state.rules().match_points > 1 ? points : "";
}

}  // namespace

std::string draw_board(const State& state) {
  const std::array<std::array<std::string, 2>, 9> lines = {{
      {labels(state, Seat::two), ""},
      {rule("┌", "┬", "┰", "┐"), ""},
      {pawn_line(state, Seat::two, 0), side_text(state, Seat::two)},
      {pawn_line(state, Seat::two, 1), captured_text(state, Seat::two)},
      {rule("├", "┼", "╂", "┤"),
       dice_text(state) + (state.stage() == Stage::deciding ? "   " : "") + score_text(state)},
      {pawn_line(state, Seat::one, 1), captured_text(state, Seat::one)},
      {pawn_line(state, Seat::one, 0), side_text(state, Seat::one)},
      {rule("└", "┴", "┸", "┘"), ""},
      {labels(state, Seat::one), ""},
  }};
  std::string drawing;
  for (const auto& [row, note] : lines) {
    drawing += " " + row + (note.empty() ? "" : "   " + note);
    drawing.erase(drawing.find_last_not_of(' ') + 1);
    drawing += "\n";
  }
  return drawing;
}

std::optional<Roll> dice_on_table(const State& state) {
  if (state.stage() != Stage::deciding) return std::nullopt;
  const auto die = [](int pips) { return Die::nth(static_cast<unsigned>(pips) - 1); };
  return turn_roll(die(state.high_die()), die(state.low_die()));
}

}  // namespace fourfold::backgammon_dice
