#include "server/header_fields.h"

#include <algorithm>

#include <boost/algorithm/string/predicate.hpp>

#include "sentences/catalogue.h"

namespace fourfold::server {
namespace {

using boost::algorithm::iequals;

constexpr std::string_view blanks = " \t";

std::string_view trimmed(std::string_view text) {
  text.remove_prefix(std::min(text.find_first_not_of(blanks), text.size()));
  return text.substr(0, text.find_last_not_of(blanks) + 1);
}

// Takes what stands before the mark, trimmed, off the front of the text, and the mark with it.
std::string_view taken_until(char mark, std::string_view& text) {
  const std::size_t end = std::min(text.find(mark), text.size());
  const std::string_view front = text.substr(0, end);
  text.remove_prefix(std::min(end + 1, text.size()));
  return trimmed(front);
}

// "q=0", "q=0.00"
bool weighs_nothing(std::string_view parameters) {
  while (!parameters.empty()) {
    std::string_view value = taken_until(';', parameters);
    if (!iequals(taken_until('=', value), "q")) continue;
    return value.starts_with('0') && value.find_first_not_of("0.") == std::string_view::npos;
  }
  return false;
}

}  // namespace

bool takes_gzip(std::string_view accept_encoding) {
  bool any = false;
  while (!accept_encoding.empty()) {
    std::string_view parameters = taken_until(',', accept_encoding);
    const std::string_view coding = taken_until(';', parameters);
    if (iequals(coding, "gzip") || iequals(coding, "x-gzip")) return !weighs_nothing(parameters);
    if (coding == "*") any = !weighs_nothing(parameters);
  }
  return any;
}

bool has_tag(std::string_view if_none_match, std::string_view tag) {
  std::string_view rest = trimmed(if_none_match);
  if (rest == "*") return true;
  // A tag may have a comma inside, so the list is read tag by tag.
  while (!rest.empty()) {
    if (rest.starts_with("W/")) rest.remove_prefix(2);
    const std::size_t end = rest.starts_with('"') ? rest.find('"', 1) : std::string_view::npos;
    if (end == std::string_view::npos) return false;
    if (rest.substr(0, end + 1) == tag) return true;
    rest.remove_prefix(end + 1);
    rest.remove_prefix(std::min(rest.find_first_not_of(", \t"), rest.size()));
  }
  return false;
}

std::string_view spoken_language(std::string_view accept_language) {
  while (!accept_language.empty()) {
    std::string_view parameters = taken_until(',', accept_language);
    std::string_view range = taken_until(';', parameters);
    const std::string_view language = taken_until('-', range);
    const auto found =
        std::ranges::find_if(languages, [&](const Language& each) { return iequals(each.code, language); });
    if (found != languages.end() && !weighs_nothing(parameters)) return found->code;
  }
  return languages.front().code;
}

}  // namespace fourfold::server
