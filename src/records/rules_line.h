// The rules of a record in one line ("tournament match_length=5 crawford=off"): what files of other programs carry
// along, so that nothing about the rules is lost on the way there and back.
#pragma once

#include <string>
#include <string_view>

#include "records/record.h"

namespace fourfold::records {

inline constexpr std::string_view rules_tag = "Fourfold";

inline std::string rules_line(const Setup& setup) {
  std::string words = setup.preset.empty() ? "-" : setup.preset;
  for (const auto& [name, value] : setup.options) words.append(" ").append(name).append("=").append(value);
  return words;
}

// Sets the preset and the options; what makes no sense is left for the game to refuse.
inline void read_rules_line(std::string_view words, Setup& setup) {
  setup.preset.clear();
  setup.options.clear();
  bool first = true;
  while (!words.empty()) {
    const std::size_t end = std::min(words.find(' '), words.size());
    const std::string_view word = words.substr(0, end);
    words.remove_prefix(std::min(end + 1, words.size()));
    if (word.empty()) continue;
    const std::size_t equals = word.find('=');
    if (first && word != "-") setup.preset = word;
    if (!first && equals != std::string_view::npos) {
      set_text(setup.options, word.substr(0, equals), word.substr(equals + 1));
    }
    first = false;
  }
}

}  // namespace fourfold::records
