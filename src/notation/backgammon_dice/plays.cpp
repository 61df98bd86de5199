// Plays as text: each pawn's way over the spaces it lands on (3/8/10), a star where it captures, c for captured, o for
// borne off, 3<>9/12 for a Switch that changes places with the pawn on 9 and lands on 12.
#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "notation/backgammon_dice/text.h"
#include "notation/text_reader.h"
#include "rules/backgammon_dice/refusals.h"
#include "rules/backgammon_dice/steps.h"

namespace fourfold::backgammon_dice {
namespace {

std::string place_text(int place) {
  if (place == captured_space) return "c";
  return place == off_space ? "o" : std::to_string(place);
}

// The letter that tells pawns on one space apart. Regular 0 is R here, because a 0 would be read as part of the space.
char face_letter(Face face) { return face == Face::regular ? 'R' : letter(face); }

// Where a step lands, on the way and at the end.
std::vector<int> landings(Step step) {
  const Pawn pawn = step.pawn();
  const auto on_board = [](int space) { return space > last_space ? off_space : space; };
  if (pawn.space == captured_space) return {step.die()};
  if (step.half_leaves()) return {off_space};
  if (pawn.face == Face::half_minus) return {on_board(pawn.space + half_of(step.die()))};
  const int start = step.switches() ? step.partner() : pawn.space;
  const int first = on_board(start + step.die());
  if (pawn.face != Face::double_plus || first == off_space) return {first};
  return {first, on_board(first + step.die())};
}

// Whether the pawns that stand on the place show different sides, so that a play must say which one it means.
bool faces_differ(const Pawns& pawns, int place) {
  std::optional<Face> seen;
  for (const Pawn pawn : pawns.list()) {
    if (pawn.space != place) continue;
    if (seen && *seen != pawn.face) return true;
    seen = pawn.face;
  }
  return false;
}

std::string pawn_text(const Pawns& pawns, Pawn pawn) {
  std::string text = place_text(pawn.space);
  if (faces_differ(pawns, pawn.space)) text += face_letter(pawn.face);
  return text;
}

// A step's landings with stars where it captures.
std::string landings_text(const MidTurn& before, const MidTurn& after, Step step) {
  int captures = after.theirs.captured() - before.theirs.captured();
  const std::vector<int> places = landings(step);
  std::string text;
  for (std::size_t i = 0; i < places.size(); ++i) {
    text += "/" + place_text(places[i]);
    const bool last = i + 1 == places.size();
    const bool blot = places[i] <= last_space && before.theirs.stands_on(off_space - places[i]);
    if (captures > 0 && (last || blot)) {
      text += "*";
      --captures;
    }
  }
  return text;
}

// A way as it was written: a pawn and the places it goes to.
struct Way {
  int from = 0;
  std::optional<Face> face;
  int partner = 0;  // of a switch; 0 without one
  std::optional<Face> partner_face;
  std::vector<int> to;
  std::size_t at = 0;  // where in the text
};

Result<int> read_place(TextReader& reader) {
  if (reader.take('c')) return captured_space;
  if (reader.take('o')) return off_space;
  const auto space = reader.take_number(99);
  if (!space || *space < 1 || *space > last_space) {
    return reader.refuse_here<"backgammon-dice.place-missing">();
  }
  return *space;
}

std::optional<Face> read_face(TextReader& reader) {
  for (int i = 0; i < faces_of_a_pawn; ++i) {
    if (reader.peek() == face_letter(static_cast<Face>(i))) {
      reader.take();
      return static_cast<Face>(i);
    }
  }
  return std::nullopt;
}

Result<Way> read_way(TextReader& reader) {
  Way way;
  way.at = reader.at();
  const auto from = read_place(reader);
  if (!from) return tl::unexpected<Error>(from.error());
  if (*from == off_space) return reader.refuse_here<"backgammon-dice.off-stays">();
  way.from = *from;
  way.face = read_face(reader);
  if (reader.take("<>")) {
    const auto partner = read_place(reader);
    if (!partner) return tl::unexpected<Error>(partner.error());
    way.partner = *partner;
    way.partner_face = read_face(reader);
  }
  while (reader.take('/')) {
    const auto place = read_place(reader);
    if (!place) return tl::unexpected<Error>(place.error());
    reader.take('*');
    way.to.push_back(*place);
    if (way.to.size() > 8) return reader.refuse_here<"backgammon-dice.eight-landings">();
  }
  if (way.to.empty()) return reader.refuse_here<"backgammon-dice.goal-missing">();
  return way;
}

Result<std::vector<Way>> read_ways(std::string_view text) {
  TextReader reader(text);
  std::vector<Way> ways;
  for (reader.skip_spaces(); !reader.done(); reader.skip_spaces()) {
    const auto way = read_way(reader);
    if (!way) return tl::unexpected<Error>(way.error());
    ways.push_back(*way);
    if (ways.size() > Play::most_steps) return reader.refuse_here<"backgammon-dice.four-steps">();
    reader.take(',');
    if (!reader.done() && reader.peek() != ' ' && reader.peek() != '\t') {
      return reader.refuse_here<"backgammon-dice.space-between-moves">();
    }
  }
  if (ways.empty()) return refuse<"backgammon-dice.empty-play">();
  return ways;
}

// Looks for steps that together are the ways, in any order that the board allows.
class Search {
 public:
  Search(const State& state, std::vector<Way> ways) : state_(state), ways_(std::move(ways)) {}

