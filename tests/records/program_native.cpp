// fourfold convert and fourfold verify, run as a user runs them.
#include <filesystem>

#include <gtest/gtest.h>

#include "records/files.h"
#include "records/record_text.h"
#include "tests/cli/run_program.h"
#include "tests/records/random_matches.h"
#include "tests/support/temporary_folder.h"

namespace fourfold::records {
namespace {

namespace fs = std::filesystem;
using test::Ran;

class Program : public testing::Test {
 protected:
  std::string path(const std::string& name) const { return folder_.path(name); }
  static std::string sample(const std::string& name) { return std::string(RECORD_SAMPLES) + "/" + name; }
  static Ran run(std::vector<std::string> words, const std::string& input = "") {
    words.insert(words.begin(), FOURFOLD_PROGRAM);
    return test::run_command(words, input);
  }

  const test::TemporaryFolder folder_;
};

TEST_F(Program, converts_by_the_endings_and_back) {
  Ran ran = run({"convert", sample("club.mat"), path("a.fourfold")});
  EXPECT_EQ(ran.exit_code, 0) << ran.err;
  EXPECT_EQ(ran.out, path("a.fourfold") + "\n");
  EXPECT_EQ(run({"convert", path("a.fourfold"), path("b.sgf")}).exit_code, 0);
  EXPECT_EQ(run({"convert", path("b.sgf"), path("c.mat")}).exit_code, 0);
  EXPECT_EQ(run({"convert", path("c.mat"), path("d.fourfold")}).exit_code, 0);
  const auto first = read_record(*read_file(path("a.fourfold")));
  const auto last = read_record(*read_file(path("d.fourfold")));
  ASSERT_TRUE(first && last);
  EXPECT_EQ(last->events, first->events);
}

TEST_F(Program, overwrites_nothing_unless_told_to) {
  ASSERT_TRUE(write_file_atomically(path("a.fourfold"), "precious"));
  const Ran refused = run({"convert", sample("club.mat"), path("a.fourfold")});
  EXPECT_EQ(refused.exit_code, 1);
  EXPECT_NE(refused.err.find("is there already; --force replaces it"), std::string::npos) << refused.err;
  EXPECT_EQ(read_file(path("a.fourfold")), "precious");
  EXPECT_EQ(run({"convert", sample("club.mat"), path("a.fourfold"), "--force"}).exit_code, 0);
  EXPECT_TRUE(read_record(*read_file(path("a.fourfold"))));
}

TEST_F(Program, a_corrupt_file_is_named_with_its_line_and_nothing_is_written) {
  ASSERT_TRUE(
      write_file_atomically(path("a.mat"), " 5 point match\n\n Game 1\n Ann : 0   Bob : 0\n  1) 31: 8/4 6/5\n"));
  ASSERT_TRUE(write_file_atomically(path("a.fourfold"), "precious"));
  const Ran ran = run({"convert", path("a.mat"), path("a.fourfold"), "--force"});
  EXPECT_EQ(ran.exit_code, 1);
  EXPECT_NE(ran.err.find("a.mat: line 5: "), std::string::npos) << ran.err;
  EXPECT_EQ(read_file(path("a.fourfold")), "precious");
}

TEST_F(Program, what_is_left_out_is_said_and_strictly_nothing_may_be) {
  const Ran ran = run({"convert", sample("server.mat"), path("a.fourfold")});
  EXPECT_EQ(ran.exit_code, 0);
  EXPECT_EQ(ran.out, path("a.fourfold") + "\n");
  EXPECT_NE(ran.err.find("server.mat: line 11: Ann loses although it is Bob's turn"), std::string::npos) << ran.err;
  EXPECT_NE(ran.err.find("server.mat: line 17: "), std::string::npos) << ran.err;
  EXPECT_TRUE(read_record(*read_file(path("a.fourfold"))));
  const Ran json = run({"convert", sample("server.mat"), "-", "--to", "sgf", "--json"});
  EXPECT_EQ(json.err, "");
  EXPECT_EQ(json.json()["remarks"].size(), 4U);

  const Ran strict = run({"convert", sample("server.mat"), path("b.fourfold"), "--strict"});
  EXPECT_EQ(strict.exit_code, 1);
  EXPECT_NE(strict.err.find("server.mat: line 11: "), std::string::npos) << strict.err;
  EXPECT_FALSE(fs::exists(path("b.fourfold")));
  EXPECT_EQ(run({"convert", sample("club.mat"), path("b.fourfold"), "--strict"}).exit_code, 0);
}

TEST_F(Program, a_loaded_file_says_what_was_left_out) {
  const Ran ran = run({"play", "--load", sample("server.mat"), "--plain"}, "quit\n");
  EXPECT_EQ(ran.exit_code, 0) << ran.err;
  EXPECT_NE(ran.out.find("line 17: no play is written for 44"), std::string::npos) << ran.out;
}

TEST_F(Program, several_games_become_several_files_or_none) {
  ASSERT_TRUE(write_file_atomically(path("a.pdn"), "[White \"A\"]\n1. 11-15 *\n[White \"B\"]\n1. 9-14 *\n"));
  ASSERT_TRUE(write_file_atomically(path("b-2.fourfold"), "precious"));
  EXPECT_EQ(run({"convert", path("a.pdn"), path("b.fourfold")}).exit_code, 1);
  EXPECT_FALSE(fs::exists(path("b-1.fourfold")));
  fs::remove(path("b-2.fourfold"));
  const Ran ran = run({"convert", path("a.pdn"), path("b.fourfold"), "--json"});
  EXPECT_EQ(ran.exit_code, 0) << ran.err;
  EXPECT_EQ(ran.json()["files"], (test::Json{path("b-1.fourfold"), path("b-2.fourfold")}));
  EXPECT_TRUE(fs::exists(path("b-2.fourfold")));
  const Ran out = run({"convert", path("a.pdn"), "-", "--to", "fourfold"});
  EXPECT_EQ(out.exit_code, 1);
  EXPECT_NE(out.err.find("there are 2 games in it"), std::string::npos) << out.err;
}

TEST_F(Program, reads_and_writes_pipes) {
  const Ran ran = run({"convert", "-", "-", "--from", "xgid", "--to", "gnubgid"},
                      "XGID=-b----E-C---eE---c-e----B-:0:0:1:52:2:4:0:9:8\n");
  EXPECT_EQ(ran.exit_code, 0) << ran.err;
  EXPECT_EQ(ran.out, "4HPwATDgc/ABMA:cIkqAUAAEAAE\n");
  EXPECT_EQ(run({"convert", "-", "x.mat"}).exit_code, 2);
  EXPECT_EQ(run({"convert", "-", "-"}).exit_code, 2);
  EXPECT_EQ(run({"convert", "-", "-", "--from", "mat"}).exit_code, 2);
  EXPECT_EQ(run({"convert"}).exit_code, 2);
  EXPECT_EQ(run({"convert", "x.mat"}).exit_code, 2);
  EXPECT_EQ(run({"convert", path("none.mat"), path("x.sgf")}).exit_code, 1);
}

TEST_F(Program, answers_a_batch) {
  const Ran ran = run({"convert", "--batch"},
                      "{\"game\":\"backgammon\",\"position\":\"4HPwATDgc/ABMA:cIkqAUAAEAAE\",\"to\":\"xgid\"}\n"
                      "{\"game\":\"checkers\",\"position\":\"W:W21:B1\",\"to\":\"xgid\"}\n"
                      "nonsense\n"
                      "{\"from\":\"pdn\",\"to\":\"fourfold\",\"text\":\"1. 11-15 *\"}\n"
                      "{\"from\":\"pdn\",\"to\":\"fourfold\",\"text\":\"1. 11-16 22-17 3-4\"}\n"
                      "{\"from\":\"pdn\",\"to\":\"fourfold\",\"text\":\"1. 11-16 22-17 3-4\",\"strict\":true}\n");
  EXPECT_EQ(ran.exit_code, 0) << ran.err;
  const auto lines = ran.lines();
  ASSERT_EQ(lines.size(), 6U) << ran.out;
  const auto answer = [&](std::size_t i) { return test::Json::parse(lines[i]); };
  EXPECT_EQ(answer(0)["position"], "XGID=-b----E-C---eE---c-e----B-:0:0:1:52:2:4:0:9:10");
  EXPECT_NE(answer(1)["error"].get<std::string>().find("there is no checkers position format called 'xgid'"),
            std::string::npos);
  EXPECT_TRUE(answer(2).contains("error"));
  EXPECT_TRUE(read_record(answer(3)["texts"][0].get<std::string>()));
  EXPECT_EQ(answer(3)["remarks"], test::Json::array());
  const test::Json remark = answer(4)["remarks"][0];
  EXPECT_TRUE(remark["remark"].get<std::string>().starts_with("line 1: ")) << remark;
  EXPECT_EQ(remark["code"], "record.line");
  EXPECT_EQ(remark["args"]["line"], 1);
  EXPECT_NE(answer(5)["error"].get<std::string>().find("line 1: "), std::string::npos);
}

TEST_F(Program, verifies) {
  auto setup = test::setup_for<backgammon::Game>("tournament", {});
  setup.options = {{"match_length", "1"}};
  Record record = test::random_record<backgammon::Game>(setup, 3, {30, 0, true, 4000});
  ASSERT_TRUE(write_file_atomically(path("fair.fourfold"), write_record(record)));
  const Ran yes = run({"verify", path("fair.fourfold")});
  EXPECT_EQ(yes.exit_code, 0) << yes.err;
  EXPECT_TRUE(yes.out.starts_with("All ")) << yes.out;
  EXPECT_EQ(run({"verify", path("fair.fourfold"), "--json"}).json()["verdict"], "proven");

  // Another word, and a seal that fits it.
  ASSERT_EQ(record.events[2].kind, EventKind::word);
  record.events[2].text += "x";
  record.events[0].text = seal(0, record.events[2].text);
  ASSERT_TRUE(write_file_atomically(path("forged.fourfold"), write_record(record)));
  const Ran no = run({"verify", path("forged.fourfold"), "--json"});
  EXPECT_EQ(no.exit_code, 1);
  EXPECT_EQ(no.json()["verdict"], "forged");
  EXPECT_TRUE(no.json()["event"].is_number());
  EXPECT_NE(no.json()["expected"], no.json()["recorded"]);
  EXPECT_EQ(run({"verify", path("none.fourfold")}).exit_code, 1);
  EXPECT_EQ(run({"verify"}).exit_code, 2);
}

}  // namespace
}  // namespace fourfold::records
