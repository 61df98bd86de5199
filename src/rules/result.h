// How the core says no: a value or a sentence for a person, never an exception.
#pragma once

#include <cstddef>
#include <string>
#include <utility>

#include <tl/expected.hpp>

namespace fourfold {

// What was wrong, in a sentence that also says what would be right, and where in the text it was, if it was a text.
struct Error {
  static constexpr std::size_t nowhere = static_cast<std::size_t>(-1);

  std::string message;
  std::size_t at = nowhere;

  bool operator==(const Error&) const = default;
};

template <class T>
using Result = tl::expected<T, Error>;

inline tl::unexpected<Error> refuse(std::string message, std::size_t at = Error::nowhere) {
  return tl::unexpected<Error>(Error{std::move(message), at});
}

}  // namespace fourfold
