// From a record to the host of its game. Each game's file in this room includes this and makes its own.
#pragma once

#include "host/game_host_acts.h"
#include "host/game_host_seen.h"

namespace fourfold::host {

inline constexpr std::string_view bot_mark = "bot:";

// The bot of that seat; nobody for a person. A kind that is not known here is refused, or left to a person.
template <class G>
Result<std::unique_ptr<players::Player<G>>> seated(const Player& player, bool must_be_known) {
  std::unique_ptr<players::Player<G>> bot;
  if (player.human()) return bot;
  std::string_view name = player.kind;
  if (name.starts_with(bot_mark)) name.remove_prefix(bot_mark.size());
  auto made = players::make_player<G>(name);
  if (made || must_be_known) return made;
  return bot;
}

template <class G>
Result<std::unique_ptr<Host>> make_host(const records::Record& record, std::uint64_t seed, bool bots_must_be_known) {
  auto table = records::replay<G>(record);
  if (!table) return tl::unexpected<Error>(table.error());
  std::vector<std::unique_ptr<players::Player<G>>> bots;
  for (const Player& player : record.setup.players) {
    auto bot = seated<G>(player, bots_must_be_known);
    if (!bot) return tl::unexpected<Error>(bot.error());
    bots.push_back(*std::move(bot));
  }
  records::Record remarks;
  remarks.about = record.about;
  remarks.notes = record.notes;
  return std::make_unique<GameHost<G>>(*std::move(table), std::move(remarks), std::move(bots), seed);
}

}  // namespace fourfold::host
