// Trains a net of ludo on games that it plays against itself: learns what each position is worth from those after it.
// Ctrl-C saves; started again it goes on. The learning curve is how often it wins against greedy players.
#include <cstdio>

#include "players/ludo/features.h"
#include "training/ludo/self_play.h"
#include "training/net/self_play_run.h"

namespace fourfold::training {
namespace {

struct LudoLesson {
  using Sample = LudoSample;

  LudoSelfPlay how;

  static std::size_t net_inputs() { return ludo::net_switches; }
  static std::size_t net_outputs() { return max_seats; }
  // Nobody is better than the others before anything is known. With one die no shot is longer than six.
  Beginning beginning() const {
    Beginning begun{{}, {}, {-0.7F, -0.7F, -0.7F, -0.7F}};
    for (int shot = ludo::first_shot; how.rules.dice == 1 && shot < ludo::first_entry; ++shot) {
      if ((shot - ludo::first_shot) % ludo::longest_shot >= Die::sides) {
        begun.silent.push_back(static_cast<std::size_t>(shot));
      }
    }
    return begun;
  }

  void play(const net::Net& net, std::span<const std::uint64_t> seeds, std::vector<Sample>& samples) const {
    ludo::Evaluator evaluator(net);
    for (const std::uint64_t seed : seeds) play_ludo_game(evaluator, how, seed, samples);
  }

  static ludo::Switches switches_of(const Sample& sample) { return ludo::switches_of(sample.state); }
  static std::span<const float> target_of(const Sample& sample) { return sample.target; }

  std::vector<std::pair<double, const char*>> measure(const net::Net& net, int games) const {
    ludo::Evaluator evaluator(net);
    const auto share = [&](ludo::NumberSet seats) {
      return ludo_wins_against_greedy(evaluator, how.rules, seats, games, 1);
    };
    return {{share(1U << 1 | 1U << 3), "won against one greedy player"},
            {share(1U << 1 | 1U << 2 | 1U << 3 | 1U << 4), "against three"}};
  }
};

}  // namespace
}  // namespace fourfold::training

int main(int argc, char** argv) try {
  using namespace fourfold;
  training::SelfPlaySettings settings{{.minutes = 25, .last_rate = 5e-5, .games_a_round = 100}, "standard"};
  training::LudoSelfPlay how;
  CLI::App app("Trains a net of ludo by self-play.");
  training::add_self_play_options(app, settings);
  training::add_share(app, "--exact-share", settings.exact_share,
                      "look at so many of the positions over all rolls, and leave the others out; lambda is then 0");
  training::add_share(app, "--two-share", how.two_share, "of the games, for two players");
  CLI11_PARSE(app, argc, argv);
  const auto rules = training::trained_rules<ludo::Game>(settings.rules);
  if (!rules) return 1;
  how.rules = *rules;
  how.lambda = settings.lambda;
  how.strays = settings.strays;
  how.exact_share = settings.exact_share;
  return training::learn_by_self_play(settings, training::LudoLesson{how});
} catch (const std::exception& error) {
  std::fprintf(stderr, "%s\n", error.what());
  return 1;
}
