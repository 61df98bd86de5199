// Any bytes as a backgammon position: refused, or a state that is printed, read back and played on.
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "notation/backgammon/text.h"

using namespace fourfold;
using namespace fourfold::backgammon;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  for (const auto& preset : presets()) {
    const auto state = parse_position(preset.rules, text);
    if (!state) continue;
    const auto again = parse_position(state->rules(), format_position(*state));
    if (!again || !(*again == *state)) std::abort();
    const auto rolled =
        with_roll(*state, Roll{Die::nth(static_cast<unsigned>(size)), Die::nth(text.empty() ? 0U : data[0])});
    if (!rolled) continue;
    for (const Play& play : legal(*rolled)) (void)format_position(apply(*rolled, play));
  }
  return 0;
}
