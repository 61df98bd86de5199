#include <algorithm>

#include "records/backgammon/mat.h"
#include "records/backgammon/mat_cells.h"
#include "records/backgammon/transcript.h"
#include "records/rules_words.h"
#include "records/utf8.h"

namespace fourfold::records {
namespace {

bool is_comment(std::string_view line) { return line.starts_with(';') || line.starts_with('#'); }

bool says_yes(std::string_view text) {
  const std::string_view words[] = {"on", "yes", "true", "1"};
  return std::ranges::any_of(words, [&](std::string_view word) { return starts_with_word(text, word); });
}

// Our name for what a tag tells about the match.
std::string_view name_of_tag(std::string_view tag) {
  if (tag == "EventDate") return "Date";
  return tag == "Transcriber" ? "Annotator" : tag;
}

class MatReader {
 public:
  explicit MatReader(std::string_view text) : lines_(lines_of(text)) {}

  Result<Transcript> read() {
    if (const auto header = read_header(); !header) return tl::unexpected<Error>(header.error());
    while (const TextLine* line = next()) {
      if (const auto added = add_line(*line); !added) return tl::unexpected<Error>(added.error());
    }
    for (TranscriptGame& game : transcript_.games) {
      if (!game.turns.empty()) game.turns.back().forced = true;
    }
    return std::move(transcript_);
  }

 private:
  // The next line that is not blank.
  const TextLine* next() {
    while (at_ < lines_.size() && trimmed(lines_[at_].text).empty()) ++at_;
    return at_ < lines_.size() ? &lines_[at_++] : nullptr;
  }

  TextPlace end() const { return lines_.empty() ? TextPlace{} : lines_.back().place; }

  // Comments, and the line that says how long the match is.
  Result<void> read_header() {
    while (const TextLine* line = next()) {
      std::string_view words = trimmed(line->text);
      if (words.starts_with("\xef\xbb\xbf")) words = trimmed(words.substr(3));
      if (is_comment(words)) {
        // As it would be written again, so that a remark never turns into a tag on the way.
        const std::string comment = in_one_line(words.substr(1));
        if (const auto read = read_tag(line->place, trimmed(comment)); !read) return read;
        continue;
      }
      const std::size_t digits = std::min(words.find_first_not_of("0123456789"), words.size());
      const auto length = read_number(words.substr(0, digits));
      const std::string_view rest = trimmed(words.substr(digits));
      if (!length || !starts_with_word(rest, "point") || !starts_with_word(trimmed(rest.substr(5)), "match")) {
        return refuse_at(line->place, "expected here: the length of the match, such as '7 point match' (0 for money)");
      }
      if (*length > backgammon::longest_match) {
        return refuse_at(line->place,
                         "the longest match here is to " + std::to_string(backgammon::longest_match) + " points");
      }
      transcript_.length = *length;
      return {};
    }
    return refuse_at(end(), "this is no .mat file: a line such as '7 point match' is missing");
  }

  // [Event "Nordic Open"], or any other comment.
  Result<void> read_tag(TextPlace place, std::string_view words) {
    const std::size_t quote = words.find(" \"");
    if (!words.starts_with('[') || !words.ends_with("\"]") || quote == std::string_view::npos ||
        quote + 4 > words.size()) {
      if (!words.empty()) transcript_.notes.push_back(as_utf8(words));
      return {};
    }
    const std::string_view name = words.substr(1, quote - 1);
    const std::string text = as_utf8(words.substr(quote + 2, words.size() - quote - 4));
    if (name == "Variation") return read_variation(place, text);
    if (name == "Crawford") {
      transcript_.crawford = says_yes(text);
    } else if (name == "Jacoby") {
      transcript_.jacoby = says_yes(text);
    } else if (name == rules_tag) {
      transcript_.rules = text;
    } else {
      set_text(transcript_.about, as_utf8(name_of_tag(name)), text);
    }
    return {};
  }

  Result<void> read_variation(TextPlace place, std::string_view text) {
    if (starts_with_word(text, "backgammon")) return {};
    if (starts_with_word(text, "nackgammon")) {
      transcript_.variant = backgammon::Setup::nackgammon;
    } else if (text == "HyperGammon (3)") {
      transcript_.variant = backgammon::Setup::hyper;
    } else {
      return refuse_at(place, quoted(text) + " is not played here; Backgammon, NackGammon and HyperGammon (3) are");
    }
    return {};
  }

  Result<void> add_line(const TextLine& line) {
    const std::string_view words = trimmed(line.text);
    if (is_comment(words)) return add_comment(line);
    const bool heading = starts_with_word(words, "game") && read_number(trimmed(words.substr(4)));
    return heading ? begin_game() : add_turns(line);
  }

  Result<void> add_comment(const TextLine& line) {
    const std::string_view words = trimmed(trimmed(line.text).substr(1));
    if (starts_with_word(words, "set pos")) {
      return refuse_at(line.place, "the board is set up by hand here, which a record cannot hold");
    }
    if (words.empty() || transcript_.games.empty()) return {};
    TranscriptGame& game = transcript_.games.back();
    (game.turns.empty() ? game.notes : game.turns.back().notes).push_back(as_utf8(words));
    return {};
  }

  // " Game 2", and on the next line "Ann : 3       Bob : 0".
  Result<void> begin_game() {
    TranscriptGame game;
    const TextLine* line = next();
    const auto players = line == nullptr ? std::nullopt : read_score_line(line->text);
    if (!players) {
      return refuse_at(line == nullptr ? end() : line->place,
                       "expected here: the players and the score, such as 'Ann : 0    Bob : 3'");
    }
    const std::array<std::string, 2> names = {as_utf8(players->left), as_utf8(players->right)};
    if (transcript_.games.empty()) {
      transcript_.names = names;
    } else if (names != transcript_.names) {
      return refuse_at(line->place, "the players were " + quoted(transcript_.names[0]) + " and " +
                                        quoted(transcript_.names[1]) + " in the game before");
    }
    game.score = players->score;
    game.place = line->place;
    transcript_.games.push_back(std::move(game));
    return {};
  }

  Result<void> add_turns(const TextLine& line) {
    if (transcript_.games.empty())
      return refuse_at(line.place, "expected here: the heading of a game, such as 'Game 1'");
    for (const MatCell& cell : split_cells(line)) {
      auto read = read_cell(cell);
      if (!read) return tl::unexpected<Error>(read.error());
      std::optional<Turn> turn = *std::move(read);
      if (!turn) continue;
      settle_empty_play(*turn);
      transcript_.games.back().turns.push_back(*std::move(turn));
    }
    return {};
  }

  // Dice without a play, when the game goes on, are a forced play; when it ends here, the player gave up after the
  // roll.
  void settle_empty_play(const Turn& next) {
    auto& turns = transcript_.games.back().turns;
    if (turns.empty() || turns.back().action != Action::roll) return;
    if (next.action != Action::win) turns.back().action = Action::move;
    // GNU Backgammon puts the opening dice of a player who gives up at once into the wrong column.
    if (next.action == Action::win && turns.size() == 1) turns.back().player = 1 - next.player;
  }

  std::vector<TextLine> lines_;
  std::size_t at_ = 0;
  Transcript transcript_;
};

}  // namespace

Result<Record> read_mat(std::string_view text) {
  const auto transcript = MatReader(text).read();
  if (!transcript) return tl::unexpected<Error>(transcript.error());
  return to_record(*transcript);
}

}  // namespace fourfold::records
