#include "server/site.h"

#include <zlib.h>

#include <algorithm>
#include <optional>

#include "server/header_fields.h"
#include "server/request_target.h"

namespace fourfold::server {
namespace {

constexpr std::string_view text_type = "text/plain; charset=utf-8";

// WebAssembly is compiled from our own files, pictures of boards are made in the page; nothing else is allowed.
constexpr std::string_view policy =
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; font-src 'self'; "
    "img-src 'self' data: blob:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'";

void add_common_headers(SiteReply& reply) {
  reply.headers.emplace_back("Content-Security-Policy", policy);
  reply.headers.emplace_back("X-Content-Type-Options", "nosniff");
  reply.headers.emplace_back("Referrer-Policy", "no-referrer");
  reply.headers.emplace_back("Cross-Origin-Opener-Policy", "same-origin");
  reply.headers.emplace_back("Cross-Origin-Embedder-Policy", "require-corp");  // together: the page may share memory
  reply.headers.emplace_back("Cross-Origin-Resource-Policy", "same-origin");
}

struct Sentence {
  int status;
  std::string_view text;
};

constexpr Sentence sentences[] = {
    {400, "This is no request as HTTP writes them.\n"},
    {404, "There is no such page. The games are at the address without a path: /\n"},
    {405, "Only GET and HEAD are answered here.\n"},
    {408, "The rest of the request did not come in time.\n"},
    {413, "A request has nothing to bring here; this one brings too much.\n"},
    {414, "The address is too long. The games are at the address without a path: /\n"},
    {431, "The headers of this request are too large; cookies of other pages at this address may be the reason.\n"},
    {500, "A file of this program is damaged; build it again.\n"},
    {505, "Only HTTP/1.1 and HTTP/1.0 are spoken here.\n"},
};

void set_body(SiteReply& reply, std::string_view body, bool head) {
  reply.headers.emplace_back("Content-Length", std::to_string(body.size()));
  if (!head) reply.body = body;
}

SiteReply refused(int status, bool head) {
  SiteReply reply{status, {}, ""};
  add_common_headers(reply);
  if (status == 405) reply.headers.emplace_back("Allow", "GET, HEAD");
  reply.headers.emplace_back("Content-Type", text_type);
  set_body(reply, std::ranges::find(sentences, status, &Sentence::status)->text, head);
  return reply;
}

std::optional<std::string> inflated(const Asset& asset) {
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

SiteReply refusal(int status) { return refused(status, false); }

const std::string* Site::unpacked(std::size_t asset) {
  auto& kept = unpacked_[asset];
  if (!kept) {
    if (auto text = inflated(assets_[asset])) kept = std::make_unique<const std::string>(*std::move(text));
  }
  return kept.get();
}

SiteReply Site::answer(const SiteRequest& request) {
  const bool head = request.method == "HEAD";
  if (request.method != "GET" && !head) return refusal(405);
  const auto path = path_of(request.target);
  if (!path) return refused(400, head);
  const auto found = std::ranges::find(assets_, *path == "/" ? "/index.html" : std::string_view(*path), &Asset::path);
  if (found == assets_.end()) return refused(404, head);
  const bool gzip = takes_gzip(request.accept_encoding);
  // The same file in two encodings is not the same bytes, which is what a strong tag stands for.
  const std::string tag = "\"" + std::string(found->hash) + (gzip ? "-gzip\"" : "\"");
  SiteReply reply;
  add_common_headers(reply);
  reply.headers.emplace_back("ETag", tag);
  reply.headers.emplace_back("Cache-Control", found->hashed_name ? "public, max-age=31536000, immutable" : "no-cache");
  reply.headers.emplace_back("Vary", "Accept-Encoding");
  if (has_tag(request.if_none_match, tag)) {
    reply.status = 304;
    return reply;
  }
  reply.headers.emplace_back("Content-Type", found->type);
  if (gzip) {
    reply.headers.emplace_back("Content-Encoding", "gzip");
    set_body(reply, {reinterpret_cast<const char*>(found->packed.data()), found->packed.size()}, head);
  } else {
    const std::string* text = unpacked(static_cast<std::size_t>(found - assets_.begin()));
    if (text == nullptr) return refused(500, head);
    set_body(reply, *text, head);
  }
  return reply;
}

}  // namespace fourfold::server
