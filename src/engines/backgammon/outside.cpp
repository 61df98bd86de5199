#include "engines/backgammon/outside.h"

#include "engines/backgammon/gnubg_player.h"

namespace fourfold::backgammon {

std::optional<Result<std::unique_ptr<players::Player<Game>>>> outside_player(Game /*game*/, std::string_view name) {
  constexpr std::string_view prefix = "gnubg:";
  if (!name.starts_with(prefix)) return std::nullopt;
  const std::string_view plies = name.substr(prefix.size());
  if (plies.size() != 1 || plies[0] < '0' || plies[0] > '4') {
    return refuse("GNU Backgammon is asked for as gnubg:PLY with 0 to 4 plies, not " + std::string(name) + ".");
  }
  if (const auto there = GnubgProcess::installed(); !there) return tl::unexpected(there.error());
  return std::make_unique<GnubgPlayer>(plies[0] - '0');
}

}  // namespace fourfold::backgammon
