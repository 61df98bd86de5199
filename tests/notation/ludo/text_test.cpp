// Ludo as text: what is written can be read again, and what cannot be read is refused with the reason and the place.
#include "players/random_source.h"
#include "sentences/catalogue.h"
#include "tests/rules/ludo/support.h"

namespace fourfold::ludo::test {
namespace {

struct Refused {
  std::string_view text;
  std::size_t at;
  std::string_view part;  // of the message
};

TEST(PositionText, reads_and_writes_the_same_words) {
  for (const std::string text :
       {"1:b,b,0,50 3:b,12,55,h turn:1", "1:b,b,b,b 3:b,b,b,b turn:1", "1:b,b,b,b 2:b,b,b,b 3:b,b,b,b 4:b,b,b,b turn:4",
        "2:h,h,h,h 3:b,b,b,b turn:2", "1:b,b,0,50 3:b,12,55,h turn:1 dice:6-4", "1:resigned 3:b,b,b,1 turn:3",
        "1:b,b,b,b 2:resigned 3:b,b,b,b turn:3 opening:1=12,3=?"}) {
    EXPECT_EQ(format_position(state_of(text)), text);
  }
  for (const std::string text : {"1:b,b,b,0 2:b,b,b,b turn:1 again", "1:b,b,b,0 2:b,b,b,b turn:1 again dice:5"}) {
    EXPECT_EQ(format_position(state_of(text, rules_of("beginner"))), text);
  }
  EXPECT_EQ(format_position(state_of("1:b,b,b,0 2:b,b,b,b turn:1 sixes:2 dice:6", rules_of("classic"))),
            "1:b,b,b,0 2:b,b,b,b turn:1 sixes:2 dice:6");
  const std::string placed = "1:h,h,h,h 2:b,b,b,b 3:h,h,h,h 4:b,b,b,b turn:2 places:3,1";
  EXPECT_EQ(format_position(state_of(placed, rules_of("standard", {{"play_on", "on"}}))), placed);
}

TEST(PositionText, takes_any_order_and_space_around) {
  EXPECT_EQ(format_position(state_of(" \tturn:3  3:h,b,12,b\t1:0,b,b,b dice:46\r\n")),
            "1:b,b,b,0 3:b,b,12,h turn:3 dice:6-4");
}

TEST(PositionText, the_start_says_that_everybody_rolls) {
  EXPECT_EQ(format_position(initial(rules_of("standard"))), "1:b,b,b,b 3:b,b,b,b turn:1 opening:1=?,3=?");
  EXPECT_EQ(format_position_like(initial(rules_of("standard")), "anything"),
            format_position(initial(rules_of("standard"))));
}

TEST(PositionText, the_winner_is_to_act_when_it_is_over) {
  EXPECT_EQ(to_act(state_of("1:h,h,h,h 3:b,b,b,b turn:3")), Seat::one);
}

TEST(PositionText, refuses_with_the_reason_and_the_place) {
  const Refused refused[] = {
      {"", 0, "whose turn"},
      {"1:b,b,b,b 3:b,b,b,b", 19, "whose turn"},
      {"1:b,b,b 3:b,b,b,b turn:1", 7, "four pieces"},
      {"1:b,b,b,b,b 3:b,b,b,b turn:1", 9, "only four"},
      {"1:b,b,b,56 3:b,b,b,b turn:1", 8, "0 to 55"},
      {"1:b,b,b,-1 3:b,b,b,b turn:1", 8, "0 to 55"},
      {"1:b,b,b,b 1:b,b,b,b turn:1", 10, "seat 1' is said twice"},
      {"1:b,b,b,b 5:b,b,b,b turn:1", 10, "'5:b,b,b,b' says nothing"},
      {"1:b,b,b,b 3:b,b,b,b turn:0", 25, "a seat, 1 to 4"},
      {"1:b,b,b,b 3:b,b,b,b turn:1 turn:3", 27, "said twice"},
      {"1:b,b,b,b 3:b,b,b,b turn:1x", 26, "'x' is too much"},
      {"1:b,b,b,b 3:b,b,b,b turn:1 dice:7", 32, "1 to 6"},
      {"1:b,b,b,b 3:b,b,b,b turn:1 dice:6-", 34, "second die"},
      {"1:b,b,b,b 3:b,b,b,b turn:1 sixes:9", 33, "1 or 2"},
      {"1:b,b,b,b 3:b,b,b,b turn:1 opening:1", 36, "what it rolled"},
      {"1:b,b,b,b 3:b,b,b,b turn:1 opening:1=0", 37, "1 to 12"},
      {"1:b,b,b,b 3:b,b,b,b turn:1 opening:1=?,1=?", 39, "said twice in the opening"},
      {"1:b,b,b,b 3:b,b,b,b turn:1 places:1,1,1,1,1", 42, "four places"},
      {"  1:b,b,b,b 3:b,b,q,b turn:1", 18, "in base (b)"},
      {"hello", 0, "1:b,b,0,50"},
  };
  for (const Refused& each : refused) {
    const Result<State> state = parse_position(Rules{}, each.text);
    ASSERT_FALSE(state) << each.text;
    EXPECT_EQ(state.error().at, each.at) << each.text << ": " << english(state.error());
    EXPECT_NE(english(state.error()).find(each.part), std::string::npos) << each.text << ": " << english(state.error());
  }
}

TEST(PositionText, refuses_what_cannot_be) {
  const std::pair<std::string_view, std::string_view> refused[] = {
      {"1:b,b,b,b turn:1", "two to four players"},
      {"1:b,b,b,b 3:b,b,b,b turn:2", "nobody sits"},
      {"1:b,b,b,b 2:resigned 3:b,b,b,b turn:2", "out of the game"},
      {"1:resigned 3:resigned turn:1", "somebody has to be left"},
      {"1:h,h,h,h 3:h,h,h,h turn:1", "ends with the first"},
      {"1:h,h,h,h 3:b,b,b,b turn:1 dice:6-4", "over"},
      {"1:b,b,b,0 3:b,b,b,b turn:1 again", "no extra roll"},
      {"1:b,b,b,0 3:b,b,b,b turn:1 sixes:1", "not counted"},
      {"1:b,b,b,0 3:b,b,b,b turn:1 dice:6", "two dice"},
      {"1:b,b,b,0 3:b,b,b,b turn:1 opening:1=?,3=?", "before any piece of player 1"},
      {"1:b,b,b,b 3:b,b,b,b turn:1 opening:1=?", "at least two"},
      {"1:b,b,b,b 3:b,b,b,b turn:1 opening:1=?,2=?", "not in the game"},
      {"1:b,b,b,b 3:b,b,b,b turn:1 opening:1=1,3=?", "cannot have rolled 1"},
      {"1:b,b,b,b 3:b,b,b,b turn:1 opening:1=?,3=5", "rolls before"},
      {"1:b,b,b,b 3:b,b,b,b turn:3 opening:1=5,3=4", "settled"},
      {"1:b,b,b,b 3:b,b,b,b turn:3 opening:1=?,3=?", "player 1"},
      {"1:b,b,b,b 3:b,b,b,b turn:1 opening:1=?,3=? dice:6-4", "leave out"},
      {"1:b,b,b,b 3:b,b,b,b turn:1 places:1", "have to name the 0"},
  };
  for (const auto& [text, part] : refused) {
    const Result<State> state = parse_position(Rules{}, text);
    ASSERT_FALSE(state) << text;
    EXPECT_NE(english(state.error()).find(part), std::string::npos) << text << ": " << english(state.error());
  }
  const Rules beginner = rules_of("beginner");
  EXPECT_FALSE(parse_position(beginner, "1:b,b,b,1 3:b,b,b,b turn:1 again"));
  const Rules play_on = rules_of("standard", {{"play_on", "on"}});
  EXPECT_FALSE(parse_position(play_on, "1:h,h,h,h 2:h,h,h,h 3:b,b,b,b turn:3"));
  EXPECT_FALSE(parse_position(play_on, "1:h,h,h,h 2:h,h,h,h 3:b,b,b,b turn:3 places:1,3"));
  EXPECT_FALSE(parse_position(play_on, "1:h,h,h,h 2:h,h,h,h 3:b,b,b,b turn:3 places:1,1"));
}

TEST(PlayText, names_what_each_piece_does) {
  const auto plays = [](std::string_view text, std::string_view dice, const Rules& rules = {}) {
    Texts texts;
    const State state = roll(state_of(text, rules), roll_of(state_of(text, rules), dice));
    for (const Play& play : legal(state)) texts.insert(format_play(state, play));
    return texts;
  };
  EXPECT_EQ(plays("1:b,b,b,b 3:b,b,b,b turn:1", "21"), Texts{"pass"});
  EXPECT_EQ(plays("1:b,b,b,10 3:b,b,b,b turn:1", "64"), (Texts{"b/0/4", "b/0 10/14", "10/20"}));
  EXPECT_EQ(plays("1:b,b,b,50 3:b,b,b,b turn:1", "66"), (Texts{"b/0 b/0", "b/0/6", "b/0 50/h", "50/50"}));
  EXPECT_EQ(plays("1:b,b,b,10 3:b,b,4,45 turn:1", "54"), Texts{"10/19*"});
  EXPECT_EQ(plays("1:b,b,b,b 3:b,b,b,26 turn:1", "62", rules_of("standard", {{"capture", "landing"}})),
            Texts{"b/0*/2"});
  const State state = state_of("1:b,b,b,b 3:b,b,b,26 turn:1");
  EXPECT_EQ(format_play(state, Play::resign()), "resign");
}

TEST(PlayText, finds_the_play_meant) {
  const State state = state_of("1:b,b,3,5 3:b,b,b,b turn:1 dice:6-2");
  for (const std::string_view text : {"b/0/2", "b/2", " b/0*/2* ", "0/2 b/0", "b/0,0/2"}) {
    const Result<Play> play = parse_play(state, text);
    ASSERT_TRUE(play) << text << ": " << english(play.error());
    EXPECT_EQ(format_position(apply(state, *play)), "1:b,2,3,5 3:b,b,b,b turn:3") << text;
  }
  // By the sum, told by way of the space between, or by two pieces that come to the same.
  for (const std::string_view text : {"3/11", "3/5/11", "3/5 5/11", "5/11 3/5"}) {
    const Result<Play> play = parse_play(state, text);
    ASSERT_TRUE(play) << text << ": " << english(play.error());
    EXPECT_EQ(format_position(apply(state, *play)), "1:b,b,5,11 3:b,b,b,b turn:3") << text;
  }
  EXPECT_TRUE(parse_play(state, "resign")->resigns());
}

TEST(PlayText, refuses_with_the_rule_and_the_place) {
  const State state = state_of("1:b,b,10,20 3:b,b,b,b turn:1 dice:5-3");
  const Refused refused[] = {
      {"", 0, "from/to"},
      {"10", 2, "comes /"},
      {"10/", 3, "where the piece goes"},
      {"10/b", 4, "where the piece goes"},
      {"10/99", 3, "where the piece goes"},
      {"10/13 20/25 10/15", 12, "no more than two moves"},
      {"10/13/15/18", 0, "no more than two dice"},
      {"10/13x", 5, "space"},
      {"b/3/5", 0, "b/0"},
      {"b/0", 0, "only with a 6, not with a"},
      {"12/15 20/25", 0, "no piece of yours stands on 12"},
      {"10/15 20/24", 6, "from 20 the dice lead to 25 with 5, to 23 with 3, to 28 with 8; not to 24"},
      {"h/3", 0, "home does not move"},
      {"10/15", 0, "both dice can be used and must be: for example"},
      {"10/13 20/23", 0, "from 10 a 5 leads to 15, not to 13"},
      {"  pass", 2, "can be used and must be"},
  };
  for (const Refused& each : refused) {
    const Result<Play> play = parse_play(state, each.text);
    ASSERT_FALSE(play) << each.text;
    EXPECT_EQ(play.error().at, each.at) << each.text << ": " << english(play.error());
    EXPECT_NE(english(play.error()).find(each.part), std::string::npos) << each.text << ": " << english(play.error());
  }
  EXPECT_EQ(english(parse_play(state_of("1:b,b,10,20 3:b,b,b,b turn:1"), "10/15").error()),
            "the dice have to be rolled first");
  EXPECT_EQ(english(parse_play(state_of("1:h,h,h,h 3:b,b,b,b turn:1"), "resign").error()), "the game is over");
  EXPECT_EQ(english(parse_play(state_of("1:b,b,b,1 3:b,b,b,b turn:1 dice:5", rules_of("beginner")), "1/6 6/8").error()),
            "one die makes one move");
}

TEST(RollText, reads_and_writes_dice) {
  const State two = begin_with(rules_of("standard"), Seat::one);
  const State one = begin_with(rules_of("beginner"), Seat::one);
  for (const std::string_view text : {"64", "46", " 6-4\n", "4,6"})
    EXPECT_EQ(format_roll(*parse_roll(two, text)), "64");
  EXPECT_EQ(format_roll(*parse_roll(one, "5")), "5");
  EXPECT_EQ(parse_roll(two, "07").error().at, 0U);
  EXPECT_EQ(parse_roll(two, "643").error().at, 2U);
  EXPECT_EQ(parse_roll(two, " 6-").error().at, 3U);
  EXPECT_NE(english(parse_roll(two, "6").error()).find("two dice"), std::string::npos);
  EXPECT_NE(english(parse_roll(one, "64").error()).find("one die"), std::string::npos);
}

TEST(Text, every_state_and_play_of_random_games_can_be_written_and_read) {
  RandomSource random(5);
  for (const auto& preset : presets()) {
    for (int game = 0; game < 30; ++game) {
      Rules rules = preset.rules;
      rules.seats = game % 2 == 0 ? 0x1e : 0x16;
      rules.play_on = game % 3 == 0;
      State state = initial(rules);
      for (int i = 0; i < 3000 && phase(state) != Phase::over; ++i) {
        ASSERT_EQ(*parse_position(rules, format_position(state)), state) << format_position(state);
        if (random.below(400) == 0) {
          state = apply(state, Play::resign());
        } else if (phase(state) == Phase::roll) {
          const auto rolls = chance(state).rolls;
          state = roll(state, rolls[random.below(static_cast<std::uint32_t>(rolls.size()))].roll);
        } else {
          const PlayList plays = legal(state);
          for (const Play& play : plays)
            ASSERT_EQ(*parse_play(state, format_play(state, play)), play) << format_position(state);
          state = apply(state, plays[random.below(static_cast<std::uint32_t>(plays.size()))]);
        }
      }
      ASSERT_EQ(*parse_position(rules, format_position(state)), state) << format_position(state);
    }
  }
}

}  // namespace
}  // namespace fourfold::ludo::test
