#include "server/line_server.h"

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
                         const std::function<void(const std::string& address)>& ready) {
  asio::io_context context;
  auto acceptor = listen_on(context, address);
  if (!acceptor) return tl::unexpected(acceptor.error());
  ready(text_of(acceptor->local_endpoint()));
  while (true) {
    boost::system::error_code problem;
    tcp::socket socket = acceptor->accept(problem);
    if (problem) continue;
    auto conversation = begin();
    if (!conversation) return tl::unexpected(conversation.error());
    std::thread([socket = std::move(socket), conversation = std::move(*conversation)]() mutable {
      talk(std::move(socket), conversation);
    }).detach();
  }
}

}  // namespace fourfold::server
