// Any bytes as a file of positions: read or refused with a line; what is read is legal, and comes back when it is
// written.
#include <cstdlib>

#include "reading.h"
#include "records/backgammon/positions.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace fourfold::records;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  for (const Record& record : fuzz::legal_records(read_positions(text), size)) {
    const auto written = write_gnubg_id(record);
    if (!written) std::abort();
    const auto again = read_positions(*written);
    if (!again || again->records.size() != 1) std::abort();
  }
  return 0;
}
