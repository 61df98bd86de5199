// The game solved: counts, a naive solver that shares no code, equations that every chance has to satisfy under every
// rule, stopping and going on, files, and the player that looks into them.
#include <gtest/gtest.h>

#include <cmath>
#include <filesystem>
#include <fstream>
#include <set>

#include "players/backgammon_dice/net_engine.h"
#include "players/backgammon_dice/solve.h"
#include "players/backgammon_dice/solver.h"
#include "players/random_source.h"
#include "tests/oracle/backgammon_dice_naive_solver.h"
#include "tests/players/backgammon_dice/equations.h"
#include "tests/rules/backgammon_dice/support.h"
#include "tests/support/effort.h"
#include "tests/support/temporary_folder.h"

namespace fourfold::backgammon_dice::test {
namespace {

namespace naive = fourfold::test::naive_backgammon_dice;
using fourfold::test::effort;
using fourfold::test::sanitized;
using fourfold::test::TemporaryFolder;

std::shared_ptr<const std::string> file_of(const Rules& rules, const Tier& tier, const SolvedTier& solved) {
  std::string bytes = tier_file_head(rules, tier, solved.accuracy, solved.values);
  bytes.append(reinterpret_cast<const char*>(solved.values.data()), solved.values.size() * sizeof(Chance));
  return std::make_shared<const std::string>(std::move(bytes));
}

SolvedTables solved_with(const Rules& rules, int pawns) {
  SolvedTables tables;
  for (const Tier& tier : tiers_of(pawns)) {
    const auto bytes = file_of(rules, tier, solve_tier(rules, tier, tables, {}, {.threads = 2}));
    EXPECT_TRUE(tables.add(rules, tier, {*bytes, bytes}));
  }
  return tables;
}

const SolvedTables& three_pawns() {
  static const SolvedTables tables = solved_with(simple, sanitized ? 2 : 3);
  return tables;
}

// The same by the rules of the game.
double by_the_rules(const Rules& rules, const SolvedTables& tables, Pawns mine, Pawns theirs) {
  Position position;
  position.pawns = {mine.list(), theirs.list()};
  const auto state = State::from(rules, position);
  if (!state) return -1;
  double sum = 0;
  for_each_two_dice([&](Die high, Die low, unsigned weight) {
    const State rolled = roll(*state, turn_roll(high, low));
    double best = 0;
    for (const Play& play : legal(rolled)) {
      const State after = apply(rolled, play);
      const bool over = phase(after) == Phase::over;
      best = std::max(best, over ? 1 : 1 - in_parts_of_one(*tables.chance(after.mine(), after.theirs())));
    }
    sum += weight * best;
  });
  return sum / 36;
}

TEST(SolvedGame, has_as_many_positions_as_were_counted_elsewhere) {
  EXPECT_EQ(positions_with(2), 23'836U);
  EXPECT_EQ(positions_with(3), 837'049U);
  EXPECT_EQ(positions_with(4), 16'084'932U);
  EXPECT_EQ(positions_with(5), 192'395'305U);
}

TEST(SolvedGame, every_position_has_a_number_of_its_own) {
  for (const Tier& tier : {Tier{2, 2}, Tier{3, 1}}) {
    for (const bool fewer : {false, true}) {
      const PositionIndex index = tier.index(fewer);
      std::set<std::size_t> numbers;
      for (const Pawns mine : arrangements_of(fewer ? tier.fewer : tier.more)) {
        for (const Pawns theirs : arrangements_of(fewer ? tier.more : tier.fewer)) {
          if ((mine.occupancy().any & theirs.mirrored_occupancy().any) == 0) numbers.insert(index(mine, theirs));
        }
      }
      EXPECT_EQ(numbers.size(), index.size());
      EXPECT_EQ(*numbers.rbegin(), index.size() - 1);
    }
  }
}

TEST(SolvedGame, agrees_with_a_naive_solver_on_every_position_with_few_pawns) {
  const int pawns = sanitized ? 1 : 2;
  const SolvedTables tables = solved_with(simple, pawns);
  const naive::NaiveSolver solver(simple, pawns);
  EXPECT_EQ(solver.positions().size(), positions_with(pawns));
  for (const auto& [sides, number] : solver.positions()) {
    const auto chance = tables.chance(pawns_of(sides.first), pawns_of(sides.second));
    ASSERT_TRUE(chance);
    ASSERT_NEAR(in_parts_of_one(*chance), solver.chance(sides), 1e-6);
  }
}

TEST(SolvedGame, chances_follow_from_each_other_under_every_rule) {
  for (const std::string_view duty : {"turn", "step", "none"}) {
    for (const std::string_view bear_off : {"exact", "backgammon"}) {
      for (const std::string_view must : {"on", "off"}) {
        const Rules rules = with(with(with(simple, "duty", duty), "bear_off", bear_off), "must_bear_off", must);
        const SolvedTables tables = solved_with(rules, 2);
        sample(2, effort(300), 7, [&](Pawns mine, Pawns theirs) {
          const auto chance = in_parts_of_one(*tables.chance(mine, theirs));
          EXPECT_NEAR(chance, by_naive_turns(rules, tables, mine, theirs), 1e-6) << solved_name(rules);
          EXPECT_NEAR(chance, by_the_rules(rules, tables, mine, theirs), 1e-6) << solved_name(rules);
        });
      }
    }
  }
}

// Chances of the start as an earlier solver found them, which shared no code with this one.
TEST(SolvedGame, the_start_with_two_and_three_pawns) {
  const SolvedTables& tables = three_pawns();
  const Pawns two = start_of(simple, 2);
  EXPECT_EQ(pieces_of(two)[1].place, 6);
  EXPECT_NEAR(in_parts_of_one(*tables.chance(two, two)), 0.509320, 1e-6);
  if (tables.pawns() < 3) return;
  const Pawns three = start_of(simple, 3);
  EXPECT_EQ(pieces_of(three)[1].place, 3);
  EXPECT_NEAR(in_parts_of_one(*tables.chance(three, three)), 0.503013, 1.5e-6);
  sample(3, 300, 11, [&](Pawns mine, Pawns theirs) {
    const auto chance = in_parts_of_one(*tables.chance(mine, theirs));
    EXPECT_NEAR(chance, by_naive_turns(simple, tables, mine, theirs), 1e-6);
    EXPECT_NEAR(chance, by_the_rules(simple, tables, mine, theirs), 1e-6);
  });
}

TEST(SolvedGame, is_the_same_on_any_number_of_threads) {
  const SolvedTables tables = solved_with(simple, 1);
  const SolvedTier one = solve_tier(simple, {2, 1}, tables, {}, {.threads = 1});
  const SolvedTier three = solve_tier(simple, {2, 1}, tables, {}, {.threads = 3});
  EXPECT_EQ(one.values, three.values);
  EXPECT_EQ(one.accuracy.sweeps, three.accuracy.sweeps);
  EXPECT_LE(one.accuracy.residual, 1e-6);
}

TEST(SolvedGame, is_stopped_and_gone_on_with_in_a_folder) {
  const TemporaryFolder folder;
  players::Resources resources;
  resources.tables = folder.path();
  const auto solver = game_solver();
  const auto planned = solver->plan(simple, resources, 2);
  ASSERT_TRUE(planned);
  EXPECT_EQ(planned->positions, 23'836U);
  EXPECT_EQ(planned->positions_there, 0U);
  int asked = 0;
  players::SolveWork work{.pieces = 2, .threads = 2};
  work.stop = [&] { return ++asked > 1'000; };
  const auto stopped = solver->solve(simple, resources, work);
  ASSERT_TRUE(stopped);
  EXPECT_FALSE(stopped->finished);
  EXPECT_GT(solver->plan(simple, resources, 2)->positions_there, 0U) << "what was done is kept";
  EXPECT_TRUE(std::filesystem::exists(solved_folder(resources, simple) + "/2-1.begun"));
  work.stop = {};
  const auto solved = solver->solve(simple, resources, work);
  ASSERT_TRUE(solved);
  EXPECT_TRUE(solved->finished);
  EXPECT_EQ(solved->positions, 23'836U);
  EXPECT_NEAR(solved->value, 0.509320, 1e-6);
  EXPECT_LE(solved->residual, 1e-6);
  EXPECT_FALSE(std::filesystem::exists(solved_folder(resources, simple) + "/2-1.begun"));
  EXPECT_EQ(solver->solve(simple, resources, work)->value, solved->value) << "there is nothing left to solve";
}

TEST(SolvedGame, refuses_what_it_cannot_solve) {
  const TemporaryFolder folder;
  players::Resources resources;
  EXPECT_FALSE(game_solver()->plan(simple, resources, 2)) << "there is no folder";
  resources.tables = folder.path();
  EXPECT_FALSE(game_solver()->plan(basic, resources, 2));
  EXPECT_FALSE(game_solver()->plan(scored, resources, 2));
  EXPECT_FALSE(game_solver()->plan(simple, resources, 0));
  EXPECT_FALSE(game_solver()->plan(simple, resources, 6));
}

TEST(SolvedGame, a_damaged_file_is_named_and_nothing_of_it_is_taken) {
  const Tier tier{1, 1};
  const auto whole = file_of(simple, tier, solve_tier(simple, tier, {}, {}, {}));
  const auto refused = [&](const std::string& bytes, const Rules& rules, const Tier& asked) {
    const auto file = read_tier_file(rules, asked, bytes);
    return file ? std::string("taken") : english(file.error());
  };
  EXPECT_EQ(refused(*whole, simple, tier), "taken");
  EXPECT_NE(refused(whole->substr(0, 20), simple, tier).find("too short"), std::string::npos);
  EXPECT_NE(refused("fourdic9" + whole->substr(8), simple, tier).find("another version"), std::string::npos);
  EXPECT_NE(refused(whole->substr(0, whole->size() - 4), simple, tier).find("damaged"), std::string::npos);
  EXPECT_NE(refused(*whole, with(simple, "duty", "none"), tier).find("other rules"), std::string::npos);
  EXPECT_NE(refused(*whole, simple, {2, 1}), "taken");
  RandomSource random(3);
  for (int times = 0; times < 300; ++times) {
    std::string damaged = *whole;
    damaged[random.below(static_cast<std::uint32_t>(damaged.size()))] ^= static_cast<char>(1 + random.below(255));
    EXPECT_NE(refused(damaged, simple, tier), "taken");
  }
  const TemporaryFolder folder;
  players::Resources resources;
  resources.tables = folder.path();
  std::filesystem::create_directories(solved_folder(resources, simple));
  std::ofstream(tier_path(resources, simple, tier), std::ios::binary) << "half of a fi";
  std::vector<std::string> trouble;
  resources.trouble = [&](const Message& message) { trouble.push_back(english(message)); };
  EXPECT_EQ(solved_tables(simple, resources, 5)->pawns(), 0);
  ASSERT_EQ(trouble.size(), 1U);
  EXPECT_NE(trouble[0].find("1-1.fourdice"), std::string::npos) << trouble[0];
  EXPECT_NE(trouble[0].find("fourfold solve"), std::string::npos) << trouble[0];
}

TEST(SolvedGame, master_plays_by_what_was_solved) {
  const TemporaryFolder folder;
  players::Resources resources;
  resources.tables = folder.path();
  ASSERT_TRUE(game_solver()->solve(simple, resources, {.pieces = 2}));
  NetEngine master(resources, {.ahead = true, .solved = true});
  const State ending = position(simple, "1:1,6,o,o,o 2:1,6,o,o,o turn:1");
  const auto outlook = *master.expect(ending, {});
  ASSERT_TRUE(outlook);
  ASSERT_EQ(outlook->win.size(), 2U);
  EXPECT_EQ(outlook->win[0].seat, Seat::one);
  EXPECT_NEAR(outlook->win[0].win, 0.509320, 1e-6);
  EXPECT_NEAR(outlook->win[1].win, 0.490680, 1e-6);
  EXPECT_NEAR(outlook->equity, 2 * 0.509320 - 1, 2e-6);
  double sum = 0;
  for_each_two_dice([&](Die high, Die low, unsigned weight) {
    const auto decision = *master.think(roll(ending, turn_roll(high, low)));
    EXPECT_EQ(decision.play, decision.candidates[0].play);
    EXPECT_EQ(decision.candidates[0].plies, 0) << "what is known is not looked into";
    sum += weight * decision.candidates[0].figures[0].value;
  });
  EXPECT_NEAR(sum / 36, 0.509320, 2e-6) << "the best plays add up to the chance before the roll";
  const State rolled = roll(begin_with(simple, Seat::one), turn_roll(*Die::from(3), *Die::from(1)));
  EXPECT_EQ(master.think(rolled)->candidates[0].plies, 2) << "what is not known is";
}

// Under rules that no file knows, endings are computed.
TEST(SolvedGame, master_computes_endings_under_other_rules) {
  const TemporaryFolder folder;
  players::Resources resources;
  resources.tables = folder.path();
  const Rules free = with(simple, "duty", "none");
  NetEngine master(resources, {.ahead = true, .solved = true});
  const auto outlook = *master.expect(position(free, "1:16,o,o,o,o 2:16,o,o,o,o turn:1"), {});
  ASSERT_TRUE(outlook);
  EXPECT_NEAR(outlook->win[0].win, 36.0 / 61, 1e-6) << "both need a 1, which 11 of 36 rolls show";
}

TEST(SolvedGame, play_from_the_start_is_won_as_often_as_the_table_says) {
  NetEngine master(players::Resources{}, {});
  RandomSource random(17);
  const int games = effort(10'000);
  int won = 0;
  for (int game = 0; game < games; ++game) {
    State state = position(simple, "1:1,6,o,o,o 2:1,6,o,o,o turn:1");
    while (phase(state) != Phase::over) {
      state = roll(state, draw_roll(state, random));
      state = apply(state, master.think(state)->play);
    }
    won += outcome(state).of(Seat::one) > 0 ? 1 : 0;
  }
  EXPECT_NEAR(static_cast<double>(won) / games, 0.509320, 4 * 0.5 / std::sqrt(games));
}

}  // namespace
}  // namespace fourfold::backgammon_dice::test
