#include "players/search/large_array.h"

#if defined(__linux__)
#include <sys/mman.h>
#endif

namespace fourfold::players {

void prefer_large_pages([[maybe_unused]] void* memory, [[maybe_unused]] std::size_t bytes) {
#if defined(__linux__)
  (void)madvise(memory, bytes, MADV_HUGEPAGE);
#endif
}

}  // namespace fourfold::players
