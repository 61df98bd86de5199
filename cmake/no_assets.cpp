// Stands in for the browser app until it has been built (make web).
#include "server/site.h"

namespace fourfold::server {

std::span<const Asset> embedded_assets() { return {}; }

}  // namespace fourfold::server
