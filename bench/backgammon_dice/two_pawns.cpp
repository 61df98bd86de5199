#include "bench/backgammon_dice/two_pawns.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <cstdio>
#include <utility>

#include "players/parallel.h"

namespace fourfold::backgammon_dice {
namespace {

// What a pawn may be: on a space with one of four sides (by these rules the three Regular ones are alike), captured, or
// borne off. Two of these, in any order, are what a side may have.
constexpr std::size_t sides = 4;
constexpr std::size_t captured_pawn = sides * last_space;
constexpr std::size_t pawn_off = captured_pawn + 1;
constexpr std::size_t kinds = pawn_off + 1;
constexpr std::size_t arrangements = kinds * (kinds + 1) / 2;
constexpr std::array<Face, sides> faces = {Face::regular, Face::double_plus, Face::switch_zero, Face::half_minus};

std::size_t kind_of(Pawn pawn) {
  if (pawn.space == captured_space) return captured_pawn;
  if (pawn.space == off_space) return pawn_off;
  const auto* face = std::ranges::find(faces, pawn.face);
  const std::size_t side = face == faces.end() ? 0 : static_cast<std::size_t>(face - faces.begin());
  return sides * (pawn.space - 1U) + side;
}

Pawn pawn_of(std::size_t kind) {
  if (kind == captured_pawn) return pawn_on(captured_space);
  if (kind == pawn_off) return pawn_on(off_space);
  return pawn_on(static_cast<int>(kind / sides) + 1, faces[kind % sides]);
}

// The first two: the others are borne off.
std::size_t arrangement_of(const Pawns& pawns) {
  const auto list = pawns.list();
  const auto [low, high] = std::minmax({kind_of(list[0]), kind_of(list[1])});
  return high * (high + 1) / 2 + low;
}

std::array<Pawn, pawns_a_side> pawns_of(std::size_t arrangement) {
  std::size_t high = 0;
  while ((high + 1) * (high + 2) / 2 <= arrangement) ++high;
  std::array<Pawn, pawns_a_side> pawns;
  pawns.fill(pawn_on(off_space));
  pawns[0] = pawn_of(arrangement - high * (high + 1) / 2);
  pawns[1] = pawn_of(high);
  return pawns;
}

std::size_t number_of(const State& state) {
  return arrangement_of(state.mine()) * arrangements + arrangement_of(state.theirs());
}

constexpr std::size_t positions_at_once = 4096;
constexpr double settled = 1e-7;

}  // namespace

// Of some positions: for each, its rolls; for each roll, its weight and how many positions it may lead to, and these.
// The largest number stands for a game that is won.
struct TwoPawns::Followers {
  static constexpr std::uint32_t won = ~std::uint32_t{0};

