// Any bytes as requests at the browser's door, a line each: every answer is JSON, either what was asked for or a
// refusal with its code.
#include <cstdlib>
#include <nlohmann/json.hpp>

#include "api/door.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  std::string_view text(reinterpret_cast<const char*>(data), size);
  fourfold::door::Door door;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const auto answer = fourfold::door::Json::parse(door.answer(text.substr(0, end)), nullptr, false);
    const bool refused =
        answer.is_object() && answer.contains("refused") && answer["refused"].value("code", "").find('.') > 0;
    if (!refused && !(answer.is_object() && answer.contains("answer"))) std::abort();
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return 0;
}
