// Serves the browser app over HTTP. Boost.Beast stays behind this header, because it takes long to compile.
#pragma once

#include <functional>
#include <span>
#include <string>

#include "rules/result.h"
#include "server/address.h"
#include "server/site.h"

namespace fourfold::server {

// Serves the assets until the program is asked to stop (Ctrl-C, SIGTERM). `ready` is told where it listens once it
// does; an address that cannot be had is refused.
Result<void> serve(const Address& address, std::span<const Asset> assets,
                   const std::function<void(const std::string& url)>& ready);

}  // namespace fourfold::server
