// Measures what docs/backgammon-dice-solved.md and docs/players.md tell of Backgammon Dice: what the players' decisions
// lose by the exact chances, what it is worth to begin, how rounds end, and the best answers to every first roll.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <string>
#include <vector>

#include "notation/backgammon_dice/text.h"
#include "players/backgammon_dice/chances.h"
#include "players/backgammon_dice/lineup.h"
#include "players/backgammon_dice/solve.h"
#include "players/backgammon_dice/solved_tables.h"
#include "players/seeded_draws.h"
#include "rules/rule_set.h"
#include "sentences/catalogue.h"

namespace fourfold::backgammon_dice {
namespace {

using Engine = players::Engine<Game>;

struct Settings {
  std::string preset = "simple";
  std::string player = "expert";
  std::string tables;
  int pawns = 4;
  std::uint64_t decisions = 100'000;
  std::uint64_t games = 20'000;
  std::size_t worst = 10;
  std::uint64_t seed = 1;
};

State start(const Rules& rules, const Settings& settings, Seat first) {
  Position position = begin_with(rules, first).position();
  if (!rules.special_sides && !rules.scored) {
    const auto pawns = start_of(rules, settings.pawns).list();
    position.pawns = {pawns, pawns};
  }
  return State::from(rules, position).value();
}

// Calls decided(state, play) for every decision of a game of the player with itself, while that says to go on.
template <class Decided>
State play_game(Engine& player, const State& begun, std::uint64_t seed, Decided decided) {
  State state = begun;
  for (std::uint64_t step = 0; phase(state) != Phase::over; ++step) {
    const std::uint64_t drawn = players::mixed(seed, step);
    if (phase(state) == Phase::roll) {
      state = roll(state, players::roll_drawn(state, drawn));
      continue;
    }
    const Play play = player.think(state, {.seed = drawn})->play;
    if (!decided(state, play)) break;
    state = apply(state, play);
  }
  return state;
}

void tell_share(const char* name, double part, double all) {
  const double share = part / all;
  std::printf("%-24s %6.2f ± %.2f %%\n", name, 100 * share, 100 * std::sqrt(share * (1 - share) / all));
}

// The winning chance, by the exact ones, of who has just moved.
double chance_after(const SolvedTables& tables, const State& after) {
  if (phase(after) == Phase::over) return 1;
  return 1 - in_parts_of_one(tables.chance(after.mine(), after.theirs()).value());
}

struct Mistake {
  double lost;
  std::string position, dice, best, played;
};

class Losses {
 public:
  Losses(const SolvedTables& tables, const Settings& settings) : tables_(tables), settings_(settings) {}

  bool add(const State& state, const Play& played) {
    ++turns_;
    const PlayList plays = legal(state);
    if (plays.size() < 2) return true;
    Play best = plays[0];
    double most = -1;
    for (const Play& play : plays) {
      const double chance = chance_after(tables_, apply(state, play));
      if (chance > most) {
        most = chance;
        best = play;
      }
    }
    const double lost = most - chance_after(tables_, apply(state, played));
    sum_ += lost;
    squares_ += lost * lost;
    ++decisions_;
    keep(state, best, played, lost);
    return decisions_ < settings_.decisions;
  }
  bool enough() const { return decisions_ >= settings_.decisions; }

  void tell() const {
    const auto count = static_cast<double>(decisions_);
    const double mean = sum_ / count;
    std::printf("%llu decisions in %llu turns: %.6f ± %.6f of the winning chance lost a decision, %.6f a turn\n",
                static_cast<unsigned long long>(decisions_), static_cast<unsigned long long>(turns_), mean,
                std::sqrt((squares_ / count - mean * mean) / count), sum_ / static_cast<double>(turns_));
    for (const Mistake& each : worst_) {
      std::printf("%.4f  %s  %s  best %s, played %s\n", each.lost, each.position.c_str(), each.dice.c_str(),
                  each.best.c_str(), each.played.c_str());
    }
  }

 private:
  void keep(const State& state, const Play& best, const Play& played, double lost) {
    if (worst_.size() == settings_.worst && (worst_.empty() || lost <= worst_.back().lost)) return;
    const std::string dice = std::to_string(state.high_die()) + "-" + std::to_string(state.low_die());
    worst_.push_back({lost, format_position(state), dice, format_play(state, best), format_play(state, played)});
    std::ranges::sort(worst_, std::ranges::greater{}, &Mistake::lost);
    if (worst_.size() > settings_.worst) worst_.pop_back();
  }

