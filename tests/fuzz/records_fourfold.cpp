// Any bytes as our own record: read or refused with a line; what is read is written the same again and can be verified.
#include <cstdlib>

#include "records/record_text.h"
#include "records/verify.h"
#include "sentences/catalogue.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace fourfold::records;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  for (const CutLine cut : {CutLine::refused, CutLine::left_out}) {
    const auto record = read_record(text, cut);
    if (!record) {
      if (!english(record.error()).starts_with("line ") || record.error().at > size) std::abort();
      continue;
    }
    const auto again = read_record(write_record(*record));
    if (!again || !(*again == *record)) std::abort();
    if (!verify(*record)) std::abort();
  }
  return 0;
}
