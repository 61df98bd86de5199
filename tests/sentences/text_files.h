// The files of texts/ as tests look at them: keys and their sentences, with plural forms taken together.
#pragma once

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

namespace fourfold::test {

using Texts = std::map<std::string, std::string, std::less<>>;
using Words = std::set<std::string, std::less<>>;

// One on each line, for what a failing test names.
inline std::string listed(const Words& words) {
  std::string text;
  for (const std::string& word : words) text += "\n  " + word;
  return text;
}

// A file, and everything that is wrong with its form.
struct TextFile {
  std::string area;  // its name, without .json
  Texts texts;
  Words problems;
};

inline TextFile read_text_file(const std::filesystem::path& path) {
  TextFile file{path.stem().string(), {}, {}};
  std::stringstream text;
  text << std::ifstream(path).rdbuf();
  Words keys;
  int depth = 0;
  const auto look = [&](int, nlohmann::json::parse_event_t event, nlohmann::json& parsed) {
    using enum nlohmann::json::parse_event_t;
    if (event == object_start || event == array_start) ++depth;
    if (event == key && !keys.insert(parsed.get<std::string>()).second)
      file.problems.insert(parsed.get<std::string>() + " stands twice");
    return true;
  };
  const auto json = nlohmann::json::parse(text.str(), look, false);
  if (!json.is_object() || depth != 1) {
    file.problems.insert("it is not one flat JSON object");
    return file;
  }
  for (const auto& [key, sentence] : json.items()) {
    if (sentence.is_string() && sentence.get<std::string>().find_first_not_of(' ') != std::string::npos) {
      file.texts.emplace(key, sentence.get<std::string>());
    } else {
      file.problems.insert(key + " is no sentence");
    }
  }
  return file;
}

// The files of a language, by area.
inline std::map<std::string, TextFile> text_files(std::string_view language) {
  std::map<std::string, TextFile> files;
  for (const auto& entry : std::filesystem::directory_iterator(std::filesystem::path(TEXTS) / language)) {
    TextFile file = read_text_file(entry.path());
    files.emplace(file.area, std::move(file));
  }
  return files;
}

inline constexpr std::array<std::string_view, 6> plural_forms = {"zero", "one", "two", "few", "many", "other"};

// A key without its plural form, if it has one: what ends in ".other" and has no sibling is an ordinary key.
inline std::string stem_of(const Texts& texts, const std::string& key) {
  const std::size_t dot = key.rfind('.');
  if (dot == std::string::npos) return key;
  const std::string stem = key.substr(0, dot);
  const auto has = [&](std::string_view form) { return texts.contains(stem + "." + std::string(form)); };
  const bool form = std::ranges::find(plural_forms, std::string_view(key).substr(dot + 1)) != plural_forms.end();
  return form && has("other") && std::ranges::count_if(plural_forms, has) > 1 ? stem : key;
}

// The stems, each with the forms that there are of it; one without a name for a key that has none.
inline std::map<std::string, Words> stems_of(const Texts& texts) {
  std::map<std::string, Words> stems;
  for (const auto& [key, sentence] : texts) {
    const std::string stem = stem_of(texts, key);
    stems[stem].insert(stem == key ? "" : key.substr(stem.size() + 1));
  }
  return stems;
}

// The names in {brackets}.
inline Words places_in(std::string_view sentence) {
  Words places;
  for (std::size_t open = sentence.find('{'); open != std::string_view::npos; open = sentence.find('{', open + 1)) {
    const std::size_t close = sentence.find('}', open);
    if (close == std::string_view::npos) break;
    const std::string_view name = sentence.substr(open + 1, close - open - 1);
    const bool word = !name.empty() && std::ranges::all_of(name, [](char c) {
      return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
    });
    if (word) places.insert(std::string(name));
  }
  return places;
}

}  // namespace fourfold::test
