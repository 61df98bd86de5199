// The Hub protocol: lines, positions and moves as its specification writes them, less 18 squares, and conversations.
#include <string>

#include <gtest/gtest.h>

#include "engines/checkers/hub_level.h"
#include "engines/checkers/hub_line.h"
#include "engines/checkers/hub_text.h"
#include "engines/checkers/time_share.h"
#include "engines/words.h"
#include "notation/checkers/text.h"
#include "players/random_source.h"
#include "tests/engines/talk.h"

namespace fourfold::checkers {
namespace {

using engines::test::Talk;

constexpr std::string_view start_in_hub = "Bbbbbbbbbbbbbeeeeeeeewwwwwwwwwwww";

std::string value_of(const std::string& line, std::string_view name) {
  const auto read = read_hub_line(line);
  EXPECT_TRUE(read) << line;
  const std::string* const value = read ? read->find(name) : nullptr;
  return value == nullptr ? "" : *value;
}

TEST(HubLine, arguments_have_values_quotes_or_nothing) {
  const auto line = read_hub_line("param name=variant  value = \"\" type=enum values=\"normal killer bt\" flag");
  ASSERT_TRUE(line);
  EXPECT_EQ(line->command, "param");
  ASSERT_EQ(line->arguments.size(), 5U);
  EXPECT_EQ(*line->find("name"), "variant");
  EXPECT_EQ(*line->find("value"), "");
  EXPECT_EQ(*line->find("values"), "normal killer bt");
  EXPECT_EQ(*line->find("flag"), "");
  EXPECT_EQ(line->find("max"), nullptr);
  EXPECT_EQ(hub_argument("author", "Fabien Letouzey"), "author=\"Fabien Letouzey\"");
  EXPECT_EQ(hub_argument("move", "32-28"), "move=32-28");
  EXPECT_FALSE(read_hub_line("pos moves=\"1-5"));
  EXPECT_FALSE(read_hub_line("pos =5"));
  EXPECT_TRUE(read_hub_line("")->command.empty());
}

TEST(HubText, positions) {
  EXPECT_EQ(hub_position(State()), start_in_hub);
  const auto kings = read_hub_position({}, "BeeeWWeeeeeeeeeeeeeeeweeeeeeeBeee");
  ASSERT_TRUE(kings) << english(kings.error());
  EXPECT_EQ(format_position(*kings), "B:WK4,K5,21:BK29");
  EXPECT_EQ(hub_position(*kings), "BeeeWWeeeeeeeeeeeeeeeweeeeeeeBeee");
  for (const char* text : {"", "B", "Xbbbbbbbbbbbbeeeeeeeewwwwwwwwwwww", "Bbbbbbbbbbbbbeeeeeeeewwwwwwwwwwwwe",
                           "Bbbbbbbbbbbbbeeeeeeeewwwwwwwwwwwq", "Weeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee",
                           "Weeeeeeeeeeeeeeeeeeeeeeeeeeeeebee"}) {
    EXPECT_FALSE(read_hub_position({}, text)) << text;
  }
}

// From, to, then what is captured, in any order.
TEST(HubText, moves) {
  const State state = *parse_position({}, "B:W18,26:BK14");
  const Play capture = *parse_play(state, "14x23x30");
  EXPECT_EQ(hub_move(capture), "14x30x18x26");
  for (const char* text : {"14x30x18x26", "14x30x26x18", "14x30", "14x23x30"}) {
    const auto read = read_hub_move(state, text);
    ASSERT_TRUE(read) << text;
    EXPECT_EQ(*read, capture);
  }
  for (const char* text : {"14x30x18", "14x30x18x27", "14-18", "", "x", "14x", "14x30x", "14x30x99", "99x1"}) {
    EXPECT_FALSE(read_hub_move(state, text)) << text;
  }
  EXPECT_EQ(hub_move(*read_hub_move(State(), "11-15")), "11-15");
  const State two_ways = *parse_position({}, "B:W6,7,14,15:B2");
  EXPECT_EQ(describe(*read_hub_move(two_ways, "2x18x15x7")), "2x11x18");
  EXPECT_FALSE(read_hub_move(two_ways, "2x18"));
}

TEST(HubLevel, time_is_shared_out) {
  const auto level = [](std::string_view line) { return read_hub_level(*read_hub_line(line)); };
  EXPECT_EQ(level("level depth=12")->depth, 12);
  EXPECT_EQ(level("level nodes=4000000000")->nodes, 4'000'000'000U);
  EXPECT_EQ(level("level move-time=1.5")->seconds, 1.5);
  EXPECT_TRUE(level("level infinite")->infinite);
  const double nine_moves = *level("level moves=9 time=291.587")->seconds;
  EXPECT_GT(nine_moves, 20);
  EXPECT_LT(nine_moves, 40);
  EXPECT_LT(*level("level moves=1 time=10")->seconds, 10);
  EXPECT_LT(*level("level time=0.3 inc=5")->seconds, 5.3);
  EXPECT_GT(*level("level time=10 inc=5")->seconds, 5);
  EXPECT_GT(*level("level time=60")->seconds, 0.5);
  for (const char* line : {"level depth=x", "level depth=-1", "level time=nan", "level nodes=1e9", "level inc=-1",
                           "level move-time=", "level moves=1.5"}) {
    EXPECT_FALSE(level(line)) << line;
  }
}

TEST(Hub, introduces_itself) {
  Talk talk({.protocol = "hub", .bot = "expert"});
  talk.tell("hub");
  const std::string id = talk.next();
  EXPECT_TRUE(id.starts_with("id "));
  EXPECT_EQ(value_of(id, "name"), "Fourfold");
  EXPECT_EQ(value_of(id, "version"), "1.2");
  bool has_variant = false;
  std::string line = talk.next();
  for (; line.starts_with("param "); line = talk.next()) {
    EXPECT_NE(value_of(line, "type"), "");
    if (value_of(line, "name") != "variant") continue;
    has_variant = true;
    EXPECT_EQ(value_of(line, "value"), "english");
    EXPECT_EQ(value_of(line, "values"), "english botanica");
  }
  EXPECT_TRUE(has_variant);
  EXPECT_EQ(line, "wait");
  EXPECT_EQ(talk.say("set-param name=hash value=2"), "");
  EXPECT_EQ(talk.say("init"), "ready\n");
  EXPECT_EQ(talk.say("ping"), "pong\n");
  EXPECT_EQ(talk.say("some-later-command with=arguments"), "");
  talk.tell("quit");
  EXPECT_TRUE(talk.over());
}

TEST(Hub, thinks_and_tells_how_far_it_is) {
  Talk talk({.protocol = "hub", .bot = "expert"});
  talk.tell("pos pos=" + std::string(start_in_hub) + " moves=\"11-15 23-19\"");
  talk.tell("level depth=6");
  talk.tell("go think");
  State state = State();
  for (const char* move : {"11-15", "23-19"}) state = apply(state, *parse_play(state, move));
  std::string line = talk.next();
  int told = 0;
  for (; line.starts_with("info "); line = talk.next()) {
    ++told;
    EXPECT_EQ(value_of(line, "depth"), std::to_string(told));
    State reached = state;
    const std::string moves = value_of(line, "pv");
    engines::Words words(moves);
    for (std::string_view move = words.next(); !move.empty(); move = words.next()) {
      const auto play = read_hub_move(reached, move);
      ASSERT_TRUE(play) << line;
      reached = apply(reached, *play);
    }
  }
  EXPECT_EQ(told, 6);
  ASSERT_TRUE(line.starts_with("done ")) << line;
  const auto play = read_hub_move(state, value_of(line, "move"));
  ASSERT_TRUE(play) << line;
  EXPECT_TRUE(read_hub_move(apply(state, *play), value_of(line, "ponder"))) << line;
}

TEST(Hub, is_stopped_in_an_endless_search_and_answers_pings_meanwhile) {
  Talk talk({.protocol = "hub", .bot = "expert"});
  talk.tell("pos pos=" + std::string(start_in_hub));
  talk.tell("level infinite");
  talk.tell("go analyze");
  // Beyond the hundred thousand positions that are the level's own limit.
  while (std::stoull(value_of(talk.next("info "), "nodes")) < 200'000) {
  }
  talk.tell("ping");
  EXPECT_EQ(talk.next("pong"), "pong");
  talk.tell("stop");
  EXPECT_TRUE(talk.next("done ").starts_with("done move="));
  EXPECT_EQ(talk.say("stop"), "") << "there is nothing to stop any more";
  EXPECT_EQ(talk.say("ponder-hit"), "");
}

TEST(Hub, measures_its_time_from_the_move_that_was_expected) {
  Talk talk({.protocol = "hub"});
  talk.tell("pos pos=" + std::string(start_in_hub) + " moves=\"9-13\"");
  talk.tell("level move-time=0.001");
  talk.tell("go ponder");
  talk.next("info ");
  EXPECT_EQ(talk.unread().find("done"), std::string::npos);
  talk.tell("ponder-hit");
  EXPECT_TRUE(talk.next("done ").starts_with("done move="));
}

TEST(Hub, what_ends_a_search_leaves_it_with_an_answer) {
  Talk talk({.protocol = "hub"});
  const std::string pos = "pos pos=" + std::string(start_in_hub);
  talk.tell(pos);
  talk.tell("level infinite");
  talk.tell("go think");
  talk.next("info ");
  talk.tell(pos + " moves=11-15");
  EXPECT_TRUE(talk.next("done ").starts_with("done move="));
  talk.tell("go ponder");
  talk.next("info ");
  talk.tell("quit");
  EXPECT_TRUE(talk.next("done ").starts_with("done move="));
  EXPECT_TRUE(talk.over());
}

TEST(Hub, who_hangs_up_is_not_thought_for) {
  Talk talk({.protocol = "hub"});
  talk.tell("pos pos=" + std::string(start_in_hub));
  talk.tell("level infinite");
  talk.tell("go analyze");
  talk.next("info ");
  talk.hang_up();
}

TEST(Hub, plays_by_the_rules_of_the_variant) {
  Talk talk({.protocol = "hub", .bot = "easy"});
  const std::string optional_capture = "pos pos=Wbeeeeeeeeeeeeebeeweeeeeeeeeeeeew moves=32-28";
  EXPECT_TRUE(talk.say(optional_capture).starts_with("error message="));
  EXPECT_EQ(talk.say("set-param name=variant value=botanica"), "");
  EXPECT_EQ(talk.say(optional_capture), "");
  EXPECT_TRUE(talk.say("set-param name=variant value=frisian").starts_with("error message="));
  Talk botanica({.protocol = "hub", .bot = "easy", .rules = "botanica"});
  EXPECT_EQ(botanica.say(optional_capture), "");
  EXPECT_FALSE(engines::find_protocol("hub")->begin({.rules = "liberty"}));
}

TEST(Hub, what_is_wrong_is_told_and_the_session_goes_on) {
  Talk talk({.protocol = "hub", .bot = "easy"});
  for (const std::string line :
       {"go think", "go", "go think=", "pos pos=W", "pos pos=\"", "pos moves=1-99", "level depth=x",
        "set-param name=hash value=0", "set-param name=hash value=99999999999", "set-param", "init \"",
        "pos pos=Beeeeeeeeeeeeeeeeeeeeeeeeeeeewwww"}) {
    const std::string answer = talk.say(line);
    // The last is a position, in which nothing can be moved.
    if (answer.empty()) continue;
    EXPECT_TRUE(answer.starts_with("error message=\"")) << line << answer;
    EXPECT_EQ(answer.find('\n'), answer.size() - 1);
  }
  EXPECT_TRUE(talk.say("go think").starts_with("error message=\"")) << "nothing to decide";
  EXPECT_TRUE(talk.say(std::string(engines::longest_line + 1, '=')).starts_with("error "));
  RandomSource random(5);
  const std::string_view pieces[] = {
      "pos", "go", "=", "\"", " ", "moves", "level", "infinite", "x", std::string_view("\0", 1), "think", "9"};
  for (int i = 0; i < 2000; ++i) {
    std::string line;
    for (std::uint32_t n = random.below(8); n > 0; --n) {
      line += pieces[random.below(static_cast<std::uint32_t>(std::size(pieces)))];
    }
    talk.tell(line);
  }
  talk.tell("stop");
  talk.tell("ping");
  EXPECT_EQ(talk.next("pong"), "pong");
}

}  // namespace
}  // namespace fourfold::checkers
