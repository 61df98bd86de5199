// Any bytes as a .mat file: read or refused with a line; what is read is legal, and comes back when it is written.
#include <cstdlib>

#include "records/backgammon/mat.h"
#include "records/replay.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace fourfold::records;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto record = read_mat(text);
  if (!record) {
    if (!record.error().message.starts_with("line ") || record.error().at > size) std::abort();
    return 0;
  }
  if (!check(*record)) std::abort();
  const auto written = write_mat(*record);
  if (!written) return 0;  // automatic doubles
  const auto again = read_mat(*written);
  if (!again || write_mat(*again) != *written) std::abort();
  return 0;
}
