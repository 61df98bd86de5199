// Games from files: a record that is named, of any kind we read, and the latest game that was left unfinished.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "cli/play/saved_folder.h"
#include "host/host.h"

namespace fourfold::cli {

// The game in the file, as it stands at its end. Of a file with several games the last is taken.
Result<std::unique_ptr<host::Host>> load_host(const std::string& path);

struct Resumed {
  std::unique_ptr<host::Host> host;
  std::string file;
  std::vector<std::string> passed_over;  // sentences about files that cannot be read, or are played elsewhere
  std::vector<std::string> others;       // further unfinished games, the latest first
};

// The latest unfinished game of the folder.
Result<Resumed> resume_latest(const SavedFolder& folder);

}  // namespace fourfold::cli
