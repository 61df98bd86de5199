#include "cli/ask.h"

namespace fourfold::cli {

Answer<TypedSetting> read_setting(const std::string& text) {
  const std::size_t equals = text.find('=');
  if (equals == std::string::npos) return refuse(in_quotes(text) + " needs a value: write option=value");
  return TypedSetting{text.substr(0, equals), text.substr(equals + 1)};
}

}  // namespace fourfold::cli
