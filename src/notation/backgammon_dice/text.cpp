// Positions and rolls. Plays are in plays.cpp.
#include "notation/backgammon_dice/text.h"

#include <optional>
#include <vector>

#include "notation/text_reader.h"
#include "rules/backgammon_dice/steps.h"

namespace fourfold::backgammon_dice {
namespace {

constexpr std::string_view example = "1:1,1,3,6,6 2:1,1,3,6,6 turn:1";

std::optional<Side> side_for(char c) {
  for (int i = 0; i < sides_of_a_pawn; ++i) {
    if (letter(static_cast<Side>(i)) == c) return static_cast<Side>(i);
  }
  return std::nullopt;
}

std::string pawn_text(const Rules& rules, Pawn pawn) {
  if (pawn.space == off_space) return "o";
  const std::string place = pawn.space == captured_space ? "c" : std::to_string(pawn.space);
  // A pawn that is rolled only once tells a rolled Regular 0 from one not rolled yet.
  const Side plain = pawn.space == captured_space ? captured_side(rules) : Side::regular;
  return pawn.side == plain ? place : place + letter(pawn.side);
}

std::string pair_text(std::string_view word, int one, int two) {
  return " " + std::string(word) + ":" + std::to_string(one) + "-" + std::to_string(two);
}

Result<Pawn> read_pawn(const Rules& rules, TextReader& reader) {
  if (reader.take('o')) return pawn_on(off_space);
  Pawn pawn = pawn_on(captured_space, captured_side(rules));
  if (!reader.take('c')) {
    const auto space = reader.take_number(99);
    if (!space) return reader.refuse_here("a pawn is a space from 1 to 16, c (captured) or o (borne off)");
    if (*space < 1 || *space > last_space) {
      return reader.refuse_here("there is no space " + std::to_string(*space) + "; a player's path goes from 1 to 16");
    }
    pawn = pawn_on(*space);
  }
  if (const auto side = side_for(reader.peek())) {
    pawn.side = *side;
    reader.take();
  }
  return pawn;
}

Result<void> read_pawns(const Rules& rules, TextReader& reader, std::array<Pawn, pawns_a_side>& pawns) {
  for (int i = 0; i < pawns_a_side; ++i) {
    if (i > 0 && !reader.take(',')) {
      return reader.refuse_here("each side has five pawns with commas between them, such as 1,1,3,6,6");
    }
    const auto pawn = read_pawn(rules, reader);
    if (!pawn) return tl::unexpected<Error>(pawn.error());
    pawns[static_cast<std::size_t>(i)] = *pawn;
  }
  if (!reader.done() && reader.peek() != ' ' && reader.peek() != '\t') {
    return reader.refuse_here("after five pawns comes a space; the sides of a pawn are +, -, D, S and H");
  }
  return {};
}

Result<std::array<int, 2>> read_pair(TextReader& reader, std::string_view what, int most) {
  const auto one = reader.take_number(most);
  if (!one || !reader.take('-')) return reader.refuse_here(std::string(what));
  const auto two = reader.take_number(most);
  if (!two) return reader.refuse_here(std::string(what));
  return std::array<int, 2>{*one, *two};
}

Result<void> read_dice(TextReader& reader, Position& position) {
  const auto pair = read_pair(reader, "the dice on the table are written dice:6-4", 9);
  if (!pair) return tl::unexpected<Error>(pair.error());
  const auto one = Die::from((*pair)[0]);
  const auto two = Die::from((*pair)[1]);
  if (!one || !two) return reader.refuse_here("a die shows 1 to 6; the dice are written dice:6-4");
  position.dice = {*one, *two};
  position.stage = Stage::deciding;
  return {};
}

Result<void> read_turn(TextReader& reader, Position& position) {
  const auto seat = reader.take_number(9);
  if (!seat || *seat < 1 || *seat > 2) return reader.refuse_here("it is the turn of 1 or of 2: turn:1 or turn:2");
  position.turn = seat_at(*seat - 1);
  return {};
}

// Reads a position part by part into what it says; whether that can be is for State::from to judge.
class PositionReader {
 public:
  PositionReader(const Rules& rules, std::string_view text) : rules_(rules), reader_(text) {}

  Result<Position> read() {
    for (reader_.skip_spaces(); !reader_.done() && reader_.peek() != '\n' && reader_.peek() != '\r';
         reader_.skip_spaces()) {
      if (const auto part = read_part(); !part) return tl::unexpected<Error>(part.error());
    }
    if (!seen_one_ || !seen_two_) {
      return refuse("the pawns of player " + std::string(seen_one_ ? "2" : "1") +
                        " are missing; a position is written " + std::string(example),
                    reader_.at());
    }
    if (!seen_turn_) return refuse("whose turn it is is missing: turn:1 or turn:2 at the end", reader_.at());
    return position_;
  }

 private:
  Result<void> read_part() {
    if (reader_.take("1:")) {
      seen_one_ = true;
      return read_pawns(rules_, reader_, position_.pawns[0]);
    }
    if (reader_.take("2:")) {
      seen_two_ = true;
      return read_pawns(rules_, reader_, position_.pawns[1]);
    }
    if (reader_.take("dice:")) return read_dice(reader_, position_);
    if (reader_.take("score:")) return read_both(position_.score, "the scores are written score:7-12", 99);
    if (reader_.take("points:")) return read_both(position_.points, "the points are written points:3-2", 9999);
    if (reader_.take("resigned")) {
      position_.resigned = true;
      return {};
    }
    return read_moment();
  }

