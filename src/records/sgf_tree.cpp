#include "records/sgf_tree.h"

#include <algorithm>

#include "records/utf8.h"

namespace fourfold::records {
namespace {

class SgfReader {
 public:
  explicit SgfReader(std::string_view text) : text_(text) {}

  Result<SgfFile> read() {
    if (text_.starts_with("\xef\xbb\xbf")) at_ = 3;
    if (const auto all = read_all(); !all) file_.remarks.push_back(all.error());
    // The last game may have been cut off before its first node.
    std::erase_if(file_.games, [](const SgfGame& game) { return game.nodes.empty(); });
    if (!file_.games.empty()) return std::move(file_);
    if (!file_.remarks.empty()) return tl::unexpected<Error>(file_.remarks.front());
    return refuse_line({}, say<"record.sgf-none">());
  }

 private:
  TextPlace here() {
    // Places are asked for from left to right, so that lines are counted once.
    const std::string_view since = text_.substr(counted_.at, at_ - counted_.at);
    counted_ = {counted_.line + static_cast<std::size_t>(std::ranges::count(since, '\n')), at_};
    return counted_;
  }

  Result<void> read_all() {
    for (skip_blanks(); at_ < text_.size(); skip_blanks()) {
      if (const auto read = read_next(text_[at_]); !read) return read;
    }
    if (!has_child_.empty()) return refuse_line(here(), say<"record.sgf-cut">());
    return {};
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
      file_.games.push_back({{}, here()});
    } else if (has_child_.back()) {
      return pass_over_variation();
    } else {
      has_child_.back() = true;
    }
    ++at_;
    has_child_.push_back(false);
    skip_blanks();
    if (at_ >= text_.size() || text_[at_] != ';') return refuse_line(here(), say<"record.sgf-node">());
    return {};
  }

  Result<void> pass_over_variation() {
    const TextPlace start = here();
    std::size_t depth = 0;
    for (; at_ < text_.size(); ++at_) {
      if (text_[at_] == '[') {
        for (++at_; at_ < text_.size() && text_[at_] != ']'; ++at_) at_ += text_[at_] == '\\' ? 1U : 0U;
      } else if (text_[at_] == '(') {
        ++depth;
      } else if (text_[at_] == ')' && --depth == 0) {
        ++at_;
        break;
      }
    }
    at_ = std::min(at_, text_.size());
    file_.remarks.push_back(refuse_line(start, say<"record.sgf-variation">()).value());
    return {};
  }

  Result<void> close() {
    if (has_child_.empty()) return refuse_line(here(), say<"record.sgf-bracket">());
    has_child_.pop_back();
    ++at_;
    return {};
  }

  Result<void> begin_node() {
    if (has_child_.empty()) return refuse_line(here(), say<"record.sgf-game">());
    if (has_child_.back()) return refuse_line(here(), say<"record.sgf-late-node">());
    file_.games.back().nodes.push_back({{}, here()});
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
    if (property.name.empty() || has_child_.empty() || file_.games.back().nodes.empty()) {
      return refuse_line(property.place,
                         say<"record.sgf-property", "word">(excerpt(text_.substr(property.place.at, 1))));
    }
    for (skip_blanks(); at_ < text_.size() && text_[at_] == '['; skip_blanks()) {
      auto value = read_value();
      if (!value) return tl::unexpected<Error>(value.error());
      property.values.push_back(*std::move(value));
    }
    if (property.values.empty()) return refuse_line(here(), say<"record.sgf-no-value", "property">(property.name));
    file_.games.back().nodes.back().properties.push_back(std::move(property));
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
    if (at_ >= text_.size()) return refuse_line(start, say<"record.sgf-open-value">());
    ++at_;
    return as_utf8(value);
  }

  std::string_view text_;
  std::size_t at_ = 0;
  TextPlace counted_;
  SgfFile file_;
  std::vector<bool> has_child_;  // of every open bracket: whether a line of play goes on inside it
};

}  // namespace

const SgfProperty* SgfNode::find(std::string_view name) const {
  const auto found = std::ranges::find(properties, name, &SgfProperty::name);
  return found == properties.end() ? nullptr : &*found;
}

Result<SgfFile> read_sgf_games(std::string_view text) { return SgfReader(text).read(); }

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
