// The kinds of files that hold games, matches or positions: the one list of them, and turning one into another.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "records/record.h"
#include "rules/result.h"

namespace fourfold::records {

struct Format {
  std::string_view name;     // also the ending of its files: "mat"
  std::string_view meaning;  // one line for a person
  std::string_view game;     // the only game it is for; empty for all
  bool positions = false;    // it holds positions, not games
  bool many = false;         // one file holds any number of them
  Result<std::vector<Record>> (*read)(std::string_view text);
  Result<std::string> (*write)(std::span<const Record> records);  // one record, unless it holds many
};

std::span<const Format> formats();

// The format of that name, or which there are.
Result<Format> find_format(std::string_view name);
// The format that a file's ending stands for.
Result<Format> format_of_file(std::string_view path);

// The texts of the files that the records of `text` become: one, unless the new format holds a single match a file.
Result<std::vector<std::string>> convert(std::string_view text, const Format& from, const Format& to);

}  // namespace fourfold::records
