// What backgammon's nets learn from: positions with their chances, as the nets see them.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "players/backgammon/features.h"
#include "training/net/float_net.h"

namespace fourfold::training {

inline constexpr std::size_t chances = 5;  // as backgammon::Chances has them

// One position and what it was found to be worth.
struct Sample {
  backgammon::Board board;
  std::array<float, chances> target{};
};

// How a net begins that sees the tactics or does not: a fourth checker and more add nothing at first, and tactics have
// no say.
Beginning beginning(bool tactics);

inline std::size_t switches(bool tactics) {
  return static_cast<std::size_t>(tactics ? backgammon::features : backgammon::board_features);
}

// Samples as a net sees them.
class Lesson {
 public:
  // Good until the next. Chances that a board rules out are not learnt.
  std::span<const Example> of(std::span<const Sample> samples, bool tactics);

 private:
  std::vector<backgammon::Features> on_;
  std::vector<std::array<float, chances>> targets_;
  std::vector<Example> examples_;
};

}  // namespace fourfold::training
