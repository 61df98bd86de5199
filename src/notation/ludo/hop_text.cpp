#include "notation/ludo/hop_text.h"

#include <algorithm>
#include <vector>

#include "notation/ludo/words.h"

namespace fourfold::ludo {

bool captures(const State& state, std::span<const Hop> made, const Hop& hop) {
  std::vector<Hop> hops(made.begin(), made.end());
  hops.push_back(hop);
  const auto steps = steps_of(state, hops);
  const Progress to = progress_at(hop.to);
  if (!steps || !on_track(to)) return false;
  const Position before = preview(state, made);
  const State after = apply(state, *steps);
  return std::ranges::any_of(seats(state.rules()), [&](Seat seat) {
    if (seat == state.turn()) return false;
    const Pieces& theirs = *before.pieces[static_cast<std::size_t>(index(seat))];
    return std::ranges::any_of(theirs, [&](Progress piece) {
      return on_track(piece) && progress_seen(flower_offset(state.turn(), seat), piece) == to &&
             std::ranges::find(after.pieces(seat), piece) == after.pieces(seat).end();
    });
  });
}

std::string format_hop(const State& state, std::span<const Hop> made, const Hop& hop) {
  const Progress from = progress_at(hop.from);
  const Progress to = progress_at(hop.to);
  std::string text = from == base && to == flower ? "enter" : place_word(from) + "/" + place_word(to);
  if (captures(state, made, hop)) text += "*";
  if (hop.choice != 0) text += " with " + std::to_string(hop.choice);
  return text;
}

Message tell_hop(const State& state, std::span<const Hop> made, const Hop& hop) {
  const bool sending = captures(state, made, hop);
  if (progress_at(hop.from) == base) {
    return sending ? say<"ludo.hop.enters-sending-back">() : say<"ludo.hop.enters">();
  }
  std::vector<Hop> hops(made.begin(), made.end());
  hops.push_back(hop);
  const auto steps = steps_of(state, hops);
  const int pips = steps && steps->count() > 0 ? steps->step(steps->count() - 1).pips() : 0;
  if (progress_at(hop.to) == home) return say<"ludo.hop.goes-home", "count">(pips);
  if (hop.to != hop.from + pips) return say<"ludo.hop.bounces", "count">(pips);
  return sending ? say<"ludo.hop.sends-back", "count">(pips) : say<"ludo.hop.moves", "count">(pips);
}

}  // namespace fourfold::ludo
