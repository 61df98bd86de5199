// Plays and rolls of ludo as text: `b/0/4`, `12/16* 3/9`, `50/h`, `pass`, `resign`; `64`.
#include <algorithm>
#include <array>
#include <optional>
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
struct WrittenMove {
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
      if (!reader_.done() && reader_.at() == end) return reader_.refuse_here<"ludo.space-between-moves">();
    } while (!reader_.done());
    return {};
  }

  std::size_t count() const { return count_; }
  const WrittenMove& written(std::size_t i) const { return moves_[i]; }

 private:
  Result<void> read_move() {
    const std::size_t start = reader_.at();
    const std::optional<Progress> from = take_place(reader_);
    if (!from) return reader_.refuse_here<"ludo.move-form">();
    Progress via = *from;
    Progress to = *from;
    int legs = 0;
    while (reader_.take('/')) {
      const std::optional<Progress> next = take_place(reader_);
      if (!next || *next == base) return reader_.refuse_here<"ludo.after-slash">();
      if (++legs > 2) return refuse_at<"ludo.two-dice-a-piece">(start);
      reader_.take('*');
      via = to;
      to = *next;
    }
    if (legs == 0) return reader_.refuse_here<"ludo.slash-missing">();
    if (*from != base) return add({*from, to, start});
    // A piece that enters and moves on does so in two steps, with the flower written or not.
    if (legs == 2 && via != flower) return refuse_at<"ludo.enters-on-flower">(start);
    return add({base, flower, start}).and_then([&]() -> Result<void> {
      if (legs == 1 && to == flower) return {};
      return add({flower, to, start});
    });
  }

  Result<void> add(WrittenMove written) {
    if (count_ == moves_.size()) return refuse_at<"ludo.two-moves">(written.at);
    moves_[count_++] = written;
    return {};
  }

  TextReader reader_;
  std::array<WrittenMove, 2> moves_;
  std::size_t count_ = 0;
};

// That no die takes the piece where it was written to go, with where they take it: "from 12 the dice lead to 18 with 6,
// to 16 with 4, to 22 with 10; not to 13".
tl::unexpected<Error> lead_elsewhere(const State& state, Roll dice, const WrittenMove& written) {
  const auto leads_to = [&](int n) { return destination(written.from, n, state.rules().finish); };
  const auto way = [&](int n) {
    const Progress to = leads_to(n);
    return to == base ? say<"ludo.way-to-nowhere", "pips">(n) : say<"ludo.way", "to", "pips">(place_word(to), n);
  };
  const std::string from = place_word(written.from);
  const std::string to = place_word(written.to);
  const int high = dice.high_pips();
  if (dice.dice() == 1) {
    if (leads_to(high) != base)
      return refuse_at<"ludo.die-leads", "from", "way", "to">(written.at, from, way(high), to);
    return refuse_at<"ludo.die-leads-too-far", "from", "way", "needed", "to">(written.at, from, way(high),
                                                                              home - written.from, to);
  }
  const int low = dice.low_pips();
  const int sum = dice.sum();
  if (leads_to(high) != base && leads_to(low) != base && leads_to(sum) != base) {
    return refuse_at<"ludo.dice-lead", "from", "high", "low", "sum", "to">(written.at, from, way(high), way(low),
                                                                           way(sum), to);
  }
  return refuse_at<"ludo.dice-lead-too-far", "from", "high", "low", "sum", "needed", "to">(
      written.at, from, way(high), way(low), way(sum), home - written.from, to);
}

// Tries the dice on the moves written until a legal play comes of it.
Result<Play> with_dice(const State& state, Roll dice, const PlayReader& moves) {
  const int high = dice.high_pips();
  const int low = dice.low_pips();
  Message reason;  // why the attempt that fits best is refused
  const auto step = [&](std::size_t i, int n) { return Step(moves.written(i).from, moves.written(i).to, n); };
  const auto leads_there = [&](Step made) {
    if (made.enters()) return holds(state.rules().entry, made.pips());
    return destination(made.from(), made.pips(), state.rules().finish) == made.to();
  };
  const auto attempt = [&](const Play& play) {
    Result<Play> found = find_play(state, play);
    const bool fits = leads_there(play.first()) && (play.count() == 1 || leads_there(play.second()));
    if (!found && (fits || reason.code.empty())) reason = found.error().message;
    return found;
  };

  FixedList<Play, 3> attempts;
  if (moves.count() == 2) {
    if (dice.dice() == 1) return refuse_at<"ludo.one-move">(moves.written(1).at);
    attempts.push_back(Play::two(step(0, high), step(1, low)));
    attempts.push_back(Play::two(step(0, low), step(1, high)));
  } else {
    attempts.push_back(Play::one(step(0, high)));
    if (dice.dice() == 2) {
      attempts.push_back(Play::one(step(0, low)));
      if (moves.written(0).from != base) attempts.push_back(Play::one(step(0, dice.sum())));
    }
  }
  for (const Play& play : attempts) {
    if (Result<Play> found = attempt(play); found) return found;
  }
  for (std::size_t i = 0; i < moves.count(); ++i) {
    const WrittenMove& written = moves.written(i);
    const bool reached = std::ranges::any_of(std::array{high, low, dice.sum()},
                                             [&](int n) { return n != 0 && leads_there(step(i, n)); });
    const bool own = std::ranges::find(state.pieces(state.turn()), written.from) != state.pieces(state.turn()).end();
    if (in_play(written.from) && own && !reached) return lead_elsewhere(state, dice, written);
  }
  return refuse(reason, moves.written(0).at);
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
    const WrittenMove& written = reader.written(0);
    return pointed(find_play(state, Play::one(Step(written.from, written.to, 1))));
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
  if (!reader.done()) return trimmed.refusal(refuse_at<"ludo.roll-form">(reader.at()).value());
  if (dice->dice() != state.rules().dice) {
    const auto wrong = state.rules().dice == 1 ? refuse_at<"ludo.roll-one-die">(0) : refuse_at<"ludo.roll-two-dice">(0);
    return trimmed.refusal(wrong.value());
  }
  return dice;
}

}  // namespace fourfold::ludo
