#include "server/unreadable_request.h"

#include <algorithm>

#include <boost/beast/http/error.hpp>

namespace fourfold::server {
namespace {

namespace http = boost::beast::http;

// "GET / HTTP/2.0": a request of another version, unlike "GET / please" and "GET /a b HTTP/1.1".
bool names_version(std::string_view line) {
  const std::size_t at = line.find(" HTTP/");
  if (at == std::string_view::npos || std::ranges::count(line, ' ') != 2) return false;
  const std::string_view version = line.substr(at + 6);
  return !version.empty() && version.find_first_not_of("0123456789.") == std::string_view::npos;
}

}  // namespace

int status_of(const boost::system::error_code& problem, bool line_read, std::string_view unread) {
  if (problem.category() != make_error_code(http::error::bad_method).category()) return 0;
  const std::size_t end = unread.find("\r\n");
  if (problem == http::error::end_of_stream) return 0;
  if (problem == http::error::body_limit) return 413;
  if (problem == http::error::header_limit) return line_read || end != std::string_view::npos ? 431 : 414;
  if (problem == http::error::bad_version && names_version(unread.substr(0, end))) return 505;
  return 400;
}

}  // namespace fourfold::server
