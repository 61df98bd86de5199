#include "server/http_server.h"

#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/experimental/awaitable_operators.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>

#include <array>
#include <utility>

#include "server/listening.h"
#include "server/unreadable_request.h"

namespace fourfold::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using asio::ip::tcp;
using boost::system::error_code;

constexpr int malformed = 400;
constexpr std::uint64_t longest_body = 1024;
constexpr std::uint32_t longest_header = 16 * 1024;

using HttpRequest = http::request<http::string_body>;
// The body lies in the site and is not copied, however many visitors read it and however slowly.
using Response = http::response<http::span_body<const char>>;

// A header may come in several lines, which are one list.
std::string listed(const HttpRequest& request, http::field name) {
  std::string list;
  const auto [first, last] = request.equal_range(name);
  for (auto line = first; line != last; ++line) {
    if (!list.empty()) list += ", ";
    list.append(line->value().data(), line->value().size());
  }
  return list;
}

SiteReply answer_to(Site& site, const HttpRequest& request) {
  // Without exactly one host a request of HTTP/1.1 is malformed (RFC 9112, 3.2).
  const std::string spoken = listed(request, http::field::accept_language);
  if (request.version() == 11 && request.count(http::field::host) != 1) return refusal(malformed, spoken);
  const auto method = request.method_string();
  const auto target = request.target();
  const std::string encodings = listed(request, http::field::accept_encoding);
  const std::string tags = listed(request, http::field::if_none_match);
  return site.answer({{method.data(), method.size()}, {target.data(), target.size()}, encodings, tags, spoken});
}

Response response_of(const SiteReply& reply, unsigned version, bool keep_alive) {
  Response response{static_cast<http::status>(reply.status), version};
  for (const auto& [name, value] : reply.headers) response.set(name, value);
  response.keep_alive(keep_alive);
  response.body() = {reply.body.data(), reply.body.size()};
  return response;
}

// One visitor's connection, until it is closed, falls silent or sends what cannot be read.
class Visit {
 public:
  Visit(tcp::socket socket, Site& site, std::chrono::milliseconds patience)
      : socket_(std::move(socket)), timer_(socket_.get_executor()), site_(site), patience_(patience) {}

  asio::awaitable<void> attend() {
    bool more = true;
    while (more) more = co_await answer_next();
    error_code ignored;
    (void)socket_.shutdown(tcp::socket::shutdown_send, ignored);
    if (refused_) co_await hear_out();
  }

 private:
  // Does the operation, whose problem is noted; false if that took longer than patience lasts.
  template <class Operation>
  asio::awaitable<bool> in_time(const Operation& operation) {
    using namespace asio::experimental::awaitable_operators;
    error_code ignored;
    timer_.expires_after(patience_);
    const auto first = co_await (operation(asio::redirect_error(asio::use_awaitable, problem_)) ||
                                 timer_.async_wait(asio::redirect_error(asio::use_awaitable, ignored)));
    co_return first.index() == 0;
  }

  // Whether another request may follow.
  asio::awaitable<bool> answer_next() {
    http::request_parser<http::string_body> parser;
    parser.body_limit(longest_body);
    parser.header_limit(longest_header);
    const bool came = co_await in_time([&](auto token) { return http::async_read(socket_, buffer_, parser, token); });
    if (came && !problem_) {
      const HttpRequest& request = parser.get();
      const SiteReply reply = answer_to(site_, request);
      const bool keep_alive = request.keep_alive() && reply.status != malformed;
      const Response response = response_of(reply, request.version(), keep_alive);
      co_return co_await send(response) && response.keep_alive();
    }
    const auto unread = buffer_.data();
    const int status = came ? status_of(problem_, !parser.get().target().empty(),
                                        {static_cast<const char*>(unread.data()), unread.size()})
                            : 408;
    if (status == 0 || !parser.got_some()) co_return false;
    refused_ = true;
    const Response response = response_of(refusal(status), 11, false);
    (void)co_await send(response);
    co_return false;
  }

  // Piece by piece: whoever reads slowly but steadily gets everything.
  asio::awaitable<bool> send(const Response& response) {
    http::response_serializer<Response::body_type> serializer(response);
    while (!serializer.is_done()) {
      const bool taken =
          co_await in_time([&](auto token) { return http::async_write_some(socket_, serializer, token); });
      if (!taken || problem_) co_return false;
    }
    co_return true;
  }

  // Closing while something of theirs is unread would take the refusal from them before they have seen it.
  asio::awaitable<void> hear_out() {
    constexpr int most_pieces = 256;
    std::array<char, 4096> piece;
    const auto end = std::chrono::steady_clock::now() + patience_;
    for (int pieces = 0; pieces < most_pieces && std::chrono::steady_clock::now() < end; ++pieces) {
      const bool came =
          co_await in_time([&](auto token) { return socket_.async_read_some(asio::buffer(piece), token); });
      if (!came || problem_) co_return;
    }
  }

  tcp::socket socket_;
  asio::steady_timer timer_;
  Site& site_;
  std::chrono::milliseconds patience_;
  beast::flat_buffer buffer_;
  error_code problem_;  // of the operation that was done last
  bool refused_ = false;
};

asio::awaitable<void> attend(tcp::socket socket, Site& site, std::chrono::milliseconds patience) {
  Visit visit(std::move(socket), site, patience);
  co_await visit.attend();
}

asio::awaitable<void> welcome(tcp::acceptor acceptor, Site& site, const Serving& serving) {
  asio::steady_timer pause(acceptor.get_executor());
  bool told = false;
  while (true) {
    error_code problem;
    tcp::socket socket = co_await acceptor.async_accept(asio::redirect_error(asio::use_awaitable, problem));
    if (problem == asio::error::operation_aborted) co_return;
    if (!problem) {
      asio::co_spawn(acceptor.get_executor(), attend(std::move(socket), site, serving.patience), asio::detached);
    } else if (must_wait(problem)) {
      if (!std::exchange(told, true)) serving.trouble(visitors_wait(problem));
      pause.expires_after(before_trying_again);
      co_await pause.async_wait(asio::use_awaitable);
    }
  }
}

std::string url_of(const tcp::endpoint& endpoint) { return "http://" + text_of(endpoint) + "/"; }

}  // namespace

Result<void> serve(const Address& address, std::span<const Asset> assets, const Serving& serving) {
  Site site(assets);
  asio::io_context context(1);
  auto acceptor = listen_on(context, address);
  if (!acceptor) return tl::unexpected(acceptor.error());
  serving.ready(url_of(acceptor->local_endpoint()));
  asio::signal_set signals(context, SIGINT, SIGTERM);
  signals.async_wait([&](const error_code&, int) { context.stop(); });
  asio::co_spawn(context, welcome(std::move(*acceptor), site, serving), asio::detached);
  context.run();
  return {};
}

}  // namespace fourfold::server
