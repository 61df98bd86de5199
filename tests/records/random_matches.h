// Matches of random players at a real table, with fair dice, words, takebacks and resignations: something to keep
// records of.
#pragma once

#include <string>

#include "players/random_source.h"
#include "records/record.h"
#include "table/authority.h"
#include "tests/support/secret.h"

namespace fourfold::test {

struct Habits {
  std::uint32_t resign = 100;  // one play in so many is an offer instead; 0 for never
  std::uint32_t takeback = 0;  // so is one in so many followed by a takeback
  bool words = false;
  std::size_t most_events = 4000;  // then the match is left as it stands
};

template <class G>
Setup setup_for(std::string_view preset, const typename G::Rules& rules) {
  Setup setup;
  setup.game = G::name;
  setup.preset = preset;
  for (std::size_t i = 0; i < seats(rules).size(); ++i)
    setup.players.push_back({"Player " + std::to_string(i + 1), "human"});
  return setup;
}

template <class G>
class RandomMatch {
 public:
  RandomMatch(const Setup& setup, std::uint64_t seed, const Habits& habits)
      : random_(seed), habits_(habits), authority_(*Authority<G>::open(setup, secret_of(seed))) {}

  Table<G> play() {
    if (habits_.words) add_words();
    while (!table().over() && table().log().size() < habits_.most_events) {
      if (phase(table().state()) == Phase::over) {
        say(EventKind::next_game, 0);
      } else if (phase(table().state()) == Phase::roll) {
        say(EventKind::roll, table().acting());
      } else {
        decide();
      }
    }
    return table();
  }

  const Table<G>& table() const { return authority_.table(); }

 private:
  // Everybody seals a word, then everybody shows it.
  void add_words() {
    const auto word = [](int player) { return "melon \"\xc3\xa9\\ \n" + std::to_string(player); };
    const auto players = static_cast<int>(table().setup().players.size());
    for (int i = 0; i < players; ++i) say(EventKind::seal, i, seal(i, word(i)));
    for (int i = 0; i < players; ++i) say(EventKind::word, i, word(i));
  }

  bool say(EventKind kind, int player, const std::string& text = "") {
    return authority_.submit(player, {table().next_number(), kind, text}, at_ += random_.below(2000)).done();
  }

  bool one_in(std::uint32_t many) { return many > 0 && random_.below(many) == 0; }

  void decide() {
    const auto plays = legal(table().state());
    const auto others = offers(table().state());
    const int player = table().acting();
    if (!others.empty() && one_in(habits_.resign)) {
      say(EventKind::play, player,
          format_play(table().state(), others[random_.below(static_cast<std::uint32_t>(others.size()))]));
      return;
    }
    say(EventKind::play, player,
        format_play(table().state(), plays[random_.below(static_cast<std::uint32_t>(plays.size()))]));
    if (one_in(habits_.takeback) && say(EventKind::ask_takeback, player)) {
      const auto players = static_cast<int>(table().setup().players.size());
      const bool refused = random_.below(3) == 0;
      for (int i = 1; i < players; ++i) {
        say(refused ? EventKind::refuse_takeback : EventKind::agree_takeback, (player + i) % players);
        if (refused) break;
      }
    }
  }

  RandomSource random_;
  Habits habits_;
  Authority<G> authority_;
  Millis at_ = 0;
};

template <class G>
records::Record random_record(const Setup& setup, std::uint64_t seed, const Habits& habits = {}) {
  const Table<G> table = RandomMatch<G>(setup, seed, habits).play();
  records::Record record;
  record.setup = table.setup();
  record.events = table.log();
  return record;
}

}  // namespace fourfold::test
