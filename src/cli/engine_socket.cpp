#include "cli/engine_socket.h"

#include <thread>

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/read_until.hpp>
#include <boost/asio/write.hpp>

namespace fourfold::cli {
namespace {

namespace asio = boost::asio;
using asio::ip::tcp;

constexpr std::size_t longest_line = 1 << 16;

void talk(tcp::socket socket, engines::Session& session) {
  boost::system::error_code problem;
  std::string unread;
  while (!session.over()) {
    const std::size_t size = asio::read_until(socket, asio::dynamic_buffer(unread, longest_line), '\n', problem);
    if (problem) return;
    const std::string answer = session.answer(std::string_view(unread).substr(0, size));
    unread.erase(0, size);
    asio::write(socket, asio::buffer(answer), problem);
    if (problem) return;
  }
}

}  // namespace

Result<void> serve_sessions(const std::string& host, std::uint16_t port, const BeginSession& begin,
                            const std::function<void(const std::string&)>& ready) {
  boost::system::error_code problem;
  const auto address = asio::ip::make_address(host == "localhost" ? "127.0.0.1" : host, problem);
  if (problem) return refuse("'" + host + "' is no address to listen on; 127.0.0.1 is this machine alone");
  asio::io_context context;
  tcp::acceptor acceptor(context);
  const tcp::endpoint endpoint(address, port);
  (void)acceptor.open(endpoint.protocol(), problem);
  if (!problem) (void)acceptor.set_option(asio::socket_base::reuse_address(true), problem);
  if (!problem) (void)acceptor.bind(endpoint, problem);
  if (!problem) (void)acceptor.listen(asio::socket_base::max_listen_connections, problem);
  if (problem) return refuse("cannot listen on " + host + ":" + std::to_string(port) + ": " + problem.message());
  ready(host + ":" + std::to_string(acceptor.local_endpoint().port()));
  for (;;) {
    tcp::socket socket = acceptor.accept(problem);
    if (problem) continue;
    auto session = begin();
    if (!session) return tl::unexpected(session.error());
    std::thread([socket = std::move(socket), session = std::move(*session)]() mutable {
      talk(std::move(socket), *session);
    }).detach();
  }
}

}  // namespace fourfold::cli
