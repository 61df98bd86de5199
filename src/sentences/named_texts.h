// What people read about presets and options: found in the catalogue by their names.
#pragma once

#include <string>
#include <string_view>

#include "rules/option.h"
#include "sentences/catalogue.h"

namespace fourfold {

inline std::string preset_meaning(const Catalogue& catalogue, std::string_view game, std::string_view preset) {
  return catalogue.text("preset." + std::string(game) + "." + std::string(preset) + ".meaning");
}

inline std::string preset_title(const Catalogue& catalogue, std::string_view game, std::string_view preset) {
  return catalogue.text("preset." + std::string(game) + "." + std::string(preset) + ".title");
}

inline std::string option_meaning(const Catalogue& catalogue, std::string_view game, std::string_view option) {
  return catalogue.text("option." + std::string(game) + "." + std::string(option) + ".meaning");
}

// What may be written: "boxed, tournament", "0 to 999", "off, standard, or such as 0,+,-,D,S,H".
template <class Rules>
std::string values_text(const Catalogue& catalogue, const Option<Rules>& option) {
  if (option.range) {
    return catalogue.sentence(say<"option.range", "low", "high">(option.range->low, option.range->high));
  }
  std::string words;
  for (const std::string_view word : option.words) words += (words.empty() ? "" : ", ") + std::string(word);
  if (option.example.empty()) return words;
  if (words.empty()) return catalogue.sentence(say<"option.such-as", "example">(option.example));
  return catalogue.sentence(say<"option.words-or-such-as", "words", "example">(words, option.example));
}

}  // namespace fourfold
