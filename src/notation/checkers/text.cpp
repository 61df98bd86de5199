// Plays and lots of checkers as text: 11-15, 14x23x30, offer draw; dark, light, the number of a ballot.
#include "notation/checkers/text.h"

#include <algorithm>
#include <array>
#include <string>

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
    if (!square) return refuse("expected here: the number of a square, from 1 to 32", start);
    if (move.squares.size() == Play::max_squares) {
      return reader.refuse_here("no move touches more than " + std::to_string(Play::max_squares) + " squares");
    }
    move.squares.push_back(*square);
    reader.skip_spaces();
    if (reader.done() && move.squares.size() >= 2) return move;
    const std::size_t at = reader.at();
    if (reader.take('x') || reader.take('X')) {
      move.first_x = std::min(move.first_x, at);
    } else if (!reader.take('-')) {
      return reader.refuse_here("expected here: a dash for a step or an x for a jump, as in 11-15 or 14x23x30");
    }
  }
}

// A capture given by its ends alone.
Result<Play> by_ends(const State& state, Square from, Square to) {
  const PlayList plays = legal(state);
  const auto fits = [&](const Play& play) {
    return play.kind() == PlayKind::move && play.captures() && play.from() == from && play.to() == to;
  };
  const Play* const one = std::ranges::find_if(plays, fits);
  if (one == plays.end()) return refuse(why_not(state, Play::step(from, to)));
  const Play* const another = std::find_if(one + 1, plays.end(), fits);
  if (another == plays.end()) return *one;
  return refuse("more than one capture goes from " + std::to_string(from.number()) + " to " +
                std::to_string(to.number()) + ": write every square, as in " + describe(*one) + " or " +
                describe(*another));
}

Result<Play> parse_move(const State& state, std::string_view text) {
  const Result<WrittenMove> move = read_move(text);
  if (!move) return tl::unexpected<Error>(move.error());
  const auto& squares = move->squares;
  const std::optional<Play> whole = Play::along({squares.begin(), squares.size()});
  if (!whole) return refuse("a move has a first and a last square, as in 11-15", 0);
  const std::string reason = why_not(state, *whole);
  if (reason.empty()) {
    if (!whole->captures() && move->first_x != Error::nowhere) {
      return refuse("this move captures nothing: write " + describe(*whole), move->first_x);
    }
    return *whole;
  }
  if (squares.size() > 2) return refuse(reason, 0);
  Result<Play> play = by_ends(state, squares[0], squares[1]);
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
    if (std::string reason = why_not(state, play); !reason.empty()) return refuse(std::move(reason), 0);
    return play;
  }
  std::array<std::string_view, std::size(words)> texts;
  std::string list;
  for (std::size_t i = 0; i < texts.size(); ++i) {
    texts[i] = words[i].text;
    list += (i == 0 ? "" : ", ") + std::string(words[i].text);
  }
  constexpr std::size_t longest_word = 16;  // beyond that nothing is near
  const std::string_view near = plain.size() <= longest_word ? nearest(plain, texts) : std::string_view{};
  const std::string guess = near.empty() ? "" : "; did you mean " + std::string(near) + "?";
  return refuse("a play is a move, as in 11-15 or 14x23x30, or one of: " + list + guess, 0);
}

}  // namespace

std::string format_play(const State& /*state*/, const Play& play) { return describe(play); }

Result<Play> parse_play(const State& state, std::string_view text) {
  const Trimmed trimmed(text);
  if (trimmed.text.empty()) return refuse("a play is expected here: a move, as in 11-15, or a word, as in resign", 0);
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
    if (!number) return refuse("a lot is dark, light, or the number of a ballot", trimmed.before);
    dice = {Roll::Kind::ballot, static_cast<std::uint8_t>(*number)};
  }
  if (!reader.done()) return refuse("nothing more is expected here", trimmed.before + reader.at());
  if (const Result<State> after = with_roll(state, dice); !after) return refuse(after.error().message, trimmed.before);
  return dice;
}

}  // namespace fourfold::checkers
