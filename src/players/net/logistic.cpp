#include "players/net/logistic.h"

#include <array>
#include <cstddef>

#include "players/net/net.h"

namespace fourfold::net {
namespace {

// The logistic curve from a table, because exp differs in its last bits from one C library to another. The
// curve_entries are made by additions and multiplications only, which do not.
constexpr int steps_a_unit = 64;
constexpr int widest = 16;
constexpr int curve_entries = 2 * widest * steps_a_unit + 1;

constexpr double exponential(double x) {
  // e^x = (e^(x/1024))^1024, and the series is short for small numbers.
  const double small = x / 1024;
  double power = 1 + small * (1 + small / 2 * (1 + small / 3 * (1 + small / 4)));
  for (int i = 0; i < 10; ++i) power *= power;
  return power;
}

constexpr auto curve = [] {
  std::array<float, curve_entries> table{};
  for (int i = 0; i < curve_entries; ++i) {
    const double x = static_cast<double>(i) / steps_a_unit - widest;
    table[static_cast<std::size_t>(i)] = static_cast<float>(1 / (1 + exponential(-x)));
  }
  return table;
}();

}  // namespace

float logistic(std::int32_t logit) {
  constexpr std::int32_t step = logit_one / steps_a_unit;
  constexpr std::int32_t end = widest * logit_one;
  if (logit <= -end) return curve.front();
  if (logit >= end) return curve.back();
  const std::int32_t from_left = logit + end;
  const auto at = static_cast<std::size_t>(from_left / step);
  const float between = static_cast<float>(from_left % step) / static_cast<float>(step);
  return curve[at] + between * (curve[at + 1] - curve[at]);
}

}  // namespace fourfold::net
