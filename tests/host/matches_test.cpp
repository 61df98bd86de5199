// Whole matches of every game and preset through the host: persons who move hop by hop, second thoughts, takebacks; and
// after events the record leads to the same table again.
#include "tests/host/host_matches.h"

#include "records/record_text.h"
#include "records/verify.h"

namespace fourfold::host {
namespace {

using test::Decider;

constexpr int most_events = 1500;

// The record as text, read back and hosted again.
std::unique_ptr<Host> again(const Host& host, std::uint64_t seed) {
  const auto record = records::read_record(records::write_record(host.record()));
  EXPECT_TRUE(record) << record.error().message;
  auto resumed = resume_host(*record, seed);
  EXPECT_TRUE(resumed) << resumed.error().message;
  return *std::move(resumed);
}

void play_match(Host& host, std::uint64_t seed) {
  Decider decider(seed);
  for (Millis at = 0; host.waiting() != Waiting::nothing && host.events() < most_events; at += 100) {
    const std::uint32_t before = host.events();
    if (host.waiting() == Waiting::person) {
      decider.decide(host, at);
      if (testing::Test::HasFatalFailure()) return;
    } else {
      const auto done = host.proceed(at);
      ASSERT_TRUE(done) << done.error().message;
    }
    ASSERT_GT(host.events(), before);
    if (decider.below(40) == 0 && !host.over()) (void)host.take_back(at);
    if (decider.below(30) == 0) {
      ASSERT_EQ(test::everything(*again(host, seed)), test::everything(host)) << "after event " << host.events();
    }
  }
}

template <class Act>
void in_every_preset(Act act) {
  for_each_game([&]<class G>() {
    for (const auto& preset : G::presets()) {
      SCOPED_TRACE(std::string(G::name) + " " + std::string(preset.name));
      act(test::people_at<G>(preset.name, preset.rules));
    }
  });
}

TEST(HostMatches, whole_matches_of_every_preset_hop_by_hop) {
  in_every_preset([](const auto& setup) {
    int finished = 0;
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
      const auto host = test::opened(setup, seed);
      play_match(*host, seed);
      if (!host->over()) continue;
      ++finished;
      EXPECT_FALSE(host->result().empty());
      EXPECT_FALSE(host->play("resign", 0));
      EXPECT_FALSE(host->proceed(0));
      EXPECT_FALSE(host->take_back(0));
      const auto proof = records::verify(host->record());
      ASSERT_TRUE(proof) << proof.error().message;
      EXPECT_EQ(proof->proof, records::Proof::proven);
      EXPECT_FALSE(host->record().secret) << "it is shown by an event, not kept any longer";
    }
    EXPECT_GE(finished, 2);
  });
}

TEST(HostMatches, the_record_after_every_event_resumes_to_the_same_view) {
  in_every_preset([](const auto& setup) {
    auto single = setup;
    single.best_of = 1;
    single.options.clear();
    const auto host = test::opened(single, 77);
    Decider decider(77);
    for (int i = 0; i < 80 && host->waiting() != Waiting::nothing; ++i) {
      if (host->waiting() == Waiting::person) {
        decider.decide(*host, i);
      } else {
        ASSERT_TRUE(host->proceed(i));
      }
      ASSERT_EQ(test::everything(*again(*host, 77)), test::everything(*host));
    }
  });
}

TEST(HostMatches, a_resumed_table_rolls_the_dice_that_were_to_come) {
  in_every_preset([](const auto& setup) {
    auto bots = setup;
    for (Player& player : bots.players) player.kind = "bot:random";
    const auto whole = test::opened(bots, 5);
    const auto left = test::opened(bots, 5);
    for (int i = 0; i < 25 && left->waiting() != Waiting::nothing; ++i) ASSERT_TRUE(left->proceed(0));
    const auto resumed = again(*left, 999);
    for (int i = 0; i < 100 && whole->waiting() != Waiting::nothing; ++i) ASSERT_TRUE(whole->proceed(0));
    for (int i = 0; i < 75 && resumed->waiting() != Waiting::nothing; ++i) ASSERT_TRUE(resumed->proceed(0));
    EXPECT_EQ(resumed->history(), whole->history());
  });
}

TEST(HostMatches, hints_are_legal_wherever_a_person_decides) {
  in_every_preset([](const auto& setup) {
    const auto host = test::opened(setup, 31);
    Decider decider(31);
    for (int hints = 0; hints < 25 && host->waiting() != Waiting::nothing;) {
      if (host->waiting() != Waiting::person) {
        ASSERT_TRUE(host->proceed(0));
        continue;
      }
      ++hints;
      const auto hint = host->hint();
      ASSERT_TRUE(hint) << hint.error().message;
      EXPECT_EQ(hint->candidates.empty(), false);
      const auto played = host->play(hint->play, 0);
      ASSERT_TRUE(played) << hint->play << ": " << played.error().message;
    }
  });
}

}  // namespace
}  // namespace fourfold::host
