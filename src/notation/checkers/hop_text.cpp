#include "notation/checkers/hop_text.h"

namespace fourfold::checkers {

std::string format_hop(const State& /*state*/, std::span<const Hop> /*made*/, const Hop& hop) {
  const auto from = Square::from(hop.from);
  const auto to = Square::from(hop.to);
  if (from && to) return describe(Play::step(*from, *to));
  return std::to_string(hop.from) + "-" + std::to_string(hop.to);
}

bool captures(const State& /*state*/, std::span<const Hop> /*made*/, const Hop& hop) {
  const auto from = Square::from(hop.from);
  const auto to = Square::from(hop.to);
  return from && to && Play::step(*from, *to).captures();
}

Message tell_hop(const State& state, std::span<const Hop> made, const Hop& hop) {
  return captures(state, made, hop) ? say<"checkers.hop.jumps", "from", "to">(hop.from, hop.to)
                                    : say<"checkers.hop.steps", "from", "to">(hop.from, hop.to);
}

}  // namespace fourfold::checkers
