// The table of a screen: its own, with the authority here, or a copy of one elsewhere that is fed with its events.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "table/authority.h"

namespace fourfold::screen {

class TableLink {
 public:
  TableLink() = default;
  TableLink(const TableLink&) = delete;
  TableLink& operator=(const TableLink&) = delete;
  TableLink(TableLink&&) = delete;
  TableLink& operator=(TableLink&&) = delete;
  virtual ~TableLink() = default;

  virtual const Setup& setup() const = 0;
  virtual const std::vector<Event>& log() const = 0;
  virtual std::optional<Millis> time_left(int player, Millis at) const = 0;
  // Whether the authority is here.
  virtual bool own() const = 0;
  // Whether dice can be rolled here: never at a copy.
  virtual bool has_dice() const = 0;
  virtual const std::optional<Secret>& secret() const = 0;
  // At one's own table.
  virtual Reply submit(int player, const Intent& intent, Millis at) = 0;
  virtual bool tick(Millis at) = 0;
  // At a copy: the next event of the log.
  virtual Result<void> receive(const Event& event) = 0;
};

template <class G>
class OwnTable final : public TableLink {
 public:
  explicit OwnTable(Authority<G> authority) : authority_(std::move(authority)) {}

  const Table<G>& table() const { return authority_.table(); }

  const Setup& setup() const override { return table().setup(); }
  const std::vector<Event>& log() const override { return table().log(); }
  std::optional<Millis> time_left(int player, Millis at) const override { return table().now().clock.left(player, at); }
  bool own() const override { return true; }
  bool has_dice() const override { return authority_.has_dice(); }
  const std::optional<Secret>& secret() const override { return authority_.secret(); }
  Reply submit(int player, const Intent& intent, Millis at) override { return authority_.submit(player, intent, at); }
  bool tick(Millis at) override { return authority_.tick(at); }
  Result<void> receive(const Event& /*event*/) override { return refuse<"screen.own-table">(); }

 private:
  Authority<G> authority_;
};

template <class G>
class TableCopy final : public TableLink {
 public:
  explicit TableCopy(Table<G> table) : table_(std::move(table)) {}

  const Table<G>& table() const { return table_; }

  const Setup& setup() const override { return table_.setup(); }
  const std::vector<Event>& log() const override { return table_.log(); }
  std::optional<Millis> time_left(int player, Millis at) const override { return table_.now().clock.left(player, at); }
  bool own() const override { return false; }
  bool has_dice() const override { return false; }
  const std::optional<Secret>& secret() const override { return no_secret_; }
  Reply submit(int /*player*/, const Intent& /*intent*/, Millis /*at*/) override {
    return {Reply::Kind::refused, Error{say<"screen.table-elsewhere">()}, std::nullopt};
  }
  bool tick(Millis /*at*/) override { return false; }
  Result<void> receive(const Event& event) override { return table_.append(event); }

 private:
  Table<G> table_;
  std::optional<Secret> no_secret_;
};

}  // namespace fourfold::screen
