#include "records/checkers/pdn_lexer.h"

#include <algorithm>
#include <optional>

#include "records/utf8.h"

namespace fourfold::records {
namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_letter(char c) { return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || c == '_'; }
bool separates(char c) { return c == '-' || c == 'x' || c == 'X' || c == ':'; }

constexpr std::string_view results[] = {"1/2-1/2", "1-0", "0-1", "2-0", "0-2", "1-1", "0-0"};

// Strengths written after a move, as glyphs.
constexpr struct {
  std::string_view strength;
  std::string_view glyph;
} strengths[] = {{"!!", "$3"}, {"??", "$4"}, {"!?", "$5"}, {"?!", "$6"}, {"!", "$1"}, {"?", "$2"}, {"*", "$7"}};

// Where a variation that begins at `at` ends (after its bracket), if it does. Comments inside may hold brackets.
std::optional<std::size_t> end_of_variation(std::string_view text, std::size_t at) {
  std::size_t depth = 0;
  for (std::size_t i = at; i < text.size(); ++i) {
    if (text[i] == '{') {
      i = text.find('}', i);
      if (i == std::string_view::npos) return std::nullopt;
    } else if (text[i] == '(') {
      ++depth;
    } else if (text[i] == ')' && --depth == 0) {
      return i + 1;
    }
  }
  return std::nullopt;
}

class Lexer {
 public:
  explicit Lexer(std::string_view text) : text_(text) {}

  Result<std::vector<PdnWord>> read() {
    if (text_.starts_with("\xef\xbb\xbf")) at_ = 3;
    for (skip_blanks(); at_ < text_.size(); skip_blanks()) {
      if (const auto read = read_word(); !read) return tl::unexpected<Error>(read.error());
    }
    return std::move(words_);
  }

 private:
  TextPlace here() {
    const std::string_view since = text_.substr(counted_.at, at_ - counted_.at);
    counted_ = {counted_.line + static_cast<std::size_t>(std::ranges::count(since, '\n')), at_};
    return counted_;
  }

  char peek(std::size_t ahead = 0) const { return at_ + ahead < text_.size() ? text_[at_ + ahead] : '\0'; }

  void skip_blanks() {
    for (;;) {
      while (is_blank(peek())) ++at_;
      // A line that begins with % is for programs only.
      if (peek() != '%' || (at_ > 0 && text_[at_ - 1] != '\n' && text_[at_ - 1] != '\r')) return;
      at_ = std::min(text_.find('\n', at_), text_.size());
    }
  }

  void add(PdnKind kind, std::string_view text, TextPlace place) {
    words_.push_back({kind, kind == PdnKind::note ? as_utf8(text) : std::string(text), "", place});
  }

  Result<void> read_word() {
    const TextPlace place = here();
    const char c = peek();
    if (c == '[') return read_tag(place);
    if (c == '{') {
      const std::size_t close = text_.find('}', at_);
      if (close == std::string_view::npos)
        return refuse_at(place, "a comment begins here and does not end: a '}' is missing");
      add_comment(text_.substr(at_ + 1, close - at_ - 1), place);
      at_ = close + 1;
      return {};
    }
    if (c == ';') {
      const std::size_t end = std::min(text_.find_first_of("\r\n", at_), text_.size());
      add_comment(text_.substr(at_ + 1, end - at_ - 1), place);
      at_ = end;
      return {};
    }
    if (c == '(') return read_variation(place);
    if (c == '$') return read_glyph(place);
    if (c == '/')
      return refuse_at(place, "a position is set up in the middle of the game here, which a record cannot hold");
    if (c == '*') {
      ++at_;
      add(PdnKind::result, "*", place);
      return {};
    }
    if (c == '.') {  // of a move number that stands apart, or for a move that is not given
      while (peek() == '.') ++at_;
      return {};
    }
    if (is_digit(c)) return read_number(place);
    return refuse_at(place,
                     quoted(text_.substr(at_, std::min(text_.find_first_of(" \t\r\n", at_), text_.size()) - at_)) +
                         " stands where a move such as 11-15, a comment in {}, a tag in [] or a result is expected");
  }

  // A comment that looks like something else keeps its braces.
  void add_comment(std::string_view text, TextPlace place) {
    text = trimmed(text);
    if (text.empty()) return;
    const bool misleading = is_variation(text) || is_glyph(text);
    add(PdnKind::note, misleading ? "{" + std::string(text) + "}" : std::string(text), place);
  }

