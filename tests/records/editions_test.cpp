// Records of an earlier edition of a game's rules. The samples are whole games of Backgammon Dice between two random
// bots, written by this program when its rulings of BD-6 and BD-9 were others.
#include <gtest/gtest.h>

#include "records/files.h"
#include "records/record_text.h"
#include "records/replay.h"
#include "rules/any_game.h"
#include "sentences/catalogue.h"

namespace fourfold::records {
namespace {

constexpr std::string_view samples[] = {"simple-step-1", "simple-turn-1", "basic-turn-2", "basic-none-3"};

std::string sample(std::string_view name) {
  const auto text = read_file(std::string(RECORD_SAMPLES) + "/first-edition-" + std::string(name) + ".fourfold");
  EXPECT_TRUE(text) << name;
  return text.value_or("");
}

std::string of_edition(std::string text, int edition) {
  return text.insert(text.find("\"game\""), "\"edition\":" + std::to_string(edition) + ",");
}

TEST(Record, a_game_of_the_first_edition_is_read_and_goes_on) {
  for (const std::string_view name : samples) {
    const std::string text = sample(name);
    const auto read = read_record(text);
    ASSERT_TRUE(read) << name << ": " << english(read.error());
    EXPECT_EQ(read->setup.edition, 1);
    EXPECT_EQ(write_record(*read), text);
    // Half of it is a game that goes on as it went on then.
    Record half = *read;
    half.events.resize(half.events.size() / 2);
    auto table = replay<backgammon_dice::Game>(half);
    ASSERT_TRUE(table) << name;
    for (std::size_t i = half.events.size(); i < read->events.size(); ++i) {
      const auto added = table->append(read->events[i]);
      ASSERT_TRUE(added) << name << ": " << english(added.error());
    }
    EXPECT_TRUE(table->over());
  }
}

TEST(Record, what_was_allowed_then_is_refused_in_the_newest_edition) {
  for (const std::string_view name : samples) {
    const auto read = read_record(of_edition(sample(name), 2));
    ASSERT_FALSE(read) << name;
    EXPECT_NE(english(read.error()).find("BD-"), std::string::npos) << english(read.error());
  }
}

TEST(Record, a_game_of_today_says_its_edition) {
  Record record;
  record.setup.game = "backgammon-dice";
  record.setup.preset = "simple";
  record.setup.players = {{"Ann", "human"}, {"Bob", "human"}};
  record.setup.dice = DiceMode::manual;
  const std::string text = write_record(record);
  EXPECT_NE(text.find("\"edition\":2"), std::string::npos) << text;
  const auto read = read_record(text);
  ASSERT_TRUE(read) << english(read.error());
  EXPECT_EQ(*read, record);
  record.setup.game = "ludo";
  record.setup.preset = "classic";
  EXPECT_EQ(write_record(record).find("edition"), std::string::npos);
}

TEST(Record, an_edition_that_nobody_knows_yet_is_refused) {
  const auto read = read_record(of_edition(sample(samples[0]), 3));
  ASSERT_FALSE(read);
  EXPECT_EQ(english(read.error()),
            "line 1: there is no edition 3 of these rules; this program knows them up to edition 2");
}

}  // namespace
}  // namespace fourfold::records
