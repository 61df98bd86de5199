// Trains the backgammon nets by self-play: learns from what the next position is worth (TD), or from the mean over all
// rolls. Plays and learns by turns, keeps everything in a folder, and goes on from there when it is started again.
// Ctrl-C saves.
#include <CLI/CLI.hpp>
#include <atomic>
#include <chrono>
#include <cmath>
#include <csignal>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <thread>

#include "self_play.h"

namespace fourfold::training {
namespace {

std::atomic<bool> interrupted = false;

struct Settings {
  std::string folder;
  double minutes = 10;
  std::uint64_t games = 0;  // of this run; 0: as many as the minutes allow
  Shape contact{512, 256, 32};
  Shape race{128, 64, 32};
  double lambda = 0;
  double exact_share = 0;
  double rate = 1e-3;
  double last_rate = 1e-4;
  int games_a_round = 400;
  int batch = 256;
  int threads = 1;
  std::uint64_t seed = 1;
  bool from_mean = false;
};

void shuffle(std::vector<Sample>& samples, RandomSource& random) {
  for (std::size_t i = samples.size(); i > 1; --i) {
    std::swap(samples[i - 1], samples[random.below(static_cast<std::uint32_t>(i))]);
  }
}

// Learns from all samples once; what is left over for a whole batch is learnt with the next.
double learn_all(FloatNet& net, std::vector<Sample>& samples, int batch, double rate, RandomSource& random) {
  shuffle(samples, random);
  double loss = 0;
  int steps = 0;
  std::size_t at = 0;
  for (; at + static_cast<std::size_t>(batch) <= samples.size(); at += static_cast<std::size_t>(batch)) {
    // The first steps are small, until Adam knows the scale of things.
    const double warm = std::min(1.0, static_cast<double>(net.steps() + 1) / 2000);
    loss += net.learn(&samples[at], batch, rate * warm);
    ++steps;
  }
  samples.erase(samples.begin(), samples.begin() + static_cast<std::ptrdiff_t>(at));
  return steps > 0 ? loss / steps : 0;
}

int run(const Settings& settings) {
  std::filesystem::create_directories(settings.folder);
  const std::string contact_file = settings.folder + "/contact.net";
  const std::string race_file = settings.folder + "/race.net";
  FloatNet contact(settings.contact, settings.seed);
  FloatNet race(settings.race, settings.seed + 1);
  std::uint64_t games = 0;
  if (std::filesystem::exists(contact_file)) {
    if (!contact.load(contact_file) || !race.load(race_file)) {
      std::fprintf(stderr, "The nets in %s are wider than these, or damaged.\n", settings.folder.c_str());
      return 1;
    }
    std::ifstream(settings.folder + "/games") >> games;
    if (settings.from_mean) {
      contact.use_mean();
      race.use_mean();
    }
  }
  const auto save = [&] {
    const bool saved = contact.save(contact_file) && race.save(race_file);
    std::ofstream(settings.folder + "/contact.fournet", std::ios::binary) << net::as_bytes(contact.quantised(true));
    std::ofstream(settings.folder + "/race.fournet", std::ios::binary) << net::as_bytes(race.quantised(true));
    std::ofstream(settings.folder + "/games") << games << "\n";
    return saved;
  };

  using Clock = std::chrono::steady_clock;
  const auto start = Clock::now();
  const auto minutes_since = [](Clock::time_point then) {
    return std::chrono::duration<double, std::ratio<60>>(Clock::now() - then).count();
  };
  auto told = start;
  auto saved = start;
  std::uint64_t told_games = games;
  Samples pool;
  const Lesson lesson{settings.lambda, settings.exact_share};
  double contact_loss = 0;
  double race_loss = 0;
  int rounds = 0;
  const std::uint64_t first_game = games;
  const auto done_share = [&] {
    const double by_games =
        settings.games == 0 ? 0.0 : static_cast<double>(games - first_game) / static_cast<double>(settings.games);
    return std::max(by_games, minutes_since(start) / settings.minutes);
  };
  for (double done = 0; !interrupted && done < 1; done = done_share()) {
    const double rate = settings.rate * std::pow(settings.last_rate / settings.rate, done);
    // The nets play as they will in the product: in whole numbers, and as the mean of their last weights, so that one
    // step of learning does not teach the next its noise. They play the next games while they learn from the last ones.
    const std::string as_played[2] = {net::as_bytes(contact.quantised(true)), net::as_bytes(race.quantised(true))};
    const backgammon::Nets nets{*net::Net::read(as_played[0]), *net::Net::read(as_played[1])};
    std::vector<Samples> made(static_cast<std::size_t>(settings.threads));
    {
      std::vector<std::jthread> threads;
      threads.reserve(made.size());
      for (int t = 0; t < settings.threads; ++t) {
        threads.emplace_back([&, t] {
          backgammon::Judge judge(nets);
          for (int g = t; g < settings.games_a_round; g += settings.threads) {
            const std::uint64_t number = games + static_cast<std::uint64_t>(g);
            play_game(judge, RandomSource(settings.seed * 1'000'003 + number).next(), lesson,
                      made[static_cast<std::size_t>(t)]);
          }
        });
      }
      RandomSource random(settings.seed ^ games);
      contact_loss += learn_all(contact, pool.contact, settings.batch, rate, random);
      race_loss += learn_all(race, pool.race, settings.batch, rate, random);
    }
    games += static_cast<std::uint64_t>(settings.games_a_round);
    for (const Samples& part : made) {
      pool.contact.insert(pool.contact.end(), part.contact.begin(), part.contact.end());
      pool.race.insert(pool.race.end(), part.race.begin(), part.race.end());
    }
    ++rounds;
    if (minutes_since(told) > 0.5) {
      std::printf("%6.1f min  %9llu games  %6.0f games/s  loss %.4f contact %.4f race  rate %.1e  dead %.0f%%\n",
                  minutes_since(start), static_cast<unsigned long long>(games),
                  static_cast<double>(games - told_games) / (minutes_since(told) * 60), contact_loss / rounds,
                  race_loss / rounds, rate, 100 * contact.dead_share());
      std::fflush(stdout);
      told = Clock::now();
      told_games = games;
      contact_loss = race_loss = 0;
      rounds = 0;
    }
    if (minutes_since(saved) > 2) {
      if (!save()) return 1;
      saved = Clock::now();
    }
  }
  return save() ? 0 : 1;
}

}  // namespace
}  // namespace fourfold::training