  std::size_t first = 0;  // among all positions
  std::vector<std::uint16_t> rolls;
  std::vector<std::uint16_t> weights;
  std::vector<std::uint16_t> counts;
  std::vector<std::uint32_t> to;
};

State TwoPawns::start(Seat first) const {
  Position position;
  for (auto& pawns : position.pawns) {
    pawns.fill(pawn_on(off_space));
    pawns[0] = pawn_on(1);
    pawns[1] = pawn_on(6);
  }
  position.turn = first;
  return State::from(rules_, position).value();
}

State TwoPawns::state_of(std::size_t number) const {
  Position position;
  position.pawns = {pawns_of(number / arrangements), pawns_of(number % arrangements)};
  return State::from(rules_, position).value();
}

void TwoPawns::find_positions() {
  chances_.assign(arrangements * arrangements, 0.5);
  Position position;
  for (std::size_t mine = 0; mine < arrangements; ++mine) {
    position.pawns[0] = pawns_of(mine);
    for (std::size_t theirs = 0; theirs < arrangements; ++theirs) {
      position.pawns[1] = pawns_of(theirs);
      const auto state = State::from(rules_, position);
      if (state && phase(*state) == Phase::roll)
        before_.push_back(static_cast<std::uint32_t>(mine * arrangements + theirs));
    }
  }
  // The later in the game, the sooner known: first those with more pawns borne off.
  std::ranges::sort(before_, {}, [&](std::uint32_t number) {
    const State state = state_of(number);
    return std::pair(-(state.mine().off() + state.theirs().off()), number);
  });
}

void TwoPawns::list(Followers& followers, std::size_t from, std::size_t to) const {
  followers.first = from;
  std::vector<std::uint32_t> found;
  for (std::size_t i = from; i < to; ++i) {
    const State before = state_of(before_[i]);
    const auto rolls = chance(before).rolls;
    followers.rolls.push_back(static_cast<std::uint16_t>(rolls.size()));
    for (const auto& [dice, weight] : rolls) {
      const State rolled = roll(before, dice);
      found.clear();
      for (const Play& play : legal(rolled)) {
        const State after = apply(rolled, play);
        found.push_back(phase(after) == Phase::over ? Followers::won : static_cast<std::uint32_t>(number_of(after)));
      }
      std::ranges::sort(found);
      found.erase(std::ranges::unique(found).begin(), found.end());
      followers.weights.push_back(static_cast<std::uint16_t>(weight));
      followers.counts.push_back(static_cast<std::uint16_t>(found.size()));
      followers.to.insert(followers.to.end(), found.begin(), found.end());
    }
  }
}

// One sweep over all positions; by how much the most changed one has changed.
double TwoPawns::settle(const std::vector<Followers>& all, unsigned threads) {
  std::atomic<double> most = 0;
  players::in_parallel(all.size(), threads, [&](std::size_t piece, unsigned /*thread*/) {
    const Followers& followers = all[piece];
    std::size_t roll = 0;
    const std::uint32_t* to = followers.to.data();
    double changed = 0;
    for (std::size_t i = 0; i < followers.rolls.size(); ++i) {
      double sum = 0;
      double weights = 0;
      for (const std::size_t end = roll + followers.rolls[i]; roll < end; ++roll) {
        double best = 0;
        for (const std::uint32_t* const last = to + followers.counts[roll]; to < last; ++to) {
          if (*to == Followers::won)
            best = 1;
          else
            best = std::max(best, 1 - std::atomic_ref(chances_[*to]).load(std::memory_order_relaxed));
        }
        sum += followers.weights[roll] * best;
        weights += followers.weights[roll];
      }
      double& chance = chances_[before_[followers.first + i]];
      const double now = sum / weights;
      changed = std::max(changed, std::abs(now - chance));
      std::atomic_ref(chance).store(now, std::memory_order_relaxed);
    }
    for (double before = most; before < changed && !most.compare_exchange_weak(before, changed);) {
    }
    return true;
  });
  return most;
}

void TwoPawns::solve(unsigned threads) {
  find_positions();
  std::fprintf(stderr, "%zu positions\n", before_.size());
  std::vector<Followers> all((before_.size() + positions_at_once - 1) / positions_at_once);
  std::atomic<std::size_t> listed = 0;
  players::in_parallel(all.size(), threads, [&](std::size_t piece, unsigned thread) {
    list(all[piece], piece * positions_at_once, std::min(before_.size(), (piece + 1) * positions_at_once));
    ++listed;
    if (thread == 0) std::fprintf(stderr, "\r%zu of %zu pieces listed ", listed.load(), all.size());
    return true;
  });
  int sweeps = 0;
  do {
    residual_ = settle(all, threads);
    std::fprintf(stderr, "\rsweep %d: %.1e changed at most   ", ++sweeps, residual_);
  } while (residual_ > settled);
  std::fprintf(stderr, "\n");
}

double TwoPawns::winning_chance(const State& before_roll) const { return chances_[number_of(before_roll)]; }

double TwoPawns::chance_after(const State& after) const {
  return phase(after) == Phase::over ? 1 : 1 - winning_chance(after);
}

}  // namespace fourfold::backgammon_dice
