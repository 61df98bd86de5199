// fourfold play: a game in the terminal, new, loaded or resumed.
#include <unistd.h>

#include <cstdlib>
#include <memory>

#include <fmt/core.h>
#include <CLI/CLI.hpp>

#include "cli/command_help.h"
#include "cli/commands.h"
#include "cli/fullscreen/fullscreen.h"
#include "cli/language.h"
#include "cli/locale.h"
#include "cli/named_game.h"
#include "cli/play/ask_for_game.h"
#include "cli/play/line_mode.h"
#include "cli/play/line_output.h"
#include "cli/play/load.h"
#include "cli/play/new_table.h"
#include "cli/play/screen_texts.h"
#include "cli/play/typed_path.h"
#include "cli/report.h"
#include "cli/streams.h"
#include "cli/whole_number.h"
#include "players/registry.h"
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
  std::string pace = std::to_string(FullscreenOptions{}.pace);
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
  style.wrapped = style.boards;
  style.ascii = options.ascii || !locale_has_unicode();
  return style;
}

Answer<SavedGame> resumed_game(const SavedFolder& folder) {
  auto resumed = resume_latest(folder);
  if (!resumed) return tl::unexpected<Refusal>(Refusal(resumed.error()));
  for (const Message& reason : resumed->passed_over) {
    tell_trouble(printable(in_words(say<"terminal.resume.passed-over", "reason">(reason))));
  }
  for (const std::string& other : resumed->others) {
    fmt::print("{}\n", printable(in_words(say<"terminal.resume.another", "file">(other))));
  }
  return SavedGame(std::move(resumed->screen), folder, resumed->file);
}

Answer<SavedGame> opened_game(const PlayOptions& options) {
  const SavedFolder folder = SavedFolder::of_user();
  if (options.resume) return resumed_game(folder);
  if (!options.load.empty()) {
    auto loaded = load_game(options.load);
    if (!loaded) return tl::unexpected<Refusal>(Refusal(loaded.error()));
    const bool goes_on = folder.holds(options.load) && !InUse::elsewhere(options.load);
    return SavedGame(std::move(loaded->screen), folder, goes_on ? options.load : "", std::move(loaded->remarks));
  }
  auto screen = open_table(options.table);
  if (!screen) return passed_on(screen);
  return SavedGame(*std::move(screen), folder);
}

// What cannot be asked for at the same time.
std::optional<Message> contradiction(const PlayOptions& options) {
  const bool there = options.resume || !options.load.empty();
  if (options.resume && !options.load.empty()) return say<"terminal.play.resume-and-load">();
  if (options.board && options.no_board) return say<"terminal.play.board-and-no-board">();
  const TableOptions& table = options.table;
  const bool agreed = !table.question.game.empty() || !table.question.rules.empty() || !table.question.set.empty() ||
                      table.seats || table.names || table.match || table.seed || table.clock != "none" ||
                      table.dice != "fair";
  if (there && agreed) return say<"terminal.play.stand-alone">();
  return std::nullopt;
}

// Which of the games of a box, where several may be meant; none if the person does not want to play after all.
Answer<std::optional<std::string>> chosen_game(const Question& question, LineReader& lines, const LineStyle& style) {
  const auto games = games_meant(question);
  if (!games) return passed_on(games);
  if (games->size() == 1) return games->front();
  const std::optional<Box> box = box_named(question.game);
  if (!box || !style.prompts) return refuse(unknown_game(question.game));
  return ask_for_game_of_box(lines, style, *box, *games);
}

