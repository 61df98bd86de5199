// Any bytes as a position of Backgammon Dice: read or refused, never worse; what is read can be written, read again and
// played.
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "notation/backgammon_dice/text.h"
#include "sentences/catalogue.h"

namespace {

using namespace fourfold;

void play_from(const backgammon_dice::State& state) {
  const auto plays = legal(state);
  if (plays.empty()) std::abort();
  // Some of them: with Switch pawns there can be thousands.
  for (std::size_t i = 0; i < plays.size(); i += 1 + plays.size() / 16) {
    const auto after = apply(state, plays[i]);
    const auto read = backgammon_dice::parse_position(state.rules(), backgammon_dice::format_position(after));
    if (!read || !(*read == after)) std::abort();
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  for (const auto& preset : backgammon_dice::presets()) {
    for (const auto redeem_roll : {backgammon_dice::RedeemRoll::each_attempt, backgammon_dice::RedeemRoll::once}) {
      backgammon_dice::Rules rules = preset.rules;
      rules.redeem_roll = redeem_roll;
      const auto state = backgammon_dice::parse_position(rules, text);
      if (!state) {
        const Error& error = state.error();
        if (english(error).empty() || (error.at != Error::nowhere && error.at > size)) std::abort();
        continue;
      }
      const auto again = backgammon_dice::parse_position(rules, backgammon_dice::format_position(*state));
      if (!again || !(*again == *state)) std::abort();
      if (phase(*state) == Phase::over) continue;
      if (phase(*state) == Phase::decide) {
        play_from(*state);
        continue;
      }
      const auto chances = chance(*state);
      const auto rolled = roll(*state, chances.rolls[size * 7 % chances.rolls.size()].roll);
      if (phase(rolled) == Phase::decide) play_from(rolled);
    }
  }
  return 0;
}
