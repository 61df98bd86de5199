// Conversations in lines with whoever connects to a port of this machine.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "rules/result.h"
#include "server/address.h"

namespace fourfold::server {

// Sends to the visitor, from any thread; to one who has gone, nothing.
using SendLines = std::function<void(std::string_view lines)>;
// Hears a line, without its end; false ends the conversation. It is let go of when the conversation has ended, before
// the socket is: until then it may send.
using HearLine = std::function<bool(std::string_view line)>;

struct LineService {
  Address address{};
  char line_end = '\n';
  std::function<Result<HearLine>(const SendLines& send)> begin{};
  std::function<void(const std::string& address)> ready{};
  std::function<void(const Message& message)> trouble{};
};

// Tells the address with `ready`, then talks with everybody, each on a thread of its own, until the program is ended.
// `trouble` is told once that visitors have to wait, and why.
// Comes back only if it cannot listen, or cannot begin.
Result<void> serve_lines(const LineService& service);

}  // namespace fourfold::server
