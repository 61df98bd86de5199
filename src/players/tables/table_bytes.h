// The bytes of a file that is looked into where it lies, and what keeps them there.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "rules/result.h"

namespace fourfold::players {

struct TableBytes {
  std::string_view bytes;
  std::shared_ptr<const void> owner;  // none for bytes that are part of the program
};

// The file, mapped into memory and not read before it is needed. Not for a page, which has no files.
Result<TableBytes> map_file(const std::string& path);

// Tells damage from design: a sum over eight bytes at a time.
std::uint64_t checksum_of(std::string_view bytes);

}  // namespace fourfold::players
