// Many small values in few bytes: runs of equal ones, in pieces of a fixed number of values that can be read alone. For
// tables of endings, which are looked into where they lie, in a file or in the program.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace fourfold::players {

// Stands for whatever value makes the runs longest: nobody will ask.
inline constexpr std::uint8_t any_value = 0xff;

class PackedValues {
 public:
  // Values below 255.
  static std::string pack(std::span<const std::uint8_t> values);

  PackedValues() = default;
  // The bytes of so many packed values; they stay where they are.
  PackedValues(std::string_view bytes, std::size_t count) : bytes_(bytes), count_(count) {}

  std::size_t size() const { return count_; }
  // Whatever the bytes are, nothing beyond them is read.
  std::uint8_t operator[](std::size_t index) const;

 private:
  std::string_view bytes_;
  std::size_t count_ = 0;
};

}  // namespace fourfold::players
