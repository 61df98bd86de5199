#include "server/site.h"

#include <zlib.h>

#include <algorithm>
#include <map>
#include <optional>

#include "sentences/catalogue.h"
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

constexpr int statuses[] = {400, 404, 405, 408, 413, 414, 431, 500, 505};

Message reason_for(int status) {
  switch (status) {
    case 404:
      return say<"server.no-such-page">();
    case 405:
      return say<"server.only-get-and-head">();
    case 408:
      return say<"server.request-too-slow">();
    case 413:
      return say<"server.request-brings-too-much">();
    case 414:
      return say<"server.address-too-long">();
    case 431:
      return say<"server.headers-too-large">();
    case 500:
      return say<"server.file-damaged">();
    case 505:
      return say<"server.other-http">();
    default:
      return say<"server.no-request">();
  }
}

// Every refusal in every language, so that no reply has to keep its own.
const std::string& sentence(int status, std::string_view language) {
  static const auto all = [] {
    std::map<std::pair<int, std::string_view>, std::string> made;
    for (const Language& each : languages) {
      for (const int one : statuses) made[{one, each.code}] = Catalogue::of(each.code).sentence(reason_for(one)) + "\n";
    }
    return made;
  }();
  return all.at({status, language});
}

void set_body(SiteReply& reply, std::string_view body, bool head) {
  reply.headers.emplace_back("Content-Length", std::to_string(body.size()));
  if (!head) reply.body = body;
}

SiteReply refused(int status, bool head, std::string_view accept_language) {
  const std::string_view language = spoken_language(accept_language);
  SiteReply reply{status, {}, ""};
  add_common_headers(reply);
  if (status == 405) reply.headers.emplace_back("Allow", "GET, HEAD");
  reply.headers.emplace_back("Content-Type", text_type);
  reply.headers.emplace_back("Content-Language", language);
  reply.headers.emplace_back("Vary", "Accept-Language");
  set_body(reply, sentence(status, language), head);
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

SiteReply refusal(int status, std::string_view accept_language) { return refused(status, false, accept_language); }

const std::string* Site::unpacked(std::size_t asset) {
  auto& kept = unpacked_[asset];
  if (!kept) {
    if (auto text = inflated(assets_[asset])) kept = std::make_unique<const std::string>(*std::move(text));
  }
  return kept.get();
}

SiteReply Site::answer(const SiteRequest& request) {
  const bool head = request.method == "HEAD";
  if (request.method != "GET" && !head) return refusal(405, request.accept_language);
  const auto path = path_of(request.target);
  if (!path) return refused(400, head, request.accept_language);
  const auto found = std::ranges::find(assets_, *path == "/" ? "/index.html" : std::string_view(*path), &Asset::path);
  if (found == assets_.end()) return refused(404, head, request.accept_language);
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
    if (text == nullptr) return refused(500, head, request.accept_language);
    set_body(reply, *text, head);
  }
  return reply;
}

}  // namespace fourfold::server
