// Any bytes as a match equity table: refused with the number of a line or with a score, or a table whose chances are
// chances, those of both sides add up, and nobody is better off who needs a point more.
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "players/backgammon/match_equities.h"

using namespace fourfold;
using namespace fourfold::backgammon;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto table = MatchEquities::read({reinterpret_cast<const char*>(data), size});
  if (!table) {
    const auto& code = table.error().message.code;
    if (code != "match-equities.line" && code != "match-equities.order") std::abort();
    return 0;
  }
  for (int mine = 1; mine <= MatchEquities::longest; ++mine) {
    for (int theirs = 1; theirs <= MatchEquities::longest; ++theirs) {
      for (const bool over : {false, true}) {
        const float chance = table->chance(mine, theirs, over);
        if (!(chance > 0 && chance < 1)) std::abort();
        if (std::abs(chance + table->chance(theirs, mine, over) - 1) > 1e-3F) std::abort();
        // Of scores after the Crawford game only those with somebody a point away are ever met.
        if (mine > 1 && (!over || theirs == 1) && chance >= table->chance(mine - 1, theirs, over)) std::abort();
      }
    }
  }
  return 0;
}
