// Why a play is not allowed: the one place that names the rules of moving.
#include <algorithm>
#include <string>

#include "rules/checkers/moves.h"

namespace fourfold::checkers {
namespace {

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

  Result<void> check(std::span<const Square> path) {
    for (std::size_t i = 1; i < path.size(); ++i) {
      const Leg leg{path[i - 1], path[i]};
      if (!leg.steps() && !leg.jumps()) {
        return refuse<"checkers.no-diagonal", "from", "to">(leg.from.number(), leg.to.number());
      }
      if (auto fine = check(leg); !fine) return fine;
      const bool last = i + 1 == path.size();
      if (leg.steps() && path.size() > 2) {
        return refuse<"checkers.step-ends-move", "from", "to">(leg.from.number(), leg.to.number());
      }
      if (!king_ && (leg.to.mask() & crown_row(side_)) != 0) {
        if (!last && rules_.crowning == Crowning::ends_turn) {
          return refuse<"checkers.crowned", "square">(leg.to.number());
        }
        king_ = true;
      }
    }
    return {};
  }

 private:
  Result<void> check(const Leg& leg) {
    if ((leg.to.mask() & (own_ | opposing_)) != 0) return refuse<"checkers.occupied", "square">(leg.to.number());
    const bool forward = (leg.distance() > 0) == (side_ == Side::dark);
    if (!king_ && !forward) {
      return side_ == Side::dark ? refuse<"checkers.forward-only.dark">() : refuse<"checkers.forward-only.light">();
    }
    if (!leg.jumps()) return {};
    const Squares over = leg.over().mask();
    const int square = leg.over().number();
    if ((over & jumped_) != 0) return refuse<"checkers.jumped-already", "square">(square);
    if ((over & own_) != 0) return refuse<"checkers.own-checker", "square">(square);
    if ((over & opposing_) == 0) return refuse<"checkers.nothing-to-jump", "square">(square);
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

Result<void> check_move(const State& state, const Play& play) {
  const std::span<const Square> path = play.path();
  if (path.size() < 2) return refuse<"checkers.short-move">();
  const Squares from = play.from().mask();
  if ((state.board().of(other(state.turn())) & from) != 0) {
    return state.turn() == Side::dark ? refuse<"checkers.not-yours.dark", "square">(play.from().number())
                                      : refuse<"checkers.not-yours.light", "square">(play.from().number());
  }
  if ((state.board().of(state.turn()) & from) == 0) {
    return refuse<"checkers.no-checker", "square">(play.from().number());
  }
  if (auto fine = Walk(state, play.from()).check(path); !fine) return fine;

  // The move goes by the board; what is left is a duty to capture (CK-5).
  const PlayList plays = legal(state);
  const auto continues = [&](const Play& longer) {
    return longer.path().size() > path.size() && std::equal(path.begin(), path.end(), longer.path().begin());
  };
  if (const Play* const longer = std::ranges::find_if(plays, continues); longer != plays.end()) {
    return refuse<"checkers.capture-goes-on", "play">(describe(*longer));
  }
  return refuse<"checkers.must-capture", "play">(describe(plays[0]));
}

Result<void> check_moment(const State& state) {
  switch (state.status()) {
    case Status::choose_first:
      return refuse<"checkers.choose-first">();
    case Status::draw_first:
      return refuse<"checkers.draw-first">();
    case Status::draw_ballot:
      return refuse<"checkers.draw-ballot">();
    case Status::draw_offered:
      return state.turn() == Side::dark ? refuse<"checkers.draw-offered.dark">()
                                        : refuse<"checkers.draw-offered.light">();
    default:
      if (phase(state) == Phase::over) return refuse<"checkers.over">();
      return {};
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
    words += std::to_string(square.number());
  }
  return words;
}

Result<void> check_play(const State& state, const Play& play) {
  if (listed(legal(state), play) || listed(offers(state), play)) return {};
  if (auto now = check_moment(state); !now) return now;
  switch (play.kind()) {
    case PlayKind::move:
      return check_move(state, play);
    case PlayKind::first_dark:
    case PlayKind::first_light:
      return refuse<"checkers.first-settled">();
    case PlayKind::accept_draw:
    case PlayKind::decline_draw:
      return refuse<"checkers.no-offer">();
    case PlayKind::offer_draw:
      return refuse<"checkers.offer-declined">();
    default:
      return state.rules().draws == Draws::automatic ? refuse<"checkers.no-claims">()
                                                     : refuse<"checkers.no-claim-yet">();
  }
}

}  // namespace fourfold::checkers
