#include "screen/words.h"

#include <algorithm>
#include <utility>

namespace fourfold::screen {

std::string halves_text(int halves) {
  const std::string half = halves % 2 == 0 ? "" : "½";
  return halves == 1 ? half : std::to_string(halves / 2) + half;
}

std::string as_written(std::string_view said) {
  const auto is_blank = [](char c) { return c == ' ' || c == '\t'; };
  const auto is_letter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); };
  if (said.size() > 2 && (said[0] == 'I' || said[0] == 'i') && is_blank(said[1])) {
    said.remove_prefix(2);
    while (!said.empty() && is_blank(said[0])) said.remove_prefix(1);
  }
  std::string text(said);
  if (!std::ranges::all_of(text, [&](char c) { return is_letter(c) || is_blank(c); })) return text;
  for (char& c : text) c = static_cast<char>(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
  return text;
}

Message with_names(Message message, std::span<const std::string> names) {
  for (MessageArgument& argument : message.arguments) {
    if (const Seat* seat = std::get_if<Seat>(&argument.value)) {
      const auto place = static_cast<std::size_t>(index(*seat));
      if (place < names.size() && !names[place].empty()) argument.value = names[place];
    } else if (auto* inside = std::get_if<std::vector<Message>>(&argument.value)) {
      for (Message& each : *inside) each = with_names(std::move(each), names);
    }
  }
  return message;
}

std::string dice_text(const std::string& text) {
  if (text.find_first_not_of("123456") != std::string::npos) return text;
  std::string words;
  for (const char die : text) words += (words.empty() ? "" : "-") + std::string(1, die);
  return words;
}

}  // namespace fourfold::screen
