// The one question of the plain protocol: go [fen F] [depth N] [time S] [nodes N] [moves M1 M2 ...].
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "rules/checkers/checkers.h"

namespace fourfold::checkers {

inline constexpr std::uint64_t most_plain_nodes = 1'000'000'000'000'000;

struct PlainRequest {
  State state;  // after the moves
  std::optional<int> depth{};
  std::optional<double> seconds{};
  std::uint64_t nodes = 0;  // 0 leaves it to the bot
};

// What follows the word go. Without a position it is the start, with dark to move.
Result<PlainRequest> read_plain_request(const Rules& rules, std::string_view words);

}  // namespace fourfold::checkers
