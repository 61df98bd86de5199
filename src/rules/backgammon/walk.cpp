// Each hop is judged on the board by itself, and then by whether the turn can still use as many dice as BG-6 asks.
// Which die a hop plays needs no asking: only a checker on the highest point, which no die left falls short of, can be
// borne off by either of two dice, and then the other one bears off from the highest point too.
#include "rules/backgammon/walk.h"

#include <algorithm>

#include "rules/backgammon/generate.h"
#include "rules/backgammon/moves.h"
#include "rules/backgammon/partial_turn.h"

namespace fourfold::backgammon {
namespace {

Step step_of(Hop hop) { return {hop.from, hop.to}; }

// Calls visit(hop, turn after it) for every hop that the board and the dice allow, from the highest point down.
template <class Visit>
void each_hop(const PartialTurn& turn, Visit visit) {
  for (int from = bar; from >= 1; --from) {
    if (turn.mover()[static_cast<std::size_t>(from)] == 0) continue;
    int last = from;
    for (const Die die : turn.dice()) {
      const int to = std::max(from - die.pips(), off);
      const Hop hop{static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(to)};
      PartialTurn next = turn;
      if (to != last && next.make(step_of(hop)) == Obstacle::none) visit(hop, next);
      last = to;
    }
  }
}

// The turn after the hops; nothing if no checkers are to be moved now, or not so.
std::optional<PartialTurn> turn_after(const State& state, std::span<const Hop> made) {
  const Position& position = state.position();
  if (position.stage != Stage::moving || position.resigning > 0) return std::nullopt;
  PartialTurn turn(position);
  for (const Hop hop : made) {
    if (hop.choice != 0 || turn.make(step_of(hop)) != Obstacle::none) return std::nullopt;
  }
  return turn;
}

// The legal plays as the ends that a turn has to come to.
class Ends {
 public:
  explicit Ends(const State& state) : position_(state.position()), plays_(legal(state)), most_(plays_[0].count) {}

  // How many dice a turn uses; the same in every legal play.
  int most() const { return most_; }

  // The play that leaves the board as the turn has it.
  std::optional<Play> play_to(const PartialTurn& turn) const {
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
  bool in_reach_of(const PartialTurn& turn, int hops) const {
    if (hops == 0 && most_ > 1) return true;
    bool found = false;
    if (hops > 0) each_hop(turn, [&](Hop, const PartialTurn& next) { found = found || in_reach_of(next, hops - 1); });
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
  each_hop(*turn, [&](Hop hop, const PartialTurn& next) {
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
