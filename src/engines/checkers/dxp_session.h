// DamExchange (DXP) over a socket, as the follower: somebody else asks for games, and we play them. The protocol was
// made for 100 squares; here boards have 32 and dark, which it calls black (Z), begins from the usual start.
#pragma once

#include <memory>

#include "engines/session.h"

namespace fourfold::checkers {

Result<std::unique_ptr<engines::Session>> begin_dxp(const engines::SessionSettings& settings);

}  // namespace fourfold::checkers
