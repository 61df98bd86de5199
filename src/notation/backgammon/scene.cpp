#include "notation/backgammon/scene.h"

#include "rules/backgammon/moves.h"
#include "rules/backgammon/walk.h"

namespace fourfold::backgammon {
namespace {

std::string_view stage_word(Stage stage) {
  switch (stage) {
    case Stage::opening:
      return "opening";
    case Stage::turn_start:
      return "turn-start";
    case Stage::rolling:
      return "rolling";
    case Stage::moving:
      return "moving";
    case Stage::doubled:
      return "doubled";
    case Stage::beavered:
      return "beavered";
    case Stage::over:
      break;
  }
  return "over";
}

int offered_cube(const Position& position) {
  if (position.stage == Stage::doubled) return 2 * position.cube();
  return position.stage == Stage::beavered ? 4 * position.cube() : 0;
}

int owner_number(const Position& position) {
  for (const Seat seat : {Seat::one, Seat::two}) {
    if (position.owns_cube(seat)) return number(seat);
  }
  return 0;
}

}  // namespace

Scene scene(const State& state, std::span<const Hop> made) {
  const Position position = preview(state, made);
  const Rules& rules = state.rules();
  Scene scene;
  for (const Seat seat : {Seat::one, Seat::two}) {
    const Checkers& side = position.side(seat);
    for (int place = off; place <= bar; ++place) {
      scene.pieces.insert(scene.pieces.end(), side[static_cast<std::size_t>(place)], {seat, place, "checker"});
    }
    scene.seats.push_back({seat,
                           {{"pips", pip_count(side)},
                            {"off", int{side[off]}},
                            {"score", int{position.score[static_cast<std::size_t>(index(seat))]}}}});
  }
  if (position.stage == Stage::moving) scene.dice = {position.dice.first.pips(), position.dice.second.pips()};
  const bool cube_in_play = rules.cube && rules.match_length != 1 && !position.crawford_game;
  scene.facts = {{"cube", position.cube()},
                 {"cube_owner", owner_number(position)},
                 {"cube_in_play", cube_in_play ? 1 : 0},
                 {"offered", offered_cube(position)},
                 {"resigning", position.resigning * position.cube()},
                 {"stage", stage_word(position.stage)},
                 {"match_length", int{rules.match_length}},
                 {"crawford", position.crawford_game ? 1 : 0}};
  return scene;
}

std::vector<Arrow> arrows(const State& state, const Play& play) {
  std::vector<Arrow> arrows;
  if (play.kind != PlayKind::move) return arrows;
  for (std::size_t i = 0; i < play.count; ++i) arrows.push_back({to_act(state), play.steps[i].from, play.steps[i].to});
  return arrows;
}

}  // namespace fourfold::backgammon
