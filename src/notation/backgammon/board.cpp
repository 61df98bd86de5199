#include "notation/backgammon/board.h"

#include <array>
#include <vector>

namespace fourfold::backgammon {
namespace {

constexpr std::string_view discs[] = {"●", "○"};  // by seat
constexpr int stack_height = 5;

std::string player(Seat seat) { return "player " + std::to_string(number(seat)); }

// How many checkers stand on a point as seat one counts it, and whose they are.
struct Stack {
  int count = 0;
  Seat owner = Seat::one;
};

Stack stack_on(const Position& position, int point) {
  if (const int own = position.side(Seat::one)[static_cast<std::size_t>(point)]; own > 0) return {own, Seat::one};
  return {position.side(Seat::two)[static_cast<std::size_t>(points + 1 - point)], Seat::two};
}

// The part of a stack that is seen `height` checkers from the edge, three columns wide. A stack too high to draw ends
// in its number; an empty point shows where it is.
std::string slice(Stack stack, int height) {
  if (stack.count > stack_height && height == stack_height - 1) {
    return (stack.count < 10 ? " " : "") + std::to_string(stack.count) + " ";
  }
  if (stack.count > height) return " " + std::string(discs[index(stack.owner)]) + " ";
  return stack.count == 0 && height == 0 ? " · " : "   ";
}

std::string label(int point) { return point < 10 ? "─" + std::to_string(point) + "─" : std::to_string(point) + "─"; }

// Six points from `first` on, each as `cell` draws it.
template <class Cell>
std::string six(int first, int direction, Cell cell) {
  std::string text;
  for (int i = 0; i < home_points; ++i) text += cell(first + direction * i);
  return text;
}

std::string dice_text(const Position& position, Seat seat) {
  if (position.stage != Stage::moving || position.turn != seat) return "                  ";
  const auto die = [](Die shown) { return "[" + std::to_string(shown.pips()) + "]"; };
  return "     " + die(position.dice.first) + "  " + die(position.dice.second) + "     ";
}

std::string cube_text(const State& state) {
  const Position& position = state.position();
  if (!state.rules().cube || state.rules().match_length == 1) return "";
  const std::string text = "cube at " + std::to_string(position.cube());
  if (position.cube_owner == CubeOwner::centre) return text + ", in the middle";
  return text + ", held by " + player(position.owns_cube(Seat::one) ? Seat::one : Seat::two);
}

std::string score_text(const State& state) {
  const auto& score = state.position().score;
  if (state.rules().match_length == 1) return "single game";
  const std::string kind =
      state.rules().money() ? "money game" : "match to " + std::to_string(state.rules().match_length);
  const std::string crawford = state.position().crawford_game ? ", Crawford" : "";
  return kind + ", score " + std::to_string(score[0]) + "-" + std::to_string(score[1]) + crawford;
}

// What stands open between the players.
std::string question_text(const Position& position) {
  if (position.stage == Stage::over) return "";
  if (position.resigning > 0) {
    return player(position.turn) + " would resign " + std::to_string(position.resigning * position.cube());
  }
  if (position.stage == Stage::doubled)
    return player(position.turn) + " doubles to " + std::to_string(2 * position.cube());
  if (position.stage == Stage::beavered) return player(other(position.turn)) + " beavers";
  return "";
}

std::string side_text(Seat seat) { return std::string(discs[index(seat)]) + " " + player(seat); }

std::string count_text(const Position& position, Seat seat) {
  const Checkers& side = position.side(seat);
  return std::to_string(pip_count(side)) + " pips, " + std::to_string(side[off]) + " off";
}

}  // namespace

std::string draw_board(const State& state) {
  const Position& position = state.position();
  const auto point_label = [&](int point) { return label(position.turn == Seat::one ? point : points + 1 - point); };
  const auto bar_slice = [&](Seat seat, int height) {
    const int count = position.side(seat)[bar];
    return count == 0 ? std::string("   ") : slice({count, seat}, height);
  };

  std::vector<std::string> lines;
  lines.push_back("┌" + six(13, 1, point_label) + "┬───┬" + six(19, 1, point_label) + "┐");
  for (int height = 0; height < stack_height; ++height) {
    const auto cell = [&](int point) { return slice(stack_on(position, point), height); };
    lines.push_back("│" + six(13, 1, cell) + "│" + bar_slice(Seat::two, height) + "│" + six(19, 1, cell) + "│");
  }
  lines.push_back("│" + dice_text(position, Seat::two) + "│bar│" + dice_text(position, Seat::one) + "│");
  for (int height = stack_height - 1; height >= 0; --height) {
    const auto cell = [&](int point) { return slice(stack_on(position, point), height); };
    lines.push_back("│" + six(12, -1, cell) + "│" + bar_slice(Seat::one, height) + "│" + six(6, -1, cell) + "│");
  }
  lines.push_back("└" + six(12, -1, point_label) + "┴───┴" + six(6, -1, point_label) + "┘");

  std::array<std::string, 13> beside;
  beside[1] = side_text(Seat::two);
  beside[2] = count_text(position, Seat::two);
  beside[5] = score_text(state);
  beside[6] = cube_text(state);
  beside[7] = question_text(position);
  beside[10] = side_text(Seat::one);
  beside[11] = count_text(position, Seat::one);
  std::string board;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    board += " " + lines[i] + (beside[i].empty() ? "" : "   " + beside[i]) + "\n";
  }
  return board;
}

std::optional<Roll> dice_on_table(const State& state) {
  if (state.position().stage != Stage::moving) return std::nullopt;
  return state.position().dice;
}

}  // namespace fourfold::backgammon
