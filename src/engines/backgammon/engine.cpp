#include "engines/backgammon/engine.h"

#include <functional>

#include "engines/backgammon/fibs_board.h"
#include "notation/backgammon/xgid.h"
#include "players/registry.h"

namespace fourfold::backgammon {
namespace {

using EnginePointer = std::unique_ptr<players::Engine<Game>>;

std::string_view trimmed(std::string_view line) {
  using namespace std::string_view_literals;
  constexpr std::string_view blanks = " \t\r\n\0"sv;  // GNU Backgammon ends its lines with a zero, too
  const std::size_t first = line.find_first_not_of(blanks);
  if (first == std::string_view::npos) return {};
  return line.substr(first, line.find_last_not_of(blanks) - first + 1);
}

bool is_xgid(std::string_view line) { return line.starts_with("XGID="); }
bool is_board(std::string_view line) { return line.starts_with("board:"); }

Result<State> state_of(std::string_view line) {
  if (!is_xgid(line)) return read_fibs_board(line);
  Rules rules;
  Position position;
  if (const auto read = read_xgid(line, rules, position); !read) return refuse(read.error());
  return State::from(rules, position);
}

Result<std::string> best_action(players::Engine<Game>& player, std::string_view line) {
  const auto state = state_of(line);
  if (!state) return refuse(state.error());
  const auto decision = player.think(*state);
  if (!decision) return refuse(decision.error());
  return action_words(decision->play);
}

class Ubgi final : public engines::Session {
 public:
  Ubgi(EnginePointer player, const engines::SessionSettings& settings)
      : player_(std::move(player)), version_(settings.version), send_(settings.send), sentence_(settings.sentence) {}

  void hear(std::string_view line) override { send_(answer(trimmed(line))); }
  bool over() const override { return over_; }

 private:
  std::string answer(std::string_view words) {
    if (words == "ubgi")
      return "id name Fourfold\nid author the Fourfold project\nid version " + version_ + "\nreadyok\n";
    if (words == "isready") return "readyok\n";
    over_ = words == "quit";
    // An action is found before the next line is read, so there is nothing to stop.
    if (words.empty() || words == "stop" || over_) return "";
    if (!is_xgid(words) && !is_board(words)) return "sorry\n";
    const auto action = best_action(*player_, words);
    return action ? *action + "\n" : "sorry " + sentence_(action.error().message) + "\n";
  }

  EnginePointer player_;
  std::string version_;
  std::function<void(std::string_view)> send_;
  std::function<std::string(const Message&)> sentence_;
  bool over_ = false;
};

class ForGnubg final : public engines::Session {
 public:
  ForGnubg(EnginePointer player, const engines::SessionSettings& settings)
      : player_(std::move(player)), send_(settings.send), trouble_(settings.trouble) {}

  void hear(std::string_view line) override {
    const std::string_view words = trimmed(line);
    if (!is_board(words)) return;
    const auto action = best_action(*player_, words);
    if (action) {
      send_(*action + "\n");
      return;
    }
    // GNU Backgammon would take a sentence for a move.
    trouble_(say<"engine.line-refused", "reason", "line">(action.error().message, words));
    send_("\n");
  }

 private:
  EnginePointer player_;
  std::function<void(std::string_view)> send_;
  std::function<void(const Message&)> trouble_;
};

Result<EnginePointer> player_for(const engines::SessionSettings& settings) {
  if (!settings.rules.empty()) return refuse<"engine.rules-with-positions">();
  return players::make_player<Game>(settings.bot.empty() ? players::player_names<Game>().back() : settings.bot);
}

Result<std::unique_ptr<engines::Session>> begin_ubgi(const engines::SessionSettings& settings) {
  auto player = player_for(settings);
  if (!player) return refuse(player.error());
  return std::make_unique<Ubgi>(std::move(*player), settings);
}

Result<std::unique_ptr<engines::Session>> begin_for_gnubg(const engines::SessionSettings& settings) {
  auto player = player_for(settings);
  if (!player) return refuse(player.error());
  return std::make_unique<ForGnubg>(std::move(*player), settings);
}

constexpr engines::Protocol all[] = {
    {"gnubg", say<"protocol.gnubg">, 1234, begin_for_gnubg},
    {"ubgi", say<"protocol.ubgi">, 0, begin_ubgi},
};

}  // namespace

std::string action_words(const Play& play) {
  switch (play.kind) {
    case PlayKind::roll:
      return "roll";
    case PlayKind::offer_double:
      return "double";
    case PlayKind::take:
      return "take";
    case PlayKind::drop:
      return "drop";
    case PlayKind::beaver:
      return "beaver";
    case PlayKind::accept:
      return "accept";
    case PlayKind::refuse:
      return "reject";
    case PlayKind::resign:
      return "resign";
    case PlayKind::move:
      break;
  }
  std::string words;
  for (std::size_t s = 0; s < play.count; ++s) {
    words.append(s == 0 ? "" : " ").append(std::to_string(play.steps[s].from)).append("/");
    words.append(std::to_string(play.steps[s].to));
  }
  return words;
}

std::span<const engines::Protocol> protocols(Game /*game*/) { return all; }

}  // namespace fourfold::backgammon
