// A net in single precision, to be trained, for any game: switches → first layer (a sum of rows) → dense layers →
// chances. The hidden units pass on a sixteenth of what is below 0, as in the quantised net that is made of it, so that
// none dies.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "players/net/net.h"

namespace fourfold::training {

// Switches side by side of which one is on at most, as for the number of pieces somewhere. The row of the n-th is
// learnt as a sum of n steps, so that what is learnt of few is known of many.
struct Steps {
  std::size_t first = 0;
  std::size_t count = 0;
};

// What a net sees, how many units its hidden layers have, and how many chances it gives.
struct Shape {
  std::size_t switches = 0;
  std::size_t first = 512;                  // a multiple of 128
  std::vector<std::size_t> hidden{64, 32};  // of the dense layers after it: multiples of 32
  std::size_t outputs = 1;

  bool operator==(const Shape&) const = default;
  // Whether a net that plays can have it.
  bool possible() const;
};

// How a net begins, besides at random.
struct Beginning {
  std::vector<Steps> steps{};
  std::vector<std::size_t> silent{};  // switches without a say: what is never on stays so, and costs little to download
  std::vector<float> prior{};         // the logits of the chances before anything is known; 0 unless told
};

// One position and what it was found to be worth.
struct Example {
  std::span<const std::uint16_t> on;  // the switches
  std::span<const float> target;      // the chances; what is not to be learnt is not a number
};

class FloatNet {
 public:
  FloatNet(const Shape& shape, const Beginning& beginning, std::uint64_t seed);

  const Shape& shape() const { return shape_; }

  // The net in whole numbers, as it plays: of the weights as they are, or of their running mean.
  net::Numbers quantised(bool of_mean) const;

  // Learning: one step of Adam on a batch; the mean relative entropy before it, which is 0 for one who knows all.
  double learn(std::span<const Example> batch, double rate);
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
  // The same from a net that plays. False if that one is wider or has other layers.
  bool begin_as(const net::Numbers& numbers);

 private:
  // A layer that is connected to all of the one before: weights as [input][unit], then the bias.
  struct Layer {
    std::size_t at, inputs, units;
    std::size_t bias_at() const { return at + inputs * units; }
    std::size_t end() const { return bias_at() + units; }
  };

  // Of nothing but zeros.
  FloatNet(const Shape& shape, const std::vector<Steps>& steps);

  void prepare();
  void rows_from_weights();
  bool has_room_for(const Shape& narrower) const;
  void adopt(const FloatNet& narrower);
  void read(const net::Numbers& numbers);
  void forward(std::span<const Example> batch);
  double output_gradient(std::span<const Example> batch);
  void backward(std::span<const Example> batch);
  void step(double rate);

  const float* row(std::uint16_t feature) const { return &rows_[feature * shape_.first]; }

  Shape shape_;
  std::vector<Steps> steps_of_;
  Layer first_{};             // its inputs are the switches
  std::vector<Layer> dense_;  // the last gives the logits
  std::vector<float>
      weights_;              // first layer as steps up, where there are steps: the n-th row is the sum of the first n
  std::vector<float> rows_;  // the first layer's rows, summed up
  std::vector<float> mean_, moment_, square_, gradient_;
  // For each layer: the sums before clipping, the units after it, and the loss's slopes by the sums.
  std::vector<std::vector<float>> sums_, units_, slopes_;
  std::vector<float> transposed_;
  std::uint64_t steps_ = 0;
  double dead_share_ = 0;
  float farthest_ = 0;
};

}  // namespace fourfold::training
