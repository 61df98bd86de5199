// A table with its authority, without knowing the game: what a server holds for its players and watchers.
//
// An intent carries the number of the event that its sender expects it to become, so that it is done once at most,
// however often it arrives; a stale one is answered with the view, and since() has what the sender has missed.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>

#include "rules/result.h"
#include "table/event.h"
#include "table/secret.h"
#include "table/setup.h"
#include "table/view.h"

namespace fourfold {

class AnyTable {
 public:
  AnyTable() = default;
  AnyTable(const AnyTable&) = delete;
  AnyTable& operator=(const AnyTable&) = delete;
  AnyTable(AnyTable&&) = delete;
  AnyTable& operator=(AnyTable&&) = delete;
  virtual ~AnyTable() = default;

  virtual const Setup& setup() const = 0;
  // What the player asks for, at that time by the authority's clock. A watcher (nobody) may ask for nothing.
  virtual Reply submit(int player, const Intent& intent, Millis at) = 0;
  // As the player sees it; nobody is a watcher.
  virtual View view(int player, Millis at) const = 0;
  // The public log after the first `number` events.
  virtual std::span<const Event> since(std::uint32_t number) const = 0;
  // Notices a clock that has run out; whether it did.
  virtual bool tick(Millis at) = 0;
  // Of the authority's own, for its own file.
  virtual const std::optional<Secret>& secret() const = 0;
};

// A new table; fair dice need the secret.
Result<std::unique_ptr<AnyTable>> open_table(const Setup& setup, const std::optional<Secret>& secret);
// A table that goes on. Without the secret of fair dice none can be drawn any more.
Result<std::unique_ptr<AnyTable>> resume_table(const Setup& setup, std::span<const Event> events,
                                               const std::optional<Secret>& secret);

}  // namespace fourfold
