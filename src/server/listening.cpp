#include "server/listening.h"

#include <utility>

#include "rules/system_reason.h"

namespace fourfold::server {

namespace asio = boost::asio;
using asio::ip::tcp;

Result<tcp::acceptor> listen_on(asio::io_context& context, const Address& address) {
  boost::system::error_code problem;
  const auto host = asio::ip::make_address(address.host, problem);
  if (problem) {
    return refuse<"server.no-address", "host">(address.host);
  }
  tcp::acceptor acceptor(context);
  const tcp::endpoint endpoint(host, address.port);
  (void)acceptor.open(endpoint.protocol(), problem);
  if (!problem) (void)acceptor.set_option(asio::socket_base::reuse_address(true), problem);
  if (!problem) (void)acceptor.bind(endpoint, problem);
  if (!problem) (void)acceptor.listen(asio::socket_base::max_listen_connections, problem);
  if (problem)
    return refuse<"server.cannot-listen", "address", "reason">(text_of(endpoint), system_reason(problem.value()));
  return acceptor;
}

bool must_wait(const boost::system::error_code& problem) { return problem != asio::error::connection_aborted; }

Message visitors_wait(const boost::system::error_code& problem) {
  return say<"server.visitors-wait", "reason">(system_reason(problem.value()));
}

std::string text_of(const tcp::endpoint& endpoint) {
  const std::string host = endpoint.address().to_string();
  return (endpoint.address().is_v6() ? "[" + host + "]" : host) + ":" + std::to_string(endpoint.port());
}

}  // namespace fourfold::server
