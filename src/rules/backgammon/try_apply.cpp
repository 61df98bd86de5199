// Plays from outside: accepted in any order of steps, or refused with the rule that stands against them.
#include <algorithm>
#include <string>

#include "rules/backgammon/backgammon.h"
#include "rules/backgammon/generate.h"

namespace fourfold::backgammon {

static_assert(fourfold::Game<Game>);

namespace {

std::string point_name(int point) { return point == bar ? "the bar" : "point " + std::to_string(point); }

// The dice that are still to be played.
class DiceLeft {
 public:
  explicit DiceLeft(const Roll& dice) {
    const int times = dice.first == dice.second ? 2 : 1;
    for (int i = 0; i < times; ++i) {
      pips_[count_++] = std::max(dice.first, dice.second).pips();
      pips_[count_++] = std::min(dice.first, dice.second).pips();
    }
  }

  bool empty() const { return count_ == 0; }
  // Uses the smallest die that is enough, which must be `need` exactly unless more is allowed.
  bool use(int need, bool more_allowed) {
    for (int i = count_ - 1; i >= 0; --i) {
      if (pips_[i] != need && !(more_allowed && pips_[i] > need)) continue;
      std::copy(pips_ + i + 1, pips_ + count_, pips_ + i);
      --count_;
      return true;
    }
    return false;
  }

 private:
  int pips_[4] = {};
  int count_ = 0;
};

int highest_point(const Checkers& side) {
  int point = bar;
  while (point > 0 && side[static_cast<std::size_t>(point)] == 0) --point;
  return point;
}

// Makes one step, or says what is in its way.
Result<void> walk(Checkers& mover, Checkers& opponent, DiceLeft& dice, Step step) {
  if (step.from < 1 || step.from > bar || step.to >= step.from || step.to > points) {
    return refuse("a checker moves from the bar or a point to a lower point, or off");
  }
  if (mover[step.from] == 0) return refuse("there is no checker to move on " + point_name(step.from));
  const int highest = highest_point(mover);
  if (highest == bar && step.from != bar) return refuse("checkers on the bar enter before any other moves (BG-8)");
  if (step.to == off && highest > home_points) {
    return refuse("bearing off begins when all checkers are home; one is still on " + point_name(highest) + " (BG-10)");
  }
  if (step.to != off && opponent[static_cast<std::size_t>(points + 1 - step.to)] >= 2) {
    return refuse(point_name(step.to) + " is held by two or more opposing checkers (BG-3)");
  }
  const bool from_highest = step.to == off && step.from == highest;
  if (dice.empty()) return refuse("there are more moves here than dice to play them");
  if (!dice.use(step.from - step.to, from_highest)) {
    if (step.to == off && !from_highest) {
      return refuse("no die left bears off from " + point_name(step.from) +
                    " exactly, and a larger number bears off from the highest point only (BG-11)");
    }
    return refuse("no die left moves a checker from " + point_name(step.from) + " to " +
                  (step.to == off ? std::string("off the board") : point_name(step.to)) +
                  "; a move by both dice is two moves that each land (BG-4)");
  }
  make_step(mover, opponent, step);
  return {};
}

Result<State> try_move(const State& state, const Play& play) {
  const Position& position = state.position();
  Position walked = position;
  DiceLeft dice(position.dice);
  if (play.count > play.steps.size()) return refuse("a turn has at most four moves");
  for (std::size_t i = 0; i < play.count; ++i) {
    const auto step = walk(walked.side(position.turn), walked.side(other(position.turn)), dice, play.steps[i]);
    if (!step) return tl::unexpected<Error>(step.error());
  }
  const PlayList plays = legal(state);
  for (const Play& legal_play : plays) {
    const State next = apply(state, legal_play);
    if (next.position().sides == walked.sides) return next;
  }
  const int most = plays[0].count;
  if (play.count == 0) return refuse("there is a move to make, and what can be played must be played (BG-6)");
  if (play.count < most) {
    return refuse(std::to_string(most) + " dice can be played this turn, so they must be (BG-6)");
  }
  return refuse("only one of the dice can be played, and then it must be the larger (BG-6)");
}

std::string wrong_moment(const State& state, const Play& play) {
  const Position& position = state.position();
  if (position.stage == Stage::over) return "the game is over";
  if (play.kind == PlayKind::offer_double) return std::string(why_no_double(state).value_or(""));
  if (position.resigning > 0) return "a resignation waits for an answer: accept or refuse";
  switch (position.stage) {
    case Stage::opening: return "the opening roll decides who begins";
    case Stage::rolling: return "the dice are to be rolled first";
    case Stage::turn_start: return "it is the moment to roll, or to offer a double";
    case Stage::doubled: return "a double waits for an answer: take or drop";
    case Stage::beavered: return "a beaver waits for the doubler's answer: take or drop";
    default: return "the dice lie on the table: it is time to move";
  }
}

}  // namespace

Result<State> try_apply(const State& state, const Play& play) {
  const auto contains = [&](const auto& list) { return std::find(list.begin(), list.end(), play) != list.end(); };
  const bool moving = phase(state) == Phase::decide && state.position().stage == Stage::moving &&
                      state.position().resigning == 0;
  if (moving && play.kind == PlayKind::move) return try_move(state, play);
  if (contains(offers(state))) return apply(state, play);
  if (!moving && contains(legal(state))) return apply(state, play);
  if (play.kind == PlayKind::resign && offers(state).size() == 1) {
    return refuse("until the cube is turned a gammon counts as a single game: resign 1 (Jacoby, BG-21)");
  }
  return refuse(wrong_moment(state, play));
}

}  // namespace fourfold::backgammon
