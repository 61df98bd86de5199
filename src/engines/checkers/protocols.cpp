#include "engines/checkers/protocols.h"

#include "engines/checkers/dxp_session.h"
#include "engines/checkers/hub_session.h"
#include "engines/checkers/plain_session.h"

namespace fourfold::checkers {
namespace {

constexpr engines::Protocol all[] = {
    {"plain", say<"protocol.plain">, 0, begin_plain},
    {"hub", say<"protocol.hub">, 0, begin_hub},
    {"dxp", say<"protocol.dxp">, 27531, begin_dxp, '\0'},
};

}  // namespace

std::span<const engines::Protocol> protocols(Game /*game*/) { return all; }

}  // namespace fourfold::checkers
