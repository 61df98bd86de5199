// fourfold convert --batch: one JSON request a line, for a position or for the text of a whole file.
#pragma once

#include <string>
#include <vector>

#include "cli/answer.h"

namespace fourfold::cli {

// {"game":"backgammon","position":"4HPwATDgc/ABMA","to":"xgid"} or {"from":"mat","to":"fourfold","text":"..."}; the
// latter with "strict":true is refused unless all of the text can be kept.
Answer<Json> convert_request(const std::string& line);

// What was left out of a text, a sentence each.
Json remarks_json(const std::vector<Error>& remarks);

}  // namespace fourfold::cli
