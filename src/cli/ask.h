// From a question to a game's own values: the rules it names and the state it describes, or why there is none.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cli/answer.h"
#include "cli/named_game.h"
#include "cli/question.h"
#include "cli/report.h"
#include "notation/boards.h"
#include "notation/notation.h"
#include "rules/any_game.h"
#include "rules/rule_set.h"

namespace fourfold::cli {

using TypedSetting = std::pair<std::string, std::string>;

// "option=value" in two.
Answer<TypedSetting> read_setting(const std::string& text);

// What an option's value was meant to be, if it is close to one of its words; else nothing.
template <Game G>
std::string meant_value(const TypedSetting& setting) {
  for (const auto& option : G::options()) {
    if (option.name != setting.first) continue;
    const std::string_view near = nearest(setting.second, option.words);
    if (!near.empty() && near != setting.second) return std::string(near);
  }
  return "";
}

// The preset that --rules means: its name, or the box that it is from.
template <Game G>
Answer<std::string> asked_preset(const Question& question) {
  const auto preset = meant_preset<G>(rules_as_written(question.rules));
  if (!preset) return tl::unexpected<Refusal>(Refusal(preset.error()));
  return std::string(*preset);
}

template <Game G>
Answer<typename G::Rules> asked_rules(const Question& question) {
  std::vector<TypedSetting> settings;
  for (const std::string& text : question.set) {
    const Answer<TypedSetting> setting = read_setting(text);
    if (!setting) return passed_on(setting);
    auto scratch = G::presets().front().rules;
    const Result<void> set = set_option<G>(scratch, setting->first, setting->second);
    if (!set) {
      const std::string meant = meant_value<G>(*setting);
      if (meant.empty()) return tl::unexpected<Refusal>(Refusal(set.error()));
      return refuse<"terminal.did-you-mean", "reason", "name">(set.error().message, meant);
    }
    settings.push_back(*setting);
  }
  const auto preset = asked_preset<G>(question);
  if (!preset) return passed_on(preset);
  const auto rules = make_rules<G>(*preset, settings);
  if (!rules) return tl::unexpected<Refusal>(Refusal(rules.error()));
  return *rules;
}

// The position, or the start with seat one to begin, and the dice on it.
template <HasNotation G>
Answer<typename G::State> asked_state(const Question& question) {
  const auto rules = asked_rules<G>(question);
  if (!rules) return passed_on(rules);
  typename G::State state = begin_with(*rules, Seat::one);
  if (question.position) {
    const auto read = parse_position(*rules, *question.position);
    if (!read) return refuse_part(read.error(), "position", *question.position);
    state = *read;
  }
  if (question.dice) {
    const auto dice = parse_roll(state, *question.dice);
    if (!dice) return refuse_part(dice.error(), "dice", *question.dice);
    const auto rolled = with_roll(state, *dice);
    if (!rolled) return refuse_part(rolled.error(), "dice", *question.dice);
    state = *rolled;
  }
  return state;
}

// Dice as a list of numbers; null for none, and for a roll that says more than numbers can.
inline Json dice_json(std::string_view text) {
  Json numbers = Json::array();
  for (const char c : text) {
    if (c < '1' || c > '6') return nullptr;
    numbers.push_back(c - '0');
  }
  return numbers.empty() ? Json(nullptr) : numbers;
}

// What every answer repeats of its question: the game, the rules, the position before the dice, and the dice.
template <HasBoard G>
Json question_json(const Question& question, const typename G::State& state) {
  Json json{{"game", G::name}, {"rules", asked_preset<G>(question).value_or(question.rules)}};
  for (const std::string& text : question.set) {
    if (const auto setting = read_setting(text)) json["set"][setting->first] = setting->second;
  }
  json["position"] =
      question.position ? *question.position : format_position_like(begin_with(state.rules(), Seat::one), "");
  json["dice"] = dice_json(dice_text<G>(state));
  return json;
}

}  // namespace fourfold::cli
