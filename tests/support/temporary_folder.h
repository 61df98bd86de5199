// A folder of its own for a test, gone with it. In memory where that can be had: records are written through to the
// disk, and others may be busy with it.
#pragma once

#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <string>

namespace fourfold::test {

class TemporaryFolder {
 public:
  TemporaryFolder() {
    const std::string memory = "/dev/shm";
    std::string pattern = access(memory.c_str(), W_OK) == 0 ? memory : std::filesystem::temp_directory_path().string();
    pattern += "/fourfold-test-";
    pattern.append(6, 'X');  // what mkdtemp replaces
    if (mkdtemp(pattern.data()) == nullptr) std::abort();
    path_ = pattern;
  }
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;
  TemporaryFolder(TemporaryFolder&&) = delete;
  TemporaryFolder& operator=(TemporaryFolder&&) = delete;
  ~TemporaryFolder() { std::filesystem::remove_all(path_); }

  const std::string& path() const { return path_; }
  std::string path(const std::string& name) const { return path_ + "/" + name; }

 private:
  std::string path_;
};

}  // namespace fourfold::test
