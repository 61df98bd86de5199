#include "rules/rule_set.h"

namespace fourfold {

std::string unknown_name(std::string_view what, std::string_view word, std::span<const std::string_view> names) {
  // A word from outside may be of any length.
  constexpr std::size_t most_shown = 40;
  std::string message = "there is no " + std::string(what) + " called '" + std::string(word.substr(0, most_shown)) +
                        (word.size() > most_shown ? "...'" : "'");
  if (const std::string_view near = nearest(word.substr(0, most_shown), names); !near.empty()) {
    message += "; did you mean '" + std::string(near) + "'?";
  } else {
    message += ".";
  }
  message += " There are";
  for (std::size_t i = 0; i < names.size(); ++i) {
    const bool last = i + 1 == names.size();
    if (i > 0) message += last ? " and" : ",";
    message += " " + std::string(names[i]);
  }
  return message + ".";
}

}  // namespace fourfold
