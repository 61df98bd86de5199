// Moves on the bare board, made for speed: the side and the rules of capturing are template arguments, so that each of
// the sixteen combinations is compiled without a question left to ask. Nothing is stored here; a visitor is called for
// each move.
#pragma once

#include <bit>
#include <cstdint>
#include <type_traits>

#include "rules/checkers/board.h"
#include "rules/checkers/play.h"
#include "rules/checkers/rules.h"

namespace fourfold::checkers {

// What the rules say about moving, less everything else (CK-5, CK-7).
struct Movement {
  bool compulsory = true;
  bool must_finish = true;
  bool goes_on = false;
};

// Calls visit.operator()<movement>() with the rules' movement as a template argument.
template <class Visit>
auto with_movement(const Rules& rules, Visit&& visit) {
  const auto with_crowning = [&]<bool compulsory, bool must_finish>() {
    if (rules.crowning == Crowning::goes_on) {
      return visit.template operator()<Movement{compulsory, must_finish, true}>();
    }
    return visit.template operator()<Movement{compulsory, must_finish, false}>();
  };
  const auto with_chain = [&]<bool compulsory>() {
    if (rules.chain == Chain::must_finish) return with_crowning.template operator()<compulsory, true>();
    return with_crowning.template operator()<compulsory, false>();
  };
  if (rules.capture == Capture::compulsory) return with_chain.template operator()<true>();
  return with_chain.template operator()<false>();
}

// The board as the side to move sees it: `ahead` and `ahead_too` are its two forward directions.
template <Side side>
struct SideToMove {
  static constexpr int ahead = side == Side::dark ? 4 : -4;
  static constexpr int ahead_too = side == Side::dark ? 5 : -5;

  Squares own;
  Squares opposing;
  Squares kings;  // its own
  Squares empty;

  explicit constexpr SideToMove(const Board& board)
      : own(board.of(side)),
        opposing(board.of(other(side))),
        kings(own & board.kings),
        empty(all_squares & ~(own | opposing)) {}

  // Which of `movers` can step, or jump, in a direction (CK-3, CK-4).
  template <int direction>
  constexpr Squares steppers(Squares movers) const {
    return movers & shifted<-direction>(empty);
  }
  template <int direction>
  constexpr Squares jumpers(Squares movers) const {
    return movers & shifted<-direction>(opposing) & shifted<-2 * direction>(empty);
  }
  constexpr Squares all_jumpers() const {
    Squares set = jumpers<ahead>(own) | jumpers<ahead_too>(own);
    if (kings != 0) set |= jumpers<-ahead>(kings) | jumpers<-ahead_too>(kings);
    return set;
  }
  constexpr std::uint64_t count_steps() const {
    int count = std::popcount(steppers<ahead>(own)) + std::popcount(steppers<ahead_too>(own));
    if (kings != 0) count += std::popcount(steppers<-ahead>(kings)) + std::popcount(steppers<-ahead_too>(kings));
    return static_cast<std::uint64_t>(count);
  }
  constexpr Squares all_steppers() const {
    return steppers<ahead>(own) | steppers<ahead_too>(own) | steppers<-ahead>(kings) | steppers<-ahead_too>(kings);
  }
};

// Whether the side has any move (CK-8, CK-9); the same under all rules.
inline bool can_move(const Board& board, Side side) {
  const auto any = []<Side side_to_move>(const SideToMove<side_to_move>& mover) {
    return (mover.all_steppers() | mover.all_jumpers()) != 0;
  };
  return side == Side::dark ? any(SideToMove<Side::dark>(board)) : any(SideToMove<Side::light>(board));
}

// Calls visit(from, to, king) for every step; king is std::true_type or std::false_type.
template <Side side, class Visit>
void for_each_step(const SideToMove<side>& mover, Visit&& visit) {
  const auto in_direction = [&]<int direction>(Squares movers, auto king) {
    for (Squares rest = mover.template steppers<direction>(movers); rest != 0; rest &= rest - 1) {
      const Squares from = rest & -rest;
      visit(from, shifted<direction>(from), king);
    }
  };
  const Squares men = mover.own & ~mover.kings;
  in_direction.template operator()<SideToMove<side>::ahead>(men, std::false_type{});
  in_direction.template operator()<SideToMove<side>::ahead_too>(men, std::false_type{});
  if (mover.kings == 0) return;
  in_direction.template operator()<SideToMove<side>::ahead>(mover.kings, std::true_type{});
  in_direction.template operator()<SideToMove<side>::ahead_too>(mover.kings, std::true_type{});
  in_direction.template operator()<-SideToMove<side>::ahead>(mover.kings, std::true_type{});
  in_direction.template operator()<-SideToMove<side>::ahead_too>(mover.kings, std::true_type{});
}

// The board after a step.
template <Side side, bool king>
constexpr Board after_step(const Board& board, Squares from, Squares to) {
  Board next = board;
  (side == Side::dark ? next.dark : next.light) ^= from | to;
  if constexpr (king) {
    next.kings ^= from | to;
  } else {
    next.kings |= to & crown_row(side);
  }
  return next;
}

// A capture on its way: one piece, walking from jump to jump. Its first square counts as empty; the checkers it has
// jumped stay where they are until the move is over, and cannot be jumped again (CK-6).
template <Side side, Movement movement>
class Jumping {
 public:
  Jumping(const SideToMove<side>& mover, Squares from)
      : from_(from), opposing_(mover.opposing), empty_(mover.empty | from), king_((mover.kings & from) != 0) {}

