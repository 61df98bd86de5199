// fourfold bench
#include "bench/signature.h"
#include "tests/cli/run_program.h"

namespace fourfold::test {
namespace {

TEST(bench, the_last_line_is_the_signature) {
  const Ran run = run_program({"bench", "--only", "signature"});
  EXPECT_EQ(run.exit_code, 0);
  EXPECT_EQ(run.lines().back(), "signature " + bench::signature_text(bench::signature()));
}

TEST(bench, signature_text_has_sixteen_digits) {
  EXPECT_EQ(bench::signature_text(0x0123456789abcdefULL), "0123456789abcdef");
  EXPECT_EQ(bench::signature_text(0), "0000000000000000");
}

TEST(bench, speeds_are_measured) {
  const Ran run = run_program({"bench", "--only", "speed", "--repeat", "1", "--json"});
  ASSERT_EQ(run.exit_code, 0) << run.err;
  const Json json = run.json();
  ASSERT_EQ(json["speeds"].size(), 7U);
  EXPECT_EQ(json["speeds"][0]["count"], 85242128) << "perft 11 of checkers, published";
  for (const Json& speed : json["speeds"]) {
    EXPECT_GT(speed["count"], 0);
    EXPECT_GE(speed["best_per_second"], speed["median_per_second"]);
  }
}

}  // namespace
}  // namespace fourfold::test
