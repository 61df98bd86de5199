// The door as the browser uses it: JSON in, JSON out, whole games of all four through gestures and words.
#include "api/door.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "players/random_source.h"

namespace fourfold::test {
namespace {

using door::Door;
using door::Json;

class door_test : public testing::Test {
 protected:
  Json ask(const Json& request) { return Json::parse(door_.answer(request.dump()), nullptr, false); }
  Json asked(const Json& request) {
    const Json answer = ask(request);
    EXPECT_TRUE(answer.contains("answer")) << request << "\n" << answer;
    return answer.value("answer", Json());
  }
  // The code of what is said against the request; nothing if it is answered.
  std::string refusal(const Json& request) {
    const Json answer = ask(request);
    return answer.contains("refused") ? answer["refused"].value("code", "no code") : "";
  }

  static Json setup(const std::string& game, const std::string& preset, const Json& players) {
    return {{"game", game},       {"preset", preset}, {"options", Json::object()},
            {"players", players}, {"best_of", 1},     {"clock", "none"},
            {"dice", "fair"},     {"start", ""}};
  }
  static Json person(const std::string& name) { return {{"name", name}, {"kind", "human"}}; }
  static Json bot(const std::string& name) { return {{"name", name}, {"kind", "bot:greedy"}}; }

  Json step(const Json& view, RandomSource& random);

