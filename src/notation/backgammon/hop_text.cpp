#include "notation/backgammon/hop_text.h"

namespace fourfold::backgammon {
namespace {

std::string place_name(int place) {
  if (place == bar) return "bar";
  return place == off ? "off" : std::to_string(place);
}

}  // namespace

std::string format_hop(const State& state, std::span<const Hop> made, const Hop& hop) {
  const Position before = preview(state, made);
  const bool on_board = hop.to != off && hop.to <= points;
  const bool hits = on_board && before.side(other(before.turn))[static_cast<std::size_t>(points + 1 - hop.to)] == 1;
  return place_name(hop.from) + "/" + place_name(hop.to) + (hits ? "*" : "");
}

}  // namespace fourfold::backgammon
