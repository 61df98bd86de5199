// Backgammon Dice played out the slow and obvious way, as an oracle for the rules engine. Pawns are entries of a list,
// a space is looked at by counting the list, every order of steps is tried, and the results are a set. Nothing here
// comes from the engine but the plain Rules.
#pragma once

#include <algorithm>
#include <array>
#include <set>
#include <tuple>
#include <utility>
#include <vector>

#include "rules/backgammon_dice/rules.h"

namespace fourfold::test::naive_backgammon_dice {

using backgammon_dice::BearOff;
using backgammon_dice::Duty;
using backgammon_dice::Face;
using backgammon_dice::RedeemRoll;
using backgammon_dice::Rules;
using backgammon_dice::SpecialBearOff;
using backgammon_dice::Switching;

// A place on the owner's path: 0 captured, 1 to 16, 17 borne off.
struct Piece {
  int place = 0;
  Face face = Face::regular;

  auto operator<=>(const Piece&) const = default;
};

using Pieces = std::array<Piece, 5>;

inline Pieces sorted(Pieces pieces) {
  std::sort(pieces.begin(), pieces.end());
  return pieces;
}

// Each side counts its own path.
struct Placement {
  Pieces mine;
  Pieces theirs;
  int score = 0;

  auto operator<=>(const Placement&) const = default;
};

inline int count(const Pieces& pieces, int place) {
  return static_cast<int>(
      std::count_if(pieces.begin(), pieces.end(), [&](Piece piece) { return piece.place == place; }));
}

struct Move {
  Placement after;
  int die = 0;
  bool captures = false;
  bool with_switch = false;
  bool bears_off_by_match = false;  // with the number itself, in one leg and without a switch
};

class Enumerator {
 public:
  explicit Enumerator(const Rules& rules) : rules_(rules) {}

  // Every position that the turn may lead to, captured pawns of the mover showing what they were rolled to.
  std::set<Placement> results(const Placement& start, std::vector<int> dice) {
    if (dice[0] == dice[1]) dice.insert(dice.end(), dice.begin(), dice.end());
    ends_.clear();
    seen_.clear();
    play(start, dice, false);
    // BD-6: if any way of playing the turn captures, it must be one that captures.
    bool must_capture = false;
    for (const auto& [placement, unaided] : ends_) must_capture |= rules_.duty == Duty::turn && unaided;
    std::set<Placement> results;
    for (const auto& [placement, unaided] : ends_) {
      const bool captures = count(placement.theirs, 0) > count(start.theirs, 0);
      if (captures || !must_capture) results.insert(placement);
    }
    return results;
  }

 private:
  // BD-6: the turn goes on while any remaining die has a legal step. `unaided`: a pawn was captured without a switch.
  void play(const Placement& placement, const std::vector<int>& dice, bool unaided) {
    if (!seen_.insert({placement, dice, unaided}).second) return;
    const bool all_off = count(placement.mine, 17) == 5;
    const std::vector<Move> moves = all_off ? std::vector<Move>{} : allowed(placement, dice);
    if (moves.empty() || rules_.duty == Duty::none) ends_.insert({placement, unaided});
    for (const Move& move : moves) {
      std::vector<int> left = dice;
      left.erase(std::find(left.begin(), left.end(), move.die));
      play(move.after, left, unaided || (move.captures && !move.with_switch));
    }
  }

  // BD-6 and BD-9: while a remaining die can capture or bear off, the step is one of these.
  std::vector<Move> allowed(const Placement& placement, const std::vector<int>& dice) {
    std::vector<Move> moves;
    for (const int die : std::set<int>(dice.begin(), dice.end())) {
      for (Move& move : possible(placement, die)) moves.push_back(move);
    }
    const bool captures_are_duty = rules_.duty != Duty::none;
    const bool duty = std::any_of(moves.begin(), moves.end(), [&](const Move& move) {
      return (captures_are_duty && move.captures && !move.with_switch) ||
             (rules_.must_bear_off && move.bears_off_by_match);
    });
    if (duty) {
      std::erase_if(moves, [&](const Move& move) {
        return !move.captures && !(rules_.must_bear_off && move.bears_off_by_match);
      });
    }
    return moves;
  }

