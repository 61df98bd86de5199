#include "records/checkers/pdn_lexer.h"

#include <algorithm>
#include <optional>

#include "records/utf8.h"

namespace fourfold::records {
namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_letter(char c) { return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || c == '_'; }
bool separates(char c) { return c == '-' || c == 'x' || c == 'X' || c == ':'; }

constexpr std::string_view results[] = {"1/2-1/2", "0.5-0.5", ".5-.5", "\xc2\xbd-\xc2\xbd", "1-0", "0-1", "2-0",
                                        "0-2",     "1-1",     "0-0"};

bool is_file(char c) { return (c >= 'a' && c <= 'h') || (c >= 'A' && c <= 'H'); }
bool is_rank(char c) { return c >= '1' && c <= '8'; }

// The number of a dark square such as c3 on a board with White at the bottom and a1 in its left corner; 0 for a light
// one.
int square_number(char file, char rank) {
  const int column = (file | 0x20) - 'a';
  const int row = '8' - rank;
  return column % 2 == row % 2 ? 0 : row * 4 + column / 2 + 1;
}

// Strengths written after a move, as glyphs.
constexpr struct {
  std::string_view strength;
  std::string_view glyph;
} strengths[] = {{"!!", "$3"}, {"??", "$4"}, {"!?", "$5"}, {"?!", "$6"}, {"!", "$1"}, {"?", "$2"}, {"*", "$7"}};

bool tag_line_at(std::string_view text, std::size_t at) {
  return text[at] == '[' && at > 0 && (text[at - 1] == '\n' || text[at - 1] == '\r');
}

// Where a variation that begins at `at` ends (after its bracket), if it does before the next game. Comments inside may
// hold brackets.
std::optional<std::size_t> end_of_variation(std::string_view text, std::size_t at) {
  std::size_t depth = 0;
  for (std::size_t i = at; i < text.size(); ++i) {
    if (text[i] == '{') {
      i = text.find('}', i);
      if (i == std::string_view::npos) return std::nullopt;
    } else if (tag_line_at(text, i)) {
      return std::nullopt;
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

  std::vector<PdnWord> read() {
    if (text_.starts_with("\xef\xbb\xbf")) at_ = 3;
    for (skip_blanks(); at_ < text_.size(); skip_blanks()) {
      const TextPlace place = here();
      if (const auto read = read_word(place); !read) {
        words_.push_back({PdnKind::problem, "", "", place, false, read.error().message});
        at_ = after_problem(place.at);
      }
    }
    return std::move(words_);
  }

 private:
  TextPlace here() {
    const std::string_view since = text_.substr(counted_.at, at_ - counted_.at);
    counted_ = {counted_.line + static_cast<std::size_t>(std::ranges::count(since, '\n')), at_};
    return counted_;
  }

  // A comment or a variation that does not end is taken to go on up to the next tag that begins a line, a tag to the
  // end of its line, and anything else to the next blank.
  std::size_t after_problem(std::size_t at) const {
    const char c = text_[at];
    if (c != '{' && c != '(') {
      return std::min(text_.find_first_of(c == '[' ? "\r\n" : " \t\r\n", at + 1), text_.size());
    }
    std::size_t i = at + 1;
    while (i < text_.size() && !tag_line_at(text_, i)) ++i;
    return i;
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

  Result<void> read_word(TextPlace place) {
    const char c = peek();
    if (c == '[') return read_tag(place);
    if (c == '{') {
      const std::size_t close = no_more_braces_ ? std::string_view::npos : text_.find('}', at_);
      no_more_braces_ = close == std::string_view::npos;
      if (no_more_braces_) return refuse<"record.pdn-comment">();
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
    if (c == '/') return refuse<"record.pdn-set-up">();
    if (c == '*') {
      ++at_;
      add(PdnKind::result, "*", place);
      return {};
    }
    if (take_result(place)) return {};
    if (c == '.') {  // of a move number that stands apart, or for a move that is not given
      while (peek() == '.') ++at_;
      return {};
    }
    if (is_digit(c)) return read_number(place);
    if (is_file(c) && is_rank(peek(1))) return read_lettered(place);
    return refuse<"record.pdn-word", "word">(
        excerpt(text_.substr(at_, std::min(text_.find_first_of(" \t\r\n", at_), text_.size()) - at_)));
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
    ++at_;
    skip_blanks();
    const std::size_t start = at_;
    while (is_letter(peek()) || is_digit(peek())) ++at_;
    PdnWord word{PdnKind::tag, std::string(text_.substr(start, at_ - start)), "", place};
    while (is_blank(peek())) ++at_;
    if (word.text.empty() || peek() != '"') return refuse<"record.pdn-tag">();
    std::string value;
    for (++at_; at_ < text_.size() && peek() != '"' && peek() != '\n'; ++at_) {
      if (peek() == '\\' && (peek(1) == '"' || peek(1) == '\\')) ++at_;
      value += peek();
    }
    if (peek() != '"') return refuse<"record.pdn-tag-text">();
    ++at_;
    while (is_blank(peek())) ++at_;
    if (peek() != ']') return refuse<"record.pdn-tag-bracket">();
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
    if (!end) return refuse<"record.pdn-variation">();
    add(PdnKind::note, text_.substr(at_, *end - at_), place);
    at_ = *end;
    return {};
  }

  Result<void> read_glyph(TextPlace place) {
    const std::size_t start = at_++;
    while (is_digit(peek())) ++at_;
    if (at_ - start < 2 || at_ - start > 4) return refuse<"record.pdn-glyph">();
    add(PdnKind::note, text_.substr(start, at_ - start), place);
    return {};
  }

  bool take_result(TextPlace place) {
    const auto* const result = std::ranges::find_if(results, [&](std::string_view each) {
      return text_.substr(at_).starts_with(each) && !is_digit(peek(each.size())) && !separates(peek(each.size()));
    });
    if (result == std::ranges::end(results)) return false;
    at_ += result->size();
    add(PdnKind::result, *result, place);
    return true;
  }

  // The number of a move, or a move.
  Result<void> read_number(TextPlace place) {
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
    if (squares < 2) return refuse<"record.pdn-number", "word">(excerpt(move));
    add(PdnKind::move, move, place);
    read_strength();
    return {};
  }

  // c3-d4, c3xe5xg7, or without anything between the squares.
  Result<void> read_lettered(TextPlace place) {
    std::string move;
    int squares = 0;
    bool dark = true;
    for (std::size_t next = at_;
         next < text_.size() && is_file(text_[next]) && next + 1 < text_.size() && is_rank(text_[next + 1]);) {
      if (squares > 0) move += next > at_ && text_[at_] != '-' ? 'x' : '-';
      const int square = square_number(text_[next], text_[next + 1]);
      dark = dark && square > 0;
      move += std::to_string(square);
      ++squares;
      at_ = next + 2;
      next = separates(peek()) ? at_ + 1 : at_;
    }
    if (squares < 2 || !dark) {
      return refuse<"record.pdn-squares", "word">(excerpt(text_.substr(place.at, at_ - place.at)));
    }
    add(PdnKind::move, move, place);
    words_.back().lettered = true;
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
  bool no_more_braces_ = false;  // there is no '}' from here on
  std::vector<PdnWord> words_;
};

}  // namespace

std::vector<PdnWord> read_pdn_words(std::string_view text) { return Lexer(text).read(); }

bool is_variation(std::string_view text) { return text.starts_with('(') && end_of_variation(text, 0) == text.size(); }

bool is_glyph(std::string_view text) {
  return text.size() >= 2 && text.size() <= 4 && text[0] == '$' && std::all_of(text.begin() + 1, text.end(), is_digit);
}

}  // namespace fourfold::records
