// A thousand random games of every game and preset, most of them given up early, are written, read back the same,
// replayed, converted to every format their game has and back, and their dice verified.
#include <map>

#include <gtest/gtest.h>

#include "records/record_text.h"
#include "records/verify.h"
#include "sentences/catalogue.h"
#include "tests/records/converts.h"
#include "tests/records/random_matches.h"
#include "tests/support/effort.h"

namespace fourfold::records {
namespace {

constexpr std::uint64_t games_each = fourfold::test::effort(1000);

TEST(RandomGames, every_record_comes_back_and_its_dice_are_proven) {
  for_each_game([]<class G>() {
    for (const auto& preset : G::presets()) {
      int rolls = 0;
      std::map<std::string_view, std::uint64_t> converted;
      for (std::uint64_t seed = 0; seed < games_each; ++seed) {
        SCOPED_TRACE(std::string(G::name) + " " + std::string(preset.name) + " " + std::to_string(seed));
        const auto setup = test::setup_for<G>(preset.name, preset.rules);
        test::Habits habits;
        // Most are given up early; one in ten is played to the end, as far as random play has one.
        const bool whole = seed % 10 == 0;
        habits.resign = whole ? 0 : 20;
        habits.takeback = seed % 3 == 0 ? 10 : 0;
        habits.words = seed % 2 == 0;
        habits.most_events = whole ? 3000 : 150;
        const Record record = test::random_record<G>(setup, seed, habits);
        const auto again = read_record(write_record(record));  // replays it, too
        ASSERT_TRUE(again) << english(again.error());
        ASSERT_EQ(*again, record);
        // A match that was left before its end can be verified by its host only.
        const auto found = verify(*again, test::secret_of(seed));
        ASSERT_TRUE(found) << english(found.error());
        const DiceProof expected = found->rolls == 0 ? DiceProof::nothing_rolled
                                   : habits.words    ? DiceProof::proven
                                                     : DiceProof::fits;
        ASSERT_EQ(found->proof, expected) << english(verdict(*found).front());
        rolls += found->rolls;
        for (const Format& format : formats()) {
          if (format.positions || !format.can_hold(G::name)) continue;
          converted[format.name] += std::uint64_t{converts(record, format)};
          if (testing::Test::HasFailure()) return;
        }
      }
      for (const auto& [format, times] : converted)
        EXPECT_GT(times, games_each * 9 / 10) << preset.name << " " << format;
      if (G::name != std::string_view("checkers")) {
        EXPECT_GT(rolls, fourfold::test::effort(5000));
      }
    }
  });
}

}  // namespace
}  // namespace fourfold::records
