// The completion for zsh: an _arguments call for every command, and functions for what depends on the game.
#include "cli/command_words.h"
#include "cli/completion.h"
#include "cli/shell_tables.h"

namespace fourfold::cli {
namespace {

std::string zsh_quoted(const std::string& text) {
  std::string safe = "'";
  for (const char c : text) safe += c == '\'' ? "'\\''" : std::string(1, c);
  return safe + "'";
}

// With a backslash before each of those characters.
std::string escaped(const std::string& text, std::string_view which) {
  std::string safe;
  for (const char c : text) {
    if (c == '\\' || which.find(c) != std::string_view::npos) safe += '\\';
    safe += c;
  }
  return safe;
}

// What _arguments does for a value.
std::string action(const OptionWords& option) {
  if (option.values.empty()) return " ";
  if (!option.looked_up()) return "(" + escaped(joined(option.values, " "), ":") + ")";
  const std::string& kind = option.values[0];
  if (kind == "FILE") return "_files";
  if (kind == "GAME") return "_fourfold_game";
  if (kind == "GAME|BOX") return "_fourfold_game_or_box";
  if (kind == "PRESET") return "_fourfold_preset";
  if (kind == "PLAYERS") return "_fourfold_players";
  if (kind == "BOT") return "_fourfold_bot";
  return "_fourfold_setting";
}

std::string spec(const OptionWords& option) {
  const std::string value = ":" + escaped(option.type, ":") + ":" + action(option);
  if (option.is_argument()) return zsh_quoted(":" + value);
  const std::string name = (option.repeats ? "*" : "") + option.names.front() + (option.is_flag() ? "" : "=");
  return zsh_quoted(name + "[" + escaped(option.meaning, "[]") + "]" + (option.is_flag() ? "" : value));
}

std::string specs(const std::vector<OptionWords>& options) {
  std::string text;
  for (const OptionWords& option : options) text += " \\\n        " + spec(option);
  return text;
}

constexpr std::string_view zsh_head =
    "#compdef fourfold\n"
    "# zsh completion for fourfold, printed by 'fourfold completion zsh'. To use it, put it into a folder of $fpath "
    "as\n"
    "# _fourfold, or load it now (after compinit): source <(fourfold completion zsh)\n";

constexpr std::string_view zsh_helpers = R"zsh(
# The game or box that the line names.
_fourfold_chosen() {
  local word
  for word in $words; do
    [[ " $(_fourfold_games) $(_fourfold_boxes) " == *" $word "* ]] && print -r -- $word && return
  done
}
_fourfold_game() { compadd -- ${=$(_fourfold_games)} }
_fourfold_game_or_box() { compadd -- ${=$(_fourfold_games)} ${=$(_fourfold_boxes)} }
_fourfold_preset() { compadd -- ${=$(_fourfold_presets "$(_fourfold_chosen)")} }
_fourfold_bot() { compadd -- ${=$(_fourfold_bots "$(_fourfold_chosen)")} }
# In a list with commas the last word is completed.
_fourfold_players() {
  compset -P '*,'
  compadd -S '' -- human ${=$(_fourfold_bots "$(_fourfold_chosen)")}
}
_fourfold_setting() {
  local game=$(_fourfold_chosen) rule
  if compset -P '*='; then
    rule=${${IPREFIX%=}##*=}
    compadd -- ${=$(_fourfold_rule_values "$game:$rule")}
  else
    compadd -S '=' -- ${=$(_fourfold_rules "$game")}
  fi
}
)zsh";

constexpr std::string_view zsh_tail = R"zsh(
if [[ $funcstack[1] == _fourfold ]]; then
  _fourfold "$@"
else
  compdef _fourfold fourfold
fi
)zsh";

}  // namespace

std::string zsh_completion(const CLI::App& program) {
  std::string names;
  std::string cases;
  for (const CommandWords& command : commands_of(program)) {
    names += "        " + zsh_quoted(command.name + ":" + escaped(command.meaning, ":")) + "\n";
    cases += "        " + command.name + ") _arguments" + specs(command.options) + " ;;\n";
  }
  const std::string body =
      "\n_fourfold() {\n"
      "  local context state state_descr line\n"
      "  typeset -A opt_args\n"
      "  _arguments -C" +
      specs(options_of(program)) +
      " \\\n        '1:command:->command' '*::argument:->argument'\n"
      "  case $state in\n"
      "    command)\n"
      "      local -a commands=(\n" +
      names +
      "      )\n"
      "      _describe command commands ;;\n"
      "    argument)\n"
      "      case $words[1] in\n" +
      cases +
      "      esac ;;\n"
      "  esac\n"
      "}\n";
  return std::string(zsh_head) + game_tables() + std::string(zsh_helpers) + body + std::string(zsh_tail);
}

}  // namespace fourfold::cli
