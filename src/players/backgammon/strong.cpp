#include "players/backgammon/strong.h"

#include <algorithm>
#include <deque>
#include <optional>

#include "players/backgammon/evaluate.h"
#include "players/backgammon/search.h"
#include "players/lots.h"
#include "players/parallel.h"
#include "players/ranking.h"

namespace fourfold::backgammon {
namespace {

// How many plays are looked at more deeply, at most, and how far behind the best they may be.
struct Filter {
  std::size_t most;
  float within;
};
constexpr Filter filters[] = {{8, 0.16F}, {4, 0.08F}, {2, 0.04F}};

// Misjudges what one decision is about. How much, changes from decision to decision, as attention does: mostly little
// and now and then a lot; and races are easier to judge than contact.
class Misjudgement {
 public:
  Misjudgement(std::uint64_t seed, float noise, const Board& board) : random_(seed) {
    const float care = even();
    deviation_ = noise * 3 * care * care * (is_race(board.on_roll, board.opponent) ? 0.5F : 1.0F);
  }

  // Normally distributed, near enough: the sum of twelve even numbers.
  float next() {
    float sum = -6;
    for (int i = 0; i < 12; ++i) sum += even();
    return deviation_ * sum;
  }

 private:
  float even() { return static_cast<float>(random_.next_half() >> 8) / 16777216.0F; }

  RandomSource random_;
  float deviation_;
};

// What a player needs to know to judge: the stakes and the cube, seen from one seat.
struct View {
  View(const State& state, Seat seat)
      : stakes(state, seat),
        cube(cube_of(state, seat)),
        board{state.position().side(seat), state.position().side(other(seat))},
        mine(stakes.worth(cube.value, cube.gammons)),
        theirs(stakes.turned().worth(cube.value, cube.gammons)) {}

  // In points of the cube as it lies.
  float equity(const Chances& chances, const Board& position) const {
    const Cube theirs_to_turn = cube.turned();
    if (const auto race = exact_double_values(position, theirs_to_turn, stakes))
      return stakes.normalised(-race->best(theirs_to_turn.may_double()), cube.value);
    return stakes.normalised(cubeful(chances, cube, stakes, liveliness(position)), cube.value);
  }
  Stakes stakes;
  Cube cube;
  Board board;  // this seat is on roll
  Worth mine;
  Worth theirs;
};

struct Candidate {
  Judged judged;
  float equity;
  std::size_t listed;  // among the legal plays
};

// The best first; equal ones stay in the order of the rules, on every build.
void sort(std::vector<Candidate>& candidates, std::size_t count) {
  std::sort(candidates.begin(), candidates.begin() + static_cast<std::ptrdiff_t>(count),
            [](const Candidate& a, const Candidate& b) {
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
        [&](Die high, Die low, unsigned falls) { list.push_back({{high, low}, static_cast<float>(falls) / 36.0F}); });
    return list;
  }();
  return rolls;
}

// Several positions looked into at once, roll by roll: what each roll leads to is found by whichever thread is free,
// and added up in the same order always.
class Depth {
 public:
  Depth(const View& view, const players::Budget& budget) : budget_(budget), reading_(view.stakes.reading()) {
    for (unsigned t = 0; t < std::max(1U, budget.threads); ++t)
      searches_.emplace_back(nets(), reading_, view.mine, view.theirs);
  }

  // What can be asked for at first sight.
  Search& search() { return searches_[0]; }

