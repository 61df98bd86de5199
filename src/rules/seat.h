// The places at a table.
#pragma once

#include <cstdint>

namespace fourfold {

// A place at the table. People count from one.
enum class Seat : std::uint8_t { one, two, three, four };

inline constexpr int max_seats = 4;

constexpr int index(Seat seat) { return static_cast<int>(seat); }
constexpr int number(Seat seat) { return index(seat) + 1; }
// NOLINTNEXTLINE(clang-analyzer-optin.core.EnumCastOutOfRange): callers count seats, from 0 to below max_seats
constexpr Seat seat_at(int index) { return static_cast<Seat>(index); }
// The other of two seats, where there are only two.
constexpr Seat other(Seat seat) { return seat == Seat::one ? Seat::two : Seat::one; }

}  // namespace fourfold
