#include "notation/backgammon_dice/scene.h"

#include "rules/backgammon_dice/moves.h"
#include "rules/backgammon_dice/steps.h"
#include "rules/backgammon_dice/walk.h"

namespace fourfold::backgammon_dice {
namespace {

std::string_view side_word(Side side) {
  switch (side) {
    case Side::regular:
      return "regular";
    case Side::regular_plus:
      return "regular+";
    case Side::regular_minus:
      return "regular-";
    case Side::double_plus:
      return "double+";
    case Side::switch_zero:
      return "switch0";
    case Side::half_minus:
      return "half-";
    case Side::unrolled:
      break;
  }
  return "unrolled";
}

std::string_view stage_word(Stage stage) {
  switch (stage) {
    case Stage::random_start:
      return "random-start";
    case Stage::opening:
      return "opening";
    case Stage::rolling:
      return "rolling";
    case Stage::deciding:
      return "deciding";
    case Stage::over:
      break;
  }
  return "over";
}

}  // namespace

Scene scene(const State& state, std::span<const Hop> made) {
  const Position position = preview(state, made);
  Scene scene;
  for (const Seat seat : {Seat::one, Seat::two}) {
    int off = 0;
    int captured = 0;
    for (const Pawn pawn : position.pawns[static_cast<std::size_t>(index(seat))]) {
      scene.pieces.push_back({seat, pawn.space, side_word(pawn.side)});
      off += pawn.space == off_space ? 1 : 0;
      captured += pawn.space == captured_space ? 1 : 0;
    }
    scene.seats.push_back(
        {seat, {{"off", off}, {"captured", captured}, {"score", state.score(seat)}, {"points", state.points(seat)}}});
  }
  if (position.dice) scene.dice = {(*position.dice)[0].pips(), (*position.dice)[1].pips()};
  scene.facts = {{"stage", stage_word(position.stage)}, {"special_sides", state.rules().special_sides ? 1 : 0}};
  return scene;
}

std::vector<Arrow> arrows(const State& state, const Play& play) {
  std::vector<Arrow> arrows;
  const Seat seat = to_act(state);
  for (int i = 0; i < play.size(); ++i) {
    const Step step = play.step(i);
    const Landings way = way_of(step);
    if (step.switches()) arrows.push_back({seat, step.pawn().space, way.from});
    arrows.push_back({seat, way.from, way.first});
    if (way.second != 0) arrows.push_back({seat, way.first, way.second});
  }
  return arrows;
}

}  // namespace fourfold::backgammon_dice
