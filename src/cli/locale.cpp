#include "cli/locale.h"

#include <langinfo.h>

#include <algorithm>
#include <cctype>
#include <clocale>
#include <cstdlib>
#include <string>
#include <string_view>

namespace fourfold::cli {
namespace {

// What the environment calls the encoding: "utf8" of "de_DE.UTF-8".
std::string named_encoding() {
  for (const char* name : {"LC_ALL", "LC_CTYPE", "LANG"}) {
    const char* const value = std::getenv(name);  // NOLINT(concurrency-mt-unsafe): there are no threads yet
    if (value == nullptr || *value == '\0') continue;
    std::string encoding;
    const std::string_view locale(value);
    for (const char c : locale.substr(std::min(locale.find('.'), locale.size()))) {
      if (std::isalnum(static_cast<unsigned char>(c)) != 0) encoding += static_cast<char>(std::tolower(c));
    }
    return encoding;
  }
  return "";
}

}  // namespace

bool locale_has_unicode() {
  // NOLINTBEGIN(concurrency-mt-unsafe): there are no threads yet
  // A locale that is not installed is said all the same by who sits at a terminal that shows it.
  if (std::setlocale(LC_CTYPE, "") == nullptr && named_encoding() == "utf8")
    static_cast<void>(std::setlocale(LC_CTYPE, "C.UTF-8"));
  // NOLINTEND(concurrency-mt-unsafe)
  return std::string_view(nl_langinfo(CODESET)) == "UTF-8";
}

}  // namespace fourfold::cli
