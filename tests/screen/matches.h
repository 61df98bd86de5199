// Matches at a screen for the tests: setups with a short match of every preset, and persons who decide at random.
#pragma once

#include <memory>
#include <string>

#include <gtest/gtest.h>

#include "players/random_source.h"
#include "rules/any_game.h"
#include "screen/screen.h"
#include "sentences/catalogue.h"
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

inline std::unique_ptr<screen::Screen> opened(const Setup& setup, std::uint64_t seed) {
  auto screen = screen::open_screen(setup, secret_of(seed), seed);
  EXPECT_TRUE(screen) << english(screen.error());
  return screen ? *std::move(screen) : nullptr;
}

inline std::string told_text(const screen::ToldEvent& told) {
  std::string text;
  for (const Message& sentence : told.sentences) text += (text.empty() ? "" : " ") + english(sentence);
  return text;
}

inline std::vector<std::string> told_so_far(const screen::Screen& screen) {
  std::vector<std::string> texts;
  for (const auto& told : screen.history()) texts.push_back(told_text(told));
  return texts;
}

// Everything a view could show, in one text.
inline std::string everything(const screen::Screen& screen) {
  std::string text = english(screen.game().title(screen.setup().preset)) + "\n" + screen.board().text() +
                     screen.position() + "\n" + screen.game().dice() + "\n" +
                     std::to_string(static_cast<int>(screen.waiting())) + " " + std::to_string(screen.acting()) + " " +
                     std::to_string(screen.game_number()) + "\n";
  if (const auto result = screen.result()) text += english(*result) + "\n";
  for (const auto& seat : screen.seats(0)) {
    text += seat.name + " " + std::to_string(seat.score) + " " + std::to_string(seat.seat_number) + "\n";
    for (const Message& note : seat.notes) text += english(note) + "\n";
  }
  for (const Message& note : screen.game().table_notes(screen.events())) text += english(note) + "\n";
  for (const auto& told : screen.history()) text += told_text(told) + "\n";
  for (const auto& play : screen.plays()) text += play + "\n";
  for (const auto& offer : screen.offers()) text += offer + "\n";
  for (const auto& hop : screen.hops()) text += hop.label + "\n";
  return text;
}

// A person's decision drawn at random: hop by hop with second thoughts, by words, or by an offer.
class Decider {
 public:
  explicit Decider(std::uint64_t seed) : random_(seed) {}

  std::uint32_t below(std::size_t bound) { return random_.below(static_cast<std::uint32_t>(bound)); }

  void decide(screen::Screen& screen, Millis at) {
    const auto offers = screen.offers();
    if (!offers.empty() && below(60) == 0) {
      const auto said = screen.play(offers[below(offers.size())], at);
      ASSERT_TRUE(said) << english(said.error());
      return;
    }
    if (const auto choices = screen.choices(); !choices.empty()) {
      const auto said = screen.play(choices[below(choices.size())], at);
      ASSERT_TRUE(said) << english(said.error());
      return;
    }
    while (!screen.turn_is_whole() || (!screen.hops().empty() && below(2) == 0)) {
      const auto hops = screen.hops();
      ASSERT_FALSE(hops.empty()) << "a turn that ends nowhere at " << screen.position();
      ASSERT_TRUE(screen.hop(hops[below(hops.size())].hop));
      if (below(8) == 0) {
        ASSERT_TRUE(screen.unhop());
      }
    }
    const auto confirmed = screen.confirm(at);
    ASSERT_TRUE(confirmed) << english(confirmed.error());
  }

 private:
  RandomSource random_;
};

}  // namespace fourfold::test
