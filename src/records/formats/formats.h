// The kinds of files that hold games, matches or positions: the one list of them, and turning one into another.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "records/reading.h"
#include "records/record.h"
#include "rules/result.h"

namespace fourfold::records {

struct Format {
  std::string_view name;    // also the ending of its files: "mat"
  Message (*meaning)();     // one line for a person
  std::string_view game{};  // the only game it is for; empty for all
  bool own = false;         // our own record, which can hold the secret of dice that are still to fall
  bool positions = false;   // it holds positions, not games
  bool many = false;        // one file holds any number of them
  Result<Reading> (*read)(std::string_view text, const UnnamedPlayers& unnamed);
  // One record, unless it holds many; nothing for a format that is only read.
  Result<std::string> (*write)(std::span<const Record> records) = nullptr;

  // Whether records of that game can be written so.
  bool can_hold(std::string_view a_game) const { return write != nullptr && (game.empty() || game == a_game); }
};

std::span<const Format> formats();

// The format of that name, or which there are.
Result<Format> find_format(std::string_view name);
// The format that a file's ending stands for.
Result<Format> format_of_file(std::string_view path);
// The same for a file that is to be written: only those that can hold the game; of any game, if none is named.
Result<Format> format_to_write(std::string_view name, std::string_view game = "");
Result<Format> format_of_new_file(std::string_view path, std::string_view game = "");

// What is in the bytes of a file, in whichever encoding. Notes in the records tell what was left out of them.
Result<Reading> read_file_as(const Format& format, std::string_view bytes, const Wording& wording,
                             Reads how = Reads::leniently);

struct Converted {
  std::vector<std::string> texts;  // of the files: one, unless the new format holds a single match a file
  std::vector<Error> remarks;
};
Result<Converted> convert(std::string_view bytes, const Format& from, const Format& to, const Wording& wording,
                          Reads how = Reads::leniently);

}  // namespace fourfold::records
