// Products of matrices in single precision, in blocks that stay in registers. Widths are multiples of 16. No library:
// these shapes are few and small, and the compiler makes of the plain loops what the processor can do.
#pragma once

#include <cstddef>

#if defined(__SSE__)
#include <xmmintrin.h>
#endif

namespace fourfold::training {

// Sixteen at once: one register with AVX-512, two with AVX2. May lie anywhere.
using Wide = float __attribute__((vector_size(64), aligned(4), may_alias));
inline constexpr std::size_t wide = 16;

inline Wide get(const float* from) { return *reinterpret_cast<const Wide*>(from); }
inline void put(float* to, Wide value) { *reinterpret_cast<Wide*>(to) = value; }

// Numbers too small to matter are slow on x86: while this lives they are nought.
class DenormalsAreZero {
#if defined(__SSE__)
 public:
  DenormalsAreZero() : before_(_mm_getcsr()) { _mm_setcsr(before_ | 0x8040); }
  ~DenormalsAreZero() { _mm_setcsr(before_); }
  DenormalsAreZero(const DenormalsAreZero&) = delete;
  DenormalsAreZero& operator=(const DenormalsAreZero&) = delete;

 private:
  unsigned before_;
#endif
};

template <std::size_t rows, std::size_t parts>
void multiply_block(const float* in, std::size_t inner, const float* weights, std::size_t columns, const float* bias,
                    float* out) {
  Wide sum[rows][parts];
  for (std::size_t r = 0; r < rows; ++r) {
    for (std::size_t p = 0; p < parts; ++p) sum[r][p] = bias ? get(bias + p * wide) : Wide{};
  }
  for (std::size_t k = 0; k < inner; ++k) {
    Wide w[parts];
    for (std::size_t p = 0; p < parts; ++p) w[p] = get(weights + k * columns + p * wide);
    for (std::size_t r = 0; r < rows; ++r) {
      const float x = in[r * inner + k];
      for (std::size_t p = 0; p < parts; ++p) sum[r][p] += x * w[p];
    }
  }
  for (std::size_t r = 0; r < rows; ++r) {
    for (std::size_t p = 0; p < parts; ++p) put(out + r * columns + p * wide, sum[r][p]);
  }
}

template <std::size_t parts>
void multiply_columns(const float* in, std::size_t count, std::size_t inner, const float* weights, std::size_t columns,
                      const float* bias, float* out) {
  std::size_t r = 0;
  for (; r + 6 <= count; r += 6)
    multiply_block<6, parts>(in + r * inner, inner, weights, columns, bias, out + r * columns);
  for (; r < count; ++r) multiply_block<1, parts>(in + r * inner, inner, weights, columns, bias, out + r * columns);
}

// out[r][0…columns) = bias + in[r] · weights, where in is count × inner and weights are inner × columns. No bias is
// nought.
inline void multiply(const float* in, std::size_t count, std::size_t inner, const float* weights, std::size_t columns,
                     const float* bias, float* out) {
  std::size_t c = 0;
  for (; c + 4 * wide <= columns; c += 4 * wide)
    multiply_columns<4>(in, count, inner, weights + c, columns, bias != nullptr ? bias + c : nullptr, out + c);
  for (; c < columns; c += wide)
    multiply_columns<1>(in, count, inner, weights + c, columns, bias != nullptr ? bias + c : nullptr, out + c);
}

template <std::size_t parts>
void add_outer_columns(const float* in, const float* d, std::size_t count, std::size_t inner, std::size_t columns,
                       float* sum) {
  constexpr std::size_t rows = 4;
  for (std::size_t i = 0; i < inner; i += rows) {
    Wide held[rows][parts];
    for (std::size_t r = 0; r < rows; ++r) {
      for (std::size_t p = 0; p < parts; ++p) held[r][p] = get(sum + (i + r) * columns + p * wide);
    }
    for (std::size_t s = 0; s < count; ++s) {
      Wide g[parts];
      for (std::size_t p = 0; p < parts; ++p) g[p] = get(d + s * columns + p * wide);
      for (std::size_t r = 0; r < rows; ++r) {
        const float x = in[s * inner + i + r];
        for (std::size_t p = 0; p < parts; ++p) held[r][p] += x * g[p];
      }
    }
    for (std::size_t r = 0; r < rows; ++r) {
      for (std::size_t p = 0; p < parts; ++p) put(sum + (i + r) * columns + p * wide, held[r][p]);
    }
  }
}

// sum[i][0…columns) += the sum over all samples of in[s][i] · d[s], where in is count × inner and d count × columns.
inline void add_outer_products(const float* in, const float* d, std::size_t count, std::size_t inner,
                               std::size_t columns, float* sum) {
  std::size_t c = 0;
  for (; c + 4 * wide <= columns; c += 4 * wide) add_outer_columns<4>(in, d + c, count, inner, columns, sum + c);
  for (; c < columns; c += wide) add_outer_columns<1>(in, d + c, count, inner, columns, sum + c);
}

// to[j][i] = from[i][j], in squares that fit the cache.
inline void transpose(const float* from, std::size_t rows, std::size_t columns, float* to) {
  for (std::size_t i = 0; i < rows; i += wide) {
    for (std::size_t j = 0; j < columns; j += wide) {
      for (std::size_t y = 0; y < wide; ++y) {
        for (std::size_t x = 0; x < wide; ++x) to[(j + x) * rows + i + y] = from[(i + y) * columns + j + x];
      }
    }
  }
}

}  // namespace fourfold::training
