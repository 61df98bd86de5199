#include "cli/language.h"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "cli/locale.h"
#include "rules/rule_set.h"

namespace fourfold::cli {
namespace {

const Catalogue*& chosen() {
  static const Catalogue* catalogue = &Catalogue::of("en");
  return catalogue;
}

std::string_view& print() {
  static std::string_view name;
  return name;
}

bool known(std::string_view code) { return std::ranges::find(languages, code, &Language::code) != languages.end(); }

// "de" of "de_DE.UTF-8". The first of the variables that is set decides, as POSIX has it.
std::string_view language_of_environment() {
  for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
    const char* const value = std::getenv(name);  // NOLINT(concurrency-mt-unsafe): there are no threads yet
    if (value == nullptr || *value == '\0') continue;
    const std::string_view locale(value);
    return locale.substr(0, locale.find_first_of("_.@"));
  }
  return "";
}

}  // namespace

const Catalogue& words() { return *chosen(); }

Result<void> choose_language(const std::optional<std::string>& code) {
  // A locale that cannot write all letters is no place for languages that need them.
  const bool unicode = locale_has_unicode();
  const std::string_view from_environment = language_of_environment();
  if (unicode && known(from_environment)) chosen() = &Catalogue::of(from_environment);
  if (!code) return {};
  if (!known(*code)) {
    std::array<std::string_view, languages.size()> codes;
    std::ranges::transform(languages, codes.begin(), &Language::code);
    return refuse(unknown_name<"terminal.unknown-language">(*code, codes));
  }
  chosen() = &Catalogue::of(*code);
  return {};
}

InEnglish::InEnglish() : before_(words()) { chosen() = &Catalogue::of("en"); }
InEnglish::~InEnglish() { chosen() = &before_; }

void speak_in_print_of(std::optional<Box> box) { print() = box ? name(*box) : std::string_view(); }

std::string in_words(const Message& message) { return words().sentence(message, {}, print()); }
std::string in_words(const Error& error) { return in_words(error.message); }

std::string text_at(const std::string& key) { return text_at(key, key); }

std::string text_at(const std::string& key, std::string_view otherwise) {
  return words().text(key, print()).value_or(std::string(otherwise));
}

std::optional<std::string> text_of_print(const std::string& key) {
  if (print().empty()) return std::nullopt;
  return words().text(key + "@" + std::string(print()), "");
}

std::string decimal(double number, int places) { return words().decimal(number, places); }

std::string with_sign(double number, int places) { return words().decimal(number, places, Catalogue::Plus::with_sign); }

std::string labelled(const std::string& label, const std::string& text) {
  return in_words(say<"terminal.labelled", "label", "text">(label, text));
}

std::string beside(const std::string& first, const std::string& next) {
  return in_words(say<"terminal.beside", "first", "next">(first, next));
}

std::string either(const std::vector<std::string>& choices) { return words().either(choices); }

std::string as_sentence(std::string text) {
  if (text.empty()) return text;
  constexpr std::array<std::string_view, 6> endings = {".", "?", "!", ":", "…", "؟"};
  std::string_view said = text;
  while (said.ends_with("\u2069")) said.remove_suffix(3);  // what is put into a sentence may end it
  const bool ends = std::ranges::any_of(endings, [&](std::string_view ending) { return said.ends_with(ending); });
  return with_capital(std::move(text)) + (ends ? "" : ".");
}

std::string with_capital(std::string text) {
  if (text.empty()) return text;
  // The small letters of Latin-1 are 32 after their capitals, and so are their second bytes in UTF-8.
  const auto second = static_cast<unsigned char>(text.size() > 1 ? text[1] : 0);
  const bool accented = text[0] == '\xc3' && second >= 0xa0 && second <= 0xbe && second != 0xb7;
  if (text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
  if (accented) text[1] = static_cast<char>(second - 0x20);
  return text;
}

}  // namespace fourfold::cli
