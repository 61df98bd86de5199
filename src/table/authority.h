// A table with the one who decides what is added to its log: intents come in, are checked by the rules, and become
// events or are refused; the dice are drawn from the secret, clocks that have run out are noticed, and the secret is
// shown at the end. There is one authority for a table; everybody else has a copy of its log.
#pragma once

#include <optional>
#include <string>
#include <utility>

#include "table/secret.h"
#include "table/table.h"

namespace fourfold {

template <HasNotation G>
class Authority {
 public:
  // A new table; fair dice need a secret, and the setup gets its commitment.
  static Result<Authority> open(Setup setup, std::optional<Secret> secret = std::nullopt) {
    if (setup.dice == DiceMode::manual) secret.reset();
    setup.commitment = secret ? secret->commitment() : std::string();
    return resume(setup, {}, std::move(secret));
  }

  // A table that goes on. Without the secret of its fair dice it can be looked at, and no more dice can be drawn.
  static Result<Authority> resume(const Setup& setup, std::span<const Event> events,
                                  std::optional<Secret> secret = std::nullopt) {
    auto table = Table<G>::replay(setup, events);
    if (!table) return refuse(table.error());
    if (secret && secret->commitment() != setup.commitment) return refuse<"table.secret-without-commitment">();
    return Authority(*std::move(table), std::move(secret));
  }

  const Table<G>& table() const { return table_; }
  const std::optional<Secret>& secret() const { return secret_; }
  // Whether dice can be rolled here: typed ones always, fair ones with the secret.
  bool has_dice() const { return table_.setup().dice == DiceMode::manual || secret_.has_value(); }

  // Does what the intent asks, or says why not. The time is the authority's own.
  Reply submit(int player, const Intent& intent, Millis at) {
    tick(at);
    at = not_before_last(at);
    if (intent.number != table_.next_number()) return {Reply::Kind::stale, std::nullopt, table_.view(player, at)};
    const auto asked = asked_for(player, intent, at);
    if (!asked) return {Reply::Kind::refused, asked.error(), std::nullopt};
    if (const auto added = table_.add(asked->event, asked->value); !added) {
      return {Reply::Kind::refused, added.error(), std::nullopt};
    }
    reveal_when_over(at);
    return {};
  }

  // Notices a clock that has run out; whether it did.
  bool tick(Millis at) {
    at = not_before_last(at);
    const auto fallen = table_.now().clock.fallen(at);
    if (!fallen || table_.over()) return false;
    (void)table_.add({table_.next_number(), at, EventKind::flag, *fallen, ""});
    reveal_when_over(at);
    return true;
  }

 private:
  Authority(Table<G> table, std::optional<Secret> secret) : table_(std::move(table)), secret_(secret) {}

  Millis not_before_last(Millis at) const { return table_.log().empty() ? at : std::max(at, table_.log().back().at); }

  void reveal_when_over(Millis at) {
    if (!table_.over() || !secret_ || table_.now().revealed) return;
    (void)table_.add({table_.next_number(), at, EventKind::reveal, nobody, secret_->written()});
  }

  struct Asked {
    Event event;
    EventValue<G> value;
  };

  // The event that the intent asks for: the authority rolls the dice and says where a takeback leads. Plays and rolls
  // are read here once; however they were written, the log has them in one way.
  Result<Asked> asked_for(int player, const Intent& intent, Millis at) const {
    if (player == nobody) return refuse(say<"table.watcher">());
    const auto players = static_cast<int>(table_.setup().players.size());
    if (player < 0 || player >= players) return refuse<"table.no-player", "number">(player + 1);
    Asked asked{{table_.next_number(), at, intent.kind, player, intent.text}, {}};
    switch (intent.kind) {
      case EventKind::roll:
        return with_dice(std::move(asked));
      case EventKind::play:
        return with_play(std::move(asked));
      case EventKind::accept_takeback:
      case EventKind::agree_takeback:
        return with_agreement(std::move(asked));
      case EventKind::flag:
        return refuse<"table.nobody-late">();
      case EventKind::reveal:
        return refuse<"table.secret-at-the-end">();
      default:
        return asked;
    }
  }

  // Nothing is taken back before everybody else has agreed.
  Asked with_agreement(Asked asked) const {
    const TableState<G>& now = table_.now();
    const auto others = [&](int player) { return player != asked.event.player; };
    const bool last =
        next_to_agree(now.asks_takeback, now.agreed, static_cast<int>(table_.setup().players.size()), others) == nobody;
    const auto target = last ? table_.takeback_of(now.asks_takeback) : std::nullopt;
    asked.event.kind = last ? EventKind::agree_takeback : EventKind::accept_takeback;
    asked.event.text = target ? std::to_string(*target) : "";
    return asked;
  }

  Result<Asked> with_play(Asked asked) const {
    // What cannot be decided now is refused by the fold, with its reason.
    const typename G::State& state = table_.state();
    if (table_.over() || phase(state) == Phase::over || asked.event.player != table_.acting()) return asked;
    const auto play = parse_play(state, asked.event.text);
    if (!play && phase(state) == Phase::roll) return refuse(fold_detail::refusal_before_dice<G>(state, play.error()));
    if (!play) return refuse(play.error());
    asked.value = *play;
    asked.event.text = format_play(state, *play);
    return asked;
  }

  Result<Asked> with_dice(Asked asked) const {
    if (table_.over() || phase(table_.state()) != Phase::roll) return refuse<"table.nothing-to-roll">();
    if (const int acting = table_.acting(); asked.event.player != acting)
      return refuse<"table.others-decision", "player">(table_.setup().players[static_cast<std::size_t>(acting)].name);
    asked.event.player = nobody;
    if (table_.setup().dice == DiceMode::fair) {
      if (!asked.event.text.empty()) return refuse<"table.dice-are-drawn">();
      if (!secret_) return refuse<"table.others-draw">();
      asked.value = fair_roll(secret_->seed(table_.words()), table_.now().rolls, table_.state());
    } else {
      const auto dice = parse_roll(table_.state(), asked.event.text);
      if (!dice) return refuse(dice.error());
      asked.value = *dice;
    }
    asked.event.text = format_roll(std::get<typename G::Roll>(asked.value));
    return asked;
  }

  Table<G> table_;
  std::optional<Secret> secret_;
};

}  // namespace fourfold
