// Any bytes as old moves of FIBS: read or refused with a line; what is read is legal.
#include "reading.h"
#include "records/backgammon/oldmoves.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  fourfold::records::fuzz::legal_records(fourfold::records::read_oldmoves(text), size);
  return 0;
}
