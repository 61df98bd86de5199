#include "engines/checkers/hub_session.h"

#include <atomic>
#include <functional>
#include <limits>
#include <optional>
#include <string>
#include <utility>

#include "engines/checkers/hub_info.h"
#include "engines/checkers/hub_level.h"
#include "engines/checkers/hub_line.h"
#include "engines/checkers/hub_parameters.h"
#include "engines/checkers/hub_text.h"
#include "engines/checkers/session_player.h"
#include "engines/checkers/time_share.h"
#include "engines/machine_clock.h"
#include "engines/one_line.h"
#include "engines/thinking.h"
#include "engines/words.h"
#include "rules/rule_set.h"

namespace fourfold::checkers {
namespace {

constexpr std::int64_t never = std::numeric_limits<std::int64_t>::max() / 2;

class Hub final : public engines::Session {
 public:
  Hub(std::string_view preset, const engines::SessionSettings& settings)
      : settings_(settings), bot_(settings.bot), version_(settings.version) {
    if (!preset.empty()) parameters_.preset = find_preset<Game>(preset)->name;
    settings_.bot = bot_;
    settings_.version = version_;
  }

  void hear(std::string_view line) override {
    if (const auto heard = obey(line); !heard) complain(heard.error());
  }
  bool over() const override { return over_; }

 private:
  void say_line(const std::string& text) const { settings_.send(text + "\n"); }
  void complain(const Error& error) {
    say_line("error " + hub_argument("message", engines::on_one_line(settings_.sentence(error.message))));
  }

  Result<void> obey(std::string_view text) {
    if (text.size() > engines::longest_line) return refuse<"engine.line-too-long", "most">(engines::longest_line);
    const auto line = read_hub_line(text);
    if (!line) return refuse(line.error());
    const std::string& command = line->command;
    // These come while it thinks.
    if (command == "ping") {
      say_line("pong");
    } else if (command == "ponder-hit") {
      if (seconds_) due_ = deadline_after(engines::moment(), *seconds_).at;
    } else if (command == "stop") {
      thinking_.stop();
    } else if (command == "quit") {
      thinking_.stop();
      over_ = true;
    } else {
      return obey_at_rest(*line);
    }
    return {};
  }

  // The others are not said to one who thinks; if they are, the thought has come to its end.
  Result<void> obey_at_rest(const HubLine& line) {
    const std::string& command = line.command;
    if (command == "hub") {
      introduce();
      return {};
    }
    const auto is_one_of = [&](auto... names) { return ((command == names) || ...); };
    // What it does not understand, a program ignores.
    if (!is_one_of("set-param", "init", "pos", "level", "go", "new-game")) return {};
    thinking_.stop();
    if (command == "set-param") return set_parameter(line);
    if (command == "pos") return set_position(line);
    if (command == "go") return go(line);
    if (command == "level") {
      auto level = read_hub_level(line);
      if (!level) return refuse(level.error());
      level_ = *level;
      return {};
    }
    const auto rules = session_rules(parameters_.preset);
    if (!rules) return refuse(rules.error());
    if (const auto made = make_engine(); !made) return made;
    begin_game(*engine_, *rules);
    asked_ = 0;
    if (command == "init") say_line("ready");
    return {};
  }

  void introduce() {
    say_line("id name=Fourfold " + hub_argument("version", version_) + " author=\"the Fourfold project\"");
    for (const std::string& line : declared(parameters_)) say_line(line);
    say_line("wait");
  }

  Result<void> set_parameter(const HubLine& line) {
    const auto changed = with_parameter(parameters_, line);
    if (!changed) return refuse(changed.error());
    if (changed->hash_megabytes != parameters_.hash_megabytes) engine_ = nullptr;
    if (changed->preset != parameters_.preset) state_.reset();
    parameters_ = *changed;
    return {};
  }

  Result<void> make_engine() {
    if (engine_) return {};
    auto made = session_engine(settings_, parameters_.hash_megabytes);
    if (!made) return refuse(made.error());
    engine_ = std::move(*made);
    return {};
  }

