// Serves the browser app over HTTP. Boost.Beast stays behind this header, because it takes long to compile.
#pragma once

#include <chrono>
#include <functional>
#include <span>
#include <string>

#include "rules/result.h"
#include "server/address.h"
#include "server/site.h"

namespace fourfold::server {

struct Serving {
  std::function<void(const std::string& url)> ready;    // told where it listens, once it does
  std::function<void(const Message& message)> trouble;  // told once that visitors have to wait, and why
  // How long a visitor may take for a request, or for reading the next piece of an answer.
  std::chrono::milliseconds patience = std::chrono::seconds(30);
};

// Serves the assets until the program is asked to stop (Ctrl-C, SIGTERM). An address that cannot be had is refused.
Result<void> serve(const Address& address, std::span<const Asset> assets, const Serving& serving);

}  // namespace fourfold::server
