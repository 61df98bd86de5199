#include "players/backgammon/thought.h"

#include <algorithm>
#include <cmath>

#include "players/backgammon/close_calls.h"
#include "players/backgammon/misjudgement.h"
#include "players/parallel.h"
#include "players/seeded_draws.h"

namespace fourfold::backgammon {
namespace {

// How many plays are looked at more deeply, at most, and how far behind the best they may be.
struct Filter {
  std::size_t most;
  float within;
};
constexpr Filter filters[] = {{8, 0.16F}, {4, 0.08F}, {2, 0.04F}};

// What may be rolled out, how far behind the best a play or a double may be.
constexpr float close_plays = 0.05F;
constexpr double close_doubles = 0.1;

// The best first; equal ones stay in the order of the rules, on every build.
void sort(std::vector<Considered>& plays, std::size_t count) {
  std::sort(plays.begin(), plays.begin() + static_cast<std::ptrdiff_t>(count),
            [](const Considered& a, const Considered& b) {
              return a.equity != b.equity ? a.equity > b.equity : a.listed < b.listed;
            });
}

// About how many positions are looked at to look so many plies ahead: 21 rolls with six plays each, again and again.
std::uint64_t cost(int plies) {
  std::uint64_t positions = 1;
  for (int i = 0; i < plies; ++i) positions *= 21;
  return 6 * positions;
}

struct WeightedRoll {
  Roll dice;
  float weight;
};

const std::vector<WeightedRoll>& all_rolls() {
  static const std::vector<WeightedRoll> rolls = [] {
    std::vector<WeightedRoll> list;
    for_each_two_dice(
        [&](Die high, Die low, unsigned weight) { list.push_back({{high, low}, static_cast<float>(weight) / 36.0F}); });
    return list;
  }();
  return rolls;
}

}  // namespace

players::Figures figures_of(const Chances& chances) {
  players::Figures figures;
  figures.push_back({"win", static_cast<double>(chances.win)});
  figures.push_back({"win_gammon", static_cast<double>(chances.win_gammon)});
  figures.push_back({"win_backgammon", static_cast<double>(chances.win_backgammon)});
  figures.push_back({"lose_gammon", static_cast<double>(chances.lose_gammon)});
  figures.push_back({"lose_backgammon", static_cast<double>(chances.lose_backgammon)});
  return figures;
}

players::Candidate<Game> Considered::told() const {
  return {play.play, static_cast<double>(equity), figures_of(play.chances), plies, trials};
}

Thought::Thought(const Standpoint& standpoint, const Nets& nets, const Level& level, const players::Limits& limits,
                 SearchMemory& memory, std::deque<Search>& searches)
    : standpoint_(standpoint),
      nets_(nets),
      level_(level),
      limits_(limits),
      watch_(limits),
      memory_(memory),
      searches_(searches) {
  while (searches_.size() < std::max(1U, limits.threads)) searches_.emplace_back(nets, memory);
  for (Search& search : searches_) {
    search.set_standpoint(standpoint);
    search.set_watch(&watch_);
    looked_at_before_ += search.evaluator().looked_at();
  }
}

Thought::~Thought() {
  for (Search& search : searches_) search.set_watch(nullptr);
}

std::vector<Considered> Thought::consider(const Roll& dice, const players::OnProgress<Game>& told) {
  std::vector<Considered> plays;
  for (const EvaluatedPlay& each : evaluator().plays(standpoint_.board, dice))
    plays.push_back({each, standpoint_.equity(each.after, each.chances.turned()), plays.size()});
  sort(plays, plays.size());
  tell(plays[0], told);
  std::size_t kept = plays.size();
  for (int plies = 1; plies <= most_plies() && kept > 1; ++plies) {
    const Filter filter = filters[static_cast<std::size_t>(std::min(plies, 3) - 1)];
    const float best = plays[0].equity;
    std::size_t next = 1;
    while (next < std::min(kept, filter.most) && plays[next].equity >= best - filter.within) ++next;
    kept = next;
    if (kept == 1 || !may_spend(kept * cost(plies)) || !deepen({plays.data(), kept}, plies)) break;
    sort(plays, kept);
    // What was left behind is not told as better than what was looked into.
    for (std::size_t i = kept; i < plays.size(); ++i)
      plays[i].equity = std::min(plays[i].equity, plays[kept - 1].equity);
    tell(plays[0], told);
  }
  if (roll_out_close(plays, kept)) tell(plays[0], told);
  if (level_.noise > 0) misjudge(plays);
  return plays;
}

template <class How>
bool Thought::rolled(std::span<Considered> plays, std::uint64_t trials, How how) {
  std::vector<TrialPosition> begins;
  std::vector<RolledLine> lines;
  for (const Considered& each : plays) {
    begins.push_back(after_play(standpoint_, each.play.play));
    lines.push_back({static_cast<double>(each.equity), each.play.chances});
  }
  Trials rollout(standpoint_, trial_settings(), nets_, std::move(begins));
  const bool enough = how(CloseCall{rollout, trials, watch_}, lines);
  looked_at_in_trials_ += rollout.looked_at();
  if (!enough) return false;
  for (std::size_t i = 0; i < plays.size(); ++i) {
    plays[i].equity = static_cast<float>(lines[i].equity);
    plays[i].play.chances = lines[i].chances;
    plays[i].trials = lines[i].trials;
  }
  return true;
}

bool Thought::roll_out(std::span<Considered> plays, std::uint64_t trials) {
  return rolled(plays, trials, [](const CloseCall& call, std::span<RolledLine> lines) { return call.judge(lines); });
}

// Of those that were judged most deeply, the ones that are nearly as good as the best.
bool Thought::roll_out_close(std::vector<Considered>& plays, std::size_t judged) {
  std::size_t close = 1;
  while (close < judged && plays[close].plies == plays[0].plies && plays[close].equity >= plays[0].equity - close_plays)
    ++close;
  const auto choose = [](const CloseCall& call, std::span<RolledLine> lines) { return call.choose(lines); };
  const std::uint64_t trials = most_trials(close);
  if (close == 1 || trials < fewest_trials || !rolled({plays.data(), close}, trials, choose)) return false;
  sort(plays, close);
  const float last = plays[close - 1].equity;
  for (std::size_t i = close; i < plays.size(); ++i) plays[i].equity = std::min(plays[i].equity, last);
  return true;
}

std::uint64_t Thought::most_trials(std::size_t lines) const {
  if (level_.trials == 0 || limits_.plies || known()) return 0;
  if (limits_.nodes == 0) return level_.trials;
  // At every turn all rolls are looked at, so that luck can be taken out.
  constexpr std::uint64_t positions_a_trial = std::uint64_t{turns_of_a_trial} * 21 * 6;
  return std::min(level_.trials, (limits_.nodes - std::min(spent_, limits_.nodes)) / (lines * positions_a_trial));
}

players::RolloutSettings Thought::trial_settings() const {
  return {.truncate = turns_of_a_trial, .seed = limits_.seed, .threads = limits_.threads};
}

void Thought::misjudge(std::vector<Considered>& plays) const {
  auto misjudgement = misjudgement_of(players::mixed(limits_.seed, 0x6e6f697365ULL), level_.noise, standpoint_.board);
  for (Considered& each : plays) {
    each.misjudged = misjudgement.next();
    each.equity += each.misjudged;
  }
  sort(plays, plays.size());
}

bool Thought::deepen(std::span<Considered> plays, int plies) {
  std::vector<Board> boards;
  boards.reserve(plays.size());
  for (const Considered& each : plays) boards.push_back(each.play.after);
  const auto found = look(boards, plies, false);
  if (!found) return false;
  for (std::size_t i = 0; i < plays.size(); ++i) {
    plays[i].play.chances = (*found)[i].chances.turned();
    plays[i].equity = standpoint_.equity((*found)[i].values) + plays[i].misjudged;
    plays[i].plies = plies;
  }
  return true;
}

Thought::Before Thought::before_roll() {
  const CubeStates& cubes = standpoint_.cubes;
  const Chances chances = evaluator().chances(standpoint_.board);
  Before before{chances, cubes.double_values(cubes.without_doubling(standpoint_.board, chances), chances), 0};
  for (int plies = 1; plies <= std::min(most_plies(), 2); ++plies) {
    const auto found = may_spend(cost(plies)) ? look({standpoint_.board}, plies, true) : std::nullopt;
    if (!found) break;
    const Found& seen = (*found)[0];
    before = {seen.chances, cubes.double_values(seen.values, seen.chances), plies};
  }
  return before;
}

Thought::Before Thought::before_doubling() {
  Before before = before_roll();
  const DoubleValues& values = before.values;
  const Stakes& stakes = standpoint_.stakes;
  const int cube = standpoint_.cube.value;
  const auto told = [&](float value) { return static_cast<double>(stakes.normalised(value, cube)); };
  const double to_doubling = std::abs(told(values.no_double) - told(values.doubled()));
  const double to_dropping = std::abs(told(values.take) - told(values.drop));
  const bool may_double = standpoint_.cube.may_double() && stakes.can_use(cube, false);
  const bool close = std::min(to_doubling, to_dropping) <= close_doubles;
  const std::uint64_t most = most_trials(2);
  if (!may_double || !close || most < fewest_trials) return before;
  Trials trials(standpoint_, trial_settings(), nets_, {without_doubling(standpoint_), after_a_take(standpoint_)});
  RolledLine lines[] = {{told(values.no_double), before.chances}, {told(values.take), before.chances}};
  if (!CloseCall{trials, most, watch_}.decide_double(lines)) return before;
  const auto untold = [&](double equity) { return stakes.from_normalised(static_cast<float>(equity), cube); };
  before.chances = lines[0].chances;
  before.values = {untold(lines[0].equity), untold(lines[1].equity), values.drop};
  before.trials = lines[0].trials;
  return before;
}

bool Thought::may_spend(std::uint64_t nodes) {
  spent_ += nodes;
  return limits_.nodes == 0 || spent_ <= limits_.nodes;
}

void Thought::tell(const Considered& best, const players::OnProgress<Game>& told) const {
  if (!told) return;
  std::uint64_t looked_at = looked_at_in_trials_;
  for (const Search& search : searches_) looked_at += search.evaluator().looked_at();
  told({best.plies, looked_at - looked_at_before_, best.told()});
}

// The chances of the players on roll in several positions at once, roll by roll: what each roll leads to is found by
// whichever thread is free, and added up in the same order always. `mine` says whether the one who thinks is on roll.
// Nothing if it was stopped.
std::optional<std::vector<Found>> Thought::look(const std::vector<Board>& boards, int plies, bool mine) {
  memory_.make_room();
  std::vector<Found> means(boards.size());
  std::vector<std::size_t> unknown;
  for (std::size_t i = 0; i < boards.size(); ++i) {
    const LookedInto key = searches_[0].key(boards[i], plies, mine);
    if (searches_[0].nothing_to_find(boards[i])) {
      means[i] = searches_[0].look(boards[i], 0, mine);
    } else if (const auto known = memory_.find(key.hash(), key)) {
      means[i] = *known;
    } else {
      unknown.push_back(i);
    }
  }
  const auto& rolls = all_rolls();
  std::vector<Found> found(unknown.size() * rolls.size());
  const bool done = players::in_parallel(found.size(), limits_.threads, [&](std::size_t piece, unsigned thread) {
    if (thread == 0 ? watch_.look() : watch_.stopped()) return false;
    const Board& board = boards[unknown[piece / rolls.size()]];
    found[piece] = searches_[thread].after_roll(board, rolls[piece % rolls.size()].dice, plies, mine);
    return true;
  });
  if (!done || watch_.stopped()) return std::nullopt;
  for (std::size_t piece = 0; piece < found.size(); ++piece)
    means[unknown[piece / rolls.size()]] += found[piece] * rolls[piece % rolls.size()].weight;
  for (const std::size_t i : unknown) {
    const LookedInto key = searches_[0].key(boards[i], plies, mine);
    memory_.keep(key.hash(), key, means[i]);
  }
  return means;
}

}  // namespace fourfold::backgammon
