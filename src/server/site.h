// The browser app as it lies inside the program, and how a request for a piece of it is answered. No sockets here: a
// request is a value, and so is the reply.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace fourfold::server {

// One file of the app, compressed with gzip when the program was built.
struct Asset {
  std::string_view path;  // "/index.html"
  std::string_view type;  // "text/html; charset=utf-8"
  std::string_view hash;  // of its contents
  bool hashed_name;       // its name changes with its contents, so it can be kept for ever
  std::span<const std::uint8_t> packed;
  std::size_t size;  // unpacked
};

// Every file; none in a program that was built without the app.
std::span<const Asset> embedded_assets();

struct SiteRequest {
  std::string_view method;
  std::string_view target;           // "/assets/core.wasm?x=1", or with a host before it
  std::string_view accept_encoding;  // the headers of these names; empty if there are none
  std::string_view if_none_match;
  std::string_view accept_language{};  // in which a refusal is said
};

struct SiteReply {
  int status = 200;
  std::vector<std::pair<std::string_view, std::string>> headers;
  std::string_view body;  // the site's own, so that many visitors share it; empty for HEAD
};

// A request that cannot be answered, or not even read, is refused with a sentence. The status is that of HTTP.
SiteReply refusal(int status, std::string_view accept_language = {});

class Site {
 public:
  explicit Site(std::span<const Asset> assets) : assets_(assets), unpacked_(assets.size()) {}

  // Everything a visitor can ask of the assets. The headers let the page load nothing from elsewhere.
  SiteReply answer(const SiteRequest& request);

 private:
  // The same text each time, made when it is asked for first; nothing if the file is damaged.
  const std::string* unpacked(std::size_t asset);

  std::span<const Asset> assets_;
  std::vector<std::unique_ptr<const std::string>> unpacked_;
};

}  // namespace fourfold::server
