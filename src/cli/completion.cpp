#include "cli/completion.h"

#include <CLI/CLI.hpp>

#include "cli/tables.h"
#include "players/registry.h"
#include "rules/any_game.h"
#include "rules/rule_set.h"

namespace fourfold::cli {
namespace {

// What a name stands for in the script: `FUNCTION KEY` prints the words of the row with that key.
class Table {
 public:
  explicit Table(const std::string& function) : text_(function + "() {\n  case $1 in\n") {}

  template <class Words>
  void add(const std::string& key, const Words& words) {
    text_ += "    " + key + ") echo \"";
    bool first = true;
    for (const auto& word : words) {
      text_ += (first ? "" : " ") + std::string(word);
      first = false;
    }
    text_ += "\" ;;\n";
  }
  std::string text() const { return text_ + "  esac\n}\n"; }

 private:
  std::string text_;
};

// An option's or argument's values, by what help calls them: words in small letters are themselves (signature|speed),
// for FILE bash looks at the files, and for the other four the script looks into the tables of the games.
std::vector<std::string> values_of(const CLI::Option& option) {
  const std::string type = option.get_type_name();
  for (const char* looked_up : {"GAME", "PRESET", "OPTION=VALUE", "PLAYERS", "FILE"}) {
    if (type == looked_up) return {type};
  }
  std::vector<std::string> words;
  std::string word;
  for (const char c : type + "|") {
    if ((c >= 'a' && c <= 'z') || c == '-' || c == ':') {
      word += c;
    } else if (!word.empty()) {
      words.push_back(std::move(word));
      word.clear();
    }
  }
  return words;
}

std::string command_tables(const CLI::App& program) {
  std::vector<std::string> commands;
  Table options("_fourfold_options");
  Table values("_fourfold_values");
  Table flags("_fourfold_flags");
  for (const CLI::App* command : program.get_subcommands([](const CLI::App*) { return true; })) {
    commands.push_back(command->get_name());
    std::vector<std::string> names;
    std::vector<std::string> bare;
    for (const CLI::Option* option : command->get_options()) {
      for (const std::string& name : option->get_lnames()) names.push_back("--" + name);
      if (option->get_type_name().empty()) bare.push_back(names.back());
      const std::vector<std::string> words = values_of(*option);
      if (words.empty()) continue;
      values.add(command->get_name() + ":" + (option->get_positional() ? "" : names.back()), words);
    }
    options.add(command->get_name(), names);
    flags.add(command->get_name(), bare);
  }
  options.add("''", std::vector<std::string>{"--help", "--version"});
  Table all("_fourfold_commands");
  all.add("*", commands);
  return all.text() + options.text() + flags.text() + values.text();
}

std::string game_tables() {
  Table presets("_fourfold_presets");
  Table names("_fourfold_rules");
  Table words("_fourfold_rule_values");
  Table players("_fourfold_players");
  for_each_game([&]<class G>() {
    const std::string game(G::name);
    presets.add(game, preset_names<G>());
    names.add(game, option_names<G>());
    std::vector<std::string_view> seated = players::player_names<G>();
    seated.insert(seated.begin(), "human");
    players.add(game, seated);
    for (const auto& option : G::options()) {
      const std::vector<std::string> each = words_of<G>(option);
      if (!each.empty()) words.add(game + ":" + std::string(option.name), each);
    }
  });
  Table games("_fourfold_games");
  games.add("*", game_names);
  return games.text() + presets.text() + names.text() + words.text() + players.text();
}

constexpr std::string_view head =
    "# bash completion for fourfold, printed by 'fourfold completion bash'. To use it now:\n"
    "#   source <(fourfold completion bash)\n";

constexpr std::string_view body = R"bash(
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
    elif [[ -z $game && " $(_fourfold_games) " == *" $word "* ]]; then
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
    PRESET) values=$(_fourfold_presets "$game") ;;
    PLAYERS) values=$(_fourfold_players "$game") ;;
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
  return std::string(head) + command_tables(program) + game_tables() + std::string(body);
}

}  // namespace fourfold::cli
