#include "notation/backgammon/text.h"

#include <algorithm>
#include <optional>

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

// Whether the text begins so, in capitals or not; then what follows.
std::optional<std::string_view> after_word(std::string_view text, std::string_view word) {
  if (text.size() < word.size()) return std::nullopt;
  const auto small = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; };
  if (!std::ranges::equal(text.substr(0, word.size()), word, {}, small, small)) return std::nullopt;
  return text.substr(word.size());
}

std::string_view first_word(std::string_view text) {
  text = trimmed(text);
  return text.substr(0, std::min(text.find_first_of(" \t\r\n"), text.size()));
}

// The ID that stands after these words and a colon somewhere in the text, as GNU Backgammon shows it above its board.
std::string_view id_after(std::string_view text, std::string_view words) {
  for (std::size_t at = 0; at < text.size(); ++at) {
    const auto rest = after_word(text.substr(at), words);
    if (!rest) continue;
    const std::string_view after = trimmed(*rest);
    if (after.starts_with(':')) return first_word(after.substr(1));
  }
  return {};
}

// IDs as people copy them, in the one way that we write them.
std::string plain_id(std::string_view text) {
  text = trimmed(text);
  if (const std::string_view board = id_after(text, "position id"); !board.empty()) {
    const std::string_view match = id_after(text, "match id");
    return std::string(board) + (match.empty() ? "" : ":") + std::string(match);
  }
  if (const auto id = after_word(text, xgid_mark)) return std::string(xgid_mark) + std::string(trimmed(*id));
  if (const auto id = after_word(text, "gnubgid"); id && !id->empty() && (id->front() == '=' || id->front() == ' '))
    text = trimmed(id->substr(1));
  // Two IDs with blanks between them.
  const std::string_view board = first_word(text);
  const std::string_view rest = trimmed(text.substr(board.size()));
  if (board.size() == position_id_length && first_word(rest).size() == match_id_length)
    return std::string(board) + ":" + std::string(rest);
  return std::string(text);
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
      return refuse_at<"backgammon.id-word", "word">(text.size() - word.size(), word);
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
  const std::string plain = plain_id(sample);
  sample = plain;
  if (is_xgid(sample)) return format_xgid(state);
  if (sample.find(':') != std::string_view::npos) return format_position(state);
  return format_position_id(state);
}

Result<State> parse_position(const Rules& rules, std::string_view text) {
  const std::string_view given = trimmed(text);
  const std::string core = plain_id(given);
  if (core.empty()) return refuse<"backgammon.no-position">();
  Rules agreed = rules;
  Position position;
  const auto read = is_xgid(core) ? read_xgid(core, agreed, position) : read_ids(core, agreed, position);
  if (!read) {
    // The place is one in the text that was given, if it was given as we write it.
    const auto start = static_cast<std::size_t>(given.data() - text.data());
    return core == given ? refusal(read.error(), start) : refuse(read.error().message);
  }
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
    if (!read) return refuse_at<"backgammon.two-dice">(reader.at());
    *die = *read;
    reader.take();
    if (die == &dice.first && (reader.peek() == '-' || reader.peek() == ',')) reader.take();
  }
  reader.skip_spaces();
  if (!reader.done()) return refuse_at<"backgammon.more-than-two-dice">(reader.at());
  return dice;
}

}  // namespace fourfold::backgammon
