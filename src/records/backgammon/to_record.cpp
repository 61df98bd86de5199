// From a transcript to a record: the turns are played again by our rules.
#include <algorithm>

#include "notation/backgammon/text.h"
#include "records/backgammon/transcript.h"
#include "records/log_writer.h"
#include "records/rules_words.h"

namespace fourfold::records {
namespace {

using backgammon::Game;
using backgammon::Stage;

// What a file may leave unsaid, or say wrongly, as one guess. The rules are as the file says, or as is usual, or the
// other way round: GNU Backgammon, for one, takes Jacoby's rule for granted in a .mat file and says so in SGF ever
// after.
struct Guess {
  bool usual_rules = true;
  bool first_is_crawford = true;  // a file may begin at match point
};

class Player {
 public:
  Player(const Transcript& transcript, LogWriter<Game>& log) : transcript_(transcript), log_(log) {}

  Result<void> play_all() {
    for (const std::string& note : transcript_.notes) log_.note(note);
    for (std::size_t i = 0; i < transcript_.games.size(); ++i) {
      if (const auto begun = begin_game(transcript_.games[i], i == 0); !begun) return begun;
      for (const Turn& turn : transcript_.games[i].turns) {
        if (const auto played = play_turn(turn); !played) return refuse_at(turn.place, played.error().message);
        for (const std::string& note : turn.notes) log_.note(note);
      }
    }
    return {};
  }

 private:
  const backgammon::Position& position() const { return log_.state().position(); }
  bool over() const { return phase(log_.state()) == Phase::over; }

  Result<void> begin_game(const TranscriptGame& game, bool first) {
    if (!first) {
      if (!over()) return refuse_at(game.place, "a new game begins, but the one before it has not ended");
      if (const auto next = log_.next_game(); !next) return refuse_at(game.place, next.error().message);
    }
    const std::array<int, 2> score = {position().score[0], position().score[1]};
    if (score != game.score) {
      return refuse_at(game.place, "the score is said to be " + std::to_string(game.score[0]) + "-" +
                                       std::to_string(game.score[1]) + ", but the games before give " +
                                       std::to_string(score[0]) + "-" + std::to_string(score[1]));
    }
    if (transcript_.rules.empty() && game.crawford && *game.crawford != position().crawford_game) {
      return refuse_at(game.place, *game.crawford ? "this is said to be the Crawford game, but it is not"
                                                  : "this is the Crawford game, but the file does not say so");
    }
    for (const std::string& note : game.notes) log_.note(note);
    for (int i = 0; i < game.automatic_doubles; ++i) {
      if (const auto tied = log_.roll("11"); !tied) return refuse_at(game.place, tied.error().message);
    }
    return {};
  }

  Result<void> play_turn(const Turn& turn) {
    if (turn.action == Action::win) return win(turn);
    if (over()) return refuse("this game is over already: " + log_.name(winner()) + " has won it");
    if (turn.action == Action::move || turn.action == Action::roll) return move(turn);
    if (const auto mine = must_act(turn.player); !mine) return mine;
    if (turn.action != Action::offer_double) return log_.play(turn.action == Action::take ? "take" : "drop");
    const bool beaver = position().stage == Stage::doubled;
    const int shows = position().cube() * (beaver ? 4 : 2);
    if (turn.number != 0 && turn.number != shows) {
      return refuse("the cube would show " + std::to_string(shows) + " after this double, not " +
                    std::to_string(turn.number));
    }
    return log_.play(beaver ? "beaver" : "double");
  }

  Result<void> must_act(int player) const {
    if (log_.acting() == player) return {};
    return refuse("it is " + log_.name(log_.acting()) + "'s turn");
  }

