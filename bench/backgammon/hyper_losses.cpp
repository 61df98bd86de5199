#include "hyper_losses.h"

#include <fmt/core.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <map>

#include "notation/backgammon/text.h"
#include "players/backgammon/hyper_worth.h"
#include "players/seeded_draws.h"
#include "rules/backgammon/generate.h"
#include "rules/rule_set.h"
#include "timed_player.h"

namespace fourfold::backgammon {
namespace {

struct Mistake {
  double lost;
  std::string text;
};

// The mean loss a decision. Those of one game are not independent, so that the error is taken over games.
class Losses {
 public:
  explicit Losses(std::size_t worst) : most_listed_(worst) {}

  void add(double lost, const std::string& text) {
    sum_ += lost;
    ++decisions_;
    game_sum_ += lost;
    ++game_decisions_;
    if (lost > noticeable) ++wrong_;
    if (lost <= noticeable || (worst_.size() == most_listed_ && lost <= worst_.back().lost)) return;
    worst_.push_back({lost, text});
    std::ranges::sort(worst_, std::ranges::greater{}, &Mistake::lost);
    if (worst_.size() > most_listed_) worst_.pop_back();
  }
  void end_game() {
    games_.emplace_back(game_sum_, static_cast<double>(game_decisions_));
    game_sum_ = 0;
    game_decisions_ = 0;
  }

  std::uint64_t decisions() const { return decisions_; }
  double mean() const { return decisions_ > 0 ? sum_ / static_cast<double>(decisions_) : 0; }
  double error() const {
    double squares = 0;
    for (const auto& [sum, count] : games_) squares += (sum - mean() * count) * (sum - mean() * count);
    return std::sqrt(squares) / std::max(1.0, static_cast<double>(decisions_));
  }

  void tell(const std::string& player, const char* what) const {
    fmt::print("{:<8} {:<22} {:>6} decisions, {:.5f} ± {:.5f} points lost a decision, {:.2f} % wrong\n", player, what,
               decisions_, mean(), error(),
               100.0 * static_cast<double>(wrong_) / static_cast<double>(std::max<std::uint64_t>(1, decisions_)));
    for (const Mistake& each : worst_) fmt::print("    {:.3f}  {}\n", each.lost, each.text);
  }

 private:
  static constexpr double noticeable = 1e-5;  // less is how far values are worked out

  std::size_t most_listed_;
  std::uint64_t decisions_ = 0;
  std::uint64_t wrong_ = 0;
  double sum_ = 0;
  double game_sum_ = 0;
  std::uint64_t game_decisions_ = 0;
  std::vector<std::pair<double, double>> games_;
  std::vector<Mistake> worst_;
};

Board board_of(const State& state, Seat on_roll) {
  return {state.position().side(on_roll), state.position().side(other(on_roll))};
}

// Calls decided(state, play) for every decision of a game of the player with itself.
template <class Decided>
State play_game(players::Engine<Game>& player, const Rules& rules, std::uint64_t seed, Decided decided) {
  State state = initial(rules);
  for (std::uint64_t step = 0; phase(state) != Phase::over; ++step) {
    const std::uint64_t drawn = players::mixed(seed, step);
    if (phase(state) == Phase::roll) {
      state = roll(state, players::roll_drawn(state, drawn));
      continue;
    }
    const Play play = decision_of(player, state, drawn).play;
    decided(state, play);
    state = apply(state, play);
  }
  return state;
}

double cubeless_after(const HyperTables& tables, const State& state, const Play& play) {
  const Seat mover = state.position().turn;
  Board board = board_of(state, mover);
  for (std::size_t s = 0; s < play.count; ++s) make_step(board.on_roll, board.opponent, play.steps[s]);
  return worth_of_having_moved(tables, state.rules().gammon, board.turned()).cubeless;
}

void measure_plays(const HyperTables& tables, const Rules& rules, const std::string& name,
                   const HyperSettings& settings) {
  const auto player = player_named(name);
  if (!player) return;
  Losses losses(settings.worst);
  std::uint64_t turns = 0;
  std::uint64_t games = 0;
  std::map<int, std::uint64_t> ends;
  for (; losses.decisions() < settings.decisions; ++games) {
    const State over =
        play_game(*player, rules, players::mixed(settings.seed, games), [&](const State& state, const Play& played) {
          ++turns;
          const PlayList plays = legal(state);
          if (plays.size() < 2) return;
          Play best = plays[0];
          double most = -4;
          for (const Play& play : plays) {
            const double equity = cubeless_after(tables, state, play);
            if (equity > most) {
              most = equity;
              best = play;
            }
          }
          const double lost = most - cubeless_after(tables, state, played);
          losses.add(lost,
                     fmt::format("{}  {}  best {}, played {}", format_xgid(state), format_roll(state.position().dice),
                                 format_play(state, best), format_play(state, played)));
        });
    losses.end_game();
    ++ends[std::abs(outcome(over).of(Seat::one))];
  }
  losses.tell(name, "plays without a cube");
  fmt::print("    {} games, {:.1f} turns a game; {:.1f} % single, {:.1f} % gammons, {:.1f} % backgammons\n", games,
             static_cast<double>(turns) / static_cast<double>(games),
             100.0 * static_cast<double>(ends[1]) / static_cast<double>(games),
             100.0 * static_cast<double>(ends[2]) / static_cast<double>(games),
             100.0 * static_cast<double>(ends[3]) / static_cast<double>(games));
}

bool may_double(const State& state) {
  const PlayList plays = legal(state);
  return std::ranges::find(plays, PlayKind::offer_double, &Play::kind) != plays.end();
}

// Decisions about the cube in games with it, and what comes of it.
class CubeMeasure {
 public:
  CubeMeasure(const HyperTables& tables, players::Engine<Game>& player, const HyperSettings& settings)
      : tables_(tables), player_(player), doubling_(settings.worst), taking_(settings.worst) {}

