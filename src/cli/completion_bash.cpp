#include "cli/completion.h"

#include "cli/command_words.h"
#include "cli/shell_tables.h"

namespace fourfold::cli {
namespace {

// The names of options, those that stand alone, and the words that may follow the others, by command.
std::string command_tables(const CLI::App& program) {
  ShellTable options("_fourfold_options");
  ShellTable values("_fourfold_values");
  ShellTable flags("_fourfold_flags");
  std::vector<std::string> names;
  std::vector<CommandWords> commands = commands_of(program);
  names.reserve(commands.size());
  for (const CommandWords& command : commands) names.push_back(command.name);
  commands.push_back({"", "", "", options_of(program)});
  for (const CommandWords& command : commands) {
    std::vector<std::string> all;
    std::vector<std::string> bare;
    for (const OptionWords& option : command.options) {
      const std::string name = option.is_argument() ? "" : option.names.front();
      if (!option.is_argument()) all.push_back(name);
      if (option.is_flag()) bare.push_back(name);
      if (!option.values.empty()) values.add(command.name + ":" + name, option.values);
    }
    const std::string row = command.name.empty() ? "''" : command.name;
    options.add(row, all);
    flags.add(row, bare);
  }
  ShellTable all("_fourfold_commands");
  all.add("*", names);
  return all.text() + options.text() + flags.text() + values.text();
}

constexpr std::string_view bash_head =
    "# bash completion for fourfold, printed by 'fourfold completion bash'. To use it now:\n"
    "#   source <(fourfold completion bash)\n";

constexpr std::string_view bash_body = R"bash(
# Completes the word before the cursor. The line is split at blanks only: bash itself also splits at '='.
_fourfold() {
  local line=${COMP_LINE:0:COMP_POINT} words=() current='' previous='' command='' game='' word values prefix=''
  read -ra words <<<"$line"
  if [[ $line != *[[:space:]] ]]; then
    current=${words[-1]}
    unset 'words[-1]'
  fi
  (( ${#words[@]} > 1 )) && previous=${words[-1]}
  for word in "${words[@]:1}"; do
    if [[ -z $command && " $(_fourfold_commands) " == *" $word "* ]]; then
      command=$word
    elif [[ -z $game && " $(_fourfold_games) $(_fourfold_boxes) " == *" $word "* ]]; then
      game=$word
    fi
  done
  [[ " $(_fourfold_flags "$command") " == *" $previous "* ]] && previous=''

  if [[ $current == --*=* ]]; then
    values=$(_fourfold_values "$command:${current%%=*}")
    prefix=${current%%=*}=
  elif [[ $previous == --* ]]; then
    values=$(_fourfold_values "$command:$previous")
  fi
  if [[ -z $values && $current != -* && $previous != --* ]]; then
    if [[ -z $command ]]; then
      values=$(_fourfold_commands)
    elif [[ -z $game ]]; then
      values=$(_fourfold_values "$command:")
    fi
  fi
  if [[ -z $values && $current == -* && -z $prefix ]]; then values=$(_fourfold_options "$command"); fi

  local typed=${current#"$prefix"}
  compopt +o nospace 2>/dev/null
  case $values in
    FILE)
      COMPREPLY=()
      while IFS= read -r word; do COMPREPLY+=("$word"); done < <(compgen -f -- "$typed")
      compopt -o filenames 2>/dev/null
      return
      ;;
    GAME) values=$(_fourfold_games) ;;
    'GAME|BOX') values="$(_fourfold_games) $(_fourfold_boxes)" ;;
    PRESET) values=$(_fourfold_presets "$game") ;;
    PLAYERS) values="human $(_fourfold_bots "$game")" ;;
    BOT) values=$(_fourfold_bots "$game") ;;
    OPTION=VALUE)
      if [[ $typed == *=* ]]; then
        values=$(_fourfold_rule_values "$game:${typed%%=*}")
        prefix+=${typed%%=*}=
        typed=${typed#*=}
      else
        values=$(_fourfold_rules "$game")
        values=${values// /= }${values:+=}
        compopt -o nospace 2>/dev/null
      fi
      ;;
  esac
  # In a list with commas the last word is completed.
  if [[ $typed == *,* ]]; then
    prefix+=${typed%,*},
    typed=${typed##*,}
  fi

  COMPREPLY=()
  while IFS= read -r word; do
    [[ -n $word ]] && COMPREPLY+=("$prefix$word")
  done < <(compgen -W "$values" -- "$typed")
  # Bash replaces only what stands behind the last '='.
  if [[ $current == *=* && $COMP_WORDBREAKS == *=* ]]; then
    prefix=${current%"${current##*=}"}
    COMPREPLY=("${COMPREPLY[@]#"$prefix"}")
  fi
}
complete -F _fourfold fourfold
)bash";

}  // namespace

std::string bash_completion(const CLI::App& program) {
  return std::string(bash_head) + command_tables(program) + game_tables() + std::string(bash_body);
}

}  // namespace fourfold::cli
