#include "players/backgammon/evaluator.h"

#include <algorithm>

#include "players/backgammon/evaluate.h"
#include "players/backgammon/one_sided.h"
#include "players/backgammon/stragglers.h"
#include "players/backgammon/two_sided.h"
#include "rules/backgammon/outcome.h"

namespace fourfold::backgammon {
namespace {

// A side that has borne off a checker cannot lose a gammon any more, or only with stragglers; and no gammon is likelier
// than a win.
Chances possible(const Board& board, Gammons reading, Chances chances) {
  const bool boxed = reading == Gammons::boxed;
  if (board.opponent[off] > 0) {
    const Caught caught = boxed ? opponent_caught(board) : Caught{};
    chances.win_gammon = caught.gammon;
    chances.win_backgammon = caught.backgammon;
  }
  if (board.on_roll[off] > 0) {
    const Caught caught = boxed ? on_roll_caught(board) : Caught{};
    chances.lose_gammon = caught.gammon;
    chances.lose_backgammon = caught.backgammon;
  }
  chances.win_gammon = std::min(chances.win_gammon, chances.win);
  chances.win_backgammon = std::min(chances.win_backgammon, chances.win_gammon);
  chances.lose_gammon = std::min(chances.lose_gammon, 1 - chances.win);
  chances.lose_backgammon = std::min(chances.lose_backgammon, chances.lose_gammon);
  return chances;
}

static_assert(most_features <= net::most_switches);

// Nets for contact see the tactics, too.
bool sees_tactics(const net::Net& net) { return net.features() == features; }

}  // namespace

bool finished(const Board& board, Gammons reading, Chances& chances) {
  const Checkers& winner = board.opponent;
  if (!std::all_of(winner.begin() + 1, winner.end(), [](std::uint8_t here) { return here == 0; })) return false;
  chances = Chances{};
  const int multiple = win_multiple(reading, board.on_roll);
  chances.lose_gammon = multiple >= 2 ? 1.0F : 0.0F;
  chances.lose_backgammon = multiple == 3 ? 1.0F : 0.0F;
  return true;
}

bool both_home(const Board& board) { return OneSided::covers(board.on_roll) && OneSided::covers(board.opponent); }

bool Evaluator::known(const Board& board, Chances& chances) const {
  if (finished(board, reading_, chances)) return true;
  if (const HyperValues* const hyper = solved_ != nullptr ? solved_->at(board) : nullptr) {
    chances = hyper->chances();
    return true;
  }
  if (!both_home(board)) return false;
  if (TwoSided::covers(board)) {
    chances = Chances{};
    chances.win = (1 + TwoSided::get().at(board).cubeless) / 2;
  } else {
    chances = OneSided::get().race(board.on_roll, board.opponent);
  }
  return true;
}

Evaluator::Which Evaluator::which(const Board& board) {
  return is_race(board.on_roll, board.opponent) ? race : contact;
}

Chances Evaluator::chances(const Board& board) {
  Chances found;
  if (known(board, found)) return found;
  const net::Net& net = *nets_[is_hypergammon(board) ? hypergammon : which(board)];
  sums_.resize(net.first_units());
  net.sum(Features(board, sees_tactics(net)).all(), sums_.data());
  logits_.resize(net.stride());
  net.evaluate(sums_.data(), 1, logits_.data());
  ++looked_at_;
  return said(net, 0, board);
}

// What the logits say of the position with that number, which has this board.
Chances Evaluator::said(const net::Net& net, std::size_t position, const Board& board) const {
  return possible(board, reading_, chances_of(std::span<const std::int32_t, 5>(&logits_[position * net.stride()], 5)));
}

void Evaluator::list(const Board& board, const Roll& dice) {
  plays_.clear();
  generate(board.on_roll, board.opponent, dice, plays_);
  judged_.clear();
  known_.clear();
  for (auto& each : waiting_) each.clear();
  const bool three_a_side = is_hypergammon(board);
  for (const Play& play : plays_) {
    Board after = board;
    for (std::size_t s = 0; s < play.count; ++s) make_step(after.on_roll, after.opponent, play.steps[s]);
    judged_.push_back({play, after.turned(), {}});
    EvaluatedPlay& judged = judged_.back();
    const std::size_t i = judged_.size() - 1;
    if (known(judged.after, judged.chances)) {
      judged.chances = judged.chances.turned();
      known_.push_back(i);
    } else {
      waiting_[three_a_side ? hypergammon : which(after)].push_back(i);
    }
  }
}

// The boards after plays differ from the one before in a few places: the first layer of the net is not summed up anew.
// Nor is that of the one before, if it was asked about with another roll.
void Evaluator::ask(Which which, const Board& before, const std::vector<std::size_t>& about) {
  if (about.empty()) return;
  const net::Net& net = *nets_[which];
  const std::size_t width = net.first_units();
  const bool tactics = sees_tactics(net);
  Base& base = bases_[which];
  if (const Board turned = before.turned(); base.sums.empty() || base.board != turned) {
    base.board = turned;
    base.tactics = Tactics(turned);
    base.sums.resize(width);
    net.sum(Features(turned, tactics).all(), base.sums.data());
  }
  sums_.resize(about.size() * width);
  Changes changes;
  for (std::size_t k = 0; k < about.size(); ++k) {
    const Board& after = judged_[about[k]].after;
    changes.clear();
    changes.add(base.board, after);
    if (tactics) changes.add(base.tactics, Tactics(after));
    net.change(base.sums.data(), changes.less.all(), changes.more.all(), &sums_[k * width]);
  }
  logits_.resize(about.size() * net.stride());
  net.evaluate(sums_.data(), about.size(), logits_.data());
  if (which != quick) looked_at_ += about.size();
  for (std::size_t k = 0; k < about.size(); ++k) {
    EvaluatedPlay& each = judged_[about[k]];
    each.chances = said(net, k, each.after).turned();
  }
}

std::span<const EvaluatedPlay> Evaluator::plays(const Board& board, const Roll& dice) {
  list(board, dice);
  for (const Which each : {contact, race, hypergammon}) ask(each, board, waiting_[each]);
  return judged_;
}

const EvaluatedPlay& Evaluator::best(const Board& board, const Roll& dice, const Worth& worth) {
  return *std::ranges::max_element(plays(board, dice), {},
                                   [&](const EvaluatedPlay& each) { return worth.of(each.chances); });
}

const EvaluatedPlay& Evaluator::quick_best(const Board& board, const Roll& dice, const Worth& worth) {
  list(board, dice);
  const auto value = [&](std::size_t i) { return worth.of(judged_[i].chances); };
  std::vector<std::size_t>& contacts = waiting_[contact];
  if (contacts.size() > looked_into) {
    ask(quick, board, contacts);
    // Of equal ones the first, so that every build keeps the same.
    std::ranges::partial_sort(contacts, contacts.begin() + looked_into, [&](std::size_t a, std::size_t b) {
      return value(a) != value(b) ? value(a) > value(b) : a < b;
    });
    contacts.resize(looked_into);
  }
  for (const Which each : {contact, race, hypergammon}) {
    ask(each, board, waiting_[each]);
    known_.insert(known_.end(), waiting_[each].begin(), waiting_[each].end());
  }
  return judged_[*std::ranges::max_element(
      known_, [&](std::size_t a, std::size_t b) { return value(a) != value(b) ? value(a) < value(b) : a > b; })];
}

}  // namespace fourfold::backgammon
