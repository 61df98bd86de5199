#include "records/backgammon/follower.h"

#include <algorithm>

#include "notation/backgammon/text.h"

namespace fourfold::records {

using backgammon::Stage;

namespace {

std::string score_text(const std::array<int, 2>& score) {
  return std::to_string(score[0]) + "-" + std::to_string(score[1]);
}

}  // namespace

Reading Follower::follow() {
  for (std::size_t i = 0; i < transcript_.games.size(); ++i) follow_game(i);
  close_record();
  return std::move(reading_);
}

void Follower::follow_game(std::size_t number) {
  number_ = number;
  const TranscriptGame& game = transcript_.games[number];
  if (!go_on(number) && !begin_record(number)) return;
  check_heading(game);
  marks_ = {};
  for (const std::string& note : game.notes) log().note(note);
  for (int i = 0; i < game.automatic_doubles; ++i) {
    if (const auto tied = log().roll("11"); !tied) reading_.remark(game.place, tied.error().message);
  }
  for (std::size_t i = 0; i < game.turns.size(); ++i) {
    const TranscriptTurn& turn = game.turns[i];
    if (const auto played = play_turn(turn); !played) {
      leave_rest(game.turns, i, played.error().message);
      return;
    }
    for (const std::string& note : turn.notes) log().note(note);
  }
}

bool Follower::go_on(std::size_t number) {
  if (!log_) return false;
  const TextPlace place = transcript_.games[number].place;
  for (int player = 0; player < 2 && !over(); ++player) {
    const int points = points_by_score(number - 1, player);
    if (points == 0 || !give_up(player, points)) continue;
    reading_.remark(place, say<"record.won-by-score", "player">(log().name(player)));
  }
  if (!over()) {
    reading_.remark(place, say<"record.own-record", "reason">(say<"record.unfinished">()));
    return false;
  }
  const auto next = log().next_game();
  if (!next) reading_.remark(place, say<"record.own-record", "reason">(next.error().message));
  return next.has_value();
}

bool Follower::begin_record(std::size_t number) {
  const TranscriptGame& game = transcript_.games[number];
  close_record();
  Setup setup = setup_for(transcript_, guess_);
  const auto rules = make_rules<backgammon::Game>(setup.preset, setup.options);
  if (!rules) {
    reading_.remark(game.place, rules.error().message);
    return false;
  }
  score_off_ = {};
  if (auto start = start_of(transcript_, number, guess_, *rules)) {
    setup.start = *std::move(start);
  } else {
    reading_.remark(game.place, say<"record.score-from-zero", "reason">(start.error().message));
    score_off_ = game.score;
  }
  auto begun = Log::begin(setup);
  if (!begun) {
    reading_.remark(game.place, begun.error().message);
    return false;
  }
  log_.emplace(*std::move(begun));
  log().about() = transcript_.about;
  if (number == 0) {
    for (const std::string& note : transcript_.notes) log().note(note);
  }
  return true;
}

void Follower::close_record() {
  if (!log_) return;
  // Where nothing could be followed there is nothing to keep.
  const bool kept = reading_.remarks.empty() || holds_play(log().events());
  if (kept) std::move(*log_).add_to(reading_);
  log_.reset();
}

void Follower::check_heading(const TranscriptGame& game) {
  const std::array<int, 2> score = {position().score[0], position().score[1]};
  const std::array<int, 2> said = game.score_said ? game.score : score;
  const std::array<int, 2> off = {said[0] - score[0], said[1] - score[1]};
  // GNU Backgammon does not count automatic doubles in the score of a session.
  const bool not_counted = number_ > 0 && transcript_.games[number_ - 1].automatic_doubles > 0;
  if (off != score_off_ && !not_counted) {
    reading_.remark(game.place, say<"record.score", "said", "score">(score_text(said), score_text(score)));
  }
  score_off_ = off;
  if (transcript_.rules.empty() && game.crawford && *game.crawford != position().crawford_game) {
    reading_.remark(game.place, *game.crawford ? say<"record.not-crawford">() : say<"record.crawford">());
  }
}

void Follower::leave_rest(const Turns& turns, std::size_t from, Message reason) {
  Message message = say<"record.rest-left-out", "reason">(reason);
  const auto won =
      std::find_if(turns.begin() + static_cast<std::ptrdiff_t>(from), turns.end(),
                   [](const TranscriptTurn& turn) { return !turn.problem && turn.action == TranscriptAction::win; });
  if (!over() && won != turns.end()) {
    const int points = won->number > 0 ? won->number : points_by_score(number_, won->player);
    // A match that goes on needs the result more than the last play; at its end it is the other way round.
    const bool last = number_ + 1 == transcript_.games.size();
    if (const auto given = give_up(won->player, points, last ? TakingBack::refused : TakingBack::allowed)) {
      message = given->empty() ? say<"record.rest-but-result", "reason">(std::move(reason))
                               : say<"record.rest-and-play", "reason", "player", "play">(
                                     std::move(reason), log().name(1 - won->player), *given);
    }
  }
  reading_.remark(turns[from].place, message);
  log().gap(std::move(message));
}

Result<void> Follower::play_turn(const TranscriptTurn& turn) {
  if (turn.problem) return refuse(*turn.problem);
  if (turn.action == TranscriptAction::win) return win(turn);
  if (over()) return refuse<"record.game-won", "player">(log().name(winner()));
  if (turn.action == TranscriptAction::move || turn.action == TranscriptAction::roll) return move(turn);
  if (const auto mine = must_act(turn.player); !mine) return mine;
  if (turn.action == TranscriptAction::offer_double) return offer_double(turn);
  return log().play(turn.action == TranscriptAction::take ? "take" : "drop");
}

Result<void> Follower::offer_double(const TranscriptTurn& turn) {
  const bool beaver = position().stage == Stage::doubled;
  const int shows = position().cube() * (beaver ? 4 : 2);
  auto offered = log().play(beaver ? "beaver" : "double");
  if (offered && turn.number != 0 && turn.number != shows) {
    reading_.remark(turn.place, say<"record.cube-shows", "shows", "said">(shows, turn.number));
  }
  return offered;
}

Result<void> Follower::must_act(int player) const {
  if (log().acting() == player) return {};
  return refuse<"record.turn", "player">(log().name(log().acting()));
}

Result<void> Follower::move(const TranscriptTurn& turn) {
  if (!turn.dice_said) return pass_unrolled(turn);
  // Who has been beavered and rolls has taken.
  if (position().stage == Stage::beavered && log().acting() == turn.player) {
    if (const auto taken = log().play("take"); !taken) return taken;
  }
  if (position().stage == Stage::opening) {
    if (const auto opened = opening_roll(turn); !opened) return opened;
  } else {
    if (const auto mine = must_act(turn.player); !mine) return mine;
    if (phase(log().state()) == Phase::decide && position().stage == Stage::turn_start) {
      if (const auto rolls = log().play("roll"); !rolls) return rolls;
    }
  }
  if (phase(log().state()) == Phase::roll) {
    if (const auto rolled = log().roll(format_roll(turn.dice)); !rolled) return rolled;
  }
  if (position().stage != Stage::moving) return refuse<"record.double-waits">();
  if (turn.action == TranscriptAction::roll && (!turn.forced || legal(log().state()).size() != 1)) return {};
  return make_play(turn);
}

// Some programs let a player who cannot enter not roll at all.
Result<void> Follower::pass_unrolled(const TranscriptTurn& turn) {
  TranscriptTurn rolled = turn;
  rolled.dice_said = true;
  rolled.dice = {Die::nth(5), Die::nth(5)};
  if (position().stage == Stage::opening) return refuse<"record.begins-with-roll">();
  auto passed = move(rolled);
  if (passed) reading_.remark(turn.place, say<"record.no-dice">());
  return passed;
}

Result<void> Follower::make_play(const TranscriptTurn& turn) {
  const auto player = static_cast<std::size_t>(turn.player);
  const auto before = log().mark();
  auto played = turn.play.empty() ? play_forced() : log().play(turn.play);
  if (!played && turn.play.find('*') != std::string::npos) {
    std::string bare = turn.play;
    std::erase(bare, '*');
    if (log().play(bare)) {
      reading_.remark(turn.place, say<"record.stars", "play", "reason">(excerpt(turn.play), played.error().message));
      played = {};
    }
  }
  if (!played) return played;
  marks_[player] = before;
  last_plays_[player] = format_roll(turn.dice) + ": " + log().events().back().text;
  return {};
}

// Nothing is written where nothing could be chosen.
Result<void> Follower::play_forced() {
  const auto plays = legal(log().state());
  if (plays.size() == 1) return log().play(format_play(log().state(), plays[0]));
  return refuse<"record.no-play", "dice", "count">(format_roll(position().dice), plays.size());
}

// A file gives the dice of the player who begins, the single dice of which the larger was theirs.
Result<void> Follower::opening_roll(const TranscriptTurn& turn) {
  const auto [low, high] = std::minmax(turn.dice.first, turn.dice.second);
  const bool rolls_again = log().state().rules().opening == backgammon::Opening::winner_rolls_both;
  if (low == high && !rolls_again) return refuse<"record.double-begins">();
  // Where the winner rolls again, the single dice are not in the file: any that make this player begin will do.
  const Die larger = rolls_again ? Die::nth(1) : high;
  const Die smaller = rolls_again ? Die::nth(0) : low;
  return log().roll(
      format_roll(turn.player == 0 ? backgammon::Roll{larger, smaller} : backgammon::Roll{smaller, larger}));
}

Result<void> Follower::win(const TranscriptTurn& turn) {
  const int points = turn.number > 0 ? turn.number : points_by_score(number_, turn.player);
  if (!over()) {
    const auto given = give_up(turn.player, points);
    if (!given) return tl::unexpected<Error>(given.error());
    if (!given->empty()) {
      const Message message = say<"record.play-taken-back", "loser", "winner", "play">(log().name(1 - turn.player),
                                                                                       log().name(turn.player), *given);
      reading_.remark(turn.place, message);
      log().gap(message);
    }
  }
  if (winner() != turn.player) {
    reading_.remark(turn.place, say<"record.won-by-other", "player">(log().name(winner())));
    return {};
  }
  const int worth = outcome(log().state()).of(position().winner);
  const int need = transcript_.length - position().score[static_cast<std::size_t>(turn.player)];
  // GNU Backgammon counts gammons that Jacoby's rule takes away; others count no more than the match needs.
  const bool by_others = (!gammons_count(log().state()) && points <= 3 * worth && points > worth) ||
                         (transcript_.length > 0 && worth > need && points == need);
  if (points > 0 && points != worth && !by_others) {
    reading_.remark(turn.place, say<"record.worth", "count", "said">(worth, points));
  }
  return {};
}

Result<std::string> Follower::give_up(int winner, int points, TakingBack taking_back) {
  const int loser = 1 - winner;
  std::string left_out;
  if (position().stage == Stage::moving && log().acting() == winner && legal(log().state()).size() == 1) {
    if (const auto played = play_forced(); !played) return tl::unexpected<Error>(played.error());
    if (over()) return left_out;
  }
  if (log().acting() != loser) {
    const auto& before_last = marks_[static_cast<std::size_t>(loser)];
    if (!before_last || taking_back == TakingBack::refused) {
      return refuse<"record.loses-out-of-turn", "loser", "winner">(log().name(loser), log().name(winner));
    }
    left_out = last_plays_[static_cast<std::size_t>(loser)];
    log().rewind(*before_last);
  }
  const auto given = [&]() -> Result<void> {
    if (position().stage == Stage::doubled || position().stage == Stage::beavered) return log().play("drop");
    if (offers(log().state()).empty()) return refuse<"record.not-begun">();
    const int most = backgammon::gammons_count(log().state()) ? 3 : 1;
    const int times = std::clamp((points + position().cube() - 1) / position().cube(), 1, most);
    if (const auto resigned = log().play("resign " + std::to_string(times)); !resigned) return resigned;
    return log().play("accept");
  }();
  if (!given) return tl::unexpected<Error>(given.error());
  return left_out;
}

int Follower::points_by_score(std::size_t game, int player) const {
  if (game + 1 >= transcript_.games.size()) return 0;
  const TranscriptGame& before = transcript_.games[game];
  const TranscriptGame& after = transcript_.games[game + 1];
  if (!before.score_said || !after.score_said) return 0;
  const auto won = [&](int who) {
    return after.score[static_cast<std::size_t>(who)] - before.score[static_cast<std::size_t>(who)];
  };
  return won(player) > 0 && won(1 - player) == 0 ? won(player) : 0;
}

}  // namespace fourfold::records
