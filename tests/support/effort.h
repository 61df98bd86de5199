// How much of a long random test is run. The full number, natively and as WebAssembly; a tenth under the sanitizers,
// which look for faults of memory and arithmetic and need not find again what the other builds compare in full.
#pragma once

namespace fourfold::test {

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
inline constexpr bool sanitized = true;
#elif defined(__has_feature)
inline constexpr bool sanitized = __has_feature(address_sanitizer) || __has_feature(thread_sanitizer);
#else
inline constexpr bool sanitized = false;
#endif

template <class Count>
constexpr Count effort(Count full) {
  return sanitized ? full / 10 : full;
}

}  // namespace fourfold::test
