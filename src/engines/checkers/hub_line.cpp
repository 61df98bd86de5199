#include "engines/checkers/hub_line.h"

#include <algorithm>
#include <optional>

namespace fourfold::checkers {
namespace {

bool is_blank(char c) { return static_cast<unsigned char>(c) <= ' '; }

class HubLineReader {
 public:
  explicit HubLineReader(std::string_view text) : text_(text) {}

  Result<HubLine> read() {
    HubLine line;
    skip_blanks();
    line.command = take_word();
    skip_blanks();
    while (at_ < text_.size()) {
      HubArgument argument{take_word(), ""};
      if (argument.name.empty()) return refuse_at<"hub.name-missing">(at_);
      skip_blanks();
      if (at_ < text_.size() && text_[at_] == '=') {
        ++at_;
        skip_blanks();
        auto value = take_value();
        if (!value) return refuse(value.error());
        argument.value = std::move(*value);
      }
      line.arguments.push_back(std::move(argument));
      skip_blanks();
    }
    return line;
  }

 private:
  void skip_blanks() {
    while (at_ < text_.size() && is_blank(text_[at_])) ++at_;
  }

  std::string take_word() {
    const std::size_t start = at_;
    while (at_ < text_.size() && !is_blank(text_[at_]) && text_[at_] != '=' && text_[at_] != '"') ++at_;
    return std::string(text_.substr(start, at_ - start));
  }

  Result<std::string> take_value() {
    if (at_ == text_.size() || text_[at_] != '"') return take_word();
    const std::size_t end = text_.find('"', at_ + 1);
    if (end == std::string_view::npos) return refuse_at<"hub.quote-open">(at_);
    std::string value(text_.substr(at_ + 1, end - at_ - 1));
    at_ = end + 1;
    return value;
  }

  std::string_view text_;
  std::size_t at_ = 0;
};

}  // namespace

const std::string* HubLine::find(std::string_view name) const {
  const auto found = std::ranges::find(arguments, name, &HubArgument::name);
  return found == arguments.end() ? nullptr : &found->value;
}

Result<HubLine> read_hub_line(std::string_view line) { return HubLineReader(line).read(); }

std::string hub_argument(std::string_view name, std::string_view value) {
  const bool plain =
      !value.empty() && std::ranges::none_of(value, [](char c) { return is_blank(c) || c == '=' || c == '"'; });
  std::string text = std::string(name) + "=";
  if (plain) return text.append(value);
  std::string inside(value);
  std::ranges::replace(inside, '"', '\'');
  return text + '"' + inside + '"';
}

}  // namespace fourfold::checkers
