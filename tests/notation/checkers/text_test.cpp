// Checkers as text: what is printed, what is read, and what is refused with which words and where.
#include "notation/checkers/text.h"

#include "sentences/catalogue.h"
#include "tests/rules/checkers/helpers.h"

namespace fourfold::checkers {
namespace {

using namespace test;

struct Refused {
  std::string message;
  std::size_t at;
};

Refused refused_position(std::string_view text, const Rules& rules = tournament()) {
  const Result<State> state = parse_position(rules, text);
  if (state) return {"accepted", 0};
  return {english(state.error()), state.error().at};
}

Refused refused_play(const State& state, std::string_view text) {
  const Result<Play> play = parse_play(state, text);
  if (play) return {"accepted", 0};
  return {english(play.error()), play.error().at};
}

TEST(CheckersFen, is_printed_with_light_first_and_squares_ascending) {
  EXPECT_EQ(format_position(at("W:W32,31,30:B27,26,K25")), "W:W30,31,32:BK25,26,27");
}

TEST(CheckersFen, is_read_in_many_spellings) {
  const State start = initial(tournament());
  for (const std::string_view text :
       {"B:W21-32:B1-12", "B:B1-12:W21-32", "B:W21-32:B1-12.", "  b : w21-32 : b1-12 . \n", "B:W21,22-31,32:B1-4,5-12",
        "[FEN \"B:W21-32:B1-12\"]", " [FEN \"B:W21-32:B1-12.\"] ",
        "B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12"}) {
    const Result<State> state = parse_position(tournament(), text);
    ASSERT_TRUE(state) << text << ": " << english(state.error());
    EXPECT_EQ(*state, start) << text;
  }
  EXPECT_EQ(format_position(at("B:WK1-3:Bk32")), "B:WK1,K2,K3:BK32");
}

TEST(CheckersFen, is_printed_in_brackets_like_a_sample_in_brackets) {
  const State state = at("B:W32:B1");
  EXPECT_EQ(format_position_like(state, "B:W21-32:B1-12"), "B:W32:B1");
  EXPECT_EQ(format_position_like(state, " [FEN \"x\"]"), "[FEN \"B:W32:B1\"]");
}

TEST(CheckersFen, a_finished_game_may_have_no_checkers_of_one_side) {
  EXPECT_EQ(format_position(at("W:W:B23")), "W:W:B23");
  EXPECT_EQ(outcome(at("W:W:B23")), dark_wins());
  EXPECT_EQ(outcome(at("B:W:B23")), dark_wins());
}

TEST(CheckersFen, says_in_a_word_what_the_board_does_not_show) {
  const std::string start = "B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12";
  EXPECT_EQ(format_position(initial(botanica())), start + " choose-first");
  Rules drawn = botanica();
  drawn.first = First::random;
  EXPECT_EQ(format_position(initial(drawn)), start + " draw-first");
  Rules ballot = tournament();
  ballot.ballot = BallotDeck::crossboard;
  EXPECT_EQ(format_position(initial(ballot)), start + " draw-ballot");
  const State state = at("B:WK32:BK1");
  EXPECT_EQ(format_position(after(state, {"offer draw"})), "B:WK32:BK1 draw-offered");
  EXPECT_EQ(format_position(after(state, {"offer draw", "decline"})), "B:WK32:BK1 draw-declined");
  EXPECT_EQ(format_position(after(state, {"offer draw", "accept"})), "B:WK32:BK1 draw-agreed");
  EXPECT_EQ(format_position(after(state, {"resign"})), "B:WK32:BK1 dark-resigned");
  EXPECT_EQ(format_position(after(state, {"offer draw", "resign"})), "B:WK32:BK1 light-resigned");
  const auto repeated = {"1-5", "32-28", "5-1", "28-32", "1-5", "32-28", "5-1", "28-32"};
  State over = state;
  State claimed = at("B:WK32:BK1", botanica());
  for (const char* move : repeated) {
    over = after(over, {move});
    claimed = after(claimed, {move});
  }
  EXPECT_EQ(format_position(over), "B:WK32:BK1 draw-repetition");
  EXPECT_EQ(format_position(after(claimed, {"claim draw"})), "B:WK32:BK1 draw-claimed");
  EXPECT_EQ(at("[FEN \"B:WK32:BK1. draw-offered\"]"), after(state, {"offer draw"}));
}

TEST(CheckersFen, leaves_out_the_moves_before) {
  const State state = after(at("B:WK32:BK1"), {"1-5", "32-28", "5-1", "28-32"});
  EXPECT_EQ(format_position(state), "B:WK32:BK1");
  EXPECT_NE(at("B:WK32:BK1"), state);
  EXPECT_EQ(at("B:WK32:BK1"), state.without_history());
}

TEST(CheckersFen, is_refused_with_what_is_wrong_and_where) {
  const auto expect = [](std::string_view text, std::string_view message, std::size_t place) {
    const Refused refused = refused_position(text);
    EXPECT_EQ(refused.message.substr(0, message.size()), message) << text;
    EXPECT_EQ(refused.at, place) << text;
  };
  expect("", "expected here: the side to move, B or W", 0);
  expect("X:W1:B2", "expected here: the side to move, B or W", 0);
  expect("B", "expected here: a colon and a list of checkers", 1);
  expect("B:W32", "expected here: a colon and a list of checkers", 5);
  expect("B:32:B1", "expected here: whose checkers follow, B or W", 2);
  expect("B:W33:B1", "expected here: the number of a square, from 1 to 32", 3);
  expect("B:W0:B1", "expected here: the number of a square, from 1 to 32", 3);
  expect("B:W32,:B1", "expected here: the number of a square, from 1 to 32", 6);
  expect("B:W99999999999999999999:B1", "expected here: the number of a square, from 1 to 32", 3);
  expect("B:W32,32:B1", "square 32 is named twice", 6);
  expect("B:W32:B1,5,32", "square 32 holds a dark and a light checker at once", 11);
  expect("B:W32-30:B1", "the range 32-30 runs backwards; write 30-32", 3);
  expect("B:W32:B1,29", "the dark checker on square 29 has reached its far row, so it must be a king", 9);
  expect("B:W32,4:B1", "the light checker on square 4 has reached its far row, so it must be a king", 6);
  expect("B:W32:B1-12,13", "dark has 13 checkers; a side has at most 12", 12);
  expect("B:W20-32:B1", "light has 13 checkers; a side has at most 12", 3);
  expect("B:W32:W1", "the checkers of W are listed twice", 6);
  expect("B:W:B", "the board is empty", 0);
  expect("B:W32:B1 resting", "after a position may follow one of: choose-first, draw-first", 9);
  expect("B:W32:B1 draw-claimed", "a draw is claimed only under draws=claim", 0);
  expect("B:W32:B1 &", "expected here: nothing more", 9);
  expect("[FEN B:W32:B1]", "expected here: a quotation mark after [FEN", 5);
  expect("[FEN \"B:W32:B1]", "expected here: a quotation mark at the end", 14);
  expect("[FEN \"B:W32:B1\"", "expected here: a closing bracket", 15);
}

TEST(CheckersPlay, is_printed_with_its_whole_path) {
  EXPECT_EQ(plays_of(at("B:W18,26,32:B14", botanica())), (Texts{"14-17", "14x23", "14x23x30"}));
}

TEST(CheckersPlay, is_read_in_many_spellings) {
  const State state = at("B:W18,26,32:B14");
  const Result<Play> whole = parse_play(state, "14x23x30");
  ASSERT_TRUE(whole);
  for (const std::string_view text : {"14x30", " 14X23X30\n", "14 x 23 x 30", "14-23-30", "14-30"}) {
    const Result<Play> play = parse_play(state, text);
    ASSERT_TRUE(play) << text << ": " << english(play.error());
    EXPECT_EQ(*play, *whole) << text;
  }
  EXPECT_TRUE(parse_play(initial(tournament()), "\t offer  draw "));
}

TEST(CheckersPlay, the_ends_alone_must_mean_one_capture) {
  const Refused refused = refused_play(at("B:W9,10,17,18:BK6"), "6x6");
  EXPECT_EQ(refused.message.substr(0, 38), "more than one capture goes from 6 to 6");
  EXPECT_NE(refused.message.find("6x15x22x13x6"), std::string::npos);
  EXPECT_NE(refused.message.find("6x13x22x15x6"), std::string::npos);
  // With stops allowed the ends 14 and 23 are a whole move themselves.
  const State state = at("B:W18,26,32:B14", botanica());
  EXPECT_EQ(describe(*parse_play(state, "14x23")), "14x23");
}

TEST(CheckersPlay, is_refused_with_what_is_wrong_and_where) {
  const State state = at("B:W18,32:B1,14");
  const auto expect = [&](std::string_view text, std::string_view message, std::size_t place) {
    const Refused refused = refused_play(state, text);
    EXPECT_EQ(refused.message.substr(0, message.size()), message) << text;
    EXPECT_EQ(refused.at, place) << text;
  };
  expect("", "a play is expected here", 0);
  expect("1", "expected here: a dash for a step or an x for a jump", 1);
  expect("1-", "expected here: the number of a square, from 1 to 32", 2);
  expect("  1-33", "expected here: the number of a square, from 1 to 32", 4);
  expect("1-0", "expected here: the number of a square, from 1 to 32", 2);
  expect("14+23", "expected here: a dash for a step or an x for a jump", 2);
  expect("1-5", "a capture is possible and must be made: 14x23", 0);
  expect(" 14-18", "square 18 is occupied", 1);
  expect("1x2x3x4x5x6x7x8x9x10x11", "no move touches more than 10 squares", 23);
  expect("resing", "a play is a move, as in 11-15 or 14x23x30, or one of: first dark, first light, offer draw", 0);
  EXPECT_NE(refused_play(state, "resing").message.find("did you mean resign?"), std::string::npos);
  expect("accept", "no draw has been offered", 0);
  EXPECT_EQ(refused_play(initial(tournament()), "11x15").message, "this move captures nothing: write 11-15");
  EXPECT_EQ(refused_play(initial(tournament()), "11x15").at, 2U);
}

TEST(CheckersRoll, is_a_side_or_a_number) {
  Rules drawn = tournament();
  drawn.first = First::random;
  for (const std::string_view text : {"dark", "light"}) {
    const Result<Roll> dice = parse_roll(initial(drawn), text);
    ASSERT_TRUE(dice) << text;
    EXPECT_EQ(format_roll(*dice), text);
  }
  Rules ballot = tournament();
  ballot.ballot = BallotDeck::crossboard;
  const Result<Roll> dice = parse_roll(initial(ballot), " 17 ");
  ASSERT_TRUE(dice);
  EXPECT_EQ(format_roll(*dice), "17");
  for (const std::string_view text : {"", "3", "6", "175", "0", "999", "dark", "17 x", "seventeen"}) {
    EXPECT_FALSE(parse_roll(initial(ballot), text)) << text;
  }
  EXPECT_FALSE(parse_roll(initial(drawn), "17"));
  EXPECT_FALSE(parse_roll(initial(tournament()), "dark"));
}

}  // namespace
}  // namespace fourfold::checkers
