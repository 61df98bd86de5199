// Levels below the strongest: each loses more than the next one up, and errs as people do, a little often and a lot
// seldom.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>

#include "players/backgammon/net_engine.h"
#include "players/duel.h"
#include "players/registry.h"
#include "players/seeded_draws.h"

namespace fourfold::backgammon {
namespace {

// What was lost in decisions of games that the strongest at first sight plays against itself, by its own judgement.
struct Losses {
  double sum = 0;
  std::array<int, 4> errors{};  // of 0.02 to 0.1 points, to 0.2, to 0.3, and to 0.4

  void add(double loss) {
    constexpr std::array<double, 5> bounds = {0.02, 0.1, 0.2, 0.3, 0.4};
    sum += loss;
    const auto above = static_cast<std::size_t>(std::ranges::upper_bound(bounds, loss) - bounds.begin());
    if (above > 0 && above < bounds.size()) ++errors[above - 1];
  }
};

std::map<std::string, Losses> losses_of(const std::vector<std::string>& levels) {
  Rules rules;
  rules.match_length = 0;
  rules.cube = false;
  std::map<std::string, Losses> all;
  std::map<std::string, std::unique_ptr<players::Engine<Game>>> players;
  for (const std::string& level : levels) players[level] = *players::make_player<Game>(level);
  const auto judge = *players::make_player<Game>("nets:0");
  for (std::uint64_t game = 0; game < 80; ++game) {
    State state = initial(rules);
    for (std::uint64_t step = 0; phase(state) != Phase::over; ++step) {
      const std::uint64_t random_number = players::mixed(game, step);
      if (phase(state) == Phase::roll) {
        state = roll(state, players::roll_drawn(state, random_number));
        continue;
      }
      const auto best = *judge->think(state);
      for (const std::string& level : levels) {
        const Play chosen = players[level]->think(state, {.seed = random_number})->play;
        const auto found = std::ranges::find(best.candidates, chosen, &players::Candidate<Game>::play);
        all[level].add(best.candidates[0].value - found->value);
      }
      state = apply(state, best.play);
    }
  }
  return all;
}

TEST(Levels, err_less_and_less_and_seldom_a_lot) {
  const std::vector<std::string> levels{"beginner", "easy", "medium", "hard", "expert"};
  const auto all = losses_of(levels);
  for (std::size_t i = 1; i < levels.size(); ++i) EXPECT_LT(all.at(levels[i]).sum, 0.8 * all.at(levels[i - 1]).sum);
  for (const char* const level : {"beginner", "easy", "medium"}) {
    const auto& errors = all.at(level).errors;
    EXPECT_GT(errors[0], errors[1] * 3 / 2) << level;
    EXPECT_GT(errors[1], errors[2]) << level;
    EXPECT_GT(errors[2], errors[3]) << level;
  }
  EXPECT_EQ(all.at("expert").sum, 0);
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
