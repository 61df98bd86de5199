// Any bytes as a backgammon SGF file: read or refused with a line; what is read is legal, and comes back when it is
// written.
#include <cstdlib>

#include "reading.h"
#include "records/backgammon/sgf.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace fourfold::records;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  for (const Record& record : fuzz::legal_records(read_sgf(text), size)) {
    const auto written = write_sgf(record);
    if (!written) continue;  // a start in the middle of a game
    const auto again = read_sgf(*written);
    if (!again || !again->remarks.empty() || write_sgf(again->records.front()) != *written) std::abort();
  }
  return 0;
}
