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
}

void Evaluator::step(int ply, const SearchPosition& before, const SearchMove& move, const SearchPosition& after) {
  Step& now = steps_[static_cast<std::size_t>(ply)];
  now.board = after.board;
  now.turn = after.turn;
  now.ready = {};
  if (nets_ == nullptr) return;
  now.phase = phase_of(after.pieces());
  for (const Side looking : both) {
    const auto view = static_cast<std::size_t>(looking);
    now.less[view].clear();
    now.less[view].push_back(switch_of({move.from, before.turn, move.by_king}, looking));
    for (Squares rest = move.captured; rest != 0; rest &= rest - 1) {
      const Squares square = rest & -rest;
      now.less[view].push_back(switch_of({square, after.turn, (before.board.kings & square) != 0}, looking));
    }
    now.more[view] = switch_of({move.to, before.turn, move.by_king || move.crowns}, looking);
  }
}

// One side's view, from the ply before if that is of the same phase; else from nothing.
void Evaluator::prepare(std::size_t ply, Side looking) {
  Step& now = steps_[ply];
  const auto view = static_cast<std::size_t>(looking);
  if (now.ready[view]) return;
  now.ready[view] = true;
  const net::Net& judge = (*nets_)[now.phase];
  if (ply > 0 && steps_[ply - 1].phase == now.phase) {
    prepare(ply - 1, looking);
    judge.change(steps_[ply - 1].sums[view].data(), {now.less[view].begin(), now.less[view].size()},
                 {&now.more[view], 1}, now.sums[view].data());
    return;
  }
  FixedList<std::uint16_t, std::size_t{2} * max_pieces> on;
  for_each_piece(now.board, [&](const Piece& piece) { on.push_back(switch_of(piece, looking)); });
  judge.sum({on.begin(), on.size()}, now.sums[view].data());
}

int Evaluator::value(int ply) {
  const auto at = static_cast<std::size_t>(ply);
  const Step& now = steps_[at];
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
  return std::clamp(value, -most_judged, most_judged);
}

}  // namespace fourfold::checkers
