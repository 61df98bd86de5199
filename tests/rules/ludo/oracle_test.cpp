// The engine against the naive one: the same positions after every roll, under every preset and every option.
#include <string>
#include <vector>

#include "players/random_source.h"
#include "tests/oracle/ludo_naive.h"
#include "tests/rules/ludo/support.h"
#include "tests/support/effort.h"

namespace fourfold::ludo::test {
namespace {

// Compares one roll; says whether all was well, so that a test can stop at the first difference.
bool agrees(const State& state, const Roll& dice) {
  std::vector<int> numbers = {dice.high_pips()};
  if (dice.dice() == 2) numbers.push_back(dice.low_pips());
  const State rolled = roll(state, dice);
  Texts ours;
  const PlayList plays = legal(rolled);
  for (const Play& play : plays) ours.insert(format_position(apply(rolled, play)));
  EXPECT_EQ(ours.size(), plays.size()) << format_position(rolled);
  const Texts expected = naive::results(state.rules(), format_position(state), numbers);
  EXPECT_EQ(ours, expected) << format_position(rolled);
  return ours == expected && ours.size() == plays.size();
}

Roll random_roll(const State& state, RandomSource& random) {
  const auto die = [&] { return Die::nth(random.below(6)); };
  return state.rules().dice == 1 ? Roll(die()) : Roll(die(), die());
}

// Pieces anywhere, more often near the ends; now and then somebody has resigned.
State random_position(const Rules& rules, RandomSource& random) {
  for (;;) {
    Position position;
    for (std::size_t i = 0; i < max_seats; ++i) {
      if (random.below(4) == 0) continue;
      Pieces pieces{};
      for (Progress& piece : pieces) {
        const std::uint32_t kind = random.below(6);
        const std::uint32_t at = kind == 0   ? 0
                                 : kind == 1 ? 57
                                 : kind == 2 ? 50 + random.below(7)
                                 : kind == 3 ? 1 + 13 * random.below(4)
                                             : 1 + random.below(56);
        piece = static_cast<Progress>(static_cast<int>(at) - 1);
      }
      if (random.below(4) == 0) pieces[1] = pieces[0];
      position.pieces[i] = pieces;
      position.resigned[i] = random.below(12) == 0;
    }
    position.turn = seat_at(static_cast<int>(random.below(4)));
    position.again = random.below(8) == 0;
    position.sixes =
        rules.three_sixes == ThreeSixes::lose_turn && random.below(2) == 0 ? static_cast<int>(random.below(3)) : 0;
    const Result<State> state = State::from(rules, position);
    if (state && phase(*state) == Phase::roll) return *state;
  }
}

void compare(Rules rules, int full, std::uint64_t seed) {
  const int count = fourfold::test::effort(full);
  RandomSource random(seed);
  for (int i = 0; i < count / 2; ++i) {
    const State state = random_position(rules, random);
    if (!agrees(state, random_roll(state, random))) return;
  }
  State state = begin_with(rules, Seat::one);
  for (int i = 0; i < count - count / 2; ++i) {
    if (phase(state) == Phase::over) {
      rules.seats = static_cast<NumberSet>(random.below(16) << 1);
      if (!check(rules)) rules.seats = 0x1e;
      state = begin_with(rules, Seat::one);
    }
    const Roll dice = random_roll(state, random);
    if (!agrees(state, dice)) return;
    state = roll(state, dice);
    const PlayList plays = legal(state);
    state = apply(state, plays[random.below(static_cast<std::uint32_t>(plays.size()))]);
  }
}

TEST(Oracle, standard) { compare(rules_of("standard"), 20000, 1); }
TEST(Oracle, beginner) { compare(rules_of("beginner"), 20000, 2); }
TEST(Oracle, classic) { compare(rules_of("classic"), 20000, 3); }

TEST(Oracle, every_value_of_every_option) {
  const std::pair<std::string_view, std::vector<std::string_view>> values[] = {
      {"dice", {"1", "2"}},
      {"entry", {"6", "1,6", "5", "1,2,3,4,5,6"}},
      {"must_use", {"both", "may-decline"}},
      {"capture", {"turn-end", "landing"}},
      {"shelter", {"none", "starting-flowers"}},
      {"blocks", {"none", "pairs"}},
      {"finish", {"bounce", "exact-or-stay"}},
      {"play_on", {"on", "off"}},
      {"entry_roll", {"on", "off"}},
      {"six_again", {"on", "off"}},
      {"three_sixes", {"as-any-other", "lose-turn"}},
  };
  std::uint64_t seed = 100;
  for (const auto& preset : presets()) {
    for (const auto& [name, words] : values) {
      for (const std::string_view word : words) {
        Rules rules = preset.rules;
        for (const auto& option : options()) {
          if (option.name == name) {
            ASSERT_TRUE(option.set(rules, word)) << name;
          }
        }
        if (rules == preset.rules || !check(rules)) continue;
        SCOPED_TRACE(std::string(preset.name) + " " + std::string(name) + "=" + std::string(word));
        compare(rules, 600, ++seed);
      }
    }
  }
}

TEST(Oracle, options_all_mixed) {
  RandomSource random(7);
  for (int i = 0; i < 300; ++i) {
    Rules rules;
    rules.dice = static_cast<std::uint8_t>(1 + random.below(2));
    rules.entry = static_cast<NumberSet>((1 + random.below(63)) << 1);
    rules.must_use = static_cast<MustUse>(random.below(2));
    rules.capture = static_cast<Capture>(random.below(2));
    rules.shelter = static_cast<Shelter>(random.below(2));
    rules.blocks = static_cast<Blocks>(random.below(2));
    rules.finish = static_cast<Finish>(random.below(2));
    rules.play_on = random.below(2) == 0;
    rules.entry_roll = random.below(2) == 0;
    rules.six_again = random.below(2) == 0;
    rules.three_sixes = static_cast<ThreeSixes>(random.below(2));
    if (check(rules)) compare(rules, 100, 1000 + static_cast<std::uint64_t>(i));
  }
}

}  // namespace
}  // namespace fourfold::ludo::test
