// What the core says, as JSON: the shapes of web/src/core/types.ts.
#pragma once

#include <cstdint>
#include <string_view>

#include "host/host.h"
#include "wasm/request.h"

namespace fourfold::door {

Json games_json();
Json scene_json(std::string_view game, const Scene& scene);
// The table as it stands, with the events after the first `told`.
Json view_json(const host::Host& host, int table, std::uint32_t told, Millis at);
Json hint_json(const host::Hint& hint);

}  // namespace fourfold::door
