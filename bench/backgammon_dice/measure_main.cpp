// Measures what docs/backgammon-dice-solved.md and docs/players.md tell of Backgammon Dice: what the players' decisions
// lose by the exact chances and whether these are right, what it is worth to begin, how rounds end, what habits cost,
// and the best answers to every first roll.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <memory>
#include <span>
#include <string>
#include <thread>
#include <vector>

#include "bench/backgammon_dice/habits.h"
#include "bench/backgammon_dice/losses.h"
#include "bench/backgammon_dice/two_pawns.h"
#include "bench/habits.h"
#include "notation/backgammon_dice/text.h"
#include "players/backgammon_dice/chances.h"
#include "players/backgammon_dice/lineup.h"
#include "players/backgammon_dice/solve.h"
#include "players/backgammon_dice/solved_tables.h"
#include "players/seeded_draws.h"
#include "rules/rule_set.h"
#include "sentences/catalogue.h"
#include "tests/players/backgammon_dice/equations.h"

namespace fourfold::backgammon_dice {
namespace {

using Engine = players::Engine<Game>;

struct Named {
  std::string name;
  std::unique_ptr<Engine> player;
};

struct Settings {
  std::string preset = "simple";
  std::vector<std::string> players = {"expert"};
  std::string tables;
  int pawns = 4;
  std::uint64_t decisions = 100'000;
  std::uint64_t games = 20'000;
  int positions = 2'000;
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

// The winning chance, by the exact ones, of who has just moved.
double chance_after(const SolvedTables& tables, const State& after) {
  if (phase(after) == Phase::over) return 1;
  return 1 - in_parts_of_one(tables.chance(after.mine(), after.theirs()).value());
}

// The exact chances that the game needs; none, with a word about it, where they are missing.
std::shared_ptr<const SolvedTables> tables_for(const Rules& rules, const Settings& settings) {
  auto tables = solved_tables(rules, {.tables = settings.tables}, settings.pawns);
  if (tables->pawns() >= settings.pawns) return tables;
  std::fprintf(stderr, "The game with %d pawns is not solved in that folder (fourfold solve backgammon-dice).\n",
               settings.pawns);
  return nullptr;
}

void add_games(Losses& losses, Engine& player, const State& start, const Settings& settings) {
  for (std::uint64_t game = 0; !losses.enough(); ++game) {
    play_game(player, start, players::mixed(settings.seed, game),
              [&](const State& state, const Play& play) { return losses.add(state, play); });
  }
}

int measure_loss(Engine& player, const Rules& rules, const Settings& settings) {
  const auto tables = tables_for(rules, settings);
  if (!tables) return 1;
  Losses losses([&](const State& after) { return chance_after(*tables, after); }, settings.decisions, settings.worst);
  add_games(losses, player, start(rules, settings, Seat::one), settings);
  losses.tell();
  return 0;
}

// By how much chances differ from what follows from the others as a naive generator of turns has it.
class Differences {
 public:
  void add(double told, double anew) {
    const double differs = std::abs(told - anew);
    most_ = std::max(most_, differs);
    sum_ += differs;
    ++count_;
  }
  void tell() const {
    std::printf("%d positions by naive turns: %.1e off at most, %.1e on average\n", count_, most_, sum_ / count_);
  }

