// Named options and presets: how a game's plain Rules struct is set from text.
// A game lists its options once, as a table; the command line, the browser and the records all read that table. What
// they mean is in the catalogue, under their names (see sentences/named_texts.h).
#pragma once

#include <array>
#include <charconv>
#include <cstddef>
#include <iterator>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include "rules/box.h"
#include "rules/result.h"

namespace fourfold {

// One option set to one value, both as they are typed.
struct Setting {
  std::string_view option;
  std::string_view value;
};

template <class Rules>
struct Preset {
  std::string_view name;
  Box box;  // that it is from
  Rules rules;
};

// The whole numbers from low to high.
struct Range {
  int low;
  int high;
};

// The numbers of one or two clauses; 0 stands for none.
using OptionClauses = std::array<int, 2>;

template <class Rules>
struct Option {
  std::string_view name;
  OptionClauses clauses;                          // of the rules that it belongs to; none if it is ours
  std::string (*get)(const Rules&);               // what is set
  Result<void> (*set)(Rules&, std::string_view);  // sets it, or says what would be accepted
  // What may be written: one of these words,
  std::span<const std::string_view> words{};
  // a whole number,
  std::optional<Range> range{};
  // or a list such as this one.
  std::string_view example{};
};

// One word of an option that chooses among words.
template <class Value>
struct Choice {
  std::string_view word;
  Value value;
};

// Two words are nearest when one turns into the other with the fewest letters changed, added or dropped. Returns the
// nearest of `words`, or nothing when none comes near: what "did you mean" needs.
std::string_view nearest(std::string_view word, std::span<const std::string_view> words);

namespace option_detail {

template <class>
struct MemberOf;
template <class Class, class Value>
struct MemberOf<Value Class::*> {
  using Rules = Class;
  using Type = Value;
};

}  // namespace option_detail

template <const auto& Choices>
inline constexpr auto choice_words = [] {
  std::array<std::string_view, std::size(Choices)> words{};
  for (std::size_t i = 0; i < words.size(); ++i) words[i] = Choices[i].word;
  return words;
}();

// An option whose values are the words of the table `Choices`.
template <auto Member, const auto& Choices>
constexpr auto choice_option(std::string_view name, OptionClauses clauses) {
  using Rules = typename option_detail::MemberOf<decltype(Member)>::Rules;
  return Option<Rules>{.name = name,
                       .clauses = clauses,
                       .get =
                           [](const Rules& rules) {
                             for (const auto& choice : Choices) {
                               if (choice.value == rules.*Member) return std::string(choice.word);
                             }
                             return std::string("?");
                           },
                       .set = [](Rules& rules, std::string_view text) -> Result<void> {
                         for (const auto& choice : Choices) {
                           if (choice.word != text) continue;
                           rules.*Member = choice.value;
                           return {};
                         }
                         return refuse<"option.not-a-word", "word", "words">(
                             text,
                             std::vector<std::string>(choice_words<Choices>.begin(), choice_words<Choices>.end()));
                       },
                       .words = choice_words<Choices>};
}

inline constexpr Choice<bool> on_off[] = {{"on", true}, {"off", false}};

template <auto Member>
constexpr auto flag_option(std::string_view name, OptionClauses clauses) {
  return choice_option<Member, on_off>(name, clauses);
}

// An option that is a whole number from Low to High.
template <auto Member, int Low, int High>
constexpr auto number_option(std::string_view name, OptionClauses clauses) {
  using Rules = typename option_detail::MemberOf<decltype(Member)>::Rules;
  using Type = typename option_detail::MemberOf<decltype(Member)>::Type;
  return Option<Rules>{
      .name = name,
      .clauses = clauses,
      .get = [](const Rules& rules) { return std::to_string(static_cast<int>(rules.*Member)); },
      .set = [](Rules& rules, std::string_view text) -> Result<void> {
        int number = 0;
        const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
        if (problem != std::errc{} || end != text.data() + text.size() || number < Low || number > High) {
          return refuse<"option.not-a-number", "word", "low", "high">(text, Low, High);
        }
        rules.*Member = static_cast<Type>(number);
        return {};
      },
      .range = Range{Low, High}};
}

}  // namespace fourfold
