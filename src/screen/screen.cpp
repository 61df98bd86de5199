#include "screen/screen.h"

#include <algorithm>
#include <iterator>

#include "players/seeded_draws.h"
#include "screen/make_screen.h"
#include "screen/words.h"

namespace fourfold::screen {

Screen::Screen(Parts parts, records::Record remarks, std::vector<bool> here, Send send, std::uint64_t seed)
    : link_(std::move(parts.link)),
      reader_(std::move(parts.reader)),
      bots_(std::move(parts.bots)),
      remarks_(std::move(remarks)),
      here_(std::move(here)),
      send_(std::move(send)),
      seed_(seed) {
  catch_up();
}

Screen::~Screen() = default;

const Setup& Screen::setup() const { return link_->setup(); }
const std::vector<Event>& Screen::log() const { return link_->log(); }
std::uint32_t Screen::events() const { return static_cast<std::uint32_t>(log().size()); }

// Tells what is new in the log, and finds out what is waited for now.
void Screen::catch_up() {
  for (; told_ < events(); ++told_) {
    Happening happening = reader_->happening(told_ + 1);
    std::vector<Message> sentences = std::move(happening.told);
    std::ranges::move(happening.ending, std::back_inserter(sentences));
    if (!sentences.empty()) history_.push_back({told_ + 1, std::move(sentences)});
    made_.clear();
  }
  if (sent_ && sent_->intent.number <= events()) sent_.reset();
  standing_ = reader_->standing();
  waiting_ = find_waiting();
}

bool Screen::here(int player) const {
  return player != nobody && here_[static_cast<std::size_t>(player)] && !bot_here(player);
}

// The authority's device runs the bots.
bool Screen::bot_here(int player) const { return link_->own() && bots_->play_for(player); }

Waiting Screen::find_waiting() const {
  if (standing_.match_over) return Waiting::nothing;
  if (sent_) return Waiting::elsewhere;
  const auto some_here = [&] { return std::ranges::find(here_, true) != here_.end(); };
  if (standing_.asks_takeback != nobody) {
    if (person_to_agree() != nobody) return Waiting::takeback_answer;
    return bot_to_agree() != nobody ? Waiting::bot : Waiting::elsewhere;
  }
  if (standing_.phase == Phase::over) return link_->own() || some_here() ? Waiting::next_game : Waiting::elsewhere;
  const int acting = standing_.acting;
  if (standing_.phase == Phase::roll) {
    if (link_->own() && !link_->has_dice()) return Waiting::nothing;
    if (!here(acting) && !bot_here(acting)) return Waiting::elsewhere;
    return setup().dice == DiceMode::manual ? Waiting::typed_dice : Waiting::dice;
  }
  if (bot_here(acting)) return Waiting::bot;
  if (!here(acting)) return Waiting::elsewhere;
  return standing_.only_pass ? Waiting::pass : Waiting::person;
}

// Who is to be heard here about the takeback that is asked for; nobody if others are.
int Screen::person_to_agree() const {
  return next_to_agree(standing_.asks_takeback, standing_.agreed, static_cast<int>(setup().players.size()),
                       [&](int player) { return here(player); });
}
int Screen::bot_to_agree() const {
  return next_to_agree(standing_.asks_takeback, standing_.agreed, static_cast<int>(setup().players.size()),
                       [&](int player) { return bot_here(player); });
}

// Whoever plays at the asker's device agrees by asking, and so do its bots.
Result<void> Screen::agree_with_own(Millis at) {
  while (standing_.asks_takeback != nobody && here(standing_.asks_takeback) && !sent_) {
    const int player = person_to_agree() != nobody ? person_to_agree() : bot_to_agree();
    if (player == nobody) break;
    if (auto agreed = submit(EventKind::agree_takeback, player, "", at); !agreed) return agreed;
  }
  return {};
}

std::uint64_t Screen::bot_seed() const { return players::mixed(seed_, events() + 1); }

std::vector<SeatView> Screen::seats(Millis at) const {
  std::vector<SeatView> views;
  for (std::size_t i = 0; i < setup().players.size(); ++i) {
    const int player = static_cast<int>(i);
    SeatView view;
    view.player = player;
    view.name = setup().players[i].name;
    view.kind = setup().players[i].kind;
    view.sign = reader_->sign(player);
    view.seat_number = number(standing_.seats[i]);
    view.score = standing_.half_points[i] / 2.0;
    view.time_left = link_->time_left(player, at);
    view.to_act = player == acting();
    view.notes = reader_->seat_notes(events(), made_, player);
    views.push_back(std::move(view));
  }
  return views;
}

std::vector<std::optional<Millis>> Screen::clocks(Millis at) const {
  std::vector<std::optional<Millis>> left;
  left.reserve(setup().players.size());
  for (std::size_t i = 0; i < setup().players.size(); ++i) left.push_back(link_->time_left(static_cast<int>(i), at));
  return left;
}

std::optional<Message> Screen::result() const {
  if (over()) return reader_->result();
  if (waiting_ == Waiting::nothing) return say<"screen.without-secret">();
  return std::nullopt;
}

Result<void> Screen::submit(EventKind kind, int player, std::string text, Millis at) {
  const Intent intent{events() + 1, kind, std::move(text)};
  if (!link_->own()) {
    sent_ = Sent{player, intent};
    waiting_ = find_waiting();
    send_(player, intent);
    return {};
  }
  const Reply reply = link_->submit(player, intent, at);
  catch_up();
  if (reply.done()) return {};
  if (standing_.fallen != nobody) return refuse(reader_->result());
  return reply.error ? Result<void>(refuse(*reply.error)) : Result<void>(refuse<"table.match-over">());
}

Result<void> Screen::proceed(Millis at) {
  switch (waiting_) {
    case Waiting::dice:
      return submit(EventKind::roll, acting(), "", at);
    case Waiting::pass:
      return submit(EventKind::play, acting(), reader_->play_of({}).value_or(""), at);
    case Waiting::bot:
      return let_bot_act(at);
    case Waiting::next_game: {
      const auto sitting = std::ranges::find(here_, true);
      return submit(EventKind::next_game, sitting == here_.end() ? 0 : static_cast<int>(sitting - here_.begin()), "",
                    at);
    }
    case Waiting::typed_dice:
      return refuse<"screen.dice-are-typed">();
    case Waiting::person:
      return refuse<"screen.person-decides">();
    case Waiting::takeback_answer:
      return refuse<"screen.person-answers">();
    case Waiting::elsewhere:
      return refuse<"screen.others-are-waited-for">();
    case Waiting::nothing:
      break;
  }
  if (over()) return refuse<"table.match-over">();
  return refuse<"screen.without-secret">();
}

Result<void> Screen::let_bot_act(Millis at) {
  if (standing_.asks_takeback != nobody) return submit(EventKind::agree_takeback, bot_to_agree(), "", at);
  const int player = acting();
  const auto play = bots_->decide(player, bot_seed(), enough_);
  if (!play) return refuse(play.error());
  return submit(EventKind::play, player, *play, at);
}

std::vector<HopView> Screen::hops() const {
  return waiting_ == Waiting::person ? reader_->next_hops(made_) : std::vector<HopView>();
}

std::vector<Gesture> Screen::gestures() const {
  return waiting_ == Waiting::person ? reader_->gestures(made_) : std::vector<Gesture>();
}

Message Screen::why_not(int seat, int from, std::optional<int> to) const {
  const auto name = [&](int player) { return setup().players[static_cast<std::size_t>(player)].name; };
  const int player = acting();
  if (over()) return say<"table.match-over">();
  if (player == nobody) return say<"table.game-over">();
  if (!here(player)) return say<"screen.others-turn", "player">(name(player));
  if (number(standing_.seats[static_cast<std::size_t>(player)]) != seat) {
    for (std::size_t i = 0; i < standing_.seats.size(); ++i) {
      if (number(standing_.seats[i]) != seat) continue;
      return say<"screen.others-piece", "owner", "player">(name(static_cast<int>(i)), name(player));
    }
  }
  switch (waiting_) {
    case Waiting::dice:
    case Waiting::typed_dice:
      return say<"screen.roll-first">();
    case Waiting::pass:
      return say<"screen.only-pass">();
    case Waiting::person:
      return reader_->next_hops({}).empty() ? say<"screen.word-asked-for">() : reader_->why_not(made_, from, to);
    default:
      return say<"screen.nobody-moves">();
  }
}

Result<void> Screen::hop(const Hop& hop) {
  if (waiting_ != Waiting::person) return refuse<"screen.nobody-moves">();
  const auto next = reader_->next_hops(made_);
  if (std::ranges::find(next, hop, &HopView::hop) == next.end()) return refuse<"screen.no-such-hop">();
  made_.push_back(hop);
  return {};
}

bool Screen::unhop() {
  if (made_.empty()) return false;
  made_.pop_back();
  return true;
}

bool Screen::turn_is_whole() const { return waiting_ == Waiting::person && reader_->play_of(made_).has_value(); }

Result<void> Screen::confirm(Millis at) {
  if (waiting_ != Waiting::person) return refuse<"screen.nobody-moves">();
  const auto play = reader_->play_of(made_);
  if (!play && reader_->next_hops({}).empty()) return refuse<"screen.word-asked-for">();
  if (!play) return refuse<"screen.more-to-move">();
  return submit(EventKind::play, acting(), *play, at);
}

std::vector<std::string> Screen::plays() const {
  return waiting_ == Waiting::person || waiting_ == Waiting::pass ? reader_->plays() : std::vector<std::string>();
}

std::vector<std::string> Screen::choices() const {
  if (waiting_ != Waiting::person && waiting_ != Waiting::pass) return {};
  return reader_->next_hops({}).empty() ? reader_->plays() : std::vector<std::string>();
}

std::vector<std::string> Screen::offers() const {
  return !over() && here(acting()) ? reader_->offers() : std::vector<std::string>();
}

Result<void> Screen::play(std::string_view text, Millis at) {
  if (over()) return refuse<"table.match-over">();
  if (acting() == nobody) return refuse<"table.game-over">();
  if (!here(acting())) {
    return refuse<"table.others-decision", "player">(setup().players[static_cast<std::size_t>(acting())].name);
  }
  return submit(EventKind::play, acting(), as_written(text), at);
}

Result<void> Screen::roll(std::string_view text, Millis at) {
  if (waiting_ == Waiting::dice && text.empty()) return proceed(at);
  if (waiting_ == Waiting::dice) return refuse<"screen.dice-are-drawn">();
  if (waiting_ != Waiting::typed_dice) return refuse<"table.nothing-to-roll">();
  return submit(EventKind::roll, acting(), text.empty() ? bots_->throw_dice(bot_seed()) : std::string(text), at);
}

bool Screen::takes_words() const {
  return !over() && link_->own() && setup().dice == DiceMode::fair && standing_.rolls == 0 &&
         standing_.phase == Phase::roll;
}

Result<void> Screen::add_words(std::span<const FairSeed::Word> words, Millis at) {
  if (!takes_words()) return refuse<"screen.no-words-now">();
  // All or none: a word that was sealed and never shown would keep the dice from being rolled. So everything that the
  // table could refuse is looked at before.
  std::vector<int> players;
  for (const auto& [player, word] : words) {
    if (player < 0 || player >= static_cast<int>(setup().players.size())) {
      return refuse<"table.no-player", "number">(player + 1);
    }
    if (word.empty() || word.size() > longest_word) return refuse<"table.length-of-word">();
    if (std::ranges::find(players, player) != players.end()) return refuse<"table.sealed-already">();
    players.push_back(player);
  }
  const auto spoken = [](const Event& event) { return event.kind == EventKind::seal || event.kind == EventKind::word; };
  if (std::ranges::any_of(log(), spoken)) return refuse<"table.seals-before-words">();
  for (const EventKind kind : {EventKind::seal, EventKind::word}) {
    for (const auto& [player, word] : words) {
      const auto added = submit(kind, player, kind == EventKind::seal ? seal(player, word) : word, at);
      if (!added) return added;
    }
  }
  return {};
}

Result<void> Screen::take_back_one(Millis at) {
  std::optional<std::uint32_t> latest;
  int asker = nobody;
  for (int player = 0; player < static_cast<int>(setup().players.size()); ++player) {
    if (!here(player)) continue;
    const auto target = reader_->takeback_of(player);
    if (!target || (latest && *target < *latest)) continue;
    latest = target;
    asker = player;
  }
  if (!latest) return refuse<"screen.nothing-to-take-back">();
  if (const auto asked = submit(EventKind::ask_takeback, asker, "", at); !asked) return asked;
  return agree_with_own(at);
}

Result<void> Screen::take_back(Millis at) {
  if (over()) return refuse<"screen.over-no-takeback">();
  if (sent_) return refuse<"screen.others-are-waited-for">();
  if (standing_.asks_takeback != nobody) return refuse<"table.takeback-asked-already">();
  // A pass that was no choice is not what anybody wants back.
  auto done = take_back_one(at);
  while (done && waiting_ == Waiting::pass) {
    if (!take_back_one(at)) break;
  }
  return done;
}

Result<void> Screen::answer_takeback(bool agree, Millis at) {
  if (waiting_ != Waiting::takeback_answer) return refuse<"table.no-takeback-asked">();
  const EventKind kind = agree ? EventKind::agree_takeback : EventKind::refuse_takeback;
  return submit(kind, person_to_agree(), "", at);
}

bool Screen::look_at_clock(Millis at) {
  if (over() || !link_->tick(at)) return false;
  catch_up();
  return over();
}

Result<void> Screen::receive(std::span<const Event> events) {
  for (const Event& event : events) {
    if (event.number != this->events() + 1) continue;
    if (auto added = link_->receive(event); !added) {
      catch_up();
      return added;
    }
  }
  catch_up();
  return agree_with_own(0);  // the time is the table's affair
}

void Screen::receive_refusal(std::uint32_t number) {
  if (!sent_ || sent_->intent.number != number) return;
  sent_.reset();
  waiting_ = find_waiting();
}

void Screen::send_again() const {
  if (sent_) send_(sent_->player, sent_->intent);
}

records::Record Screen::record() const {
  records::Record record = remarks_;
  record.setup = setup();
  record.events = log();
  const std::optional<Secret>& secret = link_->secret();
  if (standing_.revealed && secret) record.seed = secret->made_of();
  return record;
}

std::optional<Secret> Screen::secret() const { return standing_.revealed ? std::nullopt : link_->secret(); }

}  // namespace fourfold::screen
