#include "players/tables/table_bytes.h"

namespace fourfold::players {

std::optional<Result<TableBytes>> map_file_if_there(const std::string& /*path*/) { return std::nullopt; }

}  // namespace fourfold::players
