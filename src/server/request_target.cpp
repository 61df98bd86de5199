#include "server/request_target.h"

#include <algorithm>
#include <charconv>
#include <cstdint>

#include <boost/algorithm/string/predicate.hpp>

namespace fourfold::server {
namespace {

std::optional<std::string> decoded(std::string_view text) {
  std::string path;
  while (!text.empty()) {
    if (text[0] != '%') {
      path += text[0];
      text.remove_prefix(1);
      continue;
    }
    const std::string_view digits = text.substr(1, 2);
    std::uint8_t byte = 0;
    const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), byte, 16);
    if (digits.size() != 2 || read.ptr != digits.data() + 2) return std::nullopt;
    path += static_cast<char>(byte);
    text.remove_prefix(3);
  }
  return path;
}

}  // namespace

std::optional<std::string> path_of(std::string_view target) {
  for (const std::string_view scheme : {"http://", "https://"}) {
    if (!boost::algorithm::istarts_with(target, scheme)) continue;
    target.remove_prefix(scheme.size());
    const std::size_t host = std::min(target.find_first_of("/?#"), target.size());
    if (host == 0) return std::nullopt;
    target.remove_prefix(host);
    if (!target.starts_with('/')) return "/";
    break;
  }
  if (!target.starts_with('/')) return std::nullopt;
  return decoded(target.substr(0, target.find_first_of("?#")));
}

}  // namespace fourfold::server
