// The drawings of the boards with their notes fit a terminal whatever the position and the language, and can be shown
// in ASCII.
#include "notation/boards.h"
#include "players/seeded_draws.h"
#include "sentences/catalogue.h"

#include <algorithm>

#include <gtest/gtest.h>

namespace fourfold::test {
namespace {

// Marks that keep the direction of a part of the text take no room.
std::size_t columns(std::string_view line) {
  const std::u32string all = characters(line);
  return all.size() - static_cast<std::size_t>(
                          std::ranges::count_if(all, [](char32_t c) { return c >= U'\u2066' && c <= U'\u2069'; }));
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
}

template <class G>
void expect_fits(const typename G::State& state) {
  for (const Language& language : languages) {
    const Catalogue& catalogue = Catalogue::of(language.code);
    const auto said = [&](const Message& note) { return catalogue.sentence(note); };
    const std::string board = board_with_notes<G>(state, said);
    ASSERT_NO_FATAL_FAILURE(expect_fits(board));
    if (language.code != "en") continue;
    const std::string plain = in_ascii(board);
    EXPECT_EQ(std::count(plain.begin(), plain.end(), '?'), std::count(board.begin(), board.end(), '?')) << plain;
  }
}

TEST(boards, fit_the_screen_in_every_position_of_random_games) {
  for_each_game([]<class G>() {
    static_assert(HasBoard<G>);
    for (const auto& preset : G::presets()) {
      RandomSource random(1);
      typename G::State state = initial(preset.rules);
      for (int step = 0; step < 400 && phase(state) != Phase::over; ++step) {
        ASSERT_NO_FATAL_FAILURE(expect_fits<G>(state));
        state = phase(state) == Phase::roll ? roll(state, players::roll_drawn(state, random.next()))
                                            : apply(state, players::play_drawn(state, random.next()));
      }
      expect_fits<G>(state);
    }
  });
}

TEST(boards, ludo_with_four_players_fits) {
  ludo::Rules rules;
  rules.seats = 0x1e;
  RandomSource random(2);
  for (auto state = initial(rules); phase(state) != Phase::over;) {
    ASSERT_NO_FATAL_FAILURE(expect_fits<ludo::Game>(state));
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
