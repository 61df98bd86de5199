// fourfold serve over a real socket: the app is there, bad requests and taken ports are answered, Ctrl-C ends it.
#include <arpa/inet.h>
#include <sys/socket.h>

#include "tests/cli/run_program.h"
#include "tests/cli/running.h"

namespace fourfold::test {
namespace {

class Server {
 public:
  Server() : program_({"serve", "--port", "0"}) {
    const std::string greeting = program_.read_until("Ctrl-C");
    const std::string before = "http://127.0.0.1:";
    const std::size_t at = greeting.find(before);
    EXPECT_NE(at, std::string::npos) << greeting << " (is the app built? make web)";
    if (at != std::string::npos) port_ = std::atoi(greeting.c_str() + at + before.size());
  }

  int port() const { return port_; }
  int stop(int signal) { return program_.stop(signal); }

  // Sends the text and reads until the server closes the connection.
  std::string ask(const std::string& request) const {
    const int socket = ::socket(AF_INET, SOCK_STREAM, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(static_cast<std::uint16_t>(port_));
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    const timeval patience{10, 0};
    setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
    EXPECT_EQ(connect(socket, reinterpret_cast<const sockaddr*>(&address), sizeof address), 0);
    EXPECT_EQ(send(socket, request.data(), request.size(), MSG_NOSIGNAL), static_cast<ssize_t>(request.size()));
    std::string got;
    char buffer[65536];
    for (ssize_t n = 0; (n = recv(socket, buffer, sizeof buffer, 0)) > 0;)
      got.append(buffer, static_cast<std::size_t>(n));
    close(socket);
    return got;
  }
  std::string get(const std::string& target) const {
    return ask("GET " + target + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
  }

 private:
  Running program_;
  int port_ = 0;
};

TEST(serve, the_app_comes_from_inside_the_program) {
  Server server;
  const std::string page = server.get("/");
  EXPECT_EQ(page.rfind("HTTP/1.1 200", 0), 0U) << page.substr(0, 200);
  EXPECT_NE(page.find("<title>Fourfold</title>"), std::string::npos);
  EXPECT_NE(page.find("Content-Security-Policy"), std::string::npos);
  const std::string script = page.substr(page.find("src=\"./assets/") + 6);
  const std::string answer = server.get(script.substr(0, script.find('"')));
  EXPECT_EQ(answer.rfind("HTTP/1.1 200", 0), 0U) << answer.substr(0, 200);
  EXPECT_NE(answer.find("immutable"), std::string::npos);
  EXPECT_EQ(server.get("/nothing").rfind("HTTP/1.1 404", 0), 0U);
  EXPECT_EQ(server.stop(SIGINT), 0);
}

TEST(serve, what_is_no_http_ends_only_its_own_connection) {
  Server server;
  EXPECT_EQ(server.ask("nonsense\r\n\r\n").rfind("HTTP/1.1 400", 0), 0U);
  EXPECT_EQ(server.ask("GET / HTTP/1.1\r\nX: " + std::string(100000, 'x') + "\r\n\r\n").rfind("HTTP/1.1 431", 0), 0U);
  EXPECT_EQ(server.get("/").rfind("HTTP/1.1 200", 0), 0U);
  EXPECT_EQ(server.stop(SIGTERM), 0);
}

TEST(serve, addresses_that_cannot_be_had_are_refused) {
  const Server server;
  const Ran taken = run_program({"serve", "--port", std::to_string(server.port())});
  EXPECT_EQ(taken.exit_code, 1);
  EXPECT_NE(taken.err.find("cannot listen on"), std::string::npos) << taken.err;
  EXPECT_NE(run_program({"serve", "--port", "70000"}).err.find("0 to 65535"), std::string::npos);
  EXPECT_NE(run_program({"serve", "--host", "nowhere"}).err.find("numeric address"), std::string::npos);
}

}  // namespace
}  // namespace fourfold::test
