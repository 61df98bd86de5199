// Measures the engine of checkers: what docs/benchmarks.md tells of its speed, of positions whose verdict is known from
// the literature, and of endings that tables know.
#include <CLI/CLI.hpp>
#include <cstdio>
#include <string>

#include "endings.h"
#include "known_positions.h"
#include "rules/rule_set.h"
#include "sentences/catalogue.h"
#include "speeds.h"

namespace fourfold::checkers {
namespace {

struct Settings {
  std::string preset = "tournament";
  std::string tables;
  std::string positions = "bench/checkers/known_positions.txt";
  double seconds = 10;
  int pieces = 4;
  std::size_t wins = 1000;
  std::uint64_t nodes = 100'000;
  std::uint64_t seed = 1;
};

int run(int argc, char** argv) {
  Settings settings;
  CLI::App app("Measures the engine of checkers.");
  app.require_subcommand(1);
  app.add_option("--rules", settings.preset, "the preset that is played")->capture_default_str();
  app.add_option("--tables", settings.tables, "the folder of 'fourfold tables build'; none unless told");
  const CLI::App& speeds = *app.add_subcommand("speeds", "nodes and probes a second, depth 20, two threads");
  CLI::App& known = *app.add_subcommand("known", "positions from the literature, solved");
  known.add_option("--positions", settings.positions)->capture_default_str();
  known.add_option("--seconds", settings.seconds, "of the processor for each, at most")->capture_default_str();
  CLI::App& endings =
      *app.add_subcommand("endings", "every position with so many pieces and fewer, checked to its verdict");
  CLI::App& wins = *app.add_subcommand("wins", "sampled wins with so many pieces, played out");
  for (CLI::App* const command : {&endings, &wins}) {
    command->add_option("--pieces", settings.pieces)->check(CLI::Range(2, 6))->capture_default_str();
  }
  wins.add_option("--count", settings.wins)->capture_default_str();
  wins.add_option("--nodes", settings.nodes, "searched a move")->capture_default_str();
  wins.add_option("--seed", settings.seed)->capture_default_str();
  CLI11_PARSE(app, argc, argv);

  const auto preset = find_preset<Game>(settings.preset);
  if (!preset) {
    std::fprintf(stderr, "%s\n", english(preset.error()).c_str());
    return 1;
  }
  players::Resources resources;
  resources.tables = settings.tables;
  resources.trouble = [](const Message& trouble) { std::fprintf(stderr, "%s\n", english(trouble).c_str()); };
  if (speeds.parsed()) return print_speeds(preset->rules, resources);
  if (known.parsed()) return solve_known(preset->rules, resources, settings.positions, settings.seconds);
  if (endings.parsed()) return check_endings(preset->rules, resources, settings.pieces);
  return play_wins(preset->rules, resources, {settings.pieces, settings.wins, settings.nodes, settings.seed});
}

}  // namespace
}  // namespace fourfold::checkers

int main(int argc, char** argv) try {
  return fourfold::checkers::run(argc, argv);
} catch (const std::exception& error) {
  std::fprintf(stderr, "%s\n", error.what());
  return 1;
}
