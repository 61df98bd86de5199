// The files of texts/ as parts of the program; cmake/texts.cmake writes the list.
#pragma once

#include <cstddef>
#include <span>
#include <string_view>

namespace fourfold {

struct EmbeddedText {
  std::string_view language;
  std::string_view area;  // the name of the file, without .json
  std::string_view json;
};

std::span<const EmbeddedText> embedded_texts();

}  // namespace fourfold