  // The chances of the players on roll; `mine` says whether that is the one who thinks. Nothing if it was stopped, or
  // would cost too much.
  std::optional<std::vector<Chances>> look(const std::vector<Board>& boards, int plies, bool mine) {
    spent_ += boards.size() * cost(plies);
    if (budget_.nodes > 0 && spent_ > budget_.nodes) return std::nullopt;
    const auto& rolls = all_rolls();
    std::vector<Chances> found(boards.size() * rolls.size());
    const bool done = players::in_parallel(found.size(), budget_.threads, [&](std::size_t piece, unsigned thread) {
      if (thread == 0 && budget_.stop && budget_.stop()) return false;
      const Board& board = boards[piece / rolls.size()];
      Chances end;
      found[piece] = finished(board, reading_, end)
                         ? end
                         : searches_[thread].after_roll(board, rolls[piece % rolls.size()].dice, plies, mine);
      return true;
    });
    if (!done) return std::nullopt;
    std::vector<Chances> means(boards.size());
    for (std::size_t piece = 0; piece < found.size(); ++piece)
      means[piece / rolls.size()] += found[piece] * rolls[piece % rolls.size()].weight;
    return means;
  }

 private:
  const players::Budget& budget_;
  Gammons reading_;
  std::deque<Search> searches_;
  std::uint64_t spent_ = 0;
};

std::vector<Candidate> judged_plays(const View& view, const Roll& dice, const Strength& strength,
                                    const players::Budget& budget) {
  Depth depth(view, budget);
  std::vector<Candidate> candidates;
  for (const Judged& each : depth.search().judge().plays(view.board, dice)) {
    candidates.push_back({each, view.equity(each.chances, each.after), candidates.size()});
  }
  sort(candidates, candidates.size());
  std::size_t kept = candidates.size();
  for (int plies = 1; plies <= strength.plies && kept > 1; ++plies) {
    const Filter filter = filters[static_cast<std::size_t>(std::min(plies, 3) - 1)];
    const float best = candidates[0].equity;
    std::size_t next = 1;
    while (next < std::min(kept, filter.most) && candidates[next].equity >= best - filter.within) ++next;
    kept = next;
    if (kept == 1) break;
    std::vector<Board> boards;
    boards.reserve(kept);
    for (std::size_t i = 0; i < kept; ++i) boards.push_back(candidates[i].judged.after);
    const auto found = depth.look(boards, plies, false);
    if (!found) break;
    for (std::size_t i = 0; i < kept; ++i) {
      candidates[i].judged.chances = (*found)[i].turned();
      candidates[i].equity = view.equity(candidates[i].judged.chances, candidates[i].judged.after);
    }
    sort(candidates, kept);
    // What was left behind is not told as better than what was looked into.
    for (std::size_t i = kept; i < candidates.size(); ++i) {
      candidates[i].equity = std::min(candidates[i].equity, candidates[kept - 1].equity);
    }
  }
  if (strength.noise > 0) {
    Misjudgement misjudged(players::mixed(budget.seed, 0x6e6f697365ULL), strength.noise, view.board);
    for (Candidate& each : candidates) each.equity += misjudged.next();
    sort(candidates, candidates.size());
  }
  return candidates;
}

// The chances of the player on roll before it is known what he rolls, as deep as the budget allows.
Chances looked_into(const View& view, const Strength& strength, const players::Budget& budget) {
  Depth depth(view, budget);
  Chances chances = depth.search().judge().chances(view.board);
  for (int plies = 1; plies <= std::min(strength.plies, 2); ++plies) {
    const auto found = depth.look({view.board}, plies, true);
    if (!found) break;
    chances = (*found)[0];
  }
  return chances;
}

players::Figures figures_of(const Chances& chances) {
  players::Figures figures;
  figures.push_back({"win", static_cast<double>(chances.win)});
  figures.push_back({"win_gammon", static_cast<double>(chances.win_gammon)});
  figures.push_back({"win_backgammon", static_cast<double>(chances.win_backgammon)});
  figures.push_back({"lose_gammon", static_cast<double>(chances.lose_gammon)});
  figures.push_back({"lose_backgammon", static_cast<double>(chances.lose_backgammon)});
  return figures;
}

players::Decision<Game> decide_play(const State& state, const Strength& strength, const players::Budget& budget) {
  const View view(state, to_act(state));
  players::Decision<Game> decision;
  decision.meaning = players::Meaning::equity;
  for (const Candidate& each : judged_plays(view, state.position().dice, strength, budget)) {
    decision.candidates.push_back(
        {each.judged.play, static_cast<double>(each.equity), figures_of(each.judged.chances)});
  }
  decision.play = decision.candidates[0].play;
  decision.reason = decision.candidates.size() == 1 ? "the only play" : "is worth most";
  return decision;
}

std::string_view reason_for(PlayKind kind, const DoubleValues& values) {
  switch (kind) {
    case PlayKind::offer_double:
      return values.opponent_takes() ? "doubling is worth more than waiting" : "the opponent has to drop";
    case PlayKind::roll:
      return values.too_good() ? "too good to double" : "waiting is worth more than doubling";
    case PlayKind::take:
      return "taking loses less than dropping";
    case PlayKind::drop:
      return "dropping loses less than taking";
    case PlayKind::beaver:
      return "the favourite at twice the stakes";
    case PlayKind::accept:
      return "going on would not win more";
    default:
      return "going on wins more";
  }
}

// About doubling, as the player on roll sees it, in points of the cube as it lies.
players::Advice cube_advice(const View& view, const DoubleValues& values) {
  const auto told = [&](float value) { return static_cast<double>(view.stakes.normalised(value, view.cube.value)); };
  players::Advice advice{"cube", {}, ""};
  advice.figures.push_back({"no_double", told(values.no_double)});
  advice.figures.push_back({"double_take", told(values.take)});
  advice.figures.push_back({"double_drop", told(values.drop)});
  advice.action = values.action(view.cube.holder == Holder::me);
  return advice;
}

// Everything that is not a move: the values of what may be said, as the player to act sees them.
players::Decision<Game> decide_words(const State& state, const Strength& strength, const players::Budget& budget) {
  const Position& position = state.position();
  const Seat me = to_act(state);
  // All of it turns on the chances of the player on roll.
  const View view(state, position.turn);
  const Chances chances = looked_into(view, strength, budget);
  const float alive = liveliness(view.board);
  DoubleValues values = double_values_on(view.board, chances, view.cube, view.stakes);
  if (strength.noise > 0) {
    Misjudgement misjudged(players::mixed(budget.seed, 0x63756265ULL), strength.noise, view.board);
    const float unit = (view.stakes.of(view.cube.value) - view.stakes.of(-view.cube.value)) / 2;
    values.no_double += unit * misjudged.next();
    values.take += unit * misjudged.next();
  }
  const int cube = view.cube.value;
  const auto value = [&](const Play& play) -> float {
    switch (play.kind) {
      case PlayKind::offer_double:
        return values.doubled();
      case PlayKind::take:
        return position.stage == Stage::beavered
                   ? cubeful(chances, {4 * cube, Holder::opponent, true}, view.stakes, alive)
                   : values.take;
      case PlayKind::drop:
        return position.stage == Stage::beavered ? view.stakes.of(-2 * cube) : values.drop;
      case PlayKind::beaver:
        return cubeful(chances, {4 * cube, Holder::opponent, true}, view.stakes, alive);
      case PlayKind::accept:
        return view.stakes.of(-cube * position.resigning);
      default:
        return values.no_double;
    }
  };
  const PlayList plays = legal(state);
  const float sign = me == position.turn ? 1.0F : -1.0F;
  players::Decision<Game> decision = players::ranked<Game>(plays, players::Meaning::equity, [&](const Play& play) {
    return sign * view.stakes.normalised(value(play), cube);
  });
  if (position.resigning == 0 && position.stage != Stage::beavered) decision.advice = cube_advice(view, values);
  decision.reason = reason_for(decision.play.kind, values);
  return decision;
}

}  // namespace

players::Decision<Game> Strong::decide(const State& state, const players::Budget& budget) const {
  const bool moving = state.position().stage == Stage::moving && state.position().resigning == 0;
  return moving ? decide_play(state, strength_, budget) : decide_words(state, strength_, budget);
}

}  // namespace fourfold::backgammon
