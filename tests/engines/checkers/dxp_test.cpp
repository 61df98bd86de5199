// DamExchange: the messages of its description, and whole games against an initiator that knows nothing but the rules.
#include <string>

#include <gtest/gtest.h>

#include "engines/checkers/dxp_message.h"
#include "engines/checkers/session_player.h"
#include "notation/checkers/text.h"
#include "players/random_source.h"
#include "tests/engines/checkers/dxp_initiator.h"
#include "tests/engines/talk.h"

namespace fourfold::checkers {
namespace {

using engines::test::Talk;

template <class Kind>
Kind read_as(std::string_view text) {
  const auto message = read_dxp(text);
  EXPECT_TRUE(message) << text;
  if (!message) return {};
  EXPECT_TRUE(std::holds_alternative<Kind>(*message)) << text;
  EXPECT_EQ(write_dxp(*message), text);
  const Kind* const kind = std::get_if<Kind>(&*message);
  return kind == nullptr ? Kind{} : *kind;
}

// The examples of the protocol's description.
TEST(DxpMessage, examples_of_the_description) {
  const auto request = read_as<DxpGameRequest>("R01Tornado voor Windows 4.0        W060065A");
  EXPECT_EQ(request.version, 1);
  EXPECT_EQ(request.name, "Tornado voor Windows 4.0");
  EXPECT_EQ(request.follower, Side::light);
  EXPECT_EQ(request.minutes, 60);
  EXPECT_EQ(request.moves, 65);
  EXPECT_FALSE(request.start);
  EXPECT_EQ(read_as<DxpGameAnswer>("ATornado voor Windows 4.0        0").accepted, DxpAccepted::yes);
  const auto step = read_as<DxpMove>("M0012061100");
  EXPECT_EQ(step.seconds, 12);
  EXPECT_EQ(step.from.number(), 6);
  EXPECT_EQ(step.to.number(), 11);
  const auto capture = read_as<DxpMove>("M001205250422122320");
  ASSERT_EQ(capture.captured.size(), 4U);
  EXPECT_EQ(capture.captured[3].number(), 20);
  EXPECT_FALSE(read_as<DxpGameEnd>("E00").no_more_games);
  EXPECT_EQ(read_as<DxpGameEnd>("E21").reason, DxpReason::drawn);
  EXPECT_EQ(read_as<DxpChat>("CWhat do you think about move 35?").text, "What do you think about move 35?");
  EXPECT_EQ(read_as<DxpBackRequest>("B005Z").number, 5);
  EXPECT_EQ(read_as<DxpBackAnswer>("K1").taken_back, DxpTakenBack::not_supported);
}

TEST(DxpMessage, positions_have_32_squares) {
  const std::string text = "R01Fourfold                        Z001000BWeeeWWeeeeeeeeeeeeeeeweeeeeeezZee";
  const auto request = read_as<DxpGameRequest>(text);
  ASSERT_TRUE(request.start);
  EXPECT_EQ(request.start->turn, Side::light);
  EXPECT_EQ(request.follower, Side::dark);
  const auto state = State::from({}, {request.start->board, request.start->turn, Status::playing});
  EXPECT_FALSE(state) << "a man on its far row";
}

TEST(DxpMessage, everything_else_is_refused) {
  for (const std::string text : {"",
                                 "X",
                                 "R",
                                 "R01",
                                 "R01Tornado voor Windows 4.0        W060065",
                                 "R01Tornado voor Windows 4.0        X060065A",
                                 "R01Tornado voor Windows 4.0        W06A065A",
                                 "R01Tornado voor Windows 4.0        W060065C",
                                 "R01Tornado voor Windows 4.0        W060065AX",
                                 "R01Tornado voor Windows 4.0        W060065BWeee",
                                 "M",
                                 "M0012",
                                 "M0012064000",
                                 "M0012060000",
                                 "M001206110122x",
                                 "M00120611012",
                                 "M00120611992222",
                                 "E",
                                 "E0",
                                 "E40",
                                 "B05Z",
                                 "B005X",
                                 "K",
                                 "K9",
                                 "A"}) {
    EXPECT_FALSE(read_dxp(text)) << text;
  }
  EXPECT_FALSE(read_dxp(std::string(200, 'C')));
}

// Each side once, and from a ballot, too.
TEST(Dxp, plays_whole_games) {
  Talk talk({.protocol = "dxp", .bot = "expert"});
  const auto say = [&](const std::string& message) { talk.tell(message); };
  const auto hear = [&] { return talk.next(); };
  for (const Side follower : {Side::dark, Side::light}) {
    DxpInitiator initiator(say, hear);
    initiator.play({.name = "a test", .follower = follower});
    EXPECT_EQ(talk.unread(), "");
  }
  const State start = *parse_position({}, "W:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,10,12,13,15");
  DxpInitiator initiator(say, hear);
  initiator.play(
      {.name = "a test", .follower = Side::light, .moves = 12, .start = DxpStart{start.turn(), start.board()}});
  EXPECT_TRUE(talk.troubles().empty()) << talk.troubles().front();
}

TEST(Dxp, requests_are_accepted_or_not) {
  Talk talk({.protocol = "dxp", .bot = "easy"});
  const std::string name = "A" + (std::string("Fourfold 1.2") + std::string(32, ' ')).substr(0, 32);
  const auto answer = [&](const DxpGameRequest& request) {
    talk.tell(write_dxp(request));
    return talk.next();
  };
  EXPECT_EQ(answer({.follower = Side::light}), name + "0");
  EXPECT_EQ(answer({.version = 2}), name + "1");
  // A man on its far row; and a side without checkers.
  EXPECT_EQ(answer({.start = DxpStart{Side::dark, {.dark = crown_row(Side::dark), .light = 1}}}), name + "2");
  EXPECT_EQ(answer({.start = DxpStart{Side::dark, {.dark = 1}}}), name + "2");
  EXPECT_EQ(talk.troubles().size(), 2U);
}

TEST(Dxp, ends_games_as_it_should) {
  Talk talk({.protocol = "dxp", .bot = "easy"});
  const auto begin = [&](std::string_view fen, Side follower, int moves = 0) {
    const State state = *parse_position({}, fen);
    talk.tell(write_dxp(
        DxpGameRequest{.follower = follower, .moves = moves, .start = DxpStart{state.turn(), state.board()}}));
    EXPECT_TRUE(talk.next().ends_with("0"));
  };
  // Our last man is captured: we have lost, say so, and hear that they have understood.
  begin("W:W18,32:B15", Side::dark);
  talk.tell("M000018110115");
  EXPECT_EQ(talk.next(), "E10");
  EXPECT_EQ(talk.say("E00"), "");
  // We capture theirs: they say it.
  begin("B:W18:B15", Side::dark);
  EXPECT_TRUE(talk.next().ends_with("15220118"));
  talk.tell("E10");
  EXPECT_EQ(talk.next(), "E00");
  // All moves have been played.
  begin("B:W32:B1", Side::dark, 1);
  talk.next("M");
  talk.tell("M0000322800");
  EXPECT_EQ(talk.next(), "E00");
  talk.tell("E00");
  // They want no more games.
  begin("W:WK32:BK1,K5", Side::light);
  EXPECT_FALSE(talk.over());
  talk.next("M");
  talk.tell("E01");
  EXPECT_EQ(talk.next(), "E01");
  EXPECT_TRUE(talk.over());
}

// A king goes to and fro in its double corner, which no king can prevent: sooner or later a draw is due.
TEST(Dxp, a_draw_is_seen) {
  Talk talk({.protocol = "dxp", .bot = "expert"});
  const State state = *parse_position({}, "W:WK32:BK1");
  talk.tell(write_dxp(DxpGameRequest{.follower = Side::light, .start = DxpStart{state.turn(), state.board()}}));
  talk.next("A");
  std::string heard = talk.next();
  for (int i = 0; heard.starts_with("M"); ++i) {
    ASSERT_LT(i, 50);
    talk.tell(i % 2 == 0 ? "M0000010500" : "M0000050100");
    heard = talk.next();
  }
  EXPECT_EQ(heard, "E20");
}

TEST(Dxp, a_move_that_is_none_ends_the_game) {
  Talk talk({.protocol = "dxp", .bot = "easy"});
  talk.tell(write_dxp(DxpGameRequest{.follower = Side::light}));
  talk.next("A");
  EXPECT_EQ(talk.say("M0000112200"), std::string("E00") + '\0');
  EXPECT_EQ(talk.troubles().size(), 1U);
  EXPECT_EQ(talk.say("M0000111500"), "") << "nothing is played any more";
  EXPECT_EQ(talk.troubles().size(), 2U);
}

TEST(Dxp, moves_are_taken_back) {
  Talk talk({.protocol = "dxp", .bot = "easy"});
  talk.tell(write_dxp(DxpGameRequest{.follower = Side::light}));
  talk.next("A");
  talk.tell("M0000111500");
  const std::string reply = talk.next("M");
  talk.tell("B001Z");
  EXPECT_EQ(talk.next(), "K0");
  talk.tell("M0000091400");
  EXPECT_TRUE(talk.next().starts_with("M"));
  // To where it is our turn: we move again.
  talk.tell("B001W");
  EXPECT_EQ(talk.next(), "K0");
  EXPECT_TRUE(talk.next().starts_with("M"));
  for (const char* beyond : {"B009Z", "B000W", "B999W"}) {
    talk.tell(beyond);
    EXPECT_EQ(talk.next(), "K2") << beyond;
  }
  EXPECT_TRUE(talk.troubles().empty());
}

TEST(Dxp, nonsense_is_survived_and_told) {
  Talk talk({.protocol = "dxp", .bot = "easy"});
  for (const char* text : {"", "hello", "M0000111500", "K0", "Ax", "B001W", "R01", "\x1b[31m"}) talk.tell(text);
  EXPECT_EQ(talk.troubles().size(), 8U);
  for (const std::string& told : talk.troubles()) EXPECT_EQ(told.find('\x1b'), std::string::npos);
  RandomSource random(3);
  for (int i = 0; i < 3000; ++i) {
    std::string text(1, "RAMECBK"[random.below(7)]);
    for (std::uint32_t n = random.below(20); n > 0; --n) text += static_cast<char>('0' + random.below(12));
    talk.tell(text);
  }
  talk.tell("CHello\x07");
  EXPECT_EQ(talk.troubles().back(), "the other side says: Hello?");
  EXPECT_FALSE(talk.over());
}

TEST(Dxp, who_hangs_up_is_not_thought_for) {
  Talk talk({.protocol = "dxp"});
  talk.tell(write_dxp(DxpGameRequest{.follower = Side::dark, .minutes = 999}));
  talk.hang_up();
}

// While we think: asked to end, to begin anew, or to take back.
TEST(Dxp, hears_while_it_thinks) {
  Talk talk({.protocol = "dxp"});
  const std::string request = write_dxp(DxpGameRequest{.follower = Side::dark, .minutes = 999});
  talk.tell(request);
  talk.tell(request);
  talk.tell("Cstill there?");
  talk.tell("B001Z");
  talk.tell("E00");
  talk.next("A");
  talk.next("A");
  EXPECT_EQ(talk.next(), "K0");
  EXPECT_EQ(talk.next(), "E00");
  EXPECT_EQ(talk.unread(), "");
}

}  // namespace
}  // namespace fourfold::checkers
