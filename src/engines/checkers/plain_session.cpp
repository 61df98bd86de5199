#include "engines/checkers/plain_session.h"

#include <array>
#include <functional>
#include <string>
#include <utility>

#include "engines/checkers/plain_request.h"
#include "engines/checkers/session_player.h"
#include "engines/checkers/time_share.h"
#include "engines/checkers/written_move.h"
#include "engines/machine_clock.h"
#include "engines/one_line.h"
#include "engines/words.h"
#include "rules/rule_set.h"

namespace fourfold::checkers {
namespace {

constexpr std::array<std::string_view, 4> known_commands = {"go", "newgame", "ready", "quit"};

std::string bestmove(const Play& play) {
  const std::string path = play.path().size() > 2 ? " path " + describe(play) : "";
  return "bestmove " + move_by_ends(play) + path;
}

class Plain final : public engines::Session {
 public:
  Plain(EnginePointer engine, const Rules& rules, const engines::SessionSettings& settings)
      : engine_(std::move(engine)), rules_(rules), send_(settings.send), sentence_(settings.sentence) {
    begin_game(*engine_, rules_);
  }

  void hear(std::string_view line) override {
    const std::int64_t asked_at = engines::moment();
    const auto answered = answer(line, asked_at);
    const std::string text =
        answered ? *answered : "error " + engines::on_one_line(sentence_(answered.error().message));
    if (!text.empty()) send_(text + "\n");
  }
  bool over() const override { return over_; }

 private:
  Result<std::string> answer(std::string_view line, std::int64_t asked_at) {
    if (line.size() > engines::longest_line) return refuse<"engine.line-too-long", "most">(engines::longest_line);
    engines::Words words(line);
    const std::string_view command = words.next();
    if (command.empty()) return "";
    if (command == "go") return go(words.rest(), asked_at);
    if (command == "newgame" || command == "ready" || command == "quit") {
      if (!words.next().empty()) return refuse<"plain.nothing-follows", "command">(command);
      return obey(command);
    }
    return refuse(unknown_name<"unknown.plain-command">(engines::on_one_line(command), known_commands));
  }

  std::string obey(std::string_view command) {
    if (command == "ready") return "ready";
    // Who has not been asked has nothing to forget.
    if (command == "newgame" && std::exchange(asked_, 0) > 0) begin_game(*engine_, rules_);
    over_ = command == "quit";
    return "";
  }

  Result<std::string> go(std::string_view words, std::int64_t asked_at) {
    const auto request = read_plain_request(rules_, words);
    if (!request) return refuse(request.error());
    if (phase(request->state) == Phase::over) return "bestmove none";
    players::Limits limits;
    limits.plies = request->depth;
    limits.nodes = request->nodes;
    limits.seed = asked_++;
    if (const std::optional<double>& seconds = request->seconds) until(limits, deadline_after(asked_at, *seconds));
    const auto chosen = choose_move(*engine_, request->state, limits);
    if (!chosen) return refuse(chosen.error());
    return bestmove(chosen->play);
  }

  EnginePointer engine_;
  Rules rules_;
  std::function<void(std::string_view)> send_;
  std::function<std::string(const Message&)> sentence_;
  std::uint64_t asked_ = 0;  // questions since the game began: what levels misjudge differs from one to the next
  bool over_ = false;
};

}  // namespace

Result<std::unique_ptr<engines::Session>> begin_plain(const engines::SessionSettings& settings) {
  const auto rules = session_rules(settings.rules);
  if (!rules) return refuse(rules.error());
  auto engine = session_engine(settings);
  if (!engine) return refuse(engine.error());
  return std::make_unique<Plain>(std::move(*engine), *rules, settings);
}

}  // namespace fourfold::checkers
