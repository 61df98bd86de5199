#include "notation/backgammon/scene.h"

#include <algorithm>
#include <bit>
#include <limits>

#include "rules/backgammon/moves.h"
#include "rules/backgammon/partial_turn.h"
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

// Makes the step and tells the die that it takes: the number of points it goes, or a larger one that bears off from the
// highest point. Where two would do, the smaller leaves the other for the next; a lone step takes the larger (BG-6).
std::vector<int> dice_for(PartialTurn& turn, Step step, bool lone) {
  const DiceLeft before = turn.dice();
  const bool by_any = lone && step.to == off && before.back().pips() >= step.from;
  if (turn.make(step) != Obstacle::none) return {};
  if (by_any) return {before[0].pips()};
  return {std::ranges::mismatch(before, turn.dice()).in1->pips()};
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
      return refuse<"backgammon.scene-places">();
    }
    ++position.side(piece.seat)[static_cast<std::size_t>(piece.place)];
  }
  if (scene.turn != 1 && scene.turn != 2) return refuse<"backgammon.scene-turn">();
  position.turn = seat_at(scene.turn - 1);
  position.stage = Stage::turn_start;
  if (!scene.dice.empty()) {
    const auto first = Die::from(scene.dice.front());
    const auto second = Die::from(scene.dice.back());
    if (scene.dice.size() != 2 || !first || !second) return refuse<"backgammon.scene-dice">();
    position.dice = {*first, *second};
    position.stage = Stage::moving;
  }
  const auto cube = static_cast<unsigned>(number_in(scene.facts, "cube", 1));
  if (!std::has_single_bit(cube) || cube > 1U << largest_cube_exponent)
    return refuse<"backgammon.scene-cube", "most">(1 << largest_cube_exponent);
  position.cube_exponent = static_cast<std::uint8_t>(std::countr_zero(cube));
  const int owner = number_in(scene.facts, "cube_owner", 0);
  if (owner == 1 || owner == 2) position.cube_owner = static_cast<CubeOwner>(owner - 1);
  position.crawford_game = number_in(scene.facts, "crawford", 0) != 0;
  for (const Seat seat : {Seat::one, Seat::two}) {
    const int score = number_of(scene, seat, "score", 0);
    if (score < 0 || score > std::numeric_limits<std::uint16_t>::max()) return refuse<"backgammon.scene-score">();
    position.score[static_cast<std::size_t>(index(seat))] = static_cast<std::uint16_t>(score);
  }
  return State::from(rules, position);
}

std::vector<Arrow> arrows(const State& state, const Play& play) {
  std::vector<Arrow> arrows;
  if (play.kind != PlayKind::move) return arrows;
  PartialTurn turn(state.position());
  for (std::size_t i = 0; i < play.count; ++i) {
    const Step step = play.steps[i];
    const bool hits = step.to != off && turn.opponent()[static_cast<std::size_t>(points + 1 - step.to)] == 1;
    arrows.push_back({to_act(state), step.from, step.to, dice_for(turn, step, play.count == 1), hits});
  }
  return arrows;
}

Touched touched(const State& /*state*/, std::span<const Hop> /*made*/, const Hop& /*hop*/) {
  return {"checker", std::nullopt};
}

}  // namespace fourfold::backgammon
