#include "players/checkers/evaluator.h"

#include <algorithm>
#include <bit>

#include "players/checkers/evaluate.h"
#include "players/checkers/score.h"

namespace fourfold::checkers {
namespace {

constexpr std::array<Side, 2> both = {Side::dark, Side::light};

template <class Visit>
void for_each_piece(const Board& board, Visit&& visit) {
  for (const Side side : both) {
    for (Squares rest = board.of(side); rest != 0; rest &= rest - 1) {
      const Squares square = rest & -rest;
      visit(Piece{square, side, (board.kings & square) != 0});
    }
  }
}

}  // namespace

Evaluator::Evaluator(const Nets* nets, int plies) : nets_(nets), steps_(static_cast<std::size_t>(plies) + 1) {
  if (nets_ == nullptr) return;
  std::size_t widest = 0;
  for (const net::Net& each : *nets_) widest = std::max(widest, each.first_units());
  for (Step& step : steps_) {
    for (auto& sums : step.sums) sums.resize(widest);
  }
}

void Evaluator::begin(const SearchPosition& root) {
  steps_[0].board = root.board;
  steps_[0].turn = root.turn;
  steps_[0].phase = phase_of(root.pieces());
  steps_[0].ready = {};
  steps_[0].value.reset();
}

void Evaluator::step(int ply, const SearchPosition& before, const SearchMove& move, const SearchPosition& after) {
  Step& now = steps_[static_cast<std::size_t>(ply)];
  now.board = after.board;
  now.turn = after.turn;
  now.ready = {};
  now.value.reset();
  if (nets_ == nullptr) return;
  now.phase = phase_of(after.pieces());
  now.move = move;
  now.captured_kings = move.captured & before.board.kings;
}

// From the view of the same side at the ply before.
void Evaluator::follow_move(std::size_t ply, Side looking) {
  Step& now = steps_[ply];
  const auto view = static_cast<std::size_t>(looking);
  const SearchMove& move = now.move;
  const Side mover = other(now.turn);
  FixedList<std::uint16_t, Play::max_jumps + 1> less;
  less.push_back(switch_of({move.from, mover, move.by_king}, looking));
  for (Squares rest = move.captured; rest != 0; rest &= rest - 1) {
    const Squares square = rest & -rest;
    less.push_back(switch_of({square, now.turn, (now.captured_kings & square) != 0}, looking));
  }
  const std::uint16_t more = switch_of({move.to, mover, move.by_king || move.crowns}, looking);
  (*nets_)[now.phase].change(steps_[ply - 1].sums[view].data(), {less.begin(), less.size()}, {&more, 1},
                             now.sums[view].data());
}

// One side's view, from the ply before if that is of the same phase; else from nothing.
void Evaluator::prepare(std::size_t ply, Side looking) {
  Step& now = steps_[ply];
  const auto view = static_cast<std::size_t>(looking);
  if (now.ready[view]) return;
  now.ready[view] = true;
  if (ply > 0 && steps_[ply - 1].phase == now.phase) {
    prepare(ply - 1, looking);
    return follow_move(ply, looking);
  }
  FixedList<std::uint16_t, std::size_t{2} * max_pieces> on;
  for_each_piece(now.board, [&](const Piece& piece) { on.push_back(switch_of(piece, looking)); });
  (*nets_)[now.phase].sum({on.begin(), on.size()}, now.sums[view].data());
}

int Evaluator::value(int ply) {
  const auto at = static_cast<std::size_t>(ply);
  Step& now = steps_[at];
  if (now.value) return *now.value;
  int value = 0;
  if (nets_ == nullptr) {
    value = evaluate(now.board, now.turn);
  } else {
    prepare(at, now.turn);
    const net::Net& judge = (*nets_)[now.phase];
    alignas(64) std::int32_t logits[16];
    judge.evaluate(now.sums[static_cast<std::size_t>(now.turn)].data(), 1, logits);
    value = score_of(logits[0]);
  }
  now.value = std::clamp(value, -most_judged, most_judged);
  return *now.value;
}

}  // namespace fourfold::checkers
