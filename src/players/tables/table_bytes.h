// The bytes of a file that is looked into where it lies, and what keeps them there.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <memory>
#include <optional>
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
// The same where there is such a file; nothing where there is none, and in a page.
std::optional<Result<TableBytes>> map_file_if_there(const std::string& path);

// The parts one after the other, beside the file's place first, so that no half of a file is ever taken for a whole
// one. Not for a page either.
Result<void> write_file(const std::string& path, std::initializer_list<std::string_view> parts);

// Tells damage from design: a sum over eight bytes at a time.
std::uint64_t checksum_of(std::string_view bytes);

}  // namespace fourfold::players
