// Named options and presets: how a game's plain Rules struct is shown to people and set from text.
// A game lists its options once, as a table; the command line, the browser and the records all read that table.
#pragma once

#include <charconv>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <system_error>

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
  std::string_view meaning;  // one line for a person
  Rules rules;
};

template <class Rules>
struct Option {
  std::string_view name;
  std::string_view meaning;                       // one line for a person, with the clause it belongs to
  std::string (*values)();                        // what may be written: "boxed, tournament"
  std::string (*get)(const Rules&);               // what is set
  Result<void> (*set)(Rules&, std::string_view);  // sets it, or says what would be accepted
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

// An option whose values are the words of the table `Choices`.
template <auto Member, const auto& Choices>
constexpr auto choice_option(std::string_view name, std::string_view meaning) {
  using Rules = typename option_detail::MemberOf<decltype(Member)>::Rules;
  return Option<Rules>{name, meaning,
                       [] {
                         std::string words;
                         for (const auto& choice : Choices)
                           words += (words.empty() ? "" : ", ") + std::string(choice.word);
                         return words;
                       },
                       [](const Rules& rules) {
                         for (const auto& choice : Choices) {
                           if (choice.value == rules.*Member) return std::string(choice.word);
                         }
                         return std::string("?");
                       },
                       [](Rules& rules, std::string_view text) -> Result<void> {
                         std::string words;
                         for (const auto& choice : Choices) {
                           if (choice.word == text) {
                             rules.*Member = choice.value;
                             return {};
                           }
                           words += (words.empty() ? "" : ", ") + std::string(choice.word);
                         }
                         return refuse("'" + std::string(text) + "' is not one of: " + words);
                       }};
}

inline constexpr Choice<bool> on_off[] = {{"on", true}, {"off", false}};

template <auto Member>
constexpr auto flag_option(std::string_view name, std::string_view meaning) {
  return choice_option<Member, on_off>(name, meaning);
}

// An option that is a whole number from Low to High.
template <auto Member, int Low, int High>
constexpr auto number_option(std::string_view name, std::string_view meaning) {
  using Rules = typename option_detail::MemberOf<decltype(Member)>::Rules;
  using Type = typename option_detail::MemberOf<decltype(Member)>::Type;
  return Option<Rules>{
      name, meaning, [] { return std::to_string(Low) + " to " + std::to_string(High); },
      [](const Rules& rules) { return std::to_string(static_cast<int>(rules.*Member)); },
      [](Rules& rules, std::string_view text) -> Result<void> {
        int number = 0;
        const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
        if (problem != std::errc{} || end != text.data() + text.size() || number < Low || number > High) {
          return refuse("'" + std::string(text) + "' is not a whole number from " + std::to_string(Low) + " to " +
                        std::to_string(High));
        }
        rules.*Member = static_cast<Type>(number);
        return {};
      }};
}

}  // namespace fourfold
