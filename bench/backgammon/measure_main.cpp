// Measures backgammon's players beside GNU Backgammon, and at hypergammon beside the exact values: what
// docs/benchmarks.md and docs/hypergammon-solved.md tell. Ctrl-C ends with what there is.
#include <CLI/CLI.hpp>
#include <cstdio>

#include "cubes_compared.h"
#include "hyper_losses.h"
#include "judged_decisions.h"
#include "plays_compared.h"
#include "questions.h"
#include "rules/rule_set.h"
#include "sentences/catalogue.h"
#include "speeds.h"
#include "timed_player.h"

namespace fourfold::backgammon {
namespace {

struct Settings {
  std::size_t decisions = 1000;
  std::string preset = "tournament";
  std::string games_of = "gnubg:0";
  std::vector<std::string> players{"nets:0", "nets:1", "nets:2", "gnubg:0", "gnubg:1", "gnubg:2"};
  std::uint64_t seed = 1;
  players::RolloutSettings rollout{.trials = 576, .truncate = 11, .threads = 1};
};

void add_options(CLI::App& command, Settings& settings) {
  command.add_option("--decisions", settings.decisions)->capture_default_str();
  command.add_option("--rules", settings.preset, "of those games")->capture_default_str();
  command.add_option("--games-of", settings.games_of, "whose games the decisions are from")->capture_default_str();
  command.add_option("--seed", settings.seed, "of those games")->capture_default_str();
  command.add_option("--players", settings.players)->delimiter(',')->capture_default_str();
  command.add_option("--trials", settings.rollout.trials, "of a rollout")->capture_default_str();
  command.add_option("--truncate", settings.rollout.truncate, "rollouts after so many turns")->capture_default_str();
  command.add_option("--plies", settings.rollout.plies, "that the players of rollouts look ahead")
      ->capture_default_str();
  command.add_option("--threads", settings.rollout.threads, "for rollouts")->capture_default_str();
}

int run(int argc, char** argv) {
  Settings settings;
  CLI::App app("Measures backgammon's players beside GNU Backgammon.");
  app.require_subcommand(1);
  CLI::App& plays = *app.add_subcommand("plays", "equity lost a decision, disagreements rolled out");
  CLI::App& cubes = *app.add_subcommand("cubes", "how often the first two players agree about the cube");
  const CLI::App& speeds = *app.add_subcommand("speeds", "evaluations and rollouts a second");
  HyperSettings hyper_settings;
  CLI::App& hyper = *app.add_subcommand("hyper", "what decisions at hypergammon lose by the exact values");
  hyper.add_option("--players", hyper_settings.players)->delimiter(',')->capture_default_str();
  hyper.add_option("--decisions", hyper_settings.decisions, "without a cube")->capture_default_str();
  hyper.add_option("--cube-decisions", hyper_settings.cube_decisions, "to double or to wait")->capture_default_str();
  hyper.add_option("--seed", hyper_settings.seed)->capture_default_str();
  hyper.add_option("--worst", hyper_settings.worst, "so many mistakes are listed")->capture_default_str();
  add_options(plays, settings);
  add_options(cubes, settings);
  std::string judged;
  CLI::App& judge = *app.add_subcommand("judge", "rolls decisions out once, and keeps them in a file");
  add_options(judge, settings);
  judge.add_option("file", judged)->required();
  CLI::App& lost = *app.add_subcommand("lost", "what players lose in the decisions of such a file");
  lost.add_option("--players", settings.players)->delimiter(',')->capture_default_str();
  lost.add_option("file", judged)->required();
  CLI11_PARSE(app, argc, argv);
  if (speeds.parsed()) {
    print_speeds();
    return 0;
  }
  if (hyper.parsed()) return measure_hyper(hyper_settings) ? 0 : 1;
  if (cubes.parsed() && cubes.count("--players") == 0) settings.players = {"nets:2", "gnubg:2"};
  if (cubes.parsed() && settings.players.size() != 2) {
    std::fprintf(stderr, "Cubes are compared between two players.\n");
    return 1;
  }
  for (const std::string& player : settings.players) {
    if (!judge.parsed() && !player_named(player)) return 1;
  }
  if (lost.parsed()) return score_players(judged, settings.players) ? 0 : 1;
  const auto preset = find_preset<Game>(settings.preset);
  if (!preset) {
    std::fprintf(stderr, "%s\n", english(preset.error()).c_str());
    return 1;
  }
  const auto source = player_named(settings.games_of);
  if (!source) return 1;
  if (judge.parsed() && settings.preset != "tournament") {
    std::fprintf(stderr, "Judged decisions are of games by tournament rules: their file says no rules.\n");
    return 1;
  }
  if (judge.parsed()) {
    const auto questions = plays_to_choose(preset->rules, *source, settings.decisions, settings.seed);
    return judge_decisions(questions, judged, settings.rollout) ? 0 : 1;
  }
  if (plays.parsed()) {
    compare_plays(plays_to_choose(preset->rules, *source, settings.decisions, settings.seed), settings.players,
                  settings.rollout);
  } else {
    compare_cubes(doubles_to_choose(preset->rules, *source, settings.decisions, settings.seed), settings.players[0],
                  settings.players[1], settings.rollout);
  }
  return 0;
}

}  // namespace
}  // namespace fourfold::backgammon

int main(int argc, char** argv) try {
  return fourfold::backgammon::run(argc, argv);
} catch (const std::exception& error) {
  std::fprintf(stderr, "%s\n", error.what());
  return 1;
}
