// fourfold bench: how fast this build is, and its signature.
#include <memory>

#include <fmt/core.h>
#include <CLI/CLI.hpp>

#include "bench/processor_time.h"
#include "bench/signature.h"
#include "bench/speed.h"
#include "cli/commands.h"
#include "cli/language.h"
#include "cli/question.h"
#include "cli/report.h"
#include "cli/whole_number.h"
#include "rules/rule_set.h"

namespace fourfold::cli {
namespace {

struct BenchOptions {
  std::string only;
  std::string repeat = "5";
  bool json = false;
};

constexpr std::string_view parts[] = {"signature", "speed"};

Json measure_all(int repetitions, bool quiet) {
  if (!quiet)
    fmt::print("{:48}  {:>12}  {:>12}\n", said<"terminal.bench.heading">(), said<"terminal.bench.best">(),
               said<"terminal.bench.median">());
  Json speeds = Json::array();
  for (const bench::Workload& workload : bench::workloads()) {
    const bench::Speed speed = bench::measure(workload, repetitions, bench::processor_seconds);
    if (!quiet) {
      fmt::print("{:48}  {:12.0f}  {:12.0f}  {}\n", workload.name, speed.best(), speed.median(), workload.unit);
      flush_output();
    }
    speeds.push_back({{"name", workload.name},
                      {"unit", workload.unit},
                      {"count", speed.count},
                      {"best_per_second", speed.best()},
                      {"median_per_second", speed.median()}});
  }
  return speeds;
}

int run(const BenchOptions& options) {
  if (!options.only.empty() && options.only != parts[0] && options.only != parts[1]) {
    return report(refuse(unknown_name<"unknown.part">(options.only, parts)).value());
  }
  const Answer<int> repetitions = read_whole_number(say<"terminal.number.repetitions">(), options.repeat, 1, 1000);
  if (!repetitions) return report(repetitions.error());
  Json json = Json::object();
  if (options.only != "signature") json["speeds"] = measure_all(*repetitions, options.json);
  if (options.only != "speed") {
    const std::string signature = bench::signature_text(bench::signature());
    json["signature"] = signature;
    if (!options.json) fmt::print("signature {}\n", signature);
  }
  if (options.json) print_json(json);
  return exit_ok;
}

}  // namespace

void add_bench_command(CLI::App& program, int& exit_code) {
  CLI::App& command = *program.add_subcommand("bench");
  const auto options = std::make_shared<BenchOptions>();
  command.add_option("--only", options->only)->type_name("signature|speed");
  command.add_option("--repeat", options->repeat)->type_name("N");
  add_json_flag(command, options->json);
  command.footer(said<"help.bench.footer">());
  command.callback([options, &exit_code] { exit_code = run(*options); });
}

}  // namespace fourfold::cli
