// Trains the nets of checkers on games that a search plays against itself: at first judging by counting, then by the
// nets themselves. Plays and learns by turns, keeps everything in a folder, and goes on from there when it is started
// again. Ctrl-C saves.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <bit>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <memory>
#include <thread>

#include "players/checkers/nets.h"
#include "training/checkers/self_play.h"
#include "training/net/float_net.h"
#include "training/net/memory.h"
#include "training/net/run.h"

namespace fourfold::training {
namespace {

using checkers::phases;

struct Settings : RunSettings {
  Settings() : RunSettings{.minutes = 30, .last_rate = 5e-5, .games_a_round = 200, .passes = 3} {}

  std::string rules = "tournament";
  std::string from;  // a file of nets that a new run begins as; without one it begins at random
  std::vector<std::size_t> units{128, 32, 32};

  Shape shape() const { return {checkers::net_switches, units[0], {units.begin() + 1, units.end()}, 1}; }
  CheckersSelfPlay self_play;
  int threads = 1;
  std::uint64_t counted_games = 20'000;  // before the nets judge
};

// The net of one phase, and what it learns from.
struct Pupil {
  explicit Pupil(FloatNet begun) : net(std::move(begun)) {}

  FloatNet net;
  Memory<CheckersSample> memory{};
  double loss = 0;  // since it was told
  int lessons = 0;

  void learn(const Settings& settings, double rate, RandomSource& random) {
    const std::vector<CheckersSample>& lesson = memory.lesson(settings.passes, settings.batch, random);
    const auto batch = static_cast<std::size_t>(settings.batch);
    for (std::size_t at = 0; at < lesson.size(); at += batch) {
      // The first steps of a net are small, until Adam knows the scale of things.
      const double warm = std::min(1.0, static_cast<double>(net.steps() + 1) / 2000);
      loss += net.learn(examples({&lesson[at], batch}), rate * warm);
      ++lessons;
    }
  }

 private:
  // As the side to move sees them; good until the next.
  std::span<const Example> examples(std::span<const CheckersSample> samples) {
    switches_.assign(samples.size(), {});
    targets_.clear();
    examples_.clear();
    for (std::size_t i = 0; i < samples.size(); ++i) {
      const CheckersSample& sample = samples[i];
      for (checkers::Squares rest = sample.board.dark | sample.board.light; rest != 0; rest &= rest - 1) {
        const checkers::Squares square = rest & -rest;
        const auto side = (sample.board.dark & square) != 0 ? checkers::Side::dark : checkers::Side::light;
        switches_[i].push_back(checkers::switch_of({square, side, (sample.board.kings & square) != 0}, sample.turn));
      }
      targets_.push_back(sample.target);
    }
    for (std::size_t i = 0; i < samples.size(); ++i) examples_.push_back({switches_[i], {&targets_[i], 1}});
    return examples_;
  }

  std::vector<std::vector<std::uint16_t>> switches_;
  std::vector<float> targets_;
  std::vector<Example> examples_;
};

class Run {
 public:
  explicit Run(const Settings& settings) : settings_(settings), tables_(settings.self_play.rules) {
    for (std::size_t phase = 0; phase < phases; ++phase) {
      pupils_.emplace_back(FloatNet(settings.shape(), {}, settings.seed + phase));
    }
    tables_ = *checkers::tables_of(settings.self_play.rules, players::usual_resources());
  }

  int go() {
    std::filesystem::create_directories(settings_.folder);
    if (!settings_.from.empty() && !begin_as(settings_.from)) {
      std::fprintf(stderr, "%s holds no nets of this shape or a narrower one.\n", settings_.from.c_str());
      return 1;
    }
    for (std::size_t phase = 0; phase < phases; ++phase) {
      if (std::filesystem::exists(checkpoint(phase)) && !pupils_[phase].net.load(checkpoint(phase))) {
        std::fprintf(stderr, "The nets in %s are of another shape, or damaged.\n", settings_.folder.c_str());
        return 1;
      }
    }
    std::ifstream(settings_.folder + "/games") >> games_;
    told_games_ = games_;
    return run_training(settings_, {.done = [&] { return minutes_since(start_) / settings_.minutes; },
                                    .play_and_learn = [&](double rate) { play_and_learn(rate); },
                                    .tell = [&](double /*rate*/, double minutes) { tell(minutes); },
                                    .save = [&] { return save(); }});
  }

 private:
  std::string checkpoint(std::size_t phase) const {
    return settings_.folder + "/phase" + std::to_string(phase) + ".net";
  }

