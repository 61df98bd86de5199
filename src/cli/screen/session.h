// A game at the full screen: what can be chosen, what keys and clicks do, and what happens by itself.
#pragma once

#include <functional>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "cli/play/saved_game.h"
#include "cli/screen/scene.h"
#include "cli/screen/screen.h"
#include "cli/screen/steering.h"
#include "cli/screen/terminal.h"

namespace fourfold::cli {

class Session {
 public:
  Session(SavedGame& game, Terminal& terminal, const ScreenOptions& options);

  // Until the person leaves or is told to.
  void run();

 private:
  using Deed = std::function<void()>;

  struct Button {
    std::string label;
    Deed deed;
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
    std::u32string text;
    std::function<void(const std::string&)> done;
  };

  const host::Host& host() const { return game_.host(); }
  bool large_enough() const;
  bool watching() const;  // bots only
  std::string name_of(int player) const;

  // What happens by itself (session.cpp).
  bool steps_by_itself() const;
  int delay() const;
  int patience() const;
  void take_step();
  void notice_changes();
  void ask_for_words(std::size_t player);

  // What can be chosen (session_choices.cpp).
  std::vector<Button> buttons();
  std::vector<Button> decision_buttons();
  std::set<int> origins() const;
  std::set<int> destinations() const;
  std::set<int> selectable() const { return origin_ ? destinations() : origins(); }
  std::vector<Spot> spots();
  void focus_first();
  void choose(const Target& target);
  void choose_place(int place);
  void make_hop(int from, int to);
  void move_focus(Direction direction);
  void step_focus(int step);

  // What keys do (session_keys.cpp).
  void handle(const Key& key);
  void handle_choosing(const Key& key);
  void handle_typing(const Key& key);
  void handle_click(const Key& key);
  void handle_character(char32_t character);
  bool press_button(char32_t character);
  bool command(char32_t key);
  void go_back();

  // Deeds (session_deeds.cpp).
  void play(const std::string& text);
  void play_typed(const std::string& typed);
  void try_to(const std::function<Result<void>(host::Host&, Millis)>& change);
  void undo();
  void resign();
  void hint();
  void save();
  void save_as(const std::string& path, bool replace);
  void load();
  void quit();
  void help();
  void look_back(Key::Kind way);
  void ask(std::string question, Deed yes);
  void type(std::string question, std::u32string begun, std::function<void(const std::string&)> done);
  void warn(const std::string& text);

  // What is seen (session_scene.cpp).
  Layout layout() const;
  Scene scene();
  std::string question() const;  // what the game asks
  std::string said() const;      // what stands there: that, or what is asked or told before it
  std::vector<Command> commands() const;
  std::map<int, Emphasis> emphasised() const;

  SavedGame& game_;
  Terminal& terminal_;
  ScreenOptions options_;

  std::vector<host::HopView> hops_;  // of the moment that was noticed last
  std::uint32_t events_seen_ = 0;
  std::size_t hops_seen_ = 0;
  Millis waits_since_ = 0;

  std::optional<int> origin_;  // of the hop that is being made
  std::optional<Target> focus_;
  std::optional<Menu> menu_;
  std::optional<Line> line_;
  std::vector<std::string> box_;
  std::string notice_;
  bool notice_is_warning_ = false;
  std::optional<std::uint32_t> looking_at_;  // the event that is looked back at
  bool paused_ = false;
  bool leaving_ = false;
  bool fresh_ = true;  // nothing has been noticed yet
};

}  // namespace fourfold::cli
