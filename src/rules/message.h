// What the core says: a code with named, typed arguments, never a sentence. Sentences are made at the edge, in the
// reader's language, from the catalogue in texts/ (see sentences/catalogue.h).
//
//   say<"backgammon.doubles", "player", "stake">(Seat::one, 4)
//
// is the message with that code and those arguments. Code and names are part of the type, so every message that a
// program can say is known before it begins (known_messages), and a test compares them with the catalogue.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "rules/seat.h"

namespace fourfold {

struct Message;

// A play as the game writes it: "8/5*". Who listens has it read aloud.
struct Notation {
  std::string text;

  bool operator==(const Notation&) const = default;
};

// What dice show: "3-1".
struct Pips {
  std::vector<int> dice;

  bool operator==(const Pips&) const = default;
};

// One of several: "a, b or c".
struct AnyOf {
  std::vector<std::string> texts;

  bool operator==(const AnyOf&) const = default;
};

// A seat is called by the name of its player wherever one is known. Several messages are a list: "a, b and c".
using MessageValue = std::variant<std::int64_t, double, std::string, Seat, Notation, Pips, AnyOf,
                                  std::vector<std::string>, std::vector<Message>>;

struct MessageArgument;

struct Message {
  std::string_view code;  // "table.match-over"; lives as long as the program
  std::vector<MessageArgument> arguments;

  bool operator==(const Message&) const;
};

struct MessageArgument {
  std::string_view name;
  MessageValue value;

  bool operator==(const MessageArgument&) const = default;
};

inline bool Message::operator==(const Message&) const = default;  // NOLINT(readability-redundant-inline-specifier)

// One message that this program can say, with the names of its arguments; the list holds each place that says it.
struct KnownMessage {
  std::string_view code;
  std::vector<std::string_view> names;
};

namespace message_detail {

// A text as an argument of a template.
template <std::size_t Size>
struct Literal {
  char letters[Size];
  // NOLINTNEXTLINE(google-explicit-constructor): a literal is written as a text
  consteval Literal(const char (&text)[Size]) {
    for (std::size_t i = 0; i < Size; ++i) letters[i] = text[i];
  }
  constexpr std::string_view text() const { return {letters, Size - 1}; }
};

template <Literal Text>
inline constexpr auto kept = Text;

// The list of all messages is for the test that compares them with the catalogue. The module of the browser, which has
// no catalogue, does without.
#ifdef __wasi__
template <Literal, Literal...>
void know() {}
#else
void remember(std::string_view code, std::initializer_list<std::string_view> names);

// There is one of these for each message in the program, made before the program begins.
template <Literal Code, Literal... Names>
struct Known {
  static inline const bool registered = (remember(kept<Code>.text(), {kept<Names>.text()...}), true);
};

template <Literal Code, Literal... Names>
void know() {
  (void)Known<Code, Names...>::registered;
}
#endif

// Out of line (message.cpp), because each of the many messages needs them, and the module of the browser is downloaded.
void add(Message& message, std::string_view name, std::int64_t number);
void add(Message& message, std::string_view name, double number);
void add(Message& message, std::string_view name, Seat seat);
void add(Message& message, std::string_view name, Notation play);
void add(Message& message, std::string_view name, Pips pips);
void add(Message& message, std::string_view name, AnyOf texts);
void add(Message& message, std::string_view name, char letter);
void add(Message& message, std::string_view name, const char* text);
void add(Message& message, std::string_view name, std::string_view text);
void add(Message& message, std::string_view name, std::string text);
void add(Message& message, std::string_view name, std::vector<std::string> texts);
void add(Message& message, std::string_view name, Message part);
void add(Message& message, std::string_view name, std::vector<Message> parts);
void add(Message& message, std::string_view name, std::integral auto number) {
  add(message, name, static_cast<std::int64_t>(number));
}

}  // namespace message_detail

template <message_detail::Literal Code, message_detail::Literal... Names, class... Values>
Message say(Values&&... values) {
  static_assert(sizeof...(Names) == sizeof...(Values), "a message has a value for each name");
  message_detail::know<Code, Names...>();
  Message message{message_detail::kept<Code>.text(), {}};
  message.arguments.reserve(sizeof...(Names));
  (message_detail::add(message, message_detail::kept<Names>.text(), std::forward<Values>(values)), ...);
  return message;
}

// Every message that this program can say, in no order; one that is said in several places may stand there several
// times.
const std::vector<KnownMessage>& known_messages();

}  // namespace fourfold
