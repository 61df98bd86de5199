// FIBS counts the points one way for both players, X moving down and O up:
//   Score is 0-0 in a 5 point match.
//   ann is X - bob is O
//   X: (3 1) 8-5 6-5
//   O: (6 4) 1-11
//   X: doubles
//   O: accepts
#include <algorithm>
#include <charconv>

#include "records/backgammon/mat_cells.h"
#include "records/backgammon/oldmoves.h"
#include "records/backgammon/transcript.h"
#include "records/utf8.h"

namespace fourfold::records {
namespace {

constexpr std::string_view score_words = "Score is ";

// A number at the beginning of the text, which is taken away.
std::optional<int> take_number(std::string_view& text) {
  const std::size_t digits = std::min(text.find_first_not_of("0123456789"), text.size());
  const auto number = read_number(text.substr(0, digits));
  if (number) text.remove_prefix(digits);
  return number;
}

bool take(std::string_view& text, std::string_view words) {
  if (!text.starts_with(words)) return false;
  text.remove_prefix(words.size());
  return true;
}

// One checker's way, such as 8-5, bar-20 or 22-off, in the mover's own numbering. Which way the points are counted
// shows in the way itself: some programs count from each player's own side.
std::optional<std::string> own_numbers(std::string_view way) {
  std::vector<int> stops;
  std::string text;
  while (!way.empty()) {
    const std::size_t end = std::min(way.find_first_of("-/"), way.size());
    const std::string_view stop = way.substr(0, end);
    const auto number = read_number(stop);
    if (stop == "bar" || stop == "off") {
      stops.push_back(stop == "bar" ? backgammon::bar : backgammon::off);
    } else if (number && *number <= backgammon::bar) {
      stops.push_back(*number);
    } else {
      return std::nullopt;
    }
    way.remove_prefix(std::min(end + 1, way.size()));
  }
  if (stops.size() < 2) return std::nullopt;
  const bool from_bar = stops[0] == backgammon::bar;
  const bool to_off = stops[1] == backgammon::off;
  const bool up = from_bar ? stops[1] <= 6 : to_off ? stops[0] > 18 : stops[0] < stops[1];
  for (const int stop : stops) {
    const bool on_board = stop > 0 && stop < backgammon::bar;
    text += (text.empty() ? "" : "/") + std::to_string(up && on_board ? backgammon::bar - stop : stop);
  }
  return text;
}

// Whether the score can be that of the next game: one of the two has won something.
bool grows(const std::array<int, 2>& before, const std::array<int, 2>& after) {
  return (before[0] == after[0]) != (before[1] == after[1]) && before[0] <= after[0] && before[1] <= after[1];
}

class OldmovesReader {
 public:
  explicit OldmovesReader(std::string_view text) : lines_(lines_of(text)) {}

  Result<Reading> read() {
    for (at_ = 0; at_ < lines_.size(); ++at_) {
      const std::string_view words = trimmed(lines_[at_].text);
      if (const std::size_t score = words.find(score_words); score != std::string_view::npos) {
        begin_game(words.substr(score + score_words.size()));
      } else if (!transcript_.games.empty() && (words.starts_with("X: ") || words.starts_with("O: "))) {
        add_turn(words);
      }
    }
    finish_match();
    if (reading_.records.empty() && reading_.remarks.empty()) return refuse_line({}, say<"record.fibs-none">());
    return settled(std::move(reading_));
  }

 private:
  TextPlace here() const { return lines_[at_].place; }

  // "0-0 in a 5 point match.", and on the next line "ann is X - bob is O".
  void begin_game(std::string_view words) {
    TranscriptGame game;
    game.place = here();
    const auto one = take_number(words);
    const bool parted = take(words, "-");
    const auto two = take_number(words);
    const auto length = take(words, " in a ") ? take_number(words) : std::nullopt;  // else it is for money
    const auto names = names_below();
    if (!one || !parted || !two || !names || length.value_or(0) > backgammon::longest_match) {
      finish_match();
      reading_.remark(game.place, say<"record.fibs-heading">());
      return;
    }
    const bool swapped = names->at(0) == transcript_.names[1] && names->at(1) == transcript_.names[0];
    const bool same = !transcript_.games.empty() && length.value_or(0) == transcript_.length &&
                      (*names == transcript_.names || swapped);
    if (!same) {
      finish_match();
      transcript_.place = game.place;
      transcript_.length = length.value_or(0);
      transcript_.names = *names;
    }
    x_is_ = same && swapped ? 1 : 0;
    game.score = x_is_ == 0 ? std::array<int, 2>{*one, *two} : std::array<int, 2>{*two, *one};
    // FIBS sometimes gives the other player's points first.
    const std::array<int, 2> reversed = {game.score[1], game.score[0]};
    if (same && !grows(transcript_.games.back().score, game.score) && grows(transcript_.games.back().score, reversed)) {
      game.score = reversed;
    }
    transcript_.games.push_back(std::move(game));
  }

