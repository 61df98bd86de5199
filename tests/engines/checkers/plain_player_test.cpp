// Other programs as players of checkers, asked in plain lines: small ones of the shell here.
#include <string>

#include <gtest/gtest.h>

#include "engines/checkers/plain_player.h"
#include "engines/checkers/plain_request.h"
#include "engines/external_player.h"
#include "notation/checkers/text.h"

namespace fourfold::checkers {
namespace {

State at(std::string_view fen) { return *parse_position({}, fen); }

// A program that says that it is ready, and to whatever it is asked next the same.
std::string answering(const std::string& answer) {
  return "plain:read -r line; echo ready; while read -r line; do echo '" + answer + "'; done";
}

Result<players::Decision<Game>> asked(const std::string& name, const State& state) {
  const auto player = engines::find_player<Game>(name);
  if (!player) return refuse(player.error());
  return (*player)->think(state, {.nodes = 10});
}

TEST(PlainPlayer, plays_what_the_program_says) {
  const auto step = asked(answering("bestmove 9-13"), State());
  ASSERT_TRUE(step);
  EXPECT_EQ(format_play(State(), step->play), "9-13");
  const State several = at("B:W6,7,14,15:B2");
  const auto jumps = asked(answering("bestmove 2x18 path 2x11x18"), several);
  ASSERT_TRUE(jumps);
  EXPECT_EQ(format_play(several, jumps->play), "2x11x18");
}

TEST(PlainPlayer, one_that_cannot_go_on_is_an_error) {
  const auto code_of = [](const std::string& name) {
    const auto decision = asked(name, State());
    return decision ? std::string("none") : std::string(decision.error().message.code);
  };
  EXPECT_EQ(code_of("plain:"), "plain.no-command");
  EXPECT_EQ(code_of("plain:true"), "engine.program-hung-up");
  EXPECT_EQ(code_of("plain:read -r line; echo ready; read -r line"), "engine.program-hung-up");
  EXPECT_EQ(code_of(answering("bestmove 9-18")), "plain.no-legal-move");
  EXPECT_EQ(code_of(answering("bestmove none")), "plain.no-legal-move");
  EXPECT_EQ(code_of(answering("error no such word")), "plain.no-legal-move");
}

// The protocol is told in docs/players.md.
TEST(PlainPlayer, the_question_holds_the_moves_since_the_last_progress_and_the_limits) {
  EXPECT_EQ(plain_question(at("W:W18,K22:B1,K15"), {.nodes = 500, .plies = 7}),
            "go fen W:W18,K22:B1,K15 depth 7 nodes 500");
  State state = at("B:W30,K32:B1,K3");
  for (const char* move : {"1-5", "32-28", "3-7", "28-32"}) state = apply(state, *parse_play(state, move));
  const std::string question = plain_question(state, {});
  EXPECT_EQ(question, "go fen W:W30,K32:BK3,5 moves 32-28 3-7 28-32");
  const auto read = read_plain_request({}, question.substr(3));
  ASSERT_TRUE(read);
  EXPECT_EQ(read->state, state);
}

TEST(PlainPlayer, time_is_told_in_seconds) {
  players::Limits limits;
  limits.deadline = players::Deadline{2'500'000, [] { return std::int64_t{1'000'000}; }};
  EXPECT_EQ(plain_question(State(), limits),
            "go fen B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12 time 1.500000");
}

}  // namespace
}  // namespace fourfold::checkers
