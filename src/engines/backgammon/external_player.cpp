#include "engines/backgammon/external_player.h"

#include "engines/backgammon/gnubg_player.h"

namespace fourfold::backgammon {

std::optional<players::MadeEngine<Game>> external_player(Game /*game*/, std::string_view name) {
  constexpr std::string_view prefix = "gnubg:";
  if (!name.starts_with(prefix)) return std::nullopt;
  const std::string_view plies = name.substr(prefix.size());
  if (plies.size() != 1 || plies[0] < '0' || plies[0] > '4') {
    return refuse<"gnubg.plies", "name">(name);
  }
  if (const auto there = gnubg_installed(); !there) return refuse(there.error());
  return std::make_unique<GnubgPlayer>(plies[0] - '0');
}

}  // namespace fourfold::backgammon
