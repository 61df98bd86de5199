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
constexpr std::array<std::string_view, 7> side_words = {"regular", "regular+", "regular-", "double+",
                                                        "switch0", "half-",    "unrolled"};

std::string_view side_word(Side side) { return side_words[static_cast<std::size_t>(side)]; }

std::optional<Side> side_called(std::string_view word) {
  const auto found = std::ranges::find(side_words, word);
  if (found == side_words.end()) return std::nullopt;
  return static_cast<Side>(found - side_words.begin());
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

Result<State> set_up(const Rules& rules, const Scene& scene) {
  Position position;
  std::array<std::size_t, 2> count{};
  for (const ScenePiece& piece : scene.pieces) {
    const auto at = static_cast<std::size_t>(index(piece.seat));
    const auto side = side_called(piece.kind);
    if (at > 1 || piece.place < captured_space || piece.place > off_space || !side) {
      return refuse("pawns of seats 1 and 2 stand on spaces 1 to 16, are captured (0) or off (17), and show a side");
    }
    if (count[at] == pawns_a_side) return refuse("seat " + std::to_string(at + 1) + " has more than five pawns");
    position.pawns[at][count[at]++] = pawn_on(piece.place, *side);
  }
  if (count[0] != pawns_a_side || count[1] != pawns_a_side) return refuse("five pawns belong to each seat");
  if (scene.turn != 1 && scene.turn != 2) return refuse("say whose turn it is: seat 1 or 2");
  position.turn = seat_at(scene.turn - 1);
  if (!scene.dice.empty()) {
    const auto first = Die::from(scene.dice.front());
    const auto second = Die::from(scene.dice.back());
    if (scene.dice.size() != 2 || !first || !second) return refuse("two dice lie on the table, 1 to 6 each, or none");
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
