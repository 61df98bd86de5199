// What can be chosen, on the board and among the buttons, and what choosing it does.
#include <algorithm>

#include "cli/screen/session.h"

namespace fourfold::cli {

using host::Waiting;

namespace {

std::string with_capital(std::string text) {
  if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
  return text;
}

// Words that give a game up are not said by accident; nor are offers, which a Tab too many can reach.
bool gives_up(const std::string& word) { return word == "drop" || word.starts_with("resign"); }

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

std::set<int> Session::origins() const {
  std::set<int> places;
  for (const host::HopView& view : hops_) places.insert(view.hop.from);
  return places;
}

std::set<int> Session::destinations() const {
  std::set<int> places;
  for (const host::HopView& view : hops_) {
    if (view.hop.from == origin_) places.insert(view.hop.to);
  }
  return places;
}

std::vector<Session::Button> Session::buttons() {
  if (menu_) return menu_->answers;
  if (looking_at_) {
    return {{"Back to the game", [this] { looking_at_.reset(); }}};
  }
  switch (host().waiting()) {
    case Waiting::person:
      return decision_buttons();
    case Waiting::typed_dice:
      return {{"Throw them here", [this] { try_to([](host::Host& table, Millis at) { return table.roll("", at); }); }}};
    case Waiting::takeback_answer: {
      const auto answer = [this](bool agree) {
        try_to([agree](host::Host& table, Millis at) { return table.answer_takeback(agree, at); });
      };
      return {{"Yes", [answer] { answer(true); }}, {"No", [answer] { answer(false); }}};
    }
    case Waiting::next_game:
      if (steps_by_itself()) return {};
      return {{"Next game", [this] { try_to([](host::Host& table, Millis at) { return table.proceed(at); }); }}};
    case Waiting::nothing:
      return {{"Quit", [this] { leaving_ = true; }}, {"Replay", [this] { look_back(Key::Kind::home); }}};
    default:
      return {};
  }
}

std::vector<Session::Button> Session::decision_buttons() {
  std::vector<Button> list;
  if (host().turn_is_whole() && (!hops_.empty() || !host().hops_made().empty())) {
    list.push_back({host().hops_made().empty() ? "Pass" : "Confirm",
                    [this] { try_to([](host::Host& table, Millis at) { return table.confirm(at); }); }});
  }
  if (!host().hops_made().empty()) list.push_back({"Undo", [this] { undo(); }});
  const auto said = [&](const std::string& word, bool asks) {
    list.push_back({with_capital(word), [this, word, asks] {
                      if (asks) {
                        ask(with_capital(word) + ": is that meant?", [this, word] { play(word); });
                      } else {
                        play(word);
                      }
                    }});
  };
  for (const std::string& choice : host().choices()) said(choice, gives_up(choice));
  for (const std::string& offer : host().offers()) {
    if (!offer.starts_with("resign")) said(offer, true);
  }
  return list;
}

// Everything that can be chosen with its place on the screen: the board first, then the buttons.
std::vector<Spot> Session::spots() {
  std::vector<Spot> list;
  const Layout where = layout();
  if (!menu_ && !looking_at_) {
    const Canvas board = host().board();
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
void Session::focus_first() {
  focus_.reset();
  if (menu_) {
    focus_ = Target{Target::Kind::button, menu_->focused};
    return;
  }
  // At the end nothing: a key that was meant for the game must not take the result off the screen.
  if (host().waiting() == Waiting::nothing && !looking_at_) return;
  const std::set<int> places = selectable();
  const auto& made = host().hops_made();
  if (!made.empty() && places.contains(made.back().to)) {
    focus_ = Target{Target::Kind::place, made.back().to};
  } else if (!places.empty()) {
    // The foremost: the highest number where one moves down, and as good as any other elsewhere.
    focus_ = Target{Target::Kind::place, *places.rbegin()};
  } else if (!buttons().empty()) {
    focus_ = Target{Target::Kind::button, 0};
  }
}

void Session::choose(const Target& target) {
  if (target.kind == Target::Kind::place) {
    choose_place(target.number);
    return;
  }
  std::vector<Button> all = buttons();
  if (target.number < 0 || target.number >= static_cast<int>(all.size())) return;
  // The menu is gone before its answer is followed: the answer may ask the next question.
  const bool answered = menu_.has_value();
  menu_.reset();
  all[static_cast<std::size_t>(target.number)].deed();
  if (answered && !menu_) focus_first();
}

void Session::choose_place(int place) {
  if (origin_ && destinations().contains(place)) {
    make_hop(*origin_, place);
    return;
  }
  if (origin_ == place) {
    origin_.reset();
  } else if (origins().contains(place)) {
    origin_ = place;
  } else {
    warn(origin_ ? "that is not where this piece can go" : "nothing can be moved from there now");
    return;
  }
  focus_first();
  if (!origin_) focus_ = Target{Target::Kind::place, place};
}

void Session::make_hop(int from, int to) {
  std::vector<host::HopView> ways;
  for (const host::HopView& view : hops_) {
    if (view.hop.from == from && view.hop.to == to) ways.push_back(view);
  }
  const auto make = [this](const Hop& hop) {
    try_to([hop](host::Host& table, Millis /*at*/) { return table.hop(hop); });
  };
  if (ways.size() == 1) {
    make(ways.front().hop);
    return;
  }
  Menu menu;
  menu.question = "There are several ways to do that. Which one?";
  for (const host::HopView& way : ways) {
    menu.answers.push_back({way.label, [make, hop = way.hop] { make(hop); }});
  }
  menu.answers.push_back({"Back", [] {}});
  menu_ = std::move(menu);
  focus_first();
}

void Session::move_focus(Direction direction) {
  const std::vector<Spot> all = spots();
  const auto at = std::ranges::find_if(all, [&](const Spot& spot) { return focus_ == spot.target; });
  const auto next = at == all.end() ? following(all, focus_, 1) : nearest(all, *at, direction);
  if (next) focus_ = next;
}

void Session::step_focus(int step) { focus_ = following(spots(), focus_, step); }

}  // namespace fourfold::cli
