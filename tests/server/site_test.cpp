// How requests for the browser app are answered.
#include "server/site.h"

#include <gtest/gtest.h>
#include <zlib.h>

#include <vector>

namespace fourfold::server {
namespace {

std::vector<std::uint8_t> packed(std::string_view text) {
  std::vector<std::uint8_t> bytes(200);
  z_stream stream{};
  EXPECT_EQ(deflateInit2(&stream, 9, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY), Z_OK);
  std::string copy(text);
  stream.next_in = reinterpret_cast<Bytef*>(copy.data());
  stream.avail_in = static_cast<uInt>(copy.size());
  stream.next_out = bytes.data();
  stream.avail_out = static_cast<uInt>(bytes.size());
  EXPECT_EQ(deflate(&stream, Z_FINISH), Z_STREAM_END);
  bytes.resize(bytes.size() - stream.avail_out);
  deflateEnd(&stream);
  return bytes;
}

class site : public testing::Test {
 protected:
  SiteReply get(std::string_view target, std::string_view encodings = "gzip, br", std::string_view tag = "",
                std::string_view method = "GET") const {
    return answer(assets_, {method, target, encodings, tag});
  }
  static std::string header(const SiteReply& reply, std::string_view name) {
    for (const auto& [key, value] : reply.headers) {
      if (key == name) return value;
    }
    return "";
  }

  std::vector<std::uint8_t> page_ = packed("<!doctype html>");
  std::vector<std::uint8_t> script_ = packed("play()");
  std::vector<std::uint8_t> broken_ = {1, 2, 3};
  std::vector<Asset> assets_ = {{"/index.html", "text/html; charset=utf-8", "aa", false, page_, 15},
                                {"/assets/a-1.js", "text/javascript", "bb", true, script_, 6},
                                {"/broken.js", "text/javascript", "cc", false, broken_, 9}};
};

TEST_F(site, the_page_is_at_the_bare_address) {
  for (const char* target : {"/", "/index.html", "/?theme=dark", "/#/table/1"}) {
    const SiteReply reply = get(target);
    EXPECT_EQ(reply.status, 200) << target;
    EXPECT_EQ(header(reply, "Content-Encoding"), "gzip");
    EXPECT_EQ(header(reply, "Cache-Control"), "no-cache");
    EXPECT_EQ(reply.body, std::string(page_.begin(), page_.end()));
  }
}

TEST_F(site, files_with_a_hash_in_their_name_are_kept_for_ever) {
  EXPECT_EQ(header(get("/assets/a-1.js"), "Cache-Control"), "public, max-age=31536000, immutable");
}

TEST_F(site, what_a_visitor_has_is_not_sent_again) {
  const SiteReply reply = get("/assets/a-1.js", "gzip", "\"xx\", \"bb\"");
  EXPECT_EQ(reply.status, 304);
  EXPECT_EQ(reply.body, "");
  EXPECT_EQ(get("/assets/a-1.js", "gzip", "\"xx\"").status, 200);
}

TEST_F(site, who_does_not_take_gzip_gets_plain_text) {
  for (const char* encodings : {"", "br", "gzip;q=0", "identity, gzip;q=0.0"}) {
    const SiteReply reply = get("/assets/a-1.js", encodings);
    EXPECT_EQ(reply.body, "play()") << encodings;
    EXPECT_EQ(header(reply, "Content-Encoding"), "");
  }
  EXPECT_EQ(header(get("/assets/a-1.js", "br, gzip;q=0.5"), "Content-Encoding"), "gzip");
}

TEST_F(site, nothing_may_be_loaded_from_elsewhere) {
  for (const char* target : {"/", "/nowhere"}) {
    EXPECT_NE(header(get(target), "Content-Security-Policy").find("default-src 'none'"), std::string::npos);
    EXPECT_EQ(header(get(target), "X-Content-Type-Options"), "nosniff");
  }
}

TEST_F(site, what_is_not_there_or_not_allowed_is_said) {
  EXPECT_EQ(get("/nowhere").status, 404);
  EXPECT_EQ(get("/../etc/passwd").status, 404);
  EXPECT_EQ(get("").status, 404);
  const SiteReply post = get("/", "gzip", "", "POST");
  EXPECT_EQ(post.status, 405);
  EXPECT_EQ(header(post, "Allow"), "GET, HEAD");
  EXPECT_EQ(get("/broken.js", "").status, 500);
}

TEST_F(site, head_says_how_much_there_is) {
  const SiteReply reply = get("/assets/a-1.js", "", "", "HEAD");
  EXPECT_EQ(reply.status, 200);
  EXPECT_EQ(reply.body, "");
  EXPECT_EQ(header(reply, "Content-Length"), "6");
}

}  // namespace
}  // namespace fourfold::server
