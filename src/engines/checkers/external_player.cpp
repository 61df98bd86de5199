#include "engines/checkers/external_player.h"

#include "engines/checkers/plain_player.h"

namespace fourfold::checkers {

std::optional<players::MadeEngine<Game>> external_player(Game /*game*/, std::string_view name) {
  constexpr std::string_view prefix = "plain:";
  if (!name.starts_with(prefix)) return std::nullopt;
  if (name.size() == prefix.size()) return refuse<"plain.no-command">();
  return std::make_unique<PlainPlayer>(std::string(name.substr(prefix.size())));
}

}  // namespace fourfold::checkers
