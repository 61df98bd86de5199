// The drawings of the boards with their notes fit a terminal whatever the position, and can be shown in ASCII.
#include "notation/drawn.h"
#include "players/lots.h"

#include <algorithm>

#include <gtest/gtest.h>

namespace fourfold::test {
namespace {

std::size_t columns(std::string_view line) {
  std::size_t count = 0;
  for (const char c : line) count += (static_cast<unsigned char>(c) & 0xc0) == 0x80 ? 0 : 1;
  return count;
}

void expect_fits(const std::string& board) {
  std::size_t lines = 0;
  for (std::size_t start = 0; start < board.size(); ++lines) {
    const std::size_t end = board.find('\n', start);
    ASSERT_NE(end, std::string::npos) << board;
    ASSERT_LE(columns(std::string_view(board).substr(start, end - start)), 80U) << board;
    ASSERT_NE(board[end - 1], ' ') << board;
    start = end + 1;
  }
  EXPECT_LE(lines, 20U) << board;
  const std::string plain = in_ascii(board);
  EXPECT_EQ(std::count(plain.begin(), plain.end(), '?'), std::count(board.begin(), board.end(), '?')) << plain;
}

TEST(boards, fit_the_screen_in_every_position_of_random_games) {
  for_each_game([]<class G>() {
    static_assert(Drawn<G>);
    for (const auto& preset : G::presets()) {
      RandomSource random(1);
      typename G::State state = initial(preset.rules);
      for (int step = 0; step < 400 && phase(state) != Phase::over; ++step) {
        ASSERT_NO_FATAL_FAILURE(expect_fits(board_with_notes<G>(state)));
        state = phase(state) == Phase::roll ? roll(state, players::roll_drawn(state, random.next()))
                                            : apply(state, players::play_drawn(state, random.next()));
      }
      expect_fits(board_with_notes<G>(state));
    }
  });
}

TEST(boards, ludo_with_four_players_fits) {
  ludo::Rules rules;
  rules.seats = 0x1e;
  RandomSource random(2);
  for (auto state = initial(rules); phase(state) != Phase::over;) {
    ASSERT_NO_FATAL_FAILURE(expect_fits(board_with_notes<ludo::Game>(state)));
    state = phase(state) == Phase::roll ? roll(state, players::roll_drawn(state, random.next()))
                                        : apply(state, players::play_drawn(state, random.next()));
  }
}

TEST(boards, characters_of_whole_and_of_broken_text) {
  EXPECT_EQ(characters("a│●"), U"a│●");
  EXPECT_EQ(characters("\xf0\x9f\x8e\xb2"), U"\U0001F3B2");
  for (const char32_t character : {U'a', U'é', U'●', U'\U0001F3B2'}) {
    EXPECT_EQ(characters(utf8(character)), std::u32string(1, character));
  }
  EXPECT_EQ(characters("x\xe2\x97"), U"x\ufffd");
  EXPECT_EQ(characters("\xff\x80y"), U"\ufffd\ufffdy");
  EXPECT_EQ(in_ascii("┌13─ ● ○ ♛ é"), "+13- x o K ?");
}

}  // namespace
}  // namespace fourfold::test
