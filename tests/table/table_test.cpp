// A table: intents become events or are refused, the log folds into the state, and nothing is applied twice.
#include <string>

#include <gtest/gtest.h>

#include "sentences/catalogue.h"
#include "table/authority.h"
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
using CheckersTable = Table<checkers::Game>;

// A table with its authority, spoken to as one.
template <class G>
struct Held {
  Authority<G> authority;

  Held(const fourfold::Setup& setup, const Secret& secret) : authority(*Authority<G>::open(setup, secret)) {}
  explicit Held(Authority<G> given) : authority(std::move(given)) {}

  const Table<G>& table() const { return authority.table(); }
  const fourfold::Setup& setup() const { return table().setup(); }
  const std::vector<Event>& log() const { return table().log(); }
  const TableState<G>& now() const { return table().now(); }
  const typename G::State& state() const { return table().state(); }
  std::uint32_t next_number() const { return table().next_number(); }
  bool over() const { return table().over(); }
  int acting() const { return table().acting(); }
  View view(int player, Millis at) const { return table().view(player, at); }
};
using HeldBackgammon = Held<backgammon::Game>;
using HeldCheckers = Held<checkers::Game>;

HeldBackgammon backgammon_table(const char* preset = "tournament", int secret = 1) {
  return {setup_for("backgammon", preset), secret_of(static_cast<std::uint64_t>(secret))};
}

template <class T>
Reply say(T& table, EventKind kind, int player, const std::string& text = "", Millis at = 0) {
  return table.authority.submit(player, {table.next_number(), kind, text}, at);
}

// Plays the first legal play until the table waits for something else or `turns` are made.
template <class T>
void play_some(T& table, int turns) {
  for (int i = 0; i < turns && !table.over() && table.acting() != nobody; ++i) {
    if (phase(table.state()) == Phase::roll) {
      ASSERT_EQ(say(table, EventKind::roll, table.acting()).kind, Reply::Kind::done);
    } else {
      const View view = table.view(table.acting(), 0);
      ASSERT_EQ(say(table, EventKind::play, table.acting(), view.plays.front()).kind, Reply::Kind::done);
    }
  }
}

// The score of a position is that of the match so far: fields of the XGID, and points of a text of Backgammon Dice.
TEST(Table, a_position_from_the_middle_of_a_match_brings_its_score) {
  auto match = setup_for("backgammon", "tournament");
  match.options = {{"match_length", "9"}};
  match.start = "XGID=-b----E-C---eE---c-e----B-:0:0:1:52:2:4:0:9:8";
  HeldBackgammon table(match, secret_of(1));
  EXPECT_EQ(table.view(0, 0).score, (std::vector<double>{2, 4}));
  // A resignation of a gammon is two points more.
  ASSERT_EQ(say(table, EventKind::play, 0, "resign 2").kind, Reply::Kind::done);
  ASSERT_EQ(say(table, EventKind::play, 1, "accept").kind, Reply::Kind::done);
  EXPECT_EQ(table.view(0, 0).score, (std::vector<double>{2, 6}));

  auto rounds = setup_for("backgammon-dice", "scored");
  rounds.start = "1:1-,2S,4,6,13 2:1,1,5,6,10 turn:1 dice:2-2 score:0-0 points:3-1";
  const Held<backgammon_dice::Game> round(rounds, secret_of(1));
  EXPECT_EQ(round.view(0, 0).score, (std::vector<double>{3, 1}));
}

TEST(Table, a_refused_intent_changes_nothing_and_says_why) {
  HeldBackgammon table = backgammon_table();
  const Reply early = say(table, EventKind::play, 0, "8/5 6/5");
  EXPECT_EQ(early.kind, Reply::Kind::refused);
  EXPECT_EQ(english(*early.error), "the dice are to be rolled first");
  EXPECT_TRUE(table.log().empty());
  EXPECT_EQ(say(table, EventKind::roll, 0).kind, Reply::Kind::done);
  while (phase(table.state()) == Phase::roll) say(table, EventKind::roll, 0);
  const std::size_t events = table.log().size();
  const int waiting = 1 - table.acting();
  const Reply other = say(table, EventKind::play, waiting, table.view(table.acting(), 0).plays.front());
  EXPECT_EQ(other.kind, Reply::Kind::refused);
  EXPECT_EQ(english(*other.error), "it is Player " + std::to_string(table.acting() + 1) + "'s decision");
  EXPECT_EQ(say(table, EventKind::play, table.acting(), "1/off").kind, Reply::Kind::refused);
  EXPECT_EQ(say(table, EventKind::play, 7, "1/off").kind, Reply::Kind::refused);
  EXPECT_EQ(table.log().size(), events);
}

