// What a view can ask of a screen: who is waited for, what is told, what is refused and why.
#include <regex>
#include <set>

#include "screen/words.h"
#include "sentences/catalogue.h"
#include "tests/screen/matches.h"

namespace fourfold::screen {
namespace {

std::vector<FairSeed::Word> word_of(int player, const std::string& word) { return {{player, word}}; }

Setup setup_of(const std::string& game, const std::string& second_kind = "human") {
  Setup setup;
  setup.game = game;
  setup.players = {{"Anna", "human"}, {"Bert", second_kind}};
  return setup;
}

TEST(Screen, tells_what_happens_with_the_players_names) {
  const auto screen = test::opened(setup_of("checkers"), 1);
  ASSERT_EQ(screen->waiting(), Waiting::person);
  EXPECT_EQ(screen->acting(), 0);
  ASSERT_TRUE(screen->play("11-15", 10));
  ASSERT_TRUE(screen->play("22-18", 20));
  ASSERT_TRUE(screen->play("15x22", 30));
  ASSERT_TRUE(screen->play("offer draw", 40)) << "light may offer";
  ASSERT_TRUE(screen->play("accept", 50));
  EXPECT_EQ(test::told_so_far(*screen),
            (std::vector<std::string>{"Anna plays 11-15.", "Bert plays 22-18.", "Anna plays 15x22.",
                                      "Bert offers a draw.", "Anna accepts the draw. The game is drawn."}));
  EXPECT_TRUE(screen->over());
  EXPECT_EQ(english(*screen->result()), "The game is drawn.");
  EXPECT_NE(screen->game().board(0, {}).text(), screen->game().board(1, {}).text());
}

// So that nobody says it by accident.
TEST(Screen, words_that_end_the_game_are_known) {
  const auto screen = test::opened(setup_of("checkers"), 1);
  ASSERT_TRUE(screen->play("11-15", 0));
  EXPECT_TRUE(screen->game().ends_game("resign"));
  EXPECT_FALSE(screen->game().ends_game("22-18"));
  ASSERT_TRUE(screen->play("offer draw", 0));
  EXPECT_TRUE(screen->game().ends_game("accept"));
  EXPECT_FALSE(screen->game().ends_game("decline"));
  EXPECT_FALSE(screen->game().ends_game("nonsense"));
}

// Four who play on for the places (LU-12): one wins, and the others are told with their places.
TEST(Screen, those_who_come_after_the_winner_are_told_with_their_places) {
  auto setup = setup_of("ludo");
  setup.players = {{"Anna", "bot:greedy"}, {"Bert", "bot:greedy"}, {"Cleo", "bot:greedy"}, {"Dora", "bot:greedy"}};
  setup.options = {{"seats", "1,2,3,4"}, {"play_on", "on"}};
  const auto screen = test::opened(setup, 1);
  for (int i = 0; i < 20000 && !screen->over(); ++i) ASSERT_TRUE(screen->proceed(0));
  ASSERT_TRUE(screen->over());
  const std::string told = test::told_so_far(*screen)[screen->history().size() - 2];  // the secret is shown after it
  EXPECT_TRUE(
      std::regex_search(told, std::regex("[A-Z][a-z]+ wins\\. All four pieces are home\\. Then came "
                                         "[A-Z][a-z]+ in place 2, [A-Z][a-z]+ in place 3 and [A-Z][a-z]+ in place "
                                         "4\\.$")))
      << told;
}

// One person alone among bots, or at a device of their own, is "you".
TEST(Screen, an_ending_is_told_to_the_one_person) {
  const auto alone = test::opened(setup_of("checkers", "bot:greedy"), 1);
  ASSERT_TRUE(alone->play("resign", 10));
  EXPECT_EQ(english(*alone->result()), "Bert wins.");
  auto late = setup_of("checkers", "bot:greedy");
  late.clock = {ClockKind::fischer, 60'000, 0};
  const auto slow = test::opened(late, 1);
  ASSERT_TRUE(slow->play("11-15", 0));
  ASSERT_TRUE(slow->proceed(10));
  ASSERT_TRUE(slow->look_at_clock(60'011));
  EXPECT_EQ(english(*slow->result()), "Your time has run out: Bert wins.");
  auto match = setup_of("backgammon", "bot:greedy");
  match.dice = DiceMode::manual;
  match.options = {{"match_length", "2"}};
  const auto lost = test::opened(match, 1);
  ASSERT_TRUE(lost->roll("31", 0));
  ASSERT_TRUE(lost->play("resign 1", 0));
  ASSERT_TRUE(lost->proceed(0));
  EXPECT_EQ(test::told_so_far(*lost).back(),
            "Bert accepts the resignation. Bert wins. That counts 1 point. The match to 2 points stands at you: 0, "
            "Bert: 1.");

  const auto table = test::opened(setup_of("checkers"), 1);
  ASSERT_TRUE(table->play("resign", 10));
  const std::vector<int> bert = {1};
  const auto copy = join_table(table->setup(), table->log(), bert, [](int, const Intent&) {}, 1);
  ASSERT_TRUE(copy);
  EXPECT_EQ(english(*(*copy)->result()), "You win.");
  const auto watcher = join_table(table->setup(), table->log(), {}, [](int, const Intent&) {}, 1);
  ASSERT_TRUE(watcher);
  EXPECT_EQ(english(*(*watcher)->result()), "Bert wins.");
}

// Whoever begins plays the two dice of the start, and has rolled none of their own when the game ends there.
TEST(Screen, there_is_no_average_of_no_rolls) {
  auto setup = setup_of("backgammon");
  setup.dice = DiceMode::manual;
  setup.options = {{"match_length", "1"}};
  const auto screen = test::opened(setup, 1);
  ASSERT_TRUE(screen->roll("62", 0));
  ASSERT_TRUE(screen->play("24/18 13/11", 0));
  ASSERT_TRUE(screen->roll("31", 0));
  ASSERT_TRUE(screen->play("resign 1", 0));
  ASSERT_TRUE(screen->play("accept", 0));
  std::vector<std::string> labels;
  for (const GameFigure& figure : screen->game().figures()) labels.push_back(english(figure.label));
  EXPECT_EQ(labels, std::vector<std::string>{"Most moved with one roll"});
}

TEST(Screen, a_match_is_told_with_every_game) {
  auto setup = setup_of("backgammon");
  setup.dice = DiceMode::manual;
  setup.options = {{"match_length", "2"}};
  const auto screen = test::opened(setup, 1);
  const auto won = [&] {
    EXPECT_TRUE(screen->roll("31", 0));
    EXPECT_TRUE(screen->play("resign 1", 0));
    EXPECT_TRUE(screen->play("accept", 0));
    return test::told_so_far(*screen).back();
  };
  EXPECT_EQ(won(),
            "Bert accepts the resignation. Bert wins. That counts 1 point. The match to 2 points stands at Anna: 0, "
            "Bert: 1.");
  EXPECT_FALSE(screen->over());
  ASSERT_TRUE(screen->proceed(0));
  EXPECT_EQ(won(),
            "Bert accepts the resignation. Bert wins. That counts 1 point. Bert wins the match (Anna: 0, Bert: 2).");
  EXPECT_TRUE(screen->over());
  EXPECT_EQ(english(*screen->result()), "Bert wins the match (Anna: 0, Bert: 2).");
}

// Taken up from a position that brings a score along: the score decides, also where the last round is shared (BD-21).
TEST(Screen, a_match_is_won_by_the_score) {
  auto setup = setup_of("backgammon-dice");
  setup.preset = "scored";
  setup.dice = DiceMode::manual;
  setup.start = "1:16,o,o,o,o 2:o,o,o,o,o turn:1 dice:6-1 score:11-14 points:3-4";
  const auto screen = test::opened(setup, 1);
  ASSERT_TRUE(screen->play("16/o", 0));
  EXPECT_TRUE(screen->over());
  EXPECT_EQ(english(*screen->result()), "Bert wins the match (Anna: 4, Bert: 5).");
}

TEST(Screen, a_refusal_changes_nothing) {
  const auto screen = test::opened(setup_of("checkers"), 1);
  const std::string before = test::everything(*screen);
  for (const char* text : {"", "11-22", "rubbish", "accept", "pass", "99"}) {
    const auto refused = screen->play(text, 0);
    ASSERT_FALSE(refused) << text;
    EXPECT_FALSE(english(refused.error()).empty());
  }
  EXPECT_FALSE(screen->hop({11, 22, 0}));
  EXPECT_FALSE(screen->unhop());
  EXPECT_FALSE(screen->confirm(0));
  EXPECT_FALSE(screen->roll("31", 0));
  EXPECT_FALSE(screen->proceed(0)) << "a person is to decide";
  EXPECT_FALSE(screen->take_back(0)) << "nothing has happened yet";
  EXPECT_FALSE(screen->answer_takeback(true, 0));
  EXPECT_FALSE(screen->add_words(word_of(0, "melon"), 0)) << "no dice are to be rolled";
  EXPECT_EQ(test::everything(*screen), before);
}

TEST(Screen, plays_are_understood_as_people_say_them) {
  EXPECT_EQ(as_written("I double"), "double");
  EXPECT_EQ(as_written("i  Take"), "take");
  EXPECT_EQ(as_written("Offer Draw"), "offer draw");
  EXPECT_EQ(as_written("I play 8/5 6/5"), "play 8/5 6/5") << "only the I is left out";
  EXPECT_EQ(as_written("11-15"), "11-15");
  EXPECT_EQ(as_written("I"), "i");
  EXPECT_EQ(as_written(""), "");
  const auto screen = test::opened(setup_of("checkers"), 1);
  ASSERT_TRUE(screen->play("I resign", 10));
  EXPECT_TRUE(screen->over());
}

TEST(Screen, hops_are_undone_before_the_turn_is_confirmed) {
  const auto screen = test::opened(setup_of("checkers"), 1);
  const std::string before = screen->board().text();
  ASSERT_TRUE(screen->hop({11, 15, 0}));
  EXPECT_TRUE(screen->turn_is_whole());
  EXPECT_EQ(screen->labels_made(), (std::vector<std::string>{"11-15"}));
  EXPECT_NE(screen->board().text(), before) << "the board shows the hop";
  EXPECT_EQ(screen->events(), 0U) << "nothing has been said yet";
  ASSERT_TRUE(screen->unhop());
  EXPECT_EQ(screen->board().text(), before);
  ASSERT_TRUE(screen->hop({11, 15, 0}));
  ASSERT_TRUE(screen->confirm(0));
  EXPECT_EQ(test::told_so_far(*screen).back(), "Anna plays 11-15.");
  EXPECT_TRUE(screen->hops_made().empty());
}

TEST(Screen, against_a_bot_a_takeback_goes_behind_its_answer) {
  const auto screen = test::opened(setup_of("checkers", "bot:greedy"), 1);
  const std::string start = screen->position();
  ASSERT_TRUE(screen->play("11-15", 0));
  ASSERT_EQ(screen->waiting(), Waiting::bot);
  EXPECT_FALSE(screen->play("22-18", 0)) << "that is the bot's decision";
  ASSERT_TRUE(screen->proceed(0));
  ASSERT_TRUE(screen->take_back(0));
  EXPECT_EQ(screen->position(), start);
  EXPECT_EQ(screen->acting(), 0);
  EXPECT_EQ(test::told_so_far(*screen).back(), "Bert agrees: the last move is taken back.");
}

TEST(Screen, between_people_the_last_decision_is_taken_back) {
  const auto screen = test::opened(setup_of("checkers"), 1);
  ASSERT_TRUE(screen->play("11-15", 0));
  const std::string after_one = screen->position();
  ASSERT_TRUE(screen->play("22-18", 0));
  ASSERT_TRUE(screen->take_back(0));
  EXPECT_EQ(screen->position(), after_one);
  ASSERT_TRUE(screen->take_back(0));
  EXPECT_EQ(screen->acting(), 0);
  EXPECT_FALSE(screen->take_back(0)) << "nothing is left to take back";
}

TEST(Screen, typed_dice_are_asked_for_and_may_be_thrown) {
  auto setup = setup_of("backgammon");
  setup.dice = DiceMode::manual;
  const auto screen = test::opened(setup, 1);
  ASSERT_EQ(screen->waiting(), Waiting::typed_dice);
  EXPECT_FALSE(screen->proceed(0));
  EXPECT_FALSE(screen->roll("77", 0));
  ASSERT_TRUE(screen->roll("6-1", 0));
  EXPECT_EQ(test::told_so_far(*screen).back(), "Anna rolls 6 and Bert rolls 1: Anna begins.");
  EXPECT_EQ(screen->game().dice(), "6-1");
  EXPECT_EQ(screen->dice_left(), (std::vector<int>{6, 1}));
  ASSERT_TRUE(screen->play("13/7 8/7", 0));
  ASSERT_TRUE(screen->play("roll", 0));
  ASSERT_TRUE(screen->roll("", 0)) << "thrown by the screen";
  EXPECT_FALSE(screen->secret());
}

TEST(Screen, words_are_taken_before_the_first_roll_only) {
  std::set<std::string> rolls;
  for (const char* word : {"melon", "pear", "plum", "fig", "lime", "date", "kiwi", "quince"}) {
    const auto screen = test::opened(setup_of("backgammon"), 1);
    ASSERT_TRUE(screen->takes_words());
    EXPECT_FALSE(screen->add_words(word_of(0, ""), 0));
    EXPECT_FALSE(screen->add_words(word_of(7, "who"), 0));
    EXPECT_FALSE(screen->add_words(std::vector<FairSeed::Word>{{0, word}, {0, word}}, 0)) << "one word each";
    EXPECT_EQ(screen->events(), 0U) << "nothing is sealed that will not be shown";
    ASSERT_TRUE(screen->add_words(std::vector<FairSeed::Word>{{0, word}, {1, "apple"}}, 0));
    EXPECT_EQ(screen->game().happening(1).event.text, seal(0, word));
    EXPECT_EQ(screen->game().happening(2).event.kind, EventKind::seal);
    EXPECT_EQ(screen->game().happening(3).event.text, word);
    ASSERT_TRUE(screen->proceed(0));
    rolls.insert(test::told_so_far(*screen).back());
    EXPECT_FALSE(screen->takes_words());
    EXPECT_FALSE(screen->add_words(word_of(1, "late"), 0));
  }
  EXPECT_GT(rolls.size(), 4U) << "the words change the dice";
}

TEST(Screen, a_flag_that_falls_is_noticed_when_somebody_looks) {
  auto setup = setup_of("checkers");
  setup.clock = {ClockKind::fischer, 60'000, 0};
  const auto screen = test::opened(setup, 1);
  ASSERT_TRUE(screen->play("11-15", 1000));
  EXPECT_FALSE(screen->look_at_clock(60'000));
  EXPECT_EQ(screen->seats(31'000)[1].time_left, 30'000);
  EXPECT_TRUE(screen->look_at_clock(61'000));
  EXPECT_TRUE(screen->over());
  EXPECT_EQ(english(*screen->result()), "Bert's time has run out: Anna wins.");
  EXPECT_FALSE(screen->play("22-18", 61'000));
}

TEST(Screen, a_flag_among_several_ends_the_game_and_nobody_wins) {
  auto setup = setup_of("ludo");
  setup.players.push_back({"Cleo", "human"});
  setup.options = {{"seats", "1,2,3"}};
  setup.clock = {ClockKind::per_move, 30'000, 0};
  const auto screen = test::opened(setup, 1);
  ASSERT_TRUE(screen->proceed(0));
  ASSERT_TRUE(screen->look_at_clock(31'000));
  EXPECT_TRUE(screen->over());
  EXPECT_EQ(screen->winner(), nobody);
  EXPECT_TRUE(english(*screen->result()).ends_with("'s time has run out: the game ends without a winner."));
}

TEST(Screen, a_late_play_is_refused_with_the_reason) {
  auto setup = setup_of("checkers");
  setup.clock = {ClockKind::per_move, 30'000, 0};
  const auto screen = test::opened(setup, 1);
  ASSERT_TRUE(screen->play("11-15", 10));
  const auto late = screen->play("22-18", 31'000);
  ASSERT_FALSE(late);
  EXPECT_EQ(english(late.error()), "Bert's time has run out: Anna wins.");
}

TEST(Screen, fair_dice_without_their_secret_can_only_be_looked_at) {
  auto screen = test::opened(setup_of("backgammon"), 1);
  ASSERT_TRUE(screen->proceed(0));
  records::Record record = screen->record();
  ASSERT_TRUE(screen->secret());
  record.events.clear();
  const auto shown = resume_screen(record, std::nullopt, 1);
  ASSERT_TRUE(shown);
  EXPECT_EQ((*shown)->waiting(), Waiting::nothing);
  EXPECT_FALSE((*shown)->over());
  EXPECT_NE(english(*(*shown)->result()).find("not gone on with"), std::string::npos);
  EXPECT_FALSE((*shown)->proceed(0));
}

TEST(Screen, remarks_of_a_record_are_kept) {
  records::Record record = test::opened(setup_of("checkers"), 1)->record();
  record.about = {{"Event", "Club night"}};
  record.notes = {{0, "a quick one"}};
  const auto screen = resume_screen(record, std::nullopt, 1);
  ASSERT_TRUE(screen);
  ASSERT_TRUE((*screen)->play("11-15", 0));
  EXPECT_EQ((*screen)->record().about, record.about);
  EXPECT_EQ((*screen)->record().notes, record.notes);
}

TEST(Screen, setups_that_make_no_sense_are_refused) {
  EXPECT_FALSE(open_screen(setup_of("chess"), test::secret_of(1), 1));
  EXPECT_FALSE(open_screen(setup_of("checkers", "bot:deepthought"), test::secret_of(1), 1));
  EXPECT_FALSE(open_screen(setup_of("backgammon"), std::nullopt, 1)) << "fair dice need a secret";
  auto three = setup_of("checkers");
  three.players.push_back({"Cleo", "human"});
  EXPECT_FALSE(open_screen(three, test::secret_of(1), 1));
  EXPECT_FALSE(facts("chess"));
}

TEST(Screen, titles_and_rules_say_what_is_played) {
  auto setup = setup_of("backgammon");
  setup.options = {{"match_length", "5"}};
  EXPECT_EQ(english(test::opened(setup, 1)->game().title("Club rules")), "Backgammon: Club rules, match to 5 points");
  setup.options = {{"match_length", "0"}};
  EXPECT_EQ(english(test::opened(setup, 1)->game().title("Club rules")), "Backgammon: Club rules, an open session");
  EXPECT_TRUE(test::opened(setup, 1)->game().endless());
  auto series = setup_of("checkers");
  series.best_of = 3;
  EXPECT_EQ(english(test::opened(series, 1)->game().title("Club rules")), "Checkers: Club rules, best of 3 games");
  for (const RuleView& rule : test::opened(setup, 1)->game().rules())
    EXPECT_EQ(rule.changed, rule.name == "match_length");
}

TEST(ScreenWords, names_and_numbers) {
  EXPECT_EQ(halves_text(0), "0");
  EXPECT_EQ(halves_text(1), "½");
  EXPECT_EQ(halves_text(5), "2½");
  EXPECT_EQ(dice_text("31"), "3-1");
  EXPECT_EQ(dice_text("12"), "1-2");
  EXPECT_EQ(dice_text("31 D+"), "31 D+");
  const std::vector<std::string> names = {"Anna", ""};
  const Message inside = say<"told.wins", "player">(Seat::one);
  const Message message = say<"test.both", "first", "second", "inside">(Seat::one, Seat::two, inside);
  const Message named = with_names(message, names);
  EXPECT_EQ(named.arguments[0].value, MessageValue("Anna"));
  EXPECT_EQ(named.arguments[1].value, MessageValue(Seat::two)) << "who has no name stays a seat";
  EXPECT_EQ(std::get<std::vector<Message>>(named.arguments[2].value).front().arguments[0].value, MessageValue("Anna"));
}

}  // namespace
}  // namespace fourfold::screen
