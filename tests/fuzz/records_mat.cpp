// Any bytes as a .mat file: read or refused with a line; what is read is legal, and comes back when it is written.
#include <cstdlib>

#include "reading.h"
#include "records/backgammon/mat.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace fourfold::records;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  for (const Record& record : fuzz::legal_records(read_mat(text), size)) {
    const auto written = write_mat(record);
    if (!written) continue;  // automatic doubles
    const auto again = read_mat(*written);
    if (!again || !again->remarks.empty() || write_mat(again->records.front()) != *written) std::abort();
  }
  return 0;
}
