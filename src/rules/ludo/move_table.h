// What one move does to a seat's pieces, looked up: the step, and how it changes the sum of the pieces' keys.
//
// A key is a number for each progress such that the sum over four pieces tells which four they are: two plays lead to
// the same pieces exactly when they change that sum alike. The numbers were drawn at random and kept one by one while
// all sums of four stayed distinct modulo 2^32; a test goes through all 521,855 sums again.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "rules/ludo/board.h"
#include "rules/ludo/state.h"

namespace fourfold::ludo {

using PieceKey = std::uint32_t;

inline constexpr std::array<PieceKey, home - base + 1> piece_keys = {
    0x00000000U, 0x22118258U, 0x346edce5U, 0x1e9a57bcU, 0x2d160e7eU, 0x81c2e6dcU, 0x5647e55aU, 0x1f6622b4U, 0x6e7411b0U,
    0x7ad34039U, 0xde15eab5U, 0x2f43a940U, 0x61571b28U, 0xc3e04a93U, 0xe0b2f2edU, 0xf871cac1U, 0x64415599U, 0xc8c99c0eU,
    0x8258515cU, 0xcfadec2aU, 0x6049a845U, 0x24d32d13U, 0x4b29d65cU, 0x2cf21c25U, 0x3e147a3bU, 0x2d41a8b0U, 0x56acaceeU,
    0x01cb443cU, 0x1c402042U, 0x34b63adfU, 0x2d1d4939U, 0xd03f722dU, 0xdf6f910aU, 0xd14b5abdU, 0xb7e00591U, 0x28da85deU,
    0x69745f7fU, 0xc1e57d33U, 0x87bd6443U, 0xde793293U, 0x1b9eddd8U, 0x700e5972U, 0x6f6692b5U, 0x7951043aU, 0x808bf999U,
    0x06acb90fU, 0x089b2e5aU, 0x3d1f587aU, 0x0315e4bcU, 0x58fd9646U, 0x430e667eU, 0x2cf8b85dU, 0xb0eebe6bU, 0xa125482aU,
    0x8570ab90U, 0xfc31d80aU, 0x75487ac7U, 0x149d3685U,
};

constexpr PieceKey piece_key(Progress piece) { return piece_keys[static_cast<std::size_t>(piece - base)]; }

struct Move {
  Step step;
  PieceKey change = 0;

  // A piece that the number cannot move stays in base, where no move leads.
  constexpr bool possible() const { return step.to() != base; }
};

namespace move_detail {

using MoveTable = std::array<std::array<Move, 16>, home - base + 1>;  // by progress from base on, by number

constexpr MoveTable move_table(Finish finish) {
  MoveTable moves{};
  for (std::size_t i = 0; i < moves.size(); ++i) {
    const auto from = static_cast<Progress>(static_cast<int>(i) + base);
    for (int n = 1; n <= 2 * Die::sides; ++n) {
      Progress to = base;
      if (from == base) to = n <= Die::sides ? flower : base;
      if (in_play(from)) to = destination(from, n, finish);
      moves[i][static_cast<std::size_t>(n)] = {Step(from, to, n), piece_key(to) - piece_key(from)};
    }
  }
  return moves;
}

inline constexpr std::array<MoveTable, 2> move_tables = {move_table(Finish::bounce), move_table(Finish::exact_or_stay)};

}  // namespace move_detail

// One move of n from there; from base, as if n were a number that enters.
constexpr const Move& move_of(Finish finish, Progress from, int n) {
  return move_detail::move_tables[static_cast<std::size_t>(finish)][static_cast<std::size_t>(from - base)]
                                 [static_cast<std::size_t>(n)];
}

}  // namespace fourfold::ludo
