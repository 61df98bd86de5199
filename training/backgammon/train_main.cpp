// Trains the backgammon nets by self-play: learns from what the next position is worth (TD), or from the mean over all
// rolls. Plays and learns by turns, keeps everything in a folder, and goes on from there when it is started again.
// Ctrl-C saves.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <thread>

#include "training/backgammon/lessons.h"
#include "training/backgammon/self_play.h"
#include "training/net/memory.h"
#include "training/net/run.h"

namespace fourfold::training {
namespace {

struct Settings : RunSettings {
  std::uint64_t games = 0;  // of this run; 0: as many as the minutes allow
  Shape contact{switches(true), 512, {64, 32}, chances};
  Shape race{switches(false), 128, {64, 32}, chances};
  Shape hypergammon{switches(true), 128, {32, 32}, chances};
  Shape quick{switches(false), 128, {32, 32}, chances};
  SelfPlay self_play;
  int threads = 1;
  bool from_mean = false;
  std::string from_nets;  // a folder of nets that play, for a run that has none of its own yet
};

// A net, and its files.
struct Pupil {
  const char* name;
  FloatNet net;
  Lesson lesson{};

  Pupil(const char* called, const Shape& shape, std::uint64_t seed)
      : name(called), net(shape, beginning(shape.switches == switches(true)), seed) {}

  bool sees_tactics() const { return net.shape().switches == switches(true); }
  double learn(std::span<const Sample> samples, double rate) {
    return net.learn(lesson.of(samples, sees_tactics()), rate);
  }

  std::string checkpoint(const std::string& folder) const { return folder + "/" + name + ".net"; }
  bool save(const std::string& folder) const {
    std::ofstream(folder + "/" + name + ".fournet", std::ios::binary) << net::as_bytes(net.quantised(true));
    return net.save(checkpoint(folder));
  }
};

// One kind of positions, and the nets that learn them.
struct Course {
  const char* name;
  std::vector<Pupil*> pupils;
  Memory<Sample> memory{};
  double loss = 0;  // of the first net, summed over rounds

  // The first steps of a net are small, until Adam knows the scale of things.
  void learn(const Settings& settings, double rate, RandomSource& random) {
    const std::vector<Sample>& lesson = memory.lesson(settings.passes, settings.batch, random);
    const auto batch = static_cast<std::size_t>(settings.batch);
    double lost = 0;
    for (std::size_t at = 0; at < lesson.size(); at += batch) {
      for (Pupil* pupil : pupils) {
        const double warm = std::min(1.0, static_cast<double>(pupil->net.steps() + 1) / 2000);
        const double one = pupil->learn({&lesson[at], batch}, rate * warm);
        if (pupil == pupils.front()) lost += one;
      }
    }
    if (!lesson.empty()) loss += lost * settings.batch / static_cast<double>(lesson.size());
  }
};

class Run {
 public:
  explicit Run(const Settings& settings)
      : settings_(settings),
        contact_{"contact", settings.contact, settings.seed},
        race_{"race", settings.race, settings.seed + 1},
        hypergammon_{"hypergammon", settings.hypergammon, settings.seed + 3},
        quick_{"quick", settings.quick, settings.seed + 2} {}

  int go() {
    std::filesystem::create_directories(settings_.folder);
    if (std::filesystem::exists(contact_.checkpoint(settings_.folder)) && !load()) {
      std::fprintf(stderr, "The nets in %s are wider than these, or damaged.\n", settings_.folder.c_str());
      return 1;
    }
    if (games_ == 0 && !settings_.from_nets.empty() && !begin_as_nets()) {
      std::fprintf(stderr, "The nets in %s are missing, wider than these, or damaged.\n", settings_.from_nets.c_str());
      return 1;
    }
    first_game_ = told_games_ = games_;
    return run_training(settings_, {.done = [&] { return done_share(); },
                                    .play_and_learn = [&](double rate) { play_and_learn(rate); },
                                    .tell = [&](double rate, double minutes) { tell(rate, minutes); },
                                    .save = [&] { return save(); }});
  }

 private:
  std::array<Pupil*, 4> pupils() { return {&contact_, &race_, &hypergammon_, &quick_}; }

  bool load() {
    for (Pupil* pupil : pupils()) {
      // A net of a kind that the run did not have yet begins now.
      if (!std::filesystem::exists(pupil->checkpoint(settings_.folder))) continue;
      if (!pupil->net.load(pupil->checkpoint(settings_.folder))) return false;
      if (settings_.from_mean) pupil->net.use_mean();
    }
    std::ifstream(settings_.folder + "/games") >> games_;
    return true;
  }

