#include "engines/checkers/dxp_session.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <mutex>
#include <string>
#include <utility>
#include <vector>

#include "engines/checkers/dxp_message.h"
#include "engines/checkers/session_player.h"
#include "engines/checkers/time_share.h"
#include "engines/checkers/written_move.h"
#include "engines/machine_clock.h"
#include "engines/one_line.h"
#include "engines/thinking.h"

namespace fourfold::checkers {
namespace {

// What the other side has to agree with is small: the position, whose turn it is, and what has been played.
struct DxpGame {
  Side ours = Side::dark;
  double seconds = 0;  // for all our moves; 0 is no matter
  int moves = 0;       // of each side; 0 is without an end
  double spent = 0;
  std::vector<State> states{};  // from the start to now

  const State& now() const { return states.back(); }
  bool is_ours() const { return now().turn() == ours; }
  int our_moves() const {
    const auto is_ours = [&](const State& state) { return state.turn() == ours; };
    return static_cast<int>(std::count_if(states.begin(), states.end() - 1, is_ours));
  }
};

DxpMove told(const Play& play, double seconds) {
  DxpMove move{static_cast<int>(std::lround(seconds)), play.from(), play.to()};
  for (Squares rest = play.captured(); rest != 0; rest &= rest - 1) move.captured.push_back(Square::lowest(rest));
  return move;
}

class Dxp final : public engines::Session {
 public:
  Dxp(EnginePointer engine, const Rules& rules, const engines::SessionSettings& settings)
      : engine_(std::move(engine)),
        rules_(rules),
        name_("Fourfold " + std::string(settings.version)),
        send_(settings.send),
        trouble_(settings.trouble) {}

  void hear(std::string_view text) override {
    auto message = read_dxp(text);
    if (!message) {
      complain(message.error(), text);
      return;
    }
    // These end a thought; the others disturb nobody.
    const bool ends_thought = std::holds_alternative<DxpGameRequest>(*message) ||
                              std::holds_alternative<DxpGameEnd>(*message) ||
                              std::holds_alternative<DxpBackRequest>(*message);
    if (ends_thought) thinking_.stop();
    const std::scoped_lock alone(mutex_);
    if (const auto done = std::visit([&](const auto& each) { return receive(each); }, *message); !done) {
      complain(done.error(), text);
    }
  }
  bool over() const override { return over_; }

 private:
  void send(const DxpMessage& message) { send_(write_dxp(message) + '\0'); }
  void complain(const Error& error, std::string_view text) {
    constexpr std::size_t most_shown = 127;
    trouble_(
        say<"engine.line-refused", "reason", "line">(error.message, engines::on_one_line(text.substr(0, most_shown))));
  }

  Result<void> receive(const DxpGameRequest& request) {
    playing_ = false;
    if (request.version != 1) {
      send(DxpGameAnswer{name_, DxpAccepted::other_version});
      return {};
    }
    Result<State> start = begin_with(rules_, seat_of(Side::dark));
    if (request.start) start = State::from(rules_, {request.start->board, request.start->turn, Status::playing});
    if (!start || phase(*start) == Phase::over) {
      send(DxpGameAnswer{name_, DxpAccepted::not_this_game});
      return start ? refuse<"dxp.over-from-the-start">() : refuse(start.error());
    }
    begin_game(*engine_, rules_);
    send(DxpGameAnswer{name_, DxpAccepted::yes});
    game_ = {request.follower, request.minutes * 60.0, request.moves, 0, {*start}};
    playing_ = true;
    go_on();
    return {};
  }

  Result<void> receive(const DxpMove& move) {
    if (!playing_) return refuse<"dxp.no-game">();
    if (game_.is_ours()) return refuse<"dxp.not-your-turn">();
    Squares captured = 0;
    for (const Square square : move.captured) captured |= square.mask();
    const auto play =
        move_between(game_.now(), move.from, move.to, move.captured.empty() ? std::nullopt : std::optional(captured));
    if (!play) {
      // There is no word for it but that the game cannot go on.
      end_game(phase(game_.now()) == Phase::over ? DxpReason::won : DxpReason::unknown);
      return refuse(play.error());
    }
    game_.states.push_back(apply(game_.now(), *play));
    go_on();
    return {};
  }

