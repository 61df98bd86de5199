// Plays and rolls of ludo as text: `b/0/4`, `12/16* 3/9`, `50/h`, `pass`, `resign`; `64`.
#include <algorithm>
#include <array>
#include <string>

#include "notation/ludo/text.h"
#include "notation/ludo/words.h"
#include "notation/text_reader.h"

namespace fourfold::ludo {
namespace {

// Where, as the seat to act counts spaces, opposing pieces stand that the play sends back.
Spaces captured(const State& state, const Play& play) {
  Spaces spaces = 0;
  const State after = apply(state, play);
  for (const Seat seat : seats(state.rules())) {
    if (seat == state.turn()) continue;
    for (const Progress piece : state.pieces(seat)) {
      if (!on_track(piece) ||
          std::ranges::count(state.pieces(seat), piece) == std::ranges::count(after.pieces(seat), piece))
        continue;
      spaces |= Spaces{1} << progress_seen(flower_offset(state.turn(), seat), piece);
    }
  }
  return spaces;
}

// A move as written: from one place to another, and where in the text.
struct Told {
  Progress from = base;
  Progress to = base;
  std::size_t at = 0;
};

class PlayReader {
 public:
  explicit PlayReader(std::string_view text) : reader_(text) {}

  Result<void> read() {
    do {
      if (auto fine = read_move(); !fine) return fine;
      const std::size_t end = reader_.at();
      reader_.take(',');
      reader_.skip_spaces();
      if (!reader_.done() && reader_.at() == end) return reader_.refuse_here("between two moves there is a space");
    } while (!reader_.done());
    return {};
  }

  std::size_t count() const { return count_; }
  const Told& told(std::size_t i) const { return told_[i]; }

 private:
  Result<void> read_move() {
    const std::size_t start = reader_.at();
    const std::optional<Progress> from = take_place(reader_);
    if (!from)
      return reader_.refuse_here("a move is written from/to, such as b/0, 12/16 or 50/h; or write pass, or resign");
    Progress via = *from;
    Progress to = *from;
    int legs = 0;
    while (reader_.take('/')) {
      const std::optional<Progress> next = take_place(reader_);
      if (!next || *next == base) return reader_.refuse_here("after / comes where the piece goes: 0 to 55, or h");
      if (++legs > 2) return refuse("one piece uses no more than two dice", start);
      reader_.take('*');
      via = to;
      to = *next;
    }
    if (legs == 0) return reader_.refuse_here("after the place comes / and where the piece goes");
    if (*from != base) return add({*from, to, start});
    // A piece that enters and moves on does so in two steps, with the flower told or not.
    if (legs == 2 && via != flower) return refuse("a piece enters on its starting flower: b/0", start);
    return add({base, flower, start}).and_then([&]() -> Result<void> {
      if (legs == 1 && to == flower) return {};
      return add({flower, to, start});
    });
  }

  Result<void> add(Told told) {
    if (count_ == told_.size()) return refuse("two dice make no more than two moves", told.at);
    told_[count_++] = told;
    return {};
  }

