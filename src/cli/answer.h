// How a command answers: with a value, or with a refusal that knows which of the asker's texts was at fault, so that it
// can be shown with a caret under the place.
#pragma once

#include <string>
#include <utility>

#include <nlohmann/json.hpp>

#include "rules/result.h"

namespace fourfold::cli {

using Json = nlohmann::ordered_json;

struct Refusal {
  Message message;
  std::string part;  // "position", "dice", ...; empty when it is about no text
  std::string text;  // that text
  std::size_t at = Error::nowhere;

  Refusal() = default;
  Refusal(Error error) : message(std::move(error.message)), at(error.at) {}  // NOLINT: games refuse with an Error
  Refusal(Error error, std::string part_name, std::string part_text) : Refusal(std::move(error)) {
    part = std::move(part_name);
    text = std::move(part_text);
  }
};

template <class T>
using Answer = tl::expected<T, Refusal>;

inline tl::unexpected<Refusal> refuse_part(Error error, std::string part, std::string text) {
  return tl::unexpected<Refusal>(Refusal(std::move(error), std::move(part), std::move(text)));
}

template <class T>
tl::unexpected<Refusal> passed_on(const Answer<T>& answer) {
  return tl::unexpected<Refusal>(answer.error());
}

}  // namespace fourfold::cli
