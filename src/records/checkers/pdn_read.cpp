#include <algorithm>
#include <charconv>

#include "notation/checkers/text.h"
#include "records/checkers/pdn.h"
#include "records/checkers/pdn_game.h"
#include "records/log_writer.h"
#include "records/rules_line.h"
#include "rules/checkers/ballots.h"

namespace fourfold::records {
namespace {

using checkers::Game;
using checkers::Side;
using checkers::Status;

// Tags that a record keeps in another place.
constexpr std::string_view own_tags[] = {"White", "Black", "Result",  "GameType",
                                         "FEN",   "SetUp", rules_tag, pdn_ballot_tag};

std::string player_name(const PdnGame& game, std::string_view colour, const std::string& unnamed) {
  const std::string_view name = game.text(colour);
  return name.empty() ? unnamed : std::string(name);
}

// A move with its squares counted from the other end of the board.
std::string turned_round(std::string_view move) {
  std::string text;
  for (std::size_t i = 0; i < move.size();) {
    const std::size_t end = std::min(move.find_first_of("-x", i), move.size());
    int square = 0;
    std::from_chars(move.data() + i, move.data() + end, square);
    text += std::to_string(33 - square);
    if (end < move.size()) text += move[end];
    i = end + 1;
  }
  return text;
}

// Writes one game down, as far as it can be followed.
class GameWriter {
 public:
  // Squares with letters are counted from White's left corner or from Black's.
  GameWriter(const PdnGame& game, LogWriter<Game>& log, bool from_black, Reading& reading)
      : game_(game), log_(log), from_black_(from_black), reading_(reading) {}

  void write() {
    auto word = game_.body.begin();
    for (; word != game_.body.end() && word->kind == PdnKind::note; ++word) log_.note(word->text);
    if (const auto begun = begin(word); !begun) {
      leave_rest(begun.error());
      return;
    }
    for (; word != game_.body.end(); ++word) {
      if (word->kind == PdnKind::note) {
        log_.note(word->text);
        continue;
      }
      if (word->kind == PdnKind::problem) {
        leave_rest({word->place, word->problem});
        return;
      }
      const auto moved = move(word->lettered && from_black_ ? turned_round(word->text) : word->text);
      if (!moved) {
        leave_rest({word->place, moved.error().message});
        return;
      }
    }
    if (const auto ended = end(); !ended) reading_.remark(game_.place, ended.error().message);
  }

 private:
  using Word = std::vector<PdnWord>::const_iterator;

  void leave_rest(const Remark& remark) {
    const Message message = say<"record.rest-left-out", "reason">(remark.reason);
    log_.gap(message);
    reading_.remark(remark.place, message);
    if (phase(log_.state()) != Phase::over) keep_result();
  }

  void keep_result() {
    if (game_.result != "*") set_text(log_.about(), "Result", game_.result);
  }

  // Settles who begins, as far as the rules ask for that; a drawn ballot is the first three moves.
  Placed<void> begin(Word& word) {
    const std::string_view fen = game_.text("FEN");
    const bool light = fen.starts_with('W');
    Result<void> done;
    switch (log_.state().status()) {
      case Status::choose_first:
        done = log_.play(light ? "first light" : "first dark");
        break;
      case Status::draw_first:
        done = log_.roll(light ? "light" : "dark");
        break;
      case Status::draw_ballot:
        return begin_with_ballot(word);
      default:
        return {};
    }
    if (!done) return remark_on(game_.place, done.error().message);
    return {};
  }

  Placed<void> begin_with_ballot(Word& word) {
    const std::string number(game_.text(pdn_ballot_tag));
    const auto drawn = parse_roll(log_.state(), number);
    const auto rolled = drawn ? log_.roll(number) : Result<void>(tl::unexpected<Error>(drawn.error()));
    if (!rolled) return remark_on(game_.place, say<"record.pdn-no-ballot", "reason">(rolled.error().message));
    const auto text_of = [](const checkers::BallotMove& move, const char* between) {
      return std::to_string(move.from) + between + std::to_string(move.to);
    };
    for (const checkers::BallotMove& due : checkers::ballots()[drawn->number - 1U].moves) {
      for (; word != game_.body.end() && word->kind == PdnKind::note; ++word) log_.note(word->text);
      if (word == game_.body.end() || (word->text != text_of(due, "-") && word->text != text_of(due, "x"))) {
        return remark_on(word == game_.body.end() ? game_.place : word->place,
                         say<"record.pdn-ballot", "ballot", "move">(number, text_of(due, "-")));
      }
      ++word;
    }
    return {};
  }

