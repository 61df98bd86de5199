// The server over real sockets: what cannot be read is refused with the right status, nobody is starved or cut off, and
// neither many visitors nor slow ones cost more than they must.
#include "tests/server/running_server.h"

#include <algorithm>
#include <thread>

#include "sentences/catalogue.h"
#include "server/http_server.h"
#include "tests/server/gzipped.h"

namespace fourfold::test {
namespace {

using namespace std::chrono_literals;

constexpr std::size_t large = std::size_t{3} << 20;

class http_server : public testing::Test {
 protected:
  RunningServer started(std::chrono::milliseconds patience, rlim_t descriptors = 0) const {
    const auto serve = [&](const RunningServer::Tell& tell) {
      const auto trouble = [&](const Message& message) { tell(english(message)); };
      return server::serve({"127.0.0.1", 0}, assets_, {tell, trouble, patience});
    };
    return RunningServer(serve, descriptors);
  }
  // The first line of the answer to one visitor who says that.
  static std::string status(const RunningServer& server, const std::string& request) {
    const std::string answer = Visitor(server).say(request).hear_all();
    return answer.substr(0, answer.find("\r\n"));
  }

  std::vector<std::uint8_t> page_ = gzipped("<!doctype html>");
  std::vector<std::uint8_t> packed_ = std::vector<std::uint8_t>(large, 7);  // sent as it is to who takes gzip
  std::vector<std::uint8_t> zeros_ = gzipped(std::string(large, '\0'));
  std::vector<std::uint8_t> huge_ = std::vector<std::uint8_t>(4 * large, 7);
  std::vector<server::Asset> assets_ = {{"/index.html", "text/html", "aa", false, page_, 15},
                                        {"/packed", "application/wasm", "bb", true, packed_, large},
                                        {"/plain", "application/wasm", "cc", true, zeros_, large},
                                        {"/huge", "application/wasm", "dd", true, huge_, 4 * large}};
};

// RFC 9112, 3 and 9110, 15.5 and 15.6.
TEST_F(http_server, what_cannot_be_read_is_refused_with_its_status) {
  const RunningServer server = started(10s);
  const std::string host = "Host: localhost\r\n";
  const std::string closing = "Connection: close\r\n\r\n";
  const std::pair<std::string, std::string> said[] = {
      {"nonsense\r\n\r\n", "400"},
      {"GET / HTTP/1.1\r\n" + host + "no colon\r\n\r\n", "400"},
      {"GET / HTTP/1.1\r\n" + host + "Content-Length: many\r\n\r\n", "400"},
      {"GET /a b HTTP/1.1\r\n" + host + "\r\n", "400"},
      {"GET / please\r\n\r\n", "400"},
      {"GET nowhere HTTP/1.1\r\n" + host + "\r\n", "400"},
      {"GET /%zz HTTP/1.1\r\n" + host + closing, "400"},
      {"GET / HTTP/1.1\r\n\r\n", "400"},
      {"GET / HTTP/1.1\r\n" + host + host + closing, "400"},
      {std::string("\x16\x03\x01\x02\x00\x01\x00", 7) + "\r\n\r\n", "400"},
      {"POST / HTTP/1.1\r\n" + host + "Content-Length: 2\r\n" + closing + "{}", "405"},
      {"OPTIONS * HTTP/1.1\r\n" + host + closing, "405"},
      {"POST / HTTP/1.1\r\n" + host + "Content-Length: 5000000\r\n\r\n" + std::string(500'000, 'x'), "413"},
      {"POST / HTTP/1.1\r\n" + host + "Transfer-Encoding: chunked\r\n\r\n10000\r\n" + std::string(65536, 'x'), "413"},
      {"GET /" + std::string(200'000, 'x') + " HTTP/1.1\r\n" + host + closing, "414"},
      {"GET / HTTP/1.1\r\n" + host + "Cookie: " + std::string(200'000, 'x') + "\r\n\r\n", "431"},
      {"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", "505"},
      {"GET http://localhost/ HTTP/1.1\r\n" + host + closing, "200"},
  };
  for (const auto& [request, expected] : said) {
    const std::string answer = Visitor(server).say(request).hear_all();
    EXPECT_EQ(answer.substr(0, 12), "HTTP/1.1 " + expected) << request.substr(0, 60);
    EXPECT_NE(answer.find("Connection: close\r\n"), std::string::npos) << request.substr(0, 60);
  }
  const std::string post = Visitor(server).say(said[10].first).hear_all();
  EXPECT_NE(post.find("Allow: GET, HEAD\r\n"), std::string::npos) << post;
  EXPECT_EQ(status(server, "GET / HTTP/1.0\r\n\r\n"), "HTTP/1.0 200 OK") << "which needs no host";
}

TEST_F(http_server, requests_follow_each_other_on_one_connection) {
  const RunningServer server = started(10s);
  const std::string once = "GET /nowhere HTTP/1.1\r\nHost: x\r\n\r\n";
  const std::string answers =
      Visitor(server)
          .say(once + "HEAD / HTTP/1.1\r\nHost: x\r\n\r\n" + "GET / HTTP/1.1\r\nHost: x\r\nIf-None-Match: \"x\"\r\n" +
               "If-None-Match: \"aa\"\r\n\r\n" + once + "rubbish\r\n\r\n" + once)
          .hear_all();
  std::vector<std::string> statuses;
  for (std::size_t at = 0; (at = answers.find("HTTP/1.1 ", at)) != std::string::npos; at += 9)
    statuses.push_back(answers.substr(at + 9, 3));
  EXPECT_EQ(statuses, (std::vector<std::string>{"404", "200", "304", "404", "400"}));
}

TEST_F(http_server, who_sends_half_a_request_is_told_and_who_sends_nothing_is_let_go) {
  const RunningServer server = started(200ms);
  EXPECT_EQ(status(server, "GET / HTTP/1.1\r\nHost: x\r\n"), "HTTP/1.1 408 Request Timeout");
  EXPECT_EQ(status(server, "G"), "HTTP/1.1 408 Request Timeout");
  EXPECT_EQ(status(server, ""), "");
}

TEST_F(http_server, a_slow_reader_who_goes_on_reading_gets_everything) {
  const RunningServer server = started(1s);
  Visitor slow(server, 65536);
  slow.say("GET /huge HTTP/1.1\r\nHost: x\r\nAccept-Encoding: gzip\r\nConnection: close\r\n\r\n");
  std::size_t got = 0;
  for (std::size_t size = 1; size > 0; got += size) {
    size = slow.hear().size();
    std::this_thread::sleep_for(15ms);
  }
  EXPECT_GT(got, huge_.size());
}

TEST_F(http_server, slow_readers_share_one_copy) {
  const RunningServer server = started(30s);
  for (const char* target : {"/packed", "/plain"}) {
    const std::string encoding = target == std::string("/packed") ? "gzip" : "identity";
    const std::string request =
        std::string("GET ") + target + " HTTP/1.1\r\nHost: x\r\nAccept-Encoding: " + encoding + "\r\n\r\n";
    std::vector<Visitor> visitors;
    visitors.emplace_back(server, 4096).say(request);
    ASSERT_TRUE(visitors.back().answered());
    const long before = server.memory_used();
    constexpr long many = 60;
    for (int i = 0; i < many; ++i) visitors.emplace_back(server, 4096).say(request);
    for (const Visitor& visitor : visitors) ASSERT_TRUE(visitor.answered());
    const long copies = many * static_cast<long>(large >> 10);
    EXPECT_LT(server.memory_used() - before, copies / 10) << target;
  }
}

TEST_F(http_server, without_descriptors_visitors_wait_and_the_processor_rests) {
  const RunningServer server = started(30s, 24);
  rests_without_descriptors(server);
  EXPECT_EQ(status(server, "GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"), "HTTP/1.1 200 OK");
  EXPECT_FALSE(server.tells_more()) << "once is enough";
}

}  // namespace
}  // namespace fourfold::test
