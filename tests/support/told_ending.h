// How an ending is told, in English, for comparing it: the headline, why, and what it counts, in one text.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "notation/told_ending.h"
#include "sentences/catalogue.h"

namespace fourfold::test {

inline std::string in_english(const ToldEnding& ending) {
  static const std::vector<std::string> names = {"Anna", "Bert", "Cleo", "Dora"};
  const Catalogue& catalogue = Catalogue::of("en");
  std::string text = catalogue.sentence(ending.headline, names);
  for (const auto* messages : {&ending.why, &ending.counts}) {
    for (const Message& message : *messages) text += " " + catalogue.sentence(message, names);
  }
  return text;
}

}  // namespace fourfold::test
