// A thousand random games of every game and preset are written, read back the same, replayed, and their dice verified.
#include <gtest/gtest.h>

#include "records/record_text.h"
#include "records/verify.h"
#include "tests/records/random_matches.h"

namespace fourfold::records {
namespace {

constexpr std::uint64_t games_each = 1000;

TEST(RandomGames, every_record_comes_back_and_its_dice_are_proven) {
  for_each_game([]<class G>() {
    for (const auto& preset : G::presets()) {
      int rolls = 0;
      for (std::uint64_t seed = 0; seed < games_each; ++seed) {
        SCOPED_TRACE(std::string(G::name) + " " + std::string(preset.name) + " " + std::to_string(seed));
        const auto setup = test::setup_for<G>(preset.name, preset.rules);
        test::Habits habits;
        habits.resign = 20;
        habits.takeback = seed % 3 == 0 ? 10 : 0;
        habits.words = seed % 2 == 0;
        habits.most_events = 150;
        const Record record = test::random_record<G>(setup, seed, habits);
        const auto again = read_record(write_record(record));  // replays it, too
        ASSERT_TRUE(again) << again.error().message;
        ASSERT_EQ(*again, record);
        // A match that was left before its end can be verified by its host only.
        Record hosts = *again;
        hosts.secret = test::secret_of(seed);
        const auto found = verify(hosts);
        ASSERT_TRUE(found) << found.error().message;
        ASSERT_EQ(found->proof, Proof::proven) << sentence(*found);
        rolls += found->rolls;
      }
      if (G::name != std::string_view("checkers")) {
        EXPECT_GT(rolls, 5000);
      }
    }
  });
}

}  // namespace
}  // namespace fourfold::records
