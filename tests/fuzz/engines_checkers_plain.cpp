// Any bytes after the word go of the plain protocol: refused, or a position that can be written and read again.
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "engines/checkers/plain_request.h"
#include "notation/checkers/text.h"

using namespace fourfold;
using namespace fourfold::checkers;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  for (const auto& preset : presets()) {
    const auto request = read_plain_request(preset.rules, text);
    if (!request) continue;
    const auto again = parse_position(preset.rules, format_position(request->state));
    if (!again || *again != request->state.without_history()) std::abort();
    if (request->depth && *request->depth < 1) std::abort();
    if (request->seconds && !(*request->seconds >= 0)) std::abort();
  }
  return 0;
}
