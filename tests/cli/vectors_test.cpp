// Every position of tests/data through `fourfold moves --batch`, as an outside script would ask.
#include <set>

#include "tests/cli/run_program.h"
#include "tests/support/files.h"

namespace fourfold::test {
namespace {

void check_file(const std::string& file, const std::string& game) {
  const std::vector<std::string> lines = read_data_lines(file);
  ASSERT_GT(lines.size(), 100U);
  std::string requests;
  for (const std::string& line : lines) {
    Json request = Json::parse(line, nullptr, false);
    ASSERT_FALSE(request.is_discarded());
    request.erase("results");
    request["game"] = game;
    requests += request.dump() + "\n";
  }
  const std::vector<std::string> answers = run_program({"moves", "--batch"}, requests).lines();
  ASSERT_EQ(answers.size(), lines.size());
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const Json expected = Json::parse(lines[i], nullptr, false);
    const Json answer = Json::parse(answers[i], nullptr, false);
    ASSERT_TRUE(answer.contains("plays")) << lines[i] << "\n" << answers[i];
    std::multiset<std::string> positions;
    for (const Json& play : answer["plays"]) positions.insert(play["position"].get<std::string>());
    const auto results = expected["results"].get<std::vector<std::string>>();
    ASSERT_EQ(positions, std::multiset<std::string>(results.begin(), results.end())) << lines[i];
  }
}

TEST(vectors, backgammon) { check_file("backgammon_plays.jsonl", "backgammon"); }
TEST(vectors, ludo) { check_file("ludo_plays.jsonl", "ludo"); }
TEST(vectors, backgammon_dice) { check_file("backgammon_dice_plays.jsonl", "backgammon-dice"); }
TEST(vectors, backgammon_dice_basic) { check_file("backgammon_dice_basic_plays.jsonl", "backgammon-dice"); }

// Root moves and counts of the checkers positions, asked of perft --batch.
TEST(vectors, checkers_perft) {
  const Json data = Json::parse(read_data("checkers_perft.json"), nullptr, false);
  ASSERT_FALSE(data.is_discarded());
  const std::vector<std::pair<std::string, Json>> rules = {
      {"mandatory", Json::object()},
      {"optional_must_complete", {{"capture", "optional"}}},
      {"optional_may_stop", {{"capture", "optional"}, {"chain", "may-stop"}}}};
  std::string requests;
  std::vector<Json> expected;
  for (const Json& position : data["positions"]) {
    for (const auto& [name, set] : rules) {
      const Json& counts = position[name];
      requests +=
          Json({{"game", "checkers"}, {"position", position["fen"]}, {"set", set}, {"depth", counts.size()}}).dump() +
          "\n";
      expected.push_back(counts);
    }
  }
  const std::vector<std::string> answers = run_program({"perft", "--batch"}, requests).lines();
  ASSERT_EQ(answers.size(), expected.size());
  for (std::size_t i = 0; i < answers.size(); ++i) {
    const Json answer = Json::parse(answers[i], nullptr, false);
    ASSERT_TRUE(answer.contains("counts")) << answers[i];
    EXPECT_EQ(answer["counts"], expected[i]) << answers[i];
  }
}

}  // namespace
}  // namespace fourfold::test