  std::vector<Move> possible(const Placement& placement, int die) {
    std::vector<Move> moves;
    for (std::size_t i = 0; i < 5; ++i) {
      const Piece piece = placement.mine[i];
      if (piece.place == 17) continue;
      if (count(placement.mine, 0) > 0) {
        if (piece.place == 0) add_landing(placement, i, {die}, die, false, moves);
        continue;
      }
      add_moves(placement, i, die, false, moves);
      if (piece.face != Face::switch_zero) continue;
      if (rules_.switching == Switching::on || rules_.switching == Switching::own) {
        for (std::size_t j = 0; j < 5; ++j) {
          if (placement.mine[j].place == 17 || placement.mine[j].place == piece.place) continue;
          Placement switched = placement;
          std::swap(switched.mine[i].place, switched.mine[j].place);
          add_moves(switched, i, die, true, moves);
        }
      }
      if (rules_.switching == Switching::on || rules_.switching == Switching::opponent) {
        for (std::size_t j = 0; j < 5; ++j) {
          const int theirs = placement.theirs[j].place;
          if (theirs == 0 || theirs == 17 || count(placement.theirs, theirs) > 1 ||
              count(placement.mine, piece.place) > 1)
            continue;
          Placement switched = placement;
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

  void add_moves(const Placement& placement, std::size_t i, int die, bool with_switch, std::vector<Move>& moves) {
    const Piece piece = placement.mine[i];
    const bool half = piece.face == Face::half_minus;
    const int halved = die / 2 + die % 2;
    const int number = half && rules_.special_bear_off == SpecialBearOff::movement ? halved : die;
    if (leaves(placement.mine, piece.place, number)) {
      Placement after = placement;
      bear_off(after, i);
      moves.push_back({tidy(after), die, false, with_switch, number == 17 - piece.place && !with_switch});
    }
    if (piece.face != Face::double_plus) {
      add_landing(placement, i, {piece.place + (half ? halved : die)}, die, with_switch, moves);
      return;
    }
    const int first = piece.place + die;
    const int second = first + die;
    if (second <= 16) {
      add_landing(placement, i, {first, second}, die, with_switch, moves);
      return;
    }
    Placement after = placement;
    bool captures = false;
    if (!land(after, i, first, captures) || !leaves(after.mine, first, die)) return;
    bear_off(after, i);
    moves.push_back({tidy(after), die, captures, with_switch, false});
  }

  void add_landing(const Placement& placement, std::size_t i, const std::vector<int>& places, int die, bool with_switch,
                   std::vector<Move>& moves) {
    Placement after = placement;
    bool captures = false;
    for (const int place : places) {
      if (!land(after, i, place, captures)) return;
    }
    moves.push_back({tidy(after), die, captures, with_switch, false});
  }

  bool land(Placement& placement, std::size_t i, int place, bool& captures) const {
    if (place > 16) return false;
    placement.mine[i].place = -1;  // in the air
    if (count(placement.mine, place) > 1 || count(placement.theirs, 17 - place) > 1) return false;
    for (Piece& piece : placement.theirs) {
      if (piece.place != 17 - place) continue;
      piece = {0, rules_.special_sides && rules_.redeem_roll == RedeemRoll::once ? Face::unrolled : Face::regular};
      captures = true;
    }
    placement.mine[i].place = place;
    return true;
  }

  void bear_off(Placement& placement, std::size_t i) const {
    const Piece piece = placement.mine[i];
    if (rules_.scored) {
      const bool plus = piece.face == Face::regular_plus || piece.face == Face::double_plus;
      const bool minus = piece.face == Face::regular_minus || piece.face == Face::half_minus;
      placement.score += 17 - piece.place + (rules_.symbols ? (plus ? 1 : minus ? -1 : 0) : 0);
    }
    placement.mine[i] = {17, Face::regular};
  }

  static Placement tidy(Placement placement) {
    placement.mine = sorted(placement.mine);
    placement.theirs = sorted(placement.theirs);
    return placement;
  }

  const Rules& rules_;
  std::set<std::pair<Placement, bool>> ends_;
  std::set<std::tuple<Placement, std::vector<int>, bool>> seen_;
};

}  // namespace fourfold::test::naive_backgammon_dice
