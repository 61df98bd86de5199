#include "notation/backgammon/hop_text.h"

namespace fourfold::backgammon {
namespace {

std::string place_name(int place) {
  if (place == bar) return "bar";
  return place == off ? "off" : std::to_string(place);
}

}  // namespace

bool captures(const State& state, std::span<const Hop> made, const Hop& hop) {
  const Position before = preview(state, made);
  const bool on_board = hop.to != off && hop.to <= points;
  return on_board && before.side(other(before.turn))[static_cast<std::size_t>(points + 1 - hop.to)] == 1;
}

std::string format_hop(const State& state, std::span<const Hop> made, const Hop& hop) {
  return place_name(hop.from) + "/" + place_name(hop.to) + (captures(state, made, hop) ? "*" : "");
}

Message tell_hop(const State& state, std::span<const Hop> made, const Hop& hop) {
  if (hop.to == off) return say<"backgammon.hop.bears-off", "from">(hop.from);
  const bool hitting = captures(state, made, hop);
  if (hop.from == bar) {
    return hitting ? say<"backgammon.hop.enters-hitting", "to">(hop.to) : say<"backgammon.hop.enters", "to">(hop.to);
  }
  return hitting ? say<"backgammon.hop.hits", "from", "to">(hop.from, hop.to)
                 : say<"backgammon.hop.moves", "from", "to">(hop.from, hop.to);
}

}  // namespace fourfold::backgammon
