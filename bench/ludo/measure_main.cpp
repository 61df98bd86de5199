// Measures what docs/ludo.md tells: how much it is worth to begin, what habits cost by the judgement of a player of
// ours, and how often it still wins against itself if it keeps to one.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <string>
#include <vector>

#include "players/ludo/danger.h"
#include "players/ludo/gains.h"
#include "players/ludo/lineup.h"
#include "players/seeded_draws.h"
#include "rules/rule_set.h"
#include "sentences/catalogue.h"

namespace fourfold::ludo {
namespace {

using Candidate = players::Candidate<Game>;

struct Settings {
  std::string preset = "standard";
  std::string seats = "1,3";
  std::string player = "expert";
  std::uint64_t games = 1000;
  std::uint64_t seed = 1;
};

// A decision: the position, and all plays, best first.
struct Judged {
  State state;
  std::vector<Candidate> plays;
};

// Keeps to some of the plays, whatever they are worth; all of them where the habit has nothing to say.
struct Habit {
  const char* name;
  std::vector<bool> (*kept)(const Judged& judged);
};

template <class Number>
std::vector<bool> where_most(const Judged& judged, Number number) {
  std::vector<int> numbers;
  numbers.reserve(judged.plays.size());
  for (const Candidate& each : judged.plays) numbers.push_back(number(judged.state, each.play));
  const int most = *std::ranges::max_element(numbers);
  std::vector<bool> kept;
  kept.reserve(numbers.size());
  for (const int each : numbers) kept.push_back(each == most);
  return kept;
}

constexpr Habit habits[] = {
    {"always captures",
     [](const Judged& judged) {
       return where_most(judged, [](const State& state, const Play& play) { return gains_of(state, play).captured; });
     }},
    {"never captures",
     [](const Judged& judged) {
       return where_most(judged, [](const State& state, const Play& play) { return -gains_of(state, play).captured; });
     }},
    {"always brings a piece home",
     [](const Judged& judged) {
       return where_most(judged, [](const State& state, const Play& play) { return gains_of(state, play).finished; });
     }},
    {"always enters",
     [](const Judged& judged) {
       return where_most(judged, [](const State& state, const Play& play) { return gains_of(state, play).entered; });
     }},
    {"never enters while something else moves",
     [](const Judged& judged) {
       return where_most(judged, [](const State& state, const Play& play) { return -gains_of(state, play).entered; });
     }},
    {"runs with the foremost piece",
     [](const Judged& judged) {
       return where_most(judged, [](const State& state, const Play& play) { return gains_of(state, play).furthest; });
     }},
    {"plays it safest",
     [](const Judged& judged) {
       return where_most(judged, [](const State& state, const Play& play) {
         return -danger_to(apply(state, play), to_act(state)).rolls;
       });
     }},
};

struct Cost {
  std::uint64_t asked = 0;  // decisions in which the habit has something to say
  std::uint64_t wrong = 0;  // of them, those in which it costs a hundredth of a game and more
  double lost = 0;          // of winning chance, in all of them

  void add(const Judged& judged, const std::vector<bool>& kept) {
    if (std::ranges::find(kept, false) == kept.end()) return;
    const auto best = static_cast<std::size_t>(std::ranges::find(kept, true) - kept.begin());
    const double loss = judged.plays[0].figures[0].value - judged.plays[best].figures[0].value;
    ++asked;
    wrong += loss >= 0.01 ? 1 : 0;
    lost += loss;
  }
};

// Plays a game by choose(judged), which names one of the plays. Who won.
template <class Choose>
Seat play_out(players::Engine<Game>& player, State state, std::uint64_t seed, Choose choose) {
  for (std::uint64_t step = 0; phase(state) != Phase::over; ++step) {
    if (phase(state) == Phase::roll) {
      state = roll(state, players::roll_drawn(state, players::mixed(seed, step)));
      continue;
    }
    const Judged judged{state, player.think(state)->candidates};
    state = apply(state, judged.plays[choose(judged)].play);
  }
  return to_act(state);
}

void tell_share(const std::string& name, std::uint64_t wins, std::uint64_t games) {
  const double share = static_cast<double>(wins) / static_cast<double>(games);
  std::printf("%-40s %.2f %% ± %.2f\n", name.c_str(), 100 * share,
              100 * std::sqrt(share * (1 - share) / static_cast<double>(games)));
  std::fflush(stdout);
}

void measure_edge(players::Engine<Game>& player, const Rules& rules, const Settings& settings) {
  const auto seated = seats(rules);
  std::vector<std::uint64_t> wins(seated.size());
  for (std::uint64_t game = 0; game < settings.games; ++game) {
    const Seat winner = play_out(player, begin_with(rules, seated[0]), players::mixed(settings.seed, game),
                                 [](const Judged& /*judged*/) { return std::size_t{0}; });
    ++wins[static_cast<std::size_t>(std::ranges::find(seated, winner) - seated.begin())];
  }
  for (std::size_t i = 0; i < wins.size(); ++i) {
    tell_share("number " + std::to_string(i + 1) + " to roll wins", wins[i], settings.games);
  }
}

void measure_habits(players::Engine<Game>& player, const Rules& rules, const Settings& settings) {
  std::vector<Cost> costs(std::size(habits));
  for (std::uint64_t game = 0; game < settings.games; ++game) {
    play_out(player, begin_with(rules, seats(rules)[0]), players::mixed(settings.seed, game),
             [&](const Judged& judged) {
               for (std::size_t i = 0; i < costs.size(); ++i) costs[i].add(judged, habits[i].kept(judged));
               return std::size_t{0};
             });
  }
  for (std::size_t i = 0; i < costs.size(); ++i) {
    const Cost& cost = costs[i];
    const auto asked = static_cast<double>(std::max<std::uint64_t>(1, cost.asked));
    const double a_player = static_cast<double>(settings.games) * static_cast<double>(seats(rules).size());
    std::printf("%-40s asked %4.1f times a game, costs a hundredth and more in %4.1f %%, %.2f hundredths on average\n",
                habits[i].name, static_cast<double>(cost.asked) / a_player,
                100 * static_cast<double>(cost.wrong) / asked, 100 * cost.lost / asked);
  }
}

// One seat keeps to the habit and is else as good as the others; it takes each seat in turn.
void measure_handicaps(players::Engine<Game>& player, const Rules& rules, const Settings& settings) {
  const auto seated = seats(rules);
  for (const Habit& habit : habits) {
    std::uint64_t wins = 0;
    for (std::uint64_t game = 0; game < settings.games; ++game) {
      // The same dice once for every seat, and whoever begins, everybody does it as often.
      const std::uint64_t round = game / seated.size();
      const Seat own = seated[game % seated.size()];
      const Seat winner = play_out(player, begin_with(rules, seated[round % seated.size()]),
                                   players::mixed(settings.seed, round), [&](const Judged& judged) {
                                     if (to_act(judged.state) != own) return std::size_t{0};
                                     const std::vector<bool> kept = habit.kept(judged);
                                     return static_cast<std::size_t>(std::ranges::find(kept, true) - kept.begin());
                                   });
      wins += winner == own ? 1 : 0;
    }
    tell_share(habit.name, wins, settings.games);
  }
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