  // As the nets of a file play. What the folder has is gone on with instead.
  bool begin_as(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    const std::string bytes((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
    const auto nets = checkers::read_nets(bytes);
    for (std::size_t phase = 0; nets && phase < phases; ++phase) {
      if (!pupils_[phase].net.begin_as((**nets)[phase].numbers())) return false;
    }
    return nets.has_value();
  }

  std::string playing() const {
    std::array<std::string, phases> files;
    for (std::size_t phase = 0; phase < phases; ++phase)
      files[phase] = net::as_bytes(pupils_[phase].net.quantised(true));
    return checkers::nets_file(files);
  }

  bool save() const {
    bool saved = true;
    for (std::size_t phase = 0; phase < phases; ++phase) {
      saved = pupils_[phase].net.save(checkpoint(phase)) && saved;
    }
    std::ofstream(settings_.folder + "/" + settings_.rules + ".fournets", std::ios::binary) << playing();
    std::ofstream(settings_.folder + "/games") << games_ << "\n";
    return saved;
  }

  // The next games are played while the last ones are learnt from.
  void play_and_learn(double rate) {
    std::shared_ptr<const checkers::Nets> nets;
    if (games_ >= settings_.counted_games) nets = *checkers::read_nets(playing());
    std::vector<std::vector<CheckersSample>> made(static_cast<std::size_t>(settings_.threads));
    {
      std::vector<std::jthread> threads;
      threads.reserve(static_cast<std::size_t>(settings_.threads));
      for (int t = 0; t < settings_.threads; ++t) {
        threads.emplace_back([&, t] { play(nets.get(), t, made[static_cast<std::size_t>(t)]); });
      }
      RandomSource random(settings_.seed ^ games_);
      for (Pupil& pupil : pupils_) pupil.learn(settings_, rate, random);
    }
    games_ += static_cast<std::uint64_t>(settings_.games_a_round);
    std::array<std::vector<CheckersSample>, phases> sorted;
    for (const auto& part : made) {
      for (const CheckersSample& sample : part) {
        sorted[checkers::phase_of(std::popcount(sample.board.dark | sample.board.light))].push_back(sample);
      }
      positions_ += part.size();
    }
    for (std::size_t phase = 0; phase < phases; ++phase) pupils_[phase].memory.add(sorted[phase]);
  }

  void play(const checkers::Nets* nets, int thread, std::vector<CheckersSample>& made) const {
    players::TranspositionTable table(std::size_t{1} << 21);
    table.make_room();
    checkers::Search search(settings_.self_play.rules, table, &tables_, nets);
    for (int g = thread; g < settings_.games_a_round; g += settings_.threads) {
      const std::uint64_t number = games_ + static_cast<std::uint64_t>(g);
      table.new_search();
      play_checkers_game(search, tables_, settings_.self_play, RandomSource(settings_.seed * 1'000'003 + number).next(),
                         made);
    }
  }

  void tell(double minutes) {
    std::printf("%6.1f min  %8llu games  %5.1f games/s  %6.2f million positions  loss", minutes_since(start_),
                static_cast<unsigned long long>(games_), static_cast<double>(games_ - told_games_) / (minutes * 60),
                static_cast<double>(positions_) / 1e6);
    for (Pupil& pupil : pupils_) {
      std::printf(" %.5f", pupil.loss / std::max(1, pupil.lessons));
      pupil.loss = 0;
      pupil.lessons = 0;
    }
    std::printf("  dead %.0f%%  farthest %.0f\n", 100 * pupils_[1].net.dead_share(),
                static_cast<double>(pupils_[1].net.farthest()));
    std::fflush(stdout);
    told_games_ = games_;
  }

  Settings settings_;
  checkers::EndgameTables tables_;
  std::vector<Pupil> pupils_;
  std::uint64_t games_ = 0;
  std::uint64_t positions_ = 0;
  SteadyClock::time_point start_ = SteadyClock::now();
  std::uint64_t told_games_ = 0;  // when progress was told last
};

}  // namespace
}  // namespace fourfold::training

int main(int argc, char** argv) try {
  using namespace fourfold;
  training::Settings settings;
  CLI::App app("Trains the nets of checkers by self-play.");
  training::add_run_options(app, settings);
  app.add_option("--threads", settings.threads, "for playing")->capture_default_str();
  app.add_option("--rules", settings.rules, "the preset that is played")->capture_default_str();
  app.add_option("--from", settings.from, "a file of nets that a new run begins as; wider units begin without a say");
  app.add_option("--units", settings.units, "of the hidden layers: a multiple of 128, then multiples of 32")
      ->expected(1, static_cast<int>(net::most_hidden_layers) + 1)
      ->capture_default_str();
  app.add_option("--nodes", settings.self_play.nodes, "searched a move")->capture_default_str();
  app.add_option("--result-share", settings.self_play.result_share, "of the target; the rest is the search's opinion")
      ->check(CLI::Range(0.0, 1.0))
      ->capture_default_str();
  app.add_option("--counted-games", settings.counted_games, "games before the nets judge")->capture_default_str();
  CLI11_PARSE(app, argc, argv);
  if (!settings.shape().possible()) {
    std::fprintf(stderr, "No net can have these layers.\n");
    return 1;
  }
  bool known = false;
  for (const auto& preset : checkers::presets()) {
    if (preset.name != settings.rules) continue;
    settings.self_play.rules = preset.rules;
    known = true;
  }
  if (!known) {
    std::fprintf(stderr, "There is no preset called %s.\n", settings.rules.c_str());
    return 1;
  }
  return training::Run(settings).go();
} catch (const std::exception& error) {
  std::fprintf(stderr, "%s\n", error.what());
  return 1;
}
