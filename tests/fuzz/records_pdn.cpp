// Any bytes as a PDN file: read or refused with a line; what is read is legal, and comes back when it is written.
#include <cstdlib>

#include "records/checkers/pdn.h"
#include "records/replay.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace fourfold::records;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto records = read_pdn(text);
  if (!records) {
    if (!records.error().message.starts_with("line ") || records.error().at > size) std::abort();
    return 0;
  }
  for (const Record& record : *records) {
    if (!check(record)) std::abort();
  }
  const auto written = write_pdn(*records);
  const auto again = written ? read_pdn(*written) : records;
  if (!written || !again) std::abort();
  return 0;
}
