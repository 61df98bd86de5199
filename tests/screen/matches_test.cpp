// Whole matches of every game and preset through the screen: persons who move hop by hop, second thoughts, takebacks;
// and after events the record leads to the same table again.
#include "tests/screen/matches.h"
#include "sentences/catalogue.h"

#include "records/record_text.h"
#include "records/verify.h"

namespace fourfold::screen {
namespace {

using test::Decider;

constexpr int most_events = 1500;

// The record as text, read back and hosted again.
std::unique_ptr<Screen> again(const Screen& screen, std::uint64_t seed) {
  const auto own = records::read_own_record(records::write_record(screen.record(), screen.secret()));
  EXPECT_TRUE(own) << english(own.error());
  auto resumed = resume_screen(own->record, own->secret, seed);
  EXPECT_TRUE(resumed) << english(resumed.error());
  return *std::move(resumed);
}

void play_match(Screen& screen, std::uint64_t seed) {
  Decider decider(seed);
  for (Millis at = 0; screen.waiting() != Waiting::nothing && screen.events() < most_events; at += 100) {
    const std::uint32_t before = screen.events();
    if (screen.waiting() == Waiting::person) {
      decider.decide(screen, at);
      if (testing::Test::HasFatalFailure()) return;
    } else {
      const auto done = screen.proceed(at);
      ASSERT_TRUE(done) << english(done.error());
    }
    ASSERT_GT(screen.events(), before);
    if (decider.below(40) == 0 && !screen.over()) (void)screen.take_back(at);
    if (decider.below(30) == 0) {
      ASSERT_EQ(test::everything(*again(screen, seed)), test::everything(screen)) << "after event " << screen.events();
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

TEST(ScreenMatches, whole_matches_of_every_preset_hop_by_hop) {
  in_every_preset([](const auto& setup) {
    int finished = 0;
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
      const auto screen = test::opened(setup, seed);
      play_match(*screen, seed);
      if (!screen->over()) continue;
      ++finished;
      EXPECT_TRUE(screen->result());
      EXPECT_FALSE(screen->play("resign", 0));
      EXPECT_FALSE(screen->proceed(0));
      EXPECT_FALSE(screen->take_back(0));
      const auto proof = records::verify(screen->record());
      ASSERT_TRUE(proof) << english(proof.error());
      EXPECT_EQ(proof->proof, proof->rolls == 0 ? records::DiceProof::nothing_rolled : records::DiceProof::fits);
      EXPECT_FALSE(screen->secret()) << "it is shown by an event, not kept any longer";
    }
    EXPECT_GE(finished, 2);
  });
}

TEST(ScreenMatches, the_record_after_every_event_resumes_to_the_same_view) {
  in_every_preset([](const auto& setup) {
    auto single = setup;
    single.best_of = 1;
    single.options.clear();
    const auto screen = test::opened(single, 77);
    Decider decider(77);
    for (int i = 0; i < 80 && screen->waiting() != Waiting::nothing; ++i) {
      if (screen->waiting() == Waiting::person) {
        decider.decide(*screen, i);
      } else {
        ASSERT_TRUE(screen->proceed(i));
      }
      ASSERT_EQ(test::everything(*again(*screen, 77)), test::everything(*screen));
    }
  });
}

TEST(ScreenMatches, a_resumed_table_rolls_the_dice_that_were_to_come) {
  in_every_preset([](const auto& setup) {
    auto bots = setup;
    for (Player& player : bots.players) player.kind = "bot:random";
    const auto whole = test::opened(bots, 5);
    const auto left = test::opened(bots, 5);
    for (int i = 0; i < 25 && left->waiting() != Waiting::nothing; ++i) ASSERT_TRUE(left->proceed(0));
    const auto resumed = again(*left, 999);
    for (int i = 0; i < 100 && whole->waiting() != Waiting::nothing; ++i) ASSERT_TRUE(whole->proceed(0));
    for (int i = 0; i < 75 && resumed->waiting() != Waiting::nothing; ++i) ASSERT_TRUE(resumed->proceed(0));
    EXPECT_EQ(test::told_so_far(*resumed), test::told_so_far(*whole));
  });
}

TEST(ScreenMatches, hints_are_legal_wherever_a_person_decides) {
  in_every_preset([](const auto& setup) {
    const auto screen = test::opened(setup, 31);
    screen->think_until([] { return true; });  // hurried: how well it thinks is for other tests
    for (int hints = 0; hints < 25 && screen->waiting() != Waiting::nothing;) {
      if (screen->waiting() != Waiting::person) {
        ASSERT_TRUE(screen->proceed(0));
        continue;
      }
      ++hints;
      const auto hint = screen->hint();
      ASSERT_TRUE(hint) << english(hint.error());
      EXPECT_EQ(hint->plays.empty(), false);
      const auto played = screen->play(hint->play, 0);
      ASSERT_TRUE(played) << hint->play << ": " << english(played.error());
    }
  });
}

}  // namespace
}  // namespace fourfold::screen
