// What a record says in words of ours: notes about what was left out of it, and what the two are called whom a file
// does not name.
#pragma once

#include <cstddef>
#include <string>

#include "records/reading.h"

namespace fourfold::cli {

// "Player 1", in the chosen language.
std::string unnamed_player(std::size_t number);

// For what is played on here, by people who read the chosen language. Notes stay with the record.
records::Wording wording_here();
// For a file that others read, too, whose language is not known.
records::Wording wording_of_file();

}  // namespace fourfold::cli
