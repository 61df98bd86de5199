// Files that players use: part of the program, or given as a resource.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "players/resources.h"
#include "rules/result.h"

namespace fourfold::players {

// A file that the build made part of the program (cmake/embed.cmake); empty in programs that do without.
inline std::string_view embedded_file(const std::uint64_t* words, const std::size_t* size) {
  if (words == nullptr || size == nullptr) return {};
  return {reinterpret_cast<const char*>(words), *size};
}

// What `read` makes of the file that was given as a resource, or else of the one that is built in; nothing where there
// is neither, and where it cannot be used, which is told as trouble.
template <class T>
std::shared_ptr<const T> read_file(const Resources& resources, const std::string& file, std::string_view built_in,
                                   Result<std::shared_ptr<const T>> (*read)(std::string_view bytes)) {
  const auto tell = [&](const Error& error) {
    if (resources.trouble) resources.trouble(say<"players.file-refused", "file", "reason">(file, error.message));
    return nullptr;
  };
  std::optional<std::string> given;
  if (resources.file) {
    auto found = resources.file(file);
    if (!found) return tell(found.error());
    given = *std::move(found);
  }
  const std::string_view bytes = given ? std::string_view(*given) : built_in;
  if (bytes.empty()) return nullptr;
  auto made = read(bytes);
  if (!made) return tell(made.error());
  return *std::move(made);
}

}  // namespace fourfold::players
