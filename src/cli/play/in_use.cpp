#include "cli/play/in_use.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

namespace fourfold::cli {
namespace {

// ".NAME.lock" in the same folder.
std::string mark_of(const std::string& file) {
  const std::size_t name = file.rfind('/') == std::string::npos ? 0 : file.rfind('/') + 1;
  return file.substr(0, name) + "." + file.substr(name) + ".lock";
}

}  // namespace

InUse::InUse(const std::string& file)
    : mark_(mark_of(file)), handle_(::open(mark_.c_str(), O_CREAT | O_RDWR | O_CLOEXEC, 0600)) {
  if (handle_ < 0 || ::flock(handle_, LOCK_EX | LOCK_NB) == 0) return;
  ::close(std::exchange(handle_, -1));
}

InUse::~InUse() {
  if (handle_ < 0) return;
  ::unlink(mark_.c_str());
  ::close(handle_);
}

bool InUse::elsewhere(const std::string& file) {
  const int handle = ::open(mark_of(file).c_str(), O_RDWR | O_CLOEXEC);
  if (handle < 0) return false;
  const bool held = ::flock(handle, LOCK_EX | LOCK_NB) != 0;
  ::close(handle);
  return held;
}

}  // namespace fourfold::cli
