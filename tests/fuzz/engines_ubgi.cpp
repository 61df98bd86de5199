// Any bytes as what a program says by UBGI, line by line: what is said in return are whole lines, and to every position
// something is, whether it can be played or not.
#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include "engines/backgammon/engine.h"
#include "engines/protocols.h"

using namespace fourfold;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  std::string said;
  engines::SessionSettings settings;
  settings.bot = "greedy";
  settings.version = "0";
  settings.send = [&](std::string_view lines) {
    if (!lines.empty() && !lines.ends_with('\n')) std::abort();
    said += lines;
  };
  settings.sentence = [](const Message& message) { return std::string(message.code); };
  settings.trouble = [](const Message& /*trouble*/) {};
  std::string_view rest(reinterpret_cast<const char*>(data), size);
  const auto session = (*engines::find_protocol("ubgi")).begin(settings);
  if (!session) std::abort();
  while (!rest.empty() && !(*session)->over()) {
    const std::size_t end = std::min(rest.find('\n'), rest.size());
    const std::string line(rest.substr(0, end));
    rest.remove_prefix(std::min(end + 1, rest.size()));
    said.clear();
    (*session)->hear(line);
    const bool position = line.starts_with("XGID=") || line.starts_with("board:");
    if (position && said.empty()) std::abort();
  }
  return 0;
}
