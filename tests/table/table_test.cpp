// A table: intents become events or are refused, the log folds into the state, and nothing is applied twice.
#include <string>

#include <gtest/gtest.h>

#include "table/table.h"
#include "tests/support/secret.h"

namespace fourfold {
namespace {

using test::secret_of;

fourfold::Setup setup_for(std::string_view game, std::string_view preset, int players = 2) {
  fourfold::Setup setup;
  setup.game = game;
  setup.preset = preset;
  for (int i = 0; i < players; ++i) setup.players.push_back({"Player " + std::to_string(i + 1), "human"});
  return setup;
}

using Backgammon = Table<backgammon::Game>;
using Checkers = Table<checkers::Game>;

Backgammon backgammon_table(const char* preset = "tournament", int secret = 1) {
  return *Backgammon::open(setup_for("backgammon", preset), secret_of(static_cast<std::uint64_t>(secret)));
}

template <class T>
Answer say(T& table, EventKind kind, int player, const std::string& text = "", Millis at = 0) {
  return table.submit({table.next_number(), kind, player, text}, at);
}

// Plays the first legal play until the table waits for something else or `turns` are made.
template <class T>
void play_some(T& table, int turns) {
  for (int i = 0; i < turns && !table.over() && table.acting() != nobody; ++i) {
    if (phase(table.state()) == Phase::roll) {
      ASSERT_EQ(say(table, EventKind::roll, table.acting()).verdict, Verdict::done);
    } else {
      const View view = table.view(table.acting(), 0);
      ASSERT_EQ(say(table, EventKind::play, table.acting(), view.plays.front()).verdict, Verdict::done);
    }
  }
}

TEST(Table, a_refused_intent_changes_nothing_and_says_why) {
  Backgammon table = backgammon_table();
  const Answer early = say(table, EventKind::play, 0, "8/5 6/5");
  EXPECT_EQ(early.verdict, Verdict::refused);
  EXPECT_EQ(early.reason, "the dice are to be rolled first");
  EXPECT_TRUE(table.log().empty());
  EXPECT_EQ(say(table, EventKind::roll, 0).verdict, Verdict::done);
  while (phase(table.state()) == Phase::roll) say(table, EventKind::roll, 0);
  const std::size_t events = table.log().size();
  const int waiting = 1 - table.acting();
  const Answer other = say(table, EventKind::play, waiting, table.view(table.acting(), 0).plays.front());
  EXPECT_EQ(other.verdict, Verdict::refused);
  EXPECT_EQ(other.reason, "it is Player " + std::to_string(table.acting() + 1) + "'s decision");
  EXPECT_EQ(say(table, EventKind::play, table.acting(), "1/off").verdict, Verdict::refused);
  EXPECT_EQ(say(table, EventKind::play, 7, "1/off").verdict, Verdict::refused);
  EXPECT_EQ(table.log().size(), events);
}

TEST(Table, a_stale_or_repeated_intent_is_answered_with_the_view) {
  Backgammon table = backgammon_table();
  const Intent intent{1, EventKind::roll, 0, ""};
  ASSERT_EQ(table.submit(intent, 0).verdict, Verdict::done);
  const auto log = table.log();
  const Answer again = table.submit(intent, 5);
  EXPECT_EQ(again.verdict, Verdict::stale);
  EXPECT_EQ(again.view.next_number, table.next_number());
  EXPECT_EQ(again.view.position, format_position(table.state()));
  EXPECT_EQ(table.log(), log);
  EXPECT_EQ(table.submit({99, EventKind::roll, 0, ""}, 5).verdict, Verdict::stale);
}

TEST(Table, the_view_lists_plays_for_the_player_who_decides_only) {
  Backgammon table = backgammon_table();
  while (phase(table.state()) == Phase::roll) say(table, EventKind::roll, 0);
  EXPECT_FALSE(table.view(table.acting(), 0).plays.empty());
  EXPECT_TRUE(table.view(1 - table.acting(), 0).plays.empty());
  EXPECT_TRUE(table.view(nobody, 0).plays.empty());
}

TEST(Table, a_log_replays_to_the_same_table) {
  Backgammon table = backgammon_table();
  play_some(table, 60);
  const auto again = Backgammon::replay(table.setup(), table.log());
  ASSERT_TRUE(again) << again.error().message;
  EXPECT_EQ(again->now(), table.now());
}

TEST(Table, a_forged_log_is_refused_at_the_event) {
  Backgammon table = backgammon_table();
  play_some(table, 30);
  auto events = table.log();
  events[9].text = "24/off";
  const auto forged = Backgammon::replay(table.setup(), events);
  ASSERT_FALSE(forged);
  EXPECT_TRUE(forged.error().message.starts_with("event 10, ")) << forged.error().message;
  events = table.log();
  events.erase(events.begin() + 3);
  EXPECT_EQ(Backgammon::replay(table.setup(), events).error().message, "event number 5 stands where 4 is due");
}

TEST(Table, taken_back_by_agreement_and_the_dice_stay) {
  Backgammon table = backgammon_table();
  while (phase(table.state()) == Phase::roll) say(table, EventKind::roll, 0);
  const int mover = table.acting();
  const auto before = table.state();
  ASSERT_EQ(say(table, EventKind::ask_takeback, mover).verdict, Verdict::refused);  // nothing yet
  play_some(table, 1);
  const auto after = table.state();
  ASSERT_EQ(say(table, EventKind::agree_takeback, 1 - mover).verdict, Verdict::refused);  // nobody asked
  ASSERT_EQ(say(table, EventKind::ask_takeback, mover).verdict, Verdict::done);
  EXPECT_EQ(say(table, EventKind::agree_takeback, mover).verdict, Verdict::refused);  // not by oneself
  ASSERT_EQ(say(table, EventKind::refuse_takeback, 1 - mover).verdict, Verdict::done);
  EXPECT_EQ(table.state(), after);
  ASSERT_EQ(say(table, EventKind::ask_takeback, mover).verdict, Verdict::done);
  ASSERT_EQ(say(table, EventKind::agree_takeback, 1 - mover).verdict, Verdict::done);
  EXPECT_EQ(table.state(), before);
  EXPECT_EQ(Backgammon::replay(table.setup(), table.log())->now(), table.now());
  play_some(table, 1);
  EXPECT_EQ(table.state(), after);
}

TEST(Table, a_roll_taken_back_falls_the_same_again) {
  Backgammon table = backgammon_table("liberty");
  while (phase(table.state()) == Phase::roll) say(table, EventKind::roll, 0);
  const int mover = table.acting();
  play_some(table, 1);
  say(table, EventKind::roll, 1 - mover);
  const std::string rolled = table.log().back().text;
  ASSERT_EQ(say(table, EventKind::ask_takeback, mover).verdict, Verdict::done);
  ASSERT_EQ(say(table, EventKind::agree_takeback, 1 - mover).verdict, Verdict::done);
  play_some(table, 1);
  say(table, EventKind::roll, 1 - mover);
  EXPECT_EQ(table.log().back().text, rolled);
}

TEST(Table, two_takebacks_in_a_row_go_further_back) {
  Backgammon table = backgammon_table("liberty");
  while (phase(table.state()) == Phase::roll) say(table, EventKind::roll, 0);
  const int mover = table.acting();
  const auto first = table.state();
  play_some(table, 5);  // mine, roll, theirs, roll, mine
  for (int i = 0; i < 2; ++i) {
    ASSERT_EQ(say(table, EventKind::ask_takeback, mover).verdict, Verdict::done);
    ASSERT_EQ(say(table, EventKind::agree_takeback, 1 - mover).verdict, Verdict::done);
  }
  EXPECT_EQ(table.state(), first);
}

TEST(Table, words_change_the_dice_and_come_before_the_first_roll) {
  Backgammon plain = backgammon_table();
  Backgammon worded = backgammon_table();
  EXPECT_EQ(say(worded, EventKind::word, 1, "melon").verdict, Verdict::done);
  EXPECT_EQ(say(worded, EventKind::word, 0, "").verdict, Verdict::refused);
  EXPECT_EQ(say(worded, EventKind::word, 0, std::string(300, 'x')).verdict, Verdict::refused);
  play_some(plain, 40);
  play_some(worded, 40);
  EXPECT_NE(plain.log()[4].text + plain.log()[6].text + plain.log()[8].text,
            worded.log()[5].text + worded.log()[7].text + worded.log()[9].text);
  EXPECT_EQ(say(worded, EventKind::word, 0, "late").reason, "words are added to the seed before the first roll");
}

TEST(Table, only_the_host_rolls_and_nobody_types_fair_dice) {
  Backgammon table = backgammon_table();
  EXPECT_EQ(say(table, EventKind::roll, 0, "66").reason, "the dice of this table are drawn by the host, not typed");
  auto guest = *Backgammon::replay(table.setup(), table.log());
  EXPECT_EQ(say(guest, EventKind::roll, 0).reason, "only the host's table draws the dice");
  EXPECT_FALSE(Backgammon::open(setup_for("backgammon", "tournament")));
  EXPECT_FALSE(Backgammon::replay(table.setup(), {}, secret_of(2)));  // another secret than was committed to
}

TEST(Table, manual_dice_are_typed) {
  fourfold::Setup setup = setup_for("backgammon", "tournament");
  setup.dice = DiceMode::manual;
  Backgammon table = *Backgammon::open(setup);
  EXPECT_EQ(say(table, EventKind::roll, 0, "77").verdict, Verdict::refused);
  EXPECT_EQ(say(table, EventKind::roll, 0, "31").verdict, Verdict::done);
  EXPECT_EQ(say(table, EventKind::play, 0, "8/5 6/5").verdict, Verdict::done);
  EXPECT_TRUE(table.setup().commitment.empty());
}

TEST(Table, a_match_is_scored_and_the_secret_shown_at_its_end) {
  fourfold::Setup setup = setup_for("backgammon", "tournament");
  setup.options = {{"match_length", "3"}};
  Backgammon table = *Backgammon::open(setup, secret_of(3));
  while (!table.over()) {
    if (phase(table.state()) == Phase::over) {
      ASSERT_EQ(say(table, EventKind::next_game, 0).verdict, Verdict::done);
    } else if (phase(table.state()) == Phase::decide && table.state().position().resigning > 0) {
      ASSERT_EQ(say(table, EventKind::play, table.acting(), "accept").verdict, Verdict::done);
    } else if (phase(table.state()) == Phase::decide) {
      ASSERT_EQ(say(table, EventKind::play, table.acting(), "resign 1").verdict, Verdict::done);
    } else {
      ASSERT_EQ(say(table, EventKind::roll, 0).verdict, Verdict::done);
    }
  }
  const View view = table.view(0, 0);
  EXPECT_EQ(std::max(view.score[0], view.score[1]), 3);
  EXPECT_EQ(table.log().back().kind, EventKind::reveal);
  EXPECT_EQ(from_hex(table.log().back().text), secret_of(3));
  EXPECT_EQ(say(table, EventKind::next_game, 0).reason, "the match is over");
  EXPECT_TRUE(Backgammon::replay(table.setup(), table.log()));
}

TEST(Table, a_series_alternates_the_colours_and_stops_when_decided) {
  fourfold::Setup setup = setup_for("checkers", "tournament");
  setup.best_of = 3;
  Checkers table = *Checkers::open(setup, secret_of(1));
  EXPECT_EQ(table.acting(), 0);  // dark begins
  ASSERT_EQ(say(table, EventKind::play, 0, "resign").verdict, Verdict::done);
  EXPECT_FALSE(table.over());
  EXPECT_EQ(table.view(0, 0).score, (std::vector<double>{0, 1}));
  ASSERT_EQ(say(table, EventKind::next_game, 1).verdict, Verdict::done);
  EXPECT_EQ(table.acting(), 1);  // the other player has dark now
  ASSERT_EQ(say(table, EventKind::play, 1, "offer draw").verdict, Verdict::done);
  ASSERT_EQ(say(table, EventKind::play, 0, "accept").verdict, Verdict::done);
  EXPECT_EQ(table.view(0, 0).score, (std::vector<double>{0.5, 1.5}));
  EXPECT_FALSE(table.over());  // the third game can still level it
  ASSERT_EQ(say(table, EventKind::next_game, 1).verdict, Verdict::done);
  ASSERT_EQ(say(table, EventKind::play, 0, "resign").verdict, Verdict::done);
  EXPECT_TRUE(table.over());
}

TEST(Table, a_series_is_over_early_when_nobody_can_catch_up) {
  fourfold::Setup setup = setup_for("checkers", "tournament");
  setup.best_of = 3;
  Checkers table = *Checkers::open(setup, secret_of(1));
  say(table, EventKind::play, 0, "resign");
  say(table, EventKind::next_game, 1);
  say(table, EventKind::play, 1, "11-15");
  say(table, EventKind::play, 0, "resign");
  EXPECT_TRUE(table.over());
  EXPECT_EQ(table.view(0, 0).score, (std::vector<double>{0, 2}));
}

TEST(Table, a_flag_that_falls_loses_the_match) {
  fourfold::Setup setup = setup_for("checkers", "tournament");
  setup.clock = *parse_clock("fischer 1:00+0");
  Checkers table = *Checkers::open(setup, secret_of(1));
  ASSERT_EQ(say(table, EventKind::play, 0, "11-15", 1000).verdict, Verdict::done);
  const Answer late = say(table, EventKind::play, 1, "22-18", 62'000);
  EXPECT_EQ(late.verdict, Verdict::stale);  // the flag came first
  EXPECT_TRUE(late.view.match_over);
  EXPECT_EQ(late.view.fallen, 1);
  EXPECT_EQ(table.log()[1].kind, EventKind::flag);
  const auto again = Checkers::replay(table.setup(), table.log());
  ASSERT_TRUE(again);
  EXPECT_EQ(again->now(), table.now());
}

TEST(Table, setups_that_make_no_sense_are_refused) {
  EXPECT_FALSE(Backgammon::open(setup_for("checkers", ""), secret_of(1)));
  EXPECT_FALSE(Backgammon::open(setup_for("backgammon", "tornament"), secret_of(1)));
  EXPECT_FALSE(Backgammon::open(setup_for("backgammon", "", 3), secret_of(1)));
  fourfold::Setup series = setup_for("backgammon", "");
  series.best_of = 0;
  EXPECT_FALSE(Backgammon::open(series, secret_of(1)));
  fourfold::Setup option = setup_for("backgammon", "");
  option.options = {{"jacobi", "on"}};
  const auto refused = Backgammon::open(option, secret_of(1));
  ASSERT_FALSE(refused);
  EXPECT_NE(refused.error().message.find("did you mean 'jacoby'"), std::string::npos) << refused.error().message;
}

}  // namespace
}  // namespace fourfold
