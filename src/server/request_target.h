// What a request asks for, as the first line of it says.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace fourfold::server {

// The path in a target, decoded and without a query: "/a b" of "/a%20b?x=1", and of "http://host/a%20b", which is how
// proxies ask. Nothing if the target is written otherwise.
std::optional<std::string> path_of(std::string_view target);

}  // namespace fourfold::server
