// From a record to a transcript.
#include "notation/backgammon/text.h"
#include "records/backgammon/transcript.h"
#include "records/replay.h"
#include "records/rules_line.h"
#include "rules/backgammon/generate.h"

namespace fourfold::records {
namespace {

using backgammon::Game;
using backgammon::Play;
using backgammon::PlayKind;

class Writer {
 public:
  Writer(const Record& record, const Table<Game>& table) : record_(record), table_(table) {}

  Transcript write() {
    const auto& rules = table_.state().rules();
    transcript_.length = rules.match_length;
    transcript_.names = {record_.setup.players[0].name, record_.setup.players[1].name};
    transcript_.variant = rules.starting_position;
    transcript_.crawford = rules.crawford && !rules.money();
    transcript_.jacoby = rules.jacoby && rules.money();
    transcript_.cube = rules.cube;
    transcript_.rules = rules_line(record_.setup);
    transcript_.about = record_.about;
    transcript_.notes = take_notes(0);
    begin_game(table_.after(0).state.position());
    for (const Event& event : line_of_play(record_.events)) {
      const auto& before = table_.after(event.number - 1).state;
      const auto& after = table_.after(event.number).state;
      if (event.kind == EventKind::roll && puts_dice_down(before, after)) rolled_ = event.number;
      if (const auto* play = std::get_if<Play>(&table_.value(event.number))) add_play(*play, before, after);
      if (event.kind == EventKind::next_game) begin_game(after.position());
      if (rolled_ == 0) attach_notes(event.number);  // what is said about a roll stands with the turn it begins
    }
    if (rolled_ > 0) add_unplayed();
    attach_notes(static_cast<std::uint32_t>(record_.events.size()));
    transcript_.over = table_.over() && phase(table_.state()) == Phase::over;
    return std::move(transcript_);
  }

 private:
  TranscriptGame& game() { return transcript_.games.back(); }

  void begin_game(const backgammon::Position& position) {
    transcript_.games.emplace_back();
    game().score = {position.score[0], position.score[1]};
    game().crawford = position.crawford_game;
  }

  void add(TranscriptAction action, Seat seat, int number = 0) {
    TranscriptTurn turn;
    turn.player = index(seat);
    turn.action = action;
    turn.number = number;
    game().turns.push_back(std::move(turn));
  }

  // Whether a roll is to be played. Tied single dice are not, nor are any if the winner of the single dice rolls again.
  bool puts_dice_down(const backgammon::State& before, const backgammon::State& after) {
    if (after.position().stage == backgammon::Stage::opening) {
      game().automatic_doubles += after.position().cube_exponent - before.position().cube_exponent;
    }
    return after.position().stage == backgammon::Stage::moving;
  }

  void add_play(const Play& play, const backgammon::State& before, const backgammon::State& after) {
    const Seat actor = to_act(before);
    switch (play.kind) {
      case PlayKind::move:
        add_move(before, play);
        break;
      case PlayKind::offer_double:
        add(TranscriptAction::offer_double, actor, 2 * before.position().cube());
        break;
      case PlayKind::beaver:
        add(TranscriptAction::offer_double, actor, 4 * before.position().cube());
        break;
      case PlayKind::take:
        add(TranscriptAction::take, actor);
        break;
      case PlayKind::drop:
        add(TranscriptAction::drop, actor);
        break;
      case PlayKind::accept:
        if (rolled_ > 0) add_unplayed();
        break;
      default:
        break;
    }
    if (phase(after) == Phase::over) {
      const Seat winner = after.position().winner;
      add(TranscriptAction::win, winner, outcome(after).of(winner));
      game().turns.back().resigned = after.position().ending == backgammon::Ending::resigned;
    }
  }

  void add_move(const backgammon::State& before, const backgammon::Play& play) {
    const backgammon::Position& position = before.position();
    add(TranscriptAction::move, position.turn);
    TranscriptTurn& turn = game().turns.back();
    turn.dice = position.dice;
    backgammon::Checkers mover = position.side(position.turn);
    backgammon::Checkers opponent = position.side(other(position.turn));
    for (std::size_t i = 0; i < play.count; ++i) {
      const int on_bar = opponent[backgammon::bar];
      make_step(mover, opponent, play.steps[i]);
      turn.steps.push_back(play.steps[i]);
      turn.hits.push_back(opponent[backgammon::bar] > on_bar);
    }
    rolled_ = 0;
  }

  // Dice that lay on the table when the game ended or was left.
  void add_unplayed() {
    const backgammon::State& state = table_.after(rolled_).state;
    add(TranscriptAction::roll, state.position().turn);
    game().turns.back().dice = state.position().dice;
    game().turns.back().forced = legal(state).size() == 1;
    rolled_ = 0;
  }

  // Notes stand with the turn that the events since the last one make up.
  void attach_notes(std::uint32_t number) {
    for (std::string& note : take_notes(number)) notes_now().push_back(std::move(note));
  }

  // Those of the last turn that is not a win, or before there is one, of the game; of the match in its first.
  std::vector<std::string>& notes_now() {
    auto& turns = game().turns;
    const std::size_t won = !turns.empty() && turns.back().action == TranscriptAction::win ? 1 : 0;
    if (turns.size() > won) return turns[turns.size() - 1 - won].notes;
    return transcript_.games.size() == 1 ? transcript_.notes : game().notes;
  }

  std::vector<std::string> take_notes(std::uint32_t number) {
    std::vector<std::string> notes;
    for (; next_note_ < record_.notes.size() && record_.notes[next_note_].event <= number; ++next_note_) {
      notes.push_back(record_.notes[next_note_].text);
    }
    return notes;
  }

  const Record& record_;
  const Table<Game>& table_;
  Transcript transcript_;
  std::uint32_t rolled_ = 0;  // the event that put dice down, if they have not been played yet
  std::size_t next_note_ = 0;
};

}  // namespace

Result<Transcript> to_transcript(const Record& record) {
  const auto table = replay<Game>(record);
  if (!table) return tl::unexpected<Error>(table.error());
  const auto& start = table->after(0).state.position();
  if (start.stage != backgammon::Stage::opening) {
    return refuse<"record.mid-game">();
  }
  if (table->now().rotation > 0) {
    return refuse<"record.several-matches">();
  }
  return Writer(record, *table).write();
}

}  // namespace fourfold::records
