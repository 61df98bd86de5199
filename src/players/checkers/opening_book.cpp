#include "players/checkers/opening_book.h"

#include <algorithm>
#include <charconv>
#include <cstdio>
#include <optional>
#include <utility>

#include "players/checkers/built_in_files.h"
#include "players/checkers/endgame_tables.h"

namespace fourfold::checkers {
namespace {

// The words of a line one after the other.
class BookLine {
 public:
  explicit BookLine(std::string_view line) : rest_(line.substr(0, line.find('#'))) { skip_blanks(); }

  bool empty() const { return rest_.empty(); }

  template <class Number>
  std::optional<Number> number(int base = 10) {
    Number value = 0;
    const auto [end, problem] = std::from_chars(rest_.data(), rest_.data() + rest_.size(), value, base);
    if (problem != std::errc()) return std::nullopt;
    rest_.remove_prefix(static_cast<std::size_t>(end - rest_.data()));
    skip_blanks();
    return value;
  }

  std::optional<char> sign() {
    if (rest_.empty()) return std::nullopt;
    const char sign = rest_.front();
    rest_.remove_prefix(1);
    return sign;
  }

 private:
  void skip_blanks() { rest_.remove_prefix(std::min(rest_.find_first_not_of(" \r"), rest_.size())); }

  std::string_view rest_;
};

std::optional<OpeningBook::Entry> entry_of(BookLine line) {
  const auto key = line.number<std::uint64_t>(16);
  const auto from = line.number<int>();
  const auto sign = line.sign();
  const auto to = line.number<int>();
  const auto score = line.number<int>();
  const auto plies = line.number<int>();
  const auto is_square = [](int square) { return square >= 1 && square <= Square::count; };
  if (!key || !from || !sign || !to || !score || !plies || !line.empty()) return std::nullopt;
  if ((*sign != '-' && *sign != 'x') || !is_square(*from) || !is_square(*to)) return std::nullopt;
  return OpeningBook::Entry{*key, *from, *to, *sign == 'x', *score, *plies};
}

int number_of(Squares square) { return Square::lowest(square).index() + 1; }

}  // namespace

bool OpeningBook::Entry::plays(const SearchMove& move) const {
  return number_of(move.from) == from && number_of(move.to) == to && (move.captured != 0) == captures;
}

Result<std::shared_ptr<const OpeningBook>> OpeningBook::read(std::string_view text) {
  OpeningBook book;
  std::int64_t number = 0;
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    const BookLine line(text.substr(0, end));
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    ++number;
    if (line.empty()) continue;
    const auto entry = entry_of(line);
    if (!entry) return refuse<"book.line", "line">(number);
    book.entries_.push_back(*entry);
  }
  std::ranges::sort(book.entries_, {}, &Entry::key);
  return std::make_shared<const OpeningBook>(std::move(book));
}

const OpeningBook::Entry* OpeningBook::find(const SearchPosition& position) const {
  const auto found = std::ranges::lower_bound(entries_, position.key, {}, &Entry::key);
  return found == entries_.end() || found->key != position.key ? nullptr : &*found;
}

std::string book_line(const OpeningBook::Entry& entry) {
  char line[64];
  std::snprintf(line, sizeof line, "%016llx %d%c%d %d %d", static_cast<unsigned long long>(entry.key), entry.from,
                entry.captures ? 'x' : '-', entry.to, entry.score, entry.plies);
  return line;
}

std::shared_ptr<const OpeningBook> book_of(const Rules& rules, const players::Resources& resources) {
  const std::string name = table_rules_name(rules);
  return read_file(resources, book_file_name(name), built_in_book(name), OpeningBook::read);
}

}  // namespace fourfold::checkers
