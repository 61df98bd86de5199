// The words in a game's tables of options.
#pragma once

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "rules/game.h"

namespace fourfold::cli {

// The values of an option that chooses among words. An option that takes numbers describes them in a phrase, none of
// whose parts can be set, and has no words.
template <Game G>
std::vector<std::string> words_of(const Option<typename G::Rules>& option) {
  std::vector<std::string> words;
  const std::string values = option.values();
  for (std::size_t start = 0; start < values.size();) {
    const std::size_t end = std::min(values.find(", ", start), values.size());
    std::string word = values.substr(start, end - start);
    auto scratch = G::presets().front().rules;
    if (option.set(scratch, word)) words.push_back(std::move(word));
    start = end + 2;
  }
  return words;
}

}  // namespace fourfold::cli
