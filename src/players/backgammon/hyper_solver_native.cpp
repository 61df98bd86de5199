// A sweep goes through blocks: all positions against one arrangement of the opponent. Whatever the mover plays there
// leads to that arrangement or to one with some of its lone checkers on the bar, so that all values that a block needs
// lie in a few rows, which stay near the processor.
//
// First come the equities, without a cube and with it, each by the play that is best for it. Then, with the plays that
// are best without a cube, how the game ends.
#include "players/backgammon/hyper_solver.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <tuple>

#include "players/backgammon/hyper_turns.h"
#include "players/parallel.h"
#include "rules/backgammon/outcome.h"

namespace fourfold::backgammon {
namespace {

using players::Accuracy;
using players::TierSettings;

// Six values of a position, which are computed at once.
using Lanes = std::array<double, 6>;

constexpr double rolls_in_all = 36;
constexpr auto roll_weights = [] {
  std::array<double, rolls_of_two_dice> weights{};
  std::size_t next = 0;
  for_each_two_dice([&](Die /*high*/, Die /*low*/, unsigned weight) { weights[next++] = weight / rolls_in_all; });
  return weights;
}();

Part in_parts(double value) { return static_cast<Part>(std::lround(value * parts_of_one)); }

// Equities of the player on roll, or of the one who has just moved.
struct Equities {
  enum Lane : std::uint8_t { cubeless, mine, centred, jacoby, theirs };
  static constexpr bool plays_are_chosen = false;  // each equity is that of the play that is best for it

  // What a position with the opponent on roll is worth to who has just moved.
  static Lanes seen_before(const Lanes& next) {
    const double taken = 2 * next[theirs];
    const double doubled = std::min(taken, 1.0);
    const auto with_choice = [&](double no_double) { return std::max(no_double, doubled); };
    return {-next[cubeless],
            -next[theirs],
            -with_choice(next[centred]),
            -with_choice(next[jacoby]),
            -with_choice(next[mine]),
            0};
  }
  static Lanes won(double points) { return {points, points, points, 1, points, 0}; }
  static Lanes known(const HyperValues& values) {
    return {in_points(values.cubeless()), in_points(values.mine),   in_points(values.centred),
            in_points(values.jacoby),     in_points(values.theirs), 0};
  }
  static Lanes unknown() { return {}; }
  static void keep(const Lanes& lanes, HyperValues& values) {
    // What is worth as much as a game without gammons, until it is known how games end.
    values = {};
    values.win = in_parts((lanes[cubeless] + 1) / 2);
    values.mine = in_parts(lanes[mine]);
    values.centred = in_parts(lanes[centred]);
    values.jacoby = in_parts(lanes[jacoby]);
    values.theirs = in_parts(lanes[theirs]);
  }
};

// Chances of the player on roll, or of the one who has just moved, and the equity that they are to make, by which plays
// are chosen.
struct Endings {
  enum Lane : std::uint8_t { equity, win, win_gammon, win_backgammon, lose_gammon, lose_backgammon };
  static constexpr bool plays_are_chosen = true;  // once and for all, by the equity

  static Lanes seen_before(const Lanes& next) {
    return {-next[equity],         1 - next[win],    next[lose_gammon],
            next[lose_backgammon], next[win_gammon], next[win_backgammon]};
  }
  static Lanes won(double points) { return {points, 1, points > 1 ? 1.0 : 0.0, points > 2 ? 1.0 : 0.0, 0, 0}; }
  static Lanes known(const HyperValues& values) {
    return {in_points(values.cubeless()),     in_points(values.win),         in_points(values.win_gammon),
            in_points(values.win_backgammon), in_points(values.lose_gammon), in_points(values.lose_backgammon)};
  }
  static void keep(const Lanes& lanes, HyperValues& values) {
    values.win = in_parts(lanes[win]);
    values.win_gammon = in_parts(lanes[win_gammon]);
    values.win_backgammon = in_parts(lanes[win_backgammon]);
    values.lose_gammon = in_parts(lanes[lose_gammon]);
    values.lose_backgammon = in_parts(lanes[lose_backgammon]);
  }
};

constexpr double less_than_any = -4;      // game is worth
constexpr std::uint8_t passed = 0xff;     // in place of the number of a way
constexpr std::size_t batch_blocks = 32;  // that do not yet see what the others of the batch have found

// The positions in which the side to roll has `mine` checkers and the other `theirs`.
struct Half {
  Half(int mine_in_play, int theirs_in_play, std::size_t values_start)
      : turns(mine_in_play),
        mine(trios_of(mine_in_play)),
        theirs(trios_of(theirs_in_play)),
        index(mine_in_play, theirs_in_play),
        first_mine(first_trio(mine_in_play)),
        width(first_trio(mine_in_play + 1)),
        values_start(values_start) {
    for (const Trio& trio : mine) mine_points.push_back(trio.points());
  }

