#include "rules/rule_set.h"

namespace fourfold::rule_set_detail {
namespace {

// A word from outside may be of any length.
constexpr std::size_t most_shown = 40;

}  // namespace

std::string shortened(std::string_view word) {
  return std::string(word.substr(0, most_shown)) + (word.size() > most_shown ? "..." : "");
}

Message guess(std::string_view word, std::span<const std::string_view> names) {
  const std::string_view near = nearest(word.substr(0, most_shown), names);
  return near.empty() ? say<"unknown.no-guess">() : say<"unknown.guess", "name">(near);
}

std::vector<std::string> listed(std::span<const std::string_view> names) { return {names.begin(), names.end()}; }

}  // namespace fourfold::rule_set_detail
