#include "engines/backgammon/fibs_board.h"

#include <algorithm>
#include <bit>
#include <charconv>
#include <utility>
#include <vector>

namespace fourfold::backgammon {
namespace {

constexpr int unlimited = 9999;  // FIBS's word for a session without an end; no number is larger

std::string numbered(std::initializer_list<int> numbers) {
  std::string text;
  for (const int number : numbers) text += ":" + std::to_string(number);
  return text;
}

// The fields of a line, by what stands there. The first three are words.
enum Field : std::uint8_t {
  match_length = 3,
  my_score = 4,
  their_score = 5,
  first_place = 6,  // 0 to 25
  turn = 32,
  my_dice = 33,
  cube = 37,
  i_may_double = 38,
  they_may_double = 39,
  was_doubled = 40,
  colour = 41,
  direction = 42,
  after_crawford = 51,
  fields = 53,
};

Result<std::vector<int>> numbers_of(std::string_view line) {
  std::vector<int> numbers;
  while (!line.empty() && (line.back() == '\n' || line.back() == '\r' || line.back() == ' ')) line.remove_suffix(1);
  for (std::size_t n = 0; n < fields; ++n) {
    const std::size_t end = std::min(line.find(':'), line.size());
    const std::string_view field = line.substr(0, end);
    int value = 0;
    const auto read = std::from_chars(field.data(), field.data() + field.size(), value);
    if (n == 0 && field != "board") return refuse<"fibs.beginning">();
    if (n >= match_length && (read.ec != std::errc{} || read.ptr != field.data() + field.size()))
      return refuse<"fibs.no-number", "field", "text">(n + 1, field);
    if (value < -unlimited || value > unlimited) return refuse<"fibs.beyond", "field", "most">(n + 1, unlimited);
    numbers.push_back(value);
    if (end == line.size() && n + 1 < fields) return refuse<"fibs.fields", "fields", "found">(int{fields}, n + 1);
    line.remove_prefix(std::min(end + 1, line.size()));
  }
  return numbers;
}

// The checkers of one side: mine count up with my colour, theirs down, and each side numbers the places from its home
// to its bar. GNU Backgammon counts those on the bar there only, and those that are off nowhere.
Checkers checkers_of(const std::vector<int>& numbers, bool mine) {
  Checkers side{};
  const int sign = numbers[colour] * (mine ? 1 : -1);
  const bool down = (numbers[direction] < 0) == mine;
  int left = most_checkers;
  for (int place = 0; place <= bar; ++place) {
    const int here = std::min(sign * numbers[first_place + static_cast<std::size_t>(place)], left);
    const int point = down ? place : bar - place;
    if (here <= 0 || point == off) continue;
    side[static_cast<std::size_t>(point)] = static_cast<std::uint8_t>(here);
    left -= here;
  }
  side[off] = static_cast<std::uint8_t>(left);
  return side;
}

}  // namespace

std::string fibs_board(const State& state) {
  const Position& position = state.position();
  const Seat me = to_act(state);
  const Seat them = other(me);
  const Checkers& mine = position.side(me);
  const Checkers& theirs = position.side(them);
  const auto score = [&](Seat seat) { return int{position.score[static_cast<std::size_t>(index(seat))]}; };
  std::string text = "board:You:Opponent";
  text += numbered({state.rules().money() ? unlimited : state.rules().match_length, score(me), score(them)});
  // Points as I number them; my checkers count up, theirs down.
  text += numbered({-theirs[bar]});
  for (int point = 1; point <= points; ++point) {
    text += numbered({mine[static_cast<std::size_t>(point)] - theirs[static_cast<std::size_t>(points + 1 - point)]});
  }
  text += numbered({mine[bar]});
  const bool moving = position.stage == Stage::moving;
  const bool asked = position.stage == Stage::doubled || position.stage == Stage::beavered;
  text += numbered({asked ? -1 : 1});
  text += numbered({moving ? position.dice.first.pips() : 0, moving ? position.dice.second.pips() : 0, 0, 0});
  const auto may_double = [&](Seat seat) {
    return position.owns_cube(other(seat)) ? 0 : 1;  // if neither may, GNU Backgammon takes it for a double to answer
  };
  text += numbered({position.cube(), may_double(me), may_double(them), asked ? 1 : 0});
  // My colour counts up, and I move down to home 0 from the bar 25.
  text += numbered(
      {1, -1, 0, bar, mine[off], theirs[off], mine[bar], theirs[bar], 0, 0, position.crawford_game ? 0 : 1, 0});
  return text;
}

Result<State> read_fibs_board(std::string_view line) {
  const auto read = numbers_of(line);
  if (!read) return refuse(read.error());
  const std::vector<int>& numbers = *read;
  if (std::abs(numbers[colour]) != 1 || std::abs(numbers[direction]) != 1) return refuse<"fibs.colour">();
  // The player on roll is the one whose colour has the turn: not always the one for whom the line is written. Who is
  // doubled is the other.
  const bool doubled = numbers[was_doubled] != 0;
  const bool mine = (numbers[turn] == numbers[colour]) != doubled;
  const int value = numbers[cube];
  if (value < 1 || value > 1 << highest_cube_exponent || !std::has_single_bit(static_cast<unsigned>(value)))
    return refuse<"fibs.cube">();
  const int length = numbers[match_length] == unlimited ? 0 : numbers[match_length];
  if (length < 0 || length > 99 || numbers[my_score] < 0 || numbers[their_score] < 0) return refuse<"fibs.match">();

  Rules rules;
  rules.match_length = static_cast<std::uint16_t>(length);
  Position position;
  position.sides = {checkers_of(numbers, mine), checkers_of(numbers, !mine)};
  position.cube_exponent = static_cast<std::uint8_t>(std::countr_zero(static_cast<unsigned>(value)));
  if (numbers[i_may_double] != numbers[they_may_double]) {
    const bool owned = (numbers[i_may_double] != 0) == mine;
    position.cube_owner = owned ? CubeOwner::seat_one : CubeOwner::seat_two;
  }
  if (length > 0) {
    position.score = {static_cast<std::uint16_t>(numbers[my_score]), static_cast<std::uint16_t>(numbers[their_score])};
    // GNU Backgammon names the player on roll first, and FIBS the one for whom the line is written: you.
    const bool other_first = line.starts_with("board:You:") ? !mine : doubled;
    if (other_first) std::swap(position.score[0], position.score[1]);
    const bool point_away = std::max(numbers[my_score], numbers[their_score]) == length - 1;
    position.crawford_game = point_away && numbers[after_crawford] == 0;
  }
  const auto first = Die::from(numbers[my_dice]);
  const auto second = Die::from(numbers[my_dice + 1]);
  if (doubled) {
    position.stage = Stage::doubled;
    position.turn = Seat::two;
  } else if (first && second) {
    position.stage = Stage::moving;
    position.dice = {*first, *second};
  } else {
    position.stage = Stage::turn_start;
  }
  return State::from(rules, position);
}

}  // namespace fourfold::backgammon