// Settles what a new game needs and nobody has said: asks for the game, and at a terminal for who plays on the other
// seats. False if the person does not want to play after all.
Answer<bool> settle(TableOptions& table, LineReader& lines, const LineStyle& style) {
  if (table.question.game.empty()) {
    const auto game = ask_for_game(lines, style);
    if (!game) return false;
    table.question.game = *game;
  }
  if (const auto named = settle_named_game(table.question); !named) return passed_on(named);
  const auto game = chosen_game(table.question, lines, style);
  if (!game) return passed_on(game);
  const std::optional<std::string>& chosen = *game;
  if (!chosen) return false;
  settle_game(table.question, *chosen);
  begin_with_one_game(table);
  if (table.seats || !style.prompts) return true;
  // What cannot be is refused before anything more is asked.
  if (const auto possible = open_table(table); !possible) return passed_on(possible);
  table.opponent = ask_for_opponent(lines, style, table.question.game);
  return table.opponent.has_value();
}

// "backgammon: random, greedy, ...", a line a game.
std::string all_levels() {
  std::string text;
  for_each_game([&]<class G>() {
    text += "\n  " + std::string(G::name) + ": " + words().list(listed(players::player_names<G>()));
  });
  return text;
}

int run(PlayOptions options) {
  if (const auto problem = contradiction(options)) return report_usage(*problem, "play");
  const auto pace = read_whole_number<int>(say<"terminal.number.pace">(), options.pace, 0, 60'000);
  if (!pace) return report(pace.error());
  LineReader lines(stdin);
  const LineStyle style = style_for(options);
  if (!options.resume && options.load.empty()) {
    const auto settled = settle(options.table, lines, style);
    if (!settled) return report(settled.error());
    if (!*settled) {
      tell_sentence(style, say<"terminal.play.no-game">());
      return exit_ok;
    }
  }
  auto game = opened_game(options);
  if (!game) return report(game.error());
  if (options.words && !game->screen().takes_words()) {
    return report(Refusal(refuse<"terminal.play.no-words">().value()));
  }
  if (!options.save.empty()) {
    options.save = typed_path(options.save);
    if (const auto may = game->may_save_as(options.save); !may) return report(Refusal(may.error()));
  }
  if (options.plain || options.board || options.no_board || !fullscreen_possible()) {
    LineMode(*game, lines, style).run(options.words);
  } else {
    const auto shown = run_fullscreen(*game, {options.ascii, options.words, *pace});
    if (!shown) return report(Refusal(shown.error()));
    if (game->screen().over()) tell_sentence(style, result_text(game->screen()));
    if (const auto where = game->leave()) tell_sentence(style, *where);
  }
  if (options.save.empty()) return exit_ok;
  if (const auto saved = game->save_as(options.save, false); !saved) return report(Refusal(saved.error()));
  tell_sentence(style, say<"terminal.saved-as", "file">(options.save));
  return exit_ok;
}

}  // namespace

void add_play_command(CLI::App& program, int& exit_code) {
  CLI::App& command = *program.add_subcommand("play");
  const auto options = std::make_shared<PlayOptions>();
  TableOptions& table = options->table;
  add_game_options(command, table.question, "GAME|BOX");
  command.add_option("--seats", table.seats)->type_name("PLAYERS");
  command.add_option("--names", table.names)->type_name("NAMES");
  command.add_option("--match", table.match)->type_name("N");
  command.add_option("--clock", table.clock)->type_name("none|fischer:|delay:|per-move:");
  command.add_option("--dice", table.dice)->type_name("fair|manual");
  command.add_flag("--words", options->words);
  command.add_option("--seed", table.seed)->type_name("NUMBER");
  command.add_option("--load", options->load)->type_name("FILE");
  command.add_flag("--resume", options->resume);
  command.add_option("--save", options->save)->type_name("FILE");
  command.add_flag("--plain", options->plain);
  command.add_option("--pace", options->pace)->type_name("MS");
  command.add_flag("--ascii", options->ascii);
  command.add_flag("--board", options->board);
  command.add_flag("--no-board", options->no_board);
  command.footer(said<"help.play.bots">() + all_levels() + "\n" + said<"help.play.footer">() + "\n" +
                 examples({"fourfold play checkers --seats human,human --names Anna,Bert --clock fischer:10m+5s"}));
  command.callback([options, &exit_code] { exit_code = run(*options); });
}

}  // namespace fourfold::cli
