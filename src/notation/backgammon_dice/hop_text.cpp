#include "notation/backgammon_dice/hop_text.h"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace fourfold::backgammon_dice {
namespace {

// How much a label tells; each level adds to the one before.
enum class Detail : std::uint8_t { places, sides, die };

std::string place_name(int place) {
  if (place == captured_space) return "c";
  return place == off_space ? "o" : std::to_string(place);
}

std::string side_name(Side side) { return side == Side::regular ? "" : std::string(1, letter(side)); }

int captured(const Position& position) {
  const auto& theirs = position.pawns[static_cast<std::size_t>(index(other(position.turn)))];
  return static_cast<int>(
      std::count_if(theirs.begin(), theirs.end(), [](Pawn pawn) { return pawn.space == captured_space; }));
}

bool captures(const State& state, std::span<const Hop> made, const Hop& hop) {
  std::vector<Hop> hops(made.begin(), made.end());
  hops.push_back(hop);
  return captured(preview(state, hops)) > captured(preview(state, made));
}

// The side of the pawn that a switch changes places with.
Side partner_side(const Position& before, Step step) {
  const auto me = static_cast<std::size_t>(index(before.turn));
  const Pawns mine(before.pawns[me]);
  if (mine.stands_on(step.partner())) return mine.on(step.partner(), step.second_pawn_there()).side;
  return Pawns(before.pawns[1 - me]).on(off_space - step.partner()).side;
}

std::string label(const State& state, std::span<const Hop> made, const Hop& hop, Detail detail) {
  std::string text = place_name(hop.from);
  const auto step = step_of(state, made, hop);
  const bool sides = step && detail >= Detail::sides;
  if (sides) text += side_name(step->pawn().side);
  if (step && step->switches()) {
    text += "<>" + place_name(step->partner());
    if (sides) text += side_name(partner_side(preview(state, made), *step));
  }
  text += "/" + place_name(hop.to);
  if (captures(state, made, hop)) text += "*";
  if (step && detail >= Detail::die) text += " with " + std::to_string(step->die());
  return text;
}

}  // namespace

std::string format_hop(const State& state, std::span<const Hop> made, const Hop& hop) {
  const HopList hops = next_hops(state, made);
  for (const Detail detail : {Detail::places, Detail::sides}) {
    const std::string text = label(state, made, hop, detail);
    const bool shared = std::ranges::any_of(hops, [&](const Hop& other) {
      return other != hop && other.from == hop.from && other.to == hop.to && label(state, made, other, detail) == text;
    });
    if (!shared) return text;
  }
  return label(state, made, hop, Detail::die);
}

}  // namespace fourfold::backgammon_dice
