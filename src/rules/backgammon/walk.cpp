// Each hop is judged on the board by itself, and then by whether the turn can still use as many dice as BG-6 asks.
// Which die a hop plays needs no asking: only a checker on the highest point, which no die left falls short of, can be
// borne off by either of two dice, and then the other one bears off from the highest point too.
#include "rules/backgammon/walk.h"

#include <algorithm>

#include "rules/backgammon/generate.h"
#include "rules/backgammon/moves.h"

namespace fourfold::backgammon {
namespace {

// A turn on its way: both sides' checkers after some hops, and the dice still to play.
class Turn {
 public:
  explicit Turn(const Position& position)
      : mover_(position.side(position.turn)),
        opponent_(position.side(other(position.turn))),
        dice_(dice_to_play(position.dice.first, position.dice.second)) {}

  const Checkers& mover() const { return mover_; }
  const Checkers& opponent() const { return opponent_; }
  const DiceLeft& dice() const { return dice_; }

  // Makes the hop, or says that the board and the dice do not allow it.
  bool make(Hop hop) {
    const int pips = pips_for(hop);
    if (pips == 0) return false;
    take_die(dice_, pips);
    make_step(mover_, opponent_, {hop.from, hop.to});
    return true;
  }
  bool make(std::span<const Hop> hops) {
    return std::all_of(hops.begin(), hops.end(), [&](Hop hop) { return make(hop); });
  }

  // Calls visit(hop, turn after it) for every hop that the board and the dice allow, from the highest point down.
  template <class Visit>
  void each_hop(Visit visit) const {
    for (int from = bar; from >= 1; --from) {
      if (mover_[static_cast<std::size_t>(from)] == 0) continue;
      int last = from;
      for (const Die die : dice_) {
        const int to = std::max(from - die.pips(), off);
        const Hop hop{static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(to)};
        Turn next = *this;
        if (to != last && next.make(hop)) visit(hop, next);
        last = to;
      }
    }
  }

 private:
  int highest() const {
    int point = bar;
    while (point > off && mover_[static_cast<std::size_t>(point)] == 0) --point;
    return point;
  }

  // The number of the die that plays the hop, the smallest that can; 0 if none does.
  int pips_for(Hop hop) const {
    if (hop.choice != 0 || hop.from > bar || hop.to >= hop.from || mover_[hop.from] == 0) return 0;
    const int top = highest();
    if (top == bar && hop.from != bar) return 0;  // BG-8
    const bool bears_off = hop.to == off;
    if (bears_off && top > home_points) return 0;                                               // BG-10
    if (!bears_off && opponent_[static_cast<std::size_t>(points + 1 - hop.to)] >= 2) return 0;  // BG-3
    for (std::size_t i = dice_.size(); i-- > 0;) {
      const int over = dice_[i].pips() - (hop.from - hop.to);
      if (over == 0 || (over > 0 && bears_off && hop.from == top)) return dice_[i].pips();  // BG-11
    }
    return 0;
  }

  Checkers mover_;
  Checkers opponent_;
  DiceLeft dice_;
};

// The turn after the hops; nothing if no checkers are to be moved now, or not so.
std::optional<Turn> turn_after(const State& state, std::span<const Hop> made) {
  const Position& position = state.position();
  if (position.stage != Stage::moving || position.resigning > 0) return std::nullopt;
  Turn turn(position);
  if (!turn.make(made)) return std::nullopt;
  return turn;
}

// The legal plays as the ends that a turn has to come to.
class Ends {
 public:
  explicit Ends(const State& state) : position_(state.position()), plays_(legal(state)), most_(plays_[0].count) {}

  // How many dice a turn uses; the same in every legal play.
  int most() const { return most_; }

  // The play that leaves the board as the turn has it.
  std::optional<Play> play_to(const Turn& turn) const {
    for (const Play& play : plays_) {
      Checkers mover = position_.side(position_.turn);
      Checkers opponent = position_.side(other(position_.turn));
      for (std::size_t i = 0; i < play.count; ++i) make_step(mover, opponent, play.steps[i]);
      if (mover == turn.mover() && opponent == turn.opponent()) return play;
    }
    return std::nullopt;
  }

  // Whether no more than so many hops bring the turn to a play. Using all the dice that can be used is one, except that
  // where only one of two can be played it matters which. A turn that uses fewer may still stand as a play leaves it:
  // bearing off by one die often does what two could.
  bool in_reach_of(const Turn& turn, int hops) const {
    if (hops == 0 && most_ > 1) return true;
    bool found = false;
    if (hops > 0) turn.each_hop([&](Hop, const Turn& next) { found = found || in_reach_of(next, hops - 1); });
    return found || play_to(turn).has_value();
  }

 private:
  const Position& position_;
  PlayList plays_;
  int most_;
};

}  // namespace

HopList next_hops(const State& state, std::span<const Hop> made) {
  HopList hops;
  const auto turn = turn_after(state, made);
  if (!turn) return hops;
  const Ends ends(state);
  const int left = ends.most() - static_cast<int>(made.size());
  if (left <= 0) return hops;
  turn->each_hop([&](Hop hop, const Turn& next) {
    if (ends.in_reach_of(next, left - 1)) hops.push_back(hop);
  });
  return hops;
}

std::optional<Play> play_of(const State& state, std::span<const Hop> made) {
  const auto turn = turn_after(state, made);
  return turn ? Ends(state).play_to(*turn) : std::nullopt;
}

Position preview(const State& state, std::span<const Hop> made) {
  Position position = state.position();
  if (const auto turn = turn_after(state, made)) {
    position.side(position.turn) = turn->mover();
    position.side(other(position.turn)) = turn->opponent();
  }
  return position;
}

DiceLeft dice_left(const State& state, std::span<const Hop> made) {
  const auto turn = turn_after(state, made);
  return turn ? turn->dice() : DiceLeft{};
}

}  // namespace fourfold::backgammon