  // Whose turn it is, or which part of the start comes before any turn.
  Result<void> read_moment() {
    seen_turn_ = true;
    if (reader_.take("turn:")) return read_turn(reader_, position_);
    if (reader_.take("opening")) {
      position_.stage = Stage::opening;
      return {};
    }
    if (reader_.take("start:")) {
      const auto rolls = reader_.take_number(2 * pawns_a_side);
      if (!rolls) return reader_.refuse_here("how many pawns of a random start are left to roll: start:1 to start:10");
      position_.start_rolls = *rolls;
      position_.stage = Stage::random_start;
      return {};
    }
    return reader_.refuse_here("'" + std::string(reader_.take_word().substr(0, 20)) +
                               "' is no part of a position such as " + std::string(example));
  }

  Result<void> read_both(std::array<int, 2>& numbers, std::string_view what, int most) {
    const auto pair = read_pair(reader_, what, most);
    if (!pair) return tl::unexpected<Error>(pair.error());
    numbers = *pair;
    return {};
  }

  const Rules& rules_;
  TextReader reader_;
  Position position_;
  bool seen_one_ = false;
  bool seen_two_ = false;
  bool seen_turn_ = false;
};

}  // namespace

std::string format_position(const State& state) {
  const Position position = state.position();
  const Rules& rules = state.rules();
  std::string text;
  for (std::size_t seat = 0; seat < 2; ++seat) {
    text += (seat == 0 ? "" : " ") + std::to_string(seat + 1) + ":";
    for (std::size_t i = 0; i < position.pawns[seat].size(); ++i) {
      text += (i == 0 ? "" : ",") + pawn_text(rules, position.pawns[seat][i]);
    }
  }
  if (position.stage == Stage::random_start) {
    text += " start:" + std::to_string(position.start_rolls);
  } else if (position.stage == Stage::opening) {
    text += " opening";
  } else {
    text += " turn:" + std::to_string(number(position.turn));
  }
  if (rules.scored) text += pair_text("score", position.score[0], position.score[1]);
  if (rules.scored || rules.match_points > 1) text += pair_text("points", position.points[0], position.points[1]);
  if (position.dice) text += pair_text("dice", (*position.dice)[0].pips(), (*position.dice)[1].pips());
  if (position.resigned) text += " resigned";
  return text;
}

std::string format_position_like(const State& state, std::string_view /*sample*/) { return format_position(state); }

Result<State> parse_position(const Rules& rules, std::string_view text) {
  const auto position = PositionReader(rules, text).read();
  if (!position) return tl::unexpected<Error>(position.error());
  return State::from(rules, *position);
}

std::string format_roll(const Roll& dice) {
  std::string text;
  if (dice.has_dice) text = std::to_string(dice.first.pips()) + std::to_string(dice.second.pips());
  if (dice.has_dice && !dice.sides.empty()) text += " ";
  for (int i = 0; i < dice.sides.size(); ++i) text += letter(dice.sides[i]);
  return text;
}

namespace {

Result<SideList> read_sides(TextReader& reader) {
  SideList sides;
  for (int count = 0; !reader.done() && reader.peek() != ' '; ++count) {
    const auto side = side_for(reader.peek());
    if (!side || count == pawns_a_side)
      return reader.refuse_here("the sides of rolled pawns are up to five of 0, +, -, D, S and H");
    sides = sides.with(*side);
    reader.take();
  }
  return sides;
}

// The sides that stand on the captured pawns which this turn rolls. Where pawns are rolled once, those with a side are
// not.
SideList standing_sides(const State& state) {
  SideList sides;
  if (pawns_to_roll(state) == 0 || state.rules().redeem_roll == RedeemRoll::once) return sides;
  for (const Pawn pawn : state.pawns(state.turn()).list()) {
    if (pawn.space == captured_space && pawn.side != Side::unrolled) sides = sides.with(pawn.side);
  }
  return sides;
}

}  // namespace

Result<Roll> parse_roll(const State& state, std::string_view text) {
  TextReader reader(text);
  reader.skip_spaces();
  if (state.stage() == Stage::random_start) {
    const auto sides = read_sides(reader);
    if (!sides) return tl::unexpected<Error>(sides.error());
    if (sides->size() != 1) return refuse("one pawn is rolled for the start, to one side: 0, +, -, D, S or H", 0);
    for (const auto& possible : chance(state).rolls) {
      if (possible.roll == start_roll((*sides)[0])) return possible.roll;
    }
    return refuse("the pawns of these rules have no such side (BD-12)", 0);
  }
  Die dice[2];
  for (Die& die : dice) {
    reader.skip_spaces();
    const auto read = Die::from(reader.peek() - '0');
    if (!read) return reader.refuse_here("Backgammon Dice is rolled with two dice of 1 to 6, such as 64");
    die = *read;
    reader.take();
    if (&die == &dice[0] && (reader.peek() == '-' || reader.peek() == ',')) reader.take();
  }
  reader.skip_spaces();
  const auto sides = read_sides(reader);
  if (!sides) return tl::unexpected<Error>(sides.error());
  reader.skip_spaces();
  if (!reader.done())
    return reader.refuse_here("after the dice and the sides of captured pawns nothing follows, such as 64 S+");
  if (state.stage() == Stage::opening) {
    if (dice[0] == dice[1]) return refuse("equal dice are rolled again for the start (BD-2)", 0);
    return opening_roll(dice[0], dice[1]);
  }
  const Roll roll = turn_roll(dice[0], dice[1], sides->empty() ? standing_sides(state) : *sides);
  if (state.stage() != Stage::rolling) return roll;
  if (const auto fits = with_roll(state, roll); !fits) return tl::unexpected<Error>(fits.error());
  return roll;
}

}  // namespace fourfold::backgammon_dice
