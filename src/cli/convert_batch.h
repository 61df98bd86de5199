// fourfold convert --batch: one JSON request a line, for a position or for the text of a whole file.
#pragma once

#include <string>

#include "cli/answer.h"

namespace fourfold::cli {

// {"game":"backgammon","position":"4HPwATDgc/ABMA","to":"xgid"} or {"from":"mat","to":"fourfold","text":"..."}.
Answer<Json> convert_request(const std::string& line);

}  // namespace fourfold::cli
