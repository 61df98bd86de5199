// Any bytes as a checkers play: a position, a line break, a play. Read or refused; what is read is legal and comes
// back.
#include <algorithm>
#include <cstdlib>

#include "notation/checkers/text.h"
#include "sentences/catalogue.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace fourfold;
  using namespace fourfold::checkers;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const std::size_t line = std::min(text.find('\n'), size);
  const std::string_view written = text.substr(std::min(line + 1, size));
  for (const Preset<Rules>& preset : presets()) {
    const State state = parse_position(preset.rules, text.substr(0, line)).value_or(initial(preset.rules));
    if (const Result<Roll> dice = parse_roll(state, written)) {
      if (parse_roll(state, format_roll(*dice)) != dice) std::abort();
    }
    const Result<Play> play = parse_play(state, written);
    if (!play) {
      if (english(play.error()).empty() || play.error().at > written.size()) std::abort();
      continue;
    }
    const Result<State> next = try_apply(state, *play);
    if (!next || !(*next == apply(state, *play))) std::abort();
    const Result<Play> again = parse_play(state, format_play(state, *play));
    if (!again || !(*again == *play)) std::abort();
  }
  return 0;
}
