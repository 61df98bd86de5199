// Any bytes from another program's socket as a FIBS board: refused, or a state that is written the same way again.
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "engines/backgammon/fibs_board.h"

using namespace fourfold;
using namespace fourfold::backgammon;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto state = read_fibs_board({reinterpret_cast<const char*>(data), size});
  if (!state) return 0;
  const std::string written = fibs_board(*state);
  const auto again = read_fibs_board(written);
  if (!again || fibs_board(*again) != written) std::abort();
  return 0;
}
