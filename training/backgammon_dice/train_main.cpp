// Trains a net of Backgammon Dice on games that it plays against itself. Where the game has been solved (`fourfold
// solve`, --tables) it learns the exact chances, else what each position is worth from those after it. Plays and learns
// by turns, keeps everything in a folder, and goes on from there when it is started again. Ctrl-C saves. Now and then
// it plays against greedy and writes down how it fares.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>

#include "players/backgammon_dice/features.h"
#include "training/backgammon_dice/self_play.h"
#include "training/net/float_net.h"
#include "training/net/memory.h"
#include "training/net/run.h"

namespace fourfold::training {
namespace {

namespace dice = backgammon_dice;

struct Settings : RunSettings {
  Settings() : RunSettings{.minutes = 20, .last_rate = 5e-5, .games_a_round = 100} {}

  std::string rules = "simple";
  std::string tables;
  std::vector<std::size_t> units{128, 32, 32};
  DiceSelfPlay self_play;
  int measured_games = 1000;  // against greedy, for each point of the curve
  bool from_mean = false;
};

std::size_t outputs_of(const dice::Rules& rules) { return rules.scored ? dice::ways_to_end : 1; }

Shape shape_of(const Settings& settings) {
  return {dice::net_switches,
          settings.units[0],
          {settings.units.begin() + 1, settings.units.end()},
          outputs_of(settings.self_play.rules)};
}

class Run {
 public:
  explicit Run(const Settings& settings)
      : settings_(settings), net_(shape_of(settings), beginning(settings.self_play.rules), settings.seed) {
    if (!settings.tables.empty()) {
      tables_ = dice::solved_tables(settings.self_play.rules, {.tables = settings.tables}, dice::pawns_a_side);
    }
  }

  int go() {
    std::filesystem::create_directories(settings_.folder);
    if (std::filesystem::exists(checkpoint()) && !net_.load(checkpoint())) {
      std::fprintf(stderr, "The net in %s is of another shape, or damaged.\n", settings_.folder.c_str());
      return 1;
    }
    if (settings_.from_mean) net_.use_mean();
    if (tables_) std::printf("chances are known with up to %d pawns a side\n", tables_->pawns());
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
  // Switches that these rules never turn on stay silent; more of a kind is a step from one less.
  static Beginning beginning(const dice::Rules& rules) {
    Beginning begun;
    for (int side = 0; side < 2; ++side) {
      for (int face = 1; face < dice::faces_of_a_pawn; ++face) {
        const bool symbol =
            face == static_cast<int>(dice::Face::regular_plus) || face == static_cast<int>(dice::Face::regular_minus);
        if (rules.special_sides && (!symbol || (rules.scored && rules.symbols))) continue;
        for (int space = 0; space < dice::last_space; ++space) {
          begun.silent.push_back(
              static_cast<std::size_t>(side * dice::pawn_switches + face * dice::last_space + space));
        }
      }
      for (const int first : {dice::first_captured, dice::first_off_count}) {
        begun.steps.push_back({static_cast<std::size_t>(first + side * dice::pawns_a_side), dice::pawns_a_side});
      }
    }
    if (rules.scored) {
      begun.steps.push_back({dice::first_lead, dice::leads});
      begun.prior.assign(dice::ways_to_end, -1.4F);
    } else {
      for (int lead = 0; lead < dice::leads; ++lead) {
        begun.silent.push_back(static_cast<std::size_t>(dice::first_lead + lead));
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
    dice::Evaluator evaluator(playing, tables_.get());
    std::vector<DiceSample> made;
    for (int g = 0; g < settings_.games_a_round; ++g) {
      play_dice_game(evaluator, tables_.get(), settings_.self_play,
                     RandomSource(settings_.seed * 1'000'003 + games_).next(), made);
      ++games_;
    }
    memory_.add(made);
    RandomSource random(settings_.seed ^ games_);
    const auto batch = static_cast<std::size_t>(settings_.batch);
    const std::vector<DiceSample>& lesson = memory_.lesson(settings_.passes, settings_.batch, random);
    for (std::size_t at = 0; at < lesson.size(); at += batch) {
      // The first steps of a net are small, until Adam knows the scale of things.
      const double warm = std::min(1.0, static_cast<double>(net_.steps() + 1) / 2000);
      loss_ += net_.learn(examples({&lesson[at], batch}), rate * warm);
      ++lessons_;
    }
    positions_ += lesson.size();
  }

  // Good until the next.
  std::span<const Example> examples(std::span<const DiceSample> samples) {
    switches_.clear();
    examples_.clear();
    for (const DiceSample& sample : samples) switches_.push_back(dice::switches_of(sample.state));
    for (std::size_t i = 0; i < samples.size(); ++i) {
      const std::span<const float> ends = samples[i].target;
      examples_.push_back({{switches_[i].begin(), switches_[i].size()},
                           settings_.self_play.rules.scored ? ends : ends.subspan(dice::ends_won, 1)});
    }
    return examples_;
  }

  // One more point of the curve: games, and what it wins against greedy, at first sight and without tables.
  void measure() const {
    const net::Net playing = as_played();
    dice::Evaluator evaluator(playing);
    const double result = dice_result_against_greedy(evaluator, settings_.self_play.rules, settings_.measured_games, 1);
    std::printf("%9llu games  %.4f against greedy\n", static_cast<unsigned long long>(games_), result);
    std::fflush(stdout);
    std::ofstream(settings_.folder + "/curve", std::ios::app) << games_ << " " << result << "\n";
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

  Settings settings_;
  FloatNet net_;
  std::shared_ptr<const dice::SolvedTables> tables_;
  Memory<DiceSample> memory_;
  std::vector<dice::Switches> switches_;
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
  CLI::App app("Trains a net of Backgammon Dice by self-play, and by exact chances where the game has been solved.");
  training::add_run_options(app, settings);
  app.add_option("--rules", settings.rules, "the preset that is played")->capture_default_str();
  app.add_option("--tables", settings.tables, "the folder into which fourfold solve has put exact chances");
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
                 "of the positions that no table knows, look at so many over all rolls, and leave the others out")
      ->check(CLI::Range(0.0, 1.0))
      ->capture_default_str();
  app.add_option("--fewer-share", settings.self_play.fewer_share,
                 "of the games without scoring, begin with fewer pawns")
      ->check(CLI::Range(0.0, 1.0))
      ->capture_default_str();
  app.add_option("--siblings", settings.self_play.siblings,
                 "of what else could be played, so many are learnt, too, if they can be known")
      ->check(CLI::Range(0, 100))
      ->capture_default_str();
  app.add_option("--measured-games", settings.measured_games, "against greedy, for each point of the curve")
      ->check(CLI::Range(1, 1'000'000))
      ->capture_default_str();
  app.add_flag("--from-mean", settings.from_mean, "go on from the running mean of the weights");
  CLI11_PARSE(app, argc, argv);
  const auto all = backgammon_dice::presets();
  const auto preset = std::ranges::find(all, settings.rules, &Preset<backgammon_dice::Rules>::name);
  if (preset == all.end()) {
    std::fprintf(stderr, "There is no preset called %s.\n", settings.rules.c_str());
    return 1;
  }
  settings.self_play.rules = preset->rules;
  if (!training::shape_of(settings).possible()) {
    std::fprintf(stderr, "No net can have these layers.\n");
    return 1;
  }
  return training::Run(settings).go();
} catch (const std::exception& error) {
  std::fprintf(stderr, "%s\n", error.what());
  return 1;
}
