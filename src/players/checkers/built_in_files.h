// The files of data/checkers that are part of the program, by the name of their rules; empty where there are none. The
// module of the browser has none of them: a page fetches them when it needs them, and gives them as resources.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "players/resources.h"
#include "rules/checkers/rules.h"
#include "rules/result.h"

namespace fourfold::checkers {

std::string_view built_in_tables(std::string_view rules);
std::string_view built_in_nets(std::string_view rules);
std::string_view built_in_book(std::string_view rules);

// How those for these rules are called in data/, built in or not.
std::string tables_file_name(std::string_view rules);
std::string nets_file_name(std::string_view rules);
std::string book_file_name(std::string_view rules);
// Those that these rules' players would use, and that are not built in.
std::vector<std::string> missing_files(const Rules& rules);

// What `read` makes of the file that was given as a resource, or else of the one that is built in; nothing where there
// is neither, and where it cannot be used, which is told as trouble.
template <class T>
std::shared_ptr<const T> read_file(const players::Resources& resources, const std::string& file,
                                   std::string_view built_in,
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

}  // namespace fourfold::checkers
