// Messages as English texts, for comparing them.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "sentences/catalogue.h"

namespace fourfold::test {

inline std::vector<std::string> in_english(std::span<const Message> messages) {
  std::vector<std::string> texts;
  for (const Message& message : messages) texts.push_back(english(message));
  return texts;
}

}  // namespace fourfold::test
