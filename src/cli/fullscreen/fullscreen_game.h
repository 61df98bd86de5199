// A game at the full screen: what can be chosen, what keys and clicks do, and what happens by itself.
#pragma once

#include <functional>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "cli/fullscreen/frame.h"
#include "cli/fullscreen/fullscreen.h"
#include "cli/fullscreen/line_editor.h"
#include "cli/fullscreen/steering.h"
#include "cli/fullscreen/terminal.h"
#include "cli/language.h"
#include "cli/play/saved_game.h"

namespace fourfold::cli {

class FullscreenGame {
 public:
  FullscreenGame(SavedGame& game, Terminal& terminal, const FullscreenOptions& options);

  // Until the person leaves or is told to.
  void run();

 private:
  using Action = std::function<void()>;

  struct Button {
    std::string label;
    Action action;
  };
  // A question with a few answers, asked before anything else.
  struct Menu {
    std::string question;
    std::vector<Button> answers;
    int focused = 0;
  };
  // A line that is being typed.
  struct Line {
    std::string question;
    LineEditor editor;
    std::function<void(const std::string&)> done;
    std::string above;  // stands over the question instead of the news, if there is anything
  };

  const screen::Screen& screen() const { return game_.screen(); }
  bool large_enough() const;
  bool watching() const;  // bots only
  std::string name_of(int player) const;

  // What happens by itself (fullscreen_game.cpp).
  bool steps_by_itself() const;
  int delay() const;
  int patience() const;
  void take_step();
  void notice_changes();
  void ask_for_words(std::size_t player, std::vector<FairSeed::Word> words);

  // What can be chosen (game_choices.cpp).
  std::vector<Button> buttons();
  std::vector<Button> decision_buttons();
  std::set<int> origins() const;
  std::set<int> destinations() const;
  std::set<int> next_places() const;
  std::set<int> selectable() const { return origin_ ? destinations() : origins(); }
  std::vector<Spot> spots();
  void focus_first();
  void choose(const Target& target);
  void choose_place(int place);
  void put_down();
  void bring_piece(int place);
  void make(const std::vector<Hop>& hops);
  void move_focus(Direction direction);
  void step_focus(int step);

  // What keys do (game_keys.cpp).
  void handle(const Key& key);
  void handle_choosing(const Key& key);
  void handle_typing(const Key& key);
  void handle_box(const Key& key);
  void handle_click(const Key& key);
  void handle_character(char32_t character);
  bool press_button(char32_t character);
  bool command(char32_t key);
  void go_back();

  // Actions (game_actions.cpp).
  void play(const std::string& text);
  void play_typed(const std::string& typed);
  void try_to(const std::function<Result<void>(screen::Screen&, Millis)>& change);
  void undo();
  void resign();
  void hint();
  void play_hinted(const screen::HintedPlay& hinted);
  void save();
  void save_as(const std::string& path, bool replace);
  void load();
  void tell_remarks();
  void quit();
  void help();
  void rules();
  void show(std::vector<std::string> text, std::vector<Action> answers = {});
  void look_back(Key::Kind way);
  void ask(const Message& question, Action yes);
  void type(const Message& question, std::u32string begun, std::function<void(const std::string&)> done,
            std::string above = {});
  void notify(const Message& message);
  void warn(const Message& message) { warn_text(in_words(message)); }
  void warn_text(const std::string& text);

  // What is seen (game_frame.cpp).
  Layout layout() const;
  Frame frame();
  std::string question() const;  // what the game asks
  Message turn_so_far() const;
  Message next_asked() const;
  static std::string choice_text(const std::string& choice);
  std::string asked() const;  // what stands there: that, or what is asked or told before it
  std::vector<Shortcut> commands() const;
  std::map<int, Emphasis> emphasised() const;
  int box_rows() const;
  std::vector<std::string> seen_of_box() const;

  SavedGame& game_;
  Terminal& terminal_;
  FullscreenOptions options_;

  std::vector<screen::Gesture> gestures_;  // of the moment that was noticed last
  std::uint32_t events_seen_ = 0;
  std::size_t hops_seen_ = 0;
  Millis waits_since_ = 0;

  std::optional<int> origin_;       // of the piece that is being moved
  std::optional<Partner> partner_;  // with which it changes places before
  std::optional<Target> focus_;
  std::optional<Menu> menu_;
  std::optional<Line> line_;
  std::vector<std::string> box_;
  std::vector<Action> box_answers_;  // what the numbers do while it is open
  int box_top_ = 0;                  // the first line of it that is seen
  std::string notice_;
  bool notice_is_warning_ = false;
  std::optional<std::uint32_t> looking_at_;  // the event that is looked back at
  bool paused_ = false;
  bool leaving_ = false;
  bool fresh_ = true;  // nothing has been noticed yet
};

}  // namespace fourfold::cli
