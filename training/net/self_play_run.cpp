#include "training/net/self_play_run.h"

namespace fourfold::training {

CLI::Option* add_share(CLI::App& app, const std::string& name, double& share, const std::string& meaning) {
  return app.add_option(name, share, meaning)->check(CLI::Range(0.0, 1.0))->capture_default_str();
}

void add_self_play_options(CLI::App& app, SelfPlaySettings& settings) {
  add_run_options(app, settings);
  app.add_option("--rules", settings.rules, "the preset that is played")->capture_default_str();
  app.add_option("--units", settings.units, "of the layers: a multiple of 128, then any number of multiples of 32")
      ->expected(1, static_cast<int>(net::most_hidden_layers) + 1)
      ->capture_default_str();
  add_share(app, "--lambda", settings.lambda, "0: the next position is the target; 1: the result");
  add_share(app, "--strays", settings.strays, "share of plays that are drawn by lot");
  app.add_option("--measured-games", settings.measured_games, "against greedy players, for each point of the curve")
      ->check(CLI::Range(1, 1'000'000))
      ->capture_default_str();
  app.add_flag("--from-mean", settings.from_mean, "go on from the running mean of the weights");
}

}  // namespace fourfold::training
