// The inner loops of a net, once for each kind of processor.
#pragma once

#include <cstddef>
#include <cstdint>

namespace fourfold::net {

struct Kernels {
  const char* name;
  // to[i] = from[i] + more[i] - less[i], over rows; either may be missing.
  void (*add_rows)(const std::int16_t* from, const std::int16_t* const* more, std::size_t more_rows,
                   const std::int16_t* const* less, std::size_t less_rows, std::size_t width, std::int16_t* to);
  // For each of `positions`: to[0…outputs) = bias + in · weights. Inputs are taken in pairs, and the weights of a pair
  // lie together: [input / 2][output][input % 2]. `outputs` is 16 or a multiple of 32.
  void (*dense)(const std::int16_t* in, std::size_t positions, std::size_t inputs, const std::int16_t* weights,
                const std::int32_t* bias, std::size_t outputs, std::int32_t* to);
  // Numbers as units pass them on: what is below 0 by a sixteenth, and no more than most_on.
  void (*clip)(const std::int16_t* from, std::size_t count, std::int16_t* to);
  // A dense layer's sums as units that are on: rounded to ones of `one`, and clipped like that.
  void (*round)(const std::int32_t* from, std::size_t count, std::int16_t* to);
};

// The best that this processor can do.
const Kernels& kernels();

extern const Kernels baseline_kernels;
#if defined(__x86_64__)
extern const Kernels avx2_kernels;
extern const Kernels avx512_kernels;
#endif

}  // namespace fourfold::net
