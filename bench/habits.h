// What habits cost in a game with dice: a rule of thumb keeps to some of the plays, and a player of ours says what that
// gives away, or plays against itself with it.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <span>
#include <string>
#include <vector>

#include "players/engine.h"
#include "players/seeded_draws.h"

namespace fourfold::bench {

// A decision: the position, and all plays, best first.
template <Game G>
struct Judged {
  typename G::State state;
  std::vector<players::Candidate<G>> plays;
};

// Keeps to the plays of which this number is highest, whatever they are worth.
template <Game G>
struct Habit {
  const char* name;
  int (*number)(const typename G::State& state, const typename G::Play& play);

  // Which of the plays; all of them where the habit has nothing to say.
  std::vector<bool> kept(const Judged<G>& judged) const {
    std::vector<int> numbers;
    numbers.reserve(judged.plays.size());
    for (const auto& each : judged.plays) numbers.push_back(number(judged.state, each.play));
    const int most = *std::ranges::max_element(numbers);
    std::vector<bool> kept;
    kept.reserve(numbers.size());
    for (const int each : numbers) kept.push_back(each == most);
    return kept;
  }
};

// The best of those that are kept.
inline std::size_t first_of(const std::vector<bool>& kept) {
  return static_cast<std::size_t>(std::ranges::find(kept, true) - kept.begin());
}

struct Cost {
  std::uint64_t asked = 0;  // decisions in which the habit has something to say
  std::uint64_t wrong = 0;  // of them, those in which it costs a hundredth of a game and more
  double lost = 0;          // of winning chance, in all of them
  double followed = 0;      // of them, those in which the player does what the habit says
  double at_random = 0;     // and in how many a random play would

  template <Game G>
  void add(const Judged<G>& judged, const std::vector<bool>& kept) {
    if (std::ranges::find(kept, false) == kept.end()) return;
    const double loss = judged.plays[0].figures[0].value - judged.plays[first_of(kept)].figures[0].value;
    ++asked;
    wrong += loss >= 0.01 ? 1 : 0;
    lost += loss;
    followed += kept[0] ? 1 : 0;
    at_random += static_cast<double>(std::ranges::count(kept, true)) / static_cast<double>(kept.size());
  }
  void tell(const char* name, double games) const {
    const auto count = static_cast<double>(std::max<std::uint64_t>(1, asked));
    std::printf(
        "%-40s asked %4.1f times a game, costs a hundredth and more in %4.1f %%, %.2f hundredths on average; "
        "done in %4.1f %%, by a random play in %4.1f %%\n",
        name, static_cast<double>(asked) / games, 100 * static_cast<double>(wrong) / count, 100 * lost / count,
        100 * followed / count, 100 * at_random / count);
  }
};

// Plays a game by choose(judged), which names one of the plays; the state in which it ends.
template <Game G, class Choose>
typename G::State play_out(players::Engine<G>& player, typename G::State state, std::uint64_t seed, Choose choose) {
  for (std::uint64_t step = 0; phase(state) != Phase::over; ++step) {
    if (phase(state) == Phase::roll) {
      state = roll(state, players::roll_drawn(state, players::mixed(seed, step)));
      continue;
    }
    const Judged<G> judged{state, player.think(state)->candidates};
    state = apply(state, judged.plays[choose(judged)].play);
  }
  return state;
}

// What was counted in many games: its mean and one standard error.
class Mean {
 public:
  void add(double value) {
    ++count_;
    sum_ += value;
    squares_ += value * value;
  }
  double value() const { return sum_ / static_cast<double>(count_); }
  double error() const {
    const auto count = static_cast<double>(count_);
    return std::sqrt(std::max(0.0, squares_ / count - value() * value()) / count);
  }
  void tell_share(const std::string& name) const {
    std::printf("%-40s %.2f %% ± %.2f\n", name.c_str(), 100 * value(), 100 * error());
    std::fflush(stdout);
  }

 private:
  std::uint64_t count_ = 0;
  double sum_ = 0;
  double squares_ = 0;
};

struct Games {
  std::uint64_t count = 0;
  std::uint64_t seed = 0;
};

// begin(seat) is a game that the seat begins.
template <Game G, class Begin>
void measure_habits(players::Engine<G>& player, std::span<const Habit<G>> habits, std::span<const Seat> seats,
                    const Games& games, Begin begin) {
  std::vector<Cost> costs(habits.size());
  for (std::uint64_t game = 0; game < games.count; ++game) {
    play_out(player, begin(seats[0]), players::mixed(games.seed, game), [&](const Judged<G>& judged) {
      for (std::size_t i = 0; i < costs.size(); ++i) costs[i].add(judged, habits[i].kept(judged));
      return std::size_t{0};
    });
  }
  const double a_player = static_cast<double>(games.count) * static_cast<double>(seats.size());
  for (std::size_t i = 0; i < costs.size(); ++i) costs[i].tell(habits[i].name, a_player);
}

// One seat keeps to the habit and is else as good as the others; it takes each seat in turn. worth(over, seat) is what
// it got, as a share of all there was.
template <Game G, class Begin, class Worth>
void measure_handicaps(players::Engine<G>& player, std::span<const Habit<G>> habits, std::span<const Seat> seats,
                       const Games& games, Begin begin, Worth worth) {
  for (const Habit<G>& habit : habits) {
    Mean got;
    for (std::uint64_t game = 0; game < games.count; ++game) {
      // The same dice once for every seat, and whoever begins, everybody does it as often.
      const std::uint64_t round = game / seats.size();
      const Seat own = seats[game % seats.size()];
      const auto over = play_out(player, begin(seats[round % seats.size()]), players::mixed(games.seed, round),
                                 [&](const Judged<G>& judged) {
                                   return to_act(judged.state) == own ? first_of(habit.kept(judged)) : std::size_t{0};
                                 });
      got.add(worth(over, own));
    }
    got.tell_share(habit.name);
  }
}

}  // namespace fourfold::bench
