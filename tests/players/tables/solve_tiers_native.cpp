// A tier that takes long is put by now and then: what a program leaves that is ended without a word, and that it comes
// to the same. Real solvers are asked in solved_native.cpp and hyper_solved_native.cpp.
#include "players/tables/solve_tiers.h"

#include <filesystem>

#include <gtest/gtest.h>

#include "tests/support/temporary_folder.h"

namespace fourfold::players {
namespace {

using test::TemporaryFolder;

constexpr int sweeps_needed = 20;

struct Numbers {
  Numbers(int /*mine*/, int /*theirs*/) {}
  static std::size_t size() { return 3; }
  std::size_t operator()(int /*of_roller*/, int /*of_other*/) const { return 0; }
};

// A sweep adds one to every value; the tier is solved when they are twenty.
struct Counting {
  using Tier = SolvedGameTier<Numbers>;
  using Value = int;
  using Tables = SolvedTiers<Numbers, int, 1>;
  static constexpr double seconds_a_position = 1;

  mutable std::vector<int> beginnings{};  // the value with which each go at the tier began

  static auto tables(const Resources& /*resources*/, int /*pieces*/) { return std::make_shared<Tables>(); }
  static SolvedFileMarks marks(const Tier& /*tier*/) { return {"counting", {}, {1, 1}}; }
  static Result<void> add(Tables& tables, const Tier& tier, const TableBytes& bytes) {
    return tables.add(marks(tier), tier, bytes);
  }
  static std::string folder(const Resources& resources) { return resources.tables; }
  static std::string path(const Resources& resources, const Tier& /*tier*/) { return resources.tables + "/solved"; }
  static std::size_t bytes_to_solve(const Tier& /*tier*/) { return 0; }
  static void tell(const Tables& tables, int /*pieces*/, SolveReport& report) {
    report.value = *tables.find(1, 1, 0, 0);
  }

  SolvedTierOf<int> solve(const Tier& tier, const Tables& /*tables*/, std::vector<int> begun,
                          const TierSettings& settings) const {
    SolvedTierOf<int> solved{std::move(begun), {}, false};
    solved.values.resize(tier.positions());
    beginnings.push_back(solved.values[0]);
    while (solved.values[0] < sweeps_needed && !settings.stop()) {
      for (int& value : solved.values) ++value;
      solved.accuracy = {1.0 / solved.values[0], solved.accuracy.sweeps + 1};
      settings.told({solved.accuracy, static_cast<double>(solved.values[0]) / sweeps_needed});
    }
    solved.finished = solved.values[0] == sweeps_needed;
    return solved;
  }
};

constexpr PutBy every_four_sweeps{.sweeps = 4, .positions = 1};

TEST(SolveTiers, a_tier_is_put_by_now_and_then_and_left_alone_at_the_end) {
  const TemporaryFolder folder;
  const Resources resources{.tables = folder.path()};
  const Counting counting;
  std::vector<int> sweeps_told;
  std::vector<bool> put_by;
  const SolveWork work{.pieces = 1, .told = [&](const SolveProgress& so_far) {
                         sweeps_told.push_back(so_far.sweeps);
                         put_by.push_back(std::filesystem::exists(folder.path("1-1.begun")));
                       }};
  const auto solved = solve_tiers(counting, resources, work, every_four_sweeps);
  ASSERT_TRUE(solved);
  EXPECT_TRUE(solved->finished);
  EXPECT_EQ(solved->value, sweeps_needed);
  EXPECT_EQ(counting.beginnings, (std::vector{0, 4, 8, 12})) << "of the last fifth nothing is put by";
  ASSERT_EQ(sweeps_told.size(), sweeps_needed);
  for (int i = 0; i < sweeps_needed; ++i) {
    EXPECT_EQ(sweeps_told[static_cast<std::size_t>(i)], i + 1) << "those before count, too";
    EXPECT_EQ(put_by[static_cast<std::size_t>(i)], i >= 4) << i;
  }
  EXPECT_FALSE(std::filesystem::exists(folder.path("1-1.begun")));
}

TEST(SolveTiers, what_was_put_by_is_gone_on_with_by_the_next_program) {
  const TemporaryFolder folder;
  const TemporaryFolder next;
  const Resources resources{.tables = folder.path()};
  // What lies there when the program is killed in its tenth sweep.
  const SolveWork killed{.pieces = 1, .told = [&](const SolveProgress& so_far) {
                           if (so_far.sweeps == 10) std::filesystem::copy(folder.path("1-1.begun"), next.path());
                         }};
  ASSERT_TRUE(solve_tiers(Counting{}, resources, killed, every_four_sweeps));
  const Counting counting;
  int sweeps = 0;
  const SolveWork work{.pieces = 1, .told = [&](const SolveProgress& so_far) { sweeps = so_far.sweeps; }};
  const auto solved = solve_tiers(counting, Resources{.tables = next.path()}, work, every_four_sweeps);
  ASSERT_TRUE(solved);
  EXPECT_EQ(solved->value, sweeps_needed);
  EXPECT_EQ(counting.beginnings.front(), 8);
  EXPECT_EQ(sweeps, sweeps_needed);
}

TEST(SolveTiers, one_that_is_stopped_when_it_is_put_by_stops) {
  const TemporaryFolder folder;
  bool stopped = false;
  const SolveWork work{.pieces = 1,
                       .stop = [&] { return stopped; },
                       .told = [&](const SolveProgress& so_far) { stopped = so_far.sweeps == 4; }};
  const Counting counting;
  const auto solved = solve_tiers(counting, Resources{.tables = folder.path()}, work, every_four_sweeps);
  ASSERT_TRUE(solved);
  EXPECT_FALSE(solved->finished);
  EXPECT_TRUE(std::filesystem::exists(folder.path("1-1.begun")));
}

TEST(SolveTiers, one_that_is_soon_done_is_not_put_by) {
  const TemporaryFolder folder;
  const Counting counting;
  ASSERT_TRUE(solve_tiers(counting, Resources{.tables = folder.path()}, SolveWork{.pieces = 1}));
  EXPECT_EQ(counting.beginnings, std::vector{0});
}

}  // namespace
}  // namespace fourfold::players
