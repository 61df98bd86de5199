// Plays and draws of checkers as text: 11-15, 14x23x30, offer draw; dark, light, the number of a ballot.
#include "notation/checkers/text.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

#include "notation/text_reader.h"

namespace fourfold::checkers {
namespace {

struct Word {
  std::string_view text;
  PlayKind kind;
};
constexpr Word words[] = {
    {"first dark", PlayKind::first_dark}, {"first light", PlayKind::first_light}, {"offer draw", PlayKind::offer_draw},
    {"accept", PlayKind::accept_draw},    {"decline", PlayKind::decline_draw},    {"claim draw", PlayKind::claim_draw},
    {"resign", PlayKind::resign},
};

// The text between the blanks around it, and how many stood before it.
struct Trimmed {
  std::string_view text;
  std::size_t before = 0;

  explicit Trimmed(std::string_view whole) : text(whole) {
    while (!text.empty() && is_space(text.back())) text.remove_suffix(1);
    while (!text.empty() && is_space(text.front())) {
      text.remove_prefix(1);
      ++before;
    }
  }
};

// The squares of a move as they are written.
struct WrittenMove {
  FixedList<Square, Play::max_squares> squares;
  std::size_t first_x = Error::nowhere;  // where the first x stands
};

Result<WrittenMove> read_move(std::string_view text) {
  WrittenMove move;
  TextReader reader(text);
  while (true) {
    reader.skip_spaces();
    const std::size_t start = reader.at();
    const std::optional<int> number = reader.take_number(Square::count);
    const std::optional<Square> square = Square::from(number.value_or(0));
    if (!square) return refuse_at<"checkers.square-expected">(start);
    if (move.squares.size() == Play::max_squares) {
      return refuse_at<"checkers.too-many-squares", "most">(reader.at(), Play::max_squares);
    }
    move.squares.push_back(*square);
    reader.skip_spaces();
    if (reader.done() && move.squares.size() >= 2) return move;
    const std::size_t at = reader.at();
    if (reader.take('x') || reader.take('X')) {
      move.first_x = std::min(move.first_x, at);
    } else if (!reader.take('-')) {
      return refuse_at<"checkers.dash-or-x">(reader.at());
    }
  }
}

// A capture given by its ends alone, or the other reason to refuse it.
Result<Play> by_ends(const State& state, Square from, Square to, const Message& otherwise) {
  const PlayList plays = legal(state);
  const auto fits = [&](const Play& play) {
    return play.kind() == PlayKind::move && play.captures() && play.from() == from && play.to() == to;
  };
  const Play* const one = std::ranges::find_if(plays, fits);
  if (one == plays.end()) return refuse(otherwise);
  const Play* const another = std::find_if(one + 1, plays.end(), fits);
  if (another == plays.end()) return *one;
  return refuse<"checkers.several-captures", "from", "to", "one", "another">(from.number(), to.number(), describe(*one),
                                                                             describe(*another));
}

Result<Play> parse_move(const State& state, std::string_view text) {
  const Result<WrittenMove> move = read_move(text);
  if (!move) return tl::unexpected<Error>(move.error());
  const auto& squares = move->squares;
  const std::optional<Play> whole = Play::along({squares.begin(), squares.size()});
  if (!whole) return refuse_at<"checkers.two-squares">(0);
  const Result<void> allowed = check_play(state, *whole);
  if (allowed) {
    if (!whole->captures() && move->first_x != Error::nowhere) {
      return refuse_at<"checkers.captures-nothing", "play">(move->first_x, describe(*whole));
    }
    return *whole;
  }
  if (squares.size() > 2) return refuse(allowed.error().message, 0);
  Result<Play> play = by_ends(state, squares[0], squares[1], allowed.error().message);
  if (!play) return refuse(play.error().message, 0);
  return play;
}

Result<Play> parse_words(const State& state, std::string_view text) {
  std::string plain;
  for (const char c : text) {
    if (!is_space(c)) {
      plain += c;
    } else if (plain.back() != ' ') {
      plain += ' ';
    }
  }
  for (const Word& word : words) {
    if (word.text != plain) continue;
    const Play play = Play::say(word.kind);
    if (const auto allowed = check_play(state, play); !allowed) return refuse(allowed.error().message, 0);
    return play;
  }
  std::array<std::string_view, std::size(words)> texts;
  std::ranges::transform(words, texts.begin(), &Word::text);
  std::vector<std::string> list(texts.begin(), texts.end());
  constexpr std::size_t longest_word = 16;  // beyond that nothing is near
  const std::string_view near = plain.size() <= longest_word ? nearest(plain, texts) : std::string_view{};
  if (near.empty()) return refuse_at<"checkers.no-such-word", "words">(0, std::move(list));
  return refuse_at<"checkers.no-such-word-guess", "words", "guess">(0, std::move(list), near);
}

}  // namespace

std::string format_play(const State& /*state*/, const Play& play) { return describe(play); }

Result<Play> parse_play(const State& state, std::string_view text) {
  const Trimmed trimmed(text);
  if (trimmed.text.empty()) return refuse_at<"checkers.play-empty">(0);
  const char first = trimmed.text.front();
  Result<Play> play = first >= '0' && first <= '9' ? parse_move(state, trimmed.text) : parse_words(state, trimmed.text);
  if (!play) return refuse(play.error().message, play.error().at + trimmed.before);
  return play;
}

std::string format_roll(const Roll& dice) {
  switch (dice.kind) {
    case Roll::Kind::dark_begins:
      return "dark";
    case Roll::Kind::light_begins:
      return "light";
    default:
      return std::to_string(dice.number);
  }
}

Result<Roll> parse_roll(const State& state, std::string_view text) {
  const Trimmed trimmed(text);
  TextReader reader(trimmed.text);
  Roll dice;
  if (reader.take("light")) {
    dice.kind = Roll::Kind::light_begins;
  } else if (!reader.take("dark")) {
    const std::optional<int> number = reader.take_number(255);
    if (!number) return refuse_at<"checkers.no-such-lot">(trimmed.before);
    dice = {Roll::Kind::ballot, static_cast<std::uint8_t>(*number)};
  }
  if (!reader.done()) return refuse_at<"checkers.lot-end">(trimmed.before + reader.at());
  if (const Result<State> after = with_roll(state, dice); !after) return refuse(after.error().message, trimmed.before);
  return dice;
}

}  // namespace fourfold::checkers