  // Programs do not agree on when to write a dash and when an x, so the squares alone count.
  Result<void> move(const std::string& text) {
    if (phase(log_.state()) == Phase::over) return refuse<"record.game-over">();
    auto as_written = log_.play(text);
    if (as_written) return as_written;
    std::string other = text;
    for (char& c : other) {
      if (c == '-' || c == 'x') c = c == '-' ? 'x' : '-';
    }
    if (std::count(other.begin(), other.end(), '-') + std::count(other.begin(), other.end(), 'x') == 1) {
      if (const auto played = log_.play(other)) return played;
    }
    return as_written;
  }

  // Says how the game ended, where the board does not. 1-0 is a win for Black, who moves first.
  Result<void> end() {
    const checkers::State& state = log_.state();
    if (phase(state) == Phase::over) return check_end();
    if (game_.result == "1/2-1/2" && state.status() == Status::playing) {
      if (const auto offered = log_.play("offer draw"); !offered) return offered;
      return log_.play("accept");
    }
    const bool won = game_.result == "1-0" || game_.result == "0-1";
    const Side loser = game_.result == "1-0" ? Side::light : Side::dark;
    if (won && state.turn() == loser) return log_.play("resign");
    // Lost by the player who is not to move, or by both: only the words of the result can say so.
    keep_result();
    return {};
  }

  Result<void> check_end() const {
    const int points = outcome(log_.state()).of(checkers::seat_of(Side::dark));
    std::string_view found = "1/2-1/2";
    if (points != 0) found = points > 0 ? "1-0" : "0-1";
    if (game_.result == "*" || game_.result == found) return {};
    return refuse<"record.pdn-other-result", "said", "found">(game_.result, found);
  }