  bool enough(std::uint64_t wanted) const {
    return doubling_.decisions() >= wanted && taking_.decisions() >= wanted / 5;
  }

  void play(const Rules& rules, std::uint64_t seed) {
    const State over =
        play_game(player_, rules, seed, [&](const State& state, const Play& played) { decided(state, played, seed); });
    doubling_.end_game();
    taking_.end_game();
    ++games_;
    const bool dropped = over.position().ending == Ending::dropped;
    if (dropped) ++dropped_;
    if (dropped || over.position().cube_exponent > 0) ++turned_;
    const int points = std::abs(outcome(over).of(Seat::one));
    points_ += points;
    highest_ = std::max(highest_, points);
  }

  void tell(const std::string& name) const {
    const auto share = [&](std::uint64_t part) {
      return 100.0 * static_cast<double>(part) / static_cast<double>(games_);
    };
    doubling_.tell(name, "to double or to wait");
    taking_.tell(name, "to take or to drop");
    fmt::print("    {} games, {:.1f} % with a double, {:.1f} % dropped, {:.2f} points a game, {} at most\n", games_,
               share(turned_), share(dropped_), points_ / static_cast<double>(games_), highest_);
  }

 private:
  void decided(const State& state, const Play& played, std::uint64_t seed) {
    if (state.position().stage != Stage::turn_start || !may_double(state)) return;
    const Seat mover = state.position().turn;
    const HyperValues& here = *tables_.at(board_of(state, mover));
    const bool owned = state.position().owns_cube(mover);
    const Part waits = owned ? here.mine : gammons_count(state) ? here.centred : here.jacoby;
    const double wait = in_points(waits);
    const double taken = 2 * in_points(here.theirs);
    const double doubled = std::min(taken, 1.0);
    const auto text = [&](const char* verdict) {
      return fmt::format("{}  wait {:+.3f}, taken {:+.3f}, dropped +1; wins {:.1f} %: {}", format_xgid(state), wait,
                         taken, 100 * in_points(here.win), verdict);
    };
    const bool doubles = played.kind == PlayKind::offer_double;
    doubling_.add(std::max(wait, doubled) - (doubles ? doubled : wait), text(doubles ? "doubled" : "waited"));
    // Who would be doubled rightly is asked, whether it was done or not.
    if (doubled < wait) return;
    const State offered = apply(state, Play{PlayKind::offer_double, 0, {}});
    const bool takes = decision_of(player_, offered, seed).play.kind == PlayKind::take;
    taking_.add(std::max(-taken, -1.0) - (takes ? -taken : -1.0), text(takes ? "taken" : "dropped"));
  }

