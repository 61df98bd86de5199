// Backgammon Dice played out the slow and obvious way, as an oracle for the rules engine. Pawns are entries of a list,
// a space is looked at by counting the list, every order of steps is tried, and the results are a set. Nothing here
// comes from the engine but the plain Rules.
#pragma once

#include <algorithm>
#include <array>
#include <set>
#include <tuple>
#include <vector>

#include "rules/backgammon_dice/rules.h"

namespace fourfold::test::naive_backgammon_dice {

using backgammon_dice::BearOff;
using backgammon_dice::Duty;
using backgammon_dice::RedeemRoll;
using backgammon_dice::Rules;
using backgammon_dice::Side;
using backgammon_dice::SpecialBearOff;
using backgammon_dice::Switching;

// A place on the owner's path: 0 captured, 1 to 16, 17 borne off.
struct Piece {
  int place = 0;
  Side side = Side::regular;

  auto operator<=>(const Piece&) const = default;
};

using Pieces = std::array<Piece, 5>;

inline Pieces sorted(Pieces pieces) {
  std::sort(pieces.begin(), pieces.end());
  return pieces;
}

// Each side counts its own path.
struct Table {
  Pieces mine;
  Pieces theirs;
  int score = 0;

  auto operator<=>(const Table&) const = default;
};

inline int count(const Pieces& pieces, int place) {
  return static_cast<int>(
      std::count_if(pieces.begin(), pieces.end(), [&](Piece piece) { return piece.place == place; }));
}

struct Move {
  Table after;
  int die = 0;
  bool captures = false;
  bool with_switch = false;
  bool bears_off_by_match = false;  // with the number itself, in one leg and without a switch
};

class Player {
 public:
  explicit Player(const Rules& rules) : rules_(rules) {}

  // Every position that the turn may lead to, captured pawns of the mover showing what they were rolled to.
  std::set<Table> results(const Table& start, std::vector<int> dice) {
    if (dice[0] == dice[1]) dice.insert(dice.end(), dice.begin(), dice.end());
    ends_.clear();
    seen_.clear();
    total_ = dice.size();
    play(start, dice, false);
    std::size_t most = 0;
    for (const auto& [table, used, unaided] : ends_) most = std::max(most, used);
    bool must_capture = false;
    for (const auto& [table, used, unaided] : ends_) must_capture |= used == most && unaided;
    std::set<Table> results;
    for (const auto& [table, used, unaided] : ends_) {
      if (rules_.duty == Duty::turn) {
        if (used < most) continue;
        if (must_capture && count(table.theirs, 0) == count(start.theirs, 0)) continue;
      }
      results.insert(table);
    }
    return results;
  }

 private:
  void play(const Table& table, const std::vector<int>& dice, bool unaided) {
    if (!seen_.insert({table, dice, unaided}).second) return;
    const bool all_off = count(table.mine, 17) == 5;
    const std::vector<Move> moves = all_off ? std::vector<Move>{} : allowed(table, dice);
    if (moves.empty() || rules_.duty == Duty::none)
      ends_.insert({table, all_off ? total_ : total_ - dice.size(), unaided});
    for (const Move& move : moves) {
      std::vector<int> left = dice;
      left.erase(std::find(left.begin(), left.end(), move.die));
      play(move.after, left, unaided || (move.captures && !move.with_switch));
    }
  }

  std::vector<Move> allowed(const Table& table, const std::vector<int>& dice) {
    std::vector<Move> moves;
    for (const int die : std::set<int>(dice.begin(), dice.end())) {
      for (Move& move : possible(table, die)) moves.push_back(move);
    }
    const auto none = [&](auto condition) { return std::none_of(moves.begin(), moves.end(), condition); };
    if (rules_.duty == Duty::step && !none([](const Move& move) { return move.captures && !move.with_switch; })) {
      std::erase_if(moves, [](const Move& move) { return !move.captures; });
      return moves;
    }
    if (rules_.must_bear_off) {
      const std::vector<Move> all = moves;
      std::erase_if(moves, [&](const Move& move) {
        if (move.captures || move.bears_off_by_match) return false;
        return std::any_of(all.begin(), all.end(),
                           [&](const Move& other) { return other.die == move.die && other.bears_off_by_match; });
      });
    }
    return moves;
  }