  Result<void> move(const Turn& turn) {
    // Who has been beavered and rolls has taken.
    if (position().stage == Stage::beavered && log_.acting() == turn.player) {
      if (const auto taken = log_.play("take"); !taken) return taken;
    }
    if (position().stage == Stage::opening) {
      if (const auto opened = opening_roll(turn); !opened) return opened;
    } else {
      if (const auto mine = must_act(turn.player); !mine) return mine;
      if (phase(log_.state()) == Phase::decide && position().stage == Stage::turn_start) {
        if (const auto rolls = log_.play("roll"); !rolls) return rolls;
      }
    }
    if (phase(log_.state()) == Phase::roll) {
      if (const auto rolled = log_.roll(format_roll(turn.dice)); !rolled) return rolled;
    }
    if (position().stage != Stage::moving) return refuse("a double waits for an answer: Takes or Drops");
    if (turn.action == Action::roll && (!turn.forced || legal(log_.state()).size() != 1)) return {};
    return turn.play.empty() ? play_forced() : log_.play(turn.play);
  }

  // Nothing is written where nothing could be chosen.
  Result<void> play_forced() {
    const auto plays = legal(log_.state());
    if (plays.size() == 1) return log_.play(format_play(log_.state(), plays[0]));
    return refuse("no play is written for " + format_roll(position().dice) + ", though there are " +
                  std::to_string(plays.size()));
  }

  // A file gives the dice of the player who begins, the single dice of which the larger was theirs.
  Result<void> opening_roll(const Turn& turn) {
    const auto [low, high] = std::minmax(turn.dice.first, turn.dice.second);
    const bool rolls_again = log_.state().rules().opening == backgammon::Opening::winner_rolls_both;
    if (low == high && !rolls_again)
      return refuse("a game cannot begin with a double: the higher single die begins (BG-2)");
    // Where the winner rolls again, the single dice are not in the file: any that make this player begin will do.
    const Die larger = rolls_again ? Die::nth(1) : high;
    const Die smaller = rolls_again ? Die::nth(0) : low;
    return log_.roll(
        format_roll(turn.player == 0 ? backgammon::Roll{larger, smaller} : backgammon::Roll{smaller, larger}));
  }

  int winner() const { return player_at(log_.now(), position().winner); }

  Result<void> win(const Turn& turn) {
    if (!over()) {
      if (const auto given = give_up(turn); !given) return given;
    }
    if (winner() != turn.player) return refuse("this game was won by " + log_.name(winner()));
    const int worth = outcome(log_.state()).of(position().winner);
    const int need = transcript_.length - position().score[static_cast<std::size_t>(turn.player)];
    // GNU Backgammon counts gammons that Jacoby's rule takes away; others count no more than the match needs.
    const bool by_others = (!gammons_count(log_.state()) && turn.number <= 3 * worth && turn.number > worth) ||
                           (transcript_.length > 0 && worth > need && turn.number == need);
    if (turn.number != worth && !by_others) {
      return refuse("the game is worth " + std::to_string(worth) + (worth == 1 ? " point" : " points") + ", not " +
                    std::to_string(turn.number));
    }
    return {};
  }

  // The opponent's end of a game that did not end on the board.
  Result<void> give_up(const Turn& turn) {
    const int loser = 1 - turn.player;
    if (position().stage == Stage::moving && log_.acting() == turn.player) {
      if (const auto played = play_forced(); !played) return played;
    }
    if (log_.acting() != loser) {
      return refuse(log_.name(loser) + " loses although it is " + log_.name(turn.player) +
                    "'s turn; by our rules only the player on turn resigns (BG-22)");
    }
    if (position().stage == Stage::doubled || position().stage == Stage::beavered) return log_.play("drop");
    if (offers(log_.state()).empty()) return refuse("a game that has not begun cannot be won");
    const int most = backgammon::gammons_count(log_.state()) ? 3 : 1;
    const int times = std::clamp((turn.number + position().cube() - 1) / position().cube(), 1, most);
    if (const auto resigned = log_.play("resign " + std::to_string(times)); !resigned) return resigned;
    return log_.play("accept");
  }

