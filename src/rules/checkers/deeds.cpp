#include "rules/checkers/deeds.h"

#include <bit>

namespace fourfold::checkers {

Deeds deeds(const State& /*state*/, const Play& play) { return {0, std::popcount(play.captured())}; }

}  // namespace fourfold::checkers
