// Random numbers that nobody can guess, from the system or the browser. Where it has none to give, there are none: dice
// drawn from anything less would only look fair.
#pragma once

#include <cstdint>

#include "rules/result.h"
#include "table/keyed_hash.h"

namespace fourfold {

Result<Bytes32> random_bytes();
Result<std::uint64_t> random_number();

}  // namespace fourfold
