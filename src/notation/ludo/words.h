// The smallest words that ludo's texts are made of: places on the board and numbers on dice.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "notation/text_reader.h"
#include "rules/ludo/ludo.h"

namespace fourfold::ludo {

// A text less the white space around it, and refusals that point into the whole again.
struct Trimmed {
  explicit Trimmed(std::string_view whole) : text(whole) {
    constexpr std::string_view blank = " \t\r\n";
    before = std::min(text.find_first_not_of(blank), text.size());
    text.remove_prefix(before);
    text = text.substr(0, text.find_last_not_of(blank) + 1);
  }

  tl::unexpected<Error> refusal(Error error) const {
    if (error.at != Error::nowhere) error.at += before;
    return tl::unexpected(std::move(error));
  }

  std::string_view text;
  std::size_t before = 0;
};

inline std::string place_word(Progress place) {
  if (place == base) return "b";
  return place == home ? "h" : std::to_string(place);
}

inline std::optional<Progress> take_place(TextReader& reader) {
  if (reader.take('b')) return base;
  if (reader.take('h')) return home;
  const std::optional<int> number = reader.take_number(home - 1);
  if (!number) return std::nullopt;
  return static_cast<Progress>(*number);
}

// One number or two, with nothing, a hyphen or a comma between: 6, 64, 6-4.
inline Result<Roll> take_roll(TextReader& reader) {
  const auto take_die = [&] {
    const std::optional<Die> die = Die::from(reader.peek() - '0');
    if (die) reader.take();
    return die;
  };
  const std::optional<Die> first = take_die();
  if (!first) return reader.refuse_here<"ludo.die">();
  const bool separated = reader.take('-') || reader.take(',');
  const std::optional<Die> second = take_die();
  if (second) return Roll(*first, *second);
  if (separated) return reader.refuse_here<"ludo.second-die">();
  return Roll(*first);
}

}  // namespace fourfold::ludo
