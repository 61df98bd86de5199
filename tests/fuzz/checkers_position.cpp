// Any bytes as a checkers position: read or refused, and what is read comes back from its text and can be played.
#include <cstdlib>

#include "notation/checkers/text.h"
#include "sentences/catalogue.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace fourfold;
  using namespace fourfold::checkers;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  for (const Preset<Rules>& preset : presets()) {
    const Result<State> state = parse_position(preset.rules, text);
    if (!state) {
      if (english(state.error()).empty() || state.error().at > size) std::abort();
      continue;
    }
    const Result<State> again = parse_position(preset.rules, format_position(*state));
    if (!again || !(*again == *state)) std::abort();
    const Result<State> like = parse_position(preset.rules, format_position_like(*state, text));
    if (!like || !(*like == *state)) std::abort();
    const PlayList plays = legal(*state);
    if (plays.empty() != (phase(*state) != Phase::decide)) std::abort();
    for (const Play& play : plays) {
      const State next = apply(*state, play);
      if (!State::from(preset.rules, next.position())) std::abort();
    }
    if (phase(*state) == Phase::decide && perft(*state, 1) != plays.size()) std::abort();
  }
  return 0;
}
