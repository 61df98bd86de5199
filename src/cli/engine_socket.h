// Sessions of a protocol with whoever connects to a port of this machine.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>

#include "engines/session.h"

namespace fourfold::cli {

using BeginSession = std::function<Result<std::unique_ptr<engines::Session>>()>;

// Tells the address with `ready`, then answers everybody, each on a thread of its own, until the program is ended.
// Comes back only if it cannot listen.
Result<void> serve_sessions(const std::string& host, std::uint16_t port, const BeginSession& begin,
                            const std::function<void(const std::string&)>& ready);

}  // namespace fourfold::cli
