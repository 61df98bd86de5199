#include "players/backgammon/judge.h"

#include <algorithm>
#include <cstring>

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

// The switches that a side's checkers turn off and on.
struct Changes {
  std::array<std::uint16_t, net::most_switches> less{};
  std::array<std::uint16_t, net::most_switches> more{};
  std::size_t less_count = 0;
  std::size_t more_count = 0;

  void add(int side, const Checkers& was, const Checkers& is) {
    // Most places are as they were: eight at a time are passed over.
    std::size_t at = 0;
    for (std::uint64_t old_eight = 0, new_eight = 0; at + sizeof old_eight <= was.size(); at += sizeof old_eight) {
      std::memcpy(&old_eight, &was[at], sizeof old_eight);
      std::memcpy(&new_eight, &is[at], sizeof new_eight);
      if (old_eight == new_eight) continue;
      for (std::size_t i = at; i < at + sizeof old_eight; ++i) add(side, static_cast<int>(i), was[i], is[i]);
    }
    for (; at < was.size(); ++at) add(side, static_cast<int>(at), was[at], is[at]);
  }

  void add(int side, int place, int was, int is) {
    if (was == is) return;
    const int old_switch = feature(side, place, was);
    const int new_switch = feature(side, place, is);
    if (old_switch == new_switch) return;
    if (old_switch != no_feature) less[less_count++] = static_cast<std::uint16_t>(old_switch);
    if (new_switch != no_feature) more[more_count++] = static_cast<std::uint16_t>(new_switch);
  }
};

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

bool Judge::known(const Board& board, Chances& chances) const {
  if (finished(board, reading_, chances)) return true;
  if (!both_home(board)) return false;
  if (TwoSided::covers(board)) {
    chances = Chances{};
    chances.win = (1 + TwoSided::get().at(board).cubeless) / 2;
  } else {
    chances = OneSided::get().race(board.on_roll, board.opponent);
  }
  return true;
}

Chances Judge::chances(const Board& board) {
  Chances found;
  if (known(board, found)) return found;
  const net::Net& net = *nets_[is_race(board.on_roll, board.opponent) ? race : contact];
  sums_.resize(net.first_units());
  const Features on(board.on_roll, board.opponent);
  net.sum({on.begin(), on.end()}, sums_.data());
  net::Logits logits;
  net.evaluate(sums_.data(), 1, &logits);
  ++looked_at_;
  return possible(board, reading_, chances_of(logits));
}

void Judge::list(const Board& board, const Roll& dice) {
  plays_.clear();
  generate(board.on_roll, board.opponent, dice, plays_);
  judged_.clear();
  known_.clear();
  waiting_[contact].clear();
  waiting_[race].clear();
  for (const Play& play : plays_) {
    Board after = board;
    for (std::size_t s = 0; s < play.count; ++s) make_step(after.on_roll, after.opponent, play.steps[s]);
    judged_.push_back({play, after.turned(), {}});
    Judged& judged = judged_.back();
    const std::size_t i = judged_.size() - 1;
    if (known(judged.after, judged.chances)) {
      judged.chances = judged.chances.turned();
      known_.push_back(i);
    } else {
      waiting_[is_race(after.on_roll, after.opponent) ? race : contact].push_back(i);
    }
  }
}

// The boards after plays differ from the one before in a few places: the first layer of the net is not summed up anew.
void Judge::ask(Which which, const Board& before, const std::vector<std::size_t>& about) {
  if (about.empty()) return;
  const net::Net& net = *nets_[which];
  const std::size_t width = net.first_units();
  const Board base = before.turned();
  base_.resize(width);
  const Features on(base.on_roll, base.opponent);
  net.sum({on.begin(), on.end()}, base_.data());
  sums_.resize(about.size() * width);
  for (std::size_t k = 0; k < about.size(); ++k) {
    const Board& after = judged_[about[k]].after;
    Changes changes;
    changes.add(0, base.on_roll, after.on_roll);
    changes.add(1, base.opponent, after.opponent);
    net.change(base_.data(), {changes.less.data(), changes.less_count}, {changes.more.data(), changes.more_count},
               &sums_[k * width]);
  }
  logits_.resize(about.size());
  net.evaluate(sums_.data(), about.size(), logits_.data());
  if (which != quick) looked_at_ += about.size();
  for (std::size_t k = 0; k < about.size(); ++k) {
    Judged& each = judged_[about[k]];
    each.chances = possible(each.after, reading_, chances_of(logits_[k])).turned();
  }
}

std::span<const Judged> Judge::plays(const Board& board, const Roll& dice) {
  list(board, dice);
  ask(contact, board, waiting_[contact]);
  ask(race, board, waiting_[race]);
  return judged_;
}

const Judged& Judge::best(const Board& board, const Roll& dice, const Worth& worth) {
  return *std::ranges::max_element(plays(board, dice), {}, [&](const Judged& each) { return worth.of(each.chances); });
}

const Judged& Judge::quick_best(const Board& board, const Roll& dice, const Worth& worth) {
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
  ask(contact, board, contacts);
  ask(race, board, waiting_[race]);
  known_.insert(known_.end(), contacts.begin(), contacts.end());
  known_.insert(known_.end(), waiting_[race].begin(), waiting_[race].end());
  return judged_[*std::ranges::max_element(
      known_, [&](std::size_t a, std::size_t b) { return value(a) != value(b) ? value(a) < value(b) : a > b; })];
}

}  // namespace fourfold::backgammon
