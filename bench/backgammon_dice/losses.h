// What decisions lose where every chance is known, and the worst of them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "rules/backgammon_dice/backgammon_dice.h"

namespace fourfold::backgammon_dice {

class Losses {
 public:
  // The winning chance of who has just moved, by the exact ones.
  using ChanceAfter = std::function<double(const State& after)>;

  Losses(ChanceAfter chance_after, std::uint64_t decisions, std::size_t worst)
      : chance_after_(std::move(chance_after)), wanted_(decisions), most_kept_(worst) {}

  // Counts a turn, and a decision where there was something to decide; says whether more are wanted.
  bool add(const State& state, const Play& played);
  bool enough() const { return decisions_ >= wanted_; }

  void tell() const;

 private:
  struct Mistake {
    double lost;
    std::string position, best, played;
  };

  void keep(const State& state, const Play& best, const Play& played, double lost);

  ChanceAfter chance_after_;
  std::uint64_t wanted_;
  std::size_t most_kept_;
  std::uint64_t turns_ = 0;
  std::uint64_t decisions_ = 0;
  double sum_ = 0;
  double squares_ = 0;
  std::vector<Mistake> worst_;
};

}  // namespace fourfold::backgammon_dice
