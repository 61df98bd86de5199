// Any bytes as a play or a roll of Backgammon Dice, from a few positions: an allowed play or refused, never worse.
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "notation/backgammon_dice/text.h"
#include "sentences/catalogue.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace fourfold;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  struct From {
    std::size_t preset;
    std::string_view position;
  };
  constexpr From starts[] = {
      {0, "1:1,1,3,6,6 2:1,1,3,6,6 opening"},
      {0, "1:1,1,3,6,6 2:1,1,3,6,6 turn:1"},
      {0, "1:1,1,3,6,6 2:1,1,3,6,6 turn:2 dice:2-1"},
      {0, "1:c,c,3,14,o 2:1,1,4,6,6 turn:1 dice:4-4"},
      {1, "1:cS,2H,2,14D,o 2:1,7,8H,9,o turn:1 dice:3-1"},
      {1, "1:c,9D,9H,12S,16+ 2:4,6,7H,c,o turn:2 dice:5-2"},
      {2, "1:o,o,o,o,o 2:14,15H,16D,o,o turn:2 score:9-6 points:1-1 dice:3-2"},
  };
  for (const From& from : starts) {
    const auto state = backgammon_dice::parse_position(backgammon_dice::presets()[from.preset].rules, from.position);
    if (!state) std::abort();
    if (const auto dice = backgammon_dice::parse_roll(*state, text); dice && phase(*state) == Phase::roll) {
      const auto again = backgammon_dice::parse_roll(*state, backgammon_dice::format_roll(*dice));
      if (!again || !(*again == *dice)) std::abort();
      roll(*state, *dice);
    }
    const auto play = backgammon_dice::parse_play(*state, text);
    if (!play) {
      if (english(play.error()).empty() || (play.error().at != Error::nowhere && play.error().at > size)) std::abort();
      continue;
    }
    const auto after = try_apply(*state, *play);
    if (!after) std::abort();
    const auto again = backgammon_dice::parse_play(*state, backgammon_dice::format_play(*state, *play));
    if (!again || !(apply(*state, *again) == *after)) std::abort();
  }
  return 0;
}
