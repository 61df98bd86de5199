#include "training/net/run.h"

#include <atomic>
#include <cmath>
#include <csignal>
#include <ctime>

namespace fourfold::training {
namespace {

constexpr double minutes_to_tell = 0.5;
constexpr double minutes_to_save = 2;

std::atomic<bool> interrupted = false;

}  // namespace

void add_run_options(CLI::App& app, RunSettings& settings) {
  app.add_option("folder", settings.folder, "where the nets are kept")->required();
  app.add_option("--minutes", settings.minutes, "how long at most")->capture_default_str();
  app.add_option("--rate", settings.rate, "learning rate at the start of this run")->capture_default_str();
  app.add_option("--last-rate", settings.last_rate, "and at its end")->capture_default_str();
  app.add_option("--games-a-round", settings.games_a_round, "played between learning")->capture_default_str();
  app.add_option("--batch", settings.batch, "positions a step")->capture_default_str();
  app.add_option("--passes", settings.passes,
                 "how often each position is learnt from; all but once later, drawn at random")
      ->capture_default_str()
      ->check(CLI::Range(1, 100));
  app.add_option("--seed", settings.seed)->capture_default_str();
}

double minutes_since(SteadyClock::time_point then) {
  return std::chrono::duration<double, std::ratio<60>>(SteadyClock::now() - then).count();
}

double minutes_worked() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC / 60; }

int run_training(const RunSettings& settings, const RunSteps& steps) {
  std::signal(SIGINT, [](int) { interrupted = true; });
  std::signal(SIGTERM, [](int) { interrupted = true; });
  auto told = SteadyClock::now();
  auto saved = told;
  for (double done = 0; !interrupted && done < 1; done = steps.done()) {
    const double rate = settings.rate * std::pow(settings.last_rate / settings.rate, done);
    steps.play_and_learn(rate);
    if (const double minutes = minutes_since(told); minutes > minutes_to_tell) {
      steps.tell(rate, minutes);
      told = SteadyClock::now();
    }
    if (minutes_since(saved) > minutes_to_save) {
      if (!steps.save()) return 1;
      saved = SteadyClock::now();
    }
  }
  return steps.save() ? 0 : 1;
}

}  // namespace fourfold::training
