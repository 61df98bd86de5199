// The plain protocol of checkers: what is asked, what is answered, what is refused, and whole games.
#include <string>

#include <gtest/gtest.h>

#include "engines/checkers/plain_request.h"
#include "engines/checkers/session_player.h"
#include "engines/checkers/written_move.h"
#include "engines/words.h"
#include "notation/checkers/text.h"
#include "players/random_source.h"
#include "tests/engines/talk.h"

namespace fourfold::checkers {
namespace {

using engines::test::Talk;

// A man that may take two ways to the same square, each over other men; and a king that may go round either way.
constexpr std::string_view two_ways = "B:W6,7,14,15:B2";
constexpr std::string_view round_about = "B:W6,7,14,15:BK2";

State state_of(std::string_view fen, const Rules& rules = {}) { return *parse_position(rules, fen); }

bool is_error(const std::string& answer) {
  return answer.starts_with("error ") && answer.size() > 7 && answer.find('\n') == answer.size() - 1;
}

TEST(Plain, moves_are_told_by_their_ends_and_long_captures_by_their_path) {
  Talk talk({.protocol = "plain", .bot = "hard"});
  EXPECT_EQ(talk.say("ready"), "ready\n");
  EXPECT_EQ(talk.say("go fen B:W18,26:BK14"), "bestmove 14x30 path 14x23x30\n");
  EXPECT_EQ(talk.say("go fen W:W18:B15"), "bestmove 18x11\n");
  EXPECT_EQ(talk.say("go fen B:W32:B1 depth 4 moves 1-6 32-27 6-10 27-23 10-14 23-18"), "bestmove 14x23\n");
  EXPECT_EQ(talk.say("newgame"), "");
  EXPECT_EQ(talk.say(""), "");
  EXPECT_FALSE(talk.over());
  EXPECT_EQ(talk.say("quit"), "");
  EXPECT_TRUE(talk.over());
}

TEST(Plain, without_a_position_it_is_the_start) {
  Talk talk({.protocol = "plain", .bot = "hard"});
  const std::string first = talk.say("go depth 3");
  ASSERT_TRUE(first.starts_with("bestmove "));
  EXPECT_TRUE(parse_play(State(), first.substr(9))) << first;
  // Dark has jumped; light has to jump back.
  const std::string forced = talk.say("go time 0.01 moves 11-15 22-18");
  EXPECT_EQ(forced, "bestmove 15x22\n");
}

TEST(Plain, a_game_that_is_over_has_no_move) {
  Talk talk({.protocol = "plain", .bot = "easy"});
  EXPECT_EQ(talk.say("go fen B:W21,22:B"), "bestmove none\n");
  EXPECT_EQ(talk.say("go fen W:W:BK1"), "bestmove none\n");
  EXPECT_EQ(talk.say("go fen B:W9,13,14,6:B5 time 1"), "bestmove none\n") << "shut in";
  EXPECT_EQ(talk.say("go fen W:W18:B15 moves 18x11"), "bestmove none\n");
}

// Whether a game is drawn is for the other program to say. One that goes on gets a move.
TEST(Plain, a_repeated_position_is_answered) {
  Talk talk({.protocol = "plain", .bot = "expert"});
  std::string moves;
  for (int i = 0; i < 30; ++i) moves += " 1-5 32-28 5-1 28-32";
  const std::string answer = talk.say("go fen B:WK32:BK1 nodes 100 moves" + moves);
  EXPECT_TRUE(answer == "bestmove 1-5\n" || answer == "bestmove 1-6\n") << answer;
}

TEST(Plain, captures_are_read_by_path_or_by_ends) {
  Talk talk({.protocol = "plain", .bot = "easy"});
  for (const char* move : {"14x30", "14x23x30", "14-30", "14-23-30"}) {
    EXPECT_EQ(talk.say(std::string("go fen B:W18,26:BK14 moves ") + move), "bestmove none\n") << move;
  }
  EXPECT_TRUE(is_error(talk.say("go fen B:W18,26:BK14 moves 14x23"))) << "it has to jump on";
  EXPECT_TRUE(read_move(state_of(round_about), "2x2")) << "either way leads to the same";
  EXPECT_FALSE(read_move(state_of(two_ways), "2x18")) << "which men are captured is open";
  EXPECT_EQ(describe(*read_move(state_of(two_ways), "2x11x18")), "2x11x18");
  EXPECT_EQ(move_by_ends(*read_move(state_of(two_ways), "2x9x18")), "2x18");
}

TEST(Plain, rules_are_chosen_by_name) {
  Talk strict({.protocol = "plain", .bot = "easy"});
  Talk lenient({.protocol = "plain", .bot = "easy", .rules = "botanica"});
  // A capture is compulsory in one book and optional in the other.
  EXPECT_TRUE(is_error(strict.say("go fen W:W18,32:B15,1 moves 32-28")));
  EXPECT_TRUE(lenient.say("go fen W:W18,32:B15,1 moves 32-28").starts_with("bestmove "));
  const auto refused = engines::find_protocol("plain")->begin({.rules = "liberty"});
  ASSERT_FALSE(refused);
  EXPECT_NE(english(refused.error()).find("tournament and botanica"), std::string::npos);
}

TEST(Plain, what_is_wrong_is_told_and_the_session_goes_on) {
  Talk talk({.protocol = "plain", .bot = "easy"});
  for (const std::string line : {
           "hello",
           "go fen",
           "go fen B",
           "go fen B:W21,22:B1,K2,21",
           "go fen B:W33:B1",
           "go fen X:W21:B1",
           "go fen B:W21:B1 fen B:W21:B1",
           "go depth",
           "go depth 0",
           "go depth -3",
           "go depth 3.5",
           "go depth many",
           "go depth 99999999999999999999",
           "go nodes 0",
           "go time -1",
           "go time soon",
           "go time nan",
           "go time inf",
           "go time 1e300",
           "go depth 3 depth 3",
           "go quickly",
           "go B:W21:B1",
           "go moves 1-1",
           "go moves 11-16 11-16",
           "go moves 22-18",
           "go moves resign",
           "go moves 11-15x",
           "go moves 11",
           "go fen B:W21:B moves 1-5",
           "GO",
           "ready now",
           "quit it",
           "newgame please",
           "go moves \x1b[31m",
           "\xff\xfe",
       }) {
    const std::string answer = talk.say(line);
    EXPECT_TRUE(is_error(answer)) << line << ": " << answer;
    EXPECT_EQ(answer.find('\x1b'), std::string::npos) << line;
    EXPECT_FALSE(talk.over());
  }
  EXPECT_TRUE(is_error(talk.say(std::string(engines::longest_line + 1, 'g'))));
  EXPECT_EQ(talk.say(" \t ready\r"), "ready\n");
}

TEST(Plain, any_bytes_are_answered_with_one_line_at_most) {
  Talk talk({.protocol = "plain", .bot = "random"});
  RandomSource random(16);
  const std::string_view pieces[] = {"go",
                                     " ",
                                     "fen",
                                     "B:W21,22:B1,K2",
                                     "moves",
                                     "11-15",
                                     "14x30",
                                     "time",
                                     "0.0",
                                     "-",
                                     std::string_view("\0", 1),
                                     "depth",
                                     "nodes",
                                     "9",
                                     ":",
                                     "\xc3",
                                     "K33,",
                                     "W:W",
                                     "x",
                                     "newgame",
                                     "ready",
                                     "e9",
                                     "\t",
                                     "1-12"};
  for (int i = 0; i < 5000; ++i) {
    std::string line;
    for (std::uint32_t n = random.below(12); n > 0; --n) {
      line += pieces[random.below(static_cast<std::uint32_t>(std::size(pieces)))];
      if (random.below(3) != 0) line += ' ';
    }
    const std::string answer = talk.say(line);
    if (answer.empty()) continue;
    EXPECT_EQ(answer.find('\n'), answer.size() - 1) << line;
    EXPECT_TRUE(answer.starts_with("bestmove ") || answer == "ready\n" || is_error(answer)) << line << answer;
  }
}

// Two sessions play each other from several openings. The tournament's own rules are the referee.
TEST(Plain, two_engines_play_whole_games) {
  Talk dark({.protocol = "plain", .bot = "medium"});
  Talk light({.protocol = "plain", .bot = "expert"});
  for (const std::string opening : {"", " 11-15", " 9-13 22-18 13-17", " 12-16 24-20 8-12"}) {
    State state;
    std::string moves;
    const auto play_on = [&](const Play& play) {
      moves += " " + move_by_ends(play);
      state = apply(state, play);
    };
    std::string rest = opening;
    for (engines::Words words(rest); true;) {
      const std::string_view move = words.next();
      if (move.empty()) break;
      play_on(*parse_play(state, move));
    }
    dark.say("newgame");
    light.say("newgame");
    while (phase(state) != Phase::over) {
      Talk& asked = state.turn() == Side::dark ? dark : light;
      const std::string answer = asked.say("go nodes 2000 moves" + moves);
      engines::Words words(answer);
      ASSERT_EQ(words.next(), "bestmove");
      const std::string ends(words.next());
      const bool has_path = words.next() == "path";
      const std::string path(words.next());
      const auto play = parse_play(state, has_path ? path : ends);
      ASSERT_TRUE(play) << answer << format_position(state);
      EXPECT_EQ(move_by_ends(*play), ends);
      EXPECT_EQ(has_path, play->path().size() > 2);
      // By the path, because ends may mean two captures.
      moves += " " + (has_path ? path : ends);
      state = apply(state, *play);
    }
    if (state.status() == Status::decided) {
      EXPECT_EQ(dark.say("go moves" + moves), "bestmove none\n");
    }
  }
}

TEST(Plain, a_number_of_nodes_is_answered_the_same_again) {
  Talk one({.protocol = "plain"});
  Talk other({.protocol = "plain"});
  other.say("go nodes 5000 moves 9-14");
  other.say("newgame");
  for (const char* line : {"go nodes 20000", "go nodes 20000 moves 11-15 23-19 8-11", "go depth 7 moves 12-16"}) {
    EXPECT_EQ(one.say(line), other.say(line)) << line;
  }
}

}  // namespace
}  // namespace fourfold::checkers
