// A second, deliberately plain checkers: letters on a chessboard, strings and sets. It shares nothing with
// src/rules/checkers but the Rules struct, and the two must agree.
#pragma once

#include <array>
#include <cctype>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "rules/checkers/rules.h"

namespace fourfold::checkers::naive {

using Cell = std::pair<int, int>;  // row from dark's side, column

// Squares 1 to 4 lie on columns 1, 3, 5, 7 of the first row, 5 to 8 on columns 0, 2, 4, 6 of the second, and so on.
inline Cell cell_of(int number) {
  const int row = (number - 1) / 4;
  return {row, 2 * ((number - 1) % 4) + (row % 2 == 0 ? 1 : 0)};
}
inline int number_of(Cell cell) { return cell.first * 4 + cell.second / 2 + 1; }
inline bool on_board(Cell cell) { return cell.first >= 0 && cell.first < 8 && cell.second >= 0 && cell.second < 8; }

struct Game {
  // b, B: a dark man, a dark king; w, W: light's; a dot: nothing.
  std::map<Cell, char> board;
  bool dark_to_move = true;

  char on(Cell cell) const {
    const auto found = board.find(cell);
    return found == board.end() ? '.' : found->second;
  }
  bool own(char piece) const { return piece != '.' && (std::tolower(piece) == 'b') == dark_to_move; }
  bool opposing(char piece) const { return piece != '.' && (std::tolower(piece) == 'b') != dark_to_move; }
};

// The position as FEN.
inline std::string fen(const Game& game) {
  std::string lists[2] = {"W", "B"};
  for (int number = 1; number <= 32; ++number) {
    const char piece = game.on(cell_of(number));
    if (piece == '.') continue;
    std::string& list = lists[std::tolower(piece) == 'b' ? 1 : 0];
    if (list.size() > 1) list += ",";
    list += (std::isupper(piece) ? "K" : "") + std::to_string(number);
  }
  return std::string(game.dark_to_move ? "B" : "W") + ":" + lists[0] + ":" + lists[1];
}

class Generator {
 public:
  Generator(const Game& game, const Rules& rules) : game_(game), rules_(rules) {}

  // Every play with the position after it.
  std::map<std::string, Game> plays() {
    std::map<std::string, Game> jumps;
    std::map<std::string, Game> steps;
    for (int number = 1; number <= 32; ++number) {
      const Cell cell = cell_of(number);
      const char piece = game_.on(cell);
      if (!game_.own(piece)) continue;
      Game lifted = game_;
      lifted.board.erase(cell);
      add_steps(lifted, cell, piece, steps);
      add_jumps(lifted, cell, piece, std::to_string(number), {}, jumps);
    }
    if (rules_.capture == Capture::optional || jumps.empty()) jumps.insert(steps.begin(), steps.end());
    return jumps;
  }

 private:
  std::vector<Cell> directions(char piece) const {
    std::vector<Cell> list;
    for (const int down : {-1, 1}) {
      if (std::islower(piece) && (down == 1) != (piece == 'b')) continue;
      for (const int right : {-1, 1}) list.push_back({down, right});
    }
    return list;
  }

  static bool on_far_row(char piece, Cell cell) {
    return (piece == 'b' && cell.first == 7) || (piece == 'w' && cell.first == 0);
  }
  static char crowned(char piece) { return static_cast<char>(std::toupper(piece)); }

  void add_steps(const Game& lifted, Cell cell, char piece, std::map<std::string, Game>& out) const {
    for (const Cell& direction : directions(piece)) {
      const Cell to{cell.first + direction.first, cell.second + direction.second};
      if (!on_board(to) || lifted.on(to) != '.') continue;
      Game next = lifted;
      next.board[to] = on_far_row(piece, to) ? crowned(piece) : piece;
      next.dark_to_move = !next.dark_to_move;
      out[std::to_string(number_of(cell)) + "-" + std::to_string(number_of(to))] = next;
    }
  }

  void add_jumps(const Game& lifted, Cell cell, char piece, const std::string& path, const std::set<Cell>& jumped,
                 std::map<std::string, Game>& out) const {
    bool could_jump = false;
    for (const Cell& direction : directions(piece)) {
      const Cell over{cell.first + direction.first, cell.second + direction.second};
      const Cell to{over.first + direction.first, over.second + direction.second};
      if (!on_board(to) || lifted.on(to) != '.' || !lifted.opposing(lifted.on(over)) || jumped.count(over) != 0)
        continue;
      could_jump = true;
      std::set<Cell> more = jumped;
      more.insert(over);
      const std::string longer = path + "x" + std::to_string(number_of(to));
      if (on_far_row(piece, to)) {
        if (rules_.crowning == Crowning::ends_turn) {
          finish(lifted, to, crowned(piece), longer, more, out);
        } else {
          add_jumps(lifted, to, crowned(piece), longer, more, out);
        }
      } else {
        add_jumps(lifted, to, piece, longer, more, out);
      }
    }
    if (!jumped.empty() && (!could_jump || rules_.chain == Chain::may_stop)) {
      finish(lifted, cell, piece, path, jumped, out);
    }
  }

  static void finish(Game game, Cell cell, char piece, const std::string& path, const std::set<Cell>& jumped,
                     std::map<std::string, Game>& out) {
    for (const Cell& captured : jumped) game.board.erase(captured);
    game.board[cell] = piece;
    game.dark_to_move = !game.dark_to_move;
    out[path] = game;
  }

  const Game& game_;
  const Rules& rules_;
};

// The whole story of a game, for the draws: every position, and when there was progress.
class History {
 public:
  explicit History(const Game& game) { ++seen_[fen(game)]; }

  void add(const Game& before, const std::string& play, const Game& after) {
    const int from = std::stoi(play);
    const bool king = std::isupper(before.on(cell_of(from))) != 0;
    quiet_ = king && play.find('x') == std::string::npos ? quiet_ + 1 : 0;
    times_ = ++seen_[fen(after)];
  }
  bool draw_due() const { return times_ >= 3 || quiet_ >= 80; }
  int times() const { return times_; }
  int quiet() const { return quiet_; }

 private:
  std::map<std::string, int> seen_;
  int times_ = 1;
  int quiet_ = 0;
};

}  // namespace fourfold::checkers::naive
