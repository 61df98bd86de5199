// What a move does, in the words of somebody who watches.
#include "notation/checkers/telling.h"

#include "tests/rules/checkers/helpers.h"
#include "tests/support/in_english.h"

namespace fourfold::checkers {
namespace {

using namespace test;
using fourfold::test::in_english;
using Words = std::vector<std::string>;

Words told(std::string_view fen, std::string_view play) {
  const State state = at(fen);
  const auto read = parse_play(state, play);
  if (read) return in_english(tell_steps(state, *read));
  ADD_FAILURE() << play << ": " << english(read.error());
  return {};
}

TEST(CheckersTelling, a_step_and_jump_after_jump) {  // CK-4, CK-6
  EXPECT_EQ(told("B:W21-32:B1-12", "11-15"), Words{"11 to 15"});
  EXPECT_EQ(told("B:W18,25,32:B14", "14x23"), Words{"jumps from 14 to 23"});
  EXPECT_EQ(told("B:W18,26,32:B14", "14x23x30"),
            (Words{"jumps from 14 to 23", "jumps from 23 to 30", "becomes a king"}));
}

TEST(CheckersTelling, a_man_is_crowned_and_a_king_is_not_again) {  // CK-7
  EXPECT_EQ(told("B:W21:B26", "26-30"), (Words{"26 to 30", "becomes a king"}));
  EXPECT_EQ(told("B:W21:BK26", "26-30"), Words{"26 to 30"});
}

TEST(CheckersTelling, words_move_nothing) {
  EXPECT_EQ(tell_steps(at("B:W21-32:B1-12"), Play::say(PlayKind::resign)), std::vector<Message>{});
}

}  // namespace
}  // namespace fourfold::checkers
