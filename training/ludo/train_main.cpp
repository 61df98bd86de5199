// Trains a net of ludo on games that it plays against itself: learns what each position is worth from the one after it.
// Plays and learns by turns, keeps everything in a folder, and goes on from there when it is started again. Ctrl-C
// saves. Now and then it plays greedy players and writes down how often it wins: that is the learning curve.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>

#include "players/ludo/features.h"
#include "training/ludo/self_play.h"
#include "training/net/float_net.h"
#include "training/net/memory.h"
#include "training/net/run.h"

namespace fourfold::training {
namespace {

struct Settings : RunSettings {
  Settings() : RunSettings{.minutes = 25, .last_rate = 5e-5, .games_a_round = 100} {}

  std::string rules = "standard";
  std::vector<std::size_t> units{128, 32, 32};
  LudoSelfPlay self_play;
  int measured_games = 1000;  // against greedy players, for each point of the curve
  bool from_mean = false;
};

Shape shape_of(const Settings& settings) {
  return {ludo::net_switches, settings.units[0], {settings.units.begin() + 1, settings.units.end()}, max_seats};
}

class Run {
 public:
  explicit Run(const Settings& settings)
      : settings_(settings), net_(shape_of(settings), beginning(settings.self_play.rules), settings.seed) {}

  int go() {
    std::filesystem::create_directories(settings_.folder);
    if (std::filesystem::exists(checkpoint()) && !net_.load(checkpoint())) {
      std::fprintf(stderr, "The net in %s is of another shape, or damaged.\n", settings_.folder.c_str());
      return 1;
    }
    if (settings_.from_mean) net_.use_mean();
    std::ifstream(settings_.folder + "/games") >> games_;
    told_games_ = games_;
    next_measured_ = games_ == 0 ? 0 : games_ + games_ / 2;
    const int exit = run_training(settings_, {.done = [&] { return minutes_worked() / settings_.minutes; },
                                              .play_and_learn = [&](double rate) { play_and_learn(rate); },
                                              .tell = [&](double /*rate*/, double minutes) { tell(minutes); },
                                              .save = [&] { return save(); }});
    measure();
    return exit;
  }

 private:
  // Nobody is better than the others before anything is known. With one die no shot is longer than six.
  static Beginning beginning(const ludo::Rules& rules) {
    Beginning begun{{}, {}, {-0.7F, -0.7F, -0.7F, -0.7F}};
    for (int shot = ludo::first_shot; rules.dice == 1 && shot < ludo::first_entry; ++shot) {
      if ((shot - ludo::first_shot) % ludo::longest_shot >= Die::sides) {
        begun.silent.push_back(static_cast<std::size_t>(shot));
      }
    }
    return begun;
  }

  std::string checkpoint() const { return settings_.folder + "/" + settings_.rules + ".net"; }

  bool save() {
    std::ofstream(settings_.folder + "/" + settings_.rules + ".fournets", std::ios::binary)
        << net::as_bytes(net_.quantised(true));
    std::ofstream(settings_.folder + "/games") << games_ << "\n";
    return net_.save(checkpoint());
  }

  // The net plays as it will in the product: in whole numbers, and as the mean of its last weights.
  net::Net as_played() const { return *net::Net::read(net::as_bytes(net_.quantised(true))); }

  void play_and_learn(double rate) {
    if (games_ >= next_measured_) {
      measure();
      next_measured_ = games_ + std::max<std::uint64_t>(games_ / 2, 1000);
    }
    const net::Net playing = as_played();
    ludo::Evaluator evaluator(playing);
    std::vector<LudoSample> made;
    for (int g = 0; g < settings_.games_a_round; ++g) {
      play_ludo_game(evaluator, settings_.self_play, RandomSource(settings_.seed * 1'000'003 + games_).next(), made);
      ++games_;
    }
    memory_.add(made);
    RandomSource random(settings_.seed ^ games_);
    const auto batch = static_cast<std::size_t>(settings_.batch);
    const std::vector<LudoSample>& lesson = memory_.lesson(settings_.passes, settings_.batch, random);
    for (std::size_t at = 0; at < lesson.size(); at += batch) {
      // The first steps of a net are small, until Adam knows the scale of things.
      const double warm = std::min(1.0, static_cast<double>(net_.steps() + 1) / 2000);
      loss_ += net_.learn(examples({&lesson[at], batch}), rate * warm);
      ++lessons_;
    }
    positions_ += lesson.size();
  }

