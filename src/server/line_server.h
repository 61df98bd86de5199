// Conversations in lines with whoever connects to a port of this machine.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "rules/result.h"
#include "server/address.h"

namespace fourfold::server {

// What is sent in return for a line; nothing ends the conversation.
using Conversation = std::function<std::optional<std::string>(std::string_view line)>;

// Tells the address with `ready`, then talks with everybody, each on a thread of its own, until the program is ended.
// `trouble` is told once that visitors have to wait, and why.
// Comes back only if it cannot listen, or cannot begin.
Result<void> serve_lines(const Address& address, const std::function<Result<Conversation>()>& begin,
                         const std::function<void(const std::string& address)>& ready,
                         const std::function<void(const Message& message)>& trouble);

}  // namespace fourfold::server
