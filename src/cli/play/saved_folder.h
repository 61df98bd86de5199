// Where games in progress are kept between two evenings: ${XDG_STATE_HOME:-~/.local/state}/fourfold/, one record a
// game; those that are over in finished/.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "rules/result.h"

namespace fourfold::cli {

class SavedFolder {
 public:
  // As the environment says; with no home at all nothing can be kept.
  static SavedFolder of_user();
  explicit SavedFolder(std::string path) : path_(std::move(path)) {}

  const std::string& path() const { return path_; }

  // A path for a new game, and its folder made; a refusal says why there can be none.
  Result<std::string> new_file(std::string_view game) const;
  // Whether that is the path of an unfinished game of this folder.
  bool holds(const std::string& file) const;
  // Every record in it that is not over, the latest first.
  std::vector<std::string> files() const;
  // Puts the file with the finished ones beside it; the path it has then.
  static Result<std::string> finish(const std::string& file);

 private:
  std::string path_;
};

}  // namespace fourfold::cli
