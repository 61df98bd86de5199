#include "notation/ludo/scene.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "rules/ludo/moves.h"
#include "rules/ludo/walk.h"

namespace fourfold::ludo {
namespace {

// How many opposing pieces stand where the seat counts that far.
std::ptrdiff_t opponents_on(const State& state, Seat own, Progress to) {
  std::ptrdiff_t count = 0;
  for (const Seat seat : seats(state.rules())) {
    if (seat == own) continue;
    const int offset = flower_offset(own, seat);
    count += std::ranges::count_if(
        state.pieces(seat), [&](Progress piece) { return on_track(piece) && progress_seen(offset, piece) == to; });
  }
  return count;
}

std::string_view stage_word(const State& state) {
  if (state.opening()) return "opening";
  switch (phase(state)) {
    case Phase::roll:
      return "rolling";
    case Phase::decide:
      return "moving";
    case Phase::over:
      break;
  }
  return "over";
}

}  // namespace

Scene scene(const State& state, std::span<const Hop> made) {
  const Position position = preview(state, made);
  Scene scene;
  for (const Seat seat : seats(state.rules())) {
    const auto at = static_cast<std::size_t>(index(seat));
    int to_go = 0;
    int at_home = 0;
    for (const Progress piece : position.pieces[at].value_or(all_in_base)) {
      scene.pieces.push_back({seat, place_of(piece), "piece"});
      to_go += home - piece;
      at_home += piece == home ? 1 : 0;
    }
    scene.seats.push_back({seat,
                           {{"home", at_home},
                            {"place", state.place(seat)},
                            {"to_go", to_go},
                            {"resigned", position.resigned[at] ? 1 : 0},
                            {"opening", position.opening[at].value_or(0)}}});
  }
  if (const auto dice = state.dice()) {
    scene.dice = {dice->high_pips()};
    if (dice->dice() == 2) scene.dice.push_back(dice->low_pips());
  }
  scene.facts = {{"stage", stage_word(state)}, {"again", state.again() ? 1 : 0}};
  return scene;
}

Result<State> set_up(const Rules& rules, const Scene& scene) {
  Position position;
  std::array<std::size_t, max_seats> count{};
  for (const ScenePiece& piece : scene.pieces) {
    const auto at = static_cast<std::size_t>(index(piece.seat));
    if (piece.place < place_of(base) || piece.place > place_of(home)) {
      return refuse<"ludo.scene-place">();
    }
    if (count[at] == pieces_each) return refuse<"ludo.more-than-four", "player">(piece.seat);
    auto& pieces = position.pieces[at];
    if (!pieces) pieces = all_in_base;
    (*pieces)[count[at]++] = progress_at(static_cast<std::uint8_t>(piece.place));
  }
  for (std::size_t at = 0; at < count.size(); ++at) {
    if (count[at] != 0 && count[at] != pieces_each) {
      return refuse<"ludo.four-pieces", "player", "count">(seat_at(static_cast<int>(at)), count[at]);
    }
  }
  if (scene.turn < 1 || scene.turn > max_seats) return refuse<"ludo.scene-turn">();
  position.turn = seat_at(scene.turn - 1);
  position.again = number_in(scene.facts, "again", 0) != 0;
  if (!scene.dice.empty()) {
    const auto first = Die::from(scene.dice.front());
    const auto second = Die::from(scene.dice.back());
    if (scene.dice.size() > 2 || !first || !second) return refuse<"ludo.scene-dice">();
    position.dice = scene.dice.size() == 1 ? Roll(*first) : Roll(*first, *second);
  }
  return State::from(rules, position);
}

std::vector<Arrow> arrows(const State& state, const Play& play) {
  std::vector<Arrow> arrows;
  arrows.reserve(static_cast<std::size_t>(play.count()));
  const State after = apply(state, play);
  for (int i = 0; i < play.count(); ++i) {
    const Step step = play.step(i);
    std::vector<int> dice = {step.pips()};
    const auto roll = state.dice();
    if (roll && roll->dice() == 2 && step.pips() == roll->sum()) dice = {roll->high_pips(), roll->low_pips()};
    // Of two pieces that land on one space the first is said to send back what stood there.
    const bool sends_back = on_track(step.to()) && (i == 0 || play.first().to() != step.to()) &&
                            opponents_on(after, state.turn(), step.to()) < opponents_on(state, state.turn(), step.to());
    arrows.push_back({to_act(state), place_of(step.from()), place_of(step.to()), std::move(dice), sends_back});
  }
  return arrows;
}

Touched touched(const State& /*state*/, std::span<const Hop> /*made*/, const Hop& /*hop*/) {
  return {"piece", std::nullopt};
}

}  // namespace fourfold::ludo
