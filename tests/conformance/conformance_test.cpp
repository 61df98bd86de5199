// One suite that every game passes in every preset: random play to the end, with every promise of the concept checked
// on the way.
#include <algorithm>
#include <string>
#include <variant>
#include <vector>

#include <gtest/gtest.h>

#include "players/random_source.h"
#include "players/seeded_draws.h"
#include "sentences/catalogue.h"
#include "tests/conformance/expectations.h"
#include "tests/support/typed_games.h"

namespace fourfold::test {
namespace {

template <class G>
class Conformance : public testing::Test {
 public:
  using RollOrPlay = std::variant<typename G::Roll, typename G::Play>;

  // One game from its very start; `visit(before, after)` is called for every step. Offers (resigning, draws) are made
  // in one of `offer_odds` decisions.
  template <class Visit>
  static typename G::State play_game(const typename G::State& start, RandomSource& random, std::uint32_t offer_odds,
                                     std::vector<RollOrPlay>* log, Visit visit) {
    auto state = start;
    for (int step = 0; step < 200000 && phase(state) != Phase::over; ++step) {
      auto next = state;
      if (phase(state) == Phase::roll) {
        const typename G::Roll dice = roll_at(state, random.below(chance_total(state)));
        next = roll(state, dice);
        if (log != nullptr) log->push_back(dice);
      } else {
        const auto extra = offers(state);
        const auto plays = legal(state);
        const bool offer = !extra.empty() && random.below(offer_odds) == 0;
        const typename G::Play play = offer ? extra[random.below(static_cast<std::uint32_t>(extra.size()))]
                                            : plays[random.below(static_cast<std::uint32_t>(plays.size()))];
        next = apply(state, play);
        if (log != nullptr) log->push_back(play);
      }
      visit(state, next);
      if (HasFatalFailure()) return next;
      state = next;
    }
    return state;
  }

