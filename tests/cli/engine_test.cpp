// fourfold engine: a conversation on stdin and stdout, and mistakes.
#include "tests/cli/run_program.h"

namespace fourfold::test {
namespace {

TEST(engine, talks_ubgi_on_stdin_and_stdout) {
  const Ran run = run_program({"engine", "--protocol", "ubgi", "--bot", "expert"},
                              "ubgi\nXGID=-b----E-C---eE---c-e----B-:0:0:1:61:0:0:0:0:10\nquit\nXGID=never read\n");
  EXPECT_EQ(run.exit_code, 0) << run.err;
  const auto lines = run.lines();
  ASSERT_EQ(lines.size(), 5U);
  EXPECT_EQ(lines[3], "readyok");
  EXPECT_EQ(lines[4], "13/7 8/7");
}

TEST(engine, mistakes_are_told) {
  EXPECT_EQ(run_program({"engine", "--protocol", "uci"}).exit_code, 1);
  EXPECT_EQ(run_program({"engine", "--protocol", "ubgi", "--bot", "nobody"}).exit_code, 1);
  EXPECT_EQ(run_program({"engine", "--protocol", "gnubg", "--port", "x"}).exit_code, 1);
  EXPECT_EQ(run_program({"engine", "--protocol", "gnubg", "--host", "nowhere"}).exit_code, 1);
  EXPECT_EQ(run_program({"engine"}).exit_code, 2);
}

}  // namespace
}  // namespace fourfold::test
