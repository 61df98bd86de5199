// From words to rules: a preset by its name, options set one by one, and what to say when a name is wrong.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "rules/game.h"

namespace fourfold {

namespace rule_set_detail {

std::string shortened(std::string_view word);
Message guess(std::string_view word, std::span<const std::string_view> names);
std::vector<std::string> listed(std::span<const std::string_view> names);

}  // namespace rule_set_detail

// The message for a name that is none of those there are: "there is no game called 'word'; did you mean 'nearest'?
// There are a, b and c." Its arguments are the word, the guess, the names, and those given besides.
template <message_detail::Literal Code, message_detail::Literal... Besides, class... Values>
Message unknown_name(std::string_view word, std::span<const std::string_view> names, Values&&... values) {
  return say<Code, "word", "guess", "names", Besides...>(
      rule_set_detail::shortened(word), rule_set_detail::guess(word, names), rule_set_detail::listed(names),
      std::forward<Values>(values)...);
}

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
  return refuse(unknown_name<"unknown.preset", "game">(name, preset_names<G>(), G::name));
}

template <class G>
Result<void> set_option(typename G::Rules& rules, std::string_view name, std::string_view value) {
  for (const auto& option : G::options()) {
    if (option.name != name) continue;
    const auto set = option.set(rules, value);
    return set ? set : refuse<"option.refused", "option", "reason">(name, set.error().message);
  }
  return refuse(unknown_name<"unknown.option", "game">(name, option_names<G>(), G::name));
}

// What is set besides a preset for a first game. Where no leaflet says how long is played, one game is enough: who
// wants a match, with a cube that then counts, says so.
template <class G>
std::optional<Setting> first_setting(const Preset<typename G::Rules>& preset) {
  if (has_leaflet(preset.box)) return std::nullopt;
  for (const auto& option : G::options()) {
    if (option.name == G::match_option && option.get(preset.rules) != "1") return Setting{option.name, "1"};
  }
  return std::nullopt;
}

// Editions of a game's rules are counted from 1. A game whose rulings have changed says how many there are and what a
// preset was in an earlier one, so that what was recorded then stays what it was. Only the newest can be agreed on.
template <class G>
constexpr int newest_edition() {
  if constexpr (requires { G::editions; }) {
    return G::editions;
  } else {
    return 1;
  }
}

// A preset with options set besides; refused where they do not fit together. Edition 0 is the newest.
template <class G>
Result<typename G::Rules> make_rules(std::string_view preset,
                                     std::span<const std::pair<std::string, std::string>> options = {},
                                     int edition = 0) {
  const auto base = find_preset<G>(preset);
  if (!base) return tl::unexpected<Error>(base.error());
  typename G::Rules rules = base->rules;
  if (edition < 0 || edition > newest_edition<G>()) {
    return refuse<"unknown.edition", "edition", "newest">(edition, newest_edition<G>());
  }
  if constexpr (newest_edition<G>() > 1) {
    if (edition != 0) G::go_back_to(edition, rules);
  }
  for (const auto& [name, value] : options) {
    if (const auto set = set_option<G>(rules, name, value); !set) return tl::unexpected<Error>(set.error());
  }
  if (const auto fits = check(rules); !fits) return tl::unexpected<Error>(fits.error());
  return rules;
}

}  // namespace fourfold
