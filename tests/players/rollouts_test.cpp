// Which games can be rolled out is said by their lineups, whatever else is included.
#include "sentences/catalogue.h"
#include "tests/players/support.h"

namespace fourfold::test {
namespace {

template <class G>
class Rollouts : public testing::Test {};
TYPED_TEST_SUITE(Rollouts, AsTypes<AllGames>::type, GameNames);

TYPED_TEST(Rollouts, are_had_or_refused_by_the_lineup) {
  using G = TypeParam;
  // A lineup that says nothing about rollouts does not compile.
  static_assert(!std::is_default_constructible_v<players::Rollouts<G>>);
  auto state = begin_with(G::presets().front().rules, Seat::one);
  while (phase(state) == Phase::roll) state = roll(state, players::roll_drawn(state, 5));
  const auto rolled = players::roll_out<G>(state, {.trials = 2, .truncate = 1}, [](const auto&) { return true; });
  if (lineup(G{}).rollouts.run() != nullptr) {
    ASSERT_TRUE(rolled) << english(rolled.error());
    EXPECT_EQ(rolled->lines[0].sums.trials, 2U);
  } else {
    ASSERT_FALSE(rolled);
    EXPECT_EQ(english(rolled.error()), english(G::title()) + " has no rollouts yet; Backgammon has");
  }
}

TEST(Rollouts, backgammon_has_them) { EXPECT_NE(lineup(backgammon::Game{}).rollouts.run(), nullptr); }

}  // namespace
}  // namespace fourfold::test
