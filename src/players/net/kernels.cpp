#include "players/net/kernels.h"

namespace fourfold::net {

const Kernels& kernels() {
#if defined(__x86_64__)
  static const Kernels& best = []() -> const Kernels& {
    if (__builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vnni")) return avx512_kernels;
    if (__builtin_cpu_supports("avx2")) return avx2_kernels;
    return baseline_kernels;
  }();
  return best;
#else
  return baseline_kernels;
#endif
}

}  // namespace fourfold::net
