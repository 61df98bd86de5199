#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <optional>
#include <utility>

#include "records/files.h"

namespace fourfold::records {
namespace {

class File {
 public:
  explicit File(int handle) : handle_(handle) {}
  File(File&& other) noexcept : handle_(std::exchange(other.handle_, -1)) {}
  File(const File&) = delete;
  File& operator=(const File&) = delete;
  File& operator=(File&&) = delete;
  ~File() {
    if (handle_ >= 0) ::close(handle_);
  }

  bool open() const { return handle_ >= 0; }
  int handle() const { return handle_; }

 private:
  int handle_;
};

tl::unexpected<Error> problem(const std::string& path, const char* what, int reason = errno) {
  return refuse(path + " cannot be " + what + ": " + std::strerror(reason));
}

bool write_all(int handle, std::string_view text) {
  while (!text.empty()) {
    const ssize_t written = ::write(handle, text.data(), text.size());
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return false;
    text.remove_prefix(static_cast<std::size_t>(written));
  }
  return true;
}

// Where a file goes, with links followed: a link to a file stays one.
struct Target {
  std::string path;
  std::string folder;
  std::string beside;          // the name of the new file until it takes the old one's place
  std::optional<mode_t> mode;  // of the file that is there
  Survives survives = Survives::power_cut;
};

Result<Target> target_of(const std::string& path) {
  Target target{path, ".", "", std::nullopt, Survives::power_cut};
  struct stat there{};
  if (::stat(path.c_str(), &there) == 0) {
    if (!S_ISREG(there.st_mode)) return refuse(path + " is no file that a record could be written to");
    target.mode = there.st_mode & 07777;
    const std::unique_ptr<char, decltype(&std::free)> real(::realpath(path.c_str(), nullptr), &std::free);
    if (!real) return problem(path, "written");
    target.path = real.get();
  } else if (errno != ENOENT) {
    return problem(path, "written");
  }
  const std::size_t slash = target.path.rfind('/');
  if (slash != std::string::npos) target.folder = target.path.substr(0, std::max<std::size_t>(slash, 1));
  const std::string name = slash == std::string::npos ? target.path : target.path.substr(slash + 1);
  if (name.empty()) return refuse(path + " names a folder, not a file");
  target.beside = target.folder + "/." + name + ".new";
  return target;
}

// A file without a name in the folder: if this program dies, nothing is left of it. Not every file system has them.
File nameless(const Target& target) {
  return File(::open(target.folder.c_str(), O_TMPFILE | O_WRONLY | O_CLOEXEC, 0666));
}

bool give_name(const File& file, const std::string& path) {
  const std::string from = "/proc/self/fd/" + std::to_string(file.handle());
  return ::linkat(AT_FDCWD, from.c_str(), AT_FDCWD, path.c_str(), AT_SYMLINK_FOLLOW) == 0;
}

bool fill(const File& file, const Target& target, std::string_view text) {
  return write_all(file.handle(), text) && (!target.mode || ::fchmod(file.handle(), *target.mode) == 0) &&
         (target.survives == Survives::program || ::fsync(file.handle()) == 0);
}

enum class End : std::uint8_t { done, failed, unsupported };

struct Outcome {
  End end;
  int reason = 0;  // errno of what failed, which may be another one when the file has been closed
};

Outcome failed() { return {End::failed, errno}; }

// Gives the filled file the name beside the target. What stands there is left from a crash, or belongs to another
// writer who will notice.
bool name_beside(const File& file, const Target& target) {
  for (int tries = 0; tries < 100; ++tries) {
    if (give_name(file, target.beside)) return true;
    if (errno != EEXIST || (::unlink(target.beside.c_str()) != 0 && errno != ENOENT)) return false;
  }
  return false;
}

Outcome put_nameless(const Target& target, std::string_view text, IfThere if_there) {
  const File file = nameless(target);
  if (!file.open()) return {End::unsupported};
  if (!fill(file, target, text)) return failed();
  if (if_there == IfThere::refuse) {
    if (give_name(file, target.path)) return {End::done};
    return errno == EEXIST ? failed() : Outcome{End::unsupported};
  }
  for (int tries = 0; tries < 100; ++tries) {
    if (!name_beside(file, target)) return {End::unsupported};
    if (::rename(target.beside.c_str(), target.path.c_str()) == 0) return {End::done};
    if (errno != ENOENT) break;  // else another writer was quicker and took the name away
  }
  const Outcome outcome = failed();
  ::unlink(target.beside.c_str());
  return outcome;
}

// Where there are no nameless files, or they cannot be named: the same with a name from the start.
Outcome put_named(const Target& target, std::string_view text, IfThere if_there) {
  const std::string own = target.beside + "." + std::to_string(::getpid());
  const File file(::open(own.c_str(), O_CREAT | O_TRUNC | O_WRONLY | O_CLOEXEC, 0666));
  if (!file.open()) return failed();
  const unsigned flags = if_there == IfThere::refuse ? RENAME_NOREPLACE : 0;
  if (fill(file, target, text) && ::renameat2(AT_FDCWD, own.c_str(), AT_FDCWD, target.path.c_str(), flags) == 0) {
    return {End::done};
  }
  const Outcome outcome = failed();
  ::unlink(own.c_str());
  return outcome;
}

}  // namespace

Result<std::string> read_file(const std::string& path) {
  const File file(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
  if (!file.open()) return problem(path, "read");
  std::string text;
  char buffer[65536];
  for (;;) {
    const ssize_t got = ::read(file.handle(), buffer, sizeof buffer);
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) return problem(path, "read");
    if (got == 0) return text;
    if (text.size() + static_cast<std::size_t>(got) > largest_file) {
      return refuse(path + " is larger than any record (" + std::to_string(largest_file >> 20) + " MB)");
    }
    text.append(buffer, static_cast<std::size_t>(got));
  }
}

Result<void> write_file_atomically(const std::string& path, std::string_view text, IfThere if_there,
                                   Survives survives) {
  auto target = target_of(path);
  if (!target) return tl::unexpected<Error>(target.error());
  target->survives = survives;
  if (if_there == IfThere::refuse && target->mode) return refuse(path + " is there already");
  Outcome outcome = put_nameless(*target, text, if_there);
  if (outcome.end == End::unsupported) outcome = put_named(*target, text, if_there);
  if (outcome.end == End::failed && if_there == IfThere::refuse && outcome.reason == EEXIST)
    return refuse(path + " is there already");
  if (outcome.end == End::failed) return problem(path, "written", outcome.reason);
  if (survives == Survives::program) return {};
  // The new name, too, is to survive a power cut.
  const File folder(::open(target->folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  if (folder.open()) ::fsync(folder.handle());
  return {};
}

bool file_exists(const std::string& path) {
  struct stat there{};
  return ::stat(path.c_str(), &there) == 0;
}

}  // namespace fourfold::records
