// What is wrong with a request that cannot be read as HTTP.
#pragma once

#include <string_view>

#include <boost/system/error_code.hpp>

namespace fourfold::server {

// The HTTP status that tells a visitor why the parser gave up, and 0 if there is nobody to tell: the visitor has gone,
// or the connection is broken. `line_read` is whether it got past the first line, `unread` what it has not taken in.
int status_of(const boost::system::error_code& problem, bool line_read, std::string_view unread);

}  // namespace fourfold::server
