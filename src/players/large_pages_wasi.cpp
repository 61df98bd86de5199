#include "players/search/large_array.h"

namespace fourfold::players {

// WebAssembly knows no pages.
void prefer_large_pages(void* /*memory*/, std::size_t /*bytes*/) {}

}  // namespace fourfold::players
