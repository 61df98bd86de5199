// What can be set about our engine by the Hub protocol: the rules, the room to remember in, the threads to think with.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "engines/checkers/hub_line.h"
#include "engines/checkers/session_player.h"

namespace fourfold::checkers {

struct HubParameters {
  std::string_view preset = "tournament";
  std::size_t hash_megabytes = usual_hash_megabytes;
  unsigned threads = 1;

  bool operator==(const HubParameters&) const = default;
};

// Each as it is declared, in a line.
std::vector<std::string> declared(const HubParameters& parameters);

// What a line with the command set-param makes of them. What is not known is ignored, as the protocol wants it.
Result<HubParameters> with_parameter(HubParameters parameters, const HubLine& line);

}  // namespace fourfold::checkers