  Result<void> set_position(const HubLine& line) {
    const auto rules = session_rules(parameters_.preset);
    if (!rules) return refuse(rules.error());
    state_.reset();
    State state = begin_with(*rules, seat_of(Side::dark));
    if (const std::string* const position = line.find("pos")) {
      const auto read = read_hub_position(*rules, *position);
      if (!read) return refuse(read.error());
      state = *read;
    }
    if (const std::string* const moves = line.find("moves")) {
      engines::Words words(*moves);
      int number = 1;
      for (std::string_view move = words.next(); !move.empty(); move = words.next(), ++number) {
        const auto play = read_hub_move(state, move);
        if (!play) {
          return refuse<"plain.move-refused", "number", "move", "reason">(number, engines::on_one_line(move),
                                                                          play.error().message);
        }
        state = apply(state, *play);
      }
    }
    state_ = state;
    return {};
  }

  Result<void> go(const HubLine& line) {
    const bool ponders = line.find("ponder") != nullptr;
    const bool analyses = line.find("analyze") != nullptr;
    if (!ponders && !analyses && line.find("think") == nullptr) return refuse<"hub.go-how">();
    if (!state_) return refuse<"hub.no-position">();
    if (phase(*state_) != Phase::decide) return refuse<"engine.nothing-to-decide">();
    if (const auto made = make_engine(); !made) return made;
    const std::int64_t begun = engines::moment();
    players::Limits limits;
    limits.plies = level_.depth;
    limits.nodes = level_.nodes;
    limits.threads = parameters_.threads;
    limits.seed = asked_++;
    seconds_ = level_.infinite ? std::nullopt : level_.seconds;
    due_ = seconds_ && !ponders ? deadline_after(begun, *seconds_).at : never;
    // The moment may change while it thinks, so the clock counts from it.
    if (seconds_ || level_.infinite) until(limits, {0, [this] { return engines::moment() - due_; }});
    thinking_.begin([this, begun, limits, state = *state_](const players::StopFlag& flag) {
      players::Limits stoppable = limits;
      stoppable.flag = &flag;
      think(state, stoppable, begun);
    });
    return {};
  }

  // On a thread of its own.
  void think(const State& state, const players::Limits& limits, std::int64_t begun) {
    bool informed = false;
    const auto told = [&](const players::ThinkingProgress<Game>& progress) {
      inform(progress, begun);
      informed = true;
    };
    const auto chosen = choose_move(*engine_, state, limits, told);
    if (!chosen) complain(chosen.error());
    const ChosenMove move = chosen ? *chosen : ChosenMove{legal(state)[0]};
    // What tables know is not searched for.
    if (!informed && move.judged) inform({move.judged->plies, move.nodes, *move.judged}, begun);
    const auto reply = move.reply();
    say_line("done move=" + hub_move(move.play) + (reply ? " ponder=" + hub_move(*reply) : ""));
  }

  void inform(const players::ThinkingProgress<Game>& progress, std::int64_t begun) {
    say_line(hub_info(progress, static_cast<double>(engines::moment() - begun) / 1e6));
  }

  engines::SessionSettings settings_;
  std::string bot_;
  std::string version_;
  HubParameters parameters_{};
  EnginePointer engine_;
  std::optional<State> state_ = std::nullopt;
  HubLevel level_{};
  std::uint64_t asked_ = 0;
  bool over_ = false;
  std::optional<double> seconds_{};        // of the search that was last begun
  std::atomic<std::int64_t> due_ = never;  // its end
  engines::Thinking thinking_;
};

}  // namespace

Result<std::unique_ptr<engines::Session>> begin_hub(const engines::SessionSettings& settings) {
  if (const auto rules = session_rules(settings.rules); !rules) return refuse(rules.error());
  if (const auto engine = session_engine(settings); !engine) return refuse(engine.error());
  return std::make_unique<Hub>(settings.rules, settings);
}

}  // namespace fourfold::checkers
