// Measures what docs/ludo.md tells: how much it is worth to begin, what habits cost by the judgement of a player of
// ours, and how often it still wins against itself if it keeps to one.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdio>
#include <string>
#include <vector>

#include "bench/habits.h"
#include "players/ludo/danger.h"
#include "players/ludo/gains.h"
#include "players/ludo/lineup.h"
#include "players/seeded_draws.h"
#include "rules/rule_set.h"
#include "sentences/catalogue.h"

namespace fourfold::ludo {
namespace {

struct Settings {
  std::string preset = "standard";
  std::string seats = "1,3";
  std::string player = "expert";
  std::uint64_t games = 1000;
  std::uint64_t seed = 1;
};

constexpr bench::Habit<Game> habits[] = {
    {"always captures", [](const State& state, const Play& play) { return gains_of(state, play).captured; }},
    {"never captures", [](const State& state, const Play& play) { return -gains_of(state, play).captured; }},
    {"always brings a piece home", [](const State& state, const Play& play) { return gains_of(state, play).finished; }},
    {"always enters", [](const State& state, const Play& play) { return gains_of(state, play).entered; }},
    {"never enters while something else moves",
     [](const State& state, const Play& play) { return -gains_of(state, play).entered; }},
    {"runs with the foremost piece",
     [](const State& state, const Play& play) { return gains_of(state, play).furthest; }},
    {"plays it safest",
     [](const State& state, const Play& play) { return -danger_to(apply(state, play), to_act(state)).rolls; }},
};

void measure_edge(players::Engine<Game>& player, const Rules& rules, const Settings& settings) {
  const auto seated = seats(rules);
  std::vector<bench::Mean> wins(seated.size());
  for (std::uint64_t game = 0; game < settings.games; ++game) {
    const State over = bench::play_out(player, begin_with(rules, seated[0]), players::mixed(settings.seed, game),
                                       [](const bench::Judged<Game>& /*judged*/) { return std::size_t{0}; });
    for (std::size_t i = 0; i < wins.size(); ++i) wins[i].add(to_act(over) == seated[i] ? 1 : 0);
  }
  for (std::size_t i = 0; i < wins.size(); ++i) wins[i].tell_share("number " + std::to_string(i + 1) + " to roll wins");
}

void measure_habits(players::Engine<Game>& player, const Rules& rules, const Settings& settings) {
  bench::measure_habits<Game>(player, habits, seats(rules), {settings.games, settings.seed},
                              [&](Seat first) { return begin_with(rules, first); });
}

void measure_handicaps(players::Engine<Game>& player, const Rules& rules, const Settings& settings) {
  bench::measure_handicaps<Game>(
      player, habits, seats(rules), {settings.games, settings.seed},
      [&](Seat first) { return begin_with(rules, first); },
      [](const State& over, Seat seat) { return to_act(over) == seat ? 1.0 : 0.0; });
}

int run(int argc, char** argv) {
  Settings settings;
  CLI::App app("Measures ludo.");
  app.fallthrough();  // options may follow what is measured
  app.require_subcommand(1);
  app.add_option("--rules", settings.preset, "the preset that is played")->capture_default_str();
  app.add_option("--seats", settings.seats, "who plays")->capture_default_str();
  app.add_option("--player", settings.player, "who plays all seats")->capture_default_str();
  app.add_option("--games", settings.games)->check(CLI::Range(1, 10'000'000))->capture_default_str();
  app.add_option("--seed", settings.seed)->capture_default_str();
  const CLI::App& edge = *app.add_subcommand("edge", "how often each seat wins, counted from the one who begins");
  const CLI::App& cost = *app.add_subcommand("habits", "what it costs to decide by a rule, by the player's judgement");
  app.add_subcommand("handicaps", "how often the player wins against itself if it keeps to such a rule");
  CLI11_PARSE(app, argc, argv);

  const auto preset = find_preset<Game>(settings.preset);
  if (!preset) {
    std::fprintf(stderr, "%s\n", english(preset.error()).c_str());
    return 1;
  }
  Rules rules = preset->rules;
  if (const auto set = set_option<Game>(rules, "seats", settings.seats); !set) {
    std::fprintf(stderr, "%s\n", english(set.error()).c_str());
    return 1;
  }
  const auto entries = lineup(Game{}).entries;
  const auto entry = std::ranges::find(entries, settings.player, &players::Entry<Game>::name);
  if (entry == entries.end()) {
    std::fprintf(stderr, "There is no player called %s.\n", settings.player.c_str());
    return 1;
  }
  const auto player = entry->make(players::usual_resources());

  const auto measure = edge.parsed() ? measure_edge : cost.parsed() ? measure_habits : measure_handicaps;
  measure(**player, rules, settings);
  return 0;
}

}  // namespace
}  // namespace fourfold::ludo

int main(int argc, char** argv) try { return fourfold::ludo::run(argc, argv); } catch (const std::exception& error) {
  std::fprintf(stderr, "%s\n", error.what());
  return 1;
}
