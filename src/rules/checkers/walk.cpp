#include "rules/checkers/walk.h"

#include <algorithm>

#include "rules/checkers/moves.h"

namespace fourfold::checkers {
namespace {

Hop hop_between(Square from, Square to) {
  return {static_cast<std::uint8_t>(from.number()), static_cast<std::uint8_t>(to.number())};
}

// Whether the move begins with these hops.
bool begins_with(const Play& play, std::span<const Hop> made) {
  const std::span<const Square> path = play.path();
  if (made.size() >= path.size()) return false;
  for (std::size_t i = 0; i < made.size(); ++i) {
    if (hop_between(path[i], path[i + 1]) != made[i]) return false;
  }
  return true;
}

}  // namespace

HopList next_hops(const State& state, std::span<const Hop> made) {
  HopList hops;
  for (const Play& play : legal(state)) {
    const std::span<const Square> path = play.path();
    if (path.size() < made.size() + 2 || !begins_with(play, made)) continue;
    const Hop next = hop_between(path[made.size()], path[made.size() + 1]);
    if (std::ranges::find(hops, next) == hops.end()) hops.push_back(next);
  }
  return hops;
}

std::optional<Play> play_of(const State& state, std::span<const Hop> made) {
  if (made.empty()) return std::nullopt;
  for (const Play& play : legal(state)) {
    if (play.path().size() == made.size() + 1 && begins_with(play, made)) return play;
  }
  return std::nullopt;
}

Position preview(const State& state, std::span<const Hop> made) {
  Position position = state.position();
  const PlayList plays = legal(state);
  const auto* const begun = std::ranges::find_if(plays, [&](const Play& play) { return begins_with(play, made); });
  if (made.empty() || begun == plays.end()) return position;
  // A capture broken off moves and takes like a whole one.
  if (const auto so_far = Play::along(begun->path().first(made.size() + 1)))
    position.board = apply(state, *so_far).board();
  return position;
}

DiceLeft dice_left(const State& /*state*/, std::span<const Hop> /*made*/) { return {}; }

}  // namespace fourfold::checkers
