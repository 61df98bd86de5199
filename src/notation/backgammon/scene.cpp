#include "notation/backgammon/scene.h"

#include <bit>
#include <limits>

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

Result<State> set_up(const Rules& rules, const Scene& scene) {
  Position position;
  for (const ScenePiece& piece : scene.pieces) {
    if (index(piece.seat) > 1 || piece.place < off || piece.place > bar) {
      return refuse("checkers of seats 1 and 2 stand on points 1 to 24, on the bar (25), or are off (0)");
    }
    ++position.side(piece.seat)[static_cast<std::size_t>(piece.place)];
  }
  if (scene.turn != 1 && scene.turn != 2) return refuse("say whose turn it is: seat 1 or 2");
  position.turn = seat_at(scene.turn - 1);
  position.stage = Stage::turn_start;
  if (!scene.dice.empty()) {
    const auto first = Die::from(scene.dice.front());
    const auto second = Die::from(scene.dice.back());
    if (scene.dice.size() != 2 || !first || !second) return refuse("two dice lie on the table, 1 to 6 each, or none");
    position.dice = {*first, *second};
    position.stage = Stage::moving;
  }
  const auto cube = static_cast<unsigned>(number_in(scene.facts, "cube", 1));
  if (!std::has_single_bit(cube) || cube > 1U << highest_cube_exponent) return refuse("the cube shows 1, 2, 4, ... 64");
  position.cube_exponent = static_cast<std::uint8_t>(std::countr_zero(cube));
  const int owner = number_in(scene.facts, "cube_owner", 0);
  if (owner == 1 || owner == 2) position.cube_owner = static_cast<CubeOwner>(owner - 1);
  position.crawford_game = number_in(scene.facts, "crawford", 0) != 0;
  for (const Seat seat : {Seat::one, Seat::two}) {
    const int score = number_of(scene, seat, "score", 0);
    if (score < 0 || score > std::numeric_limits<std::uint16_t>::max()) return refuse("a score is not below 0");
    position.score[static_cast<std::size_t>(index(seat))] = static_cast<std::uint16_t>(score);
  }
  return State::from(rules, position);
}

std::vector<Arrow> arrows(const State& state, const Play& play) {
  std::vector<Arrow> arrows;
  if (play.kind != PlayKind::move) return arrows;
  for (std::size_t i = 0; i < play.count; ++i) arrows.push_back({to_act(state), play.steps[i].from, play.steps[i].to});
  return arrows;
}

}  // namespace fourfold::backgammon
