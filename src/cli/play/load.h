// Games from files: a record that is named, of any kind we read, and the latest game that was left unfinished.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "cli/play/saved_folder.h"
#include "screen/screen.h"

namespace fourfold::cli {

struct Loaded {
  std::unique_ptr<screen::Screen> screen;
  std::vector<Message> remarks;  // what of the file could not be kept
};

// The game in the file, as it stands at its end. Of a file with several games the last is taken.
Result<Loaded> load_game(const std::string& path);

struct Resumed {
  std::unique_ptr<screen::Screen> screen;
  std::string file;
  std::vector<Message> passed_over;  // files that cannot be read, or are played elsewhere
  std::vector<std::string> others;   // further unfinished games, the latest first
};

// The latest unfinished game of the folder.
Result<Resumed> resume_latest(const SavedFolder& folder);

}  // namespace fourfold::cli
