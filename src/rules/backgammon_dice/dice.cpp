#include "rules/backgammon_dice/dice.h"

#include <algorithm>
#include <optional>
#include <string>

#include "rules/backgammon_dice/steps.h"

namespace fourfold::backgammon_dice {
namespace {

// Calls visit(sides, weight) for every set of sides that `count` pawns can fall to; the weights add up to 6 to that
// power.
template <class Visit>
void for_each_fall(const Rules& rules, int count, FaceList so_far, std::size_t first_face, std::uint32_t weight,
                   Visit visit) {
  if (count == 0) {
    visit(so_far, weight);
    return;
  }
  if (first_face >= rules.faces.size()) return;
  const Face face = rules.faces[first_face];
  std::size_t next_face = first_face;
  while (next_face < rules.faces.size() && rules.faces[next_face] == face) ++next_face;
  const auto copies = static_cast<std::uint32_t>(next_face - first_face);
  // So many of the pawns show this side: choose which of those that are left, and which copy of the side each shows.
  FaceList faces = so_far;
  std::uint32_t ways = 1;
  for (int showing = 0; showing <= count; ++showing) {
    for_each_fall(rules, count - showing, faces, next_face, weight * ways, visit);
    faces = faces.with(face);
    ways = ways * static_cast<std::uint32_t>(count - showing) / static_cast<std::uint32_t>(showing + 1);
    ways *= copies;
  }
}

constexpr std::uint32_t opening_ways = Die::sides * (Die::sides - 1);  // without the ties

constexpr std::uint32_t falls_of_pawns(int pawns) {
  std::uint32_t ways = 1;
  for (; pawns > 0; --pawns) ways *= faces_of_a_pawn;
  return ways;
}

}  // namespace

int pawns_to_roll(const State& state) {
  if (!state.rules().special_sides) return 0;
  const Pawns& pawns = state.pawns(state.turn());
  return state.rules().redeem_roll == RedeemRoll::once ? pawns.unrolled() : pawns.captured();
}

RollChances chance(const State& state) {
  RollChances chances;
  chances.total = chance_total(state);
  switch (state.stage()) {
    case Stage::random_start:
      for_each_fall(state.rules(), 1, {}, 0, 1, [&](FaceList face, std::uint32_t weight) {
        chances.rolls.push_back({start_roll(face[0]), weight});
      });
      break;
    case Stage::opening:
      for (std::uint32_t n = 0; n < opening_ways; ++n) chances.rolls.push_back({roll_at(state, n), 1});
      break;
    case Stage::rolling: {
      const int pawns = pawns_to_roll(state);
      for_each_two_dice([&](Die high, Die low, std::uint32_t weight) {
        for_each_fall(state.rules(), pawns, {}, 0, weight, [&](FaceList faces, std::uint32_t ways) {
          chances.rolls.push_back({turn_roll(high, low, faces), ways});
        });
      });
      break;
    }
    case Stage::deciding:
    case Stage::over:
      break;
  }
  return chances;
}

std::uint32_t falls_of_all(const State& state) {
  switch (state.stage()) {
    case Stage::random_start:
      return faces_of_a_pawn;
    case Stage::opening:
      return opening_ways;
    case Stage::rolling:
      return two_dice_total * falls_of_pawns(pawns_to_roll(state));
    default:
      return 0;
  }
}

Roll fall_of_all(const State& state, std::uint32_t n) {
  if (state.stage() == Stage::random_start) return start_roll(state.rules().faces[n % faces_of_a_pawn]);
  if (state.stage() == Stage::opening) {
    const std::uint32_t one = n / (Die::sides - 1) % Die::sides;
    const std::uint32_t two = n % (Die::sides - 1);
    return opening_roll(Die::nth(one), Die::nth(two < one ? two : two + 1));
  }
  const int pawns = pawns_to_roll(state);
  const std::uint32_t pawn_falls = falls_of_pawns(pawns);
  const std::size_t way = n / pawn_falls % two_dice_total;
  const TwoDice dice = two_dice_in_order[way];
  if (pawns == 0) return {dice.high, dice.low, true, {}};
  // Every set of sides takes its numbers once for each way in which the two dice fall like this.
  const bool second_way = way > 0 && two_dice_in_order[way - 1] == dice;
  std::uint32_t left = n % pawn_falls + (second_way ? pawn_falls : 0);
  std::optional<FaceList> shown;
  for_each_fall(state.rules(), pawns, {}, 0, dice.high == dice.low ? 1 : 2, [&](FaceList faces, std::uint32_t ways) {
    if (shown) return;
    if (left < ways) shown = faces;
    left -= ways;
  });
  return {dice.high, dice.low, true, shown.value_or(FaceList{})};
}

State Referee::pawn_rolled(State state, Face face) {
  // The pawns are rolled in the order of the setup, seat one's first. Those not yet rolled are regular.
  const int a_side = state.rules_.random_start;
  const int left = state.start_rolls() - 1;
  const int rolled = 2 * a_side - state.start_rolls();
  const int space = state.rules_.setup[static_cast<std::size_t>(rolled % a_side)];
  state.pawns_[0] = state.pawns_[0].with(pawn_on(space), pawn_on(space, face));
  state.books_ = state.books_.with_start_rolls(left).with_stage(left == 0 ? Stage::opening : Stage::random_start);
  give_turn_to(rolled + 1 < a_side || left == 0 ? Seat::one : Seat::two, state);
  return state;
}

State Referee::rolled(const State& state, const Roll& dice) {
  if (state.stage() == Stage::random_start) return pawn_rolled(state, dice.faces[0]);
  if (state.stage() == Stage::opening) {
    // BD-2: the higher die begins, with two dice of its own. Equal dice are rolled again.
    State next = state;
    if (dice.first == dice.second) return next;
    give_turn_to(dice.first > dice.second ? Seat::one : Seat::two, next);
    next.books_ = next.books_.with_stage(Stage::rolling);
    return next;
  }
  State next = turn_rolled(state, turn_roll(dice.first, dice.second));
  if (!dice.faces.empty()) {
    Pawns& mine = next.pawns_[0];
    const Face unknown = captured_face(state.rules_);
    if (unknown == Face::regular) mine = mine.with_captured_showing(unknown);
    for (int i = 0; i < dice.faces.size(); ++i) {
      mine = mine.with(pawn_on(captured_space, unknown), pawn_on(captured_space, dice.faces[i]));
    }
  }
  return next;
}

Result<State> with_roll(const State& state, const Roll& dice) {
  if (state.stage() == Stage::over) return refuse<"backgammon-dice.over-no-dice">();
  if (state.stage() == Stage::random_start || state.stage() == Stage::opening) {
    return refuse<"backgammon-dice.start-first">();
  }
  if (!dice.has_dice) return refuse<"backgammon-dice.two-dice">();
  const int needed = pawns_to_roll(state);
  for (int i = 0; i < dice.faces.size(); ++i) {
    bool on_the_die = false;
    for (const Face face : state.rules().faces) on_the_die |= face == dice.faces[i];
    if (state.rules().special_sides && !on_the_die) {
      return refuse<"backgammon-dice.no-such-side", "side">(letter(dice.faces[i]));
    }
  }
  if (!dice.faces.empty() && dice.faces.size() != needed) {
    return refuse<"backgammon-dice.sides-given", "given", "count">(dice.faces.size(), needed);
  }
  if (dice.faces.empty() && needed > 0 && state.rules().redeem_roll == RedeemRoll::once) {
    return refuse<"backgammon-dice.sides-needed">();
  }
  return roll(state, dice);
}
}  // namespace fourfold::backgammon_dice