  TextReader reader_;
  std::array<Told, 2> told_;
  std::size_t count_ = 0;
};

// Where the dice take a piece, for saying so: "to 18 with 6, to 16 with 4, to 22 with 10".
std::string destinations(const State& state, Roll dice, Progress from) {
  std::string text;
  bool too_much = false;
  for (const int n : {dice.high_pips(), dice.low_pips(), dice.sum()}) {
    if (n == 0 || (dice.dice() == 1 && !text.empty())) continue;
    const Progress to = destination(from, n, state.rules().finish);
    too_much |= to == base;
    text +=
        (text.empty() ? "" : ", ") + (to == base ? "nowhere" : "to " + place_word(to)) + " with " + std::to_string(n);
  }
  return too_much ? text + " (home needs exactly " + std::to_string(home - from) + ")" : text;
}

// Tries the dice on the moves told until a legal play comes of it.
Result<Play> with_dice(const State& state, Roll dice, const PlayReader& moves) {
  const int high = dice.high_pips();
  const int low = dice.low_pips();
  std::string reason;
  const auto step = [&](std::size_t i, int n) { return Step(moves.told(i).from, moves.told(i).to, n); };
  const auto leads_there = [&](Step made) {
    return made.enters() || destination(made.from(), made.pips(), state.rules().finish) == made.to();
  };
  const auto attempt = [&](const Play& play) {
    Result<Play> found = find_play(state, play);
    const bool fits = leads_there(play.first()) && (play.count() == 1 || leads_there(play.second()));
    if (!found && (fits || reason.empty())) reason = found.error().message;
    return found;
  };

  FixedList<Play, 3> attempts;
  if (moves.count() == 2) {
    if (dice.dice() == 1) return refuse("one die makes one move", moves.told(1).at);
    attempts.push_back(Play::two(step(0, high), step(1, low)));
    attempts.push_back(Play::two(step(0, low), step(1, high)));
  } else {
    attempts.push_back(Play::one(step(0, high)));
    if (dice.dice() == 2) {
      attempts.push_back(Play::one(step(0, low)));
      if (moves.told(0).from != base) attempts.push_back(Play::one(step(0, dice.sum())));
    }
  }
  for (const Play& play : attempts) {
    if (Result<Play> found = attempt(play); found) return found;
  }
  for (std::size_t i = 0; i < moves.count(); ++i) {
    const Told& told = moves.told(i);
    const bool reached = std::ranges::any_of(std::array{high, low, dice.sum()},
                                             [&](int n) { return n != 0 && leads_there(step(i, n)); });
    const bool own = std::ranges::find(state.pieces(state.turn()), told.from) != state.pieces(state.turn()).end();
    if (in_play(told.from) && own && !reached) {
      return refuse("from " + place_word(told.from) + " the dice lead " + destinations(state, dice, told.from) +
                        "; not to " + place_word(told.to),
                    told.at);
    }
  }
  return refuse(reason, moves.told(0).at);
}

}  // namespace

std::string format_play(const State& state, const Play& play) {
  if (play.resigns()) return "resign";
  if (play.is_pass()) return "pass";
  const Spaces hits = captured(state, play);
  const auto landing = [&](Step step) {
    return "/" + place_word(step.to()) + ((space_bit(step.to()) & hits) != 0 ? "*" : "");
  };
  std::string text = place_word(play.first().from()) + landing(play.first());
  if (play.count() == 1) return text;
  const bool moves_on = play.first().enters() && play.second().from() == flower;
  if (!moves_on) text += " " + place_word(play.second().from());
  return text + landing(play.second());
}

Result<Play> parse_play(const State& state, std::string_view text) {
  const Trimmed trimmed(text);
  const auto pointed = [&](Result<Play> play) -> Result<Play> {
    if (play) return play;
    if (play.error().at == Error::nowhere) play.error().at = 0;
    return trimmed.refusal(std::move(play.error()));
  };
  if (trimmed.text == "pass") return pointed(find_play(state, Play::pass()));
  if (trimmed.text == "resign") return pointed(find_play(state, Play::resign()));
  PlayReader reader(trimmed.text);
  if (auto fine = reader.read(); !fine) return trimmed.refusal(std::move(fine.error()));
  const std::optional<Roll> dice = state.dice();
  if (!dice || third_six(state)) {
    const Told& told = reader.told(0);
    return pointed(find_play(state, Play::one(Step(told.from, told.to, 1))));
  }
  return pointed(with_dice(state, *dice, reader));
}

std::string format_roll(const Roll& dice) {
  const std::string high = std::to_string(dice.high_pips());
  return dice.dice() == 1 ? high : high + std::to_string(dice.low_pips());
}

Result<Roll> parse_roll(const State& state, std::string_view text) {
  const Trimmed trimmed(text);
  TextReader reader(trimmed.text);
  Result<Roll> dice = take_roll(reader);
  if (!dice) return trimmed.refusal(std::move(dice.error()));
  if (!reader.done()) return trimmed.refusal(Error{"a roll is one number a die, such as 6 or 64", reader.at()});
  if (dice->dice() != state.rules().dice) {
    return trimmed.refusal(Error{state.rules().dice == 1 ? "these rules are played with one die, such as 6"
                                                         : "these rules are played with two dice, such as 64",
                                 0});
  }
  return dice;
}

}  // namespace fourfold::ludo
