// The plain protocol, on stdin and stdout, for programs that want nothing but a move:
//
//   go [fen F] [depth N] [time S] [nodes N] [moves M1 M2 ...]  ->  bestmove X [path Y]
//   ready                                                      ->  ready
//   newgame, quit                                              ->  nothing
//
// X is a move by its ends, Y the same with every square where it captures by several jumps. A position in which nothing
// can be moved is answered with bestmove none, and whatever is wrong with error and a sentence.
#pragma once

#include <memory>

#include "engines/session.h"

namespace fourfold::checkers {

Result<std::unique_ptr<engines::Session>> begin_plain(const engines::SessionSettings& settings);

}  // namespace fourfold::checkers
