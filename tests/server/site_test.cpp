// How requests for the browser app are answered.
#include "server/site.h"

#include <gtest/gtest.h>

#include <vector>

#include "tests/server/gzipped.h"

namespace fourfold::server {
namespace {

class site : public testing::Test {
 protected:
  SiteReply get(std::string_view target, std::string_view encodings = "gzip, br", std::string_view tag = "",
                std::string_view method = "GET") {
    return site_.answer({method, target, encodings, tag});
  }
  static std::string header(const SiteReply& reply, std::string_view name) {
    for (const auto& [key, value] : reply.headers) {
      if (key == name) return value;
    }
    return "";
  }

  std::vector<std::uint8_t> page_ = test::gzipped("<!doctype html>");
  std::vector<std::uint8_t> script_ = test::gzipped("play()");
  std::vector<std::uint8_t> broken_ = {1, 2, 3};
  std::vector<Asset> assets_ = {{"/index.html", "text/html; charset=utf-8", "aa", false, page_, 15},
                                {"/assets/a-1.js", "text/javascript", "bb", true, script_, 6},
                                {"/broken.js", "text/javascript", "cc", false, broken_, 9}};
  Site site_{assets_};
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

// RFC 9110, 8.8.3.3 and 13.1.2: each encoding has its own tag; lists, * and weak tags are compared.
TEST_F(site, what_a_visitor_has_is_not_sent_again) {
  for (const char* encoding : {"gzip", "identity"}) {
    const std::string tag = header(get("/assets/a-1.js", encoding), "ETag");
    for (const char* method : {"GET", "HEAD"}) {
      for (const std::string& had :
           {tag, "W/" + tag, "\"x,x\", " + tag, "\"xx\"," + tag + ", \"yy\"", std::string("*")}) {
        const SiteReply reply = get("/assets/a-1.js", encoding, had, method);
        EXPECT_EQ(reply.status, 304) << had;
        EXPECT_EQ(reply.body, "");
        EXPECT_EQ(header(reply, "ETag"), tag);
        EXPECT_EQ(header(reply, "Vary"), "Accept-Encoding");
        EXPECT_EQ(header(reply, "Content-Length"), "") << "that of the file, or none";
      }
    }
    for (const char* other : {"\"xx\"", "bb", "\"bb", "W/",
                              "\"x"
                              "\"bb\"\"",
                              "\"xx\", *"}) {
      EXPECT_EQ(get("/assets/a-1.js", encoding, other).status, 200) << other;
    }
  }
}

TEST_F(site, packed_and_plain_have_different_tags) {
  const std::string packed_tag = header(get("/assets/a-1.js", "gzip"), "ETag");
  const std::string plain_tag = header(get("/assets/a-1.js", ""), "ETag");
  EXPECT_NE(packed_tag, plain_tag);
  EXPECT_EQ(get("/assets/a-1.js", "gzip", plain_tag).status, 200);
  EXPECT_EQ(get("/assets/a-1.js", "", packed_tag).status, 200);
}

TEST_F(site, visitors_share_what_they_read) {
  EXPECT_EQ(static_cast<const void*>(get("/assets/a-1.js").body.data()), script_.data());
  EXPECT_EQ(get("/assets/a-1.js", "").body.data(), get("/assets/a-1.js", "").body.data());
}

TEST_F(site, proxies_name_the_host_as_well) {
  for (const char* target :
       {"http://localhost:8080/assets/a-1.js", "HTTPS://[::1]/assets/a-1.js?x=/y", "/assets/a%2d1.js"}) {
    EXPECT_EQ(get(target, "").body, "play()") << target;
  }
  for (const char* target : {"http://localhost", "http://localhost?x", "http://localhost/"}) {
    EXPECT_EQ(get(target, "").body, "<!doctype html>") << target;
  }
}

TEST_F(site, what_is_no_address_is_malformed) {
  for (const char* target : {"", "assets/a-1.js", "*", "localhost:80", "http://", "http:///x", "ftp://localhost/", "/%",
                             "/%4", "/%zz", "/%-1", "/a%2"}) {
    EXPECT_EQ(get(target).status, 400) << target;
  }
}

TEST_F(site, who_does_not_take_gzip_gets_plain_text) {
  for (const char* encodings : {"", "br", "gzip;q=0", "identity, gzip;q=0.0", "gzip; Q=0", "gzipped", "*, gzip;q=0.000",
                                "*;q=0", "gzip;q=0;x=1"}) {
    const SiteReply reply = get("/assets/a-1.js", encodings);
    EXPECT_EQ(reply.body, "play()") << encodings;
    EXPECT_EQ(header(reply, "Content-Encoding"), "");
  }
  for (const char* encodings : {"br, gzip;q=0.5", "GZIP", "x-gzip", "*", "br;q=0 , gzip;q=1.0", "gzip;q=0.001"}) {
    EXPECT_EQ(header(get("/assets/a-1.js", encodings), "Content-Encoding"), "gzip") << encodings;
  }
}

TEST_F(site, nothing_may_be_loaded_from_elsewhere) {
  for (const char* target : {"/", "/nowhere"}) {
    const auto policy = header(get(target), "Content-Security-Policy");
    EXPECT_NE(policy.find("default-src 'none'"), std::string::npos);
    EXPECT_NE(policy.find("font-src 'self'"), std::string::npos);
    EXPECT_EQ(header(get(target), "X-Content-Type-Options"), "nosniff");
  }
}

TEST_F(site, what_is_not_there_or_not_allowed_is_said) {
  EXPECT_EQ(get("/nowhere").status, 404);
  for (const char* outside :
       {"/../etc/passwd", "/%2e%2e/etc/passwd", "//etc/passwd", "/index.html%00", "/index.html/"}) {
    EXPECT_EQ(get(outside).status, 404) << outside;
  }
  const SiteReply post = get("/", "gzip", "", "POST");
  EXPECT_EQ(post.status, 405);
  EXPECT_EQ(header(post, "Allow"), "GET, HEAD");
  EXPECT_EQ(get("/broken.js", "").status, 500);
}

TEST_F(site, refusals_are_in_the_readers_language) {
  const auto refused = [&](std::string_view languages) { return site_.answer({"GET", "/nowhere", "", "", languages}); };
  EXPECT_EQ(refused("").body, "There is no such page. The games are at the address without a path: /\n");
  EXPECT_EQ(refused("tlh, de-AT;q=0.9, en").body,
            "Diese Seite gibt es nicht. Die Spiele sind unter der Adresse ohne Pfad: /\n");
  for (const auto& [languages, spoken] : {std::pair("FR", "fr"), std::pair("es;q=0, ar", "ar"), std::pair("*", "en"),
                                          std::pair("deutsch", "en"), std::pair(",;-", "en")}) {
    EXPECT_EQ(header(refused(languages), "Content-Language"), spoken) << languages;
  }
}

TEST_F(site, head_says_how_much_there_is) {
  const SiteReply reply = get("/assets/a-1.js", "", "", "HEAD");
  EXPECT_EQ(reply.status, 200);
  EXPECT_EQ(reply.body, "");
  EXPECT_EQ(header(reply, "Content-Length"), "6");
  const SiteReply nowhere = get("/nowhere", "", "", "HEAD");
  EXPECT_EQ(nowhere.body, "");
  EXPECT_EQ(header(nowhere, "Content-Length"), std::to_string(get("/nowhere").body.size()));
}

}  // namespace
}  // namespace fourfold::server
