// Any bytes as an opening book of checkers: refused with the number of a line, or a book whose entries are found by
// their keys and can be written and read again.
#include <cstdint>
#include <cstdlib>
#include <string>

#include "players/checkers/opening_book.h"

using namespace fourfold;
using namespace fourfold::checkers;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string text(reinterpret_cast<const char*>(data), size);
  const auto book = OpeningBook::read(text);
  if (!book) {
    if (book.error().message.code != "book.line") std::abort();
    return 0;
  }
  std::size_t found = 0;
  for (std::size_t at = 0; at < text.size(); ++at) {
    SearchPosition position;
    position.key = std::strtoull(text.c_str() + at, nullptr, 16);
    if (const auto* const entry = (*book)->find(position)) {
      const auto again = OpeningBook::read(book_line(*entry));
      if (!again || (*again)->size() != 1 || (*again)->find(position) == nullptr) std::abort();
      ++found;
    }
    const std::size_t end = text.find('\n', at);
    if (end == std::string::npos) break;
    at = end;
  }
  if (found < (*book)->size()) std::abort();
  return 0;
}
