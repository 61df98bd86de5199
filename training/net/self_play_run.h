// The run of a trainer that teaches one net by self-play: plays and learns by turns, keeps everything in a folder, goes
// on from there when it is started again, and now and then measures how well the net plays: that is the learning curve.
// What is played, seen and learnt is the game's.
#pragma once

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "players/random_source.h"
#include "rules/rule_set.h"
#include "training/net/float_net.h"
#include "training/net/memory.h"
#include "training/net/run.h"

namespace fourfold::training {

struct SelfPlaySettings : RunSettings {
  std::string rules{};  // the preset that is played
  std::vector<std::size_t> units{128, 32, 32};
  double lambda = 0.7;     // 1 learns from the result, 0 from the next position alone
  double strays = 0.03;    // share of plays that are drawn by lot
  double exact_share = 0;  // of the positions, looked at over all rolls; the others are then left out
  int measured_games = 1000;
  bool from_mean = false;
};

// All but what --exact-share says, which is the game's.
void add_self_play_options(CLI::App& app, SelfPlaySettings& settings);
CLI::Option* add_share(CLI::App& app, const std::string& name, double& share, const std::string& meaning);

// The rules of that name; says so if there are none.
template <Game G>
std::optional<typename G::Rules> trained_rules(const std::string& name) {
  if (const auto preset = find_preset<G>(name)) return preset->rules;
  std::fprintf(stderr, "There is no preset called %s.\n", name.c_str());
  return std::nullopt;
}

// A game's lesson has
//   Sample                                          a position, and what it was found to be worth
//   net_inputs(), net_outputs(), beginning()        what its net is like before anything is known
//   play(net, seeds, samples)                       adds what games with these seeds teach
//   switches_of(sample), target_of(sample)          what the net is to see, and to say
//   measure(net, games)                             figures of strength, each with what it says
template <class Lesson>
class SelfPlayRun {
 public:
  SelfPlayRun(const SelfPlaySettings& settings, const Shape& shape, Lesson lesson)
      : settings_(settings), lesson_(std::move(lesson)), net_(shape, lesson_.beginning(), settings.seed) {}

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
  using Sample = typename Lesson::Sample;
  using Switches = decltype(Lesson::switches_of(std::declval<const Sample&>()));

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
    std::vector<std::uint64_t> seeds(static_cast<std::size_t>(settings_.games_a_round));
    for (std::uint64_t& seed : seeds) seed = RandomSource(settings_.seed * 1'000'003 + games_++).next();
    std::vector<Sample> made;
    lesson_.play(as_played(), seeds, made);
    memory_.add(made);
    RandomSource random(settings_.seed ^ games_);
    const auto batch = static_cast<std::size_t>(settings_.batch);
    const std::vector<Sample>& lesson = memory_.lesson(settings_.passes, settings_.batch, random);
    for (std::size_t at = 0; at < lesson.size(); at += batch) {
      // The first steps of a net are small, until Adam knows the scale of things.
      const double warm = std::min(1.0, static_cast<double>(net_.steps() + 1) / 2000);
      loss_ += net_.learn(examples({&lesson[at], batch}), rate * warm);
      ++lessons_;
    }
    positions_ += lesson.size();
  }

  // Good until the next.
  std::span<const Example> examples(std::span<const Sample> samples) {
    switches_.clear();
    examples_.clear();
    for (const Sample& sample : samples) switches_.push_back(Lesson::switches_of(sample));
    for (std::size_t i = 0; i < samples.size(); ++i) {
      examples_.push_back({{switches_[i].begin(), switches_[i].size()}, lesson_.target_of(samples[i])});
    }
    return examples_;
  }

  // One more point of the curve.
  void measure() const {
    std::ofstream curve(settings_.folder + "/curve", std::ios::app);
    curve << games_;
    std::printf("%9llu games", static_cast<unsigned long long>(games_));
    for (const auto& [figure, meaning] : lesson_.measure(as_played(), settings_.measured_games)) {
      curve << " " << figure;
      std::printf("  %.4f %s", figure, meaning);
    }
    curve << "\n";
    std::printf("\n");
    std::fflush(stdout);
  }

  void tell(double minutes) {
    std::printf(
        "%6.1f min  %9llu games  %6.0f games/s  %6.2f million positions  loss %.6f  dead %.0f%%  farthest %.0f\n",
        minutes_worked(), static_cast<unsigned long long>(games_),
        static_cast<double>(games_ - told_games_) / (minutes * 60), static_cast<double>(positions_) / 1e6,
        loss_ / std::max(1, lessons_), 100 * net_.dead_share(), static_cast<double>(net_.farthest()));
    std::fflush(stdout);
    loss_ = 0;
    lessons_ = 0;
    told_games_ = games_;
  }

  SelfPlaySettings settings_;
  Lesson lesson_;
  FloatNet net_;
  Memory<Sample> memory_;
  std::vector<Switches> switches_;
  std::vector<Example> examples_;
  std::uint64_t games_ = 0;
  std::uint64_t next_measured_ = 0;
  std::uint64_t positions_ = 0;
  double loss_ = 0;  // since it was told
  int lessons_ = 0;
  std::uint64_t told_games_ = 0;
};

// What the program exits with.
template <class Lesson>
int learn_by_self_play(const SelfPlaySettings& settings, Lesson lesson) {
  const std::vector<std::size_t>& units = settings.units;
  const Shape shape{lesson.net_inputs(), units[0], {units.begin() + 1, units.end()}, lesson.net_outputs()};
  if (shape.possible()) return SelfPlayRun<Lesson>(settings, shape, std::move(lesson)).go();
  std::fprintf(stderr, "No net can have these layers.\n");
  return 1;
}

}  // namespace fourfold::training
