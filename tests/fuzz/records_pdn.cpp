// Any bytes as a PDN file: read or refused with a line; what is read is legal, and comes back when it is written.
#include <cstdlib>

#include "reading.h"
#include "records/checkers/pdn.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace fourfold::records;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto records = fuzz::legal_records(read_pdn(text), size);
  if (records.empty()) return 0;
  const auto written = write_pdn(records);
  if (!written || !read_pdn(*written)) std::abort();
  return 0;
}
