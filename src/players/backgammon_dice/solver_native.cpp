// How a sweep goes. The positions of one arrangement of the other side's pawns, `theirs`, are a block. Within it the
// arrangements of the mover come in an order in which every step that captures nothing leads to one that was there
// before, so that a position needs a look at each of its first steps only: it keeps the best chance with one, two and
// three dice of a number left, which is what a second die and the rest of a double may add to a first step. A capture
// leads into the block in which that pawn is captured; such blocks come earlier in the sweep, and what they keep stays.
//
// Over the turn a capture may be owed (BD-6, `turn`). So two chances are kept: of the best rest of the turn, for turns
// that have captured; and of the best that captures, if any does. A turn that can capture takes the second.
//
// Blocks are shared out in batches among the threads. What a batch finds is seen by later ones only, so that it does
// not matter which thread was first.
#include "players/backgammon_dice/solver.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>

#include "players/backgammon_dice/mover_steps.h"
#include "players/parallel.h"
#include "rules/die.h"

namespace fourfold::backgammon_dice {
namespace {

constexpr std::size_t numbers = Die::sides;
constexpr std::size_t lanes = 8;         // one a number, and the next one:
constexpr std::size_t no_die = numbers;  // the chance when the turn ends here
constexpr Chance no_way = -1;            // below every chance
constexpr std::size_t batch_blocks = 64;

using Lanes = std::array<Chance, lanes>;

constexpr Lanes no_ways = [] {
  Lanes none{};
  none.fill(no_way);
  return none;
}();

void raise(Lanes& best, const Lanes& more) {
  for (std::size_t i = 0; i < lanes; ++i) best[i] = std::max(best[i], more[i]);
}
void raise(Chance& best, Chance more) { best = std::max(best, more); }

// The mover's chance in the middle of a turn, by the number of the dice that are left: one, two or three of it.
struct Rest {
  std::array<Lanes, 3> best;
  std::array<Lanes, 3> capturing;  // no_way where nothing can be captured any more
};

// The same after a capture, when none is owed any more; packed, as there are many.
struct RestAfterCapture {
  Lanes one;
  std::array<Chance, numbers> two;
  std::array<Chance, numbers> three;
};

// What the first steps with one number lead to: those that capture, and those of the others that the duties allow.
struct FirstSteps {
  bool duty = false;
  struct Onward {
    Lanes one = no_ways;
    Chance two = no_way;
    Chance three = no_way;

    // With so many dice of the number before this step.
    Chance with(std::size_t dice, std::size_t number) const {
      return dice == 1 ? one[no_die] : dice == 2 ? one[number] : dice == 3 ? two : three;
    }
  };
  Onward captured;
  Onward other;
  Onward other_capturing;
};

// One of the two sides to roll of a tier.
struct Half {
  Half(const Rules& rules, int mine, int theirs, std::size_t values_at)
      : steps(rules, mine), index(mine, theirs), theirs(arrangements_of(theirs)), values_start(values_at) {
    std::size_t start = 0;
    for (const Pawns& opposing : this->theirs) {
      rests_starts.push_back(start);
      if (opposing.captured() == 0) continue;
      const SpaceSet taken = opposing.mirrored_occupancy().any;
      start += index.row_size(static_cast<std::uint32_t>(rests_starts.size() - 1));
      for (std::size_t i = 0; i < steps.fewer(); ++i) start += (steps.spaces(i) & taken) == 0 ? std::size_t{1} : 0;
    }
    rests = std::make_unique_for_overwrite<RestAfterCapture[]>(start);
  }

  MoverSteps steps;
  PositionIndex index;
  std::vector<Pawns> theirs;
  std::size_t values_start;
  // Of blocks in which a pawn is captured.
  std::vector<std::size_t> rests_starts;
  std::unique_ptr<RestAfterCapture[]> rests;
};

struct Block {
  std::size_t half = 0;
  std::uint32_t theirs = 0;
};

// What one thread works with.
struct Desk {
  std::vector<std::uint16_t> place;  // in the block, by arrangement
  std::vector<Rest> rests;
  // For each blot of theirs, the place in the block in which it is captured.
  std::array<std::vector<std::uint16_t>, pawns_a_side> captured_place;
};

// After some sweeps what a sweep changes is the same again and again, only smaller by the same factor, because a few
// long fights go round in circles. Then all sweeps to come are known, and are added at once (Aitken's method). Where
// the two sides wait for each other the factor is negative.
class Extrapolation {
 public:
  explicit Extrapolation(std::size_t size) : change_(size) {}

  void before_sweep(const std::vector<Chance>& values) { before_ = values; }

