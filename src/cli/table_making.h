// What `fourfold tables` and `fourfold solve` have in common: long work whose result is files in a folder of the
// user's.
#pragma once

#include <optional>
#include <string>

#include "cli/answer.h"
#include "cli/question.h"
#include "cli/report.h"
#include "players/resources.h"

namespace CLI {
class App;
}

namespace fourfold::cli {

struct MakingOptions {
  Question question;
  std::string folder;  // the usual one where it is empty
  std::optional<std::string> threads;
  bool json = false;
};

// --folder, --threads and --json. The game's own come before them.
void add_making_options(CLI::App& command, MakingOptions& options);

// As many as the machine has unless told.
Answer<unsigned> asked_threads(const MakingOptions& options);
// The usual ones, but with the folder that was asked for.
players::Resources asked_resources(const MakingOptions& options);

// What came of it, as JSON or for people; what was refused is reported.
template <class Made, class AsJson, class ForPeople>
int tell_what_was_made(const MakingOptions& options, const Answer<Made>& made, AsJson&& as_json,
                       ForPeople&& for_people) {
  if (!made) return report(made.error());
  if (options.json) {
    print_json(as_json(*made));
  } else {
    for_people(*made);
  }
  return exit_ok;
}

}  // namespace fourfold::cli
