// Any bytes as a request for the browser app, line by line its method, its target and three of its headers: an answer
// of HTTP that says how long it is, and never anything that was not asked for.
#include <cstdlib>

#include "server/site.h"

namespace {

using namespace fourfold::server;

constexpr std::uint8_t packed[] = {1, 2, 3};  // no gzip: who asks for it plain is told that it is damaged
constexpr Asset assets[] = {{"/index.html", "text/html", "aa", false, packed, 9},
                            {"/assets/a b.js", "text/javascript", "bb", true, packed, 9}};

std::string_view next_line(std::string_view& text) {
  const std::size_t end = std::min(text.find('\n'), text.size());
  const std::string_view line = text.substr(0, end);
  text.remove_prefix(std::min(end + 1, text.size()));
  return line;
}

std::string header(const SiteReply& reply, std::string_view name) {
  for (const auto& [key, value] : reply.headers) {
    if (key == name) return value;
  }
  return "";
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  std::string_view text(reinterpret_cast<const char*>(data), size);
  const std::string_view method = next_line(text);
  const std::string_view target = next_line(text);
  const std::string_view encodings = next_line(text);
  const std::string_view languages = next_line(text);
  Site site(assets);
  const SiteReply reply = site.answer({method, target, encodings, text, languages});
  const std::string length = header(reply, "Content-Length");
  switch (reply.status) {
    case 200:
    case 304:
      if (header(reply, "ETag").empty() || (target[0] != '/' && target[0] != 'h' && target[0] != 'H')) std::abort();
      if (reply.status == 304 && (!length.empty() || text.empty())) std::abort();
      break;
    case 405:
      if (method == "GET" || method == "HEAD") std::abort();
      break;
    case 400:
    case 404:
    case 500:
      break;
    default:
      std::abort();
  }
  if (reply.status != 304 && method != "HEAD" && length != std::to_string(reply.body.size())) std::abort();
  if (method == "HEAD" && !reply.body.empty()) std::abort();
  return 0;
}
