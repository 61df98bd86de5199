// Why a checker does not go where somebody wants it to (see rules/walk.h): what would be said of the move as it was
// begun.
#include <algorithm>
#include <vector>

#include "rules/checkers/moves.h"
#include "rules/checkers/walk.h"

namespace fourfold::checkers {

Message why_not(const State& state, std::span<const Hop> made, int from, int to) {
  if (!made.empty() && made.back().to != from) return say<"checkers.why.another-moves", "square">(made.back().to);
  std::vector<Square> path;
  for (const Hop hop : made) {
    if (const auto square = Square::from(hop.from)) path.push_back(*square);
  }
  for (const int place : {from, to}) {
    const auto square = Square::from(place);
    if (!square) return say<"checkers.why.no-square">();
    path.push_back(*square);
  }
  const auto play = Play::along(path);
  const auto checked = play ? check_play(state, *play) : Result<void>{};
  return checked ? say<"checkers.why.whole">() : checked.error().message;
}

Message why_stays(const State& state, std::span<const Hop> made, int from) {
  if (!Square::from(from)) return say<"checkers.why.captured">();
  if (!made.empty()) {
    return made.back().to == from ? say<"checkers.why.whole">()
                                  : say<"checkers.why.another-moves", "square">(made.back().to);
  }
  const PlayList plays = legal(state);
  const bool capturing = std::ranges::any_of(plays, [](const Play& play) { return play.captures(); });
  if (capturing && state.rules().capture == Capture::compulsory) {
    return say<"checkers.must-capture", "play">(describe(plays[0]));
  }
  return say<"checkers.why.hemmed-in", "square">(from);
}

}  // namespace fourfold::checkers