  // Good until the next.
  std::span<const Example> examples(std::span<const LudoSample> samples) {
    switches_.clear();
    examples_.clear();
    for (const LudoSample& sample : samples) switches_.push_back(ludo::switches_of(sample.state));
    for (std::size_t i = 0; i < samples.size(); ++i) {
      examples_.push_back({{switches_[i].begin(), switches_[i].size()}, samples[i].target});
    }
    return examples_;
  }

  // One more point of the curve: games, and the share won against one and against three greedy players.
  void measure() const {
    const net::Net playing = as_played();
    ludo::Evaluator evaluator(playing);
    const auto share = [&](ludo::NumberSet seats) {
      return ludo_wins_against_greedy(evaluator, settings_.self_play.rules, seats, settings_.measured_games, 1);
    };
    const double two = share(1U << 1 | 1U << 3);
    const double four = share(1U << 1 | 1U << 2 | 1U << 3 | 1U << 4);
    std::printf("%9llu games  wins %.3f against one greedy player, %.3f against three\n",
                static_cast<unsigned long long>(games_), two, four);
    std::fflush(stdout);
    std::ofstream(settings_.folder + "/curve", std::ios::app) << games_ << " " << two << " " << four << "\n";
  }

  void tell(double minutes) {
    std::printf(
        "%6.1f min  %9llu games  %6.0f games/s  %6.2f million positions  loss %.5f  dead %.0f%%  farthest %.0f\n",
        minutes_worked(), static_cast<unsigned long long>(games_),
        static_cast<double>(games_ - told_games_) / (minutes * 60), static_cast<double>(positions_) / 1e6,
        loss_ / std::max(1, lessons_), 100 * net_.dead_share(), static_cast<double>(net_.farthest()));
    std::fflush(stdout);
    loss_ = 0;
    lessons_ = 0;
    told_games_ = games_;
  }

  Settings settings_;
  FloatNet net_;
  Memory<LudoSample> memory_;
  std::vector<ludo::Switches> switches_;
  std::vector<Example> examples_;
  std::uint64_t games_ = 0;
  std::uint64_t next_measured_ = 0;
  std::uint64_t positions_ = 0;
  double loss_ = 0;  // since it was told
  int lessons_ = 0;
  std::uint64_t told_games_ = 0;
};

}  // namespace
}  // namespace fourfold::training

int main(int argc, char** argv) try {
  using namespace fourfold;
  training::Settings settings;
  CLI::App app("Trains a net of ludo by self-play.");
  training::add_run_options(app, settings);
  app.add_option("--rules", settings.rules, "the preset that is played")->capture_default_str();
  app.add_option("--units", settings.units, "of the layers: a multiple of 128, then any number of multiples of 32")
      ->expected(1, static_cast<int>(net::most_hidden_layers) + 1)
      ->capture_default_str();
  app.add_option("--lambda", settings.self_play.lambda, "0: the next position is the target; 1: the result")
      ->check(CLI::Range(0.0, 1.0))
      ->capture_default_str();
  app.add_option("--strays", settings.self_play.strays, "share of plays that are drawn by lot")
      ->check(CLI::Range(0.0, 1.0))
      ->capture_default_str();
  app.add_option("--exact-share", settings.self_play.exact_share,
                 "look at so many of the positions over all rolls, and leave the others out; lambda is then 0")
      ->check(CLI::Range(0.0, 1.0))
      ->capture_default_str();
  app.add_option("--two-share", settings.self_play.two_share, "of the games, for two players")
      ->check(CLI::Range(0.0, 1.0))
      ->capture_default_str();
  app.add_option("--measured-games", settings.measured_games, "against greedy players, for each point of the curve")
      ->check(CLI::Range(1, 1'000'000))
      ->capture_default_str();
  app.add_flag("--from-mean", settings.from_mean, "go on from the running mean of the weights");
  CLI11_PARSE(app, argc, argv);
  if (!training::shape_of(settings).possible()) {
    std::fprintf(stderr, "No net can have these layers.\n");
    return 1;
  }
  const auto all = ludo::presets();
  const auto preset = std::ranges::find(all, settings.rules, &Preset<ludo::Rules>::name);
  if (preset == all.end()) {
    std::fprintf(stderr, "There is no preset called %s.\n", settings.rules.c_str());
    return 1;
  }
  settings.self_play.rules = preset->rules;
  return training::Run(settings).go();
} catch (const std::exception& error) {
  std::fprintf(stderr, "%s\n", error.what());
  return 1;
}
