// Any bytes as the file of a rollout that is gone on with: refused, or sums of equally many trials of every line.
#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "cli/rollout_file.h"

using namespace fourfold;
using namespace fourfold::cli;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto sums = rollout_sums({reinterpret_cast<const char*>(data), size}, "file", Json::object());
  if (!sums) return 0;
  const auto as_many = [&](const players::RolloutSums& each) { return each.trials == sums->front().trials; };
  if (!std::ranges::all_of(*sums, as_many)) std::abort();
  return 0;
}
