// Files of other programs are not always UTF-8; records are.
#pragma once

#include <string>
#include <string_view>

namespace fourfold::records {

bool is_utf8(std::string_view text);

// The text itself if it is UTF-8, else with its bytes read as Latin-1.
std::string as_utf8(std::string_view text);

// The text in one line: control characters become spaces.
std::string in_one_line(std::string_view text);

}  // namespace fourfold::records