 private:
  double most_ = 0;
  double sum_ = 0;
  int count_ = 0;
};

// All positions with at most so many pawns a side.
template <class Visit>
void every_position(int pawns, Visit visit) {
  for (const Tier& tier : players::tiers_with<Tier>(pawns)) {
    for (const Pawns& more : arrangements_of(tier.more)) {
      for (const Pawns& fewer : arrangements_of(tier.fewer)) {
        if ((more.occupancy().any & fewer.mirrored_occupancy().any) != 0) continue;
        visit(more, fewer);
        if (!tier.even()) visit(fewer, more);
      }
    }
  }
}

// Of the chances in the folder, in positions thrown together or in all there are.
int check_equations(Engine& /*player*/, const Rules& rules, const Settings& settings) {
  const auto tables = tables_for(rules, settings);
  if (!tables) return 1;
  Differences differences;
  const auto add = [&](Pawns mine, Pawns theirs) {
    differences.add(in_parts_of_one(tables->chance(mine, theirs).value()),
                    test::by_naive_turns(rules, *tables, mine, theirs));
  };
  if (settings.positions == 0) {
    every_position(settings.pawns, add);
  } else {
    test::sample(settings.pawns, settings.positions, settings.seed, add);
  }
  differences.tell();
  return 0;
}

Differences differences_of(const TwoPawns& solved, const Rules& rules, const Settings& settings) {
  const auto chance = [&](Pawns roller, Pawns other) {
    Position position;
    position.pawns = {roller.list(), other.list()};
    return solved.winning_chance(State::from(rules, position).value());
  };
  Differences differences;
  for (int i = 0; i < settings.positions; ++i) {
    const std::uint64_t drawn = players::mixed(settings.seed, static_cast<std::uint64_t>(i));
    const State state = solved.position(drawn % solved.positions());
    differences.add(solved.winning_chance(state), test::by_naive_turns(rules, state.mine(), state.theirs(), chance));
  }
  return differences;
}

// Decisions with special sides, where two pawns are as many as can be solved.
int measure_two_pawns(std::span<const Named> asked, const Rules& rules, const Settings& settings) {
  if (rules.scored) {
    std::fprintf(stderr, "Symbols count in scored rounds, and two pawns are solved without.\n");
    return 1;
  }
  TwoPawns solved(rules);
  solved.solve(std::thread::hardware_concurrency());
  std::printf("%zu positions, residual %.1e; whoever begins wins %.4f %%\n", solved.positions(), solved.residual(),
              100 * solved.winning_chance(solved.start(Seat::one)));
  differences_of(solved, rules, settings).tell();
  std::fflush(stdout);
  for (const auto& [name, player] : asked) {
    Losses losses([&](const State& after) { return solved.chance_after(after); }, settings.decisions, settings.worst);
    add_games(losses, *player, solved.start(Seat::one), settings);
    std::printf("%s: ", name.c_str());
    losses.tell();
    std::fflush(stdout);
  }
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
  bench::Mean won;
  std::uint64_t turns = 0;
  for (std::uint64_t game = 0; game < settings.games; ++game) {
    const Seat first = game % 2 == 0 ? Seat::one : Seat::two;
    const State over = play_game(player, start(rules, settings, first), players::mixed(settings.seed, game),
                                 [&](const State& /*state*/, const Play& /*play*/) {
                                   ++turns;
                                   return true;
                                 });
    won.add(outcome(over).of(first) > outcome(over).of(other(first)) ? 1 : 0);
  }
  won.tell_share("who begins wins");
  std::printf("%.1f turns a game\n", static_cast<double>(turns) / static_cast<double>(settings.games));
  return 0;
}

int measure_rounds(Engine& player, const Rules& rules, const Settings& settings) {
  constexpr const char* names[ways_to_end] = {"2-0 for who begins", "1-0", "1-1", "0-1", "0-2"};
  std::array<bench::Mean, ways_to_end> ends;
  for (std::uint64_t game = 0; game < settings.games; ++game) {
    const Seat first = game % 2 == 0 ? Seat::one : Seat::two;
    const State over = play_game(player, start(rules, settings, first), players::mixed(settings.seed, game),
                                 [](const State& /*state*/, const Play& /*play*/) { return true; });
    const EndChances end = Chances::settled(over).seen_by(first);
    for (std::size_t i = 0; i < ends.size(); ++i) ends[i].add(static_cast<double>(end[i]));
  }
  for (std::size_t i = 0; i < ends.size(); ++i) ends[i].tell_share(names[i]);
  return 0;
}

constexpr Seat both[] = {Seat::one, Seat::two};

int measure_habits(Engine& player, const Rules& rules, const Settings& settings) {
  bench::measure_habits<Game>(player, habits(), both, {settings.games, settings.seed},
                              [&](Seat first) { return start(rules, settings, first); });
  return 0;
}

// In a scored round, the share of its two points; a point that nobody gets is shared.
int measure_handicaps(Engine& player, const Rules& rules, const Settings& settings) {
  bench::measure_handicaps<Game>(
      player, habits(), both, {settings.games, settings.seed},
      [&](Seat first) { return start(rules, settings, first); },
      [](const State& over, Seat seat) {
        const Outcome result = outcome(over);
        return 0.5 + (result.of(seat) - result.of(other(seat))) / 4.0;
      });
  return 0;
}

// What can be measured of each player by itself.
struct Measure {
  const char* name;
  const char* help;
  int (*of)(Engine&, const Rules&, const Settings&);
};
constexpr std::array measures = {
    Measure{"loss", "what decisions lose by the exact chances, and the worst of them", measure_loss},
    Measure{"equations", "whether the exact chances follow from each other by naive turns", check_equations},
    Measure{"edge", "how often who begins wins", measure_edge},
    Measure{"openings", "the two best answers to every first roll, in JSON", tell_openings},
    Measure{"habits", "what it costs to decide by a rule, by the player's judgement", measure_habits},
    Measure{"handicaps", "how much the player wins against itself if it keeps to such a rule", measure_handicaps},
    Measure{"rounds", "how scored rounds end", measure_rounds},
};

void add_options(CLI::App& app, Settings& settings) {
  app.add_option("--rules", settings.preset, "the preset that is played")->capture_default_str();
  app.add_option("--player", settings.players, "who plays both seats; several after each other")
      ->delimiter(',')
      ->capture_default_str();
  app.add_option("--tables", settings.tables, "the folder into which fourfold solve has put exact chances");
  app.add_option("--pawns", settings.pawns, "that simple games begin with")
      ->check(CLI::Range(1, pawns_a_side))
      ->capture_default_str();
  app.add_option("--decisions", settings.decisions)->check(CLI::Range(1, 100'000'000))->capture_default_str();
  app.add_option("--games", settings.games)->check(CLI::Range(1, 100'000'000))->capture_default_str();
  app.add_option("--positions", settings.positions, "drawn at random; 0: all there are")
      ->check(CLI::Range(0, 100'000'000))
      ->capture_default_str();
  app.add_option("--worst", settings.worst, "so many mistakes are listed")->capture_default_str();
  app.add_option("--seed", settings.seed)->capture_default_str();
}

// None if one of them cannot be had; then it has been said why.
std::vector<Named> players_of(const Settings& settings) {
  const auto entries = lineup(Game{}).entries;
  std::vector<Named> asked;
  for (const std::string& name : settings.players) {
    const auto entry = std::ranges::find(entries, name, &players::Entry<Game>::name);
    if (entry == entries.end()) {
      std::fprintf(stderr, "There is no player called %s.\n", name.c_str());
      return {};
    }
    auto made = entry->make(players::usual_resources());
    if (!made) {
      std::fprintf(stderr, "%s\n", english(made.error()).c_str());
      return {};
    }
    asked.push_back({name, *std::move(made)});
  }
  return asked;
}

int run(int argc, char** argv) {
  Settings settings;
  CLI::App app("Measures Backgammon Dice.");
  app.fallthrough();  // options may follow what is measured
  app.require_subcommand(1);
  add_options(app, settings);
  for (const Measure& each : measures) app.add_subcommand(each.name, each.help);
  const CLI::App& two =
      *app.add_subcommand("two-pawns", "what decisions lose with special sides and two pawns, solved first");
  CLI11_PARSE(app, argc, argv);

  const auto preset = find_preset<Game>(settings.preset);
  if (!preset) {
    std::fprintf(stderr, "%s\n", english(preset.error()).c_str());
    return 1;
  }
  const std::vector<Named> asked = players_of(settings);
  if (asked.empty()) return 1;
  if (two.parsed()) return measure_two_pawns(asked, preset->rules, settings);
  const auto* const measure =
      std::ranges::find_if(measures, [&](const Measure& each) { return app.got_subcommand(each.name); });
  for (const auto& [name, player] : asked) {
    if (asked.size() > 1) std::printf("%s:\n", name.c_str());
    if (const int code = measure->of(*player, preset->rules, settings); code != 0) return code;
  }
  return 0;
}

}  // namespace
}  // namespace fourfold::backgammon_dice

int main(int argc, char** argv) try {
  return fourfold::backgammon_dice::run(argc, argv);
} catch (const std::exception& error) {
  std::fprintf(stderr, "%s\n", error.what());
  return 1;
}
