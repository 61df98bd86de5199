#include "players/checkers/captures.h"

#include <algorithm>

#include "players/checkers/evaluate.h"
#include "rules/checkers/generate.h"

namespace fourfold::checkers {
namespace {

template <Movement movement>
class Resolver {
 public:
  explicit Resolver(std::uint64_t nodes) : nodes_(nodes) {}

  // Between alpha and beta, which are the side's; outside them only on which side of them it lies.
  template <Side side>
  int value(const Board& board, int alpha, int beta) {
    const SideToMove<side> mover(board);
    const Squares jumpers = mover.all_jumpers();
    if (jumpers == 0 || nodes_ == 0) return (mover.all_steppers() | jumpers) == 0 ? lost : evaluate(board, side);
    --nodes_;
    int best = 2 * lost;
    if (!movement.compulsory) best = evaluate(board, side);
    for (Squares rest = jumpers; rest != 0; rest &= rest - 1) {
      const Squares from = rest & -rest;
      NoPath path;
      Jumping<side, movement>(mover, from).walk(path, [&](NoPath&, Squares to, Squares captured, bool king) {
        if (best >= beta) return;
        const Board next = after_move(board, side, from, to, captured, king);
        best = std::max(best, -value<other(side)>(next, -beta, -std::max(alpha, best)));
      });
    }
    return best;
  }

 private:
  std::uint64_t nodes_;
};

}  // namespace

int value_after_captures(const Rules& rules, const Board& board, Side turn, std::uint64_t nodes) {
  return with_movement(rules, [&]<Movement movement>() {
    Resolver<movement> resolver(nodes);
    return turn == Side::dark ? resolver.template value<Side::dark>(board, 2 * lost, -2 * lost)
                              : resolver.template value<Side::light>(board, 2 * lost, -2 * lost);
  });
}

}  // namespace fourfold::checkers
