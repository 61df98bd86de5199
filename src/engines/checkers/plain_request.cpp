#include "engines/checkers/plain_request.h"

#include <array>
#include <charconv>
#include <cmath>
#include <string>

#include "engines/checkers/time_share.h"
#include "engines/checkers/written_move.h"
#include "engines/one_line.h"
#include "engines/words.h"
#include "notation/checkers/text.h"
#include "rules/rule_set.h"

namespace fourfold::checkers {
namespace {

constexpr int most_depth = 1000;
constexpr std::array<std::string_view, 5> known_words = {"fen", "depth", "time", "nodes", "moves"};

template <class Number>
Result<Number> read_whole(std::string_view name, std::string_view text, Number most) {
  Number number = 0;
  const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (problem == std::errc{} && end == text.data() + text.size() && number >= 1 && number <= most) return number;
  return refuse<"plain.no-whole-number", "name", "text", "most">(name, engines::on_one_line(text), most);
}

Result<double> read_seconds(std::string_view text) {
  double seconds = 0;
  const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), seconds);
  const bool whole = problem == std::errc{} && end == text.data() + text.size();
  if (whole && seconds >= 0 && seconds <= most_seconds) return seconds;
  return refuse<"plain.no-seconds", "text">(engines::on_one_line(text));
}

class PlainRequestReader {
 public:
  PlainRequestReader(const Rules& rules, std::string_view words) : rules_(rules), words_(words) {}

  Result<PlainRequest> read() {
    request_.state = begin_with(rules_, seat_of(Side::dark));
    for (std::string_view name = words_.next(); !name.empty(); name = words_.next()) {
      if (name == "moves") return with_moves();
      if (const auto taken = take(name); !taken) return refuse(taken.error());
    }
    return request_;
  }

 private:
  Result<void> take(std::string_view name) {
    for (std::size_t i = 0; i < known_words.size(); ++i) {
      if (known_words[i] != name) continue;
      if (seen_[i]) return refuse<"plain.twice", "name">(name);
      seen_[i] = true;
      const std::string_view value = words_.next();
      if (value.empty()) return refuse<"plain.value-missing", "name">(name);
      return set(name, value);
    }
    return refuse(unknown_name<"unknown.plain-word">(engines::on_one_line(name), known_words));
  }

  Result<void> set(std::string_view name, std::string_view value) {
    if (name == "fen") return keep(parse_position(rules_, value), request_.state);
    if (name == "depth") return keep(read_whole(name, value, most_depth), request_.depth);
    if (name == "nodes") return keep(read_whole(name, value, most_plain_nodes), request_.nodes);
    return keep(read_seconds(value), request_.seconds);
  }

  template <class Value, class Place>
  static Result<void> keep(const Result<Value>& read, Place& place) {
    if (!read) return refuse(read.error());
    place = *read;
    return {};
  }

  // All that is left.
  Result<PlainRequest> with_moves() {
    int number = 1;
    for (std::string_view move = words_.next(); !move.empty(); move = words_.next(), ++number) {
      const auto play = read_move(request_.state, move);
      if (!play) {
        return refuse<"plain.move-refused", "number", "move", "reason">(number, engines::on_one_line(move),
                                                                        play.error().message);
      }
      request_.state = apply(request_.state, *play);
    }
    return request_;
  }

  const Rules& rules_;
  engines::Words words_;
  PlainRequest request_{};
  std::array<bool, known_words.size()> seen_{};
};

}  // namespace

Result<PlainRequest> read_plain_request(const Rules& rules, std::string_view words) {
  return PlainRequestReader(rules, words).read();
}

}  // namespace fourfold::checkers
