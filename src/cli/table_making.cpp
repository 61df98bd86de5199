#include "cli/table_making.h"

#include <algorithm>
#include <thread>

#include <CLI/CLI.hpp>

#include "cli/whole_number.h"
#include "players/registry.h"

namespace fourfold::cli {

void add_making_options(CLI::App& command, MakingOptions& options) {
  command.add_option("--folder", options.folder)->type_name("FOLDER");
  command.add_option("--threads", options.threads)->type_name("N");
  add_json_flag(command, options.json);
}

Answer<unsigned> asked_threads(const MakingOptions& options) {
  if (!options.threads) return std::max(1U, std::thread::hardware_concurrency());
  return read_whole_number<unsigned>(say<"terminal.number.threads">(), *options.threads, 1, 1024);
}

players::Resources asked_resources(const MakingOptions& options) {
  players::Resources resources = players::usual_resources();
  if (!options.folder.empty()) resources.tables = options.folder;
  return resources;
}

}  // namespace fourfold::cli
