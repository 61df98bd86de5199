#include "server/http_server.h"

#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>

#include <chrono>

#include "server/listening.h"

namespace fourfold::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using asio::ip::tcp;

constexpr auto patience = std::chrono::seconds(30);
constexpr std::uint64_t longest_body = 1024;
constexpr std::uint32_t longest_header = 16 * 1024;

http::response<http::string_body> reply_to(std::span<const Asset> assets,
                                           const http::request<http::string_body>& request) {
  const auto text = [&](http::field name) {
    const auto value = request[name];
    return std::string_view(value.data(), value.size());
  };
  const auto method = request.method_string();
  const auto target = request.target();
  SiteReply reply = answer(assets, {{method.data(), method.size()},
                                    {target.data(), target.size()},
                                    text(http::field::accept_encoding),
                                    text(http::field::if_none_match)});
  http::response<http::string_body> response{static_cast<http::status>(reply.status), request.version()};
  for (const auto& [name, value] : reply.headers) response.set(name, value);
  response.keep_alive(request.keep_alive());
  response.body() = std::move(reply.body);
  // A reply to HEAD has said how long the body would be.
  if (request.method() != http::verb::head) response.prepare_payload();
  return response;
}

// One visitor's connection, until it is closed, falls silent or sends what is no HTTP.
asio::awaitable<void> attend(tcp::socket socket, std::span<const Asset> assets) {
  beast::tcp_stream stream(std::move(socket));
  beast::flat_buffer buffer;
  boost::system::error_code problem;
  const auto noting = [&] { return asio::redirect_error(asio::use_awaitable, problem); };
  while (true) {
    http::request_parser<http::string_body> parser;
    parser.body_limit(longest_body);
    parser.header_limit(longest_header);
    stream.expires_after(patience);
    co_await http::async_read(stream, buffer, parser, noting());
    if (problem) break;
    const auto response = reply_to(assets, parser.get());
    stream.expires_after(patience);
    co_await http::async_write(stream, response, noting());
    if (problem || !response.keep_alive()) break;
  }
  (void)stream.socket().shutdown(tcp::socket::shutdown_send, problem);
}

asio::awaitable<void> welcome(tcp::acceptor acceptor, std::span<const Asset> assets) {
  boost::system::error_code problem;
  while (true) {
    tcp::socket socket = co_await acceptor.async_accept(asio::redirect_error(asio::use_awaitable, problem));
    if (problem == asio::error::operation_aborted) co_return;
    if (problem) continue;
    asio::co_spawn(acceptor.get_executor(), attend(std::move(socket), assets), asio::detached);
  }
}

std::string url_of(const tcp::endpoint& endpoint) { return "http://" + text_of(endpoint) + "/"; }

}  // namespace

Result<void> serve(const Address& address, std::span<const Asset> assets,
                   const std::function<void(const std::string& url)>& ready) {
  asio::io_context context(1);
  auto acceptor = listen_on(context, address);
  if (!acceptor) return tl::unexpected(acceptor.error());
  ready(url_of(acceptor->local_endpoint()));
  asio::signal_set signals(context, SIGINT, SIGTERM);
  signals.async_wait([&](const boost::system::error_code&, int) { context.stop(); });
  asio::co_spawn(context, welcome(std::move(*acceptor), assets), asio::detached);
  context.run();
  return {};
}

}  // namespace fourfold::server
