// For processors with AVX2 (x86-64 since 2013). Compiled with it, so nothing here may run elsewhere: kernels.cpp asks
// first.
#if defined(__x86_64__)
#include <immintrin.h>

#include "players/net/kernels_of_lanes.h"

namespace fourfold::net {
namespace {

struct Lanes256 {
  using Shorts = __m256i;
  using Ints = __m256i;
  static constexpr std::size_t shorts = 16;
  static constexpr std::size_t ints = 8;
  static constexpr std::size_t accumulators = 8;
  static Shorts load(const std::int16_t* from) { return _mm256_loadu_si256(reinterpret_cast<const __m256i*>(from)); }
  static void store(std::int16_t* to, Shorts x) { _mm256_storeu_si256(reinterpret_cast<__m256i*>(to), x); }
  static Ints load_ints(const std::int32_t* from) { return _mm256_loadu_si256(reinterpret_cast<const __m256i*>(from)); }
  static void store_ints(std::int32_t* to, Ints x) { _mm256_storeu_si256(reinterpret_cast<__m256i*>(to), x); }
  static Shorts add(Shorts a, Shorts b) { return _mm256_add_epi16(a, b); }
  static Shorts subtract(Shorts a, Shorts b) { return _mm256_sub_epi16(a, b); }
  static Shorts clip(Shorts x) {
    return _mm256_min_epi16(_mm256_max_epi16(x, _mm256_srai_epi16(x, leak_shift)), _mm256_set1_epi16(most_on));
  }
  static Shorts both(std::int32_t pair) { return _mm256_set1_epi32(pair); }
  static Ints dot(Ints sum, Shorts a, Shorts b) { return _mm256_add_epi32(sum, _mm256_madd_epi16(a, b)); }
  static Ints plus(Ints a, Ints b) { return _mm256_add_epi32(a, b); }
  static Ints rounded(Ints x) {
    return _mm256_srai_epi32(_mm256_add_epi32(x, _mm256_set1_epi32(rounding)), weight_shift);
  }
  static Shorts packed(Ints a, Ints b) { return _mm256_permute4x64_epi64(_mm256_packs_epi32(a, b), 0b11011000); }
};

}  // namespace

const Kernels avx2_kernels = {"AVX2", add_rows_of<Lanes256>, dense_of<Lanes256>, clip_of<Lanes256>, round_of<Lanes256>};

}  // namespace fourfold::net
#endif