  HyperTurns turns;
  std::vector<Trio> mine;
  std::vector<Trio> theirs;
  std::vector<PointSet> mine_points;
  HyperIndex index;
  std::uint32_t first_mine;  // the number of the first arrangement
  std::size_t width;         // of a row: arrangements of the mover with no more checkers
  std::size_t values_start;  // in the tier's file
  // What it is worth to have moved, by the arrangement of the opponent, who is on roll, and then by the mover's number.
  std::vector<Lanes> rows;
  // The number of the way that is best without a cube, once that is known: by theirs, mine and the roll.
  std::vector<std::uint8_t> choices;

  std::uint8_t& choice(std::size_t their_rank, std::size_t rank, std::size_t roll) {
    return choices[(their_rank * mine.size() + rank) * rolls_of_two_dice + roll];
  }
  std::uint8_t choice(std::size_t their_rank, std::size_t rank, std::size_t roll) const {
    return choices[(their_rank * mine.size() + rank) * rolls_of_two_dice + roll];
  }
};

struct Block {
  std::size_t half;
  std::uint32_t theirs;
};

template <class Kind>
class Sweeps {
 public:
  Sweeps(std::vector<Half>& halves, const std::vector<Block>& blocks, const TierSettings& settings)
      : halves_(halves), blocks_(blocks), settings_(settings) {}

  // All that plays lead to: what tables know, the end of the game, and of this tier what is believed so far, as
  // `begun(place in the file)` says.
  template <class Begun>
  void fill(Gammons reading, const HyperTables& tables, Begun begun) {
    for (Half& half : halves_) {
      const Half& other = other_half(half);
      half.rows.assign(half.theirs.size() * half.width, Lanes{});
      const int fewer_in_play = half.mine[0].in_play() - 1;
      std::vector<Trio> after;
      for (int checkers = 0; checkers <= fewer_in_play; ++checkers) {
        const auto more = trios_of(checkers);
        after.insert(after.end(), more.begin(), more.end());
      }
      for (std::size_t theirs = 0; theirs < half.theirs.size(); ++theirs) {
        const Trio& opposing = half.theirs[theirs];
        const PointSet taken = mirrored(opposing.points());
        Lanes* const row = &half.rows[theirs * half.width];
        row[0] = Kind::won(win_multiple(reading, opposing.checkers()));
        for (std::size_t number = 1; number < after.size(); ++number) {
          if ((after[number].points() & taken) != 0) continue;
          row[number] = Kind::seen_before(Kind::known(*tables.at(opposing, after[number])));
        }
        for (std::size_t rank = 0; rank < half.mine.size(); ++rank) {
          if ((half.mine_points[rank] & taken) != 0) continue;
          row[half.first_mine + rank] =
              Kind::seen_before(begun(other.values_start + other.index(opposing, half.mine[rank])));
        }
      }
    }
  }

  // Until the values hardly change. Nothing if it was stopped.
  template <class Told>
  std::optional<Accuracy> solve(double wanted, Told told) {
    Accuracy accuracy;
    while (accuracy.residual > wanted) {
      const auto residual = sweep();
      if (!residual) return std::nullopt;
      accuracy = {*residual, accuracy.sweeps + 1};
      told(accuracy);
    }
    return accuracy;
  }

  // Notes the plays that are best by the first lane.
  void choose() {
    for (Half& half : halves_) half.choices.assign(half.theirs.size() * half.mine.size() * rolls_of_two_dice, passed);
    players::in_parallel(blocks_.size(), settings_.threads, [&](std::size_t i, unsigned /*thread*/) {
      Half& half = halves_[blocks_[i].half];
      const Against opposing = against(blocks_[i]);
      for (std::uint32_t rank = 0; rank < half.mine.size(); ++rank) {
        if ((half.mine_points[rank] & opposing.taken) != 0) continue;
        const auto rolls = half.turns.rolls(rank);
        for (std::size_t roll = 0; roll < rolls.size(); ++roll) {
          double best = less_than_any;
          for_each_playable(half.turns, rolls[roll], opposing.blocks, [&](const HyperWay& way) {
            const double equity = opposing.after(way)[0];
            if (equity <= best) return;
            best = equity;
            half.choice(blocks_[i].theirs, rank, roll) = half.turns.number_of(rolls[roll], way);
          });
        }
      }
      return true;
    });
  }

