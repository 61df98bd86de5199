// Why a checker does not go where somebody wants it to (see rules/walk.h): what would be said of the move as it was
// begun, as far as possible without the numbers of squares, which are on few boards.
#include <algorithm>
#include <iterator>
#include <string_view>
#include <vector>

#include "rules/checkers/moves.h"
#include "rules/checkers/walk.h"

namespace fourfold::checkers {
namespace {

struct SaidAtBoard {
  std::string_view refusal;
  Message (*at_board)();
};
constexpr SaidAtBoard without_numbers[] = {
    {"checkers.no-diagonal", say<"checkers.why.no-diagonal">},
    {"checkers.occupied", say<"checkers.why.occupied">},
    {"checkers.nothing-to-jump", say<"checkers.why.nothing-to-jump">},
    {"checkers.own-checker", say<"checkers.why.own-checker">},
    {"checkers.jumped-already", say<"checkers.why.jumped-already">},
    {"checkers.forward-only.dark", say<"checkers.why.forward-only">},
    {"checkers.forward-only.light", say<"checkers.why.forward-only">},
    {"checkers.crowned", say<"checkers.why.crowned">},
    {"checkers.must-capture", say<"checkers.why.must-capture">},
    {"checkers.capture-goes-on", say<"checkers.why.capture-goes-on">},
};

Message at_board(const Message& refusal) {
  const auto* const found = std::ranges::find(without_numbers, refusal.code, &SaidAtBoard::refusal);
  return found != std::end(without_numbers) ? found->at_board() : refusal;
}

}  // namespace

Message why_not(const State& state, std::span<const Hop> made, int from, int to) {
  if (!made.empty() && made.back().to != from) return say<"checkers.why.another-moves">();
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
  return checked ? say<"checkers.why.whole">() : at_board(checked.error().message);
}

Message why_stays(const State& state, std::span<const Hop> made, int from) {
  if (!Square::from(from)) return say<"checkers.why.captured">();
  if (!made.empty()) {
    return made.back().to == from ? say<"checkers.why.whole">() : say<"checkers.why.another-moves">();
  }
  const PlayList plays = legal(state);
  const bool capturing = std::ranges::any_of(plays, [](const Play& play) { return play.captures(); });
  if (capturing && state.rules().capture == Capture::compulsory) {
    return say<"checkers.why.must-capture">();
  }
  return say<"checkers.why.hemmed-in">();
}

}  // namespace fourfold::checkers
