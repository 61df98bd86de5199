// Our players of checkers for other programs: a plain conversation in lines (plain_session.h), the Hub protocol
// (hub_session.h) and DamExchange (dxp_session.h).
#pragma once

#include <span>

#include "engines/session.h"
#include "rules/checkers/checkers.h"

namespace fourfold::checkers {

std::span<const engines::Protocol> protocols(Game game);

}  // namespace fourfold::checkers
