// What players of hypergammon lose by the exact values, which `fourfold solve backgammon --rules hyper` computes.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace fourfold::backgammon {

struct HyperSettings {
  std::vector<std::string> players{"greedy", "nets:0", "nets:1", "nets:2"};
  std::uint64_t decisions = 20'000;
  std::uint64_t cube_decisions = 5'000;
  std::uint64_t seed = 1;
  std::size_t worst = 5;
};

// Each player plays against itself, without a cube and then with one for money under Jacoby's rule; and what the first
// rolls are worth. False, and a sentence, if the game has not been solved.
bool measure_hyper(const HyperSettings& settings);

}  // namespace fourfold::backgammon