  const Transcript& transcript_;
  LogWriter<Game>& log_;
};

bool any_beaver(const Transcript& transcript) {
  for (const TranscriptGame& game : transcript.games) {
    for (std::size_t i = 1; i < game.turns.size(); ++i) {
      if (game.turns[i].action == Action::offer_double && game.turns[i - 1].action == Action::offer_double) return true;
    }
  }
  return false;
}

std::string_view on_off(bool on) { return on ? "on" : "off"; }

std::string_view preset_for(backgammon::Setup variant) {
  switch (variant) {
    case backgammon::Setup::nackgammon:
      return "nackgammon";
    case backgammon::Setup::hyper:
      return "hyper";
    default:
      return "tournament";
  }
}

Setup setup_for(const Transcript& transcript, const Guess& guess) {
  Setup setup;
  setup.game = Game::name;
  for (const std::string& name : transcript.names) setup.players.push_back({name, "human"});
  setup.dice = DiceMode::manual;
  if (!transcript.rules.empty()) {
    read_rules_words(transcript.rules, setup);
    return setup;
  }
  setup.preset = preset_for(transcript.variant);
  setup.options.emplace_back("match_length", std::to_string(transcript.length));
  if (!transcript.cube) setup.options.emplace_back("cube", "off");
  if (transcript.length == 0) {
    setup.options.emplace_back("jacoby", on_off(transcript.jacoby.value_or(true) == guess.usual_rules));
    if (any_beaver(transcript)) setup.options.emplace_back("beavers", "on");
    int ties = 0;
    for (const TranscriptGame& game : transcript.games) ties = std::max(ties, game.automatic_doubles);
    if (ties > 0) setup.options.emplace_back("auto_doubles", std::to_string(ties));
  } else {
    setup.options.emplace_back("crawford", on_off(transcript.crawford.value_or(true) == guess.usual_rules));
    setup.options.emplace_back("dead_cube", "allow");  // elsewhere such doubles can be made
  }
  return setup;
}

// A file may begin in the middle of a match.
Result<void> set_start(const Transcript& transcript, const Guess& guess, const backgammon::Rules& rules, Setup& setup) {
  const TranscriptGame& first = transcript.games.front();
  if (first.score == std::array<int, 2>{}) return {};
  backgammon::Position position = initial(rules).position();
  for (std::size_t i = 0; i < 2; ++i) {
    if (first.score[i] < 0 || first.score[i] > 32767) return refuse_at(first.place, "such a score cannot be");
    position.score[i] = static_cast<std::uint16_t>(first.score[i]);
  }
  const auto at_match_point = [&](int score) { return score + 1 == transcript.length; };
  const bool one_at_match_point = at_match_point(first.score[0]) != at_match_point(first.score[1]);
  position.crawford_game = first.crawford.value_or(rules.crawford && rules.match_length > 1 && one_at_match_point &&
                                                   guess.first_is_crawford);
  const auto state = backgammon::State::from(rules, position);
  if (!state) return refuse_at(first.place, state.error().message);
  setup.start = format_position(*state);
  return {};
}

Result<Record> attempt(const Transcript& transcript, const Guess& guess) {
  Setup setup = setup_for(transcript, guess);
  const auto rules = make_rules<Game>(setup.preset, setup.options);
  if (!rules) return refuse_at({}, rules.error().message);
  if (rules->match_length != transcript.length) {
    return refuse_at({}, "the file is of a match to " + std::to_string(transcript.length) +
                             " points, but its rules say " + std::to_string(rules->match_length));
  }
  if (const auto started = set_start(transcript, guess, *rules, setup); !started)
    return tl::unexpected<Error>(started.error());
  auto log = LogWriter<Game>::begin(setup);
  if (!log) return refuse_at({}, log.error().message);
  log->record().about = transcript.about;
  const auto played = Player(transcript, *log).play_all();
  if (!played) return tl::unexpected<Error>(played.error());
  return std::move(*log).take();
}

}  // namespace

Result<Record> to_record(const Transcript& transcript) {
  if (transcript.games.empty()) return refuse_at({}, "there is no game in this file");
  // What the file leaves unsaid is guessed as other programs do; if the match cannot have been played so, otherwise.
  // The guess that explains most of the file tells why it fails.
  constexpr Guess guesses[] = {{true, true}, {true, false}, {false, false}};
  Result<Record> best = attempt(transcript, guesses[0]);
  for (std::size_t i = 1; i < std::size(guesses) && !best; ++i) {
    auto next = attempt(transcript, guesses[i]);
    if (next || next.error().at > best.error().at) best = std::move(next);
  }
  return best;
}

}  // namespace fourfold::records