  const HyperTables& tables_;
  players::Engine<Game>& player_;
  Losses doubling_;
  Losses taking_;
  std::uint64_t games_ = 0;
  std::uint64_t dropped_ = 0;
  std::uint64_t turned_ = 0;
  double points_ = 0;
  int highest_ = 0;
};

void measure_cubes(const HyperTables& tables, const Rules& rules, const std::string& name,
                   const HyperSettings& settings) {
  const auto player = player_named(name);
  if (!player) return;
  CubeMeasure measure(tables, *player, settings);
  for (std::uint64_t game = 0; !measure.enough(settings.cube_decisions); ++game)
    measure.play(rules, players::mixed(settings.seed, 0x63756265ULL, game));
  measure.tell(name);
}

// The plays of every first roll, by the exact values.
void tell_first_rolls(const HyperTables& tables, const Rules& rules) {
  const State begun = begin_with(rules, Seat::one);
  fmt::print("| roll | best play | equity | wins | next best |\n| --- | --- | --- | --- | --- |\n");
  for_each_two_dice([&](Die high, Die low, unsigned /*weight*/) {
    const State waiting = phase(begun) == Phase::decide ? apply(begun, Play{PlayKind::roll, 0, {}}) : begun;
    const State state = roll(waiting, {high, low});
    struct Judged {
      Play play;
      HyperWorth worth;
    };
    std::vector<Judged> plays;
    for (const Play& play : legal(state)) {
      Board board = board_of(state, Seat::one);
      for (std::size_t s = 0; s < play.count; ++s) make_step(board.on_roll, board.opponent, play.steps[s]);
      plays.push_back({play, worth_of_having_moved(tables, rules.gammon, board.turned())});
    }
    std::ranges::sort(plays, std::ranges::greater{}, [](const Judged& each) { return each.worth.cubeless; });
    const Judged& best = plays[0];
    const auto by_cube = std::ranges::max_element(plays, {}, [](const Judged& each) { return each.worth.jacoby; });
    fmt::print("| {}-{} | {} | {:+.3f} | {:.2f} % | {} {:+.3f} | with the cube {:+.3f}{}\n", high.pips(), low.pips(),
               format_play(state, best.play), best.worth.cubeless, 100 * static_cast<double>(best.worth.chances.win),
               plays.size() > 1 ? format_play(state, plays[1].play) : "nothing else",
               plays.size() > 1 ? plays[1].worth.cubeless - best.worth.cubeless : 0, by_cube->worth.jacoby,
               by_cube->play == best.play ? "" : ", by " + format_play(state, by_cube->play));
  });
}

// How often what is right, over all positions with three checkers each, whoever would come there.
void tell_all_cubes(const HyperTables& tables) {
  const auto trios = trios_of(hyper_checkers);
  std::map<std::string, std::uint64_t> owned;
  std::map<std::string, std::uint64_t> in_the_middle;
  std::uint64_t paradoxes = 0;
  std::uint64_t all = 0;
  for (const Trio& mine : trios) {
    for (const Trio& theirs : trios) {
      if ((mine.points() & mirrored(theirs.points())) != 0) continue;
      const HyperValues& here = *tables.at(mine, theirs);
      const double taken = 2 * in_points(here.theirs);
      const auto action = [&](Part waits) {
        const double wait = in_points(waits);
        if (wait > std::min(taken, 1.0)) return wait > 1 ? "too good" : "no double";
        return taken > 1 ? "double, drop" : "double, take";
      };
      ++all;
      ++owned[action(here.mine)];
      ++in_the_middle[action(here.jacoby)];
      if (taken < 0 && taken >= in_points(here.jacoby)) ++paradoxes;
    }
  }
  const auto tell = [&](const char* title, const std::map<std::string, std::uint64_t>& counts) {
    fmt::print("{}:", title);
    for (const auto& [action, count] : counts)
      fmt::print(" {} {:.1f} %;", action, 100.0 * static_cast<double>(count) / static_cast<double>(all));
    fmt::print("\n");
  };
  fmt::print("{} positions with three checkers each\n", all);
  tell("cube in the middle (Jacoby)", in_the_middle);
  tell("cube held", owned);
  fmt::print("a double is right although whoever is doubled is the favourite: {} positions\n\n", paradoxes);
}

}  // namespace

bool measure_hyper(const HyperSettings& settings) {
  Rules rules = find_preset<Game>("hyper")->rules;
  rules.match_length = 0;
  const auto tables = hyper_tables(rules.gammon, players::usual_resources(), hyper_checkers);
  if (tables->pieces() < hyper_checkers) {
    std::fprintf(stderr, "Hypergammon is not solved here (fourfold solve backgammon --rules hyper).\n");
    return false;
  }
  const HyperWorth start = worth_of_beginning(*tables, rules, hyper_start(hyper_checkers));
  fmt::print("who begins: {:+.7f} without a cube, {:+.5f} with one, {:+.5f} under Jacoby's rule\n", start.cubeless,
             start.centred, start.jacoby);
  fmt::print("wins {:.5f} (gammons {:.5f}, backgammons {:.5f}), loses gammons {:.5f}, backgammons {:.5f}\n\n",
             start.chances.win, start.chances.win_gammon, start.chances.win_backgammon, start.chances.lose_gammon,
             start.chances.lose_backgammon);
  tell_first_rolls(*tables, rules);
  tell_all_cubes(*tables);
  Rules without_cube = rules;
  without_cube.cube = false;
  for (const std::string& player : settings.players) {
    measure_plays(*tables, without_cube, player, settings);
    measure_cubes(*tables, rules, player, settings);
    std::fflush(stdout);
  }
  return true;
}

}  // namespace fourfold::backgammon
