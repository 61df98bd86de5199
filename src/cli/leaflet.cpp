#include "cli/leaflet.h"

#include <optional>

#include "cli/game_texts.h"
#include "cli/language.h"

namespace fourfold::cli {
namespace {

std::string key_of(std::string_view begin, std::string_view middle, std::string_view end) {
  return std::string(begin) + "." + std::string(middle) + "." + std::string(end);
}

// Texts that are a list: key.1, key.2 and so on, as many as there are.
template <class Line>
std::vector<std::string> numbered(const Line& line) {
  std::vector<std::string> lines;
  for (int number = 1;; ++number) {
    const std::optional<std::string> text = line(std::to_string(number));
    if (!text) return lines;
    lines.push_back("  " + *text);
  }
}

std::vector<std::string> glossary(const std::string& key) {
  return numbered([&](const std::string& number) -> std::optional<std::string> {
    const std::string word = text_at(key + "." + number + ".word", "");
    if (word.empty()) return std::nullopt;
    return labelled(word, text_at(key + "." + number + ".text"));
  });
}

void add(std::vector<std::string>& lines, const std::vector<std::string>& more) {
  lines.insert(lines.end(), more.begin(), more.end());
}

}  // namespace

std::vector<std::string> facts_of_leaflet(Box box, std::string_view game) {
  std::vector<std::string> lines;
  for (const std::string_view fact : {"players", "contents"}) {
    const std::string text = text_at("box." + key_of(name(box), game, fact), "");
    if (!text.empty()) lines.push_back(labelled(text_at("box." + std::string(fact)), text));
  }
  return lines;
}

std::string remark_of_leaflet(std::string_view game, std::string_view preset) {
  std::string text;
  for (const std::string_view remark : {"book", "time", "whom"}) {
    const std::string said = text_at("preset." + key_of(game, preset, remark), "");
    if (said.empty() || said == preset_title(words(), game, preset)) continue;
    text += (text.empty() ? "" : " · ") + said;
  }
  return text;
}

std::vector<std::string> words_and_tips(Box box) {
  const std::string tip = "box." + std::string(name(box)) + ".tip.";
  const std::vector<std::string> tips = numbered([&](const std::string& number) -> std::optional<std::string> {
    const std::string text = text_at(tip + number, "");
    return text.empty() ? std::nullopt : std::optional(number + ". " + text);
  });
  std::vector<std::string> lines;
  if (!tips.empty()) {
    lines.push_back(text_at("box.tips"));
    add(lines, tips);
    lines.emplace_back();
  }
  lines.push_back(text_at("box.glossary"));
  for (const BoxedGame& boxed : contents(box)) {
    add(lines, glossary("glossary." + std::string(boxed.game)));
    add(lines, glossary("box." + key_of(name(box), boxed.game, "glossary")));
  }
  return lines;
}

}  // namespace fourfold::cli
