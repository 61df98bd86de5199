#include "records/sgf_tree.h"

#include <algorithm>

#include "records/utf8.h"

namespace fourfold::records {
namespace {

class SgfReader {
 public:
  explicit SgfReader(std::string_view text) : text_(text) {}

  Result<std::vector<SgfGame>> read() {
    if (text_.starts_with("\xef\xbb\xbf")) at_ = 3;
    for (skip_blanks(); at_ < text_.size(); skip_blanks()) {
      if (const auto read = read_next(text_[at_]); !read) return tl::unexpected<Error>(read.error());
    }
    if (!has_child_.empty()) return refuse_at(here(), "the file ends in the middle of a game: a ')' is missing");
    if (games_.empty()) return refuse_at({}, "this is no SGF file: it would begin with (;FF[4]GM[6]");
    return std::move(games_);
  }

 private:
  TextPlace here() {
    // Places are asked for from left to right, so that lines are counted once.
    const std::string_view since = text_.substr(counted_.at, at_ - counted_.at);
    counted_ = {counted_.line + static_cast<std::size_t>(std::ranges::count(since, '\n')), at_};
    return counted_;
  }

  void skip_blanks() {
    while (at_ < text_.size() && is_blank(text_[at_])) ++at_;
  }

  Result<void> read_next(char first) {
    switch (first) {
      case '(':
        return open();
      case ')':
        return close();
      case ';':
        return begin_node();
      default:
        return read_property();
    }
  }

  Result<void> open() {
    if (has_child_.empty()) {
      games_.push_back({{}, here()});
    } else if (has_child_.back()) {
      return refuse_at(here(), "a variation begins here; a record holds one line of play");
    } else {
      has_child_.back() = true;
    }
    ++at_;
    has_child_.push_back(false);
    skip_blanks();
    if (at_ >= text_.size() || text_[at_] != ';')
      return refuse_at(here(), "expected here: a node, which begins with ';'");
    return {};
  }

  Result<void> close() {
    if (has_child_.empty()) return refuse_at(here(), "a ')' without its '('");
    has_child_.pop_back();
    ++at_;
    return {};
  }

  Result<void> begin_node() {
    if (has_child_.empty()) return refuse_at(here(), "expected here: a game, which begins with '(;'");
    if (has_child_.back()) return refuse_at(here(), "a node cannot follow the end of its own variations");
    games_.back().nodes.push_back({{}, here()});
    ++at_;
    return {};
  }

  Result<void> read_property() {
    SgfProperty property;
    property.place = here();
    while (at_ < text_.size() &&
           ((text_[at_] >= 'A' && text_[at_] <= 'Z') || (text_[at_] >= 'a' && text_[at_] <= 'z'))) {
      // Older files write properties with small letters in between, which do not count.
      if (text_[at_] <= 'Z') property.name += text_[at_];
      ++at_;
    }
    if (property.name.empty() || has_child_.empty() || games_.back().nodes.empty()) {
      return refuse_at(property.place, quoted(text_.substr(property.place.at, 1)) +
                                           " stands where SGF has a property such as W[31mjqp], or ';', '(' or ')'");
    }
    for (skip_blanks(); at_ < text_.size() && text_[at_] == '['; skip_blanks()) {
      auto value = read_value();
      if (!value) return tl::unexpected<Error>(value.error());
      property.values.push_back(*std::move(value));
    }
    if (property.values.empty())
      return refuse_at(here(), "expected here: the value of " + property.name + " in square brackets");
    games_.back().nodes.back().properties.push_back(std::move(property));
    return {};
  }

  Result<std::string> read_value() {
    const TextPlace start = here();
    std::string value;
    for (++at_; at_ < text_.size() && text_[at_] != ']'; ++at_) {
      if (text_[at_] == '\\' && at_ + 1 < text_.size()) {
        ++at_;
        if (text_[at_] == '\n') continue;
      }
      value += text_[at_];
    }
    if (at_ >= text_.size()) return refuse_at(start, "a value begins here and does not end: a ']' is missing");
    ++at_;
    return as_utf8(value);
  }

  std::string_view text_;
  std::size_t at_ = 0;
  TextPlace counted_;
  std::vector<SgfGame> games_;
  std::vector<bool> has_child_;  // of every open bracket: whether a line of play goes on inside it
};

}  // namespace

const SgfProperty* SgfNode::find(std::string_view name) const {
  const auto found = std::ranges::find(properties, name, &SgfProperty::name);
  return found == properties.end() ? nullptr : &*found;
}

Result<std::vector<SgfGame>> read_sgf_games(std::string_view text) { return SgfReader(text).read(); }

std::string sgf_property(std::string_view name, std::string_view value) {
  std::string text(name);
  text += '[';
  for (const char c : value) {
    if (c == ']' || c == '\\') text += '\\';
    text += c;
  }
  return text + ']';
}

}  // namespace fourfold::records
