// Makes a match equity table from our own play: the game at every score is rolled out with the cube, from every first
// roll, and what its points are worth is known from the scores before it. Goes on with the table that is there; Ctrl-C
// saves.
#include <CLI/CLI.hpp>
#include <atomic>
#include <cmath>
#include <csignal>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <sstream>
#include <string>
#include <tuple>

#include "players/backgammon/net_engine.h"
#include "players/backgammon/trials.h"
#include "rules/backgammon/backgammon.h"
#include "sentences/catalogue.h"

namespace {

using namespace fourfold;
using namespace fourfold::backgammon;

std::atomic<bool> interrupted = false;

struct Settings {
  std::string file;
  int points = 15;
  std::uint64_t trials = 36;  // of every first roll
  unsigned threads = 1;
};

struct Score {
  int mine;
  int theirs;
  bool after_crawford;

  auto operator<=>(const Score&) const = default;
};

struct Estimate {
  double chance = 0;
  double error = 0;
};

// With seat one about to roll the first dice of a game at the score.
State beginning(const Score& score, std::uint8_t length) {
  Rules rules;
  rules.match_length = length;
  Position position = begin_with(rules, Seat::one).position();
  position.score = {static_cast<std::uint16_t>(length - score.mine), static_cast<std::uint16_t>(length - score.theirs)};
  position.crawford_game = !score.after_crawford && (score.mine == 1 || score.theirs == 1);
  return *State::from(rules, position);
}

class Maker {
 public:
  explicit Maker(Settings settings)
      : settings_(std::move(settings)), nets_(std::make_shared<Nets>(**built_in_nets())) {}

  int run() {
    if (!load()) return 1;
    for (const Score& score : scores()) {
      if (known_.contains(score)) continue;
      const Estimate found = game_at(score);
      if (interrupted) return 0;
      learn(score, found);
      if (!save()) return 1;
      std::printf("%d away against %d%s: %.3f ± %.3f %%\n", score.mine, score.theirs,
                  score.after_crawford ? ", after Crawford" : "", 100 * found.chance, 100 * found.error);
      std::fflush(stdout);
    }
    return check();
  }

 private:
  // Whatever a game can lead to comes before it.
  std::vector<Score> scores() const {
    std::vector<Score> all;
    for (int mine = 2; mine <= settings_.points; ++mine) {
      all.push_back({mine, 1, true});
      for (int theirs = 1; theirs < mine; ++theirs) all.push_back({mine, theirs, false});
    }
    return all;
  }

  // Whoever wins the first roll begins: half of the time either.
  Estimate game_at(const Score& score) {
    const Estimate first = of_beginner(score);
    const Estimate second = of_beginner({score.theirs, score.mine, score.after_crawford});
    return {(first.chance + 1 - second.chance) / 2, std::hypot(first.error, second.error) / 2};
  }

  // The fifteen first rolls are as likely, and none is a double.
  Estimate of_beginner(const Score& score) {
    const State start = beginning(score, static_cast<std::uint8_t>(std::max(score.mine, score.theirs)));
    double sum = 0;
    double squares_of_errors = 0;
    std::uint64_t seed = 0;
    for (int high = 2; high <= 6; ++high) {
      for (int low = 1; low < high && !interrupted; ++low) {
        const Estimate one = after_roll(roll(start, {*Die::from(high), *Die::from(low)}), ++seed);
        sum += one.chance;
        squares_of_errors += one.error * one.error;
      }
    }
    return {sum / 15, std::sqrt(squares_of_errors) / 15};
  }

  Estimate after_roll(const State& state, std::uint64_t seed) {
    NetEngine engine(nets_, {}, {.plies = 1});
    const Play play = engine.think(state)->play;
    const Standpoint standpoint(state, Seat::one, nullptr, nets_->match_equities);
    Trials trials(standpoint, {.seed = seed, .threads = settings_.threads}, *nets_, {after_play(standpoint, play)});
    const std::size_t only[] = {0};
    double sum = 0;
    double squares = 0;
    const auto count = static_cast<double>(settings_.trials);
    const std::vector<TrialResult> results = *trials.run(0, settings_.trials, only);
    for (const TrialResult& result : results) {
      sum += result.value;
      squares += result.value * result.value;
    }
    return {sum / count, std::sqrt(std::max(0.0, squares - sum * sum / count) / (count * (count - 1)))};
  }

