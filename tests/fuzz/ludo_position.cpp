// Any bytes as a ludo position: read or refused, never worse; what is read can be written, read again and played.
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "notation/ludo/text.h"
#include "sentences/catalogue.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace fourfold;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  for (const auto& preset : ludo::presets()) {
    for (const bool play_on : {false, true}) {
      ludo::Rules rules = preset.rules;
      rules.play_on = play_on;
      const Result<ludo::State> state = ludo::parse_position(rules, text);
      if (!state) {
        if (english(state.error()).empty() || (state.error().at != Error::nowhere && state.error().at > size))
          std::abort();
        continue;
      }
      const Result<ludo::State> again = ludo::parse_position(rules, ludo::format_position(*state));
      if (!again || !(*again == *state)) std::abort();
      if (phase(*state) == Phase::over) continue;
      if (phase(apply(*state, offers(*state)[0])) == Phase::decide) std::abort();
      for (const auto& play : legal(*state)) apply(*state, play);
      for (const auto& each : chance(*state).rolls) {
        const ludo::State rolled = roll(*state, each.roll);
        if (phase(rolled) != Phase::decide) continue;
        const ludo::PlayList plays = legal(rolled);
        if (plays.empty()) std::abort();
        for (const auto& play : plays) {
          const ludo::State after = apply(rolled, play);
          const Result<ludo::State> read = ludo::parse_position(rules, ludo::format_position(after));
          if (!read || !(*read == after)) std::abort();
        }
      }
    }
  }
  return 0;
}