// The dice are to be rolled, and the game itself says why there is no double: there is nothing else to do before them.
TEST(Table, a_double_that_cannot_be_is_refused_with_its_own_reason_before_the_dice) {
  const auto before_dice = [](const std::string& option, const std::string& value, const std::string& start) {
    auto setup = setup_for("backgammon", "tournament");
    setup.options = {{option, value}};
    setup.start = start;
    return HeldBackgammon(setup, secret_of(1));
  };
  const auto refused = [](HeldBackgammon& table, const std::string& text) {
    EXPECT_EQ(phase(table.state()), Phase::roll);
    const Reply reply = say(table, EventKind::play, table.acting(), text);
    EXPECT_EQ(reply.kind, Reply::Kind::refused) << text;
    return reply.error ? std::string(reply.error->message.code) : "";
  };
  HeldBackgammon single = before_dice("match_length", "1", "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:1:9");
  EXPECT_EQ(refused(single, "double"), "backgammon.no-double.single-game");
  HeldBackgammon crawford = before_dice("match_length", "5", "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:1:4:1:5:9");
  EXPECT_EQ(refused(crawford, "double"), "backgammon.no-double.crawford");
  HeldBackgammon theirs = before_dice("match_length", "5", "XGID=-b----E-C---eE---c-e----B-:1:-1:1:00:0:0:0:5:9");
  EXPECT_EQ(refused(theirs, "double"), "backgammon.no-double.not-owner");
  // Everything else waits for the dice, as nonsense does.
  for (const char* text : {"8/5 6/5", "take", "pass", "beaver", "nonsense"}) {
    EXPECT_EQ(refused(single, text), "table.dice-first") << text;
  }
  // Whoever reads the log of such a table says the same.
  const std::vector<Event> log = {{1, 0, EventKind::play, single.acting(), "double"}};
  const auto replayed = Backgammon::replay(single.setup(), log);
  ASSERT_FALSE(replayed);
  EXPECT_NE(english(replayed.error()).find("the cube is not used"), std::string::npos) << english(replayed.error());
}

TEST(Table, a_stale_or_repeated_intent_is_answered_with_the_view) {
  HeldBackgammon table = backgammon_table();
  const Intent intent{1, EventKind::roll, ""};
  ASSERT_EQ(table.authority.submit(0, intent, 0).kind, Reply::Kind::done);
  const auto log = table.log();
  const Reply again = table.authority.submit(0, intent, 5);
  EXPECT_EQ(again.kind, Reply::Kind::stale);
  EXPECT_EQ(again.view->next_number, table.next_number());
  EXPECT_EQ(again.view->position, format_position(table.state()));
  EXPECT_EQ(table.log(), log);
  EXPECT_EQ(table.authority.submit(0, {99, EventKind::roll, ""}, 5).kind, Reply::Kind::stale);
}

TEST(Table, the_view_lists_plays_for_the_player_who_decides_only) {
  HeldBackgammon table = backgammon_table();
  while (phase(table.state()) == Phase::roll) say(table, EventKind::roll, 0);
  EXPECT_FALSE(table.view(table.acting(), 0).plays.empty());
  EXPECT_TRUE(table.view(1 - table.acting(), 0).plays.empty());
  EXPECT_TRUE(table.view(nobody, 0).plays.empty());
}

TEST(Table, a_log_replays_to_the_same_table) {
  HeldBackgammon table = backgammon_table();
  play_some(table, 60);
  const auto again = Backgammon::replay(table.setup(), table.log());
  ASSERT_TRUE(again) << english(again.error());
  EXPECT_EQ(again->now(), table.now());
}

TEST(Table, a_forged_log_is_refused_at_the_event) {
  HeldBackgammon table = backgammon_table();
  play_some(table, 30);
  auto events = table.log();
  events[9].text = "24/off";
  const auto forged = Backgammon::replay(table.setup(), events);
  ASSERT_FALSE(forged);
  EXPECT_TRUE(english(forged.error()).starts_with("event 10, ")) << english(forged.error());
  events = table.log();
  events.erase(events.begin() + 3);
  EXPECT_EQ(english(Backgammon::replay(table.setup(), events).error()), "event number 5 stands where 4 is due");
}

