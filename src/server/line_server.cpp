#include "server/line_server.h"

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

void talk(tcp::socket socket, const Conversation& conversation) {
  boost::system::error_code problem;
  std::string unread;
  while (!problem) {
    const std::size_t size = asio::read_until(socket, asio::dynamic_buffer(unread, longest_line), '\n', problem);
    if (problem) return;
    const std::optional<std::string> answer = conversation(std::string_view(unread).substr(0, size));
    if (!answer) return;
    unread.erase(0, size);
    asio::write(socket, asio::buffer(*answer), problem);
  }
}

}  // namespace

Result<void> serve_lines(const Address& address, const std::function<Result<Conversation>()>& begin,
                         const std::function<void(const std::string& address)>& ready,
                         const std::function<void(const Message& message)>& trouble) {
  asio::io_context context;
  auto acceptor = listen_on(context, address);
  if (!acceptor) return tl::unexpected(acceptor.error());
  ready(text_of(acceptor->local_endpoint()));
  bool told = false;
  const auto wait = [&](const boost::system::error_code& problem) {
    if (!std::exchange(told, true)) trouble(visitors_wait(problem));
    std::this_thread::sleep_for(before_trying_again);
  };
  while (true) {
    boost::system::error_code problem;
    tcp::socket socket = acceptor->accept(problem);
    if (problem) {
      if (must_wait(problem)) wait(problem);
      continue;
    }
    auto conversation = begin();
    if (!conversation) return tl::unexpected(conversation.error());
    try {
      std::thread([socket = std::move(socket), conversation = std::move(*conversation)]() mutable {
        talk(std::move(socket), conversation);
      }).detach();
    } catch (const std::system_error& no_thread) {
      wait(no_thread.code());
    }
  }
}

}  // namespace fourfold::server
