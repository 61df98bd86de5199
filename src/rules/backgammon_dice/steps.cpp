#include "rules/backgammon_dice/steps.h"

#include <algorithm>

#include "rules/backgammon_dice/first_edition.h"

namespace fourfold::backgammon_dice {
namespace {

constexpr int mirror(int space) { return off_space - space; }
// Processors shift by the last five bits of a number anyway, so the mask costs nothing.
constexpr std::uint32_t bit(int space) { return std::uint32_t{1} << (space & 31); }
constexpr std::uint32_t bits_below(int space) { return bit(space) - 1; }

// BD-4: an opposing pawn on the space where one of ours lands is captured.
void capture_on(const Rules& rules, int space, Pawns& theirs) {
  const int their_space = mirror(space);
  if (theirs.stands_on(their_space)) {
    theirs = theirs.with(theirs.on(their_space), pawn_on(captured_space, captured_face(rules)));
  }
}

// BD-19, BD-20: what a pawn scores that leaves from the space.
int leaving_score(const Rules& rules, int space, Face face) {
  if (!rules.scored) return 0;
  return mirror(space) + (rules.symbols ? symbol(face) : 0);
}

// Finds what one pawn may do with a die, from where it stands after a switch if there was one.
class PawnMoves {
 public:
  PawnMoves(const Rules& rules, const MidTurn& now) : rules_(rules), mine_(now.mine.occupancy()) {
    const Occupancy theirs = now.theirs.mirrored_occupancy();
    blocks_ = mine_.two | theirs.two;
    blots_ = theirs.any & ~theirs.two;
  }

  bool open(int space) const { return space <= last_space && (blocks_ & bit(space)) == 0; }
  bool blot(int space) const { return (blots_ & bit(space)) != 0; }
  bool alone(int space) const { return (mine_.two & bit(space)) == 0; }

  // Calls found(leaves, captures, matches_home) for each.
  template <class Found>
  void each(Pawn pawn, int die, Found found) const {
    if (const auto leaving = leaves(pawn, die)) found(true, false, *leaving == Match::exact);
    if (pawn.face == Face::double_plus) {
      double_move(pawn, die, found);
      return;
    }
    const int target = pawn.space + (pawn.face == Face::half_minus ? half_of(die) : die);
    if (open(target)) found(false, blot(target), false);
  }

 private:
  enum class Match : std::uint8_t { exact, larger };

  // BD-8: every pawn in play is on the opponent's home spaces. Nobody is captured when a pawn moves.
  static bool all_home(std::uint32_t mine) { return (mine & bits_below(first_bearing_space)) == 0; }

  std::optional<Match> bears_off(int number, int space, std::uint32_t mine) const {
    if (!all_home(mine)) return std::nullopt;
    if (number == mirror(space)) return Match::exact;
    const bool hindmost = (mine & bits_below(space)) == 0;
    if (rules_.bear_off == BearOff::backgammon && number > mirror(space) && hindmost) return Match::larger;
    return std::nullopt;
  }

  // BD-9 and BD-17.
  std::optional<Match> leaves(Pawn pawn, int die) const {
    const bool by_half = pawn.face == Face::half_minus && rules_.special_bear_off == SpecialBearOff::movement;
    return bears_off(by_half ? half_of(die) : die, pawn.space, mine_.any);
  }

  // BD-14: the die twice, landing on both.
  template <class Found>
  void double_move(Pawn pawn, int die, Found found) const {
    const int first = pawn.space + die;
    const int second = first + die;
    if (!open(first)) return;
    if (second <= last_space) {
      if (open(second)) found(false, blot(first) || blot(second), false);
      return;
    }
    const std::uint32_t others = alone(pawn.space) ? mine_.any & ~bit(pawn.space) : mine_.any;
    if (bears_off(die, first, others | bit(first))) found(true, blot(first), false);
  }

