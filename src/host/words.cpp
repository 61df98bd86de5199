#include "host/words.h"

namespace fourfold::host {

std::string sentence(std::string text) {
  if (text.empty()) return text;
  if (text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
  return text + ".";
}

std::string counted(int number, std::string_view what) {
  return std::to_string(number) + " " + std::string(what) + (number == 1 ? "" : "s");
}

std::string halves_word(int halves) {
  const std::string half = halves % 2 == 0 ? "" : "½";
  return halves == 1 ? half : std::to_string(halves / 2) + half;
}

std::string with_names(std::string_view text, const std::vector<std::string>& names) {
  constexpr std::string_view mark = "player ";
  std::string named;
  for (;;) {
    const std::size_t at = text.find(mark);
    if (at == std::string_view::npos || at + mark.size() >= text.size()) return named.append(text);
    const auto number = static_cast<std::size_t>(text[at + mark.size()] - '1');
    const bool known = text[at + mark.size()] >= '1' && number < names.size() && !names[number].empty();
    named.append(text.substr(0, at));
    named.append(known ? std::string_view(names[number]) : text.substr(at, mark.size() + 1));
    text.remove_prefix(at + mark.size() + 1);
  }
}

std::string dice_words(const std::string& text) {
  if (text.find_first_not_of("123456") != std::string::npos) return text;
  std::string words;
  for (const char die : text) words += (words.empty() ? "" : "-") + std::string(1, die);
  return words;
}

}  // namespace fourfold::host
