// Any bytes as a backgammon play or roll in a handful of positions: refused with a sentence, or legal.
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "notation/backgammon/text.h"
#include "sentences/catalogue.h"

using namespace fourfold;
using namespace fourfold::backgammon;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const State states[] = {
      *parse_position(Rules{}, "4HPwATDgc/ABMA:cIkFAAAAAAAE"), *parse_position(Rules{}, "xGfkATDgc/ABMA"),
      *parse_position(Rules{}, "XGID=aBBCBBB--A------bbdcc---A-:1:-1:1:32:9:9:0:11:10"),
      *parse_position(Rules{}, "XGID=--CBCBC------B--b--cabbcb-:1:1:1:22:0:0:0:0:8"), initial(Rules{})};
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  for (const State& state : states) {
    (void)parse_roll(state, text);
    const auto play = parse_play(state, text);
    if (!play) {
      if (english(play.error()).empty()) std::abort();
      continue;
    }
    if (!try_apply(state, *play)) std::abort();
    const auto again = parse_play(state, format_play(state, *play));
    if (!again || !(apply(state, *again) == apply(state, *play))) std::abort();
  }
  return 0;
}
