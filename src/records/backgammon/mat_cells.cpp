#include "records/backgammon/mat_cells.h"

#include <algorithm>
#include <charconv>

namespace fourfold::records {
namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_die(char c) { return c >= '1' && c <= '6'; }
Die die_of(char c) { return Die::nth(static_cast<unsigned>(c - '1')); }

// How long dice such as "31:" or "3-1:" are that stand here; 0 if there are none.
std::size_t dice_at(std::string_view text, std::size_t at) {
  const std::string_view rest = text.substr(at);
  for (const std::size_t second : {1U, 2U}) {
    if (rest.size() < second + 2 || !is_die(rest[0]) || !is_die(rest[second]) || rest[second + 1] != ':') continue;
    if (second == 1 || rest[1] == '-') return second + 2;
  }
  return 0;
}

// Where the right column begins when the left one is empty, at least: GNU Backgammon begins it at column 33.
constexpr std::size_t right_column = 20;

// How programs say that nothing could be played.
constexpr std::string_view pass_words[] = {"cannot move", "can't move", "no move", "no play",
                                           "no legal",    "dance",      "fan"};

bool says_pass(std::string_view play) {
  return play.find_first_not_of('-') == std::string_view::npos ||
         std::ranges::any_of(pass_words, [&](std::string_view words) { return starts_with_word(play, words); });
}

// A play with small letters and slashes, whatever it was written with.
std::string spelled_out(std::string_view play) {
  std::string text(play);
  for (char& c : text) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c + 32);
    if (c == '-') c = '/';
    if (c == '\t') c = ' ';
  }
  return text;
}

TranscriptTurn read_dice(const MatCell& cell, std::size_t length) {
  TranscriptTurn turn;
  turn.player = cell.player;
  turn.place = cell.place;
  turn.dice = {die_of(cell.text[0]), die_of(cell.text[length - 2])};
  const std::string_view play = trimmed(cell.text.substr(length));
  // "31: ????" is how some write that the player gave up after this roll.
  if (play.find_first_not_of('?') == std::string_view::npos) {
    turn.action = TranscriptAction::roll;
  } else if (starts_with_word(play, "illegal play")) {
    turn.problem = say<"record.illegal-play">();
  } else {
    turn.play = says_pass(play) ? "pass" : spelled_out(play);
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
  TranscriptAction action;
} action_words[] = {{"double", TranscriptAction::offer_double},
                    {"redouble", TranscriptAction::offer_double},
                    {"beaver", TranscriptAction::offer_double},
                    {"take", TranscriptAction::take},
                    {"accept", TranscriptAction::take},
                    {"drop", TranscriptAction::drop},
                    {"reject", TranscriptAction::drop},
                    {"pass", TranscriptAction::drop},
                    {"win", TranscriptAction::win}};

// Whether a cell can begin so.
bool cell_at(std::string_view text, std::size_t at) {
  if (dice_at(text, at) > 0) return true;
  const std::string_view rest = text.substr(at);
  return starts_with_word(rest, "resign") || starts_with_word(rest, "raccoon") ||
         std::ranges::any_of(action_words, [&](const auto& known) { return starts_with_word(rest, known.word); });
}

// Whether a cell without dice can begin so. What follows dice is their play.
bool pass_at(std::string_view text, std::size_t at) {
  const std::string_view before = trimmed(text.substr(0, at));
  return !before.ends_with(':') && std::ranges::any_of(pass_words, [&](std::string_view words) {
    return starts_with_word(text.substr(at), words);
  });
}

// Where the right cell begins, if there is one after the left.
std::size_t right_cell(std::string_view line, std::size_t left) {
  for (std::size_t i = left + 3; i < line.size(); ++i) {
    if (is_blank(line[i - 1]) && !is_blank(line[i]) && (cell_at(line, i) || pass_at(line, i))) return i;
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

Result<std::optional<TranscriptTurn>> read_cell(const MatCell& cell) {
  if (const std::size_t length = dice_at(cell.text, 0); length > 0) return read_dice(cell, length);
  if (starts_with_word(cell.text, "resign"))
    return std::optional<TranscriptTurn>();  // the line that says who wins follows
  TranscriptTurn turn;
  turn.player = cell.player;
  turn.place = cell.place;
  if (starts_with_word(cell.text, "raccoon")) {
    turn.problem = say<"record.raccoons">();
    return turn;
  }
  if (cell.text.find_first_not_of('-') != std::string_view::npos && says_pass(cell.text)) {
    turn.play = "pass";
    turn.dice_said = false;
    return turn;
  }
  for (const auto& [word, action] : action_words) {
    if (!starts_with_word(cell.text, word)) continue;
    turn.action = action;
    turn.number = number_in(cell.text);
    return turn;
  }
  return refuse<"record.mat-turn", "word">(excerpt(cell.text));
}

}  // namespace fourfold::records
