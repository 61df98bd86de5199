// The lines of a .mat file gathered into matches. A line that says nothing about one is passed over with a remark.
#include <algorithm>

#include "records/backgammon/mat.h"
#include "records/backgammon/mat_cells.h"
#include "records/backgammon/mat_header.h"
#include "records/backgammon/transcript.h"
#include "records/utf8.h"

namespace fourfold::records {
namespace {

class MatReader {
 public:
  MatReader(std::string_view text, const UnnamedPlayers& unnamed) : lines_(lines_of(text)), unnamed_(unnamed) {}

  Result<Reading> read() {
    while (const TextLine* line = peek()) {
      ++at_;
      add_line(*line);
    }
    const TextPlace end = lines_.empty() ? TextPlace{} : lines_.back().place;
    if (!begun_ && reading_.remarks.empty()) return refuse_line(end, say<"record.mat-none">());
    take_comments();
    finish_match();
    return settled(std::move(reading_));
  }

 private:
  struct Comment {
    std::string_view text;
    TextPlace place;
  };

  // The next line that is not blank.
  const TextLine* peek() {
    while (at_ < lines_.size() && trimmed(lines_[at_].text).empty()) ++at_;
    return at_ < lines_.size() ? &lines_[at_] : nullptr;
  }

  void add_line(const TextLine& line) {
    std::string_view words = trimmed(line.text);
    if (words.starts_with("\xef\xbb\xbf")) words = trimmed(words.substr(3));
    if (words.empty()) return;
    if (const auto comment = mat_comment(words)) {
      comments_.push_back({*comment, line.place});
    } else if (const auto length = read_match_length(words)) {
      begin_match(line.place, *length);
    } else if (!begun_) {
      pass_over(line.place, say<"record.mat-length", "word">(excerpt(words)));
    } else {
      take_comments();
      if (is_game_heading(words)) {
        begin_game(line);
      } else if (transcript_.games.empty()) {
        pass_over(line.place, say<"record.mat-heading", "word">(excerpt(words)));
      } else {
        add_turns(line);
      }
    }
  }

  // Said once for lines that follow each other.
  void pass_over(TextPlace place, Message expected) {
    if (last_passed_over_ != at_ - 1) reading_.remark(place, std::move(expected));
    last_passed_over_ = at_;
  }

  // The comments before the length of a match tell about it.
  void begin_match(TextPlace place, int length) {
    finish_match();
    begun_ = true;
    transcript_.place = place;
    transcript_.length = length;
    if (length > backgammon::longest_match) {
      leave_match_out(place, say<"record.longest-match", "most">(backgammon::longest_match));
    }
    for (const Comment& comment : comments_) {
      const auto told = read_mat_tag(comment.text, transcript_);
      if (!told) leave_match_out(comment.place, told.error().message);
    }
    comments_.clear();
  }

  void leave_match_out(TextPlace place, Message reason) {
    reading_.remark(place, say<"record.match-left-out", "reason">(std::move(reason)));
    left_out_ = true;
  }

  void finish_match() {
    for (TranscriptGame& game : transcript_.games) {
      if (!game.turns.empty()) game.turns.back().forced = true;
    }
    if (!left_out_ && !transcript_.games.empty()) reading_.add(to_records(transcript_));
    transcript_ = {};
    left_out_ = false;
  }

  // Comments after the heading of a game are about it.
  void take_comments() {
    for (const Comment& comment : comments_) {
      if (comment.text.empty() || transcript_.games.empty()) continue;
      TranscriptGame& game = transcript_.games.back();
      if (starts_with_word(comment.text, "set pos")) {
        game.turns.push_back(unreadable(comment.place, say<"record.set-up-by-hand">()));
      } else {
        (game.turns.empty() ? game.notes : game.turns.back().notes).push_back(as_utf8(comment.text));
      }
    }
    comments_.clear();
  }

  static TranscriptTurn unreadable(TextPlace place, Message why) {
    TranscriptTurn turn;
    turn.place = place;
    turn.problem = std::move(why);
    return turn;
  }

  // " Game 2", and on the next line "Ann : 3       Bob : 0".
  void begin_game(const TextLine& heading) {
    TranscriptGame game;
    const TextLine* line = peek();
    game.place = line == nullptr ? heading.place : line->place;
    if (const auto players = line == nullptr ? std::nullopt : read_score_line(line->text)) {
      ++at_;
      name_players({as_utf8(players->left), as_utf8(players->right)});
      game.score = players->score;
    } else {
      game.score_said = false;
      if (transcript_.games.empty()) transcript_.names = unnamed_;
      reading_.remark(game.place, say<"record.mat-score">());
    }
    transcript_.games.push_back(std::move(game));
  }

  // Other players are another match, of the same kind.
  void name_players(std::array<std::string, 2> names) {
    if (!transcript_.games.empty() && names != transcript_.names) {
      Transcript next = transcript_;
      next.games.clear();
      const bool left_out = left_out_;
      finish_match();
      transcript_ = std::move(next);
      left_out_ = left_out;
    }
    transcript_.names = std::move(names);
  }

  void add_turns(const TextLine& line) {
    for (const MatCell& cell : split_cells(line)) {
      auto turn = read_cell(cell);
      if (!turn) {
        reading_.remark(cell.place, say<"record.passed-over", "reason">(turn.error().message));
      } else if (auto& read = *turn) {
        settle_empty_play(*read);
        transcript_.games.back().turns.push_back(*std::move(read));
      }
    }
  }

  // Dice without a play, when the game goes on, are a forced play; when it ends here, the player gave up after the
  // roll.
  void settle_empty_play(const TranscriptTurn& next) {
    auto& turns = transcript_.games.back().turns;
    if (turns.empty() || turns.back().action != TranscriptAction::roll) return;
    if (next.action != TranscriptAction::win) turns.back().action = TranscriptAction::move;
    // GNU Backgammon puts the opening dice of a player who gives up at once into the wrong column.
    if (next.action == TranscriptAction::win && turns.size() == 1) turns.back().player = 1 - next.player;
  }

  std::vector<TextLine> lines_;
  UnnamedPlayers unnamed_;
  std::size_t at_ = 0;  // the line that is read next
  std::optional<std::size_t> last_passed_over_;
  bool begun_ = false;             // a match has
  bool left_out_ = false;          // the match is of a kind that is not played here
  std::vector<Comment> comments_;  // since the last line of another kind
  Transcript transcript_;
  Reading reading_;
};

}  // namespace

Result<Reading> read_mat(std::string_view text, const UnnamedPlayers& unnamed) {
  return MatReader(text, unnamed).read();
}

}  // namespace fourfold::records
