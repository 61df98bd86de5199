#include "players/backgammon/cubeful.h"

#include <algorithm>
#include <bit>

#include "players/backgammon/evaluate.h"
#include "players/backgammon/two_sided.h"
#include "rules/backgammon/outcome.h"

namespace fourfold::backgammon {
namespace {

using Point = LiveCube::Point;

float between(Point a, Point b, float chance) {
  if (b.chance - a.chance < 1e-6F) return b.value;
  return a.value + (chance - a.chance) / (b.chance - a.chance) * (b.value - a.value);
}

std::size_t exponent_of(int cube) { return static_cast<std::size_t>(std::countr_zero(static_cast<unsigned>(cube))); }

// Where the line from a to b reaches the value.
float reaches(Point a, Point b, float value) {
  if (b.value - a.value < 1e-6F) return b.chance;
  return std::clamp(a.chance + (value - a.value) / (b.value - a.value) * (b.chance - a.chance), a.chance, b.chance);
}

}  // namespace

Cube cube_of(const State& state, Seat seat) {
  const Position& position = state.position();
  const Holder holder = position.owns_cube(seat)          ? Holder::me
                        : position.owns_cube(other(seat)) ? Holder::opponent
                                                          : Holder::nobody;
  return {position.cube(), holder, gammons_count(state)};
}

Cube Cube::turned() const {
  Cube seen = *this;
  if (holder != Holder::nobody) seen.holder = holder == Holder::me ? Holder::opponent : Holder::me;
  return seen;
}

float cube_efficiency(const Board& board) {
  // GNU Backgammon's figures: 0.68 in contact; in races it grows with their length, from 0.6 to 0.7.
  if (!is_race(board.on_roll, board.opponent)) return 0.68F;
  const auto pips = static_cast<float>(pip_count(board.on_roll));
  return std::clamp(0.55F + 0.00125F * pips, 0.6F, 0.7F);
}

LiveCube::LiveCube(const Chances& chances, const Stakes& stakes, int lowest) : stakes_(stakes), chances_(chances) {
  const float wins = std::max(chances.win, 1e-6F);
  const float losses = std::max(1 - chances.win, 1e-6F);
  all_wins_ = {1, std::min(1.0F, chances.win_gammon / wins), std::min(1.0F, chances.win_backgammon / wins), 0, 0};
  all_losses_ = {0, 0, 0, std::min(1.0F, chances.lose_gammon / losses),
                 std::min(1.0F, chances.lose_backgammon / losses)};
  const std::size_t first = exponent_of(lowest);
  std::size_t last = first;  // the first cube that neither side has a use for
  while (stakes_.can_use(1 << last, false) || stakes_.can_use(1 << last, true)) ++last;
  for (std::size_t exponent = last; exponent-- > first;) {
    const int cube = 1 << exponent;
    const int doubled = 2 * cube;
    const TurningPoints& next = points_[exponent + 1];
    const Point low = stakes_.can_use(doubled, true) ? Point{next.take, stakes_.of(-doubled)} : lost(doubled, true);
    const Point high = stakes_.can_use(doubled, false) ? Point{next.cash, stakes_.of(doubled)} : won(doubled, true);
    points_[exponent] = {reaches(lost(doubled, true), high, stakes_.of(-cube)),
                         reaches(low, won(doubled, true), stakes_.of(cube))};
  }
}

LiveCube::Point LiveCube::won(int cube, bool gammons) const { return {1, stakes_.worth(cube, gammons).of(all_wins_)}; }

LiveCube::Point LiveCube::lost(int cube, bool gammons) const {
  return {0, stakes_.worth(cube, gammons).of(all_losses_)};
}

float LiveCube::value(const Cube& cube) const {
  const Point none = lost(cube.value, cube.gammons);
  const Point all = won(cube.value, cube.gammons);
  const bool i_can = cube.holder != Holder::opponent && stakes_.can_use(cube.value, false);
  const bool they_can = cube.holder != Holder::me && stakes_.can_use(cube.value, true);
  const TurningPoints& points = points_[exponent_of(cube.value)];
  const Point low = they_can ? Point{points.take, stakes_.of(-cube.value)} : none;
  const Point high = i_can ? Point{points.cash, stakes_.of(cube.value)} : all;
  if (chances_.win < low.chance) return between(none, low, chances_.win);
  if (chances_.win > high.chance) return between(high, all, chances_.win);
  return between(low, high, chances_.win);
}

float LiveCube::cubeful(const Cube& cube, float efficiency) const {
  const float dead = stakes_.worth(cube.value, cube.gammons).of(chances_);
  if (!stakes_.can_use(cube.value, false) && !stakes_.can_use(cube.value, true)) return dead;
  return dead + efficiency * (value(cube) - dead);
}

float cubeful(const Chances& chances, const Cube& cube, const Stakes& stakes, float efficiency) {
  return LiveCube(chances, stakes, cube.value).cubeful(cube, efficiency);
}

DoubleValues double_values(const Chances& chances, const Cube& cube, const Stakes& stakes, float efficiency) {
  return {cubeful(chances, cube, stakes, efficiency),
          cubeful(chances, {2 * cube.value, Holder::opponent, true}, stakes, efficiency), stakes.of(cube.value)};
}

std::optional<float> exact_value(const Board& board, const Cube& cube, const Stakes& stakes,
                                 const HyperTables* solved) {
  if (stakes.is_match() || !stakes.can_use(cube.value, false)) return std::nullopt;
  const auto held = [&](float mine, float centred, float theirs) {
    const float one = cube.holder == Holder::me ? mine : cube.holder == Holder::nobody ? centred : theirs;
    return static_cast<float>(cube.value) * one;
  };
  if (TwoSided::covers(board)) {
    const RaceEquities& race = TwoSided::get().at(board);
    return held(race.mine, race.centred, race.theirs);
  }
  const HyperValues* const hyper = solved != nullptr ? solved->at(board) : nullptr;
  if (hyper == nullptr) return std::nullopt;
  const auto value = [](Part part) { return static_cast<float>(in_points(part)); };
  return held(value(hyper->mine), value(cube.gammons ? hyper->centred : hyper->jacoby), value(hyper->theirs));
}

std::optional<DoubleValues> exact_double_values(const Board& board, const Cube& cube, const Stakes& stakes,
                                                const HyperTables* solved) {
  const auto rolls = exact_value(board, cube, stakes, solved);
  if (!rolls) return std::nullopt;
  const auto taken = exact_value(board, {1, Holder::opponent, true}, stakes, solved);
  if (!taken) return std::nullopt;
  return DoubleValues{*rolls, static_cast<float>(2 * cube.value) * *taken, static_cast<float>(cube.value)};
}

DoubleValues double_values_on(const Board& board, const Chances& chances, const Cube& cube, const Stakes& stakes,
                              const HyperTables* solved) {
  const auto exact = exact_double_values(board, cube, stakes, solved);
  return exact ? *exact : double_values(chances, cube, stakes, cube_efficiency(board));
}

CubeAction DoubleValues::action() const {
  if (should_double()) return opponent_takes() ? CubeAction::double_take : CubeAction::double_drop;
  return too_good() ? CubeAction::too_good : CubeAction::wait;
}

Message said(CubeAction action, bool again) {
  switch (action) {
    case CubeAction::too_good:
      return say<"advice.cube.too-good">();
    case CubeAction::double_take:
      return again ? say<"advice.cube.redouble-take">() : say<"advice.cube.double-take">();
    case CubeAction::double_drop:
      return again ? say<"advice.cube.redouble-drop">() : say<"advice.cube.double-drop">();
    case CubeAction::wait:
      break;
  }
  return again ? say<"advice.cube.no-redouble">() : say<"advice.cube.no-double">();
}

}  // namespace fourfold::backgammon
