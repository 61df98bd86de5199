// The kernels, written over "lanes": how many numbers a processor handles at once. Included by one file for each.
//
// Lanes gives: Shorts (16-bit numbers) and Ints (32-bit numbers in as many bytes), how many Shorts and Ints there are,
// and how many registers may hold sums, and load, store, add, subtract, clip, both (a pair of inputs in every Int) and
// dot (sum + the products of pairs).
#pragma once

#include <algorithm>
#include <cstring>

#include "players/net/kernels.h"
#include "players/net/net.h"

namespace fourfold::net {

template <class Lanes>
void add_rows_of(const std::int16_t* from, const std::int16_t* const* more, std::size_t more_rows,
                 const std::int16_t* const* less, std::size_t less_rows, std::size_t width, std::int16_t* to) {
  constexpr std::size_t block = 4;  // registers held while all rows pass
  for (std::size_t i = 0; i < width; i += block * Lanes::shorts) {
    typename Lanes::Shorts held[block];
    for (std::size_t b = 0; b < block; ++b) held[b] = Lanes::load(from + i + b * Lanes::shorts);
    for (std::size_t r = 0; r < more_rows; ++r) {
      for (std::size_t b = 0; b < block; ++b)
        held[b] = Lanes::add(held[b], Lanes::load(more[r] + i + b * Lanes::shorts));
    }
    for (std::size_t r = 0; r < less_rows; ++r) {
      for (std::size_t b = 0; b < block; ++b)
        held[b] = Lanes::subtract(held[b], Lanes::load(less[r] + i + b * Lanes::shorts));
    }
    for (std::size_t b = 0; b < block; ++b) Lanes::store(to + i + b * Lanes::shorts, held[b]);
  }
}

// Several positions at once, so that a weight is fetched once for all of them; as many outputs at once as there are
// registers.
template <class Lanes, std::size_t outputs, std::size_t positions>
void dense_block(const std::int16_t* in, std::size_t inputs, const std::int16_t* weights, const std::int32_t* bias,
                 std::int32_t* to) {
  constexpr std::size_t parts = outputs / Lanes::ints;
  constexpr std::size_t together = std::min(parts, Lanes::accumulators / positions);
  static_assert(parts % together == 0);
  for (std::size_t from = 0; from < parts; from += together) {
    typename Lanes::Ints sum[positions][together];
    for (std::size_t r = 0; r < positions; ++r) {
      for (std::size_t p = 0; p < together; ++p) sum[r][p] = Lanes::load_ints(bias + (from + p) * Lanes::ints);
    }
    for (std::size_t k = 0; k < inputs; k += 2) {
      typename Lanes::Shorts w[together];
      for (std::size_t p = 0; p < together; ++p) w[p] = Lanes::load(weights + k * outputs + (from + p) * Lanes::shorts);
      for (std::size_t r = 0; r < positions; ++r) {
        std::int32_t pair;
        std::memcpy(&pair, in + r * inputs + k, sizeof pair);
        const auto x = Lanes::both(pair);
        for (std::size_t p = 0; p < together; ++p) sum[r][p] = Lanes::dot(sum[r][p], x, w[p]);
      }
    }
    for (std::size_t r = 0; r < positions; ++r) {
      for (std::size_t p = 0; p < together; ++p)
        Lanes::store_ints(to + r * outputs + (from + p) * Lanes::ints, sum[r][p]);
    }
  }
}

template <class Lanes, std::size_t outputs>
void dense_of_size(const std::int16_t* in, std::size_t positions, std::size_t inputs, const std::int16_t* weights,
                   const std::int32_t* bias, std::int32_t* to) {
  std::size_t done = 0;
  for (; done + 4 <= positions; done += 4) {
    dense_block<Lanes, outputs, 4>(in + done * inputs, inputs, weights, bias, to + done * outputs);
  }
  for (; done < positions; ++done)
    dense_block<Lanes, outputs, 1>(in + done * inputs, inputs, weights, bias, to + done * outputs);
}

template <class Lanes>
void dense_of(const std::int16_t* in, std::size_t positions, std::size_t inputs, const std::int16_t* weights,
              const std::int32_t* bias, std::size_t outputs, std::int32_t* to) {
  switch (outputs) {
    case 64:
      return dense_of_size<Lanes, 64>(in, positions, inputs, weights, bias, to);
    case 32:
      return dense_of_size<Lanes, 32>(in, positions, inputs, weights, bias, to);
    default:
      return dense_of_size<Lanes, 16>(in, positions, inputs, weights, bias, to);
  }
}

template <class Lanes>
void clip_of(const std::int16_t* from, std::size_t count, std::int16_t* to) {
  for (std::size_t i = 0; i < count; i += Lanes::shorts) Lanes::store(to + i, Lanes::clip(Lanes::load(from + i)));
}

}  // namespace fourfold::net
