// The words of a line, one after the other.
#pragma once

#include <algorithm>
#include <string_view>

namespace fourfold::engines {

class Words {
 public:
  explicit Words(std::string_view line) : rest_(line) {}

  // The next one; empty at the end.
  std::string_view next() {
    using namespace std::string_view_literals;
    constexpr std::string_view blanks = " \t\r\n\v\f\0"sv;
    rest_.remove_prefix(std::min(rest_.find_first_not_of(blanks), rest_.size()));
    const std::string_view word = rest_.substr(0, rest_.find_first_of(blanks));
    rest_.remove_prefix(word.size());
    return word;
  }
  std::string_view rest() const { return rest_; }

 private:
  std::string_view rest_;
};

}  // namespace fourfold::engines