  template <class Body>
  static void for_each_preset(Body body) {
    for (const auto& preset : G::presets()) {
      SCOPED_TRACE(std::string(G::name) + " " + std::string(preset.name));
      body(preset.rules);
      if (HasFatalFailure()) return;
    }
  }
};

TYPED_TEST_SUITE(Conformance, AsTypes<AllGames>::type, GameNames);

TYPED_TEST(Conformance, random_play_ends_and_keeps_every_promise) {
  using G = TypeParam;
  using State = typename G::State;
  this->for_each_preset([&](const auto& rules) {
    RandomSource random(1);
    for (int game = 0; game < 30; ++game) {
      const State end =
          this->play_game(initial(rules), random, 40, nullptr, [&](const State& before, const State& after) {
            if (phase(before) == Phase::roll) {
              const auto all = chance(before);
              std::uint64_t sum = 0;
              for (const auto& one : all.rolls) sum += one.weight;
              ASSERT_EQ(sum, all.total);
              ASSERT_EQ(chance_total(before), all.total);
              for (int draws = 0; draws < 20; ++draws) {
                const std::uint32_t n = random.below(all.total);
                ASSERT_TRUE(roll_at(before, n) == roll_at(all, n)) << n;
              }
              ASSERT_TRUE(legal(before).empty());
            } else {
              const auto plays = legal(before);
              ASSERT_FALSE(plays.empty());
              // A play drawn without listing them all is the one that a draw from the list gives.
              const std::uint64_t random_number = random.next();
              const auto listed = RandomSource(random_number).below(static_cast<std::uint32_t>(plays.size()));
              ASSERT_TRUE(players::play_drawn(before, random_number) == plays[listed]) << listed;
            }
            ASSERT_EQ(outcome(before), Outcome{});
            ASSERT_FALSE(next_game(before));
            Expectations<G>::check_pieces(before, after);
          });
      if (this->HasFatalFailure()) return;
      ASSERT_EQ(phase(end), Phase::over) << "no end in sight";
      ASSERT_TRUE(legal(end).empty());
      ASSERT_TRUE(offers(end).empty());
      if (Expectations<G>::zero_sum(rules)) {
        int sum = 0;
        for (const int points : outcome(end).points) sum += points;
        ASSERT_EQ(sum, 0);
      }
    }
  });
}

TYPED_TEST(Conformance, plays_are_accepted_and_read_back) {
  using G = TypeParam;
  using State = typename G::State;
  this->for_each_preset([&](const auto& rules) {
    RandomSource random(2);
    for (int game = 0; game < 6; ++game) {
      this->play_game(initial(rules), random, 60, nullptr, [&](const State& before, const State&) {
        if (phase(before) != Phase::decide) return;
        const auto check_one = [&](const typename G::Play& play) {
          const State after = apply(before, play);
          ASSERT_EQ(try_apply(before, play), after);
          const std::string text = format_play(before, play);
          const auto read = parse_play(before, text);
          ASSERT_TRUE(read) << text << " in " << format_position(before) << ": " << english(read.error());
          ASSERT_EQ(apply(before, *read), after) << text << " in " << format_position(before);
        };
        for (const auto& play : offers(before)) check_one(play);
        std::size_t checked = 0;
        for (const auto& play : legal(before)) {
          if (++checked <= 40) check_one(play);
        }
      });
      if (this->HasFatalFailure()) return;
    }
  });
}

TYPED_TEST(Conformance, positions_are_read_back) {
  using G = TypeParam;
  using State = typename G::State;
  this->for_each_preset([&](const auto& rules) {
    RandomSource random(3);
    for (int game = 0; game < 12; ++game) {
      const auto check_one = [&](const State& state) {
        const std::string text = format_position(state);
        const auto read = parse_position(rules, text);
        ASSERT_TRUE(read) << text << ": " << english(read.error());
        ASSERT_EQ(*read, Expectations<G>::as_read_back(state)) << text;
        ASSERT_EQ(format_position(*read), text);
        ASSERT_FALSE(format_position_like(state, text).empty());
      };
      check_one(initial(rules));
      this->play_game(initial(rules), random, 40, nullptr, [&](const State&, const State& after) { check_one(after); });
      if (this->HasFatalFailure()) return;
    }
  });
}

TYPED_TEST(Conformance, rolls_are_read_back) {
  using G = TypeParam;
  using State = typename G::State;
  this->for_each_preset([&](const auto& rules) {
    RandomSource random(4);
    this->play_game(initial(rules), random, 1000, nullptr, [&](const State& before, const State&) {
      if (phase(before) != Phase::roll) return;
      std::size_t checked = 0;
      for (const auto& one : chance(before).rolls) {
        if (++checked > 300) break;
        const auto read = parse_roll(before, format_roll(one.roll));
        ASSERT_TRUE(read) << format_roll(one.roll) << ": " << english(read.error());
        ASSERT_EQ(roll(before, *read), roll(before, one.roll)) << format_roll(one.roll);
      }
    });
  });
}

TYPED_TEST(Conformance, undo_and_replay_give_the_same_states) {
  using G = TypeParam;
  using State = typename G::State;
  using Fixture = TestFixture;
  this->for_each_preset([&](const auto& rules) {
    RandomSource random(5);
    std::vector<typename Fixture::RollOrPlay> log;
    std::vector<State> states{initial(rules)};
    this->play_game(initial(rules), random, 60, &log,
                    [&](const State&, const State& after) { states.push_back(after); });
    ASSERT_EQ(states.size(), log.size() + 1);
    const auto step = [](const State& state, const typename Fixture::RollOrPlay& event) {
      if (const auto* dice = std::get_if<typename G::Roll>(&event)) return roll(state, *dice);
      return apply(state, std::get<typename G::Play>(event));
    };
    State state = initial(rules);
    for (std::size_t i = 0; i < log.size(); ++i) {
      state = step(state, log[i]);
      ASSERT_EQ(state, states[i + 1]);
      // Going back some steps and forward again ends in the same place.
      const std::size_t back = random.below(static_cast<std::uint32_t>(i + 1));
      if (i - back < 10) {
        State redone = states[back];
        for (std::size_t k = back; k <= i; ++k) redone = step(redone, log[k]);
        ASSERT_EQ(redone, state);
      }
    }
  });
}

TYPED_TEST(Conformance, plays_lead_to_distinct_positions_or_paths) {
  using G = TypeParam;
  using State = typename G::State;
  this->for_each_preset([&](const auto& rules) {
    RandomSource random(6);
    for (int game = 0; game < 4; ++game) {
      this->play_game(initial(rules), random, 1000, nullptr, [&](const State& before, const State&) {
        if (phase(before) != Phase::decide) return;
        std::vector<std::string> texts;
        for (const auto& play : legal(before)) texts.push_back(format_play(before, play));
        std::sort(texts.begin(), texts.end());
        ASSERT_EQ(std::adjacent_find(texts.begin(), texts.end()), texts.end())
            << *std::adjacent_find(texts.begin(), texts.end()) << " twice in " << format_position(before);
      });
      if (this->HasFatalFailure()) return;
    }
  });
}

TYPED_TEST(Conformance, a_match_goes_on_until_it_is_decided) {
  using G = TypeParam;
  using State = typename G::State;
  this->for_each_preset([&](const auto& rules) {
    RandomSource random(7);
    std::optional<State> game = initial(rules);
    int games = 0;
    while (game && games < 500) {
      const State end = this->play_game(*game, random, 1000, nullptr, [](const State&, const State&) {});
      ASSERT_EQ(phase(end), Phase::over);
      game = next_game(end);
      if (game) {
        ASSERT_EQ(outcome(*game), Outcome{});
      }
      ++games;
    }
    ASSERT_LT(games, 500);
  });
}

TYPED_TEST(Conformance, options_are_set_from_what_they_print) {
  using G = TypeParam;
  this->for_each_preset([&](const auto& rules) {
    EXPECT_TRUE(check(rules));
    for (const auto& option : G::options()) {
      auto copy = rules;
      EXPECT_TRUE(option.set(copy, option.get(rules))) << option.name;
      EXPECT_EQ(copy, rules) << option.name;
      for (const char* nonsense : {"", "perhaps", "-1", "999999999999999999999", "on off"}) {
        auto untouched = rules;
        const auto refused = option.set(untouched, nonsense);
        EXPECT_FALSE(refused) << option.name << "=" << nonsense;
        EXPECT_EQ(untouched, rules) << option.name << "=" << nonsense;
      }
    }
  });
}

TYPED_TEST(Conformance, perft_comes_to_an_end_from_anywhere) {
  this->for_each_preset([&](const auto& rules) {
    EXPECT_GT(perft(initial(rules), 1), 0U);  // also before it is settled who begins, where ties could go on for ever
    EXPECT_EQ(perft(begin_with(rules, seats(rules)[0]), 0), 1U);
  });
}

TYPED_TEST(Conformance, who_begins_can_be_settled_for_any_seat) {
  this->for_each_preset([&](const auto& rules) {
    for (const Seat seat : seats(rules)) {
      const auto state = begin_with(rules, seat);
      EXPECT_EQ(to_act(state), seat);
      EXPECT_NE(phase(state), Phase::over);
      const auto read = parse_position(rules, format_position(state));
      ASSERT_TRUE(read) << format_position(state);
      EXPECT_EQ(*read, state);
    }
  });
}

}  // namespace
}  // namespace fourfold::test
