// Every protocol by its name. A game adds its own in its folder.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "engines/backgammon/engine.h"
#include "engines/session.h"
#include "rules/rule_set.h"

namespace fourfold::engines {

inline std::span<const Protocol> protocols() { return backgammon::protocols(); }

// The protocol of that name, or a refusal that says which there are.
inline Result<const Protocol*> find_protocol(std::string_view name) {
  std::vector<std::string_view> names;
  for (const Protocol& protocol : protocols()) {
    if (protocol.name == name) return &protocol;
    names.push_back(protocol.name);
  }
  return refuse(unknown_name<"unknown.protocol">(name, names));
}

}  // namespace fourfold::engines
