#include "cli/play/saved_folder.h"

#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <filesystem>

#include "rules/system_reason.h"

namespace fourfold::cli {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view ending = ".fourfold";

std::string environment(const char* name) {
  const char* value = std::getenv(name);  // NOLINT(concurrency-mt-unsafe): read once, before any thread
  return value == nullptr ? "" : value;
}

std::string time_stamp() {
  const std::time_t now = std::time(nullptr);
  std::tm parts{};
  static_cast<void>(localtime_r(&now, &parts));
  char text[32];
  return {text, std::strftime(text, sizeof text, "%Y-%m-%d-%H%M%S", &parts)};
}

// Every folder that is missing is made for its owner alone, whatever new files are otherwise: saved games hold secrets.
Result<void> make_folder(const fs::path& path) {
  fs::path folder;
  for (const fs::path& part : path) {
    folder /= part;
    if (::mkdir(folder.c_str(), S_IRWXU) == 0) {
      static_cast<void>(::chmod(folder.c_str(), S_IRWXU));
      continue;
    }
    const int reason = errno;
    std::error_code ignored;
    if (!fs::is_directory(folder, ignored))
      return refuse<"terminal.keep.no-folder", "folder", "reason">(path.string(), system_reason(reason));
  }
  return {};
}

}  // namespace

SavedFolder SavedFolder::of_user() {
  // The XDG specification passes over a path that is not absolute.
  std::string state = environment("XDG_STATE_HOME");
  if (!state.starts_with('/')) {
    const std::string home = environment("HOME");
    state = home.empty() ? "" : home + "/.local/state";
  }
  return SavedFolder(state.empty() ? "" : state + "/fourfold");
}

Result<std::string> SavedFolder::new_file(std::string_view game) const {
  if (path_.empty()) return refuse<"terminal.keep.no-home">();
  if (const auto made = make_folder(path_); !made) return tl::unexpected<Error>(made.error());
  // The number of this process tells apart games that begin in the same second.
  return path_ + "/" + std::string(game) + "-" + time_stamp() + "-" + std::to_string(::getpid()) + std::string(ending);
}

std::vector<std::string> SavedFolder::files() const {
  std::vector<std::pair<fs::file_time_type, std::string>> found;
  std::error_code problem;
  for (fs::directory_iterator it(path_, problem), end; !problem && it != end; it.increment(problem)) {
    const std::string name = it->path().filename().string();
    std::error_code unreadable;
    const auto written = it->last_write_time(unreadable);
    if (unreadable || name.starts_with('.') || !name.ends_with(ending) || !it->is_regular_file(unreadable)) continue;
    found.emplace_back(written, it->path().string());
  }
  std::ranges::sort(found, std::greater<>{});
  std::vector<std::string> paths;
  paths.reserve(found.size());
  for (auto& [written, path] : found) paths.push_back(std::move(path));
  return paths;
}

bool SavedFolder::holds(const std::string& file) const {
  std::error_code problem;
  return !path_.empty() && file.ends_with(ending) && fs::equivalent(fs::absolute(file).parent_path(), path_, problem);
}

Result<std::string> SavedFolder::finish(const std::string& file) {
  const fs::path folder = fs::path(file).parent_path() / "finished";
  if (const auto made = make_folder(folder); !made) return tl::unexpected<Error>(made.error());
  const fs::path there = folder / fs::path(file).filename();
  std::error_code problem;
  fs::rename(file, there, problem);
  if (problem) return refuse<"terminal.keep.not-finished", "file", "reason">(file, system_reason(problem.value()));
  return there.string();
}

}  // namespace fourfold::cli
