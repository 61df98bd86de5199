// Any bytes as a ludo play, from a few positions: found among the legal plays or refused, never worse.
#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "notation/ludo/text.h"
#include "sentences/catalogue.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace fourfold;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  struct From {
    std::size_t preset;
    std::string_view position;
  };
  constexpr From starts[] = {
      {0, "1:b,b,b,b 3:b,b,b,b turn:1 opening:1=?,3=?"},  {0, "1:b,0,12,50 2:b,b,3,9 3:b,26,40,45 turn:1 dice:6-4"},
      {0, "1:b,b,53,55 3:b,b,24,24 turn:1 dice:6-6"},     {0, "1:h,h,h,h 3:b,b,b,b turn:1"},
      {1, "1:b,b,0,20 3:b,b,b,26 turn:1 again dice:3"},   {2, "1:b,b,0,54 3:b,b,b,26 turn:1 sixes:1 dice:6"},
      {2, "1:b,b,0,54 3:b,b,b,26 turn:1 sixes:2 dice:6"},
  };
  for (const From& from : starts) {
    const Result<ludo::State> state = ludo::parse_position(ludo::presets()[from.preset].rules, from.position);
    if (!state) std::abort();
    (void)ludo::parse_roll(*state, text);
    const Result<ludo::Play> play = ludo::parse_play(*state, text);
    if (!play) {
      if (english(play.error()).empty() || play.error().at > size) std::abort();
      continue;
    }
    if (play->resigns()) continue;
    const ludo::PlayList plays = legal(*state);
    if (std::find(plays.begin(), plays.end(), *play) == plays.end()) std::abort();
    const Result<ludo::Play> again = ludo::parse_play(*state, ludo::format_play(*state, *play));
    if (!again || !(*again == *play)) std::abort();
  }
  return 0;
}
