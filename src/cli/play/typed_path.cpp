#include "cli/play/typed_path.h"

#include <cstdlib>
#include <filesystem>

namespace fourfold::cli {

std::string typed_path(const std::string& text) {
  std::string path = text;
  const char* const home = std::getenv("HOME");  // NOLINT(concurrency-mt-unsafe): nobody sets it
  if ((path == "~" || path.starts_with("~/")) && home != nullptr) path.replace(0, 1, home);
  const std::filesystem::path read(path);
  std::error_code problem;
  const bool folder = !read.has_filename() || std::filesystem::is_directory(read, problem);
  if (!folder && !read.has_extension()) path += ".fourfold";
  return path;
}

}  // namespace fourfold::cli
