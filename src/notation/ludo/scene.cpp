#include "notation/ludo/scene.h"

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

std::vector<Arrow> arrows(const State& state, const Play& play) {
  std::vector<Arrow> arrows;
  arrows.reserve(static_cast<std::size_t>(play.count()));
  for (int i = 0; i < play.count(); ++i) {
    arrows.push_back({to_act(state), place_of(play.step(i).from()), place_of(play.step(i).to())});
  }
  return arrows;
}

}  // namespace fourfold::ludo
