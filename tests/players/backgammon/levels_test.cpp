// Levels below the strongest: each loses more than the next one up, and errs as people do, a little often and a lot
// seldom.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>

#include "players/duel.h"
#include "players/registry.h"
#include "tests/players/support.h"

namespace fourfold::backgammon {
namespace {

// How many were of 0.02 to 0.1 points, to 0.2, to 0.3, and to 0.4.
std::array<int, 4> errors_in(const std::vector<double>& losses) {
  constexpr std::array<double, 5> bounds = {0.02, 0.1, 0.2, 0.3, 0.4};
  std::array<int, 4> errors{};
  for (const double loss : losses) {
    const auto above = static_cast<std::size_t>(std::ranges::upper_bound(bounds, loss) - bounds.begin());
    if (above > 0 && above < bounds.size()) ++errors[above - 1];
  }
  return errors;
}

// By the judgement of the strongest at first sight.
TEST(Levels, err_less_and_less_and_seldom_a_lot) {
  Rules rules;
  rules.match_length = 0;
  rules.cube = false;
  const std::vector<std::string> levels{"beginner", "easy", "medium", "hard", "expert"};
  const auto judge = fourfold::test::player<Game>("nets:0");
  const auto lost = fourfold::test::losses<Game>(*judge, levels, initial(rules), 80);
  for (std::size_t i = 1; i < levels.size(); ++i)
    EXPECT_LT(fourfold::test::sum_of(lost.at(levels[i])), 0.8 * fourfold::test::sum_of(lost.at(levels[i - 1])))
        << levels[i];
  for (const char* const level : {"beginner", "easy", "medium"}) {
    const auto errors = errors_in(lost.at(level));
    EXPECT_GT(errors[0], errors[1] * 3 / 2) << level;
    EXPECT_GT(errors[1], errors[2]) << level;
    EXPECT_GT(errors[2], errors[3]) << level;
  }
  EXPECT_EQ(fourfold::test::sum_of(lost.at("expert")), 0);
}

// Each level beats the one two below it; how far apart they are is in docs/players.md.
TEST(Levels, are_in_order) {
  Rules rules;
  rules.match_length = 0;
  rules.cube = false;
  const auto points = [&](std::string_view stronger, std::string_view weaker) {
    const auto a = players::make_player<Game>(stronger);
    const auto b = players::make_player<Game>(weaker);
    players::Tally tally;
    for (std::uint64_t round = 0; round < 150; ++round) {
      tally.add(*players::play_round<Game>(rules, **a, **b, {.seed = 5}, round));
    }
    return tally.points_a_game();
  };
  EXPECT_GT(points("medium", "beginner"), 0.1);
  EXPECT_GT(points("hard", "easy"), 0.1);
  EXPECT_GT(points("expert", "medium"), 0.02);
  EXPECT_GT(points("expert", "greedy"), 0.1);
}

}  // namespace
}  // namespace fourfold::backgammon
