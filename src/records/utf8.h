// Files of other programs are not always UTF-8; records are.
#pragma once

#include <string>
#include <string_view>

namespace fourfold::records {

bool is_utf8(std::string_view text);

// The text itself if it is UTF-8, else with its bytes read as Latin-1.
std::string as_utf8(std::string_view text);

// A file's bytes as UTF-8 where they begin with the mark of UTF-16, in either order of bytes; else as they are.
std::string text_of_file(std::string_view bytes);

// The text in one line: control characters become spaces.
std::string in_one_line(std::string_view text);

}  // namespace fourfold::records