  const SolvedTables& tables_;
  const Settings& settings_;
  std::uint64_t turns_ = 0;
  std::uint64_t decisions_ = 0;
  double sum_ = 0;
  double squares_ = 0;
  std::vector<Mistake> worst_;
};

// The exact chances that the game needs; none, with a word about it, where they are missing.
std::shared_ptr<const SolvedTables> tables_for(const Rules& rules, const Settings& settings) {
  auto tables = solved_tables(rules, {.tables = settings.tables}, settings.pawns);
  if (tables->pawns() >= settings.pawns) return tables;
  std::fprintf(stderr, "The game with %d pawns is not solved in that folder (fourfold solve backgammon-dice).\n",
               settings.pawns);
  return nullptr;
}

int measure_loss(Engine& player, const Rules& rules, const Settings& settings) {
  const auto tables = tables_for(rules, settings);
  if (!tables) return 1;
  Losses losses(*tables, settings);
  for (std::uint64_t game = 0; !losses.enough(); ++game) {
    play_game(player, start(rules, settings, Seat::one), players::mixed(settings.seed, game),
              [&](const State& state, const Play& play) { return losses.add(state, play); });
  }
  losses.tell();
  return 0;
}

// As data/backgammon-dice/openings.json has them.
int tell_openings(Engine& /*player*/, const Rules& rules, const Settings& settings) {
  const auto tables = tables_for(rules, settings);
  if (!tables) return 1;
  const State begun = start(rules, settings, Seat::one);
  const auto win = tables->chance(begun.mine(), begun.theirs());
  if (!win) return 1;
  std::printf("{\n  \"pawns\": %d,\n  \"win\": %.6f,\n  \"rolls\": [", settings.pawns, in_parts_of_one(*win));
  const char* between = "\n";
  for (const auto& [dice, weight] : chance(begun).rolls) {
    const State rolled = roll(begun, dice);
    std::vector<std::pair<double, std::string>> plays;
    for (const Play& play : legal(rolled)) {
      plays.emplace_back(chance_after(*tables, apply(rolled, play)), format_play(rolled, play));
    }
    std::ranges::sort(plays, std::ranges::greater{});
    plays.resize(std::min<std::size_t>(plays.size(), 2));
    std::printf(R"(%s    {"dice": [%d, %d], "plays": [)", between, rolled.high_die(), rolled.low_die());
    for (const auto& [win, play] : plays) {
      std::printf(R"(%s{"play": "%s", "win": %.6f})", &win == &plays.front().first ? "" : ", ", play.c_str(), win);
    }
    std::printf("]}");
    between = ",\n";
  }
  std::printf("\n  ]\n}\n");
  return 0;
}

int measure_edge(Engine& player, const Rules& rules, const Settings& settings) {
  std::uint64_t won = 0;
  std::uint64_t turns = 0;
  for (std::uint64_t game = 0; game < settings.games; ++game) {
    const Seat first = game % 2 == 0 ? Seat::one : Seat::two;
    const State over = play_game(player, start(rules, settings, first), players::mixed(settings.seed, game),
                                 [&](const State& /*state*/, const Play& /*play*/) {
                                   ++turns;
                                   return true;
                                 });
    if (outcome(over).of(first) > outcome(over).of(other(first))) ++won;
  }
  tell_share("who begins wins", static_cast<double>(won), static_cast<double>(settings.games));
  std::printf("%.1f turns a game\n", static_cast<double>(turns) / static_cast<double>(settings.games));
  return 0;
}

int measure_rounds(Engine& player, const Rules& rules, const Settings& settings) {
  constexpr const char* names[ways_to_end] = {"2-0 for who begins", "1-0", "1-1", "0-1", "0-2"};
  std::array<double, ways_to_end> ends{};
  for (std::uint64_t game = 0; game < settings.games; ++game) {
    const Seat first = game % 2 == 0 ? Seat::one : Seat::two;
    const State over = play_game(player, start(rules, settings, first), players::mixed(settings.seed, game),
                                 [](const State& /*state*/, const Play& /*play*/) { return true; });
    const EndChances end = Chances::settled(over).seen_by(first);
    for (std::size_t i = 0; i < ends.size(); ++i) ends[i] += static_cast<double>(end[i]);
  }
  for (std::size_t i = 0; i < ends.size(); ++i) tell_share(names[i], ends[i], static_cast<double>(settings.games));
  return 0;
}

int run(int argc, char** argv) {
  Settings settings;
  CLI::App app("Measures Backgammon Dice.");
  app.fallthrough();  // options may follow what is measured
  app.require_subcommand(1);
  app.add_option("--rules", settings.preset, "the preset that is played")->capture_default_str();
  app.add_option("--player", settings.player, "who plays both seats")->capture_default_str();
  app.add_option("--tables", settings.tables, "the folder into which fourfold solve has put exact chances");
  app.add_option("--pawns", settings.pawns, "that simple games begin with")
      ->check(CLI::Range(1, pawns_a_side))
      ->capture_default_str();
  app.add_option("--decisions", settings.decisions)->check(CLI::Range(1, 100'000'000))->capture_default_str();
  app.add_option("--games", settings.games)->check(CLI::Range(1, 100'000'000))->capture_default_str();
  app.add_option("--worst", settings.worst, "so many mistakes are listed")->capture_default_str();
  app.add_option("--seed", settings.seed)->capture_default_str();
  const CLI::App& loss = *app.add_subcommand("loss", "what decisions lose by the exact chances, and the worst of them");
  const CLI::App& edge = *app.add_subcommand("edge", "how often who begins wins");
  const CLI::App& openings = *app.add_subcommand("openings", "the two best answers to every first roll, in JSON");
  app.add_subcommand("rounds", "how scored rounds end");
  CLI11_PARSE(app, argc, argv);

  const auto preset = find_preset<Game>(settings.preset);
  if (!preset) {
    std::fprintf(stderr, "%s\n", english(preset.error()).c_str());
    return 1;
  }
  const auto entries = lineup(Game{}).entries;
  const auto entry = std::ranges::find(entries, settings.player, &players::Entry<Game>::name);
  if (entry == entries.end()) {
    std::fprintf(stderr, "There is no player called %s.\n", settings.player.c_str());
    return 1;
  }
  const auto player = entry->make(players::usual_resources());
  const auto measure = loss.parsed()       ? measure_loss
                       : edge.parsed()     ? measure_edge
                       : openings.parsed() ? tell_openings
                                           : measure_rounds;
  return measure(**player, preset->rules, settings);
}

}  // namespace
}  // namespace fourfold::backgammon_dice

int main(int argc, char** argv) try {
  return fourfold::backgammon_dice::run(argc, argv);
} catch (const std::exception& error) {
  std::fprintf(stderr, "%s\n", error.what());
  return 1;
}