  const Rules& rules_;
  Occupancy mine_;
  std::uint32_t blocks_ = 0;
  std::uint32_t blots_ = 0;
};

// Adds what the pawn may do after changing places with the partner.
void add_switched_steps(const Rules& rules, const MidTurn& now, Pawn pawn, int die, int partner, bool second,
                        PossibleSteps& steps) {
  const Step step = Step::switching(die, pawn, partner, second);
  const Pawn moved = pawn_on(partner, pawn.face);
  PawnMoves(rules, after_switch(now, step)).each(moved, die, [&](bool, bool captures, bool) {
    steps.push_back({step, after_step(rules, now, step), captures, false, false});
  });
}

// BD-15: every partner that the switch may take.
void add_switches(const Rules& rules, const MidTurn& now, const PawnMoves& moves, Pawn pawn, int die,
                  PossibleSteps& steps) {
  if (rules.switching == Switching::on || rules.switching == Switching::own) {
    const auto pawns = now.mine.list();
    for (std::size_t i = 0; i < pawns.size(); ++i) {
      const Pawn partner = pawns[i];
      const bool repeated = i > 0 && pawns[i - 1] == partner;
      // With another Switch the exchange changes nothing: that one can move by itself.
      if (partner.space == off_space || partner.space == pawn.space || partner.face == pawn.face || repeated) continue;
      const bool second = i > 0 && pawns[i - 1].space == partner.space;
      add_switched_steps(rules, now, pawn, die, partner.space, second, steps);
    }
  }
  if ((rules.switching == Switching::on || rules.switching == Switching::opponent) && moves.alone(pawn.space)) {
    for (int space = 1; space <= last_space; ++space) {
      if (moves.blot(space)) add_switched_steps(rules, now, pawn, die, space, false, steps);
    }
  }
}

}  // namespace

DiceLeft dice_begun(const State& state) {
  const auto high = Die::from(state.high_die());
  const auto low = Die::from(state.low_die());
  return high && low ? dice_to_play(*high, *low) : DiceLeft{};
}

MidTurn after_switch(MidTurn now, Step step) {
  if (!step.switches()) return now;
  const Pawn pawn = step.pawn();
  const int partner = step.partner();
  if (now.theirs.stands_on(mirror(partner))) {
    const Pawn other = now.theirs.on(mirror(partner));
    now.theirs = now.theirs.with(other, pawn_on(mirror(pawn.space), other.face));
    now.mine = now.mine.with(pawn, pawn_on(partner, pawn.face));
  } else {
    now.mine = now.mine.exchanged(pawn, now.mine.on(partner, step.second_pawn_there()));
  }
  return now;
}

Landings way_of(Step step) {
  const Pawn pawn = step.pawn();
  const int from = step.switches() ? step.partner() : pawn.space;
  // A captured pawn comes back by the number on the die, whatever its side (BD-7, BD-16).
  const bool enters = from == captured_space;
  const int distance = pawn.face == Face::half_minus && !enters ? half_of(step.die()) : step.die();
  const int first = step.half_leaves() ? off_space : std::min(from + distance, off_space);
  const bool twice = pawn.face == Face::double_plus && !enters && first != off_space;
  return {from, first, twice ? std::min(first + step.die(), off_space) : 0};
}

MidTurn after_step(const Rules& rules, MidTurn now, Step step) {
  now = after_switch(now, step);
  const Landings path = way_of(step);
  const Pawn pawn = pawn_on(path.from, step.pawn().face);
  if (path.second != 0) capture_on(rules, path.first, now.theirs);
  if (path.last() == off_space) {
    const int leaves_from = path.second != 0 ? path.first : path.from;
    now.scored = static_cast<std::uint8_t>(now.scored + leaving_score(rules, leaves_from, pawn.face));
    now.mine = now.mine.with(pawn, pawn_on(off_space));
  } else {
    capture_on(rules, path.last(), now.theirs);
    now.mine = now.mine.with(pawn, pawn_on(path.last(), pawn.face));
  }
  return now;
}

void add_possible_steps(const Rules& rules, const MidTurn& now, int die, PossibleSteps& steps) {
  const PawnMoves moves(rules, now);
  const bool redeeming = now.mine.captured() > 0;
  const auto pawns = now.mine.list();
  for (std::size_t i = 0; i < pawns.size(); ++i) {
    const Pawn pawn = pawns[i];
    if (pawn.space == off_space) break;
    if (i > 0 && pawns[i - 1] == pawn) continue;
    if (redeeming) {
      if (pawn.space != captured_space) break;  // BD-7: they come back before any other move
      if (!moves.open(die)) continue;
      const Step step(die, pawn);
      steps.push_back({step, after_step(rules, now, step), moves.blot(die), moves.blot(die), false});
      continue;
    }
    moves.each(pawn, die, [&](bool leaves, bool captures, bool matches_home) {
      const bool half_leaves = leaves && pawn.face == Face::half_minus;
      const Step step = half_leaves ? Step::half_leaving(die, pawn) : Step(die, pawn);
      steps.push_back({step, after_step(rules, now, step), captures, captures, matches_home});
    });
    if (pawn.face == Face::switch_zero) add_switches(rules, now, moves, pawn, die, steps);
  }
}

PossibleSteps possible_steps(const Rules& rules, const MidTurn& now, const DiceLeft& dice) {
  PossibleSteps steps;
  if (now.mine.all_off()) return steps;
  for (std::size_t i = 0; i < dice.size(); ++i) {
    if (i == 0 || dice[i] != dice[i - 1]) add_possible_steps(rules, now, dice[i].pips(), steps);
  }
  return steps;
}

bool is_duty(const Rules& rules, const PossibleStep& step) {
  return (step.captures_unaided && rules.duty != Duty::none) || (step.matches_home && rules.must_bear_off);
}

bool fulfils_duty(const Rules& rules, const PossibleStep& step) {
  return step.captures || (step.matches_home && rules.must_bear_off);
}

void keep_dutiful(const Rules& rules, PossibleSteps& steps) {
  if (rules.edition == Edition::first) {
    first_edition::keep_dutiful(rules, steps);
    return;
  }
  if (std::ranges::none_of(steps, [&](const PossibleStep& step) { return is_duty(rules, step); })) return;
  keep_if(steps, [&](const PossibleStep& step) { return fulfils_duty(rules, step); });
}

PossibleSteps dutiful_steps(const Rules& rules, const MidTurn& now, const DiceLeft& dice) {
  PossibleSteps steps = possible_steps(rules, now, dice);
  keep_dutiful(rules, steps);
  return steps;
}

}  // namespace fourfold::backgammon_dice
