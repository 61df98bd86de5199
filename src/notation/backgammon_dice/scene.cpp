#include "notation/backgammon_dice/scene.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>

#include "rules/backgammon_dice/moves.h"
#include "rules/backgammon_dice/steps.h"
#include "rules/backgammon_dice/walk.h"

namespace fourfold::backgammon_dice {
namespace {

// By the number of the side.
constexpr std::array<std::string_view, 7> face_words = {"regular", "regular+", "regular-", "double+",
                                                        "switch0", "half-",    "unrolled"};

std::string_view face_word(Face face) { return face_words[static_cast<std::size_t>(face)]; }

std::optional<Face> face_called(std::string_view word) {
  const auto found = std::ranges::find(face_words, word);
  if (found == face_words.end()) return std::nullopt;
  return static_cast<Face>(found - face_words.begin());
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
      scene.pieces.push_back({seat, pawn.space, face_word(pawn.face)});
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

Result<State> set_up(const Rules& rules, const Scene& scene) {
  Position position;
  std::array<std::size_t, 2> count{};
  for (const ScenePiece& piece : scene.pieces) {
    const auto at = static_cast<std::size_t>(index(piece.seat));
    const auto face = face_called(piece.kind);
    if (at > 1 || piece.place < captured_space || piece.place > off_space || !face) {
      return refuse<"backgammon-dice.scene-place">();
    }
    if (count[at] == pawns_a_side) return refuse<"backgammon-dice.more-than-five", "player">(piece.seat);
    position.pawns[at][count[at]++] = pawn_on(piece.place, *face);
  }
  if (count[0] != pawns_a_side || count[1] != pawns_a_side) return refuse<"backgammon-dice.five-pawns">();
  if (scene.turn != 1 && scene.turn != 2) return refuse<"backgammon-dice.scene-turn">();
  position.turn = seat_at(scene.turn - 1);
  if (!scene.dice.empty()) {
    const auto first = Die::from(scene.dice.front());
    const auto second = Die::from(scene.dice.back());
    if (scene.dice.size() != 2 || !first || !second) return refuse<"backgammon-dice.scene-dice">();
    position.dice = {*first, *second};
    position.stage = Stage::deciding;
  }
  for (const Seat seat : {Seat::one, Seat::two}) {
    position.score[static_cast<std::size_t>(index(seat))] = number_of(scene, seat, "score", 0);
    position.points[static_cast<std::size_t>(index(seat))] = number_of(scene, seat, "points", 0);
  }
  return State::from(rules, position);
}

std::vector<Arrow> arrows(const State& state, const Play& play) {
  std::vector<Arrow> arrows;
  const Seat seat = to_act(state);
  MidTurn now = turn_begun(state);
  for (int i = 0; i < play.size(); ++i) {
    const Step step = play.step(i);
    const Landings way = way_of(step);
    if (step.switches()) arrows.push_back({seat, step.pawn().space, way.from, {}});
    arrows.push_back({seat, way.from, way.first, {}});
    if (way.second != 0) arrows.push_back({seat, way.first, way.second, {}});
    arrows.back().dice = {step.die()};
    const MidTurn after = after_step(state.rules(), now, step);
    arrows.back().captures = after.theirs.captured() > now.theirs.captured();
    now = after;
  }
  return arrows;
}

Touched touched(const State& state, std::span<const Hop> made, const Hop& hop) {
  const auto step = step_of(state, made, hop);
  if (!step) return {};
  Touched touched{face_word(step->pawn().face), std::nullopt};
  if (!step->switches()) return touched;
  const Position before = preview(state, made);
  const auto me = static_cast<std::size_t>(index(before.turn));
  const Pawns mine(before.pawns[me]);
  const int place = step->partner();
  if (mine.stands_on(place)) {
    touched.partner = {place, before.turn, face_word(mine.on(place, step->second_pawn_there()).face)};
  } else {
    const Pawn theirs = Pawns(before.pawns[1 - me]).on(off_space - place);
    touched.partner = {place, other(before.turn), face_word(theirs.face)};
  }
  return touched;
}

}  // namespace fourfold::backgammon_dice
