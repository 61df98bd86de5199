// Sentences for people, made of messages: the catalogue of one language. The texts are in texts/<language>/*.json, for
// the terminal and the browser alike: flat keys to sentences with {places}; plural forms are key.one, key.other and so
// on, as Unicode's plural rules name them. That is all of ICU's MessageFormat that our sentences need, in the form that
// translators of the page know; ICU itself would add thirty megabytes of data to the program. A place such as {§BG-6}
// names clauses, for those who write plays in the terminal and look them up in docs/rules; pages say nothing there.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "rules/result.h"

namespace fourfold {

struct Language {
  std::string_view code;  // "de"
  std::string_view name;  // as its speakers write it
  char point = '.';       // before the tenths
  bool right_to_left = false;
};

inline constexpr std::array<Language, 5> languages = {{
    {"en", "English"},
    {"de", "Deutsch", ','},
    {"fr", "Français", ','},
    {"es", "Español", ','},
    {"ar", "العربية", '.', true},
}};

// The form that a number takes in the language: "one", "few", "other"...
std::string_view plural_form(std::string_view language, std::int64_t number);

class Catalogue {
 public:
  // The catalogue of a language, read when it is first asked for; English for one that there is none of.
  static const Catalogue& of(std::string_view language);

  const Language& language() const { return language_; }
  const std::map<std::string, std::string, std::less<>>& texts() const { return texts_; }

  // The sentence of a message, with the names of the players by seat, where they are known, and in the words of a
  // print, where it has any: key@botanica calls the sides blue and green. Refusals begin small and have no full stop,
  // because they follow something; whole sentences are in the catalogue as such.
  std::string sentence(const Message& message, std::span<const std::string> names = {},
                       std::string_view print = {}) const;
  std::string sentence(const Error& error) const { return sentence(error.message); }

  // The text of a key that is made of names, such as option.ludo.dice.meaning; the key itself where there is none.
  std::string text(std::string_view key) const;
  // The same in the words of a print; nothing where there is none.
  std::optional<std::string> text(std::string_view key, std::string_view print) const;

  // "0.250", "0,250"; with a plus before what is not below 0, if it is `with_sign`.
  enum class Plus : std::uint8_t { unsaid, with_sign };
  std::string decimal(double number, int places, Plus plus = Plus::unsaid) const;
  // "a, b and c"; "a, b or c"
  std::string list(std::span<const std::string> items) const;
  std::string either(std::span<const std::string> items) const;

 private:
  explicit Catalogue(const Language& language);

  const std::string* find(std::string_view key, std::optional<std::int64_t> count) const;
  const std::string* find(std::string_view key, std::optional<std::int64_t> count, std::string_view print) const;
  std::string value(const MessageValue& value, std::span<const std::string> names, std::string_view print) const;

  Language language_;
  std::map<std::string, std::string, std::less<>> texts_;
};

// Without the marks that keep what is put into a sentence in its own direction: for what is kept and read in other
// languages, too, such as the name of a player.
std::string without_direction(std::string text);

// In English, for who reads logs and tests.
inline std::string english(const Message& message) { return Catalogue::of("en").sentence(message); }
inline std::string english(const Error& error) { return english(error.message); }

}  // namespace fourfold
