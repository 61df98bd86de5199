// A small net in whole numbers: switches → a first layer that is a sum of rows → dense layers → logits. Hidden units
// pass on what is above nothing, and little of what is below. How many dense layers there are, how wide, and how many
// logits, is the net's own affair. Whole numbers make every processor compute the same to the last bit; what it can do
// at once decides only how fast.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "players/net/aligned.h"
#include "rules/result.h"

namespace fourfold::net {

inline constexpr std::size_t most_first_units = 1024;  // in steps of 128
inline constexpr std::size_t most_dense_units = 256;   // of a hidden layer, in steps of 32
inline constexpr std::size_t most_hidden_layers = 16;  // dense ones, between the first and the logits
inline constexpr std::size_t most_outputs = 1024;
inline constexpr std::size_t most_switches = 512;  // on at once, or changed at once

inline constexpr int one = 1024;                                // a unit that is on by 1
inline constexpr int most_on = 16 * one;                        // a unit is on by no more
inline constexpr int leak_shift = 4;                            // what is below nothing counts a sixteenth
inline constexpr int weight_shift = 11;                         // a dense weight of 1 is 2048
inline constexpr int rounding = 1 << (weight_shift - 1);        // half of that
inline constexpr std::int32_t logit_one = one << weight_shift;  // a logit of 1

// The last layer has this many units for so many outputs, as processors like it; those beyond the outputs mean nothing.
constexpr std::size_t padded(std::size_t outputs) { return outputs <= 16 ? 16 : (outputs + 31) / 32 * 32; }

// A layer that is connected to all of the one before. Its weights lie as the kernels want them:
// [input / 2][output][input % 2].
struct Dense {
  Aligned<std::int16_t> weights;
  Aligned<std::int32_t> bias;  // its length is the number of units

  std::size_t units() const { return bias.size(); }
};

// All there is to a net.
struct Numbers {
  Aligned<std::int16_t> rows;  // [feature][first unit]
  Aligned<std::int16_t> bias;  // of the first layer; its length is the number of first units
  std::vector<Dense> dense;    // the last gives the logits
  std::size_t outputs = 0;     // of its units, those that mean something
};

std::string as_bytes(const Numbers& numbers);

class Net {
 public:
  // From such bytes; refused if they are damaged.
  static Result<Net> read(std::string_view bytes);

  std::size_t first_units() const { return numbers_.bias.size(); }
  std::size_t features() const { return numbers_.rows.size() / numbers_.bias.size(); }
  std::size_t outputs() const { return numbers_.outputs; }
  // From the logits of one position to those of the next.
  std::size_t stride() const { return numbers_.dense.back().units(); }
  const Numbers& numbers() const { return numbers_; }

  // The first layer's sums of a position with these switches on.
  void sum(std::span<const std::uint16_t> on, std::int16_t* sums) const;
  // The sums of one that differs in some switches.
  void change(const std::int16_t* from, std::span<const std::uint16_t> less, std::span<const std::uint16_t> more,
              std::int16_t* sums) const;
  // What follows from the sums of some positions, one after another: stride() logits each.
  void evaluate(const std::int16_t* sums, std::size_t positions, std::int32_t* logits) const;

 private:
  Net() = default;

  Numbers numbers_;
};

}  // namespace fourfold::net
