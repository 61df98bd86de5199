// A net in single precision, to be trained: switches → first layer (a sum of rows) → second → third → five chances. The
// hidden units pass on a sixteenth of what is below 0, as in the quantised net that is made of it, so that none dies.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "players/backgammon/features.h"
#include "players/net/net.h"

namespace fourfold::training {

inline constexpr std::size_t outputs = 5;
inline constexpr std::size_t padded_outputs = net::most_outputs;

// What a net sees, and how many units its hidden layers have.
struct Shape {
  bool tactics = true;
  std::size_t first = 512;
  std::size_t second = 64;
  std::size_t third = 32;

  bool operator==(const Shape&) const = default;
};

// One position and what it was found to be worth.
struct Sample {
  backgammon::Board board;
  std::array<float, outputs> target{};

  // Chances that the board rules out are not learnt.
  bool is_fixed(std::size_t output) const;
};

class FloatNet {
 public:
  FloatNet(const Shape& shape, std::uint64_t seed);

  // The net in whole numbers, as it plays: of the weights as they are, or of their running mean.
  net::Numbers quantised(bool of_mean) const;

  // Learning: one step of Adam on a batch; the mean relative entropy before it, which is 0 for one who knows all.
  double learn(const Sample* samples, int count, double rate);
  // The share of first-layer units that were never between 0 and 1 in the last batch.
  double dead_share() const { return dead_share_; }
  // The largest sum of a hidden layer in the last batch, either way. Whole numbers hold up to 32.
  float farthest() const { return farthest_; }

  // Goes on from the running mean of the weights, which is better than the last of them while the rate is high.
  void use_mean();
  std::uint64_t steps() const { return steps_; }

  bool save(const std::string& path) const;
  // From a file of the same shape, or of a narrower one: then the switches and units that are new begin without a say,
  // and the net says what the narrower one said.
  bool load(const std::string& path);

 private:
  // A layer that is connected to all of the one before: weights as [input][unit], then the bias.
  struct Layer {
    std::size_t at, inputs, units;
    std::size_t bias_at() const { return at + inputs * units; }
    std::size_t end() const { return bias_at() + units; }
  };

  void arrange();
  void prepare();
  void rows_from_weights();
  void adopt(const FloatNet& narrower);
  void forward(const Sample* samples, std::size_t count);
  double output_gradient(const Sample* samples, std::size_t count);
  void backward(std::size_t count);
  void step(double rate);

  const float* row(std::uint16_t feature) const { return &rows_[feature * shape_.first]; }

  Shape shape_;
  Layer first_{};                         // its inputs are the switches
  std::array<Layer, 3> dense_{};          // the last gives the logits
  std::vector<float> weights_;            // first layer as steps up: the row of n checkers is the sum of the first n
  std::vector<float> rows_;               // the first layer's rows, summed up
  std::vector<backgammon::Features> on_;  // the switches of a batch
  std::vector<float> mean_, moment_, square_, gradient_;
  // For each layer: the sums before clipping, the units after it, and the loss's slopes by the sums.
  std::array<std::vector<float>, 4> sums_, units_, slopes_;
  std::vector<float> transposed_;
  std::uint64_t steps_ = 0;
  double dead_share_ = 0;
  float farthest_ = 0;
};

}  // namespace fourfold::training
