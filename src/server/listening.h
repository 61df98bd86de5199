// Where the program can be reached: an address of this machine, and a socket that listens there.
#pragma once

#include <chrono>

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>

#include "rules/result.h"
#include "server/address.h"

namespace fourfold::server {

// An address that cannot be had is refused.
Result<boost::asio::ip::tcp::acceptor> listen_on(boost::asio::io_context& context, const Address& address);

// Whether accepting failed for a reason that stays for a while, such as that no descriptor is left, so that it is of no
// use to try again at once. That a visitor has gone away again is no such reason.
bool must_wait(const boost::system::error_code& problem);
// What to tell about it: visitors have to wait, and why.
Message visitors_wait(const boost::system::error_code& problem);
inline constexpr std::chrono::milliseconds before_trying_again{100};

// "127.0.0.1:8080", "[::1]:8080"
std::string text_of(const boost::asio::ip::tcp::endpoint& endpoint);

}  // namespace fourfold::server
