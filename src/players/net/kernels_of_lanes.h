// The kernels, written over "lanes": how many numbers a processor handles at once. Included by one file for each.
//
// Lanes gives: Shorts (16-bit numbers) and Ints (32-bit numbers in as many bytes), how many Shorts and Ints there are,
// and how many registers may hold sums, and load, store, add, subtract, clip, both (a pair of inputs in every Int), dot
// (sum + the products of pairs), plus (of Ints), rounded (without the weights' scale) and packed (two Ints as Shorts,
// held to 16 bits).
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

// Some outputs of several positions at once, so that a weight is fetched once for all of them, as many as there are
// registers. A sum has to wait for the product before it: where there are few of them, each is summed in several
// strands, which changes nothing in whole numbers.
template <class Lanes, std::size_t parts, std::size_t positions>
void dense_block(const std::int16_t* in, std::size_t inputs, const std::int16_t* weights, const std::int32_t* bias,
                 std::size_t outputs, std::int32_t* to) {
  constexpr std::size_t strands = positions > 1 ? 1 : std::min<std::size_t>(4, Lanes::accumulators / parts);
  typename Lanes::Ints sum[strands][positions][parts] = {};
  for (std::size_t r = 0; r < positions; ++r) {
    for (std::size_t p = 0; p < parts; ++p) sum[0][r][p] = Lanes::load_ints(bias + p * Lanes::ints);
  }
  for (std::size_t first = 0; first < inputs; first += 2 * strands) {
    for (std::size_t s = 0; s < strands; ++s) {
      const std::size_t k = first + 2 * s;
      typename Lanes::Shorts w[parts];
      for (std::size_t p = 0; p < parts; ++p) w[p] = Lanes::load(weights + k * outputs + p * Lanes::shorts);
      for (std::size_t r = 0; r < positions; ++r) {
        std::int32_t pair;
        std::memcpy(&pair, in + r * inputs + k, sizeof pair);
        const auto x = Lanes::both(pair);
        for (std::size_t p = 0; p < parts; ++p) sum[s][r][p] = Lanes::dot(sum[s][r][p], x, w[p]);
      }
    }
  }
  for (std::size_t r = 0; r < positions; ++r) {
    for (std::size_t p = 0; p < parts; ++p) {
      for (std::size_t s = 1; s < strands; ++s) sum[0][r][p] = Lanes::plus(sum[0][r][p], sum[s][r][p]);
      Lanes::store_ints(to + r * outputs + p * Lanes::ints, sum[0][r][p]);
    }
  }
}

template <class Lanes, std::size_t parts>
void dense_of_parts(const std::int16_t* in, std::size_t positions, std::size_t inputs, const std::int16_t* weights,
                    const std::int32_t* bias, std::size_t outputs, std::int32_t* to) {
  constexpr std::size_t together = 4;
  const auto block = [&]<std::size_t count>(std::size_t first, std::size_t at) {
    dense_block<Lanes, parts, count>(in + first * inputs, inputs, weights + at * 2, bias + at, outputs,
                                     to + first * outputs + at);
  };
  for (std::size_t at = 0; at < outputs; at += parts * Lanes::ints) {
    std::size_t done = 0;
    for (; done + together <= positions; done += together) block.template operator()<together>(done, at);
    // Four cost hardly more than one: the last few are done together with some that were done already.
    if (positions > together && done + 1 < positions) {
      block.template operator()<together>(positions - together, at);
    } else {
      for (; done < positions; ++done) block.template operator()<1>(done, at);
    }
  }
}

template <class Lanes>
void dense_of(const std::int16_t* in, std::size_t positions, std::size_t inputs, const std::int16_t* weights,
              const std::int32_t* bias, std::size_t outputs, std::int32_t* to) {
  // With four positions: four, two or one registers of outputs.
  constexpr std::size_t most = Lanes::accumulators / 4;
  if (outputs % (most * Lanes::ints) == 0)
    return dense_of_parts<Lanes, most>(in, positions, inputs, weights, bias, outputs, to);
  if (outputs % (2 * Lanes::ints) == 0)
    return dense_of_parts<Lanes, 2>(in, positions, inputs, weights, bias, outputs, to);
  return dense_of_parts<Lanes, 1>(in, positions, inputs, weights, bias, outputs, to);
}

template <class Lanes>
void clip_of(const std::int16_t* from, std::size_t count, std::int16_t* to) {
  for (std::size_t i = 0; i < count; i += Lanes::shorts) Lanes::store(to + i, Lanes::clip(Lanes::load(from + i)));
}

template <class Lanes>
void round_of(const std::int32_t* from, std::size_t count, std::int16_t* to) {
  for (std::size_t i = 0; i < count; i += Lanes::shorts)
    Lanes::store(to + i, Lanes::clip(Lanes::packed(Lanes::rounded(Lanes::load_ints(from + i)),
                                                   Lanes::rounded(Lanes::load_ints(from + i + Lanes::ints)))));
}

}  // namespace fourfold::net
