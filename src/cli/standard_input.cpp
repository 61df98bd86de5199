#include "cli/standard_input.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <utility>

#include "records/files.h"
#include "rules/system_reason.h"

namespace fourfold::cli {

Result<std::string> read_stdin() {
  std::string text;
  char buffer[65536];
  for (std::size_t n = 0;
       text.size() < records::largest_file && (n = std::fread(buffer, 1, sizeof buffer, stdin)) > 0;) {
    text.append(buffer, n);
  }
  if (std::ferror(stdin) != 0) return refuse<"terminal.input-unreadable", "reason">(system_reason(errno));
  return text;
}

Message in_file(const std::string& path, Message reason) {
  if (path == "-")
    return say<"terminal.in-file", "file", "reason">(say<"terminal.standard-input">(), std::move(reason));
  return say<"terminal.in-file", "file", "reason">(path, std::move(reason));
}

}  // namespace fourfold::cli