  std::vector<Move> possible(const Table& table, int die) {
    std::vector<Move> moves;
    for (std::size_t i = 0; i < 5; ++i) {
      const Piece piece = table.mine[i];
      if (piece.place == 17) continue;
      if (count(table.mine, 0) > 0) {
        if (piece.place == 0) add_landing(table, i, {die}, die, false, moves);
        continue;
      }
      add_moves(table, i, die, false, moves);
      if (piece.side != Side::switch_zero) continue;
      if (rules_.switching == Switching::on || rules_.switching == Switching::own) {
        for (std::size_t j = 0; j < 5; ++j) {
          if (table.mine[j].place == 17 || table.mine[j].place == piece.place) continue;
          Table switched = table;
          std::swap(switched.mine[i].place, switched.mine[j].place);
          add_moves(switched, i, die, true, moves);
        }
      }
      if (rules_.switching == Switching::on || rules_.switching == Switching::opponent) {
        for (std::size_t j = 0; j < 5; ++j) {
          const int theirs = table.theirs[j].place;
          if (theirs == 0 || theirs == 17 || count(table.theirs, theirs) > 1 || count(table.mine, piece.place) > 1)
            continue;
          Table switched = table;
          switched.mine[i].place = 17 - theirs;
          switched.theirs[j].place = 17 - piece.place;
          add_moves(switched, i, die, true, moves);
        }
      }
    }
    return moves;
  }

  static bool all_home(const Pieces& pieces) {
    return std::all_of(pieces.begin(), pieces.end(), [](Piece piece) { return piece.place >= 11; });
  }

  // Whether the number takes the pawn on the place off the board.
  bool leaves(const Pieces& pieces, int place, int number) const {
    if (!all_home(pieces)) return false;
    if (number == 17 - place) return true;
    const bool hindmost = std::none_of(pieces.begin(), pieces.end(), [&](Piece piece) { return piece.place < place; });
    return rules_.bear_off == BearOff::backgammon && number > 17 - place && hindmost;
  }

  void add_moves(const Table& table, std::size_t i, int die, bool with_switch, std::vector<Move>& moves) {
    const Piece piece = table.mine[i];
    const bool half = piece.side == Side::half_minus;
    const int halved = die / 2 + die % 2;
    const int number = half && rules_.special_bear_off == SpecialBearOff::movement ? halved : die;
    if (leaves(table.mine, piece.place, number)) {
      Table after = table;
      bear_off(after, i);
      moves.push_back({tidy(after), die, false, with_switch, number == 17 - piece.place && !with_switch});
    }
    if (piece.side != Side::double_plus) {
      add_landing(table, i, {piece.place + (half ? halved : die)}, die, with_switch, moves);
      return;
    }
    const int first = piece.place + die;
    const int second = first + die;
    if (second <= 16) {
      add_landing(table, i, {first, second}, die, with_switch, moves);
      return;
    }
    Table after = table;
    bool captures = false;
    if (!land(after, i, first, captures) || !leaves(after.mine, first, die)) return;
    bear_off(after, i);
    moves.push_back({tidy(after), die, captures, with_switch, false});
  }

  void add_landing(const Table& table, std::size_t i, const std::vector<int>& places, int die, bool with_switch,
                   std::vector<Move>& moves) {
    Table after = table;
    bool captures = false;
    for (const int place : places) {
      if (!land(after, i, place, captures)) return;
    }
    moves.push_back({tidy(after), die, captures, with_switch, false});
  }

  bool land(Table& table, std::size_t i, int place, bool& captures) const {
    if (place > 16) return false;
    table.mine[i].place = -1;  // in the air
    if (count(table.mine, place) > 1 || count(table.theirs, 17 - place) > 1) return false;
    for (Piece& piece : table.theirs) {
      if (piece.place != 17 - place) continue;
      piece = {0, rules_.special_sides && rules_.redeem_roll == RedeemRoll::once ? Side::unrolled : Side::regular};
      captures = true;
    }
    table.mine[i].place = place;
    return true;
  }

  void bear_off(Table& table, std::size_t i) const {
    const Piece piece = table.mine[i];
    if (rules_.scored) {
      const bool plus = piece.side == Side::regular_plus || piece.side == Side::double_plus;
      const bool minus = piece.side == Side::regular_minus || piece.side == Side::half_minus;
      table.score += 17 - piece.place + (rules_.symbols ? (plus ? 1 : minus ? -1 : 0) : 0);
    }
    table.mine[i] = {17, Side::regular};
  }

  static Table tidy(Table table) {
    table.mine = sorted(table.mine);
    table.theirs = sorted(table.theirs);
    return table;
  }

  const Rules& rules_;
  std::size_t total_ = 0;
  std::set<std::tuple<Table, std::size_t, bool>> ends_;
  std::set<std::tuple<Table, std::vector<int>, bool>> seen_;
};

}  // namespace fourfold::test::naive_backgammon_dice
