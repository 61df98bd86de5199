// The dice of a record, computed again.
#include "records/verify.h"

#include <gtest/gtest.h>

#include "records/record_text.h"
#include "tests/records/random_matches.h"

namespace fourfold::records {
namespace {

// A match of one point, played to its end, so that the secret is shown.
Record finished(std::uint64_t seed = 7) {
  auto setup = test::setup_for<backgammon::Game>("tournament", {});
  setup.options = {{"match_length", "1"}};
  return test::random_record<backgammon::Game>(setup, seed, {30, 0, true, 4000});
}

TEST(Verify, a_fair_match_is_proven_from_the_file_alone) {
  const auto read = read_record(write_record(finished()));
  ASSERT_TRUE(read);
  ASSERT_EQ(read->events.back().kind, EventKind::reveal);
  const auto found = verify(*read);
  ASSERT_TRUE(found) << found.error().message;
  EXPECT_EQ(found->proof, Proof::proven);
  EXPECT_GT(found->rolls, 3);
  EXPECT_TRUE(sentence(*found).starts_with("yes: all "));
}

TEST(Verify, the_first_roll_that_does_not_fit_is_named) {
  Record record = finished();
  int rolls = 0;
  for (Event& event : record.events) {
    if (event.kind != EventKind::roll || ++rolls < 2) continue;
    // Only the last roll can be changed without making a later play illegal, so the game is cut there and the secret
    // shown.
    const std::string fell = event.text;
    event.text = fell == "65" ? "64" : "65";
    const Event reveal = record.events.back();
    const std::uint32_t number = event.number;
    record.events.resize(number);
    record.events.push_back({number + 1, reveal.at, EventKind::reveal, nobody, reveal.text});
    const auto found = verify(record);
    ASSERT_TRUE(found) << found.error().message;
    EXPECT_EQ(found->proof, Proof::forged);
    EXPECT_EQ(found->event, number);
    EXPECT_EQ(found->expected, fell);
    EXPECT_NE(sentence(*found).find("no: event " + std::to_string(number) + " says "), std::string::npos);
    return;
  }
  FAIL() << "no second roll";
}

TEST(Verify, a_word_that_was_changed_changes_the_dice) {
  Record record = finished();
  ASSERT_EQ(record.events[0].kind, EventKind::word);
  record.events[0].text = "lemon";
  EXPECT_EQ(verify(record)->proof, Proof::forged);
}

TEST(Verify, another_secret_is_refused) {
  Record record = finished();
  record.events.back().text = to_hex(test::secret_of(8));
  const auto found = verify(record);
  ASSERT_FALSE(found);
  EXPECT_NE(found.error().message.find("does not fit the commitment"), std::string::npos);
}

TEST(Verify, nothing_can_follow_the_secret) {
  Record record = finished();
  const Event reveal = record.events.back();
  record.events.pop_back();
  record.events.resize(4);
  record.events.push_back({5, reveal.at, EventKind::reveal, nobody, reveal.text});
  ASSERT_TRUE(verify(record));
  record.events.push_back({6, reveal.at, EventKind::reveal, nobody, reveal.text});
  EXPECT_FALSE(verify(record));
}

TEST(Verify, before_the_end_only_the_host_can_tell) {
  Record record = finished();
  record.events.pop_back();
  EXPECT_EQ(verify(record)->proof, Proof::not_revealed);
  record.secret = test::secret_of(7);
  EXPECT_EQ(verify(record)->proof, Proof::proven);
  record.secret = test::secret_of(8);
  EXPECT_FALSE(verify(record));
}

TEST(Verify, where_nothing_is_rolled_there_is_nothing_to_verify) {
  const auto setup = test::setup_for<checkers::Game>("tournament", {});
  const auto found = verify(test::random_record<checkers::Game>(setup, 7, {30, 0, true, 4000}));
  ASSERT_TRUE(found) << found.error().message;
  EXPECT_EQ(found->rolls, 0);
  EXPECT_EQ(sentence(*found), "no dice were rolled: there is nothing to verify");
}

TEST(Verify, typed_dice_prove_nothing) {
  Record record = finished();
  record.events.clear();
  record.setup.dice = DiceMode::manual;
  record.setup.commitment.clear();
  EXPECT_EQ(verify(record)->proof, Proof::manual);
}

}  // namespace
}  // namespace fourfold::records
