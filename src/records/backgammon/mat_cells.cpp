#include "records/backgammon/mat_cells.h"

#include <algorithm>
#include <charconv>

namespace fourfold::records {
namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_die(char c) { return c >= '1' && c <= '6'; }
Die die_of(char c) { return Die::nth(static_cast<unsigned>(c - '1')); }

// Whether dice such as "31:" stand here.
bool dice_at(std::string_view text, std::size_t at) {
  return at + 2 < text.size() && is_die(text[at]) && is_die(text[at + 1]) && text[at + 2] == ':';
}

// Where the right column begins when the left one is empty, at least: GNU Backgammon begins it at column 33.
constexpr std::size_t right_column = 20;

Result<Turn> read_dice(const MatCell& cell) {
  Turn turn;
  turn.player = cell.player;
  turn.place = cell.place;
  turn.dice = {die_of(cell.text[0]), die_of(cell.text[1])};
  const std::string_view play = trimmed(cell.text.substr(3));
  if (starts_with_word(play, "illegal play"))
    return refuse_at(cell.place, "an illegal play is recorded here; a record holds legal ones");
  // "31: ????" is how some write that the player gave up after this roll.
  if (play.empty() || play.find_first_not_of('?') == std::string_view::npos) {
    turn.action = Action::roll;
  } else if (starts_with_word(play, "cannot move") || starts_with_word(play, "can't move")) {
    turn.play = "pass";
  } else {
    turn.play = play;
    std::ranges::transform(turn.play, turn.play.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? c + 32 : c; });
  }
  return turn;
}

// The first number in the text; 0 if there is none.
int number_in(std::string_view text) {
  const std::size_t start = std::min(text.find_first_of("0123456789"), text.size());
  const std::string_view digits = text.substr(start, text.find_first_not_of("0123456789", start) - start);
  return read_number(digits).value_or(0);
}

constexpr struct {
  std::string_view word;
  Action action;
} action_words[] = {{"double", Action::offer_double},
                    {"redouble", Action::offer_double},
                    {"beaver", Action::offer_double},
                    {"take", Action::take},
                    {"accept", Action::take},
                    {"drop", Action::drop},
                    {"reject", Action::drop},
                    {"pass", Action::drop},
                    {"win", Action::win}};

// Whether a cell can begin so.
bool cell_at(std::string_view text, std::size_t at) {
  if (dice_at(text, at)) return true;
  const std::string_view rest = text.substr(at);
  return starts_with_word(rest, "resign") || starts_with_word(rest, "raccoon") ||
         std::ranges::any_of(action_words, [&](const auto& known) { return starts_with_word(rest, known.word); });
}

// Where the right cell begins, if there is one after the left.
std::size_t right_cell(std::string_view line, std::size_t left) {
  for (std::size_t i = left + 3; i < line.size(); ++i) {
    if (is_blank(line[i - 1]) && !is_blank(line[i]) && cell_at(line, i)) return i;
  }
  return line.size();
}

}  // namespace

bool starts_with_word(std::string_view text, std::string_view word) {
  if (text.size() < word.size()) return false;
  return std::equal(word.begin(), word.end(), text.begin(),
                    [](char a, char b) { return a == (b >= 'A' && b <= 'Z' ? b + 32 : b); });
}

std::optional<int> read_number(std::string_view text) {
  int number = 0;
  const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (text.empty() || text.size() > 6 || !is_digit(text[0]) || problem != std::errc{} ||
      end != text.data() + text.size()) {
    return std::nullopt;
  }
  return number;
}

std::optional<ScoreLine> read_score_line(std::string_view line) {
  line = trimmed(line);
  const std::size_t last = line.rfind(':');
  const auto right_score = last == std::string_view::npos ? std::nullopt : read_number(trimmed(line.substr(last + 1)));
  if (!right_score) return std::nullopt;
  // A name may hold colons; the one that ends it has a number and a gap after it.
  for (std::size_t colon = line.find(':'); colon < last; colon = line.find(':', colon + 1)) {
    const std::size_t start = line.find_first_not_of(" \t", colon + 1);
    const std::size_t end = line.find_first_not_of("0123456789", start);
    if (start >= last || end == start || end >= last || !is_blank(line[end])) continue;
    const auto left_score = read_number(line.substr(start, end - start));
    const std::string_view left = trimmed(line.substr(0, colon));
    const std::string_view right = trimmed(line.substr(end, last - end));
    if (left_score && !left.empty() && !right.empty()) return ScoreLine{left, right, {*left_score, *right_score}};
  }
  return std::nullopt;
}

std::vector<MatCell> split_cells(const TextLine& line) {
  const std::string_view text = line.text;
  std::vector<MatCell> cells;
  const auto add = [&](int player, std::size_t start, std::size_t end) {
    const std::string_view said = trimmed(text.substr(start, end - start));
    if (!said.empty()) cells.push_back({player, said, {line.place.line, line.place.at + start}});
  };
  // The number of the turn, if there is one.
  const std::size_t digits = std::min(text.find_first_not_of(" \t"), text.size());
  const std::size_t bracket = std::min(text.find_first_not_of("0123456789", digits), text.size());
  const bool numbered = bracket > digits && bracket < text.size() && text[bracket] == ')';
  const std::size_t start = numbered ? bracket + 1 : 0;
  const std::size_t first = std::min(text.find_first_not_of(" \t", start), text.size());
  const std::string_view gap = text.substr(start, first - start);
  const bool left_empty =
      numbered ? gap.size() >= 12 || gap.find('\t') != std::string_view::npos : first >= right_column;
  const std::size_t right = left_empty ? first : right_cell(text, first);
  if (!left_empty) add(0, first, right);
  // Who has won is said in the winner's column, also on the other's line.
  const bool left_wins = right < right_column && starts_with_word(text.substr(right), "win");
  add(left_wins && !left_empty ? 0 : 1, right, text.size());
  return cells;
}

Result<std::optional<Turn>> read_cell(const MatCell& cell) {
  if (dice_at(cell.text, 0)) {
    auto turn = read_dice(cell);
    if (!turn) return tl::unexpected<Error>(turn.error());
    return *std::move(turn);
  }
  if (starts_with_word(cell.text, "resign")) return std::optional<Turn>();  // the line that says who wins follows
  if (starts_with_word(cell.text, "raccoon"))
    return refuse_at(cell.place, "raccoons (an answer to a beaver) are not played here");
  for (const auto& [word, action] : action_words) {
    if (!starts_with_word(cell.text, word)) continue;
    Turn turn;
    turn.player = cell.player;
    turn.place = cell.place;
    turn.action = action;
    turn.number = number_in(cell.text);
    if (action == Action::win && turn.number < 1)
      return refuse_at(cell.place, "how many points are won? Such as 'Wins 2 points'");
    return turn;
  }
  return refuse_at(cell.place, quoted(cell.text) +
                                   " stands where a turn is expected: dice and a play such as '31: 8/5 6/5', Doubles, "
                                   "Takes, Drops, or Wins 2 points");
}

}  // namespace fourfold::records
