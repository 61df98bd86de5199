// The server in a process of its own, and visitors who are slow, silent or rude.
#pragma once

#include <arpa/inet.h>
#include <poll.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <fstream>
#include <functional>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "rules/result.h"
#include "tests/support/hanging.h"

namespace fourfold::test {

class RunningServer {
 public:
  using Tell = std::function<void(const std::string&)>;

  // Serves with what it is told to tell: where it listens, then its troubles. `descriptors` is how many it may have
  // open; 0 as many as usual.
  explicit RunningServer(const std::function<Result<void>(const Tell&)>& serve, rlim_t descriptors = 0) {
    int told[2];
    EXPECT_EQ(pipe(told), 0);
    child_ = fork();
    if (child_ == 0) {
      close(told[0]);
      end_if_it_hangs();
      const rlimit limit{descriptors, descriptors};
      if (descriptors > 0) setrlimit(RLIMIT_NOFILE, &limit);
      const Tell tell = [&](const std::string& text) { (void)!write(told[1], (text + "\n").data(), text.size() + 1); };
      _exit(serve(tell) ? 0 : 1);
    }
    close(told[1]);
    told_ = told[0];
    const std::string url = next_told();
    const std::size_t colon = url.rfind(':');
    if (colon != std::string::npos) port_ = static_cast<std::uint16_t>(std::stoi(url.substr(colon + 1)));
  }
  ~RunningServer() {
    kill(child_, SIGTERM);
    int status = 0;
    waitpid(child_, &status, 0);
    EXPECT_TRUE(WIFEXITED(status) || WTERMSIG(status) == SIGTERM) << "it ended by signal " << WTERMSIG(status);
    close(told_);
  }
  RunningServer(const RunningServer&) = delete;
  RunningServer& operator=(const RunningServer&) = delete;

  std::uint16_t port() const { return port_; }

  // The next line that it tells about itself; empty if none comes for a moment.
  std::string next_told() const {
    std::string line;
    char c = 0;
    pollfd waiting{told_, POLLIN, 0};
    while (poll(&waiting, 1, 5000) == 1 && read(told_, &c, 1) == 1 && c != '\n') line += c;
    return line;
  }
  bool tells_more() const {
    pollfd waiting{told_, POLLIN, 0};
    return poll(&waiting, 1, 0) == 1;
  }

  // Of the processor, in hundredths of a second.
  long time_used() const {
    std::ifstream file("/proc/" + std::to_string(child_) + "/stat");
    std::string word;
    long used = 0;
    for (int field = 1; field <= 15 && file >> word; ++field) {
      if (field >= 14) used += std::stol(word);
    }
    return used;
  }
  // In kB.
  long memory_used() const {
    std::ifstream file("/proc/" + std::to_string(child_) + "/status");
    for (std::string word; file >> word;) {
      long size = 0;
      if (word == "VmRSS:" && file >> size) return size;
    }
    return 0;
  }

 private:
  pid_t child_ = -1;
  int told_ = -1;
  std::uint16_t port_ = 0;
};

class Visitor {
 public:
  explicit Visitor(const RunningServer& server, int room = 0) : socket_(::socket(AF_INET, SOCK_STREAM, 0)) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(server.port());
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    const timeval patience{20, 0};
    setsockopt(socket_, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
    if (room > 0) setsockopt(socket_, SOL_SOCKET, SO_RCVBUF, &room, sizeof room);
    EXPECT_EQ(connect(socket_, reinterpret_cast<const sockaddr*>(&address), sizeof address), 0);
  }
  Visitor(Visitor&& other) noexcept : socket_(std::exchange(other.socket_, -1)) {}
  Visitor(const Visitor&) = delete;
  Visitor& operator=(const Visitor&) = delete;
  Visitor& operator=(Visitor&&) = delete;
  ~Visitor() {
    if (socket_ >= 0) close(socket_);
  }

  Visitor& say(const std::string& text) {
    std::size_t sent = 0;
    while (sent < text.size()) {
      const ssize_t n = send(socket_, text.data() + sent, text.size() - sent, MSG_NOSIGNAL);
      if (n <= 0) break;
      sent += static_cast<std::size_t>(n);
    }
    return *this;
  }
  // What comes next, at most so much; empty when the server has closed.
  std::string hear(std::size_t most = 65536) {
    std::string piece(most, '\0');
    const ssize_t n = recv(socket_, piece.data(), piece.size(), 0);
    EXPECT_GE(n, 0) << "the connection was broken off";
    piece.resize(static_cast<std::size_t>(std::max<ssize_t>(n, 0)));
    return piece;
  }
  std::string hear_all() {
    std::string all;
    for (std::string piece = hear(); !piece.empty(); piece = hear()) all += piece;
    return all;
  }
  // Whether an answer has begun to come.
  bool answered() const {
    pollfd waiting{socket_, POLLIN, 0};
    return poll(&waiting, 1, 10'000) == 1;
  }

 private:
  int socket_;
};

// A crowd takes all of the 24 descriptors that a server has; it says so and uses no time until they have left.
inline void rests_without_descriptors(const RunningServer& server) {
  std::vector<Visitor> crowd;
  for (int i = 0; i < 40; ++i) crowd.emplace_back(server);
  EXPECT_NE(server.next_told().find("Too many open files"), std::string::npos);
  const long before = server.time_used();
  std::this_thread::sleep_for(std::chrono::seconds(1));
  EXPECT_LT(server.time_used() - before, 10) << "it tries again and again";
}

}  // namespace fourfold::test
