#include "cli/play_session.h"

#include <cstdio>

namespace fourfold::cli {

std::optional<std::string> ask(LineReader& lines, const std::string& prompt) {
  fmt::print("{}", prompt);
  flush_output();
  auto line = lines.next();
  if (!line) {
    fmt::print("\n");
    return std::nullopt;
  }
  const std::size_t start = line->find_first_not_of(" \t");
  if (start == std::string::npos) return std::string();
  return line->substr(start, line->find_last_not_of(" \t") - start + 1);
}

}  // namespace fourfold::cli
