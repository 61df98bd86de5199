#include "sentences/catalogue.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <memory>
#include <mutex>

#include <nlohmann/json.hpp>

#include "sentences/embedded_texts.h"

namespace fourfold {
namespace {

// Names and notation keep their own direction inside a right-to-left sentence.
constexpr std::string_view isolate = "\xE2\x81\xA8";         // U+2068 NOLINT(misc-misleading-bidirectional): just that
constexpr std::string_view end_of_isolate = "\xE2\x81\xA9";  // U+2069

// The number that decides the plural form: `count`, or else the first number among the arguments.
std::optional<std::int64_t> count_of(const Message& message) {
  std::optional<std::int64_t> first;
  for (const MessageArgument& argument : message.arguments) {
    const auto* number = std::get_if<std::int64_t>(&argument.value);
    if (number == nullptr) continue;
    if (argument.name == "count") return *number;
    if (!first) first = *number;
  }
  return first;
}

// A place such as {§BG-6, BG-11}: clauses to look up. Pages leave them out.
constexpr std::string_view clauses_begin = "\xC2\xA7";  // §

std::string clauses_in(std::string_view place, const Language& language) {
  constexpr std::string_view left_to_right = "\xE2\x81\xA6";  // U+2066 NOLINT(misc-misleading-bidirectional): just that
  const std::string clauses = "(" + std::string(place.substr(clauses_begin.size())) + ")";
  return " " + (language.right_to_left ? std::string(left_to_right) + clauses + std::string(end_of_isolate) : clauses);
}

const MessageArgument* argument_of(const Message& message, std::string_view name) {
  for (const MessageArgument& argument : message.arguments) {
    if (argument.name == name) return &argument;
  }
  return nullptr;
}

char small_letter(std::string_view item, std::size_t place) {
  const char letter = place < item.size() ? item[place] : '\0';
  return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

std::string joined(std::span<const std::string> items, std::string_view next, std::string_view last) {
  std::string text;
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (i > 0) text += i + 1 == items.size() ? last : next;
    text += items[i];
  }
  return text;
}

// "Ana e Inés": before the sound of an i Spanish says "e" for "y", but "nieve y hielo".
bool begins_with_i(std::string_view item) {
  const auto at = [&](std::size_t place) { return small_letter(item, place); };
  return at(0) == 'i' || (at(0) == 'h' && at(1) == 'i' && at(2) != 'a' && at(2) != 'e');
}

// "7 u 8": before the sound of an o it says "u" for "o".
bool begins_with_o(std::string_view item) {
  const auto at = [&](std::size_t place) { return small_letter(item, place); };
  return at(0) == 'o' || (at(0) == 'h' && at(1) == 'o') || at(0) == '8' || item == "11";
}

}  // namespace

std::string_view plural_form(std::string_view language, std::int64_t number) {
  const auto bits = static_cast<std::uint64_t>(number);
  const std::uint64_t size = number < 0 ? 0 - bits : bits;  // the sign does not count
  if (language == "ar") {
    if (size <= 2) return size == 0 ? "zero" : size == 1 ? "one" : "two";
    const std::uint64_t last = size % 100;
    if (last >= 3 && last <= 10) return "few";
    return last >= 11 ? "many" : "other";
  }
  if (size == 1 || (size == 0 && language == "fr")) return "one";
  const bool millions = size != 0 && size % 1'000'000 == 0;  // "un million de points"
  return millions && (language == "fr" || language == "es") ? "many" : "other";
}

const Catalogue& Catalogue::of(std::string_view language) {
  static std::array<std::unique_ptr<const Catalogue>, languages.size()> known;
  static std::array<std::once_flag, languages.size()> read;
  std::size_t place = 0;
  for (std::size_t i = 0; i < languages.size(); ++i) {
    if (languages[i].code == language) place = i;
  }
  std::call_once(read[place], [&] { known[place].reset(new Catalogue(languages[place])); });
  return *known[place];
}

Catalogue::Catalogue(const Language& language) : language_(language) {
  for (const EmbeddedText& file : embedded_texts()) {
    if (file.language != language.code) continue;
    // A file that is no JSON stops the tests of the catalogue, not the program: its keys are then said as they are.
    const auto json = nlohmann::json::parse(file.json, nullptr, false);
    if (!json.is_object()) continue;
    for (const auto& [key, text] : json.items()) texts_.emplace(key, text.get<std::string>());
  }
}

const std::string* Catalogue::find(std::string_view key, std::optional<std::int64_t> count) const {
  const auto at = [&](const std::string& name) {
    const auto found = texts_.find(name);
    return found == texts_.end() ? nullptr : &found->second;
  };
  const std::string plain(key);
  if (count) {
    const std::string form(plural_form(language_.code, *count));
    if (const std::string* text = at(plain + "." + form)) return text;
    if (const std::string* text = at(plain + ".other")) return text;
  }
  return at(plain);
}

const std::string* Catalogue::find(std::string_view key, std::optional<std::int64_t> count,
                                   std::string_view print) const {
  const std::string* own = print.empty() ? nullptr : find(std::string(key) + "@" + std::string(print), count);
  return own != nullptr ? own : find(key, count);
}

std::string Catalogue::text(std::string_view key) const { return text(key, "").value_or(std::string(key)); }

std::optional<std::string> Catalogue::text(std::string_view key, std::string_view print) const {
  const std::string* found = find(key, std::nullopt, print);
  return found != nullptr ? std::optional(*found) : std::nullopt;
}

std::string Catalogue::decimal(double number, int places, Plus plus) const {
  std::array<char, 512> text{};
  const char* const format = plus == Plus::with_sign ? "%+.*f" : "%.*f";
  const int length = std::snprintf(text.data(), text.size(), format, places, number);
  std::string written(text.data(), static_cast<std::size_t>(length));
  std::ranges::replace(written, '.', language_.point);
  return written;
}

std::string Catalogue::list(std::span<const std::string> items) const {
  const bool e = !items.empty() && language_.code == "es" && begins_with_i(items.back());
  return joined(items, text("list.next"), e ? " e " : text("list.last"));
}

std::string Catalogue::either(std::span<const std::string> items) const {
  const bool u = !items.empty() && language_.code == "es" && begins_with_o(items.back());
  return joined(items, text("either.next"), u ? " u " : text("either.last"));
}

std::string Catalogue::value(const MessageValue& value, std::span<const std::string> names,
                             std::string_view print) const {
  struct Written {
    const Catalogue& catalogue;
    std::span<const std::string> names;
    std::string_view print;

    std::string operator()(std::int64_t number) const { return std::to_string(number); }
    std::string operator()(double number) const { return catalogue.decimal(number, 3); }
    std::string operator()(const std::string& text) const { return text; }
    std::string operator()(Seat seat) const {
      const auto place = static_cast<std::size_t>(index(seat));
      if (place < names.size() && !names[place].empty()) return names[place];
      return catalogue.sentence(Message{"player.number", {{"seat", std::int64_t{number(seat)}}}}, {});
    }
    std::string operator()(const Notation& play) const { return play.text; }
    std::string operator()(const Pips& pips) const {
      std::string text;
      for (const int die : pips.dice) text += (text.empty() ? "" : "-") + std::to_string(die);
      return text;
    }
    std::string operator()(const AnyOf& any) const { return catalogue.either(any.texts); }
    std::string operator()(const std::vector<std::string>& texts) const { return catalogue.list(texts); }
    std::string operator()(const std::vector<Message>& messages) const {
      std::vector<std::string> texts;
      texts.reserve(messages.size());
      for (const Message& message : messages) texts.push_back(catalogue.sentence(message, names, print));
      return catalogue.list(texts);
    }
  };
  return std::visit(Written{*this, names, print}, value);
}

std::string Catalogue::sentence(const Message& message, std::span<const std::string> names,
                                std::string_view print) const {
  const std::string* form = find(message.code, count_of(message), print);
  std::string_view rest = form != nullptr ? std::string_view(*form) : message.code;
  std::string text;
  while (!rest.empty()) {
    const std::size_t open = rest.find('{');
    const std::size_t close = rest.find('}', open == std::string_view::npos ? 0 : open);
    if (open == std::string_view::npos || close == std::string_view::npos) break;
    text += rest.substr(0, open);
    const std::string_view place = rest.substr(open + 1, close - open - 1);
    if (place.starts_with(clauses_begin)) {
      text += clauses_in(place, language_);
    } else if (const MessageArgument* argument = argument_of(message, place)) {
      const std::string said = value(argument->value, names, print);
      text += language_.right_to_left ? std::string(isolate) + said + std::string(end_of_isolate) : said;
    } else {
      text += rest.substr(open, close - open + 1);
    }
    rest.remove_prefix(close + 1);
  }
  return text.append(rest);
}

std::string without_direction(std::string text) {
  // U+2066 to U+2069: three bytes each, of which the last tells them apart.
  for (std::size_t at = 0; (at = text.find("\xE2\x81", at)) != std::string::npos;) {
    const char last = at + 2 < text.size() ? text[at + 2] : '\0';
    if (last >= '\xA6' && last <= '\xA9') {
      text.erase(at, 3);
    } else {
      at += 2;
    }
  }
  return text;
}

}  // namespace fourfold