  const PdnGame& game_;
  LogWriter<Game>& log_;
  const bool from_black_;
  Reading& reading_;
};

Setup setup_for(const PdnGame& game, const UnnamedPlayers& unnamed) {
  Setup setup;
  setup.game = Game::name;
  setup.players = {{player_name(game, "Black", unnamed[0]), "human"},
                   {player_name(game, "White", unnamed[1]), "human"}};
  setup.dice = DiceMode::manual;
  if (const std::string_view rules = game.text(rules_tag); !rules.empty()) {
    read_rules_line(rules, setup);
  } else {
    setup.preset = "tournament";
    setup.options.emplace_back("draws", "claim");  // elsewhere a game goes on until a draw is claimed or agreed
  }
  return setup;
}

// Whether a record can leave the position out: the start, with the side to move settled by the rules or by choice.
bool is_usual_start(const checkers::Rules& rules, const checkers::State& state) {
  if (!(state.board() == checkers::start_board)) return false;
  return state.turn() == Side::dark || rules.first != checkers::First::dark;
}

Placed<void> set_start(const PdnGame& game, Setup& setup) {
  const PdnWord* fen = game.tag("FEN");
  if (fen == nullptr) return {};
  const auto rules = make_rules<Game>(setup.preset, setup.options);
  if (!rules) return remark_on(game.place, rules.error().message);
  const auto state = parse_position(*rules, fen->value);
  if (!state) return remark_on(fen->place, state.error().message);
  if (!is_usual_start(*rules, *state)) setup.start = format_position(*state);
  return {};
}

NamedTexts about_of(const PdnGame& game) {
  NamedTexts about;
  for (const PdnWord& tag : game.tags) {
    const bool own = std::ranges::find(own_tags, tag.text) != std::end(own_tags);
    if (!own && tag.value != "?") about.emplace_back(tag.text, tag.value);
  }
  return about;
}

// What must be alike in the games of a series, besides the players.
NamedTexts series_key(const PdnGame& game) {
  auto key = about_of(game);
  std::erase_if(key, [](const auto& entry) { return entry.first == "Round"; });
  key.emplace_back(rules_tag, game.text(rules_tag));
  return key;
}

// The players change colours after each game, and the rounds are counted from 1.
bool is_series(const std::vector<PdnGame>& games) {
  if (games.size() < 2 || games.size() > static_cast<std::size_t>(longest_series)) return false;
  for (std::size_t i = 0; i < games.size(); ++i) {
    const PdnGame& game = games[i];
    const bool swapped = i % 2 == 1;
    if (game.tag("FEN") != nullptr || game.tag("Black") == nullptr || game.tag("White") == nullptr) return false;
    if (game.text("Black") != games[0].text(swapped ? "White" : "Black") ||
        game.text("White") != games[0].text(swapped ? "Black" : "White")) {
      return false;
    }
    if (game.text("Round") != std::to_string(i + 1) || series_key(game) != series_key(games[0])) return false;
  }
  return games[0].text("Black") != games[0].text("White");
}

// The whole record, or nothing where it cannot even begin.
Placed<void> add_record(const std::vector<const PdnGame*>& games, const UnnamedPlayers& unnamed, bool from_black,
                        Reading& reading) {
  const PdnGame& first = *games.front();
  Setup setup = setup_for(first, unnamed);
  setup.best_of = static_cast<int>(games.size());
  if (const auto started = set_start(first, setup); !started) return started;
  auto log = LogWriter<Game>::begin(setup);
  if (!log) return remark_on(first.place, log.error().message);
  log->about() = about_of(first);
  if (games.size() > 1) std::erase_if(log->about(), [](const auto& entry) { return entry.first == "Round"; });
  for (const PdnGame* game : games) {
    if (game != games.front()) {
      if (const auto next = log->next_game(); !next) return remark_on(game->place, next.error().message);
    }
    GameWriter(*game, *log, from_black, reading).write();
  }
  std::move(*log).add_to(reading);
  return {};
}

bool any_lettered(const std::vector<const PdnGame*>& games) {
  return std::ranges::any_of(games,
                             [](const PdnGame* game) { return std::ranges::any_of(game->body, &PdnWord::lettered); });
}

}  // namespace

Reading pdn_record(const std::vector<const PdnGame*>& games, const UnnamedPlayers& unnamed) {
  const auto attempt = [&](bool from_black) {
    Reading reading;
    if (const auto added = add_record(games, unnamed, from_black, reading); !added) {
      reading.remarks.clear();
      reading.remark(added.error().place, say<"record.game-left-out", "reason">(added.error().reason));
    }
    // Where nothing could be followed there is nothing to keep.
    const bool kept = reading.remarks.empty() || std::ranges::any_of(reading.records, holds_play, &Record::events);
    if (!kept) {
      reading.records.clear();
      reading.gaps.clear();
    }
    return reading;
  };
  Reading reading = attempt(false);
  if (reading.remarks.empty() || !any_lettered(games)) return reading;
  // Files do not say at whose left corner a1 lies: where the game goes further, there it was.
  const Reading other = attempt(true);
  const auto length = [](const Reading& one) { return one.records.empty() ? 0 : one.records.front().events.size(); };
  return length(other) > length(reading) ? other : reading;
}

Result<Reading> read_pdn(std::string_view text, const UnnamedPlayers& unnamed) {
  Reading reading;
  const std::vector<PdnGame> games = read_pdn_games(text, reading);
  if (is_series(games)) {
    std::vector<const PdnGame*> all;
    all.reserve(games.size());
    for (const PdnGame& game : games) all.push_back(&game);
    // A series that went on after it was decided is kept as single games.
    if (Reading series = pdn_record(all, unnamed); series.remarks.empty()) {
      reading.add(std::move(series));
      return settled(std::move(reading));
    }
  }
  for (const PdnGame& game : games) reading.add(pdn_record({&game}, unnamed));
  return settled(std::move(reading));
}

}  // namespace fourfold::records
