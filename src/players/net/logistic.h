// From logits to chances, to the same last bit on every machine.
#pragma once

#include <cstdint>

namespace fourfold::net {

// The chance that a logit stands for.
float logistic(std::int32_t logit);

}  // namespace fourfold::net