int main(int argc, char** argv) try {
  fourfold::training::Settings settings;
  CLI::App app("Trains the backgammon nets by self-play.");
  app.add_option("folder", settings.folder, "where the nets are kept")->required();
  app.add_option("--minutes", settings.minutes, "how long at most")->capture_default_str();
  app.add_option("--games", settings.games, "how many at most; the rate then falls with the games, not with time");
  const auto shape = [&](const char* name, fourfold::training::Shape& to, const char* help) {
    app.add_option_function<std::vector<std::size_t>>(
           name, [&to](const std::vector<std::size_t>& units) { to = {units[0], units[1], units[2]}; }, help)
        ->expected(3)
        ->default_str(std::to_string(to.first) + " " + std::to_string(to.second) + " " + std::to_string(to.third));
  };
  shape("--contact", settings.contact, "units of the contact net's three layers: multiples of 128, 32 and 32");
  shape("--race", settings.race, "and of the race net's");
  app.add_option("--lambda", settings.lambda, "0: the next position is the target; 1: the result")
      ->capture_default_str();
  app.add_option("--exact", settings.exact_share, "share of positions learnt over all 21 rolls")->capture_default_str();
  app.add_option("--rate", settings.rate, "learning rate at the start of this run")->capture_default_str();
  app.add_option("--last-rate", settings.last_rate, "and at its end")->capture_default_str();
  app.add_option("--games-a-round", settings.games_a_round, "played between learning")->capture_default_str();
  app.add_option("--batch", settings.batch, "positions a step")->capture_default_str();
  app.add_option("--threads", settings.threads, "for playing")->capture_default_str();
  app.add_option("--seed", settings.seed)->capture_default_str();
  app.add_flag("--from-mean", settings.from_mean, "go on from the running mean of the weights");
  CLI11_PARSE(app, argc, argv);
  std::signal(SIGINT, [](int) { fourfold::training::interrupted = true; });
  std::signal(SIGTERM, [](int) { fourfold::training::interrupted = true; });
  return fourfold::training::run(settings);
} catch (const std::exception& error) {
  std::fprintf(stderr, "%s\n", error.what());
  return 1;
}
