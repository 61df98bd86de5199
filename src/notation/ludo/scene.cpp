#include "notation/ludo/scene.h"

#include <array>
#include <string>

#include "rules/ludo/moves.h"
#include "rules/ludo/walk.h"

namespace fourfold::ludo {

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
  scene.facts = {{"again", state.again() ? 1 : 0}};
  return scene;
}

Result<State> set_up(const Rules& rules, const Scene& scene) {
  Position position;
  std::array<std::size_t, max_seats> count{};
  for (const ScenePiece& piece : scene.pieces) {
    const auto at = static_cast<std::size_t>(index(piece.seat));
    if (piece.place < place_of(base) || piece.place > place_of(home)) {
      return refuse("pieces stand in base (0), on 1 to 56, or home (57)");
    }
    if (count[at] == pieces_each) return refuse("seat " + std::to_string(at + 1) + " has more than four pieces");
    auto& pieces = position.pieces[at];
    if (!pieces) pieces = all_in_base;
    (*pieces)[count[at]++] = progress_at(static_cast<std::uint8_t>(piece.place));
  }
  for (std::size_t at = 0; at < count.size(); ++at) {
    if (count[at] != 0 && count[at] != pieces_each) {
      return refuse("seat " + std::to_string(at + 1) + " has " + std::to_string(count[at]) +
                    " pieces; four belong to it");
    }
  }
  if (scene.turn < 1 || scene.turn > max_seats) return refuse("say whose turn it is: a seat from 1 to 4");
  position.turn = seat_at(scene.turn - 1);
  position.again = number_in(scene.facts, "again", 0) != 0;
  if (!scene.dice.empty()) {
    const auto first = Die::from(scene.dice.front());
    const auto second = Die::from(scene.dice.back());
    if (scene.dice.size() > 2 || !first || !second)
      return refuse("one or two dice lie on the table, 1 to 6 each, or none");
    position.dice = scene.dice.size() == 1 ? Roll(*first) : Roll(*first, *second);
  }
  return State::from(rules, position);
}

std::vector<Arrow> arrows(const State& state, const Play& play) {
  std::vector<Arrow> arrows;
  arrows.reserve(static_cast<std::size_t>(play.count()));
  for (int i = 0; i < play.count(); ++i) {
    arrows.push_back({to_act(state), place_of(play.step(i).from()), place_of(play.step(i).to())});
  }
  return arrows;
}

}  // namespace fourfold::ludo
