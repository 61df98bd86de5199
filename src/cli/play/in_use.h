// A mark beside a saved game that some program is playing, so that another one does not resume it at the same time. It
// is gone with the program, however that ends.
#pragma once

#include <string>
#include <utility>

namespace fourfold::cli {

class InUse {
 public:
  InUse() = default;
  explicit InUse(const std::string& file);
  InUse(InUse&& other) noexcept : mark_(std::exchange(other.mark_, {})), handle_(std::exchange(other.handle_, -1)) {}
  InUse& operator=(InUse&& other) noexcept {
    std::swap(mark_, other.mark_);
    std::swap(handle_, other.handle_);
    return *this;
  }
  InUse(const InUse&) = delete;
  InUse& operator=(const InUse&) = delete;
  ~InUse();

  // Whether another program holds the mark.
  static bool elsewhere(const std::string& file);

 private:
  std::string mark_;
  int handle_ = -1;
};

}  // namespace fourfold::cli
