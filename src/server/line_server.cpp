#include "server/line_server.h"

#include <atomic>
#include <memory>
#include <mutex>
#include <system_error>
#include <thread>
#include <utility>

#include <boost/asio/buffer.hpp>
#include <boost/asio/read_until.hpp>
#include <boost/asio/write.hpp>

#include "server/listening.h"

namespace fourfold::server {
namespace {

namespace asio = boost::asio;
using asio::ip::tcp;

constexpr std::size_t longest_line = 1 << 16;

// One thread hears, any may send.
class Visitor {
 public:
  explicit Visitor(tcp::socket socket) : socket_(std::move(socket)) {}

  void send(std::string_view lines) {
    const std::scoped_lock one_at_a_time(sending_);
    if (lines.empty() || gone_) return;
    boost::system::error_code problem;
    asio::write(socket_, asio::buffer(lines), problem);
    if (problem) gone_ = true;
  }

  void talk(const HearLine& hear, char line_end) {
    boost::system::error_code problem;
    std::string unread;
    while (!gone_) {
      const std::size_t size = asio::read_until(socket_, asio::dynamic_buffer(unread, longest_line), line_end, problem);
      if (problem || !hear(std::string_view(unread).substr(0, size - 1))) return;
      unread.erase(0, size);
    }
  }

 private:
  tcp::socket socket_;
  std::mutex sending_;
  std::atomic<bool> gone_ = false;
};

}  // namespace

Result<void> serve_lines(const LineService& service) {
  asio::io_context context;
  auto acceptor = listen_on(context, service.address);
  if (!acceptor) return tl::unexpected(acceptor.error());
  service.ready(text_of(acceptor->local_endpoint()));
  bool told = false;
  const auto wait = [&](const boost::system::error_code& problem) {
    if (!std::exchange(told, true)) service.trouble(visitors_wait(problem));
    std::this_thread::sleep_for(before_trying_again);
  };
  while (true) {
    boost::system::error_code problem;
    tcp::socket socket = acceptor->accept(problem);
    if (problem) {
      if (must_wait(problem)) wait(problem);
      continue;
    }
    const auto visitor = std::make_shared<Visitor>(std::move(socket));
    auto hear = service.begin([visitor](std::string_view lines) { visitor->send(lines); });
    if (!hear) return tl::unexpected(hear.error());
    try {
      std::thread([visitor, hear = std::move(*hear), line_end = service.line_end]() mutable {
        visitor->talk(hear, line_end);
        hear = nullptr;
      }).detach();
    } catch (const std::system_error& no_thread) {
      wait(no_thread.code());
    }
  }
}

}  // namespace fourfold::server
