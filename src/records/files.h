// Files that are read whole and written whole: after a crash, a power cut or a full disk the old file or the new one is
// there, never half of one.
#pragma once

#include <string>
#include <string_view>

#include "rules/result.h"

namespace fourfold::records {

// No record is larger; a file that is has another purpose.
inline constexpr std::size_t largest_file = std::size_t{256} << 20;

Result<std::string> read_file(const std::string& path);

enum class IfThere : std::uint8_t { replace, refuse };

// What a write is to survive: a power cut too, for which it waits until everything is on the disk, or only the end of
// this program, for a file that is written again in a moment.
enum class Survives : std::uint8_t { power_cut, program };

// Writes the text beside the file, waits until it is on the disk, and then puts it in the file's place in one step. At
// worst a file named .NAME.new is left behind, which the next write removes.
Result<void> write_file_atomically(const std::string& path, std::string_view text, IfThere if_there = IfThere::replace,
                                   Survives survives = Survives::power_cut);

bool file_exists(const std::string& path);

}  // namespace fourfold::records
