#include "engines/checkers/hub_text.h"

#include <optional>

#include "engines/checkers/square_letters.h"
#include "engines/checkers/written_move.h"
#include "notation/text_reader.h"

namespace fourfold::checkers {
namespace {

constexpr SquareLetters hub_letters{'b', 'B', 'w', 'W', 'e'};

// 14x30 and the squares after it.
struct WrittenCapture {
  Square from;
  Square to;
  std::optional<Squares> captured;
};

std::optional<Square> take_square(TextReader& reader) {
  return Square::from(reader.take_number(Square::count).value_or(0));
}

std::optional<WrittenCapture> read_capture(std::string_view text) {
  TextReader reader(text);
  const auto from = take_square(reader);
  if (!from || !reader.take('x')) return std::nullopt;
  const auto to = take_square(reader);
  if (!to) return std::nullopt;
  WrittenCapture capture{*from, *to, std::nullopt};
  while (reader.take('x')) {
    const auto square = take_square(reader);
    if (!square) return std::nullopt;
    capture.captured = capture.captured.value_or(0) | square->mask();
  }
  if (!reader.done()) return std::nullopt;
  return capture;
}

}  // namespace

std::string hub_position(const State& state) {
  return (state.turn() == Side::dark ? "B" : "W") + board_in_letters(state.board(), hub_letters);
}

Result<State> read_hub_position(const Rules& rules, std::string_view text) {
  if (text.empty() || (text.front() != 'W' && text.front() != 'B')) return refuse<"hub.side-missing">();
  const auto board = read_board_letters(text.substr(1), hub_letters);
  if (!board) return refuse(board.error());
  return State::from(rules, {*board, text.front() == 'B' ? Side::dark : Side::light, Status::playing});
}

std::string hub_move(const Play& play) {
  std::string text = move_by_ends(play);
  for (Squares rest = play.captured(); rest != 0; rest &= rest - 1) {
    text += "x" + std::to_string(Square::lowest(rest).number());
  }
  return text;
}

Result<Play> read_hub_move(const State& state, std::string_view text) {
  if (const auto capture = read_capture(text)) {
    if (auto play = move_between(state, capture->from, capture->to, capture->captured)) return play;
  }
  // Some write the squares of the way instead.
  return read_move(state, text);
}

}  // namespace fourfold::checkers
