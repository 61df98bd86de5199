// The dice of a record, computed again.
#include "records/verify.h"

#include <gtest/gtest.h>

#include "records/record_text.h"
#include "sentences/catalogue.h"
#include "tests/records/random_matches.h"

namespace fourfold::records {
namespace {

fourfold::Setup one_point_match() {
  auto setup = test::setup_for<backgammon::Game>("tournament", {});
  setup.options = {{"match_length", "1"}};
  return setup;
}

// A match of one point, played to its end, so that the secret is shown.
Record finished(std::uint64_t seed = 7) {
  return test::random_record<backgammon::Game>(one_point_match(), seed, {30, 0, true, 4000});
}

// The same up to the first roll, after what was done before it, by a host that then shows its secret.
struct Before {
  EventKind kind;
  int player;
  std::string text;
};
Result<Verification> after(const std::vector<Before>& done, const fourfold::Setup& setup = one_point_match(),
                           const Secret& secret = test::secret_of(7)) {
  auto authority = *Authority<backgammon::Game>::open(setup, secret);
  const auto& table = authority.table();
  for (const auto& [kind, player, text] : done) {
    const Reply reply = authority.submit(player, {table.next_number(), kind, text}, 0);
    if (!reply.done()) return refuse(*reply.error);
  }
  const Reply rolled = authority.submit(0, {table.next_number(), EventKind::roll, ""}, 0);
  if (!rolled.done()) return refuse(*rolled.error);
  Record record;
  record.setup = table.setup();
  record.events = table.log();
  return verify(record, secret);
}

std::string told(const Verification& found) {
  std::string text;
  for (const Message& message : verdict(found)) text += (text.empty() ? "" : " ") + english(message);
  return text;
}

TEST(Verify, nobody_speaks_last_where_every_word_was_sealed) {
  const std::string a = seal(0, "apple");
  const std::string b = seal(1, "pear");
  const auto found = after(
      {{EventKind::seal, 0, a}, {EventKind::seal, 1, b}, {EventKind::word, 1, "pear"}, {EventKind::word, 0, "apple"}});
  ASSERT_TRUE(found) << english(found.error());
  EXPECT_EQ(found->proof, DiceProof::proven);
  ASSERT_EQ(found->contributions.size(), 2U);
  EXPECT_EQ(found->contributions[0], (Contribution{"Player 2", "pear", true}));
  EXPECT_TRUE(found->silent.empty());
}

TEST(Verify, a_host_alone_proves_nothing) {
  const auto found = after({});
  ASSERT_TRUE(found);
  EXPECT_EQ(found->proof, DiceProof::fits);
  EXPECT_NE(told(*found).find("the host could have tried secrets"), std::string::npos);
}

TEST(Verify, whoever_gave_no_word_has_nothing_proven) {
  const auto found = after({{EventKind::word, 0, "apple"}});
  ASSERT_TRUE(found);
  EXPECT_EQ(found->proof, DiceProof::fits);
  EXPECT_EQ(found->silent, std::vector<std::string>{"Player 2"});
  fourfold::Setup alone = one_point_match();
  alone.players[1].kind = "bot:greedy";
  EXPECT_EQ(after({{EventKind::word, 0, "apple"}}, alone)->proof, DiceProof::proven) << "a bot is the host's";
  EXPECT_EQ(after({{EventKind::word, 1, "apple"}}, alone)->proof, DiceProof::fits);
  alone.players[0].kind = "bot:greedy";
  const auto among_bots = after({{EventKind::word, 0, "apple"}}, alone);
  EXPECT_EQ(among_bots->proof, DiceProof::fits) << "words of bots alone are the host's";
  EXPECT_NE(told(*among_bots).find("the host could have tried secrets"), std::string::npos);
}

TEST(Verify, whoever_spoke_last_openly_could_have_tried) {
  const auto found = after({{EventKind::word, 0, "apple"}, {EventKind::word, 1, "pear"}});
  ASSERT_TRUE(found);
  EXPECT_EQ(found->proof, DiceProof::fits);
  EXPECT_TRUE(spoken_late(*found));
  // Openly first is as good as sealed.
  EXPECT_EQ(after({{EventKind::seal, 0, seal(0, "apple")}, {EventKind::word, 1, "pear"}, {EventKind::word, 0, "apple"}})
                ->proof,
            DiceProof::proven);
}

TEST(Verify, a_seed_by_number_is_known_to_whoever_gave_it) {
  const auto found = after({{EventKind::seal, 0, seal(0, "apple")},
                            {EventKind::seal, 1, seal(1, "pear")},
                            {EventKind::word, 0, "apple"},
                            {EventKind::word, 1, "pear"}},
                           one_point_match(), Secret::of_seed(42));
  ASSERT_TRUE(found);
  EXPECT_EQ(found->proof, DiceProof::fits);
  EXPECT_EQ(found->seed, 42U);
}

TEST(Verify, the_number_of_a_secret_is_read_only_where_that_is_shown) {
  Record record = finished();
  record.seed = 42;
  EXPECT_EQ(read_record(write_record(record))->seed, 42U);
  record.events.pop_back();
  ASSERT_NE(write_record(record).find("\"seed\":42"), std::string::npos)
      << "as whoever keeps the secret could write it";
  const auto before_the_end = read_record(write_record(record));
  ASSERT_TRUE(before_the_end);
  EXPECT_EQ(before_the_end->seed, std::nullopt);
}

TEST(Verify, seals_are_kept) {
  const Before sealed{EventKind::seal, 0, seal(0, "apple")};
  EXPECT_EQ(english(after({sealed}).error()), "Player 1 has sealed a word and is to show it first");
  EXPECT_EQ(english(after({sealed, {EventKind::word, 0, "pear"}}).error()), "this is not the word that was sealed");
  EXPECT_EQ(english(after({{EventKind::seal, 0, seal(1, "apple")}, {EventKind::word, 0, "apple"}}).error()),
            "this is not the word that was sealed")
      << "a seal is the player's own";
  EXPECT_FALSE(after({sealed, sealed}));
  EXPECT_FALSE(after({sealed, {EventKind::word, 0, "apple"}, {EventKind::word, 0, "apple"}}));
  EXPECT_FALSE(after({{EventKind::word, 1, "pear"}, sealed})) << "no seal after a word has been seen";
  EXPECT_FALSE(after({{EventKind::seal, 0, "not a hash"}}));
}

TEST(Verify, a_fair_match_is_proven_from_the_file_alone) {
  const auto read = read_record(write_record(finished()));
  ASSERT_TRUE(read);
  ASSERT_EQ(read->events.back().kind, EventKind::reveal);
  const auto found = verify(*read);
  ASSERT_TRUE(found) << english(found.error());
  EXPECT_EQ(found->proof, DiceProof::proven);
  EXPECT_GT(found->rolls, 3);
  EXPECT_NE(told(*found).find("nobody can have chosen them"), std::string::npos);
  EXPECT_NE(write_record(finished()).find("\"signed\":false"), std::string::npos);
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
    ASSERT_TRUE(found) << english(found.error());
    EXPECT_EQ(found->proof, DiceProof::forged);
    EXPECT_EQ(found->event, number);
    EXPECT_EQ(found->expected, fell);
    EXPECT_NE(told(*found).find("do not fit: event " + std::to_string(number) + " says "), std::string::npos);
    return;
  }
  FAIL() << "no second roll";
}

TEST(Verify, a_word_that_was_changed_changes_the_dice) {
  Record record = finished();
  ASSERT_EQ(record.events[2].kind, EventKind::word);
  record.events[2].text = "lemon";
  EXPECT_FALSE(verify(record)) << "it is not the word that was sealed";
  record.events[0].text = seal(0, "lemon");
  EXPECT_EQ(verify(record)->proof, DiceProof::forged);
}

TEST(Verify, another_secret_is_refused) {
  Record record = finished();
  record.events.back().text = test::secret_of(8).written();
  const auto found = verify(record);
  ASSERT_FALSE(found);
  EXPECT_NE(english(found.error()).find("does not fit the commitment"), std::string::npos);
}

TEST(Verify, nothing_can_follow_the_secret) {
  Record record = finished();
  const Event reveal = record.events.back();
  record.events.pop_back();
  record.events.resize(7);
  record.events.push_back({8, reveal.at, EventKind::reveal, nobody, reveal.text});
  ASSERT_TRUE(verify(record));
  record.events.push_back({9, reveal.at, EventKind::reveal, nobody, reveal.text});
  EXPECT_FALSE(verify(record));
}

TEST(Verify, before_the_end_only_the_host_can_tell) {
  Record record = finished();
  record.events.pop_back();
  EXPECT_EQ(verify(record)->proof, DiceProof::not_revealed);
  EXPECT_EQ(verify(record, test::secret_of(7))->proof, DiceProof::proven);
  EXPECT_FALSE(verify(record, test::secret_of(8)));
}

TEST(Verify, where_nothing_is_rolled_there_is_nothing_to_verify) {
  const auto setup = test::setup_for<checkers::Game>("tournament", {});
  const auto found = verify(test::random_record<checkers::Game>(setup, 7, {30, 0, true, 4000}));
  ASSERT_TRUE(found) << english(found.error());
  EXPECT_EQ(found->rolls, 0);
  EXPECT_EQ(found->proof, DiceProof::nothing_rolled);
  EXPECT_EQ(told(*found), "No dice were rolled: there is nothing to verify.");
}

TEST(Verify, typed_dice_prove_nothing) {
  Record record = finished();
  record.events.clear();
  record.setup.dice = DiceMode::manual;
  record.setup.commitment.clear();
  EXPECT_EQ(verify(record)->proof, DiceProof::manual);
}

}  // namespace
}  // namespace fourfold::records
