// An address to listen on.
#pragma once

#include <cstdint>
#include <string>

namespace fourfold::server {

struct Address {
  std::string host = "127.0.0.1";  // a numeric address of this machine
  std::uint16_t port = 8080;       // 0: any that is free
};

}  // namespace fourfold::server
