// What a view can ask of a host: who is waited for, what is told, what is refused and why.
#include <set>

#include "host/words.h"
#include "tests/host/host_matches.h"

namespace fourfold::host {
namespace {

Setup setup_of(const std::string& game, const std::string& second_kind = "human") {
  Setup setup;
  setup.game = game;
  setup.players = {{"Anna", "human"}, {"Bert", second_kind}};
  return setup;
}

TEST(Host, tells_what_happens_with_the_players_names) {
  const auto host = test::opened(setup_of("checkers"), 1);
  ASSERT_EQ(host->waiting(), Waiting::person);
  EXPECT_EQ(host->acting(), 0);
  ASSERT_TRUE(host->play("11-15", 10));
  ASSERT_TRUE(host->play("22-18", 20));
  ASSERT_TRUE(host->play("15x22", 30));
  ASSERT_TRUE(host->play("offer draw", 40)) << "light may offer";
  ASSERT_TRUE(host->play("accept", 50));
  EXPECT_EQ(host->history(),
            (std::vector<std::string>{"Anna plays 11-15.", "Bert plays 22-18.", "Anna plays 15x22.",
                                      "Bert offers a draw.", "Anna accepts the draw. The game is drawn."}));
  EXPECT_TRUE(host->over());
  EXPECT_EQ(host->result(), "The game is drawn.");
  EXPECT_EQ(host->told(2), "Bert plays 22-18.");
  EXPECT_EQ(host->told(0), "");
  EXPECT_EQ(host->told(99), "");
  EXPECT_NE(host->board_text_after(0, true), host->board_text_after(1, true));
}

TEST(Host, a_refusal_changes_nothing) {
  const auto host = test::opened(setup_of("checkers"), 1);
  const std::string before = test::everything(*host);
  for (const char* text : {"", "11-22", "rubbish", "accept", "pass", "99"}) {
    const auto refused = host->play(text, 0);
    ASSERT_FALSE(refused) << text;
    EXPECT_FALSE(refused.error().message.empty());
  }
  EXPECT_FALSE(host->hop({11, 22, 0}));
  EXPECT_FALSE(host->unhop());
  EXPECT_FALSE(host->confirm(0));
  EXPECT_FALSE(host->roll("31", 0));
  EXPECT_FALSE(host->proceed(0)) << "a person is to decide";
  EXPECT_FALSE(host->take_back(0)) << "nothing has happened yet";
  EXPECT_FALSE(host->answer_takeback(true, 0));
  EXPECT_FALSE(host->add_word(0, "melon", 0)) << "no dice are to be rolled";
  EXPECT_EQ(test::everything(*host), before);
}

TEST(Host, hops_are_undone_before_the_turn_is_confirmed) {
  const auto host = test::opened(setup_of("checkers"), 1);
  const std::string before = host->board_text(false);
  ASSERT_TRUE(host->hop({11, 15, 0}));
  EXPECT_TRUE(host->turn_is_whole());
  EXPECT_EQ(host->labels_made(), (std::vector<std::string>{"11-15"}));
  EXPECT_NE(host->board_text(false), before) << "the board shows the hop";
  EXPECT_EQ(host->events(), 0U) << "nothing has been said yet";
  ASSERT_TRUE(host->unhop());
  EXPECT_EQ(host->board_text(false), before);
  ASSERT_TRUE(host->hop({11, 15, 0}));
  ASSERT_TRUE(host->confirm(0));
  EXPECT_EQ(host->history().back(), "Anna plays 11-15.");
  EXPECT_TRUE(host->hops_made().empty());
}

TEST(Host, against_a_bot_a_takeback_goes_behind_its_answer) {
  const auto host = test::opened(setup_of("checkers", "bot:greedy"), 1);
  const std::string start = host->position();
  ASSERT_TRUE(host->play("11-15", 0));
  ASSERT_EQ(host->waiting(), Waiting::bot);
  EXPECT_FALSE(host->play("22-18", 0)) << "that is the bot's decision";
  ASSERT_TRUE(host->proceed(0));
  ASSERT_TRUE(host->take_back(0));
  EXPECT_EQ(host->position(), start);
  EXPECT_EQ(host->acting(), 0);
  EXPECT_EQ(host->history().back(), "Bert agrees, and it is taken back.");
}

TEST(Host, between_people_the_last_decision_is_taken_back) {
  const auto host = test::opened(setup_of("checkers"), 1);
  ASSERT_TRUE(host->play("11-15", 0));
  const std::string after_one = host->position();
  ASSERT_TRUE(host->play("22-18", 0));
  ASSERT_TRUE(host->take_back(0));
  EXPECT_EQ(host->position(), after_one);
  ASSERT_TRUE(host->take_back(0));
  EXPECT_EQ(host->acting(), 0);
  EXPECT_FALSE(host->take_back(0)) << "nothing is left to take back";
}

TEST(Host, typed_dice_are_asked_for_and_may_be_thrown) {
  auto setup = setup_of("backgammon");
  setup.dice = DiceMode::manual;
  const auto host = test::opened(setup, 1);
  ASSERT_EQ(host->waiting(), Waiting::typed_dice);
  EXPECT_FALSE(host->proceed(0));
  EXPECT_FALSE(host->roll("77", 0));
  ASSERT_TRUE(host->roll("6-1", 0));
  EXPECT_EQ(host->history().back(), "Anna rolls 6 and Bert 1: Anna begins.");
  EXPECT_EQ(host->dice(), "6-1");
  EXPECT_EQ(host->dice_left(), (std::vector<int>{6, 1}));
  ASSERT_TRUE(host->play("13/7 8/7", 0));
  ASSERT_TRUE(host->play("roll", 0));
  ASSERT_TRUE(host->roll("", 0)) << "thrown by the host";
  EXPECT_FALSE(host->record().secret);
}

TEST(Host, words_are_taken_before_the_first_roll_only) {
  std::set<std::string> rolls;
  for (const char* word : {"melon", "pear", "plum", "fig", "lime", "date", "kiwi", "quince"}) {
    const auto host = test::opened(setup_of("backgammon"), 1);
    ASSERT_TRUE(host->takes_words());
    ASSERT_TRUE(host->add_word(0, word, 0));
    EXPECT_FALSE(host->add_word(0, "", 0));
    EXPECT_FALSE(host->add_word(7, "who", 0));
    ASSERT_TRUE(host->proceed(0));
    rolls.insert(host->history().back());
    EXPECT_FALSE(host->takes_words());
    EXPECT_FALSE(host->add_word(1, "late", 0));
  }
  EXPECT_GT(rolls.size(), 4U) << "the words change the dice";
}

TEST(Host, a_flag_that_falls_is_noticed_when_somebody_looks) {
  auto setup = setup_of("checkers");
  setup.clock = {ClockKind::fischer, 60'000, 0};
  const auto host = test::opened(setup, 1);
  ASSERT_TRUE(host->play("11-15", 1000));
  EXPECT_FALSE(host->look_at_clock(60'000));
  EXPECT_EQ(host->seats(31'000)[1].time_left, 30'000);
  EXPECT_TRUE(host->look_at_clock(61'000));
  EXPECT_TRUE(host->over());
  EXPECT_EQ(host->result(), "Bert's time has run out: Anna wins.");
  EXPECT_FALSE(host->play("22-18", 61'000));
}

TEST(Host, a_late_play_is_refused_with_the_reason) {
  auto setup = setup_of("checkers");
  setup.clock = {ClockKind::per_move, 30'000, 0};
  const auto host = test::opened(setup, 1);
  ASSERT_TRUE(host->play("11-15", 10));
  const auto late = host->play("22-18", 31'000);
  ASSERT_FALSE(late);
  EXPECT_EQ(late.error().message, "Bert's time has run out: Anna wins.");
}

TEST(Host, fair_dice_without_their_secret_can_only_be_looked_at) {
  auto host = test::opened(setup_of("backgammon"), 1);
  ASSERT_TRUE(host->proceed(0));
  records::Record record = host->record();
  ASSERT_TRUE(record.secret);
  record.secret.reset();
  record.events.clear();
  const auto shown = resume_host(record, 1);
  ASSERT_TRUE(shown);
  EXPECT_EQ((*shown)->waiting(), Waiting::nothing);
  EXPECT_FALSE((*shown)->over());
  EXPECT_NE((*shown)->result().find("not gone on with"), std::string::npos);
  EXPECT_FALSE((*shown)->proceed(0));
}

TEST(Host, remarks_of_a_record_are_kept) {
  records::Record record = test::opened(setup_of("checkers"), 1)->record();
  record.about = {{"Event", "Club night"}};
  record.notes = {{0, "a quick one"}};
  const auto host = resume_host(record, 1);
  ASSERT_TRUE(host);
  ASSERT_TRUE((*host)->play("11-15", 0));
  EXPECT_EQ((*host)->record().about, record.about);
  EXPECT_EQ((*host)->record().notes, record.notes);
}

TEST(Host, setups_that_make_no_sense_are_refused) {
  EXPECT_FALSE(open_host(setup_of("chess"), test::secret_of(1), 1));
  EXPECT_FALSE(open_host(setup_of("checkers", "bot:deepthought"), test::secret_of(1), 1));
  EXPECT_FALSE(open_host(setup_of("backgammon"), std::nullopt, 1)) << "fair dice need a secret";
  auto three = setup_of("checkers");
  three.players.push_back({"Cleo", "human"});
  EXPECT_FALSE(open_host(three, test::secret_of(1), 1));
  EXPECT_FALSE(facts("chess"));
}

TEST(Host, titles_and_rules_say_what_is_played) {
  auto setup = setup_of("backgammon");
  setup.options = {{"match_length", "5"}};
  EXPECT_EQ(test::opened(setup, 1)->title(), "Backgammon, tournament rules, match to 5 points");
  setup.options = {{"match_length", "0"}};
  EXPECT_EQ(test::opened(setup, 1)->title(), "Backgammon, tournament rules, an open session");
  EXPECT_TRUE(test::opened(setup, 1)->endless());
  auto series = setup_of("checkers");
  series.best_of = 3;
  EXPECT_EQ(test::opened(series, 1)->title(), "Checkers, tournament rules, best of 3 games");
  for (const RuleView& rule : test::opened(setup, 1)->rules()) EXPECT_EQ(rule.changed, rule.name == "match_length");
}

TEST(HostWords, sentences_and_names) {
  EXPECT_EQ(sentence("the lot falls"), "The lot falls.");
  EXPECT_EQ(sentence(""), "");
  EXPECT_EQ(halves_word(0), "0");
  EXPECT_EQ(halves_word(1), "½");
  EXPECT_EQ(halves_word(5), "2½");
  EXPECT_EQ(counted(1, "point"), "1 point");
  EXPECT_EQ(with_names("player 2 takes, player 1 and player 9 see player ", {"Anna", "player 1"}),
            "player 1 takes, Anna and player 9 see player ");
  EXPECT_EQ(dice_words("31"), "3-1");
  EXPECT_EQ(dice_words("12"), "1-2");
  EXPECT_EQ(dice_words("31 D+"), "31 D+");
}

}  // namespace
}  // namespace fourfold::host
