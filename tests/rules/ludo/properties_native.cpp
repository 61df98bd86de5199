// What holds in every game of ludo under every rule: checked on random games from random seeds.
#include <algorithm>
#include <numeric>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "players/random_source.h"
#include "sentences/catalogue.h"
#include "tests/rules/ludo/support.h"

namespace fourfold::ludo::test {
namespace {

Rules random_rules(RandomSource& random) {
  for (;;) {
    Rules rules;
    rules.seats = static_cast<NumberSet>(random.below(16) << 1);
    rules.dice = static_cast<std::uint8_t>(1 + random.below(2));
    rules.entry = static_cast<NumberSet>((1U << 6) | random.below(64) << 1);
    rules.must_use = static_cast<MustUse>(random.below(2));
    rules.capture = static_cast<Capture>(random.below(2));
    rules.shelter = static_cast<Shelter>(random.below(2));
    rules.blocks = static_cast<Blocks>(random.below(2));
    rules.finish = static_cast<Finish>(random.below(2));
    rules.play_on = random.below(2) == 0;
    rules.entry_roll = random.below(2) == 0;
    rules.six_again = random.below(2) == 0;
    rules.three_sixes = static_cast<ThreeSixes>(random.below(2));
    if (check(rules)) return rules;
  }
}

Roll any_roll(const State& state, RandomSource& random) {
  const auto rolls = chance(state).rolls;
  return rolls[random.below(static_cast<std::uint32_t>(rolls.size()))].roll;
}

// Calls visit(before, play, after) for the plays of a random game.
template <class Visit>
void random_game(std::uint64_t seed, Visit visit) {
  RandomSource random(seed);
  State state = initial(random_rules(random));
  for (int i = 0; i < 2000 && phase(state) != Phase::over; ++i) {
    if (phase(state) == Phase::roll) {
      state = roll(state, any_roll(state, random));
      continue;
    }
    const PlayList plays = legal(state);
    RC_ASSERT(!plays.empty());
    const bool resigns = random.below(500) == 0;
    const Play play = resigns ? Play::resign() : plays[random.below(static_cast<std::uint32_t>(plays.size()))];
    const State after = apply(state, play);
    visit(state, play, after);
    state = after;
  }
}

RC_GTEST_PROP(Properties, pieces_stay_four_in_order_and_on_the_board, (std::uint64_t seed)) {
  random_game(seed, [](const State&, const Play&, const State& after) {
    for (const Seat seat : seats(after.rules())) {
      const Pieces& pieces = after.pieces(seat);
      RC_ASSERT(std::is_sorted(pieces.begin(), pieces.end()));
      RC_ASSERT(pieces.front() >= base && pieces.back() <= home);
    }
  });
}

RC_GTEST_PROP(Properties, no_opposing_piece_shares_a_space_with_the_one_who_moved, (std::uint64_t seed)) {
  random_game(seed, [](const State& before, const Play& play, const State& after) {
    const bool turn_over = to_act(after) != to_act(before);
    if (play.resigns() || !turn_over || after.rules().shelter != Shelter::none) return;
    for (const Seat seat : seats(after.rules())) {
      if (seat == to_act(before)) continue;
      for (const Progress theirs : after.pieces(seat)) {
        for (const Progress own : after.pieces(to_act(before))) {
          RC_ASSERT(!on_track(theirs) || !on_track(own) ||
                    track_space(seat, theirs) != track_space(to_act(before), own));
        }
      }
    }
  });
}

RC_GTEST_PROP(Properties, a_play_moves_own_pieces_by_the_dice_and_others_only_back_to_base, (std::uint64_t seed)) {
  random_game(seed, [](const State& before, const Play& play, const State& after) {
    if (play.resigns()) return;
    const Seat mover = to_act(before);
    for (const Seat seat : seats(before.rules())) {
      const Pieces& old = before.pieces(seat);
      const Pieces& now = after.pieces(seat);
      if (seat == mover) {
        if (before.rules().finish == Finish::exact_or_stay) {
          const int gained = std::accumulate(now.begin(), now.end(), 0) - std::accumulate(old.begin(), old.end(), 0);
          RC_ASSERT(gained >= 0 && gained <= before.dice()->sum());
        }
        continue;
      }
      for (const Progress piece : now) {
        RC_ASSERT(piece == base ||
                  std::count(now.begin(), now.end(), piece) <= std::count(old.begin(), old.end(), piece));
      }
    }
  });
}

RC_GTEST_PROP(Properties, plays_lead_to_distinct_positions_and_are_accepted_from_outside, (std::uint64_t seed)) {
  random_game(seed, [](const State& before, const Play&, const State&) {
    const PlayList plays = legal(before);
    for (std::size_t i = 0; i < plays.size(); ++i) {
      const State result = apply(before, plays[i]);
      for (std::size_t j = 0; j < i; ++j) RC_ASSERT(!(apply(before, plays[j]) == result));
      const Result<State> tried = try_apply(before, plays[i]);
      RC_ASSERT(tried.has_value() && *tried == result);
    }
  });
}

RC_GTEST_PROP(Properties, a_position_says_all_there_is_to_a_state, (std::uint64_t seed)) {
  random_game(seed, [](const State& before, const Play&, const State& after) {
    for (const State& state : {before, after}) {
      const Result<State> again = State::from(state.rules(), state.position());
      RC_ASSERT(again.has_value() && *again == state);
      const Result<State> read = parse_position(state.rules(), format_position(state));
      RC_ASSERT(read.has_value() && *read == state);
    }
  });
}

RC_GTEST_PROP(Properties, points_add_up_to_nothing_and_somebody_wins, (std::uint64_t seed)) {
  random_game(seed, [](const State&, const Play&, const State& after) {
    const Outcome points = outcome(after);
    RC_ASSERT(std::accumulate(points.points.begin(), points.points.end(), 0) == 0);
    RC_ASSERT((points == Outcome{}) == (phase(after) != Phase::over));
    if (phase(after) == Phase::over)
      RC_ASSERT(points.of(to_act(after)) == static_cast<int>(seats(after.rules()).size()) - 1);
  });
}

RC_GTEST_PROP(Properties, any_steps_from_outside_are_taken_as_a_legal_play_or_refused, (std::uint64_t seed)) {
  RandomSource random(seed ^ 0x5eed);
  random_game(seed, [&](const State& before, const Play&, const State&) {
    const auto step = [&] {
      return Step(static_cast<Progress>(static_cast<int>(random.below(58)) - 1),
                  static_cast<Progress>(static_cast<int>(random.below(58)) - 1),
                  static_cast<int>(1 + random.below(12)));
    };
    const Result<Play> found = find_play(before, random.below(2) == 0 ? Play::one(step()) : Play::two(step(), step()));
    if (!found) {
      RC_ASSERT(!english(found.error()).empty());
      return;
    }
    const PlayList plays = legal(before);
    RC_ASSERT(std::find(plays.begin(), plays.end(), *found) != plays.end());
  });
}

}  // namespace
}  // namespace fourfold::ludo::test
