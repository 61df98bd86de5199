#include <algorithm>
#include <set>

#include "notation/checkers/text.h"
#include "records/checkers/pdn.h"
#include "records/checkers/pdn_game.h"
#include "records/replay.h"
#include "records/rules_line.h"
#include "records/utf8.h"
#include "rules/checkers/ballots.h"

namespace fourfold::records {
namespace {

using checkers::Game;
using checkers::Side;

constexpr std::size_t line_width = 79;

// Whether a tag can be called so.
bool is_tag_name(std::string_view name) {
  const auto fits = [](char c) {
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_';
  };
  return !name.empty() && name[0] >= 'A' && name[0] <= 'Z' && std::ranges::all_of(name, fits);
}

std::string comment_text(const std::string& note) {
  if (is_variation(note) || is_glyph(note)) return note;
  const bool braced = note.size() >= 2 && note.starts_with('{') && note.find('}') == note.size() - 1;
  if (braced) return note;
  std::string text = note;
  std::ranges::replace(text, '}', ')');
  return "{" + text + "}";
}

// The shortest text that means this move and no other.
std::string move_text(const checkers::State& state, const checkers::Play& play) {
  if (!play.captures() || play.path().size() == 2) return format_play(state, play);
  const std::string ends = std::to_string(play.from().number()) + "x" + std::to_string(play.to().number());
  const auto meant = parse_play(state, ends);
  return meant && *meant == play ? ends : format_play(state, play);
}

class PdnWriter {
 public:
  PdnWriter(const Record& record, const Table<Game>& table) : record_(record), table_(table) {}

  std::string write() {
    begin_game(table_.after(0));
    add_notes(0);
    for (const Event& event : line_of_play(record_.events)) {
      const TableState<Game>& before = table_.after(event.number - 1);
      if (event.kind == EventKind::next_game) {
        end_game(before);
        begin_game(table_.after(event.number));
      } else if (const auto* drawn = std::get_if<checkers::Roll>(&table_.value(event.number))) {
        add_roll(before.state, *drawn);
      } else if (const auto* play = std::get_if<checkers::Play>(&table_.value(event.number))) {
        add_play(before.state, *play);
      }
      add_notes(event.number);
    }
    add_notes(static_cast<std::uint32_t>(record_.events.size()));
    end_game(table_.now());
    return std::move(text_);
  }

 private:
  void begin_game(const TableState<Game>& moment) {
    first_ = &moment;
    moves_ = 0;
    line_.clear();
    body_.clear();
    start_.reset();
    ballot_.clear();
    tags_.clear();
  }

  void tag(std::string_view name, std::string_view value) {
    if (!tags_.insert(std::string(name)).second) return;
    text_ += "[" + std::string(name) + " \"";
    for (const char c : in_one_line(value)) {
      if (c == '"' || c == '\\') text_ += '\\';
      text_ += c;
    }
    text_ += "\"]\n";
  }

  void add_word(const std::string& word) {
    if (!line_.empty() && line_.size() + 1 + word.size() > line_width) {
      body_ += line_ + "\n";
      line_.clear();
    }
    line_ += (line_.empty() ? "" : " ") + word;
  }

  void add_notes(std::uint32_t number) {
    for (; next_note_ < record_.notes.size() && record_.notes[next_note_].event <= number; ++next_note_) {
      if (const std::string& note = record_.notes[next_note_].text; !note.empty()) add_word(comment_text(note));
    }
  }

  // Black's moves are numbered; White's are too when White begins.
  void add_move(Side side, const std::string& text) {
    if (side == Side::dark) add_word(std::to_string(++moves_) + ".");
    if (side == Side::light && moves_ == 0) add_word(std::to_string(++moves_) + "...");
    add_word(text);
  }

  void add_roll(const checkers::State& before, const checkers::Roll& drawn) {
    if (drawn.kind != checkers::Roll::Kind::ballot) return;
    start_ = before;  // the usual start
    ballot_ = format_roll(drawn);
    Side side = Side::dark;
    for (const checkers::BallotMove& move : checkers::ballots()[drawn.number - 1U].moves) {
      // A ballot may hold an exchange begun: the squares of a jump are two rows apart.
      add_move(side, std::to_string(move.from) + (jumps(move) ? "x" : "-") + std::to_string(move.to));
      side = checkers::other(side);
    }
  }

  static bool jumps(const checkers::BallotMove& move) {
    const int rows = (move.from - 1) / 4 - (move.to - 1) / 4;
    return rows == 2 || rows == -2;
  }

  void add_play(const checkers::State& before, const checkers::Play& play) {
    if (play.kind() != checkers::PlayKind::move) return;
    if (!start_) start_ = before;
    add_move(before.turn(), move_text(before, play));
  }

  std::string result_of(const TableState<Game>& last) const {
    const int points = outcome(last.state).of(checkers::seat_of(Side::dark));
    if (points != 0) return points > 0 ? "1-0" : "0-1";
    if (phase(last.state) == Phase::over) return "1/2-1/2";
    if (last.fallen != nobody) return player_at(last, checkers::seat_of(Side::dark)) == last.fallen ? "0-1" : "1-0";
    const std::string_view told = about(record_, "Result");
    const bool known = told == "1-0" || told == "0-1" || told == "1/2-1/2" || told == "0-0";
    return known && last.game == table_.now().game ? std::string(told) : "*";
  }

  void end_game(const TableState<Game>& last) {
    const std::string result = result_of(last);
    const auto name_at = [&](Side side) {
      return record_.setup.players[static_cast<std::size_t>(player_at(*first_, checkers::seat_of(side)))].name;
    };
    if (!text_.empty()) text_ += "\n";
    for (const char* name : {"Event", "Site", "Date"}) {
      if (const auto value = about(record_, name); !value.empty()) tag(name, value);
    }
    if (record_.setup.best_of > 1) tag("Round", std::to_string(last.game));
    if (const auto round = about(record_, "Round"); !round.empty()) tag("Round", round);
    tag("White", name_at(Side::light));
    tag("Black", name_at(Side::dark));
    tag("Result", result);
    tag("GameType", "21");
    tag(rules_tag, rules_line(record_.setup));
    if (!ballot_.empty()) tag(pdn_ballot_tag, ballot_);
    const checkers::State& start = start_.value_or(first_->state);
    if (!(start.board() == checkers::start_board) || start.turn() == Side::light) {
      const std::string fen = format_position(start);
      tag("SetUp", "1");
      tag("FEN", fen.substr(0, fen.find(' ')));
    }
    if (last.fallen != nobody && last.game == table_.now().game) tag("Termination", "time forfeit");
    for (const auto& [name, value] : record_.about) {
      if (is_tag_name(name)) tag(name, value);
    }
    add_word(result);
    text_ += body_ + line_ + "\n";
  }

  const Record& record_;
  const Table<Game>& table_;
  std::string text_;

  // Of the game that is being written.
  const TableState<Game>* first_ = nullptr;
  std::optional<checkers::State> start_;  // where the first move is made
  std::string ballot_;
  std::set<std::string> tags_;
  std::string body_;
  std::string line_;
  int moves_ = 0;
  std::size_t next_note_ = 0;
};

}  // namespace

Result<std::string> write_pdn(std::span<const Record> records) {
  std::string text;
  for (const Record& record : records) {
    const auto table = replay<Game>(record);
    if (!table) return tl::unexpected<Error>(table.error());
    text += (text.empty() ? "" : "\n") + PdnWriter(record, *table).write();
  }
  return text;
}

}  // namespace fourfold::records
