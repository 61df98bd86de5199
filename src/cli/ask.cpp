#include "cli/ask.h"

namespace fourfold::cli {

Answer<TypedSetting> read_setting(const std::string& text) {
  const std::size_t equals = text.find('=');
  if (equals == std::string::npos) return refuse<"terminal.setting-needs-value", "setting">(clipped(text));
  return TypedSetting{text.substr(0, equals), text.substr(equals + 1)};
}

}  // namespace fourfold::cli