  void after_sweep(double residual, std::vector<Chance>& values) {
    double product = 0;
    double square = 0;
    for (std::size_t i = 0; i < values.size(); ++i) {
      const Chance change = values[i] - before_[i];
      product += static_cast<double>(change) * change_[i];
      square += static_cast<double>(change_[i]) * change_[i];
      change_[i] = change;
    }
    const double factor = square > 0 ? product / square : 0;
    steady_ = std::abs(factor - factor_) < 0.01 ? steady_ + 1 : 0;
    factor_ = factor;
    // Not before the front of what is known has come through.
    if (steady_ < 2 || std::abs(factor) > 0.98 || residual > 0.02) return;
    const double ahead = factor / (1 - factor);
    for (std::size_t i = 0; i < values.size(); ++i) {
      values[i] = static_cast<Chance>(std::clamp<double>(values[i] + ahead * change_[i], 0, certain));
    }
    steady_ = 0;
    std::ranges::fill(change_, 0);
  }

 private:
  std::vector<Chance> before_;
  std::vector<Chance> change_;
  double factor_ = 0;
  int steady_ = 0;  // sweeps since the factor last changed
};

template <Duty duty>
class TierSolver {
 public:
  TierSolver(const Rules& rules, const Tier& tier, const SolvedTables& tables, std::vector<Chance> begun,
             const TierSettings& settings)
      : tables_(tables), settings_(settings), must_bear_off_(rules.must_bear_off), values_(std::move(begun)) {
    halves_.emplace_back(rules, tier.more, tier.fewer, 0);
    if (!tier.even()) halves_.emplace_back(rules, tier.fewer, tier.more, halves_[0].index.size());
    values_.resize(tier.positions(), certain / 2);
    for (std::size_t half = 0; half < halves_.size(); ++half) {
      for (std::uint32_t theirs = 0; theirs < halves_[half].theirs.size(); ++theirs) blocks_.push_back({half, theirs});
    }
    // Most captured first; then those that are nearest to the end, on which the others depend.
    const auto before = [&](const Block& a, const Block& b) {
      const auto rank = [&](const Block& block) {
        const Pawns pawns = halves_[block.half].theirs[block.theirs];
        return std::tuple(-pawns.captured(), -progress(pawns), block.half, block.theirs);
      };
      return rank(a) < rank(b);
    };
    std::ranges::sort(blocks_, before);
    desks_.resize(settings.threads);
  }

  SolvedTier solve() {
    SolvedTier solved;
    Extrapolation extrapolation(values_.size());
    while (solved.accuracy.residual > solved_residual) {
      extrapolation.before_sweep(values_);
      const auto residual = sweep();
      if (!residual) break;
      solved.accuracy = {*residual, solved.accuracy.sweeps + 1};
      if (settings_.told) settings_.told({solved.accuracy, players::share_done(*residual, solved_residual)});
      extrapolation.after_sweep(*residual, values_);
    }
    solved.finished = solved.accuracy.residual <= solved_residual;
    solved.values = std::move(values_);
    return solved;
  }

 private:
  static int progress(Pawns pawns) {
    int sum = 0;
    for (const Pawn pawn : pawns.list()) sum += pawn.space;
    return sum;
  }
  Half& other_half(const Block& block) { return halves_[halves_.size() - 1 - block.half]; }
  int captured_in(const Block& block) const { return halves_[block.half].theirs[block.theirs].captured(); }

  // The most that a chance changed; nothing if it was stopped.
  std::optional<double> sweep() {
    double residual = 0;
    for (std::size_t begin = 0; begin < blocks_.size();) {
      std::size_t end = begin;
      while (end < blocks_.size() && end < begin + batch_blocks &&
             captured_in(blocks_[end]) == captured_in(blocks_[begin]))
        ++end;
      std::vector<std::vector<Chance>> rows(end - begin);
      const bool done = players::in_parallel(end - begin, settings_.threads, [&](std::size_t i, unsigned thread) {
        if (settings_.stop && settings_.stop()) return false;
        rows[i] = solve_block(blocks_[begin + i], desks_[thread]);
        return true;
      });
      if (!done) return std::nullopt;
      for (std::size_t i = 0; i < rows.size(); ++i) residual = std::max(residual, keep(blocks_[begin + i], rows[i]));
      begin = end;
    }
    return residual;
  }

  double keep(const Block& block, const std::vector<Chance>& row) {
    const Half& half = halves_[block.half];
    Chance* const kept = values_.data() + half.values_start + half.index.row_start(block.theirs);
    Chance most = 0;
    for (std::size_t i = 0; i < row.size(); ++i) most = std::max(most, std::abs(row[i] - kept[i]));
    std::ranges::copy(row, kept);
    return in_parts_of_one(most);
  }

