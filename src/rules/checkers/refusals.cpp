// Why a play is not allowed: the one place that puts the rules of moving into sentences.
#include <algorithm>
#include <string>

#include "rules/checkers/moves.h"

namespace fourfold::checkers {
namespace {

std::string text(Square square) { return std::to_string(square.number()); }
std::string text(Side side) { return std::string(name(side)); }

bool listed(const auto& plays, const Play& play) { return std::ranges::find(plays, play) != plays.end(); }

bool is_direction(int distance) { return std::ranges::find(directions, distance) != directions.end(); }

// One leg of a move, looked at by itself.
struct Leg {
  Square from;
  Square to;

  int distance() const { return to.bit() - from.bit(); }
  bool steps() const { return is_direction(distance()); }
  bool jumps() const { return distance() % 2 == 0 && is_direction(distance() / 2); }
  Square over() const { return Square::lowest(Squares{1} << ((from.bit() + to.bit()) / 2)); }
};

// Walks a move as far as it obeys the rules of moving, and says where it stops doing so.
class Walk {
 public:
  explicit Walk(const State& state, Square from)
      : rules_(state.rules()),
        side_(state.turn()),
        own_(state.board().of(side_) & ~from.mask()),
        opposing_(state.board().of(other(side_))),
        king_((state.board().kings & from.mask()) != 0) {}

  std::string problem(std::span<const Square> path) {
    for (std::size_t i = 1; i < path.size(); ++i) {
      const Leg leg{path[i - 1], path[i]};
      if (!leg.steps() && !leg.jumps()) {
        return text(leg.from) + " and " + text(leg.to) +
               " are not on one diagonal, next to each other or one square apart: a checker steps to the next square "
               "or "
               "jumps over it";
      }
      if (std::string reason = leg_problem(leg); !reason.empty()) return reason;
      const bool last = i + 1 == path.size();
      if (leg.steps() && path.size() > 2) {
        return text(leg.from) + "-" + text(leg.to) + " is a step, which is a whole move; only jumps follow one another";
      }
      if (!king_ && (leg.to.mask() & crown_row(side_)) != 0) {
        if (!last && rules_.crowning == Crowning::ends_turn) {
          return "the man is crowned on " + text(leg.to) + ", and its turn ends there";
        }
        king_ = true;
      }
    }
    return {};
  }

 private:
  std::string leg_problem(const Leg& leg) {
    if ((leg.to.mask() & (own_ | opposing_)) != 0) return "square " + text(leg.to) + " is occupied";
    const bool forward = (leg.distance() > 0) == (side_ == Side::dark);
    if (!king_ && !forward) {
      return "men move forward only, " + text(side_) + "'s towards " + (side_ == Side::dark ? "32" : "1") +
             "; the checker is not a king";
    }
    if (!leg.jumps()) return {};
    const Squares over = leg.over().mask();
    if ((over & jumped_) != 0)
      return "the checker on " + text(leg.over()) + " has been jumped already, and is jumped once";
    if ((over & own_) != 0)
      return "the checker on " + text(leg.over()) + " is your own; only opposing checkers are jumped";
    if ((over & opposing_) == 0) return "there is no checker on " + text(leg.over()) + " to jump over";
    jumped_ |= over;
    return {};
  }

  const Rules& rules_;
  Side side_;
  Squares own_;
  Squares opposing_;
  Squares jumped_ = 0;
  bool king_;
};

std::string why_not_move(const State& state, const Play& play) {
  const std::span<const Square> path = play.path();
  if (path.size() < 2) return "a move names the square it leaves and the square it reaches, as in 11-15";
  const Squares from = play.from().mask();
  if ((state.board().of(other(state.turn())) & from) != 0) {
    return "the checker on " + text(play.from()) + " is " + text(other(state.turn())) + "'s, and " +
           text(state.turn()) + " is to move";
  }
  if ((state.board().of(state.turn()) & from) == 0) return "there is no checker on " + text(play.from());
  if (std::string reason = Walk(state, play.from()).problem(path); !reason.empty()) return reason;

  // The move goes by the board; what is left is a duty to capture (CK-5).
  const PlayList plays = legal(state);
  const auto continues = [&](const Play& longer) {
    return longer.path().size() > path.size() && std::equal(path.begin(), path.end(), longer.path().begin());
  };
  if (const Play* const longer = std::ranges::find_if(plays, continues); longer != plays.end()) {
    return "a capture must be carried on as long as it can be: " + describe(*longer);
  }
  return "a capture is possible and must be made: " + describe(plays[0]);
}

std::string why_not_now(const State& state) {
  switch (state.status()) {
    case Status::choose_first:
      return "first it is chosen who begins: first dark, or first light";
    case Status::draw_first:
      return "first it is drawn who begins";
    case Status::draw_ballot:
      return "first the ballot is drawn";
    case Status::draw_offered:
      return text(state.turn()) + " has offered a draw: accept or decline";
    default:
      return phase(state) == Phase::over ? "the game is over" : "";
  }
}

}  // namespace

std::string describe(const Play& play) {
  switch (play.kind()) {
    case PlayKind::first_dark:
      return "first dark";
    case PlayKind::first_light:
      return "first light";
    case PlayKind::offer_draw:
      return "offer draw";
    case PlayKind::accept_draw:
      return "accept";
    case PlayKind::decline_draw:
      return "decline";
    case PlayKind::claim_draw:
      return "claim draw";
    case PlayKind::resign:
      return "resign";
    case PlayKind::move:
      break;
  }
  const std::string_view between = play.captures() ? "x" : "-";
  std::string words;
  for (const Square square : play.path()) {
    if (!words.empty()) words += between;
    words += text(square);
  }
  return words;
}

std::string why_not(const State& state, const Play& play) {
  if (listed(legal(state), play) || listed(offers(state), play)) return {};
  if (std::string reason = why_not_now(state); !reason.empty()) return reason;
  switch (play.kind()) {
    case PlayKind::move:
      return why_not_move(state, play);
    case PlayKind::first_dark:
    case PlayKind::first_light:
      return "who begins is settled";
    case PlayKind::accept_draw:
    case PlayKind::decline_draw:
      return "no draw has been offered";
    case PlayKind::offer_draw:
      return "the offer of a draw was declined; make a move before offering again";
    default:
      return state.rules().draws == Draws::automatic ? "draws are declared without a claim under draws=automatic"
                                                     : "no draw can be claimed: that takes the same position for the "
                                                       "third time, or forty moves of each side "
                                                       "without a capture or a man's move; offer a draw instead";
  }
}

}  // namespace fourfold::checkers