  // [Event "World Championship"]
  Result<void> read_tag(TextPlace place) {
    constexpr std::string_view shape = "a tag is written [Event \"Spring Cup\"]";
    ++at_;
    skip_blanks();
    const std::size_t start = at_;
    while (is_letter(peek()) || is_digit(peek())) ++at_;
    PdnWord word{PdnKind::tag, std::string(text_.substr(start, at_ - start)), "", place};
    while (is_blank(peek())) ++at_;
    if (word.text.empty() || peek() != '"') return refuse_at(place, std::string(shape));
    std::string value;
    for (++at_; at_ < text_.size() && peek() != '"' && peek() != '\n'; ++at_) {
      if (peek() == '\\' && (peek(1) == '"' || peek(1) == '\\')) ++at_;
      value += peek();
    }
    if (peek() != '"') return refuse_at(place, "the text of a tag does not end; " + std::string(shape));
    ++at_;
    while (is_blank(peek())) ++at_;
    if (peek() != ']') return refuse_at(place, "a ']' is missing; " + std::string(shape));
    ++at_;
    word.value = as_utf8(value);
    words_.push_back(std::move(word));
    return {};
  }

  Result<void> read_variation(TextPlace place) {
    // (!) and (?) are strengths of the move before them.
    for (const auto& [strength, glyph] : strengths) {
      const std::string bracketed = "(" + std::string(strength) + ")";
      if (strength == "*" || !text_.substr(at_).starts_with(bracketed)) continue;
      add(PdnKind::note, glyph, place);
      at_ += bracketed.size();
      return {};
    }
    const auto end = end_of_variation(text_, at_);
    if (!end) return refuse_at(place, "a variation begins here and does not end: a ')' is missing");
    add(PdnKind::note, text_.substr(at_, *end - at_), place);
    at_ = *end;
    return {};
  }

  Result<void> read_glyph(TextPlace place) {
    const std::size_t start = at_++;
    while (is_digit(peek())) ++at_;
    if (at_ - start < 2 || at_ - start > 4) return refuse_at(place, "a glyph is written $1");
    add(PdnKind::note, text_.substr(start, at_ - start), place);
    return {};
  }

  // A result, the number of a move, or a move.
  Result<void> read_number(TextPlace place) {
    for (const std::string_view result : results) {
      if (!text_.substr(at_).starts_with(result) || is_digit(peek(result.size())) || separates(peek(result.size())))
        continue;
      at_ += result.size();
      add(PdnKind::result, result, place);
      return {};
    }
    std::string move = take_square();
    if (const std::size_t dot = std::min(text_.find_first_not_of(" \t", at_), text_.size());
        dot < text_.size() && text_[dot] == '.') {
      at_ = dot;  // it was the number of a move
      return {};
    }
    int squares = 1;
    for (std::size_t after = separator_after(); after > 0; after = separator_after()) {
      const char separator = text_[text_.find_first_not_of(" \t", at_)];
      move += separator == '-' ? '-' : 'x';
      at_ += after;
      move += take_square();
      ++squares;
    }
    if (squares < 2) {
      return refuse_at(
          place,
          quoted(move) + " stands where a move is expected; one is written 11-15 or 14x23x30, and its number 12.");
    }
    add(PdnKind::move, move, place);
    read_strength();
    return {};
  }

  // Leading zeros do not count.
  std::string take_square() {
    const std::size_t start = at_;
    while (is_digit(peek())) ++at_;
    std::string_view digits = text_.substr(start, at_ - start);
    while (digits.size() > 1 && digits.front() == '0') digits.remove_prefix(1);
    return std::string(digits);
  }

  // How far it is over a separator, with blanks around it, to the next square; 0 if there is none.
  std::size_t separator_after() const {
    std::size_t i = at_;
    while (i < text_.size() && (text_[i] == ' ' || text_[i] == '\t')) ++i;
    if (i >= text_.size() || !separates(text_[i])) return 0;
    for (++i; i < text_.size() && (text_[i] == ' ' || text_[i] == '\t'); ++i) {
    }
    return i < text_.size() && is_digit(text_[i]) ? i - at_ : 0;
  }

  void read_strength() {
    for (const auto& [strength, glyph] : strengths) {
      if (!text_.substr(at_).starts_with(strength)) continue;
      add(PdnKind::note, glyph, here());
      at_ += strength.size();
      return;
    }
  }

  std::string_view text_;
  std::size_t at_ = 0;
  TextPlace counted_;
  std::vector<PdnWord> words_;
};

}  // namespace

Result<std::vector<PdnWord>> read_pdn_words(std::string_view text) { return Lexer(text).read(); }

bool is_variation(std::string_view text) { return text.starts_with('(') && end_of_variation(text, 0) == text.size(); }

bool is_glyph(std::string_view text) {
  return text.size() >= 2 && text.size() <= 4 && text[0] == '$' && std::all_of(text.begin() + 1, text.end(), is_digit);
}

}  // namespace fourfold::records
