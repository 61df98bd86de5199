// fourfold tables: makes tables of endings that players look into, in a folder of the user's.
#include <memory>

#include <fmt/core.h>
#include <CLI/CLI.hpp>

#include "cli/ask.h"
#include "cli/command_help.h"
#include "cli/commands.h"
#include "cli/language.h"
#include "cli/progress_bar.h"
#include "cli/report.h"
#include "cli/streams.h"
#include "cli/table_making.h"
#include "cli/whole_number.h"
#include "players/registry.h"

namespace fourfold::cli {
namespace {

struct TablesOptions {
  std::string action;
  MakingOptions making;
  std::string pieces = "6";
};

Json json_of(const players::TableReport& made) {
  Json counts = Json::array();
  for (const players::TableCounts& each : made.counts) {
    counts.push_back({{"pieces", each.pieces},
                      {"positions", each.positions},
                      {"won", each.won},
                      {"lost", each.lost},
                      {"drawn", each.drawn},
                      {"longest", each.longest}});
  }
  return {{"folder", made.folder}, {"bytes", made.bytes}, {"finished", made.finished}, {"counts", counts}};
}

void print_for_people(const players::TableReport& made) {
  const auto megabytes = static_cast<double>(made.bytes) / 1e6;
  fmt::print("{}\n", in_words(say<"terminal.tables.made", "folder", "megabytes">(made.folder, decimal(megabytes, 1))));
  for (const players::TableCounts& each : made.counts) {
    fmt::print("{}\n", in_words(say<"terminal.tables.counts", "pieces", "positions", "won", "lost", "drawn", "longest">(
                           each.pieces, std::to_string(each.positions), std::to_string(each.won),
                           std::to_string(each.lost), std::to_string(each.drawn), std::to_string(each.longest))));
  }
  if (!made.finished) fmt::print("{}\n", in_words(say<"terminal.tables.stopped">()));
}

template <Game G>
Answer<players::TableReport> build(const TablesOptions& options) {
  const auto rules = asked_rules<G>(options.making.question);
  if (!rules) return passed_on(rules);
  const auto builder = lineup(G{}).build_tables;
  if (builder == nullptr) return refuse<"tables.game-has-none", "game">(G::title());
  const auto pieces = read_whole_number<int>(say<"terminal.number.pieces">(), options.pieces, 2, 99);
  if (!pieces) return passed_on(pieces);
  const auto threads = asked_threads(options.making);
  if (!threads) return passed_on(threads);
  players::TableWork work{.pieces = *pieces, .threads = *threads};
  players::Resources resources = asked_resources(options.making);
  resources.trouble = [](const Message& message) { tell_trouble(in_words(message)); };
  const auto plan = builder->plan(*rules, resources, *pieces);
  if (!plan) return tl::unexpected<Refusal>(Refusal(plan.error()));
  const auto megabytes = std::to_string(plan->memory >> 20);
  tell("{}\n", in_words(say<"terminal.tables.plan", "positions", "there", "megabytes">(
                   std::to_string(plan->positions), std::to_string(plan->positions_there), megabytes)));
  const StopSignals stop_signals;
  ProgressBar progress;
  work.stop = [] { return StopSignals::came(); };
  work.told = [&](const players::TableProgress& so_far) {
    progress.show(static_cast<std::int64_t>(so_far.done), static_cast<std::int64_t>(so_far.all), positions_done,
                  [&] { return so_far.now; });
  };
  auto made = builder->build(*rules, resources, work);
  if (!made) return tl::unexpected<Refusal>(Refusal(made.error()));
  return *std::move(made);
}

int run(const TablesOptions& options) {
  if (options.action != "build")
    return report_usage(say<"terminal.tables.action", "action">(clipped(options.action)), "tables");
  const Question& question = options.making.question;
  if (!names_game(question.game, "tables")) return exit_usage;
  const Answer<players::TableReport> made = with_game(question.game, [&]<class G>() { return build<G>(options); });
  return tell_what_was_made(
      options.making, made, [](const players::TableReport& tables) { return json_of(tables); },
      [](const players::TableReport& tables) { print_for_people(tables); });
}

}  // namespace

void add_tables_command(CLI::App& program, int& exit_code) {
  CLI::App& command = *program.add_subcommand("tables");
  const auto options = std::make_shared<TablesOptions>();
  command.add_option("ACTION", options->action)->required()->type_name("build");
  add_game_options(command, options->making.question);
  command.add_option("--pieces", options->pieces)->type_name("N");
  add_making_options(command, options->making);
  command.footer(
      said<"help.tables.footer">() + "\n" +
      examples({"fourfold tables build checkers --pieces 5", "fourfold tables build checkers --rules botanica"}));
  command.callback([options, &exit_code] { exit_code = run(*options); });
}

}  // namespace fourfold::cli
