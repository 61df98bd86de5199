// Any bytes from GNU Backgammon's socket as an answer, to a roll and to a double: nothing, or a play that can be made.
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "engines/backgammon/gnubg_answer.h"

using namespace fourfold;
using namespace fourfold::backgammon;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const State rolled = roll(begin_with({}, Seat::one), {*Die::from(3), *Die::from(1)});
  static const State to_double = apply(rolled, legal(rolled)[0]);
  static const State doubled = apply(to_double, Play{PlayKind::offer_double, 0, {}});
  for (const State* state : {&rolled, &to_double, &doubled}) {
    const auto play = read_gnubg_answer(*state, {reinterpret_cast<const char*>(data), size});
    if (play && !try_apply(*state, *play)) std::abort();
  }
  return 0;
}
