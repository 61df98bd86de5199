// How the core says no: a value or an error, never an exception.
#pragma once

#include <cstddef>
#include <utility>

#include <tl/expected.hpp>

#include "rules/message.h"

namespace fourfold {

// What is wrong and what would be right, and where in the text it was, if it was a text.
struct Error {
  static constexpr std::size_t nowhere = static_cast<std::size_t>(-1);

  Message message;
  std::size_t at = nowhere;

  bool operator==(const Error&) const = default;
};

template <class T>
using Result = tl::expected<T, Error>;

// refuse<"table.no-player", "number">(3): as say, for an error.
template <message_detail::Literal Code, message_detail::Literal... Names, class... Values>
tl::unexpected<Error> refuse(Values&&... values) {
  return tl::unexpected<Error>(Error{say<Code, Names...>(std::forward<Values>(values)...), Error::nowhere});
}

// The same with its place in the text.
template <message_detail::Literal Code, message_detail::Literal... Names, class... Values>
tl::unexpected<Error> refuse_at(std::size_t place, Values&&... values) {
  return tl::unexpected<Error>(Error{say<Code, Names...>(std::forward<Values>(values)...), place});
}

// The same of a message that was made before.
inline tl::unexpected<Error> refuse(Message message, std::size_t place = Error::nowhere) {
  return tl::unexpected<Error>(Error{std::move(message), place});
}

// An error handed on.
inline tl::unexpected<Error> refuse(Error error) { return tl::unexpected<Error>(std::move(error)); }

}  // namespace fourfold