  void learn(const Score& score, const Estimate& found) {
    known_[score] = found;
    const auto chance = static_cast<float>(found.chance);
    auto nets = std::make_shared<Nets>(*nets_);
    score.after_crawford ? nets->match_equities.set_after_crawford(score.mine, chance)
                         : nets->match_equities.set(score.mine, score.theirs, chance);
    nets_ = std::move(nets);
  }

  // What save() wrote: anything else is refused rather than overwritten, and so is what cannot be read.
  bool load() {
    if (!std::filesystem::exists(settings_.file)) return true;
    std::ifstream file(settings_.file);
    for (std::string line; std::getline(file, line);) {
      if (line.starts_with('#')) continue;
      Score score{};
      score.after_crawford = line.find(" after-crawford ") != std::string::npos;
      int chance = 0;
      int error = 0;
      const char* const form = score.after_crawford ? "%d %d after-crawford %d # %d" : "%d %d %d # %d";
      if (std::sscanf(line.c_str(), form, &score.mine, &score.theirs, &chance, &error) != 4 ||
          score.mine > MatchEquities::longest || score.theirs < 1 || score.theirs >= score.mine || chance <= 0 ||
          chance >= 100'000) {
        std::fprintf(stderr, "%s is no table that was begun here: %s\n", settings_.file.c_str(), line.c_str());
        return false;
      }
      learn(score, {chance / 100'000.0, error / 100'000.0});
    }
    if (file.eof() && !file.bad()) return true;
    std::fprintf(stderr, "%s cannot be read.\n", settings_.file.c_str());
    return false;
  }

  // Trials err a little, and a table in which somebody is better off who needs a point more is refused by those who
  // read it.
  int check() const {
    std::ifstream file(settings_.file);
    const std::string text((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
    const auto table = MatchEquities::read(text);
    if (table) return 0;
    std::fprintf(stderr, "%s: %s; more trials would tell such scores apart.\n", settings_.file.c_str(),
                 english(table.error()).c_str());
    return 1;
  }

  bool save() const {
    const std::string next = settings_.file + ".new";
    std::ofstream file(next);
    file << "# The points that each side needs, and the chance in hundred-thousandths of the side that needs more; "
            "then its\n"
            "# standard error. Made by training/backgammon_equities with "
         << settings_.trials << " trials of every first roll.\n";
    for (const auto& [score, found] : known_) {
      file << score.mine << " " << score.theirs << (score.after_crawford ? " after-crawford " : " ")
           << std::lround(found.chance * 100'000) << " # " << std::lround(found.error * 100'000) << "\n";
    }
    file.close();
    if (file && std::rename(next.c_str(), settings_.file.c_str()) == 0) return true;
    std::fprintf(stderr, "%s cannot be written.\n", settings_.file.c_str());
    return false;
  }

  Settings settings_;
  std::shared_ptr<const Nets> nets_;
  std::map<Score, Estimate> known_;
};

}  // namespace

int main(int argc, char** argv) try {
  Settings settings;
  CLI::App app("Makes a match equity table from our own play.");
  app.add_option("file", settings.file, "where it is kept, and gone on from")->required();
  app.add_option("--points", settings.points, "up to so many points away")
      ->check(CLI::Range(2, MatchEquities::longest));
  app.add_option("--trials", settings.trials, "of every first roll, at every score")->check(CLI::Range(2, 1'000'000));
  app.add_option("--threads", settings.threads)->check(CLI::Range(1, 64));
  CLI11_PARSE(app, argc, argv);
  std::signal(SIGINT, [](int) { interrupted = true; });
  return Maker(settings).run();
} catch (const std::exception& error) {
  std::fprintf(stderr, "%s\n", error.what());
  return 1;
}
