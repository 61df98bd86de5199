// Where the program can be reached: an address of this machine, and a socket that listens there.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>

#include "rules/result.h"
#include "server/address.h"

namespace fourfold::server {

// An address that cannot be had is refused.
Result<boost::asio::ip::tcp::acceptor> listen_on(boost::asio::io_context& context, const Address& address);

// "127.0.0.1:8080", "[::1]:8080"
std::string text_of(const boost::asio::ip::tcp::endpoint& endpoint);

}  // namespace fourfold::server
