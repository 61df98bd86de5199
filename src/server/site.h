// The browser app as it lies inside the program, and how a request for a piece of it is answered. No sockets here: a
// request is a value, and so is the reply.
#pragma once

#include <cstddef>
#include <cstdint>
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
  std::string_view target;           // "/assets/core.wasm?x=1"
  std::string_view accept_encoding;  // the headers of these names; empty if there are none
  std::string_view if_none_match;
};

struct SiteReply {
  int status = 200;
  std::vector<std::pair<std::string_view, std::string>> headers;
  std::string body;  // empty for HEAD, with the headers that GET would have
};

// Everything a visitor can ask of the assets. The headers let the page load nothing from elsewhere.
SiteReply answer(std::span<const Asset> assets, const SiteRequest& request);

}  // namespace fourfold::server
