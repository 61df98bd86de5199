// Hosted matches for the tests: setups with a short match of every preset, and persons who decide at random.
#pragma once

#include <memory>
#include <string>

#include <gtest/gtest.h>

#include "host/host.h"
#include "players/random_source.h"
#include "rules/any_game.h"
#include "tests/support/secret.h"

namespace fourfold::test {

template <class G>
Setup people_at(std::string_view preset, const typename G::Rules& rules) {
  Setup setup;
  setup.game = G::name;
  setup.preset = preset;
  for (const Seat seat : seats(rules)) setup.players.push_back({"P" + std::to_string(number(seat)), "human"});
  if (!G::match_option.empty()) setup.options.emplace_back(G::match_option, "3");
  if (G::match_option.empty()) setup.best_of = 3;
  return setup;
}

inline std::unique_ptr<host::Host> opened(const Setup& setup, std::uint64_t seed) {
  auto host = host::open_host(setup, secret_of(seed), seed);
  EXPECT_TRUE(host) << host.error().message;
  return host ? *std::move(host) : nullptr;
}

// Everything a view could show, in one text.
inline std::string everything(const host::Host& host) {
  std::string text = host.title() + "\n" + host.board_text(false) + host.position() + "\n" + host.dice() + "\n" +
                     std::to_string(static_cast<int>(host.waiting())) + " " + std::to_string(host.acting()) + " " +
                     std::to_string(host.game_number()) + "\n" + host.result() + "\n";
  for (const auto& seat : host.seats(0)) {
    text += seat.name + " " + std::to_string(seat.score) + " " + std::to_string(seat.seat_number) + "\n";
  }
  for (const auto& sentence : host.history()) text += sentence + "\n";
  for (const auto& play : host.plays()) text += play + "\n";
  for (const auto& offer : host.offers()) text += offer + "\n";
  for (const auto& hop : host.hops()) text += hop.label + "\n";
  return text;
}

// A person's decision drawn by lot: hop by hop with second thoughts, by words, or by an offer.
class Decider {
 public:
  explicit Decider(std::uint64_t seed) : random_(seed) {}

  std::uint32_t below(std::size_t bound) { return random_.below(static_cast<std::uint32_t>(bound)); }

  void decide(host::Host& host, Millis at) {
    const auto offers = host.offers();
    if (!offers.empty() && below(60) == 0) {
      const auto said = host.play(offers[below(offers.size())], at);
      ASSERT_TRUE(said) << said.error().message;
      return;
    }
    if (const auto choices = host.choices(); !choices.empty()) {
      const auto said = host.play(choices[below(choices.size())], at);
      ASSERT_TRUE(said) << said.error().message;
      return;
    }
    while (!host.turn_is_whole() || (!host.hops().empty() && below(2) == 0)) {
      const auto hops = host.hops();
      ASSERT_FALSE(hops.empty()) << "a turn that ends nowhere at " << host.position();
      ASSERT_TRUE(host.hop(hops[below(hops.size())].hop));
      if (below(8) == 0) {
        ASSERT_TRUE(host.unhop());
      }
    }
    const auto confirmed = host.confirm(at);
    ASSERT_TRUE(confirmed) << confirmed.error().message;
  }

 private:
  RandomSource random_;
};

}  // namespace fourfold::test
