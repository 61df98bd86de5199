// A game of every preset as a person reads it, compared with what is written down in tests/data/playthroughs: a change
// of the rules, of the notation or of the boards is seen there line by line. FOURFOLD_PLAYTHROUGHS=FOLDER writes them
// anew.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string>

#include <gtest/gtest.h>

#include "notation/boards.h"
#include "players/random_source.h"
#include "tests/support/files.h"

namespace fourfold {
namespace {

constexpr int decisions_told = 16;

template <class State>
std::string drawn(const State& state) {
  std::string text;
  for (const std::string& line : draw_board(state, {}).lines()) text += line + "\n";
  return text;
}

// Random play, a line for every event: what was rolled, or which of how many plays was made and where it led.
template <class G>
std::string told(const typename G::Rules& rules, std::string_view preset) {
  std::string text = std::string(G::name) + ", " + std::string(preset) + " rules\n\n";
  RandomSource random(2026);
  auto state = initial(rules);
  text += format_position(state) + "\n" + drawn(state) + "\n";
  int decisions = 0;
  while (phase(state) != Phase::over && decisions < decisions_told) {
    if (phase(state) == Phase::roll) {
      const auto dice = roll_at(state, random.below(chance_total(state)));
      text += "roll " + format_roll(dice) + "\n";
      state = roll(state, dice);
      continue;
    }
    const auto plays = legal(state);
    const auto& play = plays[random.below(static_cast<std::uint32_t>(plays.size()))];
    text += std::to_string(number(to_act(state))) + " plays " + format_play(state, play) + ", one of " +
            std::to_string(plays.size());
    state = apply(state, play);
    text += "\n  " + format_position(state) + "\n";
    ++decisions;
  }
  return text + "\n" + drawn(state);
}

TEST(Playthrough, every_preset_is_played_as_it_is_written_down) {
  const char* const folder = std::getenv("FOURFOLD_PLAYTHROUGHS");
  for_each_game([&]<class G>() {
    for (const auto& preset : G::presets()) {
      const std::string name = std::string(G::name) + "-" + std::string(preset.name) + ".txt";
      const std::string text = told<G>(preset.rules, preset.name);
      if (folder != nullptr) {
        std::FILE* const file = std::fopen((std::string(folder) + "/" + name).c_str(), "wb");
        ASSERT_NE(file, nullptr) << folder;
        std::fwrite(text.data(), 1, text.size(), file);
        std::fclose(file);
      } else {
        EXPECT_EQ(text, test::read_data("playthroughs/" + name)) << name;
      }
    }
  });
}

}  // namespace
}  // namespace fourfold
