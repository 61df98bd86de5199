// A game line by line: for pipes, for screen readers, and for terminals that can do no more. What happens is told in
// sentences, one a line; the board is drawn when it is asked for, or before every decision of a person if so wished.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "cli/batch.h"
#include "cli/play/line_output.h"
#include "cli/play/saved_game.h"

namespace fourfold::cli {

class LineMode {
 public:
  LineMode(SavedGame& game, LineReader& lines, const LineStyle& style) : game_(game), lines_(lines), style_(style) {}

  // Until the match is over, or left. `words`: asks every person for a word for the dice first.
  void run(bool words);

 private:
  enum class Next : std::uint8_t { ask_again, go_on, leave };

  const screen::Screen& screen() const { return game_.screen(); }
  void tell(const Message& message) const { tell_sentence(style_, message); }
  void tell(const Error& error) const { tell_sentence(style_, error.message); }
  void tell_text(std::string_view text) const { tell_sentence(style_, text); }
  void begin();
  void tell_news();
  void tell_figures() const;  // of the game that is over
  bool ask_for_words();       // false if the input ended
  bool step();
  bool ask();
  std::string question() const;

  Next answer(const std::string& line);
  bool shown(const std::string& word);
  std::optional<Next> done(const std::string& word, const std::string& rest);
  Next answer_question(const std::string& line);
  Next answer_decision(const std::string& line);
  Next play_hinted(const std::string& text);
  Next tried(const Result<void>& result) const;

  Next take_step(const std::string& text);
  Next end_turn();
  Next undo();
  Next save(const std::string& typed, bool replace) const;
  Next load(const std::string& typed);
  bool look_back(const std::string& word);

  SavedGame& game_;
  LineReader& lines_;
  LineStyle style_;
  std::size_t told_ = 0;  // sentences of the history
  std::optional<Message> trouble_told_;
  std::optional<std::uint32_t> looking_at_;  // the event that is looked back at
  bool steps_listed_ = false;                // last, so that a number is a step's and not a play's
  bool only_looking_ = false;                // the match was over from the start
};

}  // namespace fourfold::cli
