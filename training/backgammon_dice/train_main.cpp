// Trains a net of Backgammon Dice on games that it plays against itself. Where the game has been solved (`fourfold
// solve`, --tables) it learns the exact chances, else what each position is worth from those after it. Ctrl-C saves;
// started again it goes on. The learning curve is how it fares against greedy.
#include <cstdio>

#include "players/backgammon_dice/features.h"
#include "training/backgammon_dice/self_play.h"
#include "training/net/self_play_run.h"

namespace fourfold::training {
namespace {

namespace dice = backgammon_dice;

struct DiceLesson {
  using Sample = DiceSample;

  DiceSelfPlay how;
  std::shared_ptr<const dice::SolvedTables> tables;  // none unless given

  static std::size_t net_inputs() { return dice::net_switches; }
  std::size_t net_outputs() const { return how.rules.scored ? dice::ways_to_end : 1; }
  // Switches that these rules never turn on stay silent; more of a kind is a step from one less.
  Beginning beginning() const {
    Beginning begun;
    for (int side = 0; side < 2; ++side) {
      for (int face = 1; face < dice::faces_of_a_pawn; ++face) {
        if (comes_up(face)) continue;
        for (int space = 0; space < dice::last_space; ++space) {
          begun.silent.push_back(
              static_cast<std::size_t>(side * dice::pawn_switches + face * dice::last_space + space));
        }
      }
      for (const int first : {dice::first_captured, dice::first_off_count}) {
        begun.steps.push_back({static_cast<std::size_t>(first + side * dice::pawns_a_side), dice::pawns_a_side});
      }
    }
    if (how.rules.scored) {
      begun.steps.push_back({dice::first_lead, dice::leads});
      begun.prior.assign(dice::ways_to_end, -1.4F);
    } else {
      for (int lead = 0; lead < dice::leads; ++lead) {
        begun.silent.push_back(static_cast<std::size_t>(dice::first_lead + lead));
      }
    }
    return begun;
  }

  void play(const net::Net& net, std::span<const std::uint64_t> seeds, std::vector<Sample>& samples) const {
    dice::Evaluator evaluator(net, tables.get());
    for (const std::uint64_t seed : seeds) play_dice_game(evaluator, tables.get(), how, seed, samples);
  }

  static dice::Switches switches_of(const Sample& sample) { return dice::switches_of(sample.state); }
  std::span<const float> target_of(const Sample& sample) const {
    const std::span<const float> ends = sample.target;
    return how.rules.scored ? ends : ends.subspan(dice::ends_won, 1);
  }

  // At first sight and without tables.
  std::vector<std::pair<double, const char*>> measure(const net::Net& net, int games) const {
    dice::Evaluator evaluator(net);
    return {{dice_result_against_greedy(evaluator, how.rules, games, 1), "against greedy"}};
  }

 private:
  bool comes_up(int face) const {
    const bool symbol =
        face == static_cast<int>(dice::Face::regular_plus) || face == static_cast<int>(dice::Face::regular_minus);
    return how.rules.special_sides && (!symbol || (how.rules.scored && how.rules.symbols));
  }
};

}  // namespace
}  // namespace fourfold::training

int main(int argc, char** argv) try {
  using namespace fourfold;
  training::SelfPlaySettings settings{{.minutes = 20, .last_rate = 5e-5, .games_a_round = 100}, "simple"};
  training::DiceSelfPlay how;
  std::string tables;
  CLI::App app("Trains a net of Backgammon Dice by self-play, and by exact chances where the game has been solved.");
  training::add_self_play_options(app, settings);
  app.add_option("--tables", tables, "the folder into which fourfold solve has put exact chances");
  training::add_share(app, "--exact-share", settings.exact_share,
                      "of the positions that no table knows, look at so many over all rolls, and leave the others out");
  training::add_share(app, "--fewer-share", how.fewer_share, "of the games without scoring, begin with fewer pawns");
  app.add_option("--siblings", how.siblings,
                 "of what else could be played, so many are learnt, too, if they can be known")
      ->check(CLI::Range(0, 100))
      ->capture_default_str();
  CLI11_PARSE(app, argc, argv);
  const auto rules = training::trained_rules<backgammon_dice::Game>(settings.rules);
  if (!rules) return 1;
  how.rules = *rules;
  how.lambda = settings.lambda;
  how.strays = settings.strays;
  how.exact_share = settings.exact_share;
  training::DiceLesson lesson{how, nullptr};
  if (!tables.empty()) {
    lesson.tables = backgammon_dice::solved_tables(how.rules, {.tables = tables}, backgammon_dice::pawns_a_side);
    std::printf("chances are known with up to %d pawns a side\n", lesson.tables->pawns());
  }
  return training::learn_by_self_play(settings, std::move(lesson));
} catch (const std::exception& error) {
  std::fprintf(stderr, "%s\n", error.what());
  return 1;
}
