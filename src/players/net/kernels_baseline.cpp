// What every processor of its kind can do: SSE2 on x86-64, 128-bit SIMD in WebAssembly, plain loops elsewhere.
#if defined(__x86_64__)
#include <emmintrin.h>
#elif defined(__wasm_simd128__)
#include <wasm_simd128.h>
#endif

#include "players/net/kernels_of_lanes.h"

namespace fourfold::net {
namespace {

#if defined(__x86_64__)

struct Lanes128 {
  using Shorts = __m128i;
  using Ints = __m128i;
  static constexpr std::size_t shorts = 8;
  static constexpr std::size_t ints = 4;
  static constexpr std::size_t accumulators = 8;
  static Shorts load(const std::int16_t* from) { return _mm_loadu_si128(reinterpret_cast<const __m128i*>(from)); }
  static void store(std::int16_t* to, Shorts x) { _mm_storeu_si128(reinterpret_cast<__m128i*>(to), x); }
  static Ints load_ints(const std::int32_t* from) { return _mm_loadu_si128(reinterpret_cast<const __m128i*>(from)); }
  static void store_ints(std::int32_t* to, Ints x) { _mm_storeu_si128(reinterpret_cast<__m128i*>(to), x); }
  static Shorts add(Shorts a, Shorts b) { return _mm_add_epi16(a, b); }
  static Shorts subtract(Shorts a, Shorts b) { return _mm_sub_epi16(a, b); }
  static Shorts clip(Shorts x) {
    return _mm_min_epi16(_mm_max_epi16(x, _mm_srai_epi16(x, leak_shift)), _mm_set1_epi16(most_on));
  }
  static Shorts both(std::int32_t pair) { return _mm_set1_epi32(pair); }
  static Ints dot(Ints sum, Shorts a, Shorts b) { return _mm_add_epi32(sum, _mm_madd_epi16(a, b)); }
  static Ints plus(Ints a, Ints b) { return _mm_add_epi32(a, b); }
  static Ints rounded(Ints x) { return _mm_srai_epi32(_mm_add_epi32(x, _mm_set1_epi32(rounding)), weight_shift); }
  static Shorts packed(Ints a, Ints b) { return _mm_packs_epi32(a, b); }
};

#elif defined(__wasm_simd128__)

struct Lanes128 {
  using Shorts = v128_t;
  using Ints = v128_t;
  static constexpr std::size_t shorts = 8;
  static constexpr std::size_t ints = 4;
  static constexpr std::size_t accumulators = 8;
  static Shorts load(const std::int16_t* from) { return wasm_v128_load(from); }
  static void store(std::int16_t* to, Shorts x) { wasm_v128_store(to, x); }
  static Ints load_ints(const std::int32_t* from) { return wasm_v128_load(from); }
  static void store_ints(std::int32_t* to, Ints x) { wasm_v128_store(to, x); }
  static Shorts add(Shorts a, Shorts b) { return wasm_i16x8_add(a, b); }
  static Shorts subtract(Shorts a, Shorts b) { return wasm_i16x8_sub(a, b); }
  static Shorts clip(Shorts x) {
    return wasm_i16x8_min(wasm_i16x8_max(x, wasm_i16x8_shr(x, leak_shift)), wasm_i16x8_splat(most_on));
  }
  static Shorts both(std::int32_t pair) { return wasm_i32x4_splat(pair); }
  static Ints dot(Ints sum, Shorts a, Shorts b) { return wasm_i32x4_add(sum, wasm_i32x4_dot_i16x8(a, b)); }
  static Ints plus(Ints a, Ints b) { return wasm_i32x4_add(a, b); }
  static Ints rounded(Ints x) { return wasm_i32x4_shr(wasm_i32x4_add(x, wasm_i32x4_splat(rounding)), weight_shift); }
  static Shorts packed(Ints a, Ints b) { return wasm_i16x8_narrow_i32x4(a, b); }
};

#else

struct Lanes128 {
  static constexpr std::size_t shorts = 8;
  static constexpr std::size_t ints = 4;
  static constexpr std::size_t accumulators = 8;
  struct Shorts {
    std::int16_t at[shorts];
  };
  struct Ints {
    std::int32_t at[ints];
  };
  template <class Made>
  static Made copied(const void* from) {
    Made made;
    std::memcpy(&made, from, sizeof made);
    return made;
  }
  static Shorts load(const std::int16_t* from) { return copied<Shorts>(from); }
  static void store(std::int16_t* to, Shorts x) { std::memcpy(to, &x, sizeof x); }
  static Ints load_ints(const std::int32_t* from) { return copied<Ints>(from); }
  static void store_ints(std::int32_t* to, Ints x) { std::memcpy(to, &x, sizeof x); }
  template <class Each>
  static Shorts each(Each each) {
    Shorts made;
    for (std::size_t i = 0; i < shorts; ++i) made.at[i] = static_cast<std::int16_t>(each(i));
    return made;
  }
  static Shorts add(Shorts a, Shorts b) {
    return each([&](std::size_t i) { return a.at[i] + b.at[i]; });
  }
  static Shorts subtract(Shorts a, Shorts b) {
    return each([&](std::size_t i) { return a.at[i] - b.at[i]; });
  }
  static Shorts clip(Shorts x) {
    return each([&](std::size_t i) { return std::min(x.at[i] < 0 ? x.at[i] >> leak_shift : x.at[i], most_on); });
  }
  static Shorts both(std::int32_t pair) {
    std::int16_t two[2];
    std::memcpy(two, &pair, sizeof pair);
    return each([&](std::size_t i) { return two[i % 2]; });
  }
  static Ints dot(Ints sum, Shorts a, Shorts b) {
    for (std::size_t i = 0; i < shorts; ++i) sum.at[i / 2] += std::int32_t{a.at[i]} * b.at[i];
    return sum;
  }
  static Ints plus(Ints a, Ints b) {
    for (std::size_t i = 0; i < ints; ++i) a.at[i] += b.at[i];
    return a;
  }
  static Ints rounded(Ints x) {
    for (std::int32_t& each : x.at) each = (each + rounding) >> weight_shift;
    return x;
  }
  static Shorts packed(Ints a, Ints b) {
    return each([&](std::size_t i) { return std::clamp(i < ints ? a.at[i] : b.at[i - ints], -32768, 32767); });
  }
};

#endif

}  // namespace

const Kernels baseline_kernels = {"128 bits", add_rows_of<Lanes128>, dense_of<Lanes128>, clip_of<Lanes128>,
                                  round_of<Lanes128>};

}  // namespace fourfold::net
