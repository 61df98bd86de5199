#include <algorithm>

#include "records/backgammon/mat.h"
#include "records/backgammon/transcript.h"
#include "records/rules_line.h"
#include "records/text_place.h"
#include "records/utf8.h"

namespace fourfold::records {
namespace {

// The columns of GNU Backgammon: a number, 27 characters, a blank, and the rest.
constexpr std::size_t left_width = 27;
constexpr std::size_t first_name_width = 31;

std::string padded(std::string text, std::size_t width) {
  if (text.size() < width) text.append(width - text.size(), ' ');
  return text;
}

// A colon would end the name for every reader.
std::string name_text(const std::string& name, std::size_t player) {
  std::string text = in_one_line(name);
  std::ranges::replace(text, ':', ';');
  const std::string_view bare = trimmed(text);
  return bare.empty() ? "Player " + std::to_string(player + 1) : std::string(bare);
}

std::string tag(std::string_view name, std::string_view text) {
  std::string value = in_one_line(text);
  std::ranges::replace(value, '"', '\'');
  return "; [" + in_one_line(name) + " \"" + value + "\"]\n";
}

// What a .mat file calls a tag.
std::string_view tag_for(std::string_view name) {
  if (name == "Date") return "EventDate";
  return name == "Annotator" ? "Transcriber" : name;
}

std::string dice_text(const backgammon::Roll& dice) {
  const auto [low, high] = std::minmax(dice.first, dice.second);
  return std::to_string(high.pips()) + std::to_string(low.pips()) + ":";
}

// One step after the other, the bar being 25 and off 0.
std::string cell_text(const TranscriptTurn& turn) {
  switch (turn.action) {
    case TranscriptAction::offer_double:
      return " Doubles => " + std::to_string(turn.number);
    case TranscriptAction::take:
      return " Takes";
    case TranscriptAction::drop:
      return " Drops";
    default:
      break;
  }
  std::string text = dice_text(turn.dice) + (turn.steps.empty() ? " " : "");
  for (std::size_t i = 0; i < turn.steps.size(); ++i) {
    text +=
        " " + std::to_string(turn.steps[i].from) + "/" + std::to_string(turn.steps[i].to) + (turn.hits[i] ? "*" : "");
  }
  return text;
}

class MatWriter {
 public:
  explicit MatWriter(const Transcript& transcript) : transcript_(transcript) {}

  std::string write() {
    header();
    for (std::size_t i = 0; i < transcript_.games.size(); ++i) game(i);
    return std::move(text_);
  }

 private:
  void header() {
    for (const auto& [name, text] : transcript_.about) text_ += tag(tag_for(name), text);
    if (transcript_.variant == backgammon::StartingPosition::nackgammon) text_ += tag("Variation", "NackGammon");
    if (transcript_.variant == backgammon::StartingPosition::hyper) text_ += tag("Variation", "HyperGammon (3)");
    if (transcript_.length > 1) text_ += tag("Crawford", transcript_.crawford.value_or(false) ? "On" : "Off");
    if (transcript_.length == 0) text_ += tag("Jacoby", transcript_.jacoby.value_or(false) ? "On" : "Off");
    text_ += tag(rules_tag, transcript_.rules);
    for (const std::string& note : transcript_.notes) {
      const std::string line = in_one_line(note);
      const std::string_view words = trimmed(line);
      // A remark in brackets would come back as a tag.
      if (!words.empty()) text_ += (words.starts_with('[') ? "; - " : "; ") + std::string(words) + "\n";
    }
    text_ += "\n " + std::to_string(transcript_.length) + " point match\n";
  }

  void game(std::size_t number) {
    const TranscriptGame& game = transcript_.games[number];
    text_ += "\n Game " + std::to_string(number + 1) + "\n";
    const auto with_score = [&](std::size_t player) {
      return name_text(transcript_.names[player], player) + " : " + std::to_string(game.score[player]);
    };
    text_ += " " + padded(with_score(0), first_name_width - 2) + "  " + with_score(1) + "\n";
    row_ = 0;
    left_open_ = false;
    for (const TranscriptTurn& turn : game.turns) {
      // Dice without a play mean a forced play, so where there was one, the roll before a resignation stays unwritten.
      if (turn.action == TranscriptAction::roll && turn.forced) continue;
      add(turn, &turn == &game.turns.back() && number + 1 == transcript_.games.size());
    }
    end_line();
  }

  void add(const TranscriptTurn& turn, bool last) {
    if (turn.action == TranscriptAction::win) {
      end_line();
      text_ += std::string(turn.player == 0 ? 6 : left_width + 7, ' ') + "Wins " + std::to_string(turn.number) +
               (turn.number == 1 ? " point" : " points") + (last && transcript_.over ? " and the match" : "") + "\n";
      return;
    }
    if (turn.player == 0 || !left_open_) {
      end_line();
      const std::string number = std::to_string(++row_);
      text_ += std::string(number.size() < 3 ? 3 - number.size() : 0, ' ') + number + ") ";
      text_ += padded(turn.player == 0 ? cell_text(turn) : "", left_width) + " ";
      left_open_ = true;
    }
    if (turn.player == 1) {
      text_ += cell_text(turn) + "\n";
      left_open_ = false;
    }
  }

  // A line whose right half stays empty.
  void end_line() {
    if (!left_open_) return;
    text_ += "\n";
    left_open_ = false;
  }

  const Transcript& transcript_;
  std::string text_;
  int row_ = 0;
  bool left_open_ = false;  // the left half of a line has been written
};

}  // namespace

Result<std::string> write_mat(const Record& record) {
  const auto transcript = to_transcript(record);
  if (!transcript) return tl::unexpected<Error>(transcript.error());
  for (const TranscriptGame& game : transcript->games) {
    if (game.automatic_doubles > 0) {
      return refuse<"record.mat-tied">();
    }
  }
  return MatWriter(*transcript).write();
}

}  // namespace fourfold::records
