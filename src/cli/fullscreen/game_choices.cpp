// What can be chosen, on the board and among the buttons, and what choosing it does.
#include <algorithm>

#include "cli/fullscreen/fullscreen_game.h"

namespace fourfold::cli {

using screen::Waiting;

namespace {

// The middle of a place's cells.
Spot place_spot(const Canvas& board, int place, const Rect& at) {
  Spot spot{{Target::Kind::place, place}, 0, 0};
  int cells = 0;
  for (int row = 0; row < board.rows(); ++row) {
    for (int column = 0; column < board.columns(); ++column) {
      if (board.at(row, column).place != place) continue;
      spot.row += at.row + row;
      spot.column += at.column + column;
      ++cells;
    }
  }
  if (cells > 0) {
    spot.row /= cells;
    spot.column /= cells;
  }
  return spot;
}

}  // namespace

// Words that are said instead of moving, "offer draw", in the chosen language; others are notation.
std::string FullscreenGame::choice_text(const std::string& choice) {
  std::string key = choice;
  std::ranges::replace(key, ' ', '-');
  return text_at("terminal.choice." + key, choice);
}

std::set<int> FullscreenGame::origins() const {
  std::set<int> places;
  for (const screen::Gesture& gesture : gestures_) places.insert(gesture.hops.front().from);
  return places;
}

std::set<int> FullscreenGame::destinations() const {
  std::set<int> places;
  for (const screen::Gesture& gesture : gestures_) {
    if (gesture.hops.front().from != origin_) continue;
    if (gesture.touched.partner == partner_) {
      places.insert(gesture.hops.back().to);
    } else if (!partner_) {
      places.insert(gesture.touched.partner->place);
    }
  }
  return places;
}

// Where Enter leads from here: to a piece that can be moved, or as far as one hop takes the one in hand.
std::set<int> FullscreenGame::next_places() const {
  if (!origin_) return origins();
  std::set<int> places;
  for (const screen::Gesture& gesture : gestures_) {
    const bool picked = gesture.hops.front().from == origin_ && gesture.touched.partner == partner_;
    if (picked && gesture.hops.size() == 1) places.insert(gesture.hops.front().to);
  }
  // A Switch that only moves after it has changed places.
  return places.empty() ? destinations() : places;
}

std::vector<FullscreenGame::Button> FullscreenGame::buttons() {
  if (menu_) return menu_->answers;
  if (looking_at_) {
    return {{said<"terminal.button.back-to-game">(), [this] { looking_at_.reset(); }}};
  }
  switch (screen().waiting()) {
    case Waiting::person:
      return decision_buttons();
    case Waiting::typed_dice:
      return {{said<"terminal.button.throw">(),
               [this] { try_to([](screen::Screen& table, Millis at) { return table.roll("", at); }); }}};
    case Waiting::takeback_answer: {
      const auto answer = [this](bool agree) {
        try_to([agree](screen::Screen& table, Millis at) { return table.answer_takeback(agree, at); });
      };
      return {{said<"terminal.button.yes">(), [answer] { answer(true); }},
              {said<"terminal.button.no">(), [answer] { answer(false); }}};
    }
    case Waiting::next_game:
      if (steps_by_itself()) return {};
      return {{screen().game().in_rounds() ? said<"terminal.button.next-round">() : said<"terminal.button.next-game">(),
               [this] { try_to([](screen::Screen& table, Millis at) { return table.proceed(at); }); }}};
    case Waiting::nothing:
      return {{said<"terminal.button.quit">(), [this] { leaving_ = true; }},
              {said<"terminal.button.replay">(), [this] { look_back(Key::Kind::home); }}};
    default:
      return {};
  }
}

std::vector<FullscreenGame::Button> FullscreenGame::decision_buttons() {
  std::vector<Button> list;
  if (screen().turn_is_whole() && (!gestures_.empty() || !screen().hops_made().empty())) {
    list.push_back({screen().hops_made().empty() ? said<"terminal.button.pass">() : said<"terminal.button.confirm">(),
                    [this] { try_to([](screen::Screen& table, Millis at) { return table.confirm(at); }); }});
  }
  if (!screen().hops_made().empty()) list.push_back({said<"terminal.button.undo">(), [this] { undo(); }});
  const auto add = [&](const std::string& word, bool asks) {
    list.push_back({with_capital(choice_text(word)), [this, word, asks] {
                      if (asks) {
                        ask(say<"terminal.fullscreen.is-that-meant", "choice">(with_capital(choice_text(word))),
                            [this, word] { play(word); });
                      } else {
                        play(word);
                      }
                    }});
  };
  // What ends a game is not said by accident; nor are offers, which a Tab too many can reach.
  for (const std::string& choice : screen().choices()) add(choice, screen().game().ends_game(choice));
  for (const std::string& offer : screen().offers()) {
    if (!offer.starts_with("resign")) add(offer, true);
  }
  return list;
}

// Everything that can be chosen with its place on the screen: the board first, then the buttons.
std::vector<Spot> FullscreenGame::spots() {
  std::vector<Spot> list;
  const Layout where = layout();
  if (!menu_ && !looking_at_) {
    const Canvas board = screen().board();
    std::set<int> places = selectable();
    if (origin_) places.insert(*origin_);
    for (const int place : places) list.push_back(place_spot(board, place, where.board));
  }
  std::vector<std::string> labels;
  for (const Button& button : buttons()) labels.push_back(button.label);
  const std::vector<Rect> rects = button_rects(where, labels);
  for (std::size_t i = 0; i < rects.size(); ++i) {
    list.push_back({{Target::Kind::button, static_cast<int>(i)},
                    static_cast<double>(rects[i].row),
                    rects[i].column + rects[i].columns / 2.0});
  }
  return list;
}

// Where a turn goes on; the button that ends it once nothing can be moved any more.
void FullscreenGame::focus_first() {
  focus_.reset();
  if (menu_) {
    focus_ = Target{Target::Kind::button, menu_->focused};
    return;
  }
  // At the end nothing: a key that was meant for the game must not take the result off the screen.
  if (screen().waiting() == Waiting::nothing && !looking_at_) return;
  const std::set<int> places = next_places();
  const auto& made = screen().hops_made();
  if (!made.empty() && places.contains(made.back().to)) {
    focus_ = Target{Target::Kind::place, made.back().to};
  } else if (!places.empty()) {
    // The foremost: the highest number where one moves down, and as good as any other elsewhere.
    focus_ = Target{Target::Kind::place, *places.rbegin()};
  } else if (!buttons().empty()) {
    focus_ = Target{Target::Kind::button, 0};
  }
}

void FullscreenGame::choose(const Target& target) {
  if (target.kind == Target::Kind::place) {
    choose_place(target.number);
    return;
  }
  std::vector<Button> all = buttons();
  if (target.number < 0 || target.number >= static_cast<int>(all.size())) return;
  // The menu is gone before its answer is followed: the answer may ask the next question.
  const bool answered = menu_.has_value();
  menu_.reset();
  all[static_cast<std::size_t>(target.number)].action();
  if (answered && !menu_) focus_first();
}

void FullscreenGame::choose_place(int place) {
  if (origin_ && destinations().contains(place)) {
    bring_piece(place);
    return;
  }
  if (origin_ == place) {
    put_down();
  } else if (origins().contains(place)) {
    put_down();
    origin_ = place;
  } else {
    const int seat = screen().seats(0)[static_cast<std::size_t>(screen().acting())].seat_number;
    warn(screen().why_not(seat, origin_.value_or(place), origin_ ? std::optional(place) : std::nullopt));
    return;
  }
  focus_first();
  if (!origin_) focus_ = Target{Target::Kind::place, place};
}

void FullscreenGame::put_down() {
  origin_.reset();
  partner_.reset();
}

// The piece in hand goes there by one die or by several in one go, or changes places with what stands there before it
// goes anywhere. What does not come to the same is asked about.
void FullscreenGame::bring_piece(int place) {
  Menu menu;
  std::vector<Partner> partners;
  for (const screen::Gesture& gesture : gestures_) {
    if (gesture.hops.front().from != origin_) continue;
    const std::optional<Partner>& partner = gesture.touched.partner;
    if (partner == partner_) {
      if (gesture.hops.back().to != place) continue;
      menu.answers.push_back({gesture.label, [this, hops = gesture.hops] { make(hops); }});
    } else if (!partner_ && partner->place == place && std::ranges::find(partners, *partner) == partners.end()) {
      partners.push_back(*partner);
      const auto choose = [this, partner] {
        partner_ = partner;
        focus_first();
      };
      menu.answers.push_back({gesture.label.substr(0, gesture.label.find('/')), choose});
    }
  }
  if (menu.answers.size() == 1) {
    const Action only = menu.answers.front().action;
    only();
    return;
  }
  menu.question = said<"terminal.fullscreen.several-ways">();
  menu.answers.push_back({said<"terminal.button.back">(), [] {}});
  menu_ = std::move(menu);
  focus_first();
}

void FullscreenGame::make(const std::vector<Hop>& hops) {
  try_to([&](screen::Screen& table, Millis /*at*/) {
    Result<void> made;
    for (const Hop& hop : hops) {
      if (made) made = table.hop(hop);
    }
    return made;
  });
}

void FullscreenGame::move_focus(Direction direction) {
  const std::vector<Spot> all = spots();
  const auto at = std::ranges::find_if(all, [&](const Spot& spot) { return focus_ == spot.target; });
  const auto next = at == all.end() ? next_target(all, focus_, 1) : nearest_target(all, *at, direction);
  if (next) focus_ = next;
}

void FullscreenGame::step_focus(int step) { focus_ = next_target(spots(), focus_, step); }

}  // namespace fourfold::cli
