// The parts of a screen for one game. Each game's file in this room includes this and makes its own.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <utility>

#include "screen/bots_of_game.h"
#include "screen/reader_of_game.h"
#include "screen/table_link.h"

namespace fourfold::screen {

struct Parts {
  std::unique_ptr<TableLink> link;
  std::unique_ptr<GameReader> reader;
  std::unique_ptr<Bots> bots;
};

template <class G, class Link>
Result<Parts> parts_of(std::unique_ptr<Link> link, UnknownBot unknown, int you) {
  Parts parts;
  parts.reader = std::make_unique<ReaderOfGame<G>>(link->table(), you);
  auto bots = BotsOfGame<G>::seated(link->table(), unknown);
  if (!bots) return refuse(bots.error());
  parts.bots = *std::move(bots);
  parts.link = std::move(link);
  return parts;
}

// A table of one's own that has come so far.
template <class G>
Result<Parts> own_parts(const Setup& setup, std::span<const Event> events, const std::optional<Secret>& secret,
                        UnknownBot unknown) {
  auto authority = Authority<G>::resume(setup, events, secret);
  if (!authority) return refuse(authority.error());
  return parts_of<G>(std::make_unique<OwnTable<G>>(*std::move(authority)), unknown, lone_person(setup));
}

// The copy of a table elsewhere, for one player or for several or none.
template <class G>
Result<Parts> copied_parts(const Setup& setup, std::span<const Event> events, int you) {
  auto table = Table<G>::replay(setup, events);
  if (!table) return refuse(table.error());
  return parts_of<G>(std::make_unique<TableCopy<G>>(*std::move(table)), UnknownBot::left_to_a_person, you);
}

}  // namespace fourfold::screen
