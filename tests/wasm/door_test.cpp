// The door as the browser uses it: JSON in, JSON out, whole games of all four through gestures and words.
#include "wasm/door.h"

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
  std::string refusal(const Json& request) { return ask(request).value("refused", ""); }

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
  EXPECT_NE(refusal({{"do", "view"}, {"table", view["table"]}, {"since", 0}, {"at", 0}}).find("no open table"),
            std::string::npos);
  Json again = asked({{"do", "resume"}, {"record", kept}});
  EXPECT_EQ(again["events"], view["events"]);
  EXPECT_EQ(again["told"].size(), view["events"]);
  EXPECT_EQ(again["position"], view["position"]);
  EXPECT_EQ(asked({{"do", "scene"}, {"table", again["table"]}, {"events", again["events"]}})["turn"],
            again["scene"]["turn"]);
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
  const Json found = asked({{"do", "import"}, {"file", "match.fourfold"}, {"text", exported}});
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(asked({{"do", "resume"}, {"record", found[0]}})["events"], view["events"]);
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
  EXPECT_EQ(view["scene"]["left"], Json({3, 1}));
  view = asked({{"do", "hop"}, {"table", view["table"]}, {"hops", {{{"from", 8}, {"to", 5}, {"choice", 0}}}}});
  EXPECT_EQ(view["scene"]["left"], Json({1}));
  EXPECT_EQ(view["made"], Json({"8/5"}));
  EXPECT_EQ(view["whole"], false);
  view = asked({{"do", "unhop"}, {"table", view["table"]}});
  EXPECT_EQ(view["made"], Json::array());
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

TEST_F(door_test, what_bots_need_later_is_computed_piece_by_piece) {
  const Json backgammon = asked({{"do", "open"}, {"setup", setup("backgammon", "", {person("Anna"), person("Bert")})}});
  EXPECT_EQ(asked({{"do", "prepare"}, {"table", backgammon["table"]}, {"piece", 0}})["more"], true);
  EXPECT_EQ(asked({{"do", "prepare"}, {"table", backgammon["table"]}, {"piece", 1}})["more"], false);
  EXPECT_EQ(asked({{"do", "prepare"}, {"table", backgammon["table"]}, {"piece", 7}})["more"], false);
  const Json ludo = asked({{"do", "open"}, {"setup", setup("ludo", "", {person("Anna"), person("Bert")})}});
  EXPECT_EQ(asked({{"do", "prepare"}, {"table", ludo["table"]}, {"piece", 0}})["more"], false);
}

TEST_F(door_test, an_option_that_chooses_among_words_lists_them) {
  const Json games = asked({{"do", "games"}});
  const auto option = [](const Json& game, const std::string& name) -> Json {
    for (const Json& candidate : game["options"]) {
      if (candidate["name"] == name) return candidate["choices"];
    }
    return {};
  };
  EXPECT_EQ(option(games[0], "gammon"), Json({"boxed", "tournament"}));
  EXPECT_EQ(option(games[0], "match_length"), Json::array());
  EXPECT_EQ(games[2]["seatings"].size(), 3U);
}

TEST_F(door_test, a_position_is_looked_at_and_put_together_again) {
  for (const Json& game : asked({{"do", "games"}})) {
    const Json view = asked({{"do", "open"}, {"setup", setup(game["name"], "", {person("Anna"), person("Bert")})}});
    Json request{{"do", "look"}, {"game", game["name"]}, {"preset", ""}, {"options", Json::object()}};
    request["position"] = view["position"];
    Json scene = asked(request);
    EXPECT_EQ(scene, view["scene"]);
    if (scene["turn"] == 0) scene["turn"] = 1;
    request["do"] = "compose";
    request["scene"] = scene;
    const Json position = asked(request);
    request["do"] = "look";
    request["position"] = position;
    EXPECT_EQ(asked(request)["pieces"], scene["pieces"]);
    request["do"] = "compose";
    request["scene"]["pieces"][0]["place"] = 200;
    EXPECT_NE(refusal(request), "");
  }
}

TEST_F(door_test, nonsense_is_refused_with_a_sentence) {
  EXPECT_EQ(door_.answer("{"), R"({"refused":"a request is a JSON object"})");
  EXPECT_NE(refusal({{"do", "fly"}}).find("fly"), std::string::npos);
  EXPECT_NE(refusal({{"do", "open"}}).find("\"setup\""), std::string::npos);
  EXPECT_NE(refusal({{"do", "resume"}, {"record", "nonsense"}}).find("line 1"), std::string::npos);
  EXPECT_NE(refusal({{"do", "open"}, {"setup", setup("chess", "", Json::array())}}).find("The games are"),
            std::string::npos);
  const Json view =
      asked({{"do", "open"}, {"setup", setup("checkers", "tournament", {person("Anna"), person("Bert")})}});
  const int table = view["table"];
  const Json hop = {{"from", 1}, {"to", 32}, {"choice", 0}};
  EXPECT_NE(refusal({{"do", "hop"}, {"table", table}, {"hops", {hop}}}).find("no legal turn"), std::string::npos);
  EXPECT_NE(refusal({{"do", "import"}, {"file", "a.doc"}, {"text", ""}}), "");
}

}  // namespace
}  // namespace fourfold::test
