// Positions and rolls. Plays are in plays.cpp.
#include "notation/backgammon_dice/text.h"

#include <optional>
#include <vector>

#include "notation/text_reader.h"
#include "rules/backgammon_dice/steps.h"

namespace fourfold::backgammon_dice {
namespace {

constexpr std::string_view example = "1:1,1,3,6,6 2:1,1,3,6,6 turn:1";

std::optional<Face> face_for(char c) {
  for (int i = 0; i < faces_of_a_pawn; ++i) {
    if (letter(static_cast<Face>(i)) == c) return static_cast<Face>(i);
  }
  return std::nullopt;
}

std::string pawn_text(const Rules& rules, Pawn pawn) {
  if (pawn.space == off_space) return "o";
  const std::string place = pawn.space == captured_space ? "c" : std::to_string(pawn.space);
  // A pawn that is rolled only once tells a rolled Regular 0 from one not rolled yet.
  const Face plain = pawn.space == captured_space ? captured_face(rules) : Face::regular;
  return pawn.face == plain ? place : place + letter(pawn.face);
}

std::string pair_text(std::string_view word, int one, int two) {
  return " " + std::string(word) + ":" + std::to_string(one) + "-" + std::to_string(two);
}

Result<Pawn> read_pawn(const Rules& rules, TextReader& reader) {
  if (reader.take('o')) return pawn_on(off_space);
  Pawn pawn = pawn_on(captured_space, captured_face(rules));
  if (!reader.take('c')) {
    const auto space = reader.take_number(99);
    if (!space) return reader.refuse_here<"backgammon-dice.pawn-form">();
    if (*space < 1 || *space > last_space) {
      return reader.refuse_here<"backgammon-dice.no-such-space", "space">(*space);
    }
    pawn = pawn_on(*space);
  }
  if (const auto face = face_for(reader.peek())) {
    pawn.face = *face;
    reader.take();
  }
  return pawn;
}

Result<void> read_pawns(const Rules& rules, TextReader& reader, std::array<Pawn, pawns_a_side>& pawns) {
  for (int i = 0; i < pawns_a_side; ++i) {
    if (i > 0 && !reader.take(',')) {
      return reader.refuse_here<"backgammon-dice.five-with-commas">();
    }
    const auto pawn = read_pawn(rules, reader);
    if (!pawn) return tl::unexpected<Error>(pawn.error());
    pawns[static_cast<std::size_t>(i)] = *pawn;
  }
  if (!reader.done() && reader.peek() != ' ' && reader.peek() != '\t') {
    return reader.refuse_here<"backgammon-dice.after-five-pawns">();
  }
  return {};
}

// Two numbers with a hyphen between them; `otherwise` is said where there are none.
Result<std::array<int, 2>> read_pair(TextReader& reader, int most, const Message& otherwise) {
  const auto one = reader.take_number(most);
  if (!one || !reader.take('-')) return refuse(otherwise, reader.at());
  const auto two = reader.take_number(most);
  if (!two) return refuse(otherwise, reader.at());
  return std::array<int, 2>{*one, *two};
}

Result<void> read_dice(TextReader& reader, Position& position) {
  const auto pair = read_pair(reader, 9, say<"backgammon-dice.dice-form">());
  if (!pair) return tl::unexpected<Error>(pair.error());
  const auto one = Die::from((*pair)[0]);
  const auto two = Die::from((*pair)[1]);
  if (!one || !two) return reader.refuse_here<"backgammon-dice.die">();
  position.dice = {*one, *two};
  position.stage = Stage::deciding;
  return {};
}

Result<void> read_turn(TextReader& reader, Position& position) {
  const auto seat = reader.take_number(9);
  if (!seat || *seat < 1 || *seat > 2) return reader.refuse_here<"backgammon-dice.turn-form">();
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
      return reader_.refuse_here<"backgammon-dice.pawns-missing", "player", "example">(
          seen_one_ ? Seat::two : Seat::one, example);
    }
    if (!seen_turn_) return reader_.refuse_here<"backgammon-dice.no-turn">();
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
    if (reader_.take("score:")) return read_both(position_.score, 99, say<"backgammon-dice.score-form">());
    if (reader_.take("points:")) return read_both(position_.points, 9999, say<"backgammon-dice.points-form">());
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
      if (!rolls) return reader_.refuse_here<"backgammon-dice.start-form">();
      position_.start_rolls = *rolls;
      position_.stage = Stage::random_start;
      return {};
    }
    const std::size_t here = reader_.at();
    return refuse_at<"backgammon-dice.no-position", "word", "example">(here, reader_.take_word().substr(0, 20),
                                                                       example);
  }

  Result<void> read_both(std::array<int, 2>& numbers, int most, const Message& otherwise) {
    const auto pair = read_pair(reader_, most, otherwise);
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
  if (dice.has_dice && !dice.faces.empty()) text += " ";
  for (int i = 0; i < dice.faces.size(); ++i) text += letter(dice.faces[i]);
  return text;
}

namespace {

Result<FaceList> read_faces(TextReader& reader) {
  FaceList faces;
  for (int count = 0; !reader.done() && reader.peek() != ' '; ++count) {
    const auto face = face_for(reader.peek());
    if (!face || count == pawns_a_side) return reader.refuse_here<"backgammon-dice.sides-form">();
    faces = faces.with(*face);
    reader.take();
  }
  return faces;
}

// The sides that stand on the captured pawns which this turn rolls. Where pawns are rolled once, those with a side are
// not.
FaceList standing_faces(const State& state) {
  FaceList faces;
  if (pawns_to_roll(state) == 0 || state.rules().redeem_roll == RedeemRoll::once) return faces;
  for (const Pawn pawn : state.pawns(state.turn()).list()) {
    if (pawn.space == captured_space && pawn.face != Face::unrolled) faces = faces.with(pawn.face);
  }
  return faces;
}

}  // namespace

Result<Roll> parse_roll(const State& state, std::string_view text) {
  TextReader reader(text);
  reader.skip_spaces();
  if (state.stage() == Stage::random_start) {
    const auto faces = read_faces(reader);
    if (!faces) return tl::unexpected<Error>(faces.error());
    if (faces->size() != 1) return refuse_at<"backgammon-dice.start-side-form">(0);
    for (const auto& possible : chance(state).rolls) {
      if (possible.roll == start_roll((*faces)[0])) return possible.roll;
    }
    return refuse_at<"backgammon-dice.no-such-side", "side">(0, letter((*faces)[0]));
  }
  Die dice[2];
  for (Die& die : dice) {
    reader.skip_spaces();
    const auto read = Die::from(reader.peek() - '0');
    if (!read) return reader.refuse_here<"backgammon-dice.roll-form">();
    die = *read;
    reader.take();
    if (&die == &dice[0] && (reader.peek() == '-' || reader.peek() == ',')) reader.take();
  }
  reader.skip_spaces();
  const auto faces = read_faces(reader);
  if (!faces) return tl::unexpected<Error>(faces.error());
  reader.skip_spaces();
  if (!reader.done()) return reader.refuse_here<"backgammon-dice.roll-ends">();
  if (state.stage() == Stage::opening) {
    if (dice[0] == dice[1]) return refuse_at<"backgammon-dice.equal-dice">(0);
    return opening_roll(dice[0], dice[1]);
  }
  const Roll roll = turn_roll(dice[0], dice[1], faces->empty() ? standing_faces(state) : *faces);
  if (state.stage() != Stage::rolling) return roll;
  if (const auto fits = with_roll(state, roll); !fits) return tl::unexpected<Error>(fits.error());
  return roll;
}

}  // namespace fourfold::backgammon_dice
