// Any bytes as a line of the Hub protocol: refused, or the same when written again; and what its arguments are taken
// for.
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include "engines/checkers/hub_level.h"
#include "engines/checkers/hub_line.h"
#include "engines/checkers/hub_text.h"

using namespace fourfold;
using namespace fourfold::checkers;

namespace {

void read_position_and_moves(const HubLine& line) {
  State state;
  if (const std::string* const text = line.find("pos")) {
    const auto position = read_hub_position({}, *text);
    if (!position) return;
    if (hub_position(*position) != *text) std::abort();
    state = *position;
  }
  const std::string* const text = line.find("moves");
  if (text == nullptr) return;
  const auto play = read_hub_move(state, *text);
  if (!play) return;
  const auto again = read_hub_move(state, hub_move(*play));
  if (!again || apply(state, *again).board() != apply(state, *play).board()) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto line = read_hub_line({reinterpret_cast<const char*>(data), size});
  if (!line) return 0;
  std::string written = line->command;
  for (const HubArgument& argument : line->arguments) written += " " + hub_argument(argument.name, argument.value);
  const auto again = read_hub_line(written);
  if (!again || *again != *line) std::abort();
  read_position_and_moves(*line);
  const auto level = read_hub_level(*line);
  if (level && level->seconds && !(*level->seconds >= 0)) std::abort();
  return 0;
}