  Door door_;
};

// Does whatever the table waits for, as a page would.
Json door_test::step(const Json& view, RandomSource& random) {
  const int table = view["table"];
  const auto one_of = [&](const Json& list) { return list[random.next() % list.size()]; };
  if (view["waiting"] != "person") return asked({{"do", "proceed"}, {"table", table}, {"at", 0}});
  if (!view["choices"].empty()) {
    return asked({{"do", "play"}, {"table", table}, {"text", one_of(view["choices"])}, {"at", 0}});
  }
  if (view["whole"] == true) return asked({{"do", "confirm"}, {"table", table}, {"at", 0}});
  return asked({{"do", "hop"}, {"table", table}, {"hops", one_of(view["gestures"])["hops"]}});
}

TEST_F(door_test, a_person_plays_a_whole_game_of_each_with_gestures) {
  const Json games = asked({{"do", "games"}});
  ASSERT_EQ(games.size(), 4U);
  for (const Json& game : games) {
    for (const Json& preset : game["presets"]) {
      RandomSource random(3);
      Json view =
          asked({{"do", "open"}, {"setup", setup(game["name"], preset["name"], {person("Anna"), bot("Greedy")})}});
      const std::size_t pieces = view["scene"]["pieces"].size();
      std::size_t told = view["told"].size();
      for (int steps = 0; view["over"] == false && view["game_number"] == 1 && steps < 4000; ++steps) {
        view = step(view, random);
        ASSERT_TRUE(view.is_object());
        told += view["told"].size();
        ASSERT_EQ(view["scene"]["pieces"].size(), pieces);
        ASSERT_EQ(told, view["events"]) << "every event is told once";
      }
      EXPECT_TRUE(view["over"] == true || view["game_number"] == 2) << game["name"] << " " << preset["name"];
    }
  }
}

TEST_F(door_test, a_table_is_kept_and_gone_on_with) {
  RandomSource random(5);
  Json view = asked({{"do", "open"}, {"setup", setup("backgammon", "tournament", {person("Anna"), person("Bert")})}});
  for (int i = 0; i < 40; ++i) view = step(view, random);
  const std::string kept = asked({{"do", "record"}, {"table", view["table"]}});
  EXPECT_EQ(asked({{"do", "close"}, {"table", view["table"]}}), Json::object());
  EXPECT_NE(refusal({{"do", "view"}, {"table", view["table"]}, {"since", 0}, {"at", 0}}).find("api.no-table"),
            std::string::npos);
  Json again = asked({{"do", "resume"}, {"record", kept}});
  EXPECT_EQ(again["events"], view["events"]);
  EXPECT_EQ(again["told"].size(), view["events"]);
  EXPECT_EQ(again["position"], view["position"]);
  const Json now = asked({{"do", "moment"}, {"table", again["table"]}, {"events", again["events"]}});
  EXPECT_EQ(now["scene"]["turn"], again["scene"]["turn"]);
  EXPECT_EQ(now["lying"], again["lying"]);
  // The dice go on from the same secret.
  EXPECT_EQ(again["commitment"], view["commitment"]);
}

TEST_F(door_test, what_leaves_does_not_tell_the_dice_to_come) {
  Json view = asked({{"do", "open"}, {"setup", setup("backgammon", "tournament", {person("Anna"), person("Bert")})}});
  view = asked({{"do", "proceed"}, {"table", view["table"]}, {"at", 0}});
  const std::string kept = asked({{"do", "record"}, {"table", view["table"]}});
  const std::string exported = asked({{"do", "export"}, {"table", view["table"]}, {"format", "fourfold"}});
  EXPECT_NE(kept.find("\"secret\""), std::string::npos);
  EXPECT_EQ(exported.find("\"secret\""), std::string::npos);
  const Json found =
      asked({{"do", "import"}, {"file", "match.fourfold"}, {"text", exported}, {"first", "Ann"}, {"second", "Bob"}});
  ASSERT_EQ(found["records"].size(), 1U);
  EXPECT_EQ(found["remarks"], Json::array());
  EXPECT_EQ(asked({{"do", "resume"}, {"record", found["records"][0]}})["events"], view["events"]);
}

TEST_F(door_test, who_has_no_name_in_a_file_is_called_as_the_page_says) {
  const auto players = [&](const char* file, const char* text) {
    const Json found = asked({{"do", "import"}, {"file", file}, {"text", text}, {"first", "Eins"}, {"second", "Zwei"}});
    return asked({{"do", "resume"}, {"record", found["records"][0]}})["players"];
  };
  for (const auto& [file, text] : {std::pair{"a.xgid", "XGID=-b----E-C---eE---c-e----B-:0:0:1:52:2:4:0:9:10"},
                                   {"a.sgf", "(;GM[6];W[31hefe])"},
                                   {"a.pdn", "1. 11-15 *"},
                                   {"a.mat", " 7 point match\n\n Game 1\n  1) 31: 8/5 6/5\n"}}) {
    const Json found = players(file, text);
    EXPECT_EQ(found[0]["name"], "Eins") << file;
    EXPECT_EQ(found[1]["name"], "Zwei") << file;
  }
}

TEST_F(door_test, no_text_is_the_start) {
  const Json start = asked(
      {{"do", "look"}, {"game", "ludo"}, {"preset", "standard"}, {"options", {{"seats", "1,2,4"}}}, {"position", ""}});
  EXPECT_EQ(start["scene"]["seats"].size(), 3U);
  EXPECT_EQ(start["scene"]["pieces"].size(), 12U);
}

TEST_F(door_test, both_dice_of_one_checker_are_one_gesture) {
  Json manual = setup("backgammon", "tournament", {person("Anna"), person("Bert")});
  manual["dice"] = "manual";
  Json view = asked({{"do", "open"}, {"setup", manual}});
  EXPECT_EQ(view["waiting"], "typed-dice");
  view = asked({{"do", "roll"}, {"table", view["table"]}, {"text", "31"}, {"at", 0}});
  const auto has = [&](int from, int to, const Json& dice) {
    const Json& gestures = view["gestures"];
    return std::any_of(gestures.begin(), gestures.end(), [&](const Json& gesture) {
      return gesture["from"] == from && gesture["to"] == to && gesture["dice"] == dice;
    });
  };
  EXPECT_TRUE(has(8, 5, {3}));
  EXPECT_TRUE(has(6, 5, {1}));
  EXPECT_TRUE(has(24, 20, {3, 1}));
  // Each hop tells its own die: 24/23/20 or 24/21/20.
  for (const Json& gesture : view["gestures"]) {
    for (const Json& hop : gesture["hops"]) {
      EXPECT_EQ(hop["dice"], Json::array({hop["from"].get<int>() - hop["to"].get<int>()})) << gesture;
    }
  }
  EXPECT_EQ(view["scene"]["left"], Json({3, 1}));
  view = asked({{"do", "hop"}, {"table", view["table"]}, {"hops", {{{"from", 8}, {"to", 5}, {"choice", 0}}}}});
  EXPECT_EQ(view["scene"]["left"], Json({1}));
  EXPECT_EQ(view["made"], Json({"8/5"}));
  EXPECT_EQ(view["whole"], false);
  view = asked({{"do", "unhop"}, {"table", view["table"]}});
  EXPECT_EQ(view["made"], Json::array());
}

TEST_F(door_test, what_happened_is_told_in_messages_with_typed_values) {
  Json manual = setup("backgammon", "tournament", {person("Anna"), person("Bert")});
  manual["dice"] = "manual";
  manual["options"] = {{"match_length", "3"}};
  Json view = asked({{"do", "open"}, {"setup", manual}});
  const auto roll = [&](const char* text) {
    view = asked({{"do", "roll"}, {"table", view["table"]}, {"text", text}, {"at", 0}});
    return view["told"][0];
  };
  const auto play = [&](const char* text) {
    view = asked({{"do", "play"}, {"table", view["table"]}, {"text", text}, {"at", 0}});
    return view["told"][0];
  };
  const auto die = [](int player, int pips) { return Json{{"player", player}, {"seat", player + 1}, {"pips", pips}}; };
  EXPECT_EQ(view["rollers"], Json({0, 1})) << "each rolls one for the start";
  const Json opening = roll("13");
  EXPECT_EQ(view["rollers"], Json::array()) << "nothing is to be rolled";
  EXPECT_EQ(opening["said"][0]["code"], "told.opening");
  EXPECT_EQ(opening["dice"], Json({die(0, 1), die(1, 3)})) << "each rolls one for the start";
  const Json moved = play("8/5 6/5");
  EXPECT_EQ(moved["dice"], Json::array());
  EXPECT_EQ(
      moved["said"],
      Json::array({{{"code", "told.plays"}, {"args", {{"player", "Bert"}, {"play", {{"notation", "8/5 6/5"}}}}}}}));
  EXPECT_EQ(moved["steps"],
            Json::array({{{"code", "told.backgammon.moves"}, {"args", {{"count", 1}, {"from", 8}, {"to", 5}}}},
                         {{"code", "told.backgammon.moves"}, {"args", {{"count", 1}, {"from", 6}, {"to", 5}}}}}));
  EXPECT_EQ(play("roll")["said"], Json::array()) << "the dice say it";
  EXPECT_EQ(view["rollers"], Json({0, 0}));
  const Json rolled = roll("64");
  EXPECT_EQ(rolled["dice"], Json({die(0, 6), die(0, 4)}));
  EXPECT_EQ(rolled["said"][0]["args"]["dice"], Json({{"dice", {6, 4}}}));
  EXPECT_EQ(view["ending"], nullptr);
  play("24/14");
  play("double");
  const Json dropped = play("drop");
  EXPECT_EQ(view["waiting"], "next-game");
  const Json& ending = view["ending"];
  EXPECT_EQ(ending["headline"], Json({{"code", "told.wins"}, {"args", {{"player", "Bert"}}}}));
  EXPECT_EQ(ending["winner"], 1);
  EXPECT_EQ(ending["why"][0]["code"], "told.backgammon.dropped");
  EXPECT_EQ(ending["counts"][0], Json({{"code", "told.counts"}, {"args", {{"count", 1}}}}));
  EXPECT_EQ(ending["match"]["code"], "told.match-stands");
  EXPECT_EQ(dropped["said"].size(), 1U) << "what was done";
  EXPECT_EQ(dropped["ends"]["points"], Json({-1, 1}));
  EXPECT_EQ(dropped["ends"]["said"], Json({ending["headline"], ending["counts"][0], ending["match"]}))
      << "the drop has said why";
  EXPECT_EQ(ending["figures"][0], Json({{"label", {{"code", "figure.most-moved"}, {"args", Json::object()}}},
                                        {"values", {10.0, 4.0}},
                                        {"usual", nullptr}}));
}

TEST_F(door_test, a_moment_has_the_score_the_seats_and_the_clocks_as_they_were) {
  Json series = setup("checkers", "tournament", {person("Anna"), person("Bert")});
  series["best_of"] = 3;
  series["clock"] = "fischer 1:00+5";
  Json view = asked({{"do", "open"}, {"setup", series}});
  const auto play = [&](const char* text, int at) {
    view = asked({{"do", "play"}, {"table", view["table"]}, {"text", text}, {"at", at}});
  };
  const auto then = [&](int events) {
    Json players = asked({{"do", "moment"}, {"table", view["table"]}, {"events", events}})["players"];
    std::string text;
    for (const Json& player : players) {
      text += std::to_string(player["seat"].get<int>()) + ": " + player["score"].dump() + " " +
              player["time_left"].dump() + " ";
    }
    return text;
  };
  play("11-15", 20'000);
  play("resign", 30'000);
  const Json ends = view["told"][0]["ends"];
  EXPECT_EQ(ends["score"], Json({1.0, 0.0})) << "Anna has won a game, not the points that it counts";
  view = asked({{"do", "proceed"}, {"table", view["table"]}, {"at", 40'000}});
  EXPECT_EQ(then(0), "1: 0.0 60000 2: 0.0 60000 ");
  EXPECT_EQ(then(1), "1: 0.0 60000 2: 0.0 60000 ") << "clocks run from the first move on";
  EXPECT_EQ(then(2), "1: 1.0 60000 2: 0.0 55000 ") << "ten seconds used, five added";
  EXPECT_EQ(then(3).substr(0, 6), "2: 1.0") << "the seats are changed for the second game";
  const auto game = [&](int events) {
    return asked({{"do", "moment"}, {"table", view["table"]}, {"events", events}})["game_number"];
  };
  EXPECT_EQ(game(2), 1);
  EXPECT_EQ(game(3), 2);
}

TEST_F(door_test, dice_lie_there_until_others_are_rolled) {
  Json manual = setup("backgammon", "liberty", {person("Anna"), person("Bert")});
  manual["dice"] = "manual";
  Json view = asked({{"do", "open"}, {"setup", manual}});
  EXPECT_EQ(view["lying"], nullptr);
  const auto does = [&](const char* what, const char* text) {
    view = asked({{"do", what}, {"table", view["table"]}, {"text", text}, {"at", 0}});
  };
  does("roll", "33");
  EXPECT_EQ(view["lying"], nullptr) << "a tie for the start is played by nobody";
  does("roll", "31");
  EXPECT_EQ(view["lying"], Json({{"event", 2}, {"seat", 1}, {"dice", {3, 1}}, {"numbers", 2}}));
  does("play", "8/5 6/5");
  EXPECT_EQ(view["scene"]["dice"], Json::array());
  EXPECT_EQ(view["lying"], Json({{"event", 2}, {"seat", 1}, {"dice", {3, 1}}, {"numbers", 2}}));
  const Json again = asked({{"do", "resume"}, {"record", asked({{"do", "record"}, {"table", view["table"]}})}});
  EXPECT_EQ(again["lying"], view["lying"]);
  does("roll", "44");
  EXPECT_EQ(view["lying"], Json({{"event", 4}, {"seat", 2}, {"dice", {4, 4}}, {"numbers", 4}}));
  view = asked({{"do", "take-back"}, {"table", view["table"]}, {"at", 0}});
  EXPECT_EQ(view["lying"], Json({{"event", 2}, {"seat", 1}, {"dice", {3, 1}}, {"numbers", 2}}));
}

TEST_F(door_test, how_a_match_ended_is_told) {
  Json view = asked({{"do", "open"}, {"setup", setup("checkers", "tournament", {person("Anna"), person("Bert")})}});
  RandomSource random(1);
  while (view["offers"].empty()) view = step(view, random);
  const std::string loser = view["players"][view["acting"].get<std::size_t>()]["name"];
  view = asked({{"do", "play"}, {"table", view["table"]}, {"text", "resign"}, {"at", 0}});
  ASSERT_EQ(view["over"], true);
  EXPECT_EQ(view["ending"]["headline"],
            Json({{"code", "told.wins"}, {"args", {{"player", loser == "Anna" ? "Bert" : "Anna"}}}}));
  EXPECT_EQ(view["ending"]["match"], nullptr) << "it was a single game";
}

TEST_F(door_test, hints_have_arrows) {
  Json manual = setup("backgammon", "tournament", {person("Anna"), person("Bert")});
  manual["dice"] = "manual";
  Json view = asked({{"do", "open"}, {"setup", manual}});
  view = asked({{"do", "roll"}, {"table", view["table"]}, {"text", "31"}, {"at", 0}});
  const Json hint = asked({{"do", "hint"}, {"table", view["table"]}});
  EXPECT_EQ(hint["play"], hint["candidates"][0]["play"]);
  EXPECT_FALSE(hint["candidates"][0]["arrows"].empty());
}

TEST_F(door_test, hints_tell_what_is_proven_and_what_would_follow) {
  Json small = setup("checkers", "tournament", {person("Anna"), person("Bert")});
  small["start"] = "W:W18,28:B14";  // one capture, and nothing is left
  const Json last = asked({{"do", "hint"}, {"table", asked({{"do", "open"}, {"setup", small}})["table"]}});
  EXPECT_EQ(last["candidates"][0]["proof"], "wins");
  EXPECT_TRUE(last["candidates"][0]["line"].empty());

  const Json begun = setup("checkers", "tournament", {person("Anna"), person("Bert")});
  const Json first = asked({{"do", "hint"}, {"table", asked({{"do", "open"}, {"setup", begun}})["table"]}});
  const Json& best = first["candidates"][0];
  EXPECT_EQ(best["proof"], nullptr);
  ASSERT_FALSE(best["line"].empty());
  const int mover = best["arrows"][0]["seat"];
  for (std::size_t i = 0; i < best["line"].size(); ++i) {
    EXPECT_EQ(best["line"][i]["arrows"][0]["seat"] == mover, i % 2 == 1) << "the sides take turns";
  }
}

// The browser fetches what is too large for every visit.
TEST_F(door_test, files_of_bots_come_later) {
  const Json ludo = asked({{"do", "open"}, {"setup", setup("ludo", "", {person("Anna"), bot("Bert")})}});
  EXPECT_TRUE(asked({{"do", "files"}, {"table", ludo["table"]}}).empty());
  Json rare = setup("checkers", "tournament", {person("Anna"), bot("Bert")});
  rare["options"]["crowning"] = "goes-on";  // nobody has files for that
  const int table = asked({{"do", "open"}, {"setup", rare}})["table"];
  const Json missing = asked({{"do", "files"}, {"table", table}});
  ASSERT_EQ(missing.size(), 3U) << "nets, tables and a book";
  for (const Json& name : missing) {
    const Json request = {{"do", "file"}, {"name", name}};
    EXPECT_TRUE(Json::parse(door_.answer(request.dump(), "no such thing")).contains("answer"));
  }
  EXPECT_TRUE(asked({{"do", "files"}, {"table", table}}).empty());
  EXPECT_FALSE(asked({{"do", "hint"}, {"table", table}})["play"].empty()) << "a file that is damaged stops nobody";
  EXPECT_EQ(refusal({{"do", "file"}}), "api.needs-text");
}

// A page learns which piece a gesture moves, and why something is none.
TEST_F(door_test, gestures_name_their_piece_and_refusals_their_reason) {
  Json manual = setup("backgammon", "tournament", {person("Anna"), person("Bert")});
  manual["dice"] = "manual";
  Json view = asked({{"do", "open"}, {"setup", manual}});
  view = asked({{"do", "roll"}, {"table", view["table"]}, {"text", "31"}, {"at", 0}});
  for (const Json& gesture : view["gestures"]) {
    EXPECT_EQ(gesture["piece"], "checker");
    EXPECT_EQ(gesture["partner"], nullptr);
    EXPECT_EQ(gesture["told"].size(), gesture["hops"].size());
  }
  const Json closed = asked({{"do", "why-not"}, {"table", view["table"]}, {"seat", 1}, {"from", 24}, {"to", 19}});
  EXPECT_EQ(closed["code"], "backgammon.why.closed");
  EXPECT_EQ(closed["args"]["count"], 5);
  EXPECT_EQ(asked({{"do", "why-not"}, {"table", view["table"]}, {"seat", 2}, {"from", 24}})["code"],
            "screen.others-piece");
  const Json hint = asked({{"do", "hint"}, {"table", view["table"]}});
  EXPECT_EQ(hint["candidates"][0]["hops"].size(), 2U);
  EXPECT_EQ(hint["candidates"][0]["told"].size(), 2U);
}

TEST_F(door_test, what_bots_need_later_is_computed_piece_by_piece) {
  const Json backgammon = asked({{"do", "open"}, {"setup", setup("backgammon", "", {person("Anna"), person("Bert")})}});
  EXPECT_EQ(asked({{"do", "prepare"}, {"table", backgammon["table"]}, {"piece", 0}})["more"], true);
  EXPECT_EQ(asked({{"do", "prepare"}, {"table", backgammon["table"]}, {"piece", 1}})["more"], false);
  EXPECT_EQ(asked({{"do", "prepare"}, {"table", backgammon["table"]}, {"piece", 7}})["more"], false);
  const Json ludo = asked({{"do", "open"}, {"setup", setup("ludo", "", {person("Anna"), person("Bert")})}});
  EXPECT_EQ(asked({{"do", "prepare"}, {"table", ludo["table"]}, {"piece", 0}})["more"], false);
}

TEST_F(door_test, an_option_that_chooses_among_words_lists_them_and_says_what_else_may_be_written) {
  const Json games = asked({{"do", "games"}});
  const auto option = [](const Json& game, const std::string& name) -> Json {
    for (const Json& candidate : game["options"]) {
      if (candidate["name"] == name) return candidate;
    }
    return {};
  };
  EXPECT_EQ(option(games[0], "gammon")["choices"], Json({"boxed", "tournament"}));
  EXPECT_EQ(option(games[0], "gammon")["example"], "");
  EXPECT_EQ(option(games[0], "match_length")["choices"], Json::array());
  EXPECT_EQ(option(games[3], "setup")["choices"], Json({"standard"}));
  EXPECT_EQ(option(games[3], "setup")["example"], "1,1,3,6,6");
  EXPECT_EQ(games[2]["seatings"].size(), 3U);
  EXPECT_EQ(games[2]["seatings"][0]["seats"], Json({1, 3}));
  EXPECT_EQ(games[0]["seatings"][0]["seats"], Json({1, 2}));
}

// BD-18: what a scored match is made of is a round, and one point need not end it.
TEST_F(door_test, a_preset_says_whether_it_is_played_in_rounds) {
  for (const Json& game : asked({{"do", "games"}})) {
    for (const Json& preset : game["presets"]) EXPECT_EQ(preset["in_rounds"], preset["name"] == "scored");
  }
}

TEST_F(door_test, a_position_is_looked_at_and_put_together_again) {
  for (const Json& game : asked({{"do", "games"}})) {
    const Json view = asked({{"do", "open"}, {"setup", setup(game["name"], "", {person("Anna"), person("Bert")})}});
    Json request{{"do", "look"}, {"game", game["name"]}, {"preset", ""}, {"options", Json::object()}};
    request["position"] = view["position"];
    const Json looked = asked(request);
    EXPECT_EQ(looked["options"], Json::object());
    Json scene = looked["scene"];
    EXPECT_EQ(scene, view["scene"]);
    if (scene["turn"] == 0) scene["turn"] = 1;
    request["do"] = "compose";
    request["scene"] = scene;
    const Json position = asked(request);
    request["do"] = "look";
    request["position"] = position;
    EXPECT_EQ(asked(request)["scene"]["pieces"], scene["pieces"]);
    request["do"] = "compose";
    request["scene"]["pieces"][0]["place"] = 200;
    EXPECT_NE(refusal(request), "");
  }
}

TEST_F(door_test, what_a_position_says_of_the_rules_is_told) {
  Json request{{"do", "look"}, {"game", "backgammon"}, {"preset", ""}, {"options", Json::object()}};
  // The marks before the length of the match are Jacoby's rule (1) and beavers (2), where it is 0 and one plays for
  // money.
  request["position"] = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:2:0:10";
  EXPECT_EQ(asked(request)["options"], Json({{"match_length", "0"}, {"jacoby", "off"}, {"beavers", "on"}}));
}

TEST_F(door_test, a_table_says_which_clauses_of_its_rules_hold) {
  const auto opened = [&](const std::string& game, const std::string& preset) {
    return asked({{"do", "open"}, {"setup", setup(game, preset, {person("Anna"), bot("Greedy")})}});
  };
  const Json liberty = opened("backgammon", "liberty");
  EXPECT_EQ(liberty["clauses"].front(), "BG-1");
  EXPECT_EQ(liberty["clauses"].back(), "BG-22");
  EXPECT_EQ(liberty["clauses"].size(), 15U) << "no match and no cube";
  EXPECT_EQ(liberty["idle_options"],
            Json({"match_length", "cube", "dead_cube", "crawford", "jacoby", "beavers", "auto_doubles"}));
  EXPECT_EQ(opened("ludo", "beginner")["clauses"].size(), 10U) << "nothing of two dice";
}

TEST_F(door_test, words_are_sealed_and_the_dice_are_checked_when_all_is_over) {
  Json options = setup("backgammon", "tournament", {person("Anna"), bot("Greedy")});
  options["options"] = {{"match_length", "1"}};
  Json view = asked({{"do", "open"}, {"setup", options}});
  const int table = view["table"];
  EXPECT_EQ(view["commitment"].get<std::string>().size(), 64U);
  const Json sealed = asked({{"do", "seal"}, {"player", 0}, {"word", "apple"}});
  EXPECT_TRUE(sealed["word"].get<std::string>().starts_with("apple "));
  view = asked({{"do", "words"}, {"table", table}, {"words", {sealed}}, {"at", 0}});
  ASSERT_EQ(view["told"].size(), 2U);
  EXPECT_EQ(view["told"][0]["text"], sealed["seal"]);
  EXPECT_EQ(view["told"][1]["text"], sealed["word"]);
  EXPECT_EQ(asked({{"do", "verify"}, {"table", table}})["verdict"], "not-revealed") << "the secret is not told early";
  RandomSource random(1);
  while (view["over"] != true) view = step(view, random);
  const Json found = asked({{"do", "verify"}, {"table", table}});
  EXPECT_EQ(found["verdict"], "proven");
  EXPECT_EQ(found["contributions"][0]["player"], "Anna");
  EXPECT_GT(found["rolls"], 3);
  EXPECT_FALSE(refusal({{"do", "words"}, {"table", table}, {"words", {sealed}}, {"at", 0}}).empty());
}

TEST_F(door_test, nonsense_is_refused_with_a_sentence) {
  EXPECT_EQ(door_.answer("{"), R"({"refused":{"code":"api.request-is-object","args":{}}})");
  EXPECT_NE(refusal({{"do", "fly"}}).find("api.no-verb"), std::string::npos);
  EXPECT_NE(refusal({{"do", "open"}}).find("api.needs-object"), std::string::npos);
  EXPECT_NE(refusal({{"do", "resume"}, {"record", "nonsense"}}).find("record.line"), std::string::npos);
  EXPECT_NE(refusal({{"do", "open"}, {"setup", setup("chess", "", Json::array())}}).find("unknown.game"),
            std::string::npos);
  const Json view =
      asked({{"do", "open"}, {"setup", setup("checkers", "tournament", {person("Anna"), person("Bert")})}});
  const int table = view["table"];
  const Json hop = {{"from", 1}, {"to", 32}, {"choice", 0}};
  EXPECT_NE(refusal({{"do", "hop"}, {"table", table}, {"hops", {hop}}}).find("screen.no-such-hop"), std::string::npos);
  EXPECT_NE(refusal({{"do", "import"}, {"file", "a.doc"}, {"text", ""}, {"first", ""}, {"second", ""}}), "");
}

}  // namespace
}  // namespace fourfold::test