  Result<Play> run() {
    extend(turn_begun(state_), dice_begun(state_), Play{}, 0);
    if (found_) return *found_;
    return refuse(reason_ ? *reason_ : why_stuck(), ways_.front().at);
  }

 private:
  static bool fits(const Way& way, const MidTurn& now, Step step) {
    const Pawn pawn = step.pawn();
    if (pawn.space != way.from || (way.face && *way.face != pawn.face)) return false;
    if (step.switches() != (way.partner != 0)) return false;
    if (step.switches()) {
      if (step.partner() != way.partner) return false;
      if (way.partner_face && now.mine.stands_on(way.partner) &&
          now.mine.on(way.partner, step.second_pawn_there()).face != *way.partner_face) {
        return false;
      }
    }
    const std::vector<int> places = landings(step);
    return places.size() <= way.to.size() && std::equal(places.begin(), places.end(), way.to.begin());
  }

  void extend(const MidTurn& now, const DiceLeft& dice, Play play, int count) {
    if (found_) return;
    if (ways_.empty()) {
      const auto allowed = check_play(state_, play);
      if (allowed) {
        found_ = play;
      } else if (!reason_) {
        reason_ = allowed.error().message;
      }
      return;
    }
    if (count == Play::most_steps) return;
    const PossibleSteps steps = possible_steps(state_.rules(), now, dice);
    for (std::size_t w = 0; w < ways_.size(); ++w) {
      const Way way = ways_[w];
      for (const PossibleStep& possible : steps) {
        if (!fits(way, now, possible.step)) continue;
        const std::size_t gone = landings(possible.step).size();
        if (gone == way.to.size()) {
          ways_.erase(ways_.begin() + static_cast<std::ptrdiff_t>(w));
        } else {
          ways_[w] = {way.to[gone - 1],
                      possible.step.pawn().face,
                      0,
                      std::nullopt,
                      std::vector<int>(way.to.begin() + static_cast<std::ptrdiff_t>(gone), way.to.end()),
                      way.at};
        }
        DiceLeft left = dice;
        take_die(left, possible.step.die());
        extend(possible.after, left, play.with(count, possible.step), count + 1);
        if (gone == way.to.size()) {
          ways_.insert(ways_.begin() + static_cast<std::ptrdiff_t>(w), way);
        } else {
          ways_[w] = way;
        }
      }
    }
  }

  // The board does not allow the ways in any order: what stands against the first of them.
  Message why_stuck() const {
    const Way& way = ways_.front();
    const MidTurn now = turn_begun(state_);
    std::optional<Message> reason;
    for (const Die die : dice_begun(state_)) {
      for (const Pawn pawn : now.mine.list()) {
        const Step step(die.pips(), pawn);
        if (pawn.space != way.from || way.partner != 0 || landings(step).front() != way.to.front()) continue;
        if (!reason) reason = why_impossible(state_.rules(), now, step);
      }
    }
    if (reason) return *reason;
    if (way.from == captured_space && now.mine.captured() == 0) return say<"backgammon-dice.none-captured">();
    if (way.from != captured_space && !now.mine.stands_on(way.from)) {
      return say<"backgammon-dice.no-pawn-on", "space">(way.from);
    }
    return say<"backgammon-dice.dice-lead-elsewhere", "high", "low", "from">(state_.high_die(), state_.low_die(),
                                                                             place_text(way.from));
  }

  const State& state_;
  std::vector<Way> ways_;
  std::optional<Play> found_;
  std::optional<Message> reason_;
};

}  // namespace

std::string format_play(const State& state, const Play& play) {
  if (play.resigns()) return "resign";
  if (play.passes()) return "pass";
  std::string text;
  MidTurn now = turn_begun(state);
  Pawn last{};
  for (int i = 0; i < play.size(); ++i) {
    const Step step = play.step(i);
    const MidTurn next = after_step(state.rules(), now, step);
    const bool goes_on = i > 0 && step.pawn() == last && !step.switches();
    if (!goes_on) {
      text += (text.empty() ? "" : " ") + pawn_text(now.mine, step.pawn());
      if (step.switches()) {
        const bool own = now.mine.stands_on(step.partner());
        text += "<>" + (own ? pawn_text(now.mine, now.mine.on(step.partner(), step.second_pawn_there()))
                            : place_text(step.partner()));
      }
    }
    text += landings_text(now, next, step);
    last = pawn_on(landings(step).back(), step.pawn().face);
    now = next;
  }
  return text;
}

Result<Play> parse_play(const State& state, std::string_view text) {
  while (!text.empty() && (text.back() == ' ' || text.back() == '\n' || text.back() == '\r')) text.remove_suffix(1);
  while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
  if (text == "resign" || text == "pass") {
    const Play play = text == "resign" ? Play::resignation() : Play::pass();
    const auto allowed = check_play(state, play);
    if (!allowed) return tl::unexpected<Error>(allowed.error());
    return play;
  }
  const auto ways = read_ways(text);
  if (!ways) return tl::unexpected<Error>(ways.error());
  if (state.stage() != Stage::deciding) return refuse<"backgammon-dice.no-dice">();
  return Search(state, *ways).run();
}

}  // namespace fourfold::backgammon_dice
