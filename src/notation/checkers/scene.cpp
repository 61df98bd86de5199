#include "notation/checkers/scene.h"

#include <bit>
#include <string>

#include "rules/checkers/moves.h"
#include "rules/checkers/walk.h"

namespace fourfold::checkers {
namespace {

constexpr int captured_place = 0;

std::string_view status_word(Status status) {
  switch (status) {
    case Status::choose_first:
      return "choose-first";
    case Status::draw_first:
      return "draw-first";
    case Status::draw_ballot:
      return "draw-ballot";
    case Status::playing:
      return "playing";
    case Status::draw_declined:
      return "draw-declined";
    case Status::draw_offered:
      return "draw-offered";
    case Status::decided:
      return "decided";
    case Status::dark_resigned:
      return "dark-resigned";
    case Status::light_resigned:
      return "light-resigned";
    case Status::draw_agreed:
      return "draw-agreed";
    case Status::draw_claimed:
      return "draw-claimed";
    case Status::draw_by_repetition:
      return "draw-by-repetition";
    case Status::draw_by_forty_moves:
      break;
  }
  return "draw-by-forty-moves";
}

}  // namespace

Scene scene(const State& state, std::span<const Hop> made) {
  const Position position = preview(state, made);
  Scene scene;
  for (const Side side : {Side::dark, Side::light}) {
    const Squares all = position.board.of(side);
    for (int n = 0; n < Square::count; ++n) {
      const Square square = Square::nth(static_cast<unsigned>(n));
      if ((all & square.mask()) == 0) continue;
      const bool king = (position.board.kings & square.mask()) != 0;
      scene.pieces.push_back({seat_of(side), square.number(), king ? "king" : "man"});
    }
    const int kings = std::popcount(all & position.board.kings);
    const int there = std::popcount(all);
    // A position that was set up with fewer checkers counts the missing ones as captured, too.
    scene.pieces.insert(scene.pieces.end(), static_cast<std::size_t>(max_pieces - there),
                        {seat_of(side), captured_place, "man"});
    scene.seats.push_back(
        {seat_of(side),
         {{"colour", name(side)}, {"men", there - kings}, {"kings", kings}, {"captured", max_pieces - there}}});
  }
  scene.facts = {{"status", status_word(position.status)}};
  return scene;
}

Result<State> set_up(const Rules& rules, const Scene& scene) {
  Position position;
  position.board = {};
  for (const ScenePiece& piece : scene.pieces) {
    if (piece.place == captured_place) continue;
    const auto square = Square::from(piece.place);
    if (!square || index(piece.seat) > 1) return refuse<"checkers.scene-squares">();
    Board& board = position.board;
    if (((board.dark | board.light) & square->mask()) != 0) {
      return refuse<"checkers.scene-two-on-square", "square">(piece.place);
    }
    (piece.seat == Seat::one ? board.dark : board.light) |= square->mask();
    if (piece.kind == "king") board.kings |= square->mask();
  }
  if (scene.turn != 1 && scene.turn != 2) return refuse<"checkers.scene-turn">();
  position.turn = side_of(seat_at(scene.turn - 1));
  return State::from(rules, position);
}

std::vector<Arrow> arrows(const State& state, const Play& play) {
  std::vector<Arrow> arrows;
  const auto path = play.path();
  for (std::size_t i = 1; i < path.size(); ++i) {
    arrows.push_back({to_act(state), path[i - 1].number(), path[i].number(), {}, play.captures()});
  }
  return arrows;
}

Touched touched(const State& state, std::span<const Hop> made, const Hop& hop) {
  const auto square = Square::from(hop.from);
  const bool king = square && (preview(state, made).board.kings & square->mask()) != 0;
  return {king ? "king" : "man", std::nullopt};
}

}  // namespace fourfold::checkers
