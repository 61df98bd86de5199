// Any bytes from a socket as a message of DamExchange: refused, or one that is written and read the same again.
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "engines/checkers/dxp_message.h"

using namespace fourfold::checkers;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto message = read_dxp({reinterpret_cast<const char*>(data), size});
  if (!message) return 0;
  const auto again = read_dxp(write_dxp(*message));
  if (!again || *again != *message) std::abort();
  return 0;
}
