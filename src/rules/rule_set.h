// From words to rules: a preset by its name, options set one by one, and what to say when a name is wrong.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "rules/game.h"

namespace fourfold {

// "there is no WHAT called 'word'; did you mean 'nearest'? There are a, b and c."
std::string unknown_name(std::string_view what, std::string_view word, std::span<const std::string_view> names);

template <class G>
std::vector<std::string_view> preset_names() {
  std::vector<std::string_view> names;
  for (const auto& preset : G::presets()) names.push_back(preset.name);
  return names;
}

template <class G>
std::vector<std::string_view> option_names() {
  std::vector<std::string_view> names;
  for (const auto& option : G::options()) names.push_back(option.name);
  return names;
}

// The preset of that name; the game's first one for no name.
template <class G>
Result<Preset<typename G::Rules>> find_preset(std::string_view name) {
  if (name.empty()) return G::presets().front();
  for (const auto& preset : G::presets()) {
    if (preset.name == name) return preset;
  }
  return refuse(unknown_name(std::string(G::name) + " preset", name, preset_names<G>()));
}

template <class G>
Result<void> set_option(typename G::Rules& rules, std::string_view name, std::string_view value) {
  for (const auto& option : G::options()) {
    if (option.name != name) continue;
    const auto set = option.set(rules, value);
    return set ? set : refuse(std::string(name) + ": " + set.error().message);
  }
  return refuse(unknown_name(std::string(G::name) + " option", name, option_names<G>()));
}

// A preset with options set besides; refused where they do not fit together.
template <class G>
Result<typename G::Rules> make_rules(std::string_view preset,
                                     std::span<const std::pair<std::string, std::string>> options = {}) {
  const auto base = find_preset<G>(preset);
  if (!base) return tl::unexpected<Error>(base.error());
  typename G::Rules rules = base->rules;
  for (const auto& [name, value] : options) {
    if (const auto set = set_option<G>(rules, name, value); !set) return tl::unexpected<Error>(set.error());
  }
  if (const auto fits = check(rules); !fits) return tl::unexpected<Error>(fits.error());
  return rules;
}

}  // namespace fourfold