  bool begin_as_nets() {
    return std::ranges::all_of(pupils(), [&](Pupil* pupil) {
      std::ifstream file(settings_.from_nets + "/" + pupil->name + ".fournet", std::ios::binary);
      const std::string bytes((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
      const auto net = net::Net::read(bytes);
      return net && pupil->net.begin_as(net->numbers());
    });
  }

  bool save() {
    bool saved = true;
    for (const Pupil* pupil : pupils()) saved = pupil->save(settings_.folder) && saved;
    std::ofstream(settings_.folder + "/games") << games_ << "\n";
    return saved;
  }

  double done_share() const {
    const double by_games =
        settings_.games == 0 ? 0.0 : static_cast<double>(games_ - first_game_) / static_cast<double>(settings_.games);
    return std::max(by_games, minutes_since(start_) / settings_.minutes);
  }

  // The nets play as they will in the product: in whole numbers, and as the mean of their last weights, so that one
  // step of learning does not teach the next its noise. They play the next games while they learn from the last ones.
  void play_and_learn(double rate) {
    const auto as_played = [](const Pupil& pupil) { return *net::Net::read(net::as_bytes(pupil.net.quantised(true))); };
    const backgammon::Nets nets{as_played(contact_), as_played(race_), as_played(hypergammon_), as_played(quick_)};
    std::vector<Samples> made(static_cast<std::size_t>(settings_.threads));
    {
      std::vector<std::jthread> threads;
      threads.reserve(made.size());
      for (int t = 0; t < settings_.threads; ++t)
        threads.emplace_back([&, t] { play(nets, t, made[static_cast<std::size_t>(t)]); });
      RandomSource random(settings_.seed ^ games_);
      for (Course& course : courses_) course.learn(settings_, rate, random);
    }
    ++rounds_;
    games_ += static_cast<std::uint64_t>(settings_.games_a_round);
    for (const Samples& part : made) {
      for (std::size_t kind = 0; kind < kinds; ++kind) courses_[kind].memory.add(part[kind]);
    }
  }

  // The games of one thread.
  void play(const backgammon::Nets& nets, int thread, Samples& made) const {
    backgammon::SearchMemory nothing(0);  // the nets are others every time
    backgammon::Search search(nets, nothing);
    search.set_stakes(backgammon::Gammons::tournament, backgammon::money, backgammon::money);
    for (int g = thread; g < settings_.games_a_round; g += settings_.threads) {
      const std::uint64_t number = games_ + static_cast<std::uint64_t>(g);
      play_game(search, RandomSource(settings_.seed * 1'000'003 + number).next(), settings_.self_play, made);
    }
  }

  void tell(double rate, double minutes) {
    std::printf("%6.1f min  %9llu games  %6.0f games/s  loss", minutes_since(start_),
                static_cast<unsigned long long>(games_), static_cast<double>(games_ - told_games_) / (minutes * 60));
    for (Course& course : courses_) {
      std::printf(" %.5f %s", course.loss / rounds_, course.name);
      course.loss = 0;
    }
    std::printf("  rate %.1e  dead %.0f%%  farthest %.0f\n", rate, 100 * contact_.net.dead_share(),
                static_cast<double>(contact_.net.farthest()));
    std::fflush(stdout);
    told_games_ = games_;
    rounds_ = 0;
  }

  Settings settings_;
  Pupil contact_;
  Pupil race_;
  Pupil hypergammon_;
  Pupil quick_;
  // The quick net learns what the contact net learns, as well as it can.
  std::array<Course, kinds> courses_{Course{"contact", {&contact_, &quick_}}, Course{"race", {&race_}},
                                     Course{"hypergammon", {&hypergammon_}}};
  std::uint64_t games_ = 0;
  std::uint64_t first_game_ = 0;
  SteadyClock::time_point start_ = SteadyClock::now();
  // When progress was told last, and the rounds since.
  std::uint64_t told_games_ = 0;
  int rounds_ = 0;
};

}  // namespace
}  // namespace fourfold::training

int main(int argc, char** argv) try {
  fourfold::training::Settings settings;
  CLI::App app("Trains the backgammon nets by self-play.");
  fourfold::training::add_run_options(app, settings);
  app.add_option("--threads", settings.threads, "for playing")->capture_default_str();
  app.add_option("--games", settings.games, "how many at most; the rate then falls with the games, not with time");
  const auto shape = [&](const char* name, fourfold::training::Shape& to, const char* help) {
    app.add_option_function<std::vector<std::size_t>>(
           name,
           [&to](const std::vector<std::size_t>& units) {
             to.first = units[0];
             to.hidden.assign(units.begin() + 1, units.end());
             if (!to.possible()) throw CLI::ValidationError("units", "no net can have these layers");
           },
           help)
        ->expected(1, static_cast<int>(fourfold::net::most_hidden_layers) + 1)
        ->default_str(std::to_string(to.first) + " " + std::to_string(to.hidden[0]) + " " +
                      std::to_string(to.hidden[1]));
  };
  shape("--contact", settings.contact,
        "units of the contact net's layers: a multiple of 128, then any number of multiples of 32");
  shape("--race", settings.race, "and of the race net's");
  shape("--hypergammon", settings.hypergammon, "and of the one for three checkers a side");
  shape("--quick", settings.quick, "and of the one that sorts plays before the contact net looks at the best of them");
  app.add_option("--lambda", settings.self_play.lambda, "0: the next position is the target; 1: the result")
      ->capture_default_str();
  app.add_flag("--exact", settings.self_play.exact, "look at each position over all 21 rolls: no luck is learnt from");
  app.add_option(
         "--exact-share", settings.self_play.exact_share,
         "with --exact: look at so many of the positions, drawn at random, and leave the others out; lambda is then 0")
      ->check(CLI::Range(0.0, 1.0))
      ->capture_default_str();
  app.add_option("--plies", settings.self_play.plies,
                 "with --exact: over all rolls of so many turns; lambda is 0 beyond one, and the quick net chooses")
      ->check(CLI::Range(1, 2))
      ->capture_default_str();
  app.add_option("--hypergammon-share", settings.self_play.hypergammon_share, "of the games, begun as hypergammon")
      ->check(CLI::Range(0.0, 1.0))
      ->capture_default_str();
  app.add_flag("--quick-choice", settings.self_play.quick_choice, "look only into the plays that the quick net likes");
  app.add_option("--from-nets", settings.from_nets,
                 "a folder of nets that play, such as data/backgammon: a new run begins as they are");
  app.add_flag("--from-mean", settings.from_mean, "go on from the running mean of the weights");
  CLI11_PARSE(app, argc, argv);
  return fourfold::training::Run(settings).go();
} catch (const std::exception& error) {
  std::fprintf(stderr, "%s\n", error.what());
  return 1;
}
