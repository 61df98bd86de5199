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

// Who may read a new file: whoever the user lets read files, or the user alone, because it holds a secret.
enum class Readers : std::uint8_t { usual, owner };

struct Writing {
  IfThere if_there = IfThere::replace;
  Survives survives = Survives::power_cut;
  Readers readers = Readers::usual;
};

// Writes the text beside the file, waits until it is on the disk, and then puts it in the file's place in one step. At
// worst a file named .NAME.new is left behind, which the next write removes. A file that is there keeps its
// permissions, unless it is for its owner alone from now on.
Result<void> write_file_atomically(const std::string& path, std::string_view text, const Writing& how = {});

// Adds the text to a file that has `size` bytes, and refuses to add to one that has become another. What is added may
// be cut short by a crash; who reads it can do without half a line.
Result<void> append_to_file(const std::string& path, std::string_view text, std::size_t size,
                            Survives survives = Survives::power_cut);

// Of a file that is there, so that what is made from it is not read by more people.
Readers readers_of(const std::string& path);

bool file_exists(const std::string& path);

}  // namespace fourfold::records