  // What follows from all that is believed.
  void keep(std::vector<HyperValues>& values) const {
    players::in_parallel(blocks_.size(), settings_.threads, [&](std::size_t i, unsigned /*thread*/) {
      const Half& half = halves_[blocks_[i].half];
      const std::vector<Lanes> found = solve_block(blocks_[i]);
      const PointSet taken = mirrored(half.theirs[blocks_[i].theirs].points());
      HyperValues* next = &values[half.values_start + half.index.row_start(blocks_[i].theirs)];
      for (std::size_t rank = 0; rank < half.mine.size(); ++rank) {
        if ((half.mine_points[rank] & taken) == 0) Kind::keep(found[rank], *next++);
      }
      return true;
    });
  }

 private:
  Half& other_half(const Half& half) const { return halves_[&half == halves_.data() ? halves_.size() - 1 : 0]; }

  // The most that a value changed; nothing if it was stopped.
  std::optional<double> sweep() {
    double residual = 0;
    for (std::size_t begin = 0; begin < blocks_.size(); begin += batch_blocks) {
      const std::size_t count = std::min(batch_blocks, blocks_.size() - begin);
      std::vector<std::vector<Lanes>> found(count);
      const bool done = players::in_parallel(count, settings_.threads, [&](std::size_t i, unsigned /*thread*/) {
        if (settings_.stop && settings_.stop()) return false;
        found[i] = solve_block(blocks_[begin + i]);
        return true;
      });
      if (!done) return std::nullopt;
      for (std::size_t i = 0; i < count; ++i) residual = std::max(residual, believe(blocks_[begin + i], found[i]));
    }
    return residual;
  }

  double believe(const Block& block, const std::vector<Lanes>& found) {
    const Half& half = halves_[block.half];
    Half& other = other_half(half);
    const PointSet taken = mirrored(half.theirs[block.theirs].points());
    double most = 0;
    for (std::size_t rank = 0; rank < half.mine.size(); ++rank) {
      if ((half.mine_points[rank] & taken) != 0) continue;
      Lanes& there = other.rows[rank * other.width + other.first_mine + block.theirs];
      const Lanes now = Kind::seen_before(found[rank]);
      for (std::size_t lane = 0; lane < now.size(); ++lane) most = std::max(most, std::abs(now[lane] - there[lane]));
      there = now;
    }
    return most;
  }

  // One arrangement that stands against the mover, points as the mover counts them.
  struct Against {
    PointSet taken = 0;
    PointSet blocks = 0;
    std::array<int, hyper_checkers> blots{};
    // Which of their lone checkers a way hits says which row it leads to.
    std::array<const Lanes*, 1 << hyper_checkers> rows{};

    const Lanes& after(const HyperWay& way) const {
      const std::size_t hit =
          (way.lands_on >> blots[0] & 1) | (way.lands_on >> blots[1] & 1) << 1 | (way.lands_on >> blots[2] & 1) << 2;
      return rows[hit][way.after];
    }
  };

  Against against(const Block& block) const {
    const Half& half = halves_[block.half];
    const Trio& theirs = half.theirs[block.theirs];
    constexpr int nowhere = 31;
    Against found{mirrored(theirs.points()), mirrored(theirs.held()), {nowhere, nowhere, nowhere}, {}};
    std::size_t count = 0;
    for (PointSet rest = found.taken & ~found.blocks; rest != 0; rest &= rest - 1)
      found.blots[count++] = std::countr_zero(rest);
    for (std::size_t hit = 0; hit < std::size_t{1} << count; ++hit) {
      Trio left = theirs;
      for (std::size_t i = 0; i < count; ++i) {
        if ((hit >> i & 1) != 0) left = left.moved(points + 1 - found.blots[i], bar);
      }
      found.rows[hit] = &half.rows[rank_of(left) * half.width];
    }
    return found;
  }

  // Of each value the most that a roll's plays lead to; where there is none, what it is if nothing moves.
  static Lanes best_after(const Half& half, const HyperWays& roll, const Against& opposing, const Lanes& stays) {
    Lanes best;
    best.fill(less_than_any);
    const bool played = for_each_playable(half.turns, roll, opposing.blocks, [&](const HyperWay& way) {
      const Lanes& after = opposing.after(way);
      for (std::size_t lane = 0; lane < best.size(); ++lane)
        best[lane] = best[lane] < after[lane] ? after[lane] : best[lane];
    });
    return played ? best : stays;
  }

