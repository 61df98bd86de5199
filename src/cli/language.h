// The language that the terminal speaks: one for the whole program, chosen before anything is said.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/box.h"
#include "rules/result.h"
#include "sentences/catalogue.h"

namespace fourfold::cli {

// The catalogue that everything is said from; English until one is chosen.
const Catalogue& words();

// The language of that code, or else the one that LC_ALL, LC_MESSAGES or LANG names, or else English. Another code is
// refused. Takes the locale over from the environment.
Result<void> choose_language(const std::optional<std::string>& code);

// What is made while it lives is in English, for what outlives one person's choice: the manual page, shell scripts.
class InEnglish {
 public:
  InEnglish();
  ~InEnglish();
  InEnglish(const InEnglish&) = delete;
  InEnglish& operator=(const InEnglish&) = delete;

 private:
  const Catalogue& before_;
};

// From now on everything is said in the words of the print of this box, wherever it has any: at Botanica's checkers the
// sides are blue and green (key@botanica). Without a box, in those of none.
void speak_in_print_of(std::optional<Box> box);

// The sentence of a message in the chosen language.
std::string in_words(const Message& message);
std::string in_words(const Error& error);
// The same of one that has no arguments: said<"terminal.serve.stop">().
template <message_detail::Literal Code>
std::string said() {
  return in_words(say<Code>());
}
// A text that is found by a name that is put together, such as "help.play"; the key itself where there is none, so that
// it is noticed.
std::string text_at(const std::string& key);
// The same, or something else where there is none.
std::string text_at(const std::string& key, std::string_view otherwise);

// What the print that is spoken of has in place of a text; nothing where it has nothing of its own.
std::optional<std::string> text_of_print(const std::string& key);

// A number with so many places after the point, which is a comma in some languages; and one with its sign.
std::string decimal(double number, int places);
std::string with_sign(double number, int places);
// "Players: 2 players"
std::string labelled(const std::string& label, const std::string& text);
// "first, next"
std::string beside(const std::string& first, const std::string& next);
// "a, b or c"
std::string either(const std::vector<std::string>& choices);
// What begins small and has no full stop, as refusals do, as a sentence of its own.
std::string as_sentence(std::string text);
// With a capital, where the alphabet has such a thing.
std::string with_capital(std::string text);

}  // namespace fourfold::cli
