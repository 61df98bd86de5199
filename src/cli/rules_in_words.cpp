#include "cli/rules_in_words.h"

#include <algorithm>

#include "cli/language.h"
#include "cli/play/screen_texts.h"
#include "rules/any_game.h"
#include "sentences/named_texts.h"

namespace fourfold::cli {
namespace {

// What a clause says under these rules: "clause.checkers.CK-5.capture.optional" and the like, where there are any, else
// its text for all of them. What points to something of the page says it for the terminal besides, "...@terminal".
std::string text_of(const std::string& clause, const std::vector<screen::RuleView>& rules) {
  std::string text;
  for (const screen::RuleView& rule : rules) {
    const std::string said = text_at(clause + "." + rule.name + "." + rule.value, "");
    if (!said.empty()) text += (text.empty() ? "" : " ") + said;
  }
  return text.empty() ? text_at(clause + ".text@terminal", text_at(clause + ".text")) : text;
}

std::vector<RulesInWords::Clause> clauses_of(const screen::Screen& screen) {
  const Setup& setup = screen.setup();
  const std::optional<Box> box = box_of(setup.game, setup.preset);
  const std::vector<screen::RuleView> rules = screen.game().rules();
  std::vector<RulesInWords::Clause> clauses;
  for (const std::string& name : screen.game().clauses()) {
    const std::string key = "clause." + setup.game + "." + name;
    const std::string ours = box && has_leaflet(*box) ? text_at(key + ".ours", "") : "";
    clauses.push_back({name, text_at(key + ".title"), text_of(key, rules), ours});
  }
  return clauses;
}

}  // namespace

RulesInWords rules_in_words(const screen::Screen& screen) {
  const std::string& game = screen.setup().game;
  RulesInWords rules;
  rules.title = in_words(title_of(screen));
  rules.clauses = clauses_of(screen);
  const std::vector<screen::RuleView> agreed = screen.game().rules();
  // What the preset is in a line is not so any more where something was agreed otherwise.
  if (std::ranges::none_of(agreed, &screen::RuleView::changed)) {
    rules.preset = text_at("preset." + game + "." + screen.setup().preset + ".meaning", "");
  }
  for (const screen::RuleView& rule : agreed) {
    rules.agreed.push_back({rule, text_at("option." + game + "." + rule.name + ".title", rule.name),
                            option_meaning(words(), game, rule.name),
                            text_at("value." + game + "." + rule.name + "." + rule.value, rule.value)});
  }
  return rules;
}

std::vector<std::string> lines_of(const RulesInWords& rules) {
  std::vector<std::string> lines = {rules.title};
  if (!rules.preset.empty()) lines.push_back(rules.preset);
  const auto ours = [](const std::string& text) { return labelled(text_at("rules.ours"), text); };
  for (const RulesInWords::Clause& clause : rules.clauses) {
    lines.insert(lines.end(), {"", clause.title, clause.text});
    if (!clause.ours.empty()) lines.push_back(ours(clause.ours));
  }
  const bool some_ours = !std::ranges::all_of(rules.clauses, &std::string::empty, &RulesInWords::Clause::ours);
  if (some_ours) lines.insert(lines.end(), {"", ours(text_at("rules.oursText"))});
  lines.insert(lines.end(), {"", said<"terminal.rules.agreed">()});
  for (const auto& [rule, title, meaning, value] : rules.agreed) {
    if (!rule.matters && !rule.changed) continue;
    const std::string setting = rule.name + " = " + rule.value;
    lines.push_back(in_words(rule.changed
                                 ? say<"terminal.rules.changed", "title", "value", "setting">(title, value, setting)
                                 : say<"terminal.rules.option", "title", "value", "setting">(title, value, setting)));
  }
  return lines;
}

Json as_json(const RulesInWords& rules) {
  Json json{{"title", rules.title}, {"text", rules.preset}};
  Json& clauses = json["clauses"] = Json::array();
  for (const auto& [number, title, text, own] : rules.clauses) {
    Json clause{{"clause", number}, {"title", title}, {"text", text}};
    if (!own.empty()) clause["ours"] = own;
    clauses.push_back(std::move(clause));
  }
  Json& options = json["options"] = Json::array();
  for (const auto& [rule, title, meaning, value] : rules.agreed) {
    options.push_back({{"name", rule.name},
                       {"value", rule.value},
                       {"changed", rule.changed},
                       {"matters", rule.matters},
                       {"title", title},
                       {"text", value},
                       {"meaning", meaning}});
  }
  return json;
}

}  // namespace fourfold::cli
