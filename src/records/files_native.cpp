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
#include "rules/system_reason.h"

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

tl::unexpected<Error> unreadable(const std::string& path, int reason = errno) {
  return refuse<"record.file-unreadable", "path", "reason">(path, system_reason(reason));
}

tl::unexpected<Error> unwritable(const std::string& path, int reason = errno) {
  return refuse<"record.file-unwritable", "path", "reason">(path, system_reason(reason));
}

tl::unexpected<Error> there_already(const std::string& path) { return refuse<"record.file-exists", "path">(path); }

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
  std::optional<mode_t> mode;  // of the file that is there, or that is wanted
};

Result<Target> target_of(const std::string& path) {
  Target target{path, ".", "", std::nullopt};
  struct stat there{};
  if (::stat(path.c_str(), &there) == 0) {
    if (!S_ISREG(there.st_mode)) return refuse<"record.file-no-file", "path">(path);
    target.mode = there.st_mode & 07777;
    const std::unique_ptr<char, decltype(&std::free)> real(::realpath(path.c_str(), nullptr), &std::free);
    if (!real) return unwritable(path);
    target.path = real.get();
  } else if (errno != ENOENT) {
    return unwritable(path);
  }
  const std::size_t slash = target.path.rfind('/');
  if (slash != std::string::npos) target.folder = target.path.substr(0, std::max<std::size_t>(slash, 1));
  const std::string name = slash == std::string::npos ? target.path : target.path.substr(slash + 1);
  if (name.empty()) return refuse<"record.file-folder", "path">(path);
  target.beside = target.folder + "/." + name + ".new";
  return target;
}

constexpr mode_t owner_alone = 0600;

// What is to have certain permissions in the end has the least until then, so that nobody else opens it meanwhile.
mode_t mode_at_first(const Target& target) { return target.mode ? owner_alone : 0666; }

// A file without a name in the folder: if this program dies, nothing is left of it. Not every file system has them.
File nameless(const Target& target) {
  return File(::open(target.folder.c_str(), O_TMPFILE | O_WRONLY | O_CLOEXEC, mode_at_first(target)));
}

bool give_name(const File& file, const std::string& path) {
  const std::string from = "/proc/self/fd/" + std::to_string(file.handle());
  return ::linkat(AT_FDCWD, from.c_str(), AT_FDCWD, path.c_str(), AT_SYMLINK_FOLLOW) == 0;
}

bool fill(const File& file, const Target& target, std::string_view text, Survives survives) {
  return write_all(file.handle(), text) && (!target.mode || ::fchmod(file.handle(), *target.mode) == 0) &&
         (survives == Survives::program || ::fsync(file.handle()) == 0);
}

enum class End : std::uint8_t { done, failed, unsupported };

struct WriteResult {
  End end;
  int reason = 0;  // errno of what failed, which may be another one when the file has been closed
};

WriteResult failed() { return {End::failed, errno}; }

// Gives the filled file the name beside the target. What stands there is left from a crash, or belongs to another
// writer who will notice.
bool name_beside(const File& file, const Target& target) {
  for (int tries = 0; tries < 100; ++tries) {
    if (give_name(file, target.beside)) return true;
    if (errno != EEXIST || (::unlink(target.beside.c_str()) != 0 && errno != ENOENT)) return false;
  }
  return false;
}

WriteResult put_nameless(const Target& target, std::string_view text, const Writing& how) {
  const File file = nameless(target);
  if (!file.open()) return {End::unsupported};
  if (!fill(file, target, text, how.survives)) return failed();
  if (how.if_there == IfThere::refuse) {
    if (give_name(file, target.path)) return {End::done};
    return errno == EEXIST ? failed() : WriteResult{End::unsupported};
  }
  for (int tries = 0; tries < 100; ++tries) {
    if (!name_beside(file, target)) return {End::unsupported};
    if (::rename(target.beside.c_str(), target.path.c_str()) == 0) return {End::done};
    if (errno != ENOENT) break;  // else another writer was quicker and took the name away
  }
  const WriteResult result = failed();
  ::unlink(target.beside.c_str());
  return result;
}

// Where there are no nameless files, or they cannot be named: the same with a name from the start.
WriteResult put_named(const Target& target, std::string_view text, const Writing& how) {
  const std::string own = target.beside + "." + std::to_string(::getpid());
  ::unlink(own.c_str());  // left by a writer who had our number and died
  const File file(::open(own.c_str(), O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, mode_at_first(target)));
  if (!file.open()) return failed();
  const unsigned flags = how.if_there == IfThere::refuse ? RENAME_NOREPLACE : 0;
  if (fill(file, target, text, how.survives) &&
      ::renameat2(AT_FDCWD, own.c_str(), AT_FDCWD, target.path.c_str(), flags) == 0) {
    return {End::done};
  }
  const WriteResult result = failed();
  ::unlink(own.c_str());
  return result;
}

}  // namespace

Result<std::string> read_file(const std::string& path) {
  const File file(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
  if (!file.open()) return unreadable(path);
  std::string text;
  char buffer[65536];
  for (;;) {
    const ssize_t got = ::read(file.handle(), buffer, sizeof buffer);
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) return unreadable(path);
    if (got == 0) return text;
    if (text.size() + static_cast<std::size_t>(got) > largest_file) {
      return refuse<"record.file-too-large", "path", "most">(path, largest_file >> 20);
    }
    text.append(buffer, static_cast<std::size_t>(got));
  }
}

Result<void> write_file_atomically(const std::string& path, std::string_view text, const Writing& how) {
  auto target = target_of(path);
  if (!target) return tl::unexpected<Error>(target.error());
  const bool refuse_old = how.if_there == IfThere::refuse;
  if (refuse_old && target->mode) return there_already(path);
  if (how.readers == Readers::owner) target->mode = owner_alone;
  WriteResult result = put_nameless(*target, text, how);
  if (result.end == End::unsupported) result = put_named(*target, text, how);
  if (result.end == End::failed && refuse_old && result.reason == EEXIST) return there_already(path);
  if (result.end == End::failed) return unwritable(path, result.reason);
  if (how.survives == Survives::program) return {};
  // The new name, too, is to survive a power cut.
  const File folder(::open(target->folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  if (folder.open()) ::fsync(folder.handle());
  return {};
}

Result<void> append_to_file(const std::string& path, std::string_view text, std::size_t size, Survives survives) {
  const File file(::open(path.c_str(), O_WRONLY | O_APPEND | O_CLOEXEC));
  struct stat there{};
  if (!file.open() || ::fstat(file.handle(), &there) != 0) return unwritable(path);
  if (std::cmp_not_equal(there.st_size, size)) return refuse<"record.file-changed", "path">(path);
  if (!write_all(file.handle(), text)) return unwritable(path);
  if (survives == Survives::power_cut && ::fsync(file.handle()) != 0) return unwritable(path);
  return {};
}

Readers readers_of(const std::string& path) {
  struct stat there{};
  const bool others = ::stat(path.c_str(), &there) != 0 || (there.st_mode & (S_IRGRP | S_IROTH)) != 0;
  return others ? Readers::usual : Readers::owner;
}

bool file_exists(const std::string& path) {
  struct stat there{};
  return ::stat(path.c_str(), &there) == 0;
}

}  // namespace fourfold::records
