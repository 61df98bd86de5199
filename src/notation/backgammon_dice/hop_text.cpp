#include "notation/backgammon_dice/hop_text.h"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace fourfold::backgammon_dice {
namespace {

// How much a label tells; each level adds to the one before.
enum class Detail : std::uint8_t { places, faces, die };

std::string place_name(int place) {
  if (place == captured_space) return "c";
  return place == off_space ? "o" : std::to_string(place);
}

std::string face_name(Face face) { return face == Face::regular ? "" : std::string(1, letter(face)); }

int captured(const Position& position) {
  const auto& theirs = position.pawns[static_cast<std::size_t>(index(other(position.turn)))];
  return static_cast<int>(
      std::count_if(theirs.begin(), theirs.end(), [](Pawn pawn) { return pawn.space == captured_space; }));
}

// The side of the pawn that a switch changes places with.
Face partner_face(const Position& before, Step step) {
  const auto me = static_cast<std::size_t>(index(before.turn));
  const Pawns mine(before.pawns[me]);
  if (mine.stands_on(step.partner())) return mine.on(step.partner(), step.second_pawn_there()).face;
  return Pawns(before.pawns[1 - me]).on(off_space - step.partner()).face;
}

std::string label(const State& state, std::span<const Hop> made, const Hop& hop, Detail detail) {
  std::string text = place_name(hop.from);
  const auto step = step_of(state, made, hop);
  const bool faces = step && detail >= Detail::faces;
  if (faces) text += face_name(step->pawn().face);
  if (step && step->switches()) {
    text += "<>" + place_name(step->partner());
    if (faces) text += face_name(partner_face(preview(state, made), *step));
  }
  text += "/" + place_name(hop.to);
  if (captures(state, made, hop)) text += "*";
  if (step && detail >= Detail::die) text += " with " + std::to_string(step->die());
  return text;
}

}  // namespace

bool captures(const State& state, std::span<const Hop> made, const Hop& hop) {
  std::vector<Hop> hops(made.begin(), made.end());
  hops.push_back(hop);
  return captured(preview(state, hops)) > captured(preview(state, made));
}

std::string format_hop(const State& state, std::span<const Hop> made, const Hop& hop) {
  const HopList hops = next_hops(state, made);
  for (const Detail detail : {Detail::places, Detail::faces}) {
    const std::string text = label(state, made, hop, detail);
    const bool shared = std::ranges::any_of(hops, [&](const Hop& other) {
      return other != hop && other.from == hop.from && other.to == hop.to && label(state, made, other, detail) == text;
    });
    if (!shared) return text;
  }
  return label(state, made, hop, Detail::die);
}

Message tell_hop(const State& state, std::span<const Hop> made, const Hop& hop) {
  const auto step = step_of(state, made, hop);
  const bool capturing = captures(state, made, hop);
  if (step && step->switches()) {
    const int partner = step->partner();
    if (hop.to == off_space) return say<"backgammon-dice.hop.switches-off", "from", "partner">(hop.from, partner);
    return capturing ? say<"backgammon-dice.hop.switches-capturing", "from", "partner", "to">(hop.from, partner, hop.to)
                     : say<"backgammon-dice.hop.switches", "from", "partner", "to">(hop.from, partner, hop.to);
  }
  if (hop.to == off_space) return say<"backgammon-dice.hop.bears-off", "from">(hop.from);
  if (hop.from == captured_space) {
    return capturing ? say<"backgammon-dice.hop.enters-capturing", "to">(hop.to)
                     : say<"backgammon-dice.hop.enters", "to">(hop.to);
  }
  return capturing ? say<"backgammon-dice.hop.captures", "from", "to">(hop.from, hop.to)
                   : say<"backgammon-dice.hop.moves", "from", "to">(hop.from, hop.to);
}

}  // namespace fourfold::backgammon_dice