  std::optional<std::array<std::string, 2>> names_below() const {
    std::size_t next = at_ + 1;
    while (next < lines_.size() && trimmed(lines_[next].text).empty()) ++next;
    if (next >= lines_.size()) return std::nullopt;
    const std::string_view words = trimmed(lines_[next].text);
    const std::size_t middle = words.find(" is X - ");
    if (middle == std::string_view::npos || !words.ends_with(" is O")) return std::nullopt;
    const std::size_t second = middle + 8;
    if (second + 5 > words.size()) return std::nullopt;
    return std::array{as_utf8(words.substr(0, middle)), as_utf8(words.substr(second, words.size() - 5 - second))};
  }

  void add_turn(std::string_view words) {
    TranscriptTurn turn;
    turn.player = words[0] == 'X' ? x_is_ : 1 - x_is_;
    turn.place = here();
    const std::string_view said = trimmed(words.substr(2));
    if (said.starts_with('(')) {
      read_move(said, turn);
    } else if (starts_with_word(said, "wants to resign") || starts_with_word(said, "resigns")) {
      resigning_ = true;
      return;
    } else if (starts_with_word(said, "wins")) {
      turn.action = TranscriptAction::win;
    } else if (starts_with_word(said, "accepts") || starts_with_word(said, "rejects")) {
      const bool accepts = starts_with_word(said, "accepts");
      if (resigning_ && !accepts) {
        resigning_ = false;
        return;
      }
      turn.action = resigning_ ? TranscriptAction::win : accepts ? TranscriptAction::take : TranscriptAction::drop;
    } else if (starts_with_word(said, "double") || starts_with_word(said, "redouble") ||
               starts_with_word(said, "beaver")) {
      turn.action = TranscriptAction::offer_double;
    } else {
      turn.problem = say<"record.fibs-turn", "word">(excerpt(said));
    }
    resigning_ = false;
    transcript_.games.back().turns.push_back(std::move(turn));
  }

  // "(3 1) 8-5 6-5", "(6 6) can't move"
  static void read_move(std::string_view said, TranscriptTurn& turn) {
    const auto first = said.size() < 5 ? std::nullopt : Die::from(said[1] - '0');
    const auto second = said.size() < 5 ? std::nullopt : Die::from(said[3] - '0');
    if (!first || !second || said[4] != ')') {
      turn.problem = say<"record.fibs-dice", "word">(excerpt(said));
      return;
    }
    turn.dice = {*first, *second};
    std::string_view rest = trimmed(said.substr(5));
    if (starts_with_word(rest, "can't move") || starts_with_word(rest, "cannot move")) {
      turn.play = "pass";
      return;
    }
    if (rest.empty()) turn.action = TranscriptAction::roll;
    while (!rest.empty()) {
      const std::size_t end = std::min(rest.find(' '), rest.size());
      std::string way(rest.substr(0, end));
      std::erase(way, '*');
      const auto own = own_numbers(way);
      if (!own) {
        turn.problem = say<"record.fibs-way", "word">(excerpt(way));
        return;
      }
      turn.play += (turn.play.empty() ? "" : " ") + *own;
      rest = trimmed(rest.substr(end));
    }
  }

  void finish_match() {
    for (TranscriptGame& game : transcript_.games) {
      if (!game.turns.empty()) game.turns.back().forced = true;
    }
    if (!transcript_.games.empty()) reading_.add(to_records(transcript_));
    transcript_ = {};
    resigning_ = false;
  }

  std::vector<TextLine> lines_;
  std::size_t at_ = 0;
  int x_is_ = 0;            // the player who is X in this game
  bool resigning_ = false;  // the last line offered to lose
  Transcript transcript_;
  Reading reading_;
};

}  // namespace

Result<Reading> read_oldmoves(std::string_view text) { return OldmovesReader(text).read(); }

}  // namespace fourfold::records
