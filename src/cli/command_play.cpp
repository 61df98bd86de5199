// fourfold play: a game in the terminal, new, loaded or resumed.
#include <unistd.h>

#include <cstdlib>
#include <memory>

#include <fmt/core.h>
#include <CLI/CLI.hpp>

#include "cli/commands.h"
#include "cli/play/line_mode.h"
#include "cli/play/line_shows.h"
#include "cli/play/load.h"
#include "cli/play/new_table.h"
#include "cli/report.h"
#include "cli/screen/screen.h"
#include "cli/whole_number.h"
#include "rules/any_game.h"

namespace fourfold::cli {
namespace {

struct PlayOptions {
  TableOptions table;
  std::string load;
  std::string save;
  bool resume = false;
  bool words = false;
  bool plain = false;
  std::string pace = std::to_string(ScreenOptions{}.pace);
  bool ascii = false;
  bool board = false;
  bool no_board = false;
};

bool dumb_terminal() {
  const char* term = std::getenv("TERM");  // NOLINT(concurrency-mt-unsafe): read once, before any thread
  return term == nullptr || *term == '\0' || std::string_view(term) == "dumb";
}

LineStyle style_for(const PlayOptions& options) {
  LineStyle style;
  style.prompts = isatty(STDIN_FILENO) == 1;
  style.boards = options.board || (!options.no_board && isatty(STDOUT_FILENO) == 1 && !dumb_terminal());
  style.ascii = options.ascii;
  return style;
}

// Asks until a game is named; nothing at the end of the input.
std::optional<std::string> ask_for_game(LineReader& lines, const LineStyle& style) {
  fmt::print("Which game?\n");
  int number = 0;
  for_each_game([&]<class G>() { fmt::print("  {}  {:16} {}\n", ++number, G::name, G::summary); });
  const std::string question = fmt::format("A number or a name; Return for {}", game_names.front());
  while (auto typed = ask_line(lines, style, question)) {
    if (typed->empty()) return std::string(game_names.front());
    if (typed->size() == 1 && (*typed)[0] >= '1' && (*typed)[0] < '1' + static_cast<int>(game_names.size())) {
      return std::string(game_names[static_cast<std::size_t>((*typed)[0] - '1')]);
    }
    if (*typed == "quit") return std::nullopt;
    const auto known = host::facts(*typed);
    if (known) return typed;
    fmt::print("{}\n", printable(known.error().message));
  }
  return std::nullopt;
}

Answer<SavedGame> resumed_game(const SavedFolder& folder) {
  auto resumed = resume_latest(folder);
  if (!resumed) return tl::unexpected<Refusal>(Refusal(resumed.error()));
  for (const std::string& reason : resumed->passed_over) {
    fmt::print(stderr, "fourfold: {} (that file is left as it is)\n", printable(reason));
  }
  for (const std::string& other : resumed->others) {
    fmt::print("There is another unfinished game: fourfold play --load {}\n", printable(other));
  }
  return SavedGame(std::move(resumed->host), folder, resumed->file);
}

Answer<SavedGame> opened_game(const PlayOptions& options) {
  const SavedFolder folder = SavedFolder::of_user();
  if (options.resume) return resumed_game(folder);
  if (!options.load.empty()) {
    auto loaded = load_host(options.load);
    if (!loaded) return tl::unexpected<Refusal>(Refusal(loaded.error()));
    const bool goes_on = folder.holds(options.load) && !InUse::elsewhere(options.load);
    return SavedGame(*std::move(loaded), folder, goes_on ? options.load : "");
  }
  auto host = open_table(options.table);
  if (!host) return passed_on(host);
  return SavedGame(*std::move(host), folder);
}

// What cannot be asked for at the same time.
std::string contradiction(const PlayOptions& options) {
  const bool there = options.resume || !options.load.empty();
  if (options.resume && !options.load.empty()) return "--resume and --load both name a game; one is enough";
  if (options.board && options.no_board) return "--board and --no-board contradict each other";
  const TableOptions& table = options.table;
  const bool agreed = !table.question.game.empty() || !table.question.rules.empty() || !table.question.set.empty() ||
                      table.seats || table.names || table.match || table.seed || table.clock != "none" ||
                      table.dice != "fair";
  if (there && agreed) return "a game that is there already keeps what was agreed: --load and --resume stand alone";
  return "";
}

int run(PlayOptions options) {
  if (const std::string problem = contradiction(options); !problem.empty()) return report_usage(problem, "play");
  const auto pace = read_whole_number<int>("the pace", options.pace, 0, 60'000);
  if (!pace) return report(pace.error());
  LineReader lines(stdin);
  const LineStyle style = style_for(options);
  if (options.table.question.game.empty() && !options.resume && options.load.empty()) {
    const auto game = ask_for_game(lines, style);
    if (!game) {
      fmt::print("No game, then. Come back any time.\n");
      return exit_ok;
    }
    options.table.question.game = *game;
  }
  auto game = opened_game(options);
  if (!game) return report(game.error());
  if (!options.save.empty()) {
    if (const auto may = game->may_save_as(options.save); !may) return report(Refusal(may.error()));
  }
  if (options.plain || options.board || options.no_board || !screen_possible()) {
    LineMode(*game, lines, style).run(options.words);
  } else {
    const auto shown = run_screen(*game, {options.ascii, options.words, *pace});
    if (!shown) return report(Refusal(shown.error()));
    if (game->host().over()) say(game->host().result());
    say(game->leave());
  }
  if (options.save.empty()) return exit_ok;
  if (const auto saved = game->save_as(options.save, false); !saved) return report(Refusal(saved.error()));
  say("saved as " + options.save);
  return exit_ok;
}

}  // namespace

void add_play_command(CLI::App& program, int& exit_code) {
  CLI::App& command = *program.add_subcommand("play", "play a game in the terminal");
  const auto options = std::make_shared<PlayOptions>();
  TableOptions& table = options->table;
  add_game_options(command, table.question);
  command.add_option("--seats", table.seats, "who plays, seat by seat, such as human,bot:greedy; bots only: watch")
      ->type_name("PLAYERS");
  command.add_option("--names", table.names, "what the players are called, such as Anna,Bert")->type_name("NAMES");
  command.add_option("--match", table.match, "points to win the match (0: no end), or games of a series")
      ->type_name("N");
  command.add_option("--clock", table.clock, "none, fischer:5m+10s, delay:2m+12s or per-move:30s")
      ->type_name("none|fischer:|delay:|per-move:");
  command.add_option("--dice", table.dice, "fair, or manual: typed from real dice")->type_name("fair|manual");
  command.add_flag("--words", options->words, "every person adds a word to the seed of the dice");
  command.add_option("--seed", table.seed, "play with the dice of this number")->type_name("NUMBER");
  command.add_option("--load", options->load, "go on with the game in this file, or look at it")->type_name("FILE");
  command.add_flag("--resume", options->resume, "go on with the latest unfinished game");
  command.add_option("--save", options->save, "write the record there at the end")->type_name("FILE");
  command.add_flag("--plain", options->plain, "line by line, also in a terminal");
  command.add_option("--pace", options->pace, "milliseconds for which a bot's play is shown")->type_name("MS");
  command.add_flag("--ascii", options->ascii, "boards in ASCII characters only");
  command.add_flag("--board", options->board, "line by line: draw the board before every decision");
  command.add_flag("--no-board", options->no_board, "line by line: draw the board only when asked");
  command.footer(
      "Every game is kept after each event; --resume goes on with it. docs/playing.md tells the rest.\n"
      "Example: fourfold play checkers --seats human,human --names Anna,Bert --clock fischer:10m+5s");
  command.callback([options, &exit_code] { exit_code = run(*options); });
}

}  // namespace fourfold::cli