  // Before the roll, against one arrangement, by the rank of the side to roll.
  std::vector<Lanes> solve_block(const Block& block) const {
    const Half& half = halves_[block.half];
    const Against opposing = against(block);
    std::vector<Lanes> found(half.mine.size());
    for (std::uint32_t rank = 0; rank < half.mine.size(); ++rank) {
      if ((half.mine_points[rank] & opposing.taken) != 0) continue;
      Lanes mean{};
      const auto rolls = half.turns.rolls(rank);
      for (std::size_t roll = 0; roll < rolls.size(); ++roll) {
        const Lanes& stays = opposing.rows[0][half.first_mine + rank];
        Lanes after;
        if constexpr (Kind::plays_are_chosen) {
          const std::uint8_t choice = half.choice(block.theirs, rank, roll);
          after = choice == passed ? stays : opposing.after(half.turns.way(rolls[roll], choice));
        } else {
          after = best_after(half, rolls[roll], opposing, stays);
        }
        for (std::size_t lane = 0; lane < mean.size(); ++lane) mean[lane] += roll_weights[roll] * after[lane];
      }
      found[rank] = mean;
    }
    return found;
  }

  std::vector<Half>& halves_;
  const std::vector<Block>& blocks_;
  const TierSettings& settings_;
};

int pips(const Trio& trio) {
  int sum = 0;
  for (const std::uint8_t place : trio.places()) sum += place;
  return sum;
}

std::vector<Block> blocks_of(const std::vector<Half>& halves) {
  std::vector<Block> blocks;
  for (std::size_t half = 0; half < halves.size(); ++half) {
    for (std::uint32_t theirs = 0; theirs < halves[half].theirs.size(); ++theirs) blocks.push_back({half, theirs});
  }
  // Those that are nearest to the end first: others depend on them.
  std::ranges::sort(blocks, {}, [&](const Block& block) {
    return std::tuple(pips(halves[block.half].theirs[block.theirs]), block.half, block.theirs);
  });
  return blocks;
}

constexpr double share_of_equities = 0.8;  // of the time

}  // namespace

SolvedHyperTier solve_hyper_tier(Gammons reading, const HyperTier& tier, const HyperTables& tables,
                                 std::vector<HyperValues> begun, const TierSettings& settings) {
  std::vector<Half> halves;
  halves.emplace_back(tier.more, tier.fewer, 0);
  if (!tier.even()) halves.emplace_back(tier.fewer, tier.more, halves[0].index.size());
  const std::vector<Block> blocks = blocks_of(halves);
  SolvedHyperTier solved;
  solved.values = std::move(begun);
  const bool fresh = solved.values.empty();
  solved.values.resize(tier.positions());
  const auto tell = [&](const Accuracy& accuracy, double from, double to) {
    if (!settings.told) return;
    settings.told({accuracy, from + (to - from) * players::share_done(accuracy.residual, hyper_residual)});
  };

  Sweeps<Equities> equities(halves, blocks, settings);
  equities.fill(reading, tables,
                [&](std::size_t place) { return fresh ? Equities::unknown() : Equities::known(solved.values[place]); });
  const auto first =
      equities.solve(hyper_residual, [&](const Accuracy& accuracy) { tell(accuracy, 0, share_of_equities); });
  equities.keep(solved.values);
  if (!first) return solved;

  Sweeps<Endings> endings(halves, blocks, settings);
  endings.fill(reading, tables, [&](std::size_t place) { return Endings::known(solved.values[place]); });
  endings.choose();
  const auto then = endings.solve(hyper_residual, [&](const Accuracy& accuracy) {
    tell({accuracy.residual, accuracy.sweeps + first->sweeps}, share_of_equities, 1);
  });
  endings.keep(solved.values);
  if (!then) return solved;
  solved.accuracy = {std::max(first->residual, then->residual), first->sweeps + then->sweeps};
  solved.finished = true;
  return solved;
}

std::size_t bytes_to_solve(const HyperTier& tier) {
  const auto rows = [](int mine, int theirs) {
    return std::size_t{count_trios(theirs)} * first_trio(mine + 1) * sizeof(Lanes);
  };
  const std::size_t choices =
      std::size_t{count_trios(tier.more)} * count_trios(tier.fewer) * (tier.even() ? 1 : 2) * rolls_of_two_dice;
  return rows(tier.more, tier.fewer) + (tier.even() ? 0 : rows(tier.fewer, tier.more)) + choices +
         tier.positions() * sizeof(HyperValues) + (std::size_t{32} << 20);
}

}  // namespace fourfold::backgammon
