// A net in single precision, to be trained: switches → first layer (a sum of rows) → second → third → five chances. The
// hidden units are clipped to 0…1, as in the quantised net that is made of it. While training, a clipped unit still
// passes on a little of a gradient that would bring it back, so that none dies.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "players/backgammon/features.h"
#include "players/net/net.h"

namespace fourfold::training {

inline constexpr std::size_t second_units = net::second_units;
inline constexpr std::size_t third_units = net::third_units;
inline constexpr std::size_t outputs = 5;
inline constexpr std::size_t padded_outputs = net::most_outputs;

// One position and what it was found to be worth.
struct Sample {
  std::array<std::uint16_t, 32> on{};
  std::uint8_t count = 0;
  std::array<bool, outputs> fixed{};  // chances that the board rules out are not learnt
  std::array<float, outputs> target{};
};

class FloatNet {
 public:
  explicit FloatNet(int first_units, std::uint64_t seed);

  int first_units() const { return first_; }

  // The net in whole numbers, as it plays: of the weights as they are, or of their running mean.
  net::Numbers quantised(bool of_mean) const;

  // Learning: one step of Adam on a batch; the mean cross-entropy before it.
  double learn(const Sample* samples, int count, double rate);
  // The share of first-layer units that were never between 0 and 1 in the last batch.
  double dead_share() const { return dead_share_; }

  // Goes on from the running mean of the weights, which is better than the last of them while the rate is high.
  void use_mean();
  std::uint64_t steps() const { return steps_; }

  bool save(const std::string& path) const;
  bool load(const std::string& path);

 private:
  void rows_from_weights();
  void prepare();

  const float* row(int feature) const {
    return &rows_[static_cast<std::size_t>(feature) * static_cast<std::size_t>(first_)];
  }
  const float* bias() const { return &weights_[bias_at_]; }

  int first_;
  std::size_t bias_at_, second_at_, second_bias_at_, third_at_, third_bias_at_, out_at_, out_bias_at_;
  std::vector<float> weights_;  // first layer as steps up: the row of n checkers is the sum of the first n
  std::vector<float> rows_;     // the first layer's rows, summed up
  std::vector<float> second_transposed_;
  std::vector<float> mean_, moment_, square_, gradient_;
  std::vector<float> sums_, second_, third_, d_second_, d_first_;
  std::uint64_t steps_ = 0;
  double dead_share_ = 0;
};

}  // namespace fourfold::training
