// Backgammon's text forms: what other programs wrote is read, and what we write is read back.
#include <string>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "sentences/catalogue.h"
#include "tests/rules/backgammon/build.h"
#include "tests/support/files.h"

namespace fourfold::backgammon {
namespace {

using namespace test;

TEST(BackgammonText, xgid_and_gnubg_id_say_the_same) {
  const auto pairs = nlohmann::json::parse(fourfold::test::read_data("xgid_gnubgid_pairs.json"), nullptr, false);
  ASSERT_EQ(pairs.size(), 5U);
  for (const auto& pair : pairs) {
    const auto xgid = pair[0].get<std::string>();
    const auto gnubg = pair[1].get<std::string>();
    const auto from_xgid = parse_position(Rules{}, xgid);
    const auto from_gnubg = parse_position(Rules{}, gnubg);
    ASSERT_TRUE(from_xgid) << xgid << ": " << english(from_xgid.error());
    ASSERT_TRUE(from_gnubg) << gnubg << ": " << english(from_gnubg.error());
    EXPECT_EQ(from_xgid->position(), from_gnubg->position()) << xgid;
    EXPECT_EQ(format_position(*from_gnubg), gnubg);
    EXPECT_EQ(format_position(*from_xgid), gnubg);
    const std::size_t before_limit = xgid.rfind(':');  // the last field is the program's own limit of the cube
    EXPECT_EQ(format_xgid(*from_gnubg).substr(0, before_limit), xgid.substr(0, before_limit));
  }
}

TEST(BackgammonText, the_start_has_its_well_known_ids) {
  const State start = begin_with(Rules{}, Seat::one);
  EXPECT_EQ(format_position_like(start, ""), "4HPwATDgc/ABMA");
  EXPECT_EQ(format_xgid(start), "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:7:10");
}

TEST(BackgammonText, who_is_doubled_and_passes_drops) {
  const State start = *parse_position(Rules{}, "4HPwATDgc/ABMA");
  const State doubled = after(start, "double");
  const auto play = parse_play(doubled, "pass");
  ASSERT_TRUE(play) << english(play.error());
  EXPECT_EQ(format_play(doubled, *play), "drop");
  EXPECT_FALSE(parse_play(start, "pass")) << "nothing is offered";
}

TEST(BackgammonText, ids_are_read_as_people_copy_them) {
  const auto meant = parse_position(Rules{}, "4HPwATDgc/ABMA:cIkqAUAAEAAE");
  ASSERT_TRUE(meant);
  for (const char* text :
       {"Position ID: 4HPwATDgc/ABMA Match ID: cIkqAUAAEAAE",
        " GNU Backgammon  Position ID: 4HPwATDgc/ABMA\n                 Match ID   : cIkqAUAAEAAE\n",
        "position id:4HPwATDgc/ABMA\r\nmatch id:cIkqAUAAEAAE", "GNUBGID=4HPwATDgc/ABMA:cIkqAUAAEAAE",
        "gnubgid 4HPwATDgc/ABMA:cIkqAUAAEAAE", "4HPwATDgc/ABMA cIkqAUAAEAAE", "4HPwATDgc/ABMA\n cIkqAUAAEAAE",
        "xgid=-b----E-C---eE---c-e----B-:0:0:1:52:2:4:0:9:8", "XgId= -b----E-C---eE---c-e----B-:0:0:1:52:2:4:0:9:8"}) {
    const auto state = parse_position(Rules{}, text);
    ASSERT_TRUE(state) << text << ": " << english(state.error());
    EXPECT_EQ(state->position(), meant->position()) << text;
  }
  EXPECT_EQ(format_position(*parse_position(Rules{}, "Position ID: 4HPwATDgc/ABMA")),
            format_position(*parse_position(Rules{}, "4HPwATDgc/ABMA")));
  for (const char* text : {"Position ID:", "Position ID", "GNUBGID=", "xgid=", "Match ID: cIkqAUAAEAAE",
                           "Position ID: 4HPwATDgc/ABMA Match ID: x", "4HPwATDgc/ABMA cIkqAUAAEAA!"}) {
    EXPECT_FALSE(parse_position(Rules{}, text)) << text;
  }
}

TEST(BackgammonText, a_cube_above_64_is_read_and_goes_no_further) {
  const auto state = parse_position(Rules{}, "XGID=-b----E-C---eE---c-e----B-:8:1:1:00:0:0:0:0:10");
  ASSERT_TRUE(state) << english(state.error());
  EXPECT_EQ(state->position().cube(), 256);
  EXPECT_EQ(format_xgid(*state), "XGID=-b----E-C---eE---c-e----B-:8:1:1:00:0:0:0:0:10");
  EXPECT_EQ(parse_position(Rules{}, format_position(*state))->position(), state->position());
  EXPECT_FALSE(parse_play(*state, "double"));
  EXPECT_FALSE(parse_position(Rules{}, "XGID=-b----E-C---eE---c-e----B-:13:1:1:00:0:0:0:0:10"));
}

TEST(BackgammonText, positions_are_printed_in_the_form_they_came_in) {
  const State start = begin_with(Rules{}, Seat::one);
  EXPECT_TRUE(format_position_like(start, "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10").starts_with("XGID="));
  EXPECT_NE(format_position_like(start, "4HPwATDgc/ABMA:cIkFAAAAAAAE").find(':'), std::string::npos);
  EXPECT_EQ(format_position_like(start, "4HPwATDgc/ABMA").size(), 14U);
}

TEST(BackgammonText, plays_are_written_as_players_write_them) {
  const State state = begin_with(Rules{}, Seat::one);
  EXPECT_TRUE(plays(state, "31").contains("8/5 6/5"));
  EXPECT_TRUE(plays(state, "61").contains("13/7 8/7"));
  EXPECT_TRUE(plays(state, "65").contains("24/13"));
  EXPECT_TRUE(plays(state, "66").contains("24/18(2) 13/7(2)"));
  EXPECT_TRUE(plays(stand({{6, 2}}, {{24, 15}}), "66").contains("6/off(2)"));
  EXPECT_TRUE(plays(stand({{25, 1}, {6, 2}}, {{22, 1}, {12, 14}}), "63").contains("bar/22*/16"));
  EXPECT_TRUE(plays(stand({{8, 2}, {6, 13}}, {{4, 1}, {12, 14}}), "44").contains("8/4*(2) 6/2(2)"));
}

TEST(BackgammonText, plays_are_read_in_any_order_and_by_any_way) {
  const State state = with_dice(begin_with(Rules{}, Seat::one), "65");
  for (const char* text : {"24/13", "24/18/13", " 24/18 18/13 ", "24/18, 18/13"}) {
    EXPECT_EQ(format_play(state, *parse_play(state, text)), "24/13") << text;
  }
  const State point = with_dice(begin_with(Rules{}, Seat::one), "31");
  EXPECT_EQ(format_play(point, *parse_play(point, "6/5 8/5")), "8/5 6/5");
  const State enters = with_dice(stand({{25, 1}, {6, 2}}, {{12, 15}}), "63");
  EXPECT_EQ(format_play(enters, *parse_play(enters, "25/22 22/16")), "bar/16");
}

TEST(BackgammonText, hits_decide_between_ways) {
  const State state = with_dice(stand({{13, 1}, {6, 14}}, {{8, 1}, {24, 14}}), "53");
  EXPECT_EQ(after(state, "13/8*/5").position().sides[1][bar], 1);
  EXPECT_EQ(after(state, "13/8/5").position().sides[1][bar], 1);  // a stop there can only be a hit
  EXPECT_EQ(after(state, "13/5").position().sides[1][bar], 0);
  const State single = with_dice(stand({{8, 2}, {6, 13}}, {{5, 1}, {24, 14}}), "31");
  EXPECT_EQ(after(single, "8/5 6/5"), after(single, "8/5* 6/5"));  // people leave the star away
  EXPECT_EQ(refusal(single, "8/5* 6/5 "), "");
  EXPECT_EQ(refusal(single, "8/5 8/7*"), "the hits do not fit; this play is written 8/7 8/5*");
}

TEST(BackgammonText, refusals_name_the_place) {
  const auto refused = [](std::string_view text, const Rules& rules = {}) {
    const auto state = parse_position(rules, text);
    return state ? Error{} : state.error();
  };
  EXPECT_EQ(english(refused("")), "a backgammon position is a GNUBG ID such as 4HPwATDgc/ABMA, or an XGID");
  EXPECT_EQ(english(refused("4HPwATDgc/AB")), "a GNU Backgammon position ID has 14 characters, this has 12");
  EXPECT_EQ(refused("  4HPw?TDgc/ABMA").at, 6U);
  EXPECT_EQ(refused("4HPwATDgc/ABMA:cIkFAAA?AAAE").at, 22U);
  EXPECT_EQ(refused("XGID=-b----E-C---eE---c-e----B-:0:0:1:37:0:0:0:0:10").at, 38U);
  EXPECT_EQ(refused("XGID=-b----E-C---eX---c-e----B-:0:0:1:31:0:0:0:0:10").at, 18U);
  EXPECT_EQ(
      english(refused("XGID=-b----E-C---eE---c-e----B-:0:0:1")),
      "an XGID has nine fields after the board, each after a colon; the next missing or surplus one is the dice (such "
      "as 31, 00 before the roll, D or B)");
  EXPECT_NE(english(refused("4HPwATDgc/ABMA", preset("hyper"))).find("3 a side"), std::string::npos);
  EXPECT_NE(english(refused("//////////////")).find("checkers"), std::string::npos);
}

TEST(BackgammonText, dice_are_read_in_several_ways) {
  const State start = initial(Rules{});
  for (const char* text : {"31", "3-1", "3,1", " 3 1 "}) {
    EXPECT_EQ(parse_roll(start, text), (Roll{*Die::from(3), *Die::from(1)})) << text;
  }
  for (const char* text : {"", "3", "37", "311", "a1", "-1"}) EXPECT_FALSE(parse_roll(start, text)) << text;
}

TEST(BackgammonText, bad_plays_are_refused_with_a_sentence) {
  const State state = with_dice(begin_with(Rules{}, Seat::one), "31");
  for (const char* text : {"", "8", "8/", "8/5 6", "9/8", "5/8", "8/5(9)", "26/25", "8/5 6/5 24/23", "nonsense", "take",
                           "off/8", "8/5**", "6/5(2) 6/5(2) 6/5(2)", "99999999999999/1"}) {
    const auto play = parse_play(state, text);
    ASSERT_FALSE(play) << text;
    EXPECT_GT(english(play.error()).size(), 10U) << text;
  }
}

// Found by fuzzing: an ID in which the player on turn has borne off everything.
TEST(backgammon_text, a_finished_game_reads_the_same_again_whoever_is_said_to_be_on_turn) {
  for (const char* text : {"AoUAAAAAAAAAAA", "AAAABAoBAAAAAA"}) {
    const auto state = parse_position(Rules{}, text);
    ASSERT_TRUE(state) << text;
    const auto again = parse_position(Rules{}, format_position(*state));
    ASSERT_TRUE(again) << text;
    EXPECT_EQ(*again, *state) << format_position(*state);
    EXPECT_EQ(phase(*state), Phase::over) << text;
  }
}

}  // namespace
}  // namespace fourfold::backgammon
