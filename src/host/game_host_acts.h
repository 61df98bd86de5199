// GameHost's definitions, second part: what happens at a table. Included where a game's host is made, and nowhere else.
#pragma once

#include <algorithm>

#include "host/game_host.h"

namespace fourfold::host {

template <Drawn G>
GameHost<G>::GameHost(Table<G> table, records::Record remarks, std::vector<Bot> bots, std::uint64_t seed)
    : table_(std::move(table)), remarks_(std::move(remarks)), bots_(std::move(bots)), seed_(seed) {
  catch_up();
}

// Tells what is new in the log, and finds out what is waited for now.
template <Drawn G>
void GameHost<G>::catch_up() {
  while (told_.size() < table_.log().size()) {
    const Event& event = table_.log()[told_.size()];
    told_.push_back(told_event<G>(setup(), table_.after(event.number - 1), table_.after(event.number), event));
    if (!told_.back().empty()) history_.push_back(told_.back());
    made_.clear();
  }
  waiting_ = find_waiting();
}

template <Drawn G>
Waiting GameHost<G>::find_waiting() const {
  const Moment<G>& now = table_.now();
  if (now.match_over) return Waiting::nothing;
  if (now.asks_takeback != nobody) {
    return by_person(other_player(now.asks_takeback)) ? Waiting::takeback_answer : Waiting::bot;
  }
  switch (phase(now.state)) {
    case Phase::over:
      return Waiting::next_game;
    case Phase::roll:
      if (setup().dice == DiceMode::manual) return Waiting::typed_dice;
      return table_.secret() ? Waiting::dice : Waiting::nothing;
    case Phase::decide:
      break;
  }
  if (!by_person(acting())) return Waiting::bot;
  const auto plays = legal(now.state);
  return plays.size() == 1 && format_play(now.state, plays[0]) == "pass" ? Waiting::pass : Waiting::person;
}

// Who answers for the others when a player asks for something: a person if there is one.
template <Drawn G>
int GameHost<G>::other_player(int player) const {
  const int count = static_cast<int>(bots_.size());
  for (int i = 1; i < count; ++i) {
    if (by_person((player + i) % count)) return (player + i) % count;
  }
  return (player + 1) % count;
}

template <Drawn G>
Result<void> GameHost<G>::submit(EventKind kind, int player, std::string text, Millis at) {
  const Answer answer = table_.submit({table_.next_number(), kind, player, std::move(text)}, at);
  catch_up();
  if (answer.verdict == Verdict::done) return {};
  return refuse(table_.now().fallen != nobody ? result() : answer.reason);
}

template <Drawn G>
Result<void> GameHost<G>::proceed(Millis at) {
  switch (waiting_) {
    case Waiting::dice:
      return submit(EventKind::roll, nobody, "", at);
    case Waiting::pass:
      return submit(EventKind::play, acting(), "pass", at);
    case Waiting::bot:
      return let_bot_act(at);
    case Waiting::next_game:
      return submit(EventKind::next_game, 0, "", at);
    case Waiting::typed_dice:
      return refuse("the dice of this table are typed in");
    case Waiting::person:
      return refuse("a person is to decide");
    case Waiting::takeback_answer:
      return refuse("a person is to answer whether a play may be taken back");
    case Waiting::nothing:
      break;
  }
  return refuse(over() ? "the match is over" : result());
}

template <Drawn G>
Result<void> GameHost<G>::let_bot_act(Millis at) {
  const int asker = table_.now().asks_takeback;
  if (asker != nobody) return submit(EventKind::agree_takeback, other_player(asker), "", at);
  const int player = acting();
  const auto decision = bots_[static_cast<std::size_t>(player)]->decide(state(), {0, lot(), enough_});
  return submit(EventKind::play, player, format_play(state(), decision.play), at);
}

template <Drawn G>
std::vector<HopView> GameHost<G>::hops() const {
  std::vector<HopView> views;
  if (waiting_ != Waiting::person) return views;
  for (const Hop& hop : next_hops(state(), made_)) views.push_back({hop, format_hop(state(), made_, hop)});
  return views;
}

template <Drawn G>
std::vector<Gesture> GameHost<G>::gestures() const {
  if (waiting_ != Waiting::person) return {};
  return Gestures<State>(state(), made_).list();
}

template <Drawn G>
std::vector<std::string> GameHost<G>::labels_made() const {
  std::vector<std::string> labels;
  labels.reserve(made_.size());
  for (std::size_t i = 0; i < made_.size(); ++i) {
    labels.push_back(format_hop(state(), std::span(made_).first(i), made_[i]));
  }
  return labels;
}

template <Drawn G>
Result<void> GameHost<G>::hop(const Hop& hop) {
  if (waiting_ != Waiting::person) return refuse("nobody at this screen is to move now");
  const HopList next = next_hops(state(), made_);
  if (std::ranges::find(next, hop) == next.end()) return refuse("no legal turn goes on like that");
  made_.push_back(hop);
  return {};
}

template <Drawn G>
bool GameHost<G>::unhop() {
  if (made_.empty()) return false;
  made_.pop_back();
  return true;
}

template <Drawn G>
bool GameHost<G>::turn_is_whole() const {
  return waiting_ == Waiting::person && play_of(state(), made_).has_value();
}

template <Drawn G>
Result<void> GameHost<G>::confirm(Millis at) {
  if (waiting_ != Waiting::person) return refuse("nobody at this screen is to move now");
  const auto play = play_of(state(), made_);
  if (!play && next_hops(state(), {}).empty()) return refuse("nothing is moved now: a word is asked for");
  if (!play) return refuse("the turn is not whole yet: more can be moved, so it must be");
  return submit(EventKind::play, acting(), format_play(state(), *play), at);
}

template <Drawn G>
std::vector<std::string> GameHost<G>::plays() const {
  std::vector<std::string> texts;
  if (waiting_ != Waiting::person && waiting_ != Waiting::pass) return texts;
  for (const auto& play : legal(state())) texts.push_back(format_play(state(), play));
  return texts;
}

template <Drawn G>
std::vector<std::string> GameHost<G>::choices() const {
  return next_hops(state(), {}).empty() ? plays() : std::vector<std::string>();
}

template <Drawn G>
std::vector<std::string> GameHost<G>::offers() const {
  std::vector<std::string> texts;
  if (over() || acting() == nobody || !by_person(acting())) return texts;
  for (const auto& play : of_game::offered(state())) texts.push_back(format_play(state(), play));
  return texts;
}

template <Drawn G>
Result<void> GameHost<G>::play(std::string_view text, Millis at) {
  if (over()) return refuse("the match is over");
  if (acting() == nobody) return refuse("this game is over");
  if (!by_person(acting()))
    return refuse("it is " + setup().players[static_cast<std::size_t>(acting())].name + "'s decision");
  const auto play = parse_play(state(), text);
  if (!play) return tl::unexpected<Error>(play.error());
  return submit(EventKind::play, acting(), format_play(state(), *play), at);
}

template <Drawn G>
Result<void> GameHost<G>::roll(std::string_view text, Millis at) {
  if (waiting_ == Waiting::dice && text.empty()) return proceed(at);
  if (waiting_ != Waiting::typed_dice) {
    return refuse(waiting_ == Waiting::dice ? "the dice of this table are drawn, not typed"
                                            : "nothing is to be rolled now");
  }
  if (text.empty()) {
    return submit(EventKind::roll, nobody, format_roll(players::roll_drawn(state(), lot())), at);
  }
  const auto dice = parse_roll(state(), text);
  if (!dice) return tl::unexpected<Error>(dice.error());
  return submit(EventKind::roll, nobody, format_roll(*dice), at);
}

template <Drawn G>
bool GameHost<G>::takes_words() const {
  return !over() && setup().dice == DiceMode::fair && table_.now().rolls == 0 && phase(state()) == Phase::roll;
}

template <Drawn G>
Result<void> GameHost<G>::add_word(int player, std::string_view word, Millis at) {
  if (!takes_words()) return refuse("words are added to the seed of fair dice before the first roll");
  return submit(EventKind::word, player, std::string(word), at);
}

template <Drawn G>
Result<void> GameHost<G>::take_back_one(Millis at) {
  std::optional<std::uint32_t> latest;
  int asker = nobody;
  for (int player = 0; player < static_cast<int>(bots_.size()); ++player) {
    if (!by_person(player)) continue;
    const auto target = table_.takeback_of(player);
    if (!target || (latest && *target < *latest)) continue;
    latest = target;
    asker = player;
  }
  if (!latest) return refuse("nobody has decided anything in this game that could be taken back");
  if (const auto asked = submit(EventKind::ask_takeback, asker, "", at); !asked) return asked;
  return submit(EventKind::agree_takeback, other_player(asker), "", at);
}

template <Drawn G>
Result<void> GameHost<G>::take_back(Millis at) {
  if (over()) return refuse("the match is over: nothing can be taken back");
  if (waiting_ == Waiting::takeback_answer) return refuse("a takeback has been asked for already");
  // A pass that was no choice is not what anybody wants back.
  auto done = take_back_one(at);
  while (done && waiting_ == Waiting::pass) {
    if (!take_back_one(at)) break;
  }
  return done;
}

template <Drawn G>
Result<void> GameHost<G>::answer_takeback(bool agree, Millis at) {
  if (waiting_ != Waiting::takeback_answer) return refuse("nobody has asked to take a play back");
  const EventKind kind = agree ? EventKind::agree_takeback : EventKind::refuse_takeback;
  return submit(kind, other_player(table_.now().asks_takeback), "", at);
}

template <Drawn G>
bool GameHost<G>::look_at_clock(Millis at) {
  if (over() || !table_.now().clock.fallen(at)) return false;
  // Any intent makes the table look at its clock; one without a number asks for nothing.
  (void)table_.submit({0, EventKind::play, nobody, ""}, at);
  catch_up();
  return over();
}

}  // namespace fourfold::host