  // The places of the mover's arrangements that leave theirs their spaces.
  static std::size_t number_places(const MoverSteps& steps, SpaceSet theirs, std::vector<std::uint16_t>& places) {
    places.resize(steps.size());
    std::uint16_t next = 0;
    for (std::size_t i = 0; i < steps.size(); ++i) {
      places[i] = next;
      next = static_cast<std::uint16_t>(next + ((steps.spaces(i) & theirs) == 0 ? 1 : 0));
    }
    return next;
  }

  // What stands against the mover in a block, spaces as the mover counts them.
  struct Against {
    SpaceSet blocks;
    SpaceSet blots;
    std::array<std::uint8_t, off_space> blot_number;
    std::array<const RestAfterCapture*, pawns_a_side> captured;
  };

  Against against(const Half& half, Pawns theirs, Desk& desk) const {
    const Occupancy here = theirs.mirrored_occupancy();
    Against found{here.two, here.any & ~here.two, {}, {}};
    std::size_t number = 0;
    for (SpaceSet rest = found.blots; rest != 0; rest &= rest - 1) {
      const int space = std::countr_zero(rest);
      const Pawns fewer = theirs.with(pawn_on(off_space - space), pawn_on(captured_space));
      found.blot_number[static_cast<std::size_t>(space)] = static_cast<std::uint8_t>(number);
      found.captured[number] = half.rests.get() + half.rests_starts[rank_among(fewer, all_spaces)];
      number_places(half.steps, fewer.mirrored_occupancy().any, desk.captured_place[number]);
      ++number;
    }
    return found;
  }

  std::vector<Chance> solve_block(const Block& block, Desk& desk) {
    Half& half = halves_[block.half];
    const Half& other = other_half(block);
    const Pawns theirs = half.theirs[block.theirs];
    const Against opposing = against(half, theirs, desk);
    const SpaceSet taken = opposing.blocks | opposing.blots;
    desk.rests.resize(number_places(half.steps, taken, desk.place));
    RestAfterCapture* kept = theirs.captured() > 0 ? half.rests.get() + half.rests_starts[block.theirs] : nullptr;
    std::vector<Chance> row(half.index.row_size(block.theirs));
    std::size_t left = row.size();  // arrangements come in descending order here
    for (std::size_t mine = 0; mine < half.steps.size(); ++mine) {
      if ((half.steps.spaces(mine) & taken) != 0) continue;
      Rest& rest = desk.rests[desk.place[mine]];
      if (mine < half.steps.fewer()) {
        const Pawns pawns = half.steps.pawns(mine);
        if (pawns.all_off()) {
          win(rest);
        } else {
          // Tiers of fewer pawns are solved before. NOLINTNEXTLINE(bugprone-unchecked-optional-access)
          look(half.steps, mine, opposing, desk, certain - tables_.chance(theirs, pawns).value(), rest);
        }
      } else {
        const Pawns pawns = half.steps.pawns(mine);
        const auto turned = static_cast<std::uint32_t>(half.steps.size() - 1 - mine);
        const std::size_t there = other.values_start + other.index.row_start(turned) +
                                  rank_among(theirs, all_spaces & ~pawns.mirrored_occupancy().any);
        row[--left] = look(half.steps, mine, opposing, desk, certain - values_[there], rest);
      }
      if (kept == nullptr) continue;
      kept->one = rest.best[0];
      std::copy_n(rest.best[1].begin(), numbers, kept->two.begin());
      std::copy_n(rest.best[2].begin(), numbers, kept->three.begin());
      ++kept;
    }
    return row;
  }

  // The last pawn has left, whatever dice there are.
  static void win(Rest& rest) {
    rest.best.fill(no_ways);
    for (Lanes& best : rest.best) std::fill_n(best.begin(), numbers + 1, certain);
    rest.capturing.fill(no_ways);
  }

  // The chance before the roll; and fills in what is kept of the position. `stay` is the chance if the turn ends here.
  Chance look(const MoverSteps& steps, std::size_t mine, const Against& opposing, const Desk& desk, Chance stay,
              Rest& rest) const {
    std::array<FirstSteps, numbers> first;
    std::int64_t sum = 0;  // over the 36 rolls
    rest.best[0] = rest.capturing[0] = no_ways;
    rest.best[0][no_die] = stay;
    for (std::size_t number = 0; number < numbers; ++number) {
      FirstSteps& found = first[number];
      look_at_steps(steps.steps(mine, static_cast<int>(number) + 1), number, opposing, desk, found);
      for (std::size_t dice = 1; dice <= 4; ++dice) {
        const Chance captured = found.captured.with(dice, number);
        const Chance best = ended(std::max(captured, found.other.with(dice, number)), stay);
        const Chance capturing = std::max(captured, found.other_capturing.with(dice, number));
        if (dice == 4) {
          sum += owing(capturing, best);
        } else {
          rest.best[dice - 1][number] = best;
          rest.capturing[dice - 1][number] = capturing;
        }
      }
    }
    for (std::size_t high = 1; high < numbers; ++high) {
      for (std::size_t low = 0; low < high; ++low)
        sum += 2 * std::int64_t{pair(first[high], high, first[low], low, stay)};
    }
    return static_cast<Chance>((sum + 18) / 36);
  }

