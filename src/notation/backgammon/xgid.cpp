#include "notation/backgammon/xgid.h"

#include <charconv>
#include <cstdint>
#include <string>
#include <vector>

#include "notation/backgammon/text.h"

namespace fourfold::backgammon {
namespace {

// The fields after the board, in the order they are written.
enum Field : std::uint8_t { cube, owner, turn, dice, score_one, score_two, flags, length, limit, fields };

Message name_of(std::size_t field) {
  switch (field) {
    case cube:
      return say<"backgammon.xgid-field.cube">();
    case owner:
      return say<"backgammon.xgid-field.owner">();
    case turn:
      return say<"backgammon.xgid-field.turn">();
    case dice:
      return say<"backgammon.xgid-field.dice">();
    case score_one:
      return say<"backgammon.xgid-field.score-one">();
    case score_two:
      return say<"backgammon.xgid-field.score-two">();
    case flags:
      return say<"backgammon.xgid-field.flags">();
    case length:
      return say<"backgammon.xgid-field.length">();
    default:
      return say<"backgammon.xgid-field.limit">();
  }
}

struct FieldText {
  std::string_view text;
  std::size_t at;
};

Result<int> read_number(const FieldText& field, Field name, int low, int high) {
  int value = 0;
  const auto [end, problem] = std::from_chars(field.text.data(), field.text.data() + field.text.size(), value);
  if (problem != std::errc{} || end != field.text.data() + field.text.size() || value < low || value > high) {
    return refuse_at<"backgammon.xgid-number", "word", "field", "low", "high">(field.at, field.text, name_of(name), low,
                                                                               high);
  }
  return value;
}

Result<void> read_board(std::string_view board, std::size_t at, int all, Position& position) {
  if (board.size() != 26) {
    return refuse_at<"backgammon.xgid-board-length", "here">(at, board.size());
  }
  for (std::size_t i = 0; i < board.size(); ++i) {
    const char c = board[i];
    if (c == '-') continue;
    const bool upper = c >= 'A' && c <= 'O';
    if (!upper && (c < 'a' || c > 'o')) {
      return refuse_at<"backgammon.xgid-board-character", "character">(at + i, c);
    }
    // Capitals are seat one's, counted from its ace point; small letters seat two's, counted from the other end.
    const std::size_t point = upper ? i : bar - i;
    if (point == off) {
      return refuse(upper ? say<"backgammon.xgid-capital">() : say<"backgammon.xgid-small-letter">(), at + i);
    }
    position.side(upper ? Seat::one : Seat::two)[point] = static_cast<std::uint8_t>(c - (upper ? 'A' : 'a') + 1);
  }
  for (Checkers& side : position.sides) {
    int total = 0;
    for (std::size_t point = 1; point <= bar; ++point) total += side[point];
    if (total > all) {
      return refuse_at<"backgammon.xgid-checkers", "count", "all">(at, total, all);
    }
    side[off] = static_cast<std::uint8_t>(all - total);
  }
  return {};
}

Result<void> read_dice(const FieldText& field, Position& position) {
  position.stage = Stage::turn_start;
  if (field.text == "00") return {};
  if (field.text == "D" || field.text == "B") {
    position.stage = field.text == "D" ? Stage::doubled : Stage::beavered;
    return {};
  }
  const auto first = field.text.size() == 2 ? Die::from(field.text[0] - '0') : std::nullopt;
  const auto second = field.text.size() == 2 ? Die::from(field.text[1] - '0') : std::nullopt;
  if (!first || !second) {
    return refuse_at<"backgammon.xgid-dice", "word", "field">(field.at, field.text, name_of(dice));
  }
  position.stage = Stage::moving;
  position.dice = {*first, *second};
  return {};
}

// A place of the board, where one player has so many checkers and the other so many.
char place_mark(int one, int two) {
  if (one > 0) return static_cast<char>('A' + one - 1);
  return two > 0 ? static_cast<char>('a' + two - 1) : '-';
}

std::string dice_mark(const Position& position) {
  switch (position.stage) {
    case Stage::moving:
      return format_roll(position.dice);
    case Stage::doubled:
      return "D";
    case Stage::beavered:
      return "B";
    default:
      return "00";
  }
}

int owner_mark(const Position& position) {
  if (position.cube_owner == CubeOwner::centre) return 0;
  return position.owns_cube(Seat::one) ? 1 : -1;
}

int rules_mark(const Rules& rules, const Position& position) {
  if (!rules.money()) return position.crawford_game ? 1 : 0;
  return (rules.jacoby ? 1 : 0) + (rules.beavers ? 2 : 0);
}

}  // namespace

std::string format_xgid(const State& state) {
  const Position& position = state.position();
  const Rules& rules = state.rules();
  std::string text(xgid_mark);
  for (std::size_t i = 0; i <= bar; ++i) {
    const int one = i == 0 ? 0 : position.sides[0][i];
    const int two = i == bar ? 0 : position.sides[1][bar - i];
    text += place_mark(one, two);
  }
  for (const std::string& field :
       {std::to_string(position.cube_exponent), std::to_string(owner_mark(position)),
        std::string(position.turn == Seat::one ? "1" : "-1"), dice_mark(position), std::to_string(position.score[0]),
        std::to_string(position.score[1]), std::to_string(rules_mark(rules, position)),
        std::to_string(rules.match_length), std::string("10")}) {
    text += ":" + field;
  }
  return text;
}

Result<void> read_xgid(std::string_view text, Rules& rules, Position& position) {
  std::size_t at = text.starts_with(xgid_mark) ? xgid_mark.size() : 0;
  std::vector<FieldText> parts;
  for (;;) {
    const std::size_t colon = std::min(text.find(':', at), text.size());
    parts.push_back({text.substr(at, colon - at), at});
    if (colon == text.size() || parts.size() > fields + 1) break;
    at = colon + 1;
  }
  if (auto board = read_board(parts[0].text, parts[0].at, checkers_a_side(rules), position); !board) return board;
  if (parts.size() != fields + 1) {
    return refuse_at<"backgammon.xgid-fields", "field">(text.size(),
                                                        name_of(std::min<std::size_t>(parts.size() - 1, limit)));
  }
  const FieldText* field = parts.data() + 1;
  const auto exponent = read_number(field[cube], cube, 0, largest_cube_exponent);
  const auto owned_by = read_number(field[owner], owner, -1, 1);
  const auto turn_of = read_number(field[turn], turn, -1, 1);
  const auto one = read_number(field[score_one], score_one, 0, 32767);
  const auto two = read_number(field[score_two], score_two, 0, 32767);
  const auto marks = read_number(field[flags], flags, 0, 3);
  const auto match = read_number(field[length], length, 0, longest_match);
  const auto highest = read_number(field[limit], limit, 0, 20);
  for (const auto* number : {&exponent, &owned_by, &turn_of, &one, &two, &marks, &match, &highest}) {
    if (!*number) return tl::unexpected<Error>(number->error());
  }
  if (*turn_of == 0) return refuse_at<"backgammon.xgid-turn">(field[turn].at);
  position.cube_exponent = static_cast<std::uint8_t>(*exponent);
  if (*owned_by != 0) position.cube_owner = *owned_by == 1 ? CubeOwner::seat_one : CubeOwner::seat_two;
  position.turn = *turn_of == 1 ? Seat::one : Seat::two;
  position.score = {static_cast<std::uint16_t>(*one), static_cast<std::uint16_t>(*two)};
  rules.match_length = static_cast<std::uint16_t>(*match);
  if (rules.money()) {
    rules.jacoby = (*marks & 1) != 0;
    rules.beavers = rules.cube && (*marks & 2) != 0;
  } else {
    position.crawford_game = *marks == 1;
  }
  return read_dice(field[dice], position);
}

}  // namespace fourfold::backgammon
