// fourfold play: a game in the terminal, line by line.
#include <algorithm>
#include <limits>
#include <memory>
#include <random>

#include <fmt/core.h>
#include <CLI/CLI.hpp>

#include "cli/ask.h"
#include "cli/commands.h"
#include "cli/play_session.h"
#include "cli/whole_number.h"
#include "players/registry.h"

namespace fourfold::cli {
namespace {

struct Options {
  Question question;
  std::string seats = "human,random";
  std::optional<std::string> seed;
};

// A player of ours may be named with or without it: bot:random.
constexpr std::string_view bot_mark = "bot:";

// "human,random" for so many seats, a person being no player of ours. Seats that are not named are played at random.
template <Drawn G>
Answer<SeatedPlayers<G>> players_for(std::string_view text, std::size_t seats) {
  SeatedPlayers<G> seated;
  for (std::size_t start = 0; start <= text.size();) {
    const std::size_t end = std::min(text.find(',', start), text.size());
    std::string_view word = text.substr(start, end - start);
    if (word.starts_with(bot_mark)) word.remove_prefix(bot_mark.size());
    start = end + 1;
    seated.emplace_back();
    if (word == human) continue;
    auto player = players::make_player<G>(word);
    if (!player) {
      std::vector<std::string_view> names = players::player_names<G>();
      names.insert(names.begin(), human);
      return refuse(unknown_name(std::string(G::name) + " player", word, names));
    }
    seated.back() = *std::move(player);
  }
  if (seated.size() > seats) {
    return refuse(fmt::format("--seats names {} players, but there are {} seats", seated.size(), seats));
  }
  while (seated.size() < seats) seated.push_back(std::make_unique<players::RandomPlayer<G>>());
  return seated;
}

Answer<std::uint64_t> seed_for(const std::optional<std::string>& text) {
  if (!text) {
    std::random_device device;
    return std::uint64_t{device()} << 32 | device();
  }
  return read_whole_number<std::uint64_t>("the seed", *text, 0, std::numeric_limits<std::uint64_t>::max());
}

// Asks until a game is named; nothing at the end of the input.
std::optional<std::string> ask_for_game(LineReader& lines) {
  fmt::print("Which game?\n");
  int number = 0;
  for_each_game([&]<class G>() { fmt::print("  {}  {:16} {}\n", ++number, G::name, G::summary); });
  while (const auto typed = ask(lines, "> ")) {
    if (typed->size() == 1 && (*typed)[0] >= '1' && (*typed)[0] < '1' + static_cast<int>(game_names.size())) {
      return std::string(game_names[static_cast<std::size_t>((*typed)[0] - '1')]);
    }
    if (*typed == "quit") return std::nullopt;
    const auto known = with_game(*typed, []<class G>() -> Answer<void> { return {}; });
    if (known) return typed;
    fmt::print("{}\n", printable(known.error().message));
  }
  return std::nullopt;
}

template <Drawn G>
Answer<void> play(const Options& options, LineReader& lines) {
  const auto rules = asked_rules<G>(options.question);
  if (!rules) return passed_on(rules);
  auto seated = players_for<G>(options.seats, seats(*rules).size());
  if (!seated) return passed_on(seated);
  const auto seed = seed_for(options.seed);
  if (!seed) return passed_on(seed);
  PlaySession<G>(*rules, *std::move(seated), RandomSource(*seed), lines).run();
  return {};
}

int run(Options options) {
  LineReader lines(stdin);
  if (options.question.game.empty()) {
    const auto game = ask_for_game(lines);
    if (!game) {
      fmt::print("No game, then. Come back any time.\n");
      return exit_ok;
    }
    options.question.game = *game;
  }
  const auto played = with_game(options.question.game, [&]<class G>() { return play<G>(options, lines); });
  return played ? exit_ok : report(played.error());
}

}  // namespace

void add_play_command(CLI::App& program, int& exit_code) {
  CLI::App& command = *program.add_subcommand("play", "play a game in the terminal");
  const auto options = std::make_shared<Options>();
  add_game_options(command, options->question);
  command.add_option("--seats", options->seats, "who plays, seat by seat, such as human,random")->type_name("PLAYERS");
  command.add_option("--seed", options->seed, "play with the dice of this number")->type_name("NUMBER");
  command.footer("Example: fourfold play backgammon --rules liberty --seats human,human");
  command.callback([options, &exit_code] { exit_code = run(*options); });
}

}  // namespace fourfold::cli
