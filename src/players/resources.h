// What engines are made with, given from outside: files, folders and room to remember in.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "rules/result.h"

namespace fourfold::players {

struct Resources {
  // The bytes of a file that takes the place of one that is part of the program, by the name that it has in data/, such
  // as "backgammon/contact.fournet"; nothing where the program's own is to be used. What cannot be read is an error,
  // and then no engine is made.
  std::function<Result<std::optional<std::string>>(std::string_view name)> file{};
  // The folder of tables that are too large to be part of the program; none if it is empty.
  std::string tables{};
  // Hears of a file that is there and cannot be used; the engine is made without it.
  std::function<void(const Message& trouble)> trouble{};
  // Of what an engine remembers from move to move, at most.
  std::size_t hash_bytes = std::size_t{8} << 20;
};

// The program's own, unless a file was given (give_file) or the environment names a folder: FOURFOLD_BACKGAMMON_NETS
// that of backgammon's nets, and so for the other games; FOURFOLD_TABLES that of tables, which is else in the user's
// folder for data. A page has no environment.
Resources usual_resources();
// From now on the usual resources have this file, by its name in data/. A page fetches what is too large for every
// visit when it is needed. Not while engines are being made.
void give_file(std::string name, std::string bytes);
bool was_given(std::string_view name);
// Who hears of trouble with the usual ones; nobody unless told. Before there are engines.
void hear_trouble(std::function<void(const Message& trouble)> told);

}  // namespace fourfold::players