TEST(Table, taken_back_by_agreement_and_the_dice_stay) {
  HeldBackgammon table = backgammon_table();
  while (phase(table.state()) == Phase::roll) say(table, EventKind::roll, 0);
  const int mover = table.acting();
  const auto before = table.state();
  ASSERT_EQ(say(table, EventKind::ask_takeback, mover).kind, Reply::Kind::refused);  // nothing yet
  play_some(table, 1);
  const auto after = table.state();
  ASSERT_EQ(say(table, EventKind::agree_takeback, 1 - mover).kind, Reply::Kind::refused);  // nobody asked
  ASSERT_EQ(say(table, EventKind::ask_takeback, mover).kind, Reply::Kind::done);
  EXPECT_EQ(say(table, EventKind::agree_takeback, mover).kind, Reply::Kind::refused);  // not by oneself
  ASSERT_EQ(say(table, EventKind::refuse_takeback, 1 - mover).kind, Reply::Kind::done);
  EXPECT_EQ(table.state(), after);
  ASSERT_EQ(say(table, EventKind::ask_takeback, mover).kind, Reply::Kind::done);
  ASSERT_EQ(say(table, EventKind::agree_takeback, 1 - mover).kind, Reply::Kind::done);
  EXPECT_EQ(table.state(), before);
  EXPECT_EQ(Backgammon::replay(table.setup(), table.log())->now(), table.now());
  play_some(table, 1);
  EXPECT_EQ(table.state(), after);
}

TEST(Table, a_roll_taken_back_falls_the_same_again) {
  HeldBackgammon table = backgammon_table("liberty");
  while (phase(table.state()) == Phase::roll) say(table, EventKind::roll, 0);
  const int mover = table.acting();
  play_some(table, 1);
  say(table, EventKind::roll, 1 - mover);
  const std::string rolled = table.log().back().text;
  ASSERT_EQ(say(table, EventKind::ask_takeback, mover).kind, Reply::Kind::done);
  ASSERT_EQ(say(table, EventKind::agree_takeback, 1 - mover).kind, Reply::Kind::done);
  play_some(table, 1);
  say(table, EventKind::roll, 1 - mover);
  EXPECT_EQ(table.log().back().text, rolled);
}

TEST(Table, two_takebacks_in_a_row_go_further_back) {
  HeldBackgammon table = backgammon_table("liberty");
  while (phase(table.state()) == Phase::roll) say(table, EventKind::roll, 0);
  const int mover = table.acting();
  const auto first = table.state();
  play_some(table, 5);  // mine, roll, theirs, roll, mine
  for (int i = 0; i < 2; ++i) {
    ASSERT_EQ(say(table, EventKind::ask_takeback, mover).kind, Reply::Kind::done);
    ASSERT_EQ(say(table, EventKind::agree_takeback, 1 - mover).kind, Reply::Kind::done);
  }
  EXPECT_EQ(table.state(), first);
}

TEST(Table, everybody_else_agrees_before_anything_is_taken_back) {
  fourfold::Setup setup = setup_for("ludo", "classic", 3);
  setup.options.emplace_back("seats", "1,2,3");
  Held<ludo::Game> table(setup, secret_of(1));
  while (table.log().empty() || table.log().back().kind != EventKind::play) play_some(table, 1);
  const int mover = table.log().back().player;
  const auto after = table.state();
  ASSERT_EQ(say(table, EventKind::ask_takeback, mover).kind, Reply::Kind::done);
  ASSERT_EQ(say(table, EventKind::agree_takeback, (mover + 2) % 3).kind, Reply::Kind::done);
  EXPECT_EQ(table.log().back().kind, EventKind::accept_takeback);
  EXPECT_EQ(table.state(), after);
  EXPECT_EQ(say(table, EventKind::agree_takeback, (mover + 2) % 3).error->message.code, "table.agreed-already");
  ASSERT_EQ(say(table, EventKind::agree_takeback, (mover + 1) % 3).kind, Reply::Kind::done);
  EXPECT_EQ(table.log().back().kind, EventKind::agree_takeback);
  EXPECT_NE(table.state(), after);
  EXPECT_EQ(Table<ludo::Game>::replay(table.setup(), table.log())->now(), table.now());
}

