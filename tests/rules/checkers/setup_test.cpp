// CK-1 and CK-2: the board at the start and who begins; presets and options.
#include "sentences/catalogue.h"
#include "tests/rules/checkers/helpers.h"

namespace fourfold::checkers {
namespace {

using namespace test;

constexpr std::string_view start_fen = "B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12";

TEST(CK_1, twelve_men_a_side_on_the_first_three_rows) {
  for (const Preset<Rules>& preset : presets()) {
    EXPECT_EQ(format_position(begin_with(preset.rules, Seat::one)), start_fen) << preset.name;
  }
  EXPECT_EQ(std::popcount(start_board.dark), 12);
  EXPECT_EQ(std::popcount(start_board.light), 12);
  EXPECT_EQ(start_board.kings, 0U);
}

TEST(CK_1, seat_one_plays_dark_and_seat_two_light) {
  ASSERT_EQ(seats(tournament()).size(), 2U);
  EXPECT_EQ(to_act(begin_with(tournament(), Seat::one)), Seat::one);
  EXPECT_EQ(plays_of(begin_with(tournament(), Seat::one)),
            (Texts{"9-13", "9-14", "10-14", "10-15", "11-15", "11-16", "12-16"}));
  EXPECT_EQ(to_act(begin_with(tournament(), Seat::two)), Seat::two);
  EXPECT_EQ(plays_of(begin_with(tournament(), Seat::two)),
            (Texts{"21-17", "22-17", "22-18", "23-18", "23-19", "24-19", "24-20"}));
}

TEST(CK_2, dark_begins_in_the_tournament) {
  const State state = initial(tournament());
  EXPECT_EQ(phase(state), Phase::decide);
  EXPECT_EQ(to_act(state), Seat::one);
  EXPECT_EQ(format_position(state), start_fen);
}

TEST(CK_2, seat_one_chooses_in_botanica) {
  const State state = initial(botanica());
  EXPECT_EQ(phase(state), Phase::decide);
  EXPECT_EQ(to_act(state), Seat::one);
  EXPECT_EQ(plays_of(state), (Texts{"first dark", "first light"}));
  EXPECT_EQ(offers_of(state), (Texts{"resign"}));
  EXPECT_EQ(after(state, {"first dark"}), begin_with(botanica(), Seat::one));
  EXPECT_EQ(after(state, {"first light"}), begin_with(botanica(), Seat::two));
  EXPECT_EQ(refusal(state, "11-15"), "first it is chosen who begins: first dark, or first light");
}

TEST(CK_2, or_it_is_drawn_with_equal_chances) {
  Rules rules = botanica();
  rules.first = First::random;
  const State state = initial(rules);
  EXPECT_EQ(phase(state), Phase::roll);
  EXPECT_EQ(legal(state).size(), 0U);
  EXPECT_EQ(offers(state).size(), 0U);
  const RollDistribution chances = chance(state);
  ASSERT_EQ(chances.rolls.size(), 2U);
  EXPECT_EQ(chances.total, 2U);
  EXPECT_EQ(chances.rolls[0].weight, chances.rolls[1].weight);
  EXPECT_EQ(roll(state, chances.rolls[0].roll), begin_with(rules, Seat::one));
  EXPECT_EQ(roll(state, chances.rolls[1].roll), begin_with(rules, Seat::two));
  EXPECT_EQ(refusal(state, "11-15"), "first it is drawn who begins");
}

TEST(CK_2, nothing_is_drawn_later) {
  const State state = begin_with(tournament(), Seat::one);
  EXPECT_EQ(chance(state).rolls.size(), 0U);
  EXPECT_FALSE(with_roll(state, Roll{}));
  Rules rules = tournament();
  rules.first = First::random;
  EXPECT_TRUE(with_roll(initial(rules), Roll{Roll::Kind::light_begins, 0}));
  EXPECT_FALSE(with_roll(initial(rules), Roll{Roll::Kind::ballot, 1}));
}

TEST(Presets, tournament_is_the_default_and_botanica_the_boxed_game) {
  ASSERT_EQ(presets().size(), 2U);
  EXPECT_EQ(presets()[0].name, "tournament");
  EXPECT_EQ(presets()[1].name, "botanica");
  EXPECT_EQ(presets()[0].rules, (Rules{First::dark, Capture::compulsory, Chain::must_finish, Crowning::ends_turn,
                                       Draws::automatic, BallotDeck::none}));
  EXPECT_EQ(presets()[1].rules, (Rules{First::choose, Capture::optional, Chain::may_stop, Crowning::ends_turn,
                                       Draws::claim, BallotDeck::none}));
  for (const Preset<Rules>& preset : presets()) EXPECT_TRUE(check(preset.rules)) << preset.name;
}

TEST(Options, every_word_sets_what_it_says) {
  const std::vector<std::pair<std::string, std::vector<std::string_view>>> expected = {
      {"first", {"choose", "random", "dark"}}, {"capture", {"optional", "compulsory"}},
      {"chain", {"may-stop", "must-finish"}},  {"crowning", {"ends-turn", "goes-on"}},
      {"draws", {"automatic", "claim"}},       {"ballot", {"none", "crossboard", "mail"}}};
  ASSERT_EQ(options().size(), expected.size());
  for (std::size_t i = 0; i < expected.size(); ++i) {
    const Option<Rules>& option = options()[i];
    EXPECT_EQ(option.name, expected[i].first);
    EXPECT_TRUE(std::ranges::equal(option.words, expected[i].second)) << option.name;
    Rules rules;
    for (const std::string_view word : expected[i].second) {
      ASSERT_TRUE(option.set(rules, word)) << word;
      EXPECT_EQ(option.get(rules), word);
    }
    EXPECT_FALSE(option.set(rules, "maybe"));
  }
}

TEST(Options, a_ballot_needs_dark_to_begin) {
  for (const First first : {First::choose, First::random}) {
    for (const BallotDeck deck : {BallotDeck::crossboard, BallotDeck::mail}) {
      Rules rules = tournament();
      rules.ballot = deck;
      EXPECT_TRUE(check(rules));
      rules.first = first;
      ASSERT_FALSE(check(rules));
      EXPECT_NE(english(check(rules).error()).find("first=dark"), std::string::npos);
    }
  }
}

}  // namespace
}  // namespace fourfold::checkers
