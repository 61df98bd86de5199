#include "engines/backgammon/engine.h"

#include <cstdio>

#include "engines/backgammon/fibs_board.h"
#include "notation/backgammon/xgid.h"
#include "players/registry.h"

namespace fourfold::backgammon {
namespace {

using Player = std::unique_ptr<players::Player<Game>>;

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
  if (const auto read = read_xgid(line, rules, position); !read) return tl::unexpected(read.error());
  return State::from(rules, position);
}

Result<std::string> best_action(const players::Player<Game>& player, std::string_view line) {
  const auto state = state_of(line);
  if (!state) return tl::unexpected(state.error());
  if (phase(*state) != Phase::decide) return refuse("There is nothing to decide in this position.");
  return action_words(player.decide(*state, {}).play);
}

class Ubgi final : public engines::Session {
 public:
  Ubgi(Player player, std::string_view version) : player_(std::move(player)), version_(version) {}

  std::string answer(std::string_view line) override {
    const std::string_view words = trimmed(line);
    if (words == "ubgi")
      return "id name Fourfold\nid author the Fourfold project\nid version " + version_ + "\nreadyok\n";
    if (words == "isready") return "readyok\n";
    over_ = words == "quit";
    // An action is found before the next line is read, so there is nothing to stop.
    if (words.empty() || words == "stop" || over_) return "";
    if (!is_xgid(words) && !is_board(words)) return "sorry\n";
    const auto action = best_action(*player_, words);
    return action ? *action + "\n" : "sorry " + action.error().message + "\n";
  }
  bool over() const override { return over_; }

 private:
  Player player_;
  std::string version_;
  bool over_ = false;
};

class ForGnubg final : public engines::Session {
 public:
  explicit ForGnubg(Player player) : player_(std::move(player)) {}

  std::string answer(std::string_view line) override {
    const std::string_view words = trimmed(line);
    if (!is_board(words)) return "";
    const auto action = best_action(*player_, words);
    if (action) return *action + "\n";
    // GNU Backgammon would take a sentence for a move.
    std::fprintf(stderr, "%s\n  %.*s\n", action.error().message.c_str(), static_cast<int>(words.size()), words.data());
    return "\n";
  }

 private:
  Player player_;
};

Result<Player> player_called(std::string_view bot) {
  return players::make_player<Game>(bot.empty() ? players::player_names<Game>().back() : bot);
}

Result<std::unique_ptr<engines::Session>> begin_ubgi(std::string_view bot, std::string_view version) {
  auto player = player_called(bot);
  if (!player) return tl::unexpected(player.error());
  return std::make_unique<Ubgi>(std::move(*player), version);
}

Result<std::unique_ptr<engines::Session>> begin_for_gnubg(std::string_view bot, std::string_view /*version*/) {
  auto player = player_called(bot);
  if (!player) return tl::unexpected(player.error());
  return std::make_unique<ForGnubg>(std::move(*player));
}

constexpr engines::Protocol all[] = {
    {"gnubg", "GNU Backgammon's socket: there, set player 0 external localhost:1234", 1234, begin_for_gnubg},
    {"ubgi", "the Universal Backgammon Interface, draft 0.01, on stdin and stdout", 0, begin_ubgi},
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

std::span<const engines::Protocol> protocols() { return all; }

}  // namespace fourfold::backgammon