  // Calls visit(path, to, captured, crowned) for every capture of this piece that may be made as a whole move. The path
  // is filled in by `Path`, which has push(Squares) and pop().
  template <class Path, class Visit>
  void walk(Path& path, Visit&& visit) {
    jump_on(from_, Squares{0}, king_, path, visit);
  }

 private:
  // Tries every jump from `at`; says whether there was one.
  template <class Path, class Visit>
  bool jump_on(Squares at, Squares captured, bool king, Path& path, Visit& visit) {
    bool jumped = try_direction<SideToMove<side>::ahead>(at, captured, king, path, visit);
    jumped |= try_direction<SideToMove<side>::ahead_too>(at, captured, king, path, visit);
    if (king) {
      jumped |= try_direction<-SideToMove<side>::ahead>(at, captured, king, path, visit);
      jumped |= try_direction<-SideToMove<side>::ahead_too>(at, captured, king, path, visit);
    }
    return jumped;
  }

  template <int direction, class Path, class Visit>
  bool try_direction(Squares at, Squares captured, bool king, Path& path, Visit& visit) {
    const Squares over = shifted<direction>(at) & opposing_ & ~captured;
    const Squares to = shifted<direction>(over) & empty_;
    if (to == 0) return false;
    path.push(to);
    const bool crowned = !king && (to & crown_row(side)) != 0;
    const bool ends = crowned && !movement.goes_on;
    const bool further = !ends && jump_on(to, captured | over, king || crowned, path, visit);
    if (!movement.must_finish || !further) visit(path, to, captured | over, king || crowned);
    path.pop();
    return true;
  }

  Squares from_;
  Squares opposing_;
  Squares empty_;
  bool king_;
};

// For those who only want to know where a capture leads.
struct NoPath {
  static void push(Squares /*landed*/) {}
  static void pop() {}
};

// Calls visit(board) with the board after each move: a board reached by two paths is visited twice.
template <Side side, Movement movement, class Visit>
void for_each_successor(const Board& board, Visit&& visit) {
  const SideToMove<side> mover(board);
  const Squares jumpers = mover.all_jumpers();
  for (Squares rest = jumpers; rest != 0; rest &= rest - 1) {
    const Squares from = rest & -rest;
    NoPath path;
    Jumping<side, movement>(mover, from).walk(path, [&](NoPath&, Squares to, Squares captured, bool king) {
      visit(after_move(board, side, from, to, captured, king));
    });
  }
  if (movement.compulsory && jumpers != 0) return;
  for_each_step(mover, [&]<bool king>(Squares from, Squares to, std::bool_constant<king>) {
    visit(after_step<side, king>(board, from, to));
  });
}

// How many captures the mover's men can make among them, without looking at each: a man never goes back, so what it has
// jumped and where it came from do not matter to it, and all men on their way can jump together.
template <Side side, Movement movement>
std::uint64_t count_mens_captures(const SideToMove<side>& mover, Squares men, bool landed) {
  const Squares jump = mover.template jumpers<SideToMove<side>::ahead>(men);
  const Squares jump_too = mover.template jumpers<SideToMove<side>::ahead_too>(men);
  std::uint64_t count = 0;
  if (landed) {
    count = static_cast<std::uint64_t>(std::popcount(movement.must_finish ? men & ~(jump | jump_too) : men));
  }
  if (jump != 0) {
    count += count_mens_captures<side, movement>(mover, shifted<2 * SideToMove<side>::ahead>(jump), true);
  }
  if (jump_too != 0) {
    count += count_mens_captures<side, movement>(mover, shifted<2 * SideToMove<side>::ahead_too>(jump_too), true);
  }
  return count;
}

// How many captures there are.
template <Side side, Movement movement>
std::uint64_t count_captures(const SideToMove<side>& mover, Squares jumpers) {
  // Under goes-on a man may become a king on its way, and is looked at alone like one.
  const Squares alone = movement.goes_on ? jumpers : jumpers & mover.kings;
  std::uint64_t count = 0;
  if (!movement.goes_on) count = count_mens_captures<side, movement>(mover, mover.own & ~mover.kings, false);
  for (Squares rest = alone; rest != 0; rest &= rest - 1) {
    NoPath path;
    Jumping<side, movement>(mover, rest & -rest).walk(path, [&](NoPath&, Squares, Squares, bool) { ++count; });
  }
  return count;
}

// How many moves there are, without making them.
template <Side side, Movement movement>
std::uint64_t count_moves(const Board& board) {
  using Mover = SideToMove<side>;
  const Mover mover(board);
  // Men alone, jumping once at most, are by far the most frequent case, and it needs no branch that is hard to foresee.
  if (mover.kings == 0 && !movement.goes_on) {
    const Squares jump = mover.template jumpers<Mover::ahead>(mover.own);
    const Squares jump_too = mover.template jumpers<Mover::ahead_too>(mover.own);
    const Squares landed = shifted<2 * Mover::ahead>(jump) | shifted<2 * Mover::ahead_too>(jump_too);
    if ((mover.template jumpers<Mover::ahead>(landed) | mover.template jumpers<Mover::ahead_too>(landed)) == 0) {
      const auto captures =
          static_cast<std::uint64_t>(std::popcount(jump)) + static_cast<std::uint64_t>(std::popcount(jump_too));
      const std::uint64_t steps = mover.count_steps();
      if (!movement.compulsory) return captures + steps;
      return captures != 0 ? captures : steps;
    }
  }
  const Squares jumpers = mover.all_jumpers();
  const std::uint64_t captures = jumpers == 0 ? 0 : count_captures<side, movement>(mover, jumpers);
  return movement.compulsory && captures != 0 ? captures : captures + mover.count_steps();
}

}  // namespace fourfold::checkers
