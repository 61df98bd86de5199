// Reading a short text from left to right, remembering where we are so that a refusal can point at the place.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <utility>

#include "rules/result.h"

namespace fourfold {

constexpr bool is_space(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

class TextReader {
 public:
  explicit TextReader(std::string_view text) : text_(text) {}

  std::size_t at() const { return at_; }
  bool done() const { return at_ >= text_.size(); }
  // The character here, or NUL at the end.
  char peek() const { return done() ? '\0' : text_[at_]; }
  std::string_view rest() const { return text_.substr(at_); }

  void skip_spaces() {
    while (peek() == ' ' || peek() == '\t') ++at_;
  }
  char take() { return done() ? '\0' : text_[at_++]; }
  bool take(char wanted) {
    if (peek() != wanted || done()) return false;
    ++at_;
    return true;
  }
  bool take(std::string_view wanted) {
    if (!rest().starts_with(wanted)) return false;
    at_ += wanted.size();
    return true;
  }
  // A run of digits as a number up to `most`; nothing if there is none or it is larger.
  std::optional<int> take_number(int most) {
    const std::size_t start = at_;
    int value = 0;
    while (peek() >= '0' && peek() <= '9') {
      value = value * 10 + (take() - '0');
      if (value > most) {
        at_ = start;
        return std::nullopt;
      }
    }
    if (at_ == start) return std::nullopt;
    return value;
  }
  // Everything up to the next space (or the end).
  std::string_view take_word() {
    const std::size_t start = at_;
    while (!done() && peek() != ' ' && peek() != '\t') ++at_;
    return text_.substr(start, at_ - start);
  }

  // refuse_here<"ludo.seat-missing">(): a refusal that points at the place reached.
  template <message_detail::Literal Code, message_detail::Literal... Names, class... Values>
  tl::unexpected<Error> refuse_here(Values&&... values) const {
    return refuse_at<Code, Names...>(at_, std::forward<Values>(values)...);
  }

 private:
  std::string_view text_;
  std::size_t at_ = 0;
};

}  // namespace fourfold
