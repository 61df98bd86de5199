// What holds in every position of every game: pawns are conserved, spaces are never overfull or mixed, texts read back,
// and the duty to capture is kept.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <map>

#include "tests/rules/backgammon_dice/support.h"

namespace fourfold::backgammon_dice {
namespace {

// A state somewhere in a game under a preset with perhaps one option changed, about to be played.
State somewhere() {
  Rules rules = presets()[*rc::gen::inRange<std::size_t>(0, presets().size())].rules;
  const auto& [option, value] =
      *rc::gen::elementOf(std::vector(std::begin(test::other_options), std::end(test::other_options)));
  if (*rc::gen::arbitrary<bool>()) test::set(rules, option, value);
  RC_PRE(check(rules).has_value());
  RandomSource random(*rc::gen::arbitrary<std::uint64_t>());
  const int steps = *rc::gen::inRange(0, 200);
  State state = initial(rules);
  for (int i = 0; i < steps || phase(state) != Phase::decide; ++i) {
    if (phase(state) == Phase::over) state = initial(rules);
    if (phase(state) == Phase::roll) {
      state = roll(state, test::draw_roll(state, random));
    } else {
      const PlayList plays = legal(state);
      state = apply(state, plays[random.below(static_cast<std::uint32_t>(plays.size()))]);
    }
  }
  return state;
}

RC_GTEST_PROP(BackgammonDiceProperties, five_pawns_a_side_and_two_at_most_on_a_space, ()) {
  const State state = somewhere();
  for (const Play& play : legal(state)) {
    const State after = apply(state, play);
    std::map<int, std::array<int, 2>> on;  // by space as seat one counts
    for (const Seat seat : {Seat::one, Seat::two}) {
      const auto pawns = after.pawns(seat).list();
      RC_ASSERT(pawns.size() == 5U);
      RC_ASSERT(std::is_sorted(pawns.begin(), pawns.end()));
      for (const Pawn pawn : pawns) {
        RC_ASSERT(pawn.space <= off_space);
        if (pawn.space == captured_space || pawn.space == off_space) continue;
        ++on[seat == Seat::one ? pawn.space : off_space - pawn.space][static_cast<std::size_t>(index(seat))];
      }
    }
    for (const auto& [space, counts] : on) {
      RC_ASSERT(counts[0] + counts[1] <= 2);
      RC_ASSERT(counts[0] == 0 || counts[1] == 0);
    }
  }
}

RC_GTEST_PROP(BackgammonDiceProperties, positions_and_plays_are_read_back, ()) {
  const State state = somewhere();
  const PlayList plays = legal(state);
  RC_ASSERT(!plays.empty());
  const auto read = parse_position(state.rules(), format_position(state));
  RC_ASSERT(read.has_value());
  RC_ASSERT(*read == state);
  const Play play = plays[*rc::gen::inRange<std::size_t>(0, plays.size())];
  const auto again = parse_play(state, format_play(state, play));
  RC_ASSERT(again.has_value());
  RC_ASSERT(apply(state, *again) == apply(state, play));
  const State after = apply(state, play);
  const auto after_read = parse_position(after.rules(), format_position(after));
  RC_ASSERT(after_read.has_value());
  RC_ASSERT(*after_read == after);
}

RC_GTEST_PROP(BackgammonDiceProperties, every_play_leads_somewhere_else_and_may_be_tried, ()) {
  const State state = somewhere();
  const PlayList plays = legal(state);
  std::set<std::string> seen;
  for (const Play& play : plays) RC_ASSERT(seen.insert(format_position(apply(state, play))).second);
  const Play play = plays[*rc::gen::inRange<std::size_t>(0, plays.size())];
  const auto tried = try_apply(state, play);
  RC_ASSERT(tried.has_value());
  RC_ASSERT(*tried == apply(state, play));
}

// With plain pawns: where a die captures at once from some space, every play captures.
RC_GTEST_PROP(BackgammonDiceProperties, the_duty_to_capture_is_kept, ()) {
  RandomSource random(*rc::gen::arbitrary<std::uint64_t>());
  const auto thrown = test::thrown_together(test::preset("simple"), random);
  RC_PRE(thrown.has_value() && phase(*thrown) == Phase::roll);
  const State state = roll(*thrown, test::draw_roll(*thrown, random));
  const auto mine = state.pawns(state.turn()).list();
  const auto theirs = state.pawns(other(state.turn())).list();
  const bool captured = mine[0].space == captured_space;
  bool can_capture = false;
  for (const int die : {state.high_die(), state.low_die()}) {
    for (const Pawn pawn : mine) {
      if (pawn.space == off_space || (captured && pawn.space != captured_space)) continue;
      const int target = pawn.space + die;
      const auto there = std::count(theirs.begin(), theirs.end(), pawn_on(off_space - target));
      can_capture |= target <= last_space && there == 1;
    }
  }
  const int before = state.pawns(other(state.turn())).captured();
  for (const Play& play : legal(state)) {
    const int after = apply(state, play).pawns(other(state.turn())).captured();
    RC_ASSERT(!can_capture || after > before);
  }
}

RC_GTEST_PROP(BackgammonDiceProperties, packed_pawns_are_the_pawns, (std::uint64_t seed)) {
  RandomSource random(seed);
  std::array<Pawn, pawns_a_side> pawns{};
  for (Pawn& pawn : pawns) {
    int space = 0;
    do {
      space = static_cast<int>(random.below(18));
    } while (space > 0 && space < off_space &&
             std::count_if(pawns.begin(), pawns.end(), [&](Pawn other) { return other.space == space; }) >= 2);
    pawn = pawn_on(space, space == off_space ? Face::regular : static_cast<Face>(random.below(6)));
  }
  const Pawns packed(pawns);
  std::sort(pawns.begin(), pawns.end());
  RC_ASSERT(packed.list() == pawns);
  RC_ASSERT(Pawns(packed.list()) == packed);
  for (int space = 1; space <= last_space; ++space) {
    const auto count = std::count_if(pawns.begin(), pawns.end(), [&](Pawn pawn) { return pawn.space == space; });
    RC_ASSERT((packed.occupancy().any >> space & 1U) == (count > 0 ? 1U : 0U));
    RC_ASSERT((packed.occupancy().two >> space & 1U) == (count > 1 ? 1U : 0U));
    RC_ASSERT((packed.mirrored_occupancy().any >> (off_space - space) & 1U) == (count > 0 ? 1U : 0U));
    RC_ASSERT((packed.mirrored_occupancy().two >> (off_space - space) & 1U) == (count > 1 ? 1U : 0U));
  }
}

}  // namespace
}  // namespace fourfold::backgammon_dice
