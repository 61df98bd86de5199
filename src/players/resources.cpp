#include "players/resources.h"

#include <algorithm>
#include <cctype>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <utility>

#include "rules/system_reason.h"

namespace fourfold::players {
namespace {

std::function<void(const Message&)>& hearer() {
  static std::function<void(const Message&)> told;
  return told;
}

std::map<std::string, std::string, std::less<>>& given_files() {
  static std::map<std::string, std::string, std::less<>> files;
  return files;
}

Result<std::optional<std::string>> given(std::string_view name) {
  const auto found = given_files().find(name);
  if (found == given_files().end()) return std::optional<std::string>();
  return std::optional(found->second);
}

}  // namespace

void give_file(std::string name, std::string bytes) {
  given_files().insert_or_assign(std::move(name), std::move(bytes));
}
bool was_given(std::string_view name) { return given_files().contains(name); }

void hear_trouble(std::function<void(const Message&)> told) { hearer() = std::move(told); }

#if defined(__wasi__)

Resources usual_resources() { return {.file = given, .trouble = hearer()}; }

#else

namespace {

Result<std::string> bytes_of(const std::string& path, const std::string& variable) {
  std::FILE* const file = std::fopen(path.c_str(), "rb");
  if (file == nullptr && errno == ENOENT) return refuse<"players.no-file", "file", "variable">(path, variable);
  if (file == nullptr) return refuse<"tables.cannot-be-read", "file", "reason">(path, system_reason(errno));
  std::string bytes;
  char part[4096];
  while (const std::size_t size = std::fread(part, 1, sizeof part, file)) bytes.append(part, size);
  const int trouble = std::ferror(file) != 0 ? errno : 0;  // a folder can be opened, and not read
  std::fclose(file);
  if (trouble != 0) return refuse<"tables.cannot-be-read", "file", "reason">(path, system_reason(trouble));
  return bytes;
}

// "backgammon/contact.fournet" is contact.fournet in the folder that FOURFOLD_BACKGAMMON_NETS names.
Result<std::optional<std::string>> given_or_named(std::string_view name) {
  if (auto bytes = given(name); *bytes) return bytes;
  const std::size_t slash = name.find('/');
  std::string variable = "FOURFOLD_" + std::string(name.substr(0, slash)) + "_NETS";
  std::ranges::transform(variable, variable.begin(), [](unsigned char letter) {
    return letter == '-' ? '_' : static_cast<char>(std::toupper(letter));
  });
  const char* const folder = std::getenv(variable.c_str());
  if (folder == nullptr || slash == std::string_view::npos) return std::optional<std::string>();
  auto bytes = bytes_of(std::string(folder) + std::string(name.substr(slash)), variable);
  if (!bytes) return refuse(bytes.error());
  return std::optional(*std::move(bytes));
}

// As the XDG base directory specification says.
std::string usual_tables() {
  const auto from = [](const char* variable) {
    const char* const value = std::getenv(variable);
    return std::string(value == nullptr ? "" : value);
  };
  if (const std::string named = from("FOURFOLD_TABLES"); !named.empty()) return named;
  if (const std::string data = from("XDG_DATA_HOME"); !data.empty()) return data + "/fourfold/tables";
  const std::string home = from("HOME");
  return home.empty() ? "" : home + "/.local/share/fourfold/tables";
}

}  // namespace

Resources usual_resources() { return {.file = given_or_named, .tables = usual_tables(), .trouble = hearer()}; }

#endif

}  // namespace fourfold::players
