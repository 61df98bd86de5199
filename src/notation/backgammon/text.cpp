#include "notation/backgammon/text.h"

#include "notation/backgammon/ids.h"
#include "notation/backgammon/xgid.h"
#include "notation/text_reader.h"

namespace fourfold::backgammon {
namespace {

constexpr std::string_view rolling_word = "rolling";
constexpr std::string_view beavered_word = "beavered";

std::string_view trimmed(std::string_view text) {
  const auto blank = [](char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; };
  while (!text.empty() && blank(text.front())) text.remove_prefix(1);
  while (!text.empty() && blank(text.back())) text.remove_suffix(1);
  return text;
}

bool is_xgid(std::string_view text) { return text.starts_with(xgid_mark) || (text.size() > 26 && text[26] == ':'); }

// A refusal of a part of the text that begins at `start`, in terms of the whole text.
tl::unexpected<Error> refusal(Error error, std::size_t start) {
  if (error.at != Error::nowhere) error.at += start;
  return tl::unexpected<Error>(std::move(error));
}

// A board on which somebody has borne off everything is a finished game: no dice lie there, and the turn has passed to
// the other side, whatever the text says.
void finish_if_done(Position& position, int all) {
  for (const Seat seat : {Seat::one, Seat::two}) {
    if (position.stage == Stage::over || position.side(seat)[off] != all) continue;
    position.stage = Stage::over;
    position.ending = Ending::borne_off;
    position.winner = seat;
    position.turn = other(seat);
    position.dice = {};
  }
}

Result<void> read_ids(std::string_view text, Rules& rules, Position& position) {
  const std::size_t colon = text.find(':');
  std::string_view match = colon == std::string_view::npos ? std::string_view{} : text.substr(colon + 1);
  const auto board = read_position_id(text.substr(0, colon), checkers_a_side(rules));
  if (!board) return refusal(board.error(), 0);
  position.stage = Stage::turn_start;
  if (colon != std::string_view::npos) {
    std::string_view word;
    if (const std::size_t space = match.find(' '); space != std::string_view::npos) {
      word = trimmed(match.substr(space));
      match = match.substr(0, space);
    }
    const auto read = read_match_id(match, rules, position);
    if (!read) return refusal(read.error(), colon + 1);
    if (word == rolling_word && position.stage == Stage::turn_start) {
      position.stage = Stage::rolling;
    } else if (word == beavered_word && position.stage == Stage::doubled) {
      position.stage = Stage::beavered;
    } else if (!word.empty()) {
      return refuse("'" + std::string(word) +
                        "' after the match ID; only 'rolling' (before the dice) and 'beavered' (after "
                        "a double) may stand there",
                    text.size() - word.size());
    }
  }
  position.side(other(position.turn)) = (*board)[0];
  position.side(position.turn) = (*board)[1];
  return {};
}

}  // namespace

std::string format_position(const State& state) {
  std::string text = format_position_id(state) + ":" + format_match_id(state);
  if (state.position().stage == Stage::rolling) text += " " + std::string(rolling_word);
  if (state.position().stage == Stage::beavered) text += " " + std::string(beavered_word);
  return text;
}

std::string format_position_like(const State& state, std::string_view sample) {
  sample = trimmed(sample);
  if (is_xgid(sample)) return format_xgid(state);
  if (sample.find(':') != std::string_view::npos) return format_position(state);
  return format_position_id(state);
}

Result<State> parse_position(const Rules& rules, std::string_view text) {
  const std::string_view core = trimmed(text);
  if (core.empty()) return refuse("a backgammon position is a GNUBG ID such as 4HPwATDgc/ABMA, or an XGID");
  const auto start = static_cast<std::size_t>(core.data() - text.data());
  Rules agreed = rules;
  Position position;
  const auto read = is_xgid(core) ? read_xgid(core, agreed, position) : read_ids(core, agreed, position);
  if (!read) return refusal(read.error(), start);
  finish_if_done(position, checkers_a_side(agreed));
  return State::from(agreed, position);
}

std::string format_roll(const Roll& dice) {
  return std::to_string(dice.first.pips()) + std::to_string(dice.second.pips());
}

Result<Roll> parse_roll(const State& /*state*/, std::string_view text) {
  TextReader reader(text);
  Roll dice;
  for (Die* die : {&dice.first, &dice.second}) {
    reader.skip_spaces();
    const auto read = Die::from(reader.peek() - '0');
    if (!read) return reader.refuse_here("backgammon is played with two dice of 1 to 6, such as 31");
    *die = *read;
    reader.take();
    if (die == &dice.first && (reader.peek() == '-' || reader.peek() == ',')) reader.take();
  }
  reader.skip_spaces();
  if (!reader.done()) return reader.refuse_here("two dice are enough: write them such as 31");
  return dice;
}

}  // namespace fourfold::backgammon