  Result<void> receive(const DxpGameEnd& end) {
    // What we ended ourselves has only been confirmed.
    if (playing_) send(DxpGameEnd{DxpReason::unknown, end.no_more_games});
    playing_ = false;
    over_ = end.no_more_games;
    return {};
  }

  Result<void> receive(const DxpChat& chat) {
    trouble_(say<"dxp.chat", "text">(engines::on_one_line(chat.text)));
    return {};
  }

  Result<void> receive(const DxpBackRequest& request) {
    if (!playing_) {
      send(DxpBackAnswer{DxpTakenBack::refused});
      return refuse<"dxp.no-game">();
    }
    const bool first_again = request.turn == game_.states.front().turn();
    const int ply = (request.number - 1) * 2 + (first_again ? 0 : 1);
    if (ply < 0 || ply >= static_cast<int>(game_.states.size())) {
      send(DxpBackAnswer{DxpTakenBack::refused});
    } else {
      send(DxpBackAnswer{DxpTakenBack::yes});
      game_.states.resize(static_cast<std::size_t>(ply) + 1);
    }
    go_on();
    return {};
  }

  // Answers to what we never ask.
  static Result<void> receive(const DxpGameAnswer& /*answer*/) { return refuse<"dxp.not-asked">(); }
  static Result<void> receive(const DxpBackAnswer& /*answer*/) { return refuse<"dxp.not-asked">(); }

  void end_game(DxpReason reason) {
    playing_ = false;
    send(DxpGameEnd{reason, false});
  }

  // If it is our turn, ends the game or thinks. Only whose turn it is may end one.
  void go_on() {
    if (!playing_ || !game_.is_ours()) return;
    const State& state = game_.now();
    if (phase(state) == Phase::over) {
      end_game(DxpReason::lost);
    } else if (state.draw_due()) {
      end_game(DxpReason::drawn);
    } else if (game_.moves > 0 && game_.our_moves() >= game_.moves) {
      end_game(DxpReason::unknown);
    } else {
      think_about(state);
    }
  }

  void think_about(const State& state) {
    const std::int64_t begun = engines::moment();
    players::Limits limits;
    limits.seed = static_cast<std::uint64_t>(game_.our_moves());
    if (game_.seconds > 0) {
      TimeLeft left{game_.seconds - game_.spent};
      if (game_.moves > 0) left.moves = game_.moves - game_.our_moves();
      until(limits, deadline_after(begun, share_of(left)));
    }
    thinking_.begin([this, begun, limits, state](const players::StopFlag& flag) {
      players::Limits stoppable = limits;
      stoppable.flag = &flag;
      const auto chosen = choose_move(*engine_, state, stoppable);
      const std::scoped_lock alone(mutex_);
      if (!flag.raised()) answer(chosen, static_cast<double>(engines::moment() - begun) / 1e6);
    });
  }

  // At the end of a thought, on its thread.
  void answer(const Result<ChosenMove>& chosen, double seconds) {
    game_.spent += seconds;
    if (!chosen) {
      trouble_(chosen.error().message);
      end_game(DxpReason::unknown);
      return;
    }
    game_.states.push_back(apply(game_.now(), chosen->play));
    send(told(chosen->play, seconds));
  }

  EnginePointer engine_;
  Rules rules_;
  std::string name_;
  std::function<void(std::string_view)> send_;
  std::function<void(const Message&)> trouble_;
  // Hearing and thinking both play.
  std::mutex mutex_;
  DxpGame game_{};
  bool playing_ = false;
  bool over_ = false;
  engines::Thinking thinking_;
};

}  // namespace

Result<std::unique_ptr<engines::Session>> begin_dxp(const engines::SessionSettings& settings) {
  const auto rules = session_rules(settings.rules);
  if (!rules) return refuse(rules.error());
  auto engine = session_engine(settings);
  if (!engine) return refuse(engine.error());
  return std::make_unique<Dxp>(std::move(*engine), *rules, settings);
}

}  // namespace fourfold::checkers
