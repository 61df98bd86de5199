// The Hub protocol for draughts, version 2, on stdin and stdout, for boards with 32 squares. It thinks on a thread of
// its own, so that it can be stopped, asked whether it is there, and told that the expected move was played.
#pragma once

#include <memory>

#include "engines/session.h"

namespace fourfold::checkers {

Result<std::unique_ptr<engines::Session>> begin_hub(const engines::SessionSettings& settings);

}  // namespace fourfold::checkers
