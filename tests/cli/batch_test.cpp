// --batch: many questions to one process, good and bad ones mixed.
#include "tests/cli/run_program.h"

namespace fourfold::test {
namespace {

std::vector<Json> answers(const Ran& run) {
  std::vector<Json> all;
  for (const std::string& line : run.lines()) {
    all.push_back(Json::parse(line, nullptr, false));
    EXPECT_FALSE(all.back().is_discarded()) << line;
  }
  return all;
}

std::string error_of(const Json& answer) { return answer.is_object() ? answer.value("error", "") : "no answer"; }

Json only_answer(const std::string& request, const std::string& command = "moves") {
  const Ran run = run_program({command, "--batch"}, request + "\n");
  EXPECT_EQ(run.exit_code, 0);
  EXPECT_EQ(run.err, "");
  const std::vector<Json> all = answers(run);
  EXPECT_EQ(all.size(), 1U) << run.out;
  return all.empty() ? Json() : all[0];
}

TEST(batch, answers_line_by_line_and_goes_on_after_errors) {
  const Ran run = run_program({"moves", "--batch"},
                              "{\"game\":\"backgammon\",\"dice\":[3,1]}\n"
                              "nonsense\n"
                              "\n"
                              "   \r\n"
                              "{\"game\":\"chess\"}\n"
                              "{\"game\":\"checkers\"}\r\n"
                              "{\"game\":\"ludo\",\"dice\":\"66\"}");
  EXPECT_EQ(run.exit_code, 0);
  const std::vector<Json> all = answers(run);
  ASSERT_EQ(all.size(), 5U);
  EXPECT_EQ(all[0]["plays"].size(), 16U);
  EXPECT_NE(error_of(all[1]).find("not JSON"), std::string::npos);
  EXPECT_NE(error_of(all[2]).find("chess"), std::string::npos);
  EXPECT_EQ(all[3]["plays"].size(), 7U);
  EXPECT_EQ(all[4]["dice"], Json({6, 6}));
}

TEST(batch, says_the_same_as_the_command_line) {
  const Json line = only_answer(R"({"game":"backgammon","position":"4HPwATDgc/ABMA","dice":[4,2],"rules":"liberty"})");
  const Json command = run_program({"moves", "backgammon", "--position", "4HPwATDgc/ABMA", "--dice", "42", "--rules",
                                    "liberty", "--json"})
                           .json();
  EXPECT_EQ(line, command);
}

TEST(batch, dice_may_be_a_list_a_text_or_a_number) {
  for (const char* dice : {"[3,1]", "\"31\"", "31"}) {
    EXPECT_EQ(only_answer(std::string(R"({"game":"backgammon","dice":)") + dice + "}")["dice"], Json({3, 1})) << dice;
  }
  for (const char* die : {"[6]", "6", "\"6\""}) {
    EXPECT_EQ(only_answer(std::string(R"({"game":"ludo","rules":"beginner","dice":)") + die + "}")["dice"], Json({6}))
        << die;
  }
  for (const char* dice : {"[]", "[3,1,2]", "[3]", "[7,1]", "[0,1]", "[-3,1]", "[3,11]", "[3.5,1]", "[[3],1]", "{}",
                           "true", "1e99", "999999999999"}) {
    EXPECT_NE(error_of(only_answer(std::string(R"({"game":"backgammon","dice":)") + dice + "}")), "") << dice;
  }
}

TEST(batch, set_may_be_an_object_or_a_list) {
  const std::string fen = R"("game":"checkers","position":"B:W18,32:B14,1")";
  EXPECT_EQ(only_answer("{" + fen + "}")["plays"].size(), 1U);
  EXPECT_EQ(only_answer("{" + fen + R"(,"set":{"capture":"optional"}})")["plays"].size(), 4U);
  EXPECT_EQ(only_answer("{" + fen + R"(,"set":["capture=optional"]})")["plays"].size(), 4U);
  EXPECT_EQ(only_answer(R"({"game":"backgammon","dice":31,"set":{"cube":false,"match_length":5}})")["set"],
            Json({{"cube", "off"}, {"match_length", "5"}}));
  EXPECT_NE(error_of(only_answer("{" + fen + R"(,"set":"capture=optional"})")), "");
  EXPECT_NE(error_of(only_answer("{" + fen + R"(,"set":[1]})")), "");
  EXPECT_NE(error_of(only_answer("{" + fen + R"(,"set":{"capture":null}})")), "");
}

TEST(batch, unknown_words_are_refused_with_the_nearest) {
  EXPECT_NE(error_of(only_answer(R"({"game":"checkers","positon":"x"})")).find("'position'"), std::string::npos);
  EXPECT_NE(error_of(only_answer(R"({"game":"checkers","depth":3})")), "");
  EXPECT_NE(error_of(only_answer(R"({"game":"chekers"})")).find("'checkers'"), std::string::npos);
  EXPECT_NE(error_of(only_answer(R"({"game":"checkers","rules":"botanic"})")).find("'botanica'"), std::string::npos);
  EXPECT_NE(error_of(only_answer(R"({"game":"checkers","set":{"captur":"optional"}})")).find("'capture'"),
            std::string::npos);
  EXPECT_NE(error_of(only_answer(R"({"game":"checkers","set":{"capture":"optinal"}})")).find("'optional'"),
            std::string::npos);
}

TEST(batch, errors_say_where) {
  const Json answer = only_answer(R"({"game":"backgammon","position":"4HPwAT!gc/ABMA"})");
  EXPECT_EQ(answer["in"], "position");
  EXPECT_EQ(answer["at"], 6);
  EXPECT_EQ(only_answer("{\"game\":}")["at"], 8);
}

TEST(batch, what_is_nested_without_end_is_refused) {
  const std::string deep = std::string(100'000, '[') + std::string(100'000, ']');
  for (const std::string& line : {R"({"id":)" + deep + R"(,"game":"checkers"})", deep}) {
    EXPECT_EQ(only_answer(line)["code"], "terminal.request.too-deep");
  }
  EXPECT_EQ(
      only_answer(R"({"id":[["[[[[[[[[[[[[[[[[[[[[[[[[\""]],"game":"checkers"})")["id"][0][0].get<std::string>().size(),
      25U);
}

TEST(batch, the_command_line_gives_what_a_line_leaves_out) {
  const Ran run = run_program({"moves", "backgammon", "--rules", "liberty", "--dice", "31", "--batch"},
                              "{}\n{\"dice\":[6,5]}\n{\"game\":\"ludo\",\"rules\":\"beginner\",\"dice\":6}\n");
  const std::vector<Json> all = answers(run);
  ASSERT_EQ(all.size(), 3U);
  EXPECT_EQ(all[0]["plays"].size(), 16U);
  EXPECT_EQ(all[0]["rules"], "liberty");
  EXPECT_EQ(all[1]["plays"].size(), 7U);
  EXPECT_EQ(all[2]["game"], "ludo");
}

TEST(batch, odd_lines_are_answered_not_fallen_over) {
  const std::string huge(3 << 20, 'x');
  const std::vector<std::string> odd = {"[]",
                                        "null",
                                        "42",
                                        "\"text\"",
                                        "{",
                                        "{\"game\":7}",
                                        "{\"game\":\"\"}",
                                        "{}",
                                        "{\"game\":\"checkers\",\"position\":[1]}",
                                        std::string("\0\1\2\377\376", 5),
                                        "{\"game\":\"\xff\xfe\"}",
                                        "{\"game\":\"checkers\",\"position\":\"" + huge + "\"}",
                                        huge,
                                        std::string(100000, '['),
                                        "{\"game\":\"backgammon\",\"position\":\"\\u0000\\ud83d\\ude00\"}",
                                        "{\"game\":\"checkers\",\"position\":\"\\ud83d\\ude00\"}",
                                        "{\"" + std::string(100000, 'k') + "\":1}"};
  for (const std::string& line : odd) {
    const Json answer = only_answer(line);
    EXPECT_NE(error_of(answer), "") << line.substr(0, 60);
  }
}

TEST(batch, a_finished_game_is_an_error_and_a_null_is_nothing) {
  EXPECT_NE(error_of(only_answer(R"({"game":"checkers","position":"W:W:B1"})")).find("over"), std::string::npos);
  EXPECT_EQ(only_answer(R"({"game":"checkers","position":null,"dice":null,"rules":null,"set":null})")["plays"].size(),
            7U);
}

TEST(batch, perft_takes_the_depth_as_a_word) {
  EXPECT_EQ(only_answer(R"({"game":"checkers","depth":5})", "perft")["leaves"], 7361);
  EXPECT_NE(error_of(only_answer(R"({"game":"checkers","depth":-5})", "perft")), "");
  EXPECT_NE(error_of(only_answer(R"({"game":"checkers","depth":"5"})", "perft")), "");
  EXPECT_NE(error_of(only_answer(R"({"game":"checkers"})", "perft")), "");
}

TEST(batch, nothing_to_read_is_no_failure_but_a_folder_is) {
  EXPECT_EQ(run_program({"moves", "--batch"}).exit_code, 0);
  const Ran folder = run_command({"sh", "-c", std::string(FOURFOLD_PROGRAM) + " moves --batch </"});
  EXPECT_EQ(folder.exit_code, 1);
  EXPECT_NE(folder.err.find("cannot be read"), std::string::npos) << folder.err;
}

TEST(batch, the_id_of_a_request_comes_back_with_its_answer) {
  const std::pair<const char*, const char*> asked[] = {
      {"moves", "}"}, {"best", R"(,"nodes":1000})"}, {"perft", R"(,"depth":1})"}};
  for (const auto& [command, rest] : asked) {
    for (const char* id : {"7", "\"a\"", "null", "[1,{\"b\":2}]"}) {
      const std::string request = std::string(R"({"id":)") + id + R"(,"game":"checkers")";
      const Json answer = only_answer(request + rest, command);
      ASSERT_TRUE(answer.contains("id")) << answer;
      EXPECT_EQ(answer["id"], Json::parse(id));
      EXPECT_EQ(error_of(answer), "");
      const Json error = only_answer(request + R"(,"rules":"none"})", command);
      EXPECT_EQ(error["id"], Json::parse(id));
      EXPECT_NE(error_of(error), "");
    }
  }
  EXPECT_FALSE(only_answer(R"({"game":"checkers"})").contains("id"));
  const Json converted =
      only_answer(R"({"id":3,"game":"backgammon","position":"4HPwATDgc/ABMA","to":"xgid"})", "convert");
  EXPECT_EQ(converted["id"], 3);
  EXPECT_TRUE(converted.contains("position"));
}

}  // namespace
}  // namespace fourfold::test