  void look_at_steps(std::span<const MoverStep> steps, std::size_t number, const Against& opposing, const Desk& desk,
                     FirstSteps& found) const {
    for (const MoverStep& step : steps) {
      found.duty = found.duty || (duty != Duty::none && (step.lands_on & opposing.blots) != 0) ||
                   (must_bear_off_ && step.matches_home);
    }
    for (const MoverStep& step : steps) {
      if ((step.lands_on & opposing.blocks) != 0) continue;
      if ((step.lands_on & opposing.blots) != 0) {
        const std::size_t blot = opposing.blot_number[static_cast<std::size_t>(std::countr_zero(step.lands_on))];
        const RestAfterCapture& after = opposing.captured[blot][desk.captured_place[blot][step.to]];
        raise(found.captured.one, after.one);
        raise(found.captured.two, after.two[number]);
        raise(found.captured.three, after.three[number]);
        continue;
      }
      if (found.duty && !(must_bear_off_ && step.matches_home)) continue;
      const Rest& after = desk.rests[desk.place[step.to]];
      raise(found.other.one, after.best[0]);
      raise(found.other.two, after.best[1][number]);
      raise(found.other.three, after.best[2][number]);
      if constexpr (duty == Duty::turn) {
        raise(found.other_capturing.one, after.capturing[0]);
        raise(found.other_capturing.two, after.capturing[1][number]);
        raise(found.other_capturing.three, after.capturing[2][number]);
      }
    }
  }

  // Either die first; a duty that one of them has is before what the other could do.
  static Chance pair(const FirstSteps& a, std::size_t number_a, const FirstSteps& b, std::size_t number_b,
                     Chance stay) {
    Chance capturing = std::max(a.captured.one[number_b], b.captured.one[number_a]);
    Chance best = capturing;
    if (a.duty || !b.duty) {
      raise(capturing, a.other_capturing.one[number_b]);
      raise(best, a.other.one[number_b]);
    }
    if (b.duty || !a.duty) {
      raise(capturing, b.other_capturing.one[number_a]);
      raise(best, b.other.one[number_a]);
    }
    return owing(capturing, ended(best, stay));
  }

  // A turn that can capture has to (BD-6, `turn`).
  static Chance owing(Chance capturing, Chance best) {
    return duty == Duty::turn && capturing != no_way ? capturing : best;
  }
  // Where no step is left the turn ends; without duties it may anywhere.
  static Chance ended(Chance best, Chance stay) {
    return best == no_way || (duty == Duty::none && best < stay) ? stay : best;
  }

  const SolvedTables& tables_;
  const TierSettings& settings_;
  bool must_bear_off_;
  std::vector<Half> halves_;
  std::vector<Chance> values_;
  std::vector<Block> blocks_;
  std::vector<Desk> desks_;
};

}  // namespace

SolvedTier solve_tier(const Rules& rules, const Tier& tier, const SolvedTables& tables, std::vector<Chance> begun,
                      const TierSettings& settings) {
  const auto solve = [&]<Duty duty>() {
    return TierSolver<duty>(rules, tier, tables, std::move(begun), settings).solve();
  };
  switch (rules.duty) {
    case Duty::step:
      return solve.template operator()<Duty::step>();
    case Duty::none:
      return solve.template operator()<Duty::none>();
    case Duty::turn:
      break;
  }
  return solve.template operator()<Duty::turn>();
}

std::size_t bytes_to_solve(const Tier& tier) {
  // Chances of all positions and how they changed, and what is kept of those in which one of theirs is captured: as
  // many as there are with that pawn gone.
  const auto half = [](int mine, int theirs) {
    std::size_t captured = 0;
    for (const Pawns& opposing : arrangements_of(theirs - 1)) {
      captured += count_arrangements(last_space - std::popcount(opposing.occupancy().any), mine);
    }
    return captured * sizeof(RestAfterCapture);
  };
  return tier.positions() * 3 * sizeof(Chance) + half(tier.more, tier.fewer) +
         (tier.even() ? 0 : half(tier.fewer, tier.more)) + (std::size_t{64} << 20);
}

}  // namespace fourfold::backgammon_dice
