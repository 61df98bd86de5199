// How long a search of the Hub protocol may take: what the command `level` says.
#pragma once

#include <cstdint>
#include <optional>

#include "engines/checkers/hub_line.h"

namespace fourfold::checkers {

struct HubLevel {
  std::optional<int> depth{};
  std::uint64_t nodes = 0;          // 0 is not told
  std::optional<double> seconds{};  // for this move
  bool infinite = false;            // until it is stopped
};

// Of a line with that command; what is not understood is ignored, as the protocol wants it, and numbers that are none
// are refused.
Result<HubLevel> read_hub_level(const HubLine& line);

}  // namespace fourfold::checkers
