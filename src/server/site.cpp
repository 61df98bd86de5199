#include "server/site.h"

#include <zlib.h>

#include <algorithm>
#include <optional>

namespace fourfold::server {
namespace {

constexpr std::string_view text_type = "text/plain; charset=utf-8";

// WebAssembly is compiled from our own files, pictures of boards are made in the page; nothing else is allowed.
constexpr std::string_view policy =
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; "
    "connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'";

void add_common_headers(SiteReply& reply) {
  reply.headers.emplace_back("Content-Security-Policy", policy);
  reply.headers.emplace_back("X-Content-Type-Options", "nosniff");
  reply.headers.emplace_back("Referrer-Policy", "no-referrer");
  reply.headers.emplace_back("Cross-Origin-Opener-Policy", "same-origin");
  reply.headers.emplace_back("Cross-Origin-Embedder-Policy", "require-corp");  // together: the page may share memory
  reply.headers.emplace_back("Cross-Origin-Resource-Policy", "same-origin");
}

SiteReply plain_answer(int status, std::string sentence) {
  SiteReply reply{status, {}, std::move(sentence) + "\n"};
  add_common_headers(reply);
  reply.headers.emplace_back("Content-Type", text_type);
  return reply;
}

std::string_view path_of(std::string_view target) {
  const std::string_view path = target.substr(0, target.find_first_of("?#"));
  return path == "/" ? "/index.html" : path;
}

// Whether the list of encodings has gzip, and not with a weight of nothing.
bool takes_gzip(std::string_view encodings) {
  for (std::size_t start = 0; start < encodings.size();) {
    const std::size_t end = std::min(encodings.find(',', start), encodings.size());
    std::string_view word = encodings.substr(start, end - start);
    start = end + 1;
    word.remove_prefix(std::min(word.find_first_not_of(' '), word.size()));
    if (!word.starts_with("gzip")) continue;
    const std::string_view weight = word.substr(4);
    return weight.find("q=0") == std::string_view::npos || weight.find_first_of("123456789") != std::string_view::npos;
  }
  return false;
}

std::optional<std::string> unpacked(const Asset& asset) {
  std::string text(asset.size, '\0');
  z_stream stream{};
  constexpr int gzip_window = 15 + 16;
  if (inflateInit2(&stream, gzip_window) != Z_OK) return std::nullopt;
  // zlib's own types, which promise nothing about const.
  stream.next_in = const_cast<Bytef*>(asset.packed.data());
  stream.avail_in = static_cast<uInt>(asset.packed.size());
  stream.next_out = reinterpret_cast<Bytef*>(text.data());
  stream.avail_out = static_cast<uInt>(text.size());
  const int result = inflate(&stream, Z_FINISH);
  inflateEnd(&stream);
  if (result != Z_STREAM_END || stream.avail_out != 0) return std::nullopt;
  return text;
}

}  // namespace

SiteReply answer(std::span<const Asset> assets, const SiteRequest& request) {
  const bool head = request.method == "HEAD";
  if (request.method != "GET" && !head) {
    SiteReply reply = plain_answer(405, "Only GET and HEAD are answered here.");
    reply.headers.emplace_back("Allow", "GET, HEAD");
    return reply;
  }
  const std::string_view path = path_of(request.target);
  const auto found = std::ranges::find(assets, path, &Asset::path);
  if (found == assets.end()) {
    SiteReply reply = plain_answer(404, "There is no such page. The games are at the address without a path: /");
    if (head) reply.body.clear();
    return reply;
  }
  SiteReply reply;
  add_common_headers(reply);
  const std::string tag = "\"" + std::string(found->hash) + "\"";
  reply.headers.emplace_back("ETag", tag);
  reply.headers.emplace_back("Cache-Control", found->hashed_name ? "public, max-age=31536000, immutable" : "no-cache");
  reply.headers.emplace_back("Vary", "Accept-Encoding");
  if (request.if_none_match.find(tag) != std::string_view::npos) {
    reply.status = 304;
    return reply;
  }
  reply.headers.emplace_back("Content-Type", found->type);
  if (takes_gzip(request.accept_encoding)) {
    reply.headers.emplace_back("Content-Encoding", "gzip");
    reply.body.assign(found->packed.begin(), found->packed.end());
  } else {
    auto text = unpacked(*found);
    if (!text) return plain_answer(500, "A file of this program is damaged; build it again.");
    reply.body = *std::move(text);
  }
  if (head) {
    reply.headers.emplace_back("Content-Length", std::to_string(reply.body.size()));
    reply.body.clear();
  }
  return reply;
}

}  // namespace fourfold::server
