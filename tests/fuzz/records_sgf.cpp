// Any bytes as a backgammon SGF file: read or refused with a line; what is read is legal, and comes back when it is
// written.
#include <cstdlib>

#include "records/backgammon/sgf.h"
#include "records/replay.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace fourfold::records;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto record = read_sgf(text);
  if (!record) {
    if (!record.error().message.starts_with("line ") || record.error().at > size) std::abort();
    return 0;
  }
  if (!check(*record)) std::abort();
  const auto written = write_sgf(*record);
  const auto again = written ? read_sgf(*written) : record;
  if (!written || !again || write_sgf(*again) != *written) std::abort();
  return 0;
}