TEST(Table, nothing_is_written_beside_what_says_enough) {
  HeldBackgammon table = backgammon_table();
  while (phase(table.state()) == Phase::roll) say(table, EventKind::roll, 0);
  const int mover = table.acting();
  play_some(table, 1);
  const std::string long_text(100'000, 'x');
  EXPECT_EQ(say(table, EventKind::ask_takeback, mover, long_text).error->message.code, "table.no-text");
  ASSERT_TRUE(say(table, EventKind::ask_takeback, mover).done());
  EXPECT_EQ(say(table, EventKind::refuse_takeback, 1 - mover, long_text).error->message.code, "table.no-text");
}

TEST(Table, words_change_the_dice_and_come_before_the_first_roll) {
  HeldBackgammon plain = backgammon_table();
  HeldBackgammon worded = backgammon_table();
  EXPECT_EQ(say(worded, EventKind::word, 1, "melon").kind, Reply::Kind::done);
  EXPECT_EQ(say(worded, EventKind::word, 0, "").kind, Reply::Kind::refused);
  EXPECT_EQ(say(worded, EventKind::word, 0, std::string(300, 'x')).kind, Reply::Kind::refused);
  play_some(plain, 40);
  play_some(worded, 40);
  EXPECT_NE(plain.log()[4].text + plain.log()[6].text + plain.log()[8].text,
            worded.log()[5].text + worded.log()[7].text + worded.log()[9].text);
  EXPECT_EQ(english(*say(worded, EventKind::word, 0, "late").error),
            "words are added to the seed before the first roll");
}

TEST(Table, only_the_host_rolls_and_nobody_types_fair_dice) {
  HeldBackgammon table = backgammon_table();
  EXPECT_EQ(english(*say(table, EventKind::roll, 0, "66").error),
            "the dice of this table are drawn by the host, not typed");
  auto guest = HeldBackgammon(*Authority<backgammon::Game>::resume(table.setup(), table.log()));
  EXPECT_EQ(english(*say(guest, EventKind::roll, 0).error), "only the host's table draws the dice");
  EXPECT_FALSE(Authority<backgammon::Game>::open(setup_for("backgammon", "tournament")));
  EXPECT_FALSE(
      Authority<backgammon::Game>::resume(table.setup(), {}, secret_of(2)));  // another secret than was committed to
}

TEST(Table, manual_dice_are_typed) {
  fourfold::Setup setup = setup_for("backgammon", "tournament");
  setup.dice = DiceMode::manual;
  HeldBackgammon table(setup, secret_of(1));
  EXPECT_EQ(say(table, EventKind::roll, 0, "77").kind, Reply::Kind::refused);
  EXPECT_EQ(say(table, EventKind::roll, 0, "31").kind, Reply::Kind::done);
  EXPECT_EQ(say(table, EventKind::play, 0, "8/5 6/5").kind, Reply::Kind::done);
  EXPECT_TRUE(table.setup().commitment.empty());
}

TEST(Table, nobody_rolls_for_another) {
  fourfold::Setup setup = setup_for("backgammon", "tournament");
  setup.dice = DiceMode::manual;
  HeldBackgammon table(setup, secret_of(1));
  ASSERT_TRUE(say(table, EventKind::roll, 0, "31").done());
  ASSERT_TRUE(say(table, EventKind::play, 0, "8/5 6/5").done());
  ASSERT_TRUE(table.acting() == 1 && phase(table.state()) == Phase::decide) << "to roll or to double";
  ASSERT_TRUE(say(table, EventKind::play, 1, "roll").done());
  const auto log = table.log();
  for (const int player : {0, 7, -5, nobody}) EXPECT_FALSE(say(table, EventKind::roll, player, "11").done());
  EXPECT_EQ(table.log(), log);
  EXPECT_TRUE(say(table, EventKind::roll, 1, "11").done());
}

TEST(Table, a_match_is_scored_and_the_secret_shown_at_its_end) {
  fourfold::Setup setup = setup_for("backgammon", "tournament");
  setup.options = {{"match_length", "3"}};
  HeldBackgammon table(setup, secret_of(3));
  while (!table.over()) {
    if (phase(table.state()) == Phase::over) {
      ASSERT_EQ(say(table, EventKind::next_game, 0).kind, Reply::Kind::done);
    } else if (phase(table.state()) == Phase::decide && table.state().position().resigning > 0) {
      ASSERT_EQ(say(table, EventKind::play, table.acting(), "accept").kind, Reply::Kind::done);
    } else if (phase(table.state()) == Phase::decide) {
      ASSERT_EQ(say(table, EventKind::play, table.acting(), "resign 1").kind, Reply::Kind::done);
    } else {
      ASSERT_EQ(say(table, EventKind::roll, 0).kind, Reply::Kind::done);
    }
  }
  const View view = table.view(0, 0);
  EXPECT_EQ(std::max(view.score[0], view.score[1]), 3);
  EXPECT_EQ(table.log().back().kind, EventKind::reveal);
  EXPECT_EQ(*Secret::read(table.log().back().text), secret_of(3));
  EXPECT_EQ(english(*say(table, EventKind::next_game, 0).error), "the match is over");
  EXPECT_TRUE(Backgammon::replay(table.setup(), table.log()));
}

TEST(Table, a_series_alternates_the_colours_and_stops_when_decided) {
  fourfold::Setup setup = setup_for("checkers", "tournament");
  setup.best_of = 3;
  HeldCheckers table(setup, secret_of(1));
  EXPECT_EQ(table.acting(), 0);  // dark begins
  ASSERT_EQ(say(table, EventKind::play, 0, "resign").kind, Reply::Kind::done);
  EXPECT_FALSE(table.over());
  EXPECT_EQ(table.view(0, 0).score, (std::vector<double>{0, 1}));
  ASSERT_EQ(say(table, EventKind::next_game, 1).kind, Reply::Kind::done);
  EXPECT_EQ(table.acting(), 1);  // the other player has dark now
  ASSERT_EQ(say(table, EventKind::play, 1, "offer draw").kind, Reply::Kind::done);
  ASSERT_EQ(say(table, EventKind::play, 0, "accept").kind, Reply::Kind::done);
  EXPECT_EQ(table.view(0, 0).score, (std::vector<double>{0.5, 1.5}));
  EXPECT_FALSE(table.over());  // the third game can still level it
  ASSERT_EQ(say(table, EventKind::next_game, 1).kind, Reply::Kind::done);
  ASSERT_EQ(say(table, EventKind::play, 0, "resign").kind, Reply::Kind::done);
  EXPECT_TRUE(table.over());
}

TEST(Table, a_series_is_over_early_when_nobody_can_catch_up) {
  fourfold::Setup setup = setup_for("checkers", "tournament");
  setup.best_of = 3;
  HeldCheckers table(setup, secret_of(1));
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
  HeldCheckers table(setup, secret_of(1));
  ASSERT_EQ(say(table, EventKind::play, 0, "11-15", 1000).kind, Reply::Kind::done);
  const Reply late = say(table, EventKind::play, 1, "22-18", 62'000);
  EXPECT_EQ(late.kind, Reply::Kind::stale);  // the flag came first
  EXPECT_TRUE(late.view->match_over);
  EXPECT_EQ(late.view->fallen, 1);
  EXPECT_EQ(table.log()[1].kind, EventKind::flag);
  const auto again = CheckersTable::replay(table.setup(), table.log());
  ASSERT_TRUE(again);
  EXPECT_EQ(again->now(), table.now());
}

TEST(Table, a_log_in_which_somebody_loses_on_time_who_had_some_left_is_refused) {
  const auto replayed = [](std::string_view clock, Millis at, int player) {
    fourfold::Setup setup = setup_for("checkers", "tournament");
    setup.clock = *parse_clock(clock);
    setup.dice = DiceMode::manual;
    return CheckersTable::replay(
        setup, std::vector<Event>{{1, 1000, EventKind::play, 0, "11-15"}, {2, at, EventKind::flag, player, ""}});
  };
  EXPECT_TRUE(replayed("fischer 1:00+0", 61'000, 1));
  for (const auto& forged :
       {replayed("none", 61'000, 1), replayed("fischer 1:00+0", 60'999, 1), replayed("fischer 1:00+0", 61'000, 0)}) {
    ASSERT_FALSE(forged);
    EXPECT_EQ(english(forged.error()), "event 2, flag: nobody's time has run out");
  }
}

TEST(Table, setups_that_make_no_sense_are_refused) {
  EXPECT_FALSE(Authority<backgammon::Game>::open(setup_for("checkers", ""), secret_of(1)));
  EXPECT_FALSE(Authority<backgammon::Game>::open(setup_for("backgammon", "tornament"), secret_of(1)));
  EXPECT_FALSE(Authority<backgammon::Game>::open(setup_for("backgammon", "", 3), secret_of(1)));
  fourfold::Setup series = setup_for("backgammon", "");
  series.best_of = 0;
  EXPECT_FALSE(Authority<backgammon::Game>::open(series, secret_of(1)));
  fourfold::Setup option = setup_for("backgammon", "");
  option.options = {{"jacobi", "on"}};
  const auto refused = Authority<backgammon::Game>::open(option, secret_of(1));
  ASSERT_FALSE(refused);
  EXPECT_NE(english(refused.error()).find("did you mean 'jacoby'"), std::string::npos) << english(refused.error());
}

}  // namespace
}  // namespace fourfold
