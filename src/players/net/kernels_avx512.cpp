// For processors with AVX-512 and its instructions for nets (VNNI). Nothing here may run elsewhere: kernels.cpp asks
// first.
#if defined(__x86_64__)
#include <immintrin.h>

#include "players/net/kernels_of_lanes.h"

namespace fourfold::net {
namespace {

struct Lanes512 {
  using Shorts = __m512i;
  using Ints = __m512i;
  static constexpr std::size_t shorts = 32;
  static constexpr std::size_t ints = 16;
  static constexpr std::size_t accumulators = 16;
  static Shorts load(const std::int16_t* from) { return _mm512_loadu_si512(from); }
  static void store(std::int16_t* to, Shorts x) { _mm512_storeu_si512(to, x); }
  static Ints load_ints(const std::int32_t* from) { return _mm512_loadu_si512(from); }
  static void store_ints(std::int32_t* to, Ints x) { _mm512_storeu_si512(to, x); }
  static Shorts add(Shorts a, Shorts b) { return _mm512_add_epi16(a, b); }
  static Shorts subtract(Shorts a, Shorts b) { return _mm512_sub_epi16(a, b); }
  static Shorts clip(Shorts x) {
    return _mm512_min_epi16(_mm512_max_epi16(x, _mm512_srai_epi16(x, leak_shift)), _mm512_set1_epi16(most_on));
  }
  static Shorts both(std::int32_t pair) { return _mm512_set1_epi32(pair); }
  static Ints dot(Ints sum, Shorts a, Shorts b) { return _mm512_dpwssd_epi32(sum, a, b); }
  static Ints plus(Ints a, Ints b) { return _mm512_add_epi32(a, b); }
  static Ints rounded(Ints x) {
    return _mm512_srai_epi32(_mm512_add_epi32(x, _mm512_set1_epi32(rounding)), weight_shift);
  }
  static Shorts packed(Ints a, Ints b) {
    return _mm512_inserti64x4(_mm512_castsi256_si512(_mm512_cvtsepi32_epi16(a)), _mm512_cvtsepi32_epi16(b), 1);
  }
};

}  // namespace

const Kernels avx512_kernels = {"AVX-512 VNNI", add_rows_of<Lanes512>, dense_of<Lanes512>, clip_of<Lanes512>,
                                round_of<Lanes512>};

}  // namespace fourfold::net
#endif
