// GameHost's definitions, first part: what is seen of a table. Included where a game's host is made, and nowhere else.
#pragma once

#include "host/game_host.h"

namespace fourfold::host {

template <Drawn G>
std::string GameHost<G>::match_length() const {
  for (const auto& option : G::options()) {
    if (option.name == G::match_option) return option.get(state().rules());
  }
  return "";
}

template <Drawn G>
std::string GameHost<G>::title() const {
  const auto preset = find_preset<G>(setup().preset);
  std::string text = std::string(G::title) + ", " + std::string(preset ? preset->name : "house") + " rules";
  const std::string length = match_length();
  if (endless()) {
    text += ", an open session";
  } else if (!length.empty() && length != "1") {
    text += ", match to " + length + " points";
  }
  if (setup().best_of > 1) text += ", best of " + counted(setup().best_of, "game");
  return text;
}

template <Drawn G>
std::vector<RuleView> GameHost<G>::rules() const {
  std::vector<RuleView> list;
  const auto preset = find_preset<G>(setup().preset);
  for (const auto& option : G::options()) {
    const std::string value = option.get(state().rules());
    list.push_back(
        {std::string(option.name), value, std::string(option.meaning), preset && value != option.get(preset->rules)});
  }
  return list;
}

template <Drawn G>
std::vector<std::string> GameHost<G>::notes_at(const Moment<G>& moment) const {
  std::vector<std::string> notes;
  for (const std::string& note : of_game::notes(moment.state)) notes.push_back(named(setup(), moment, note));
  return notes;
}

template <Drawn G>
std::string GameHost<G>::drawn(const Moment<G>& moment, std::span<const Hop> made, bool ascii) const {
  std::vector<std::string> notes;
  for (std::size_t player = 0; player < setup().players.size(); ++player) {
    const Seat seat = seat_of(moment, static_cast<int>(player));
    notes.push_back(seat_sign(moment.state, seat) + " " + setup().players[player].name);
    for (const std::string& note : seat_notes(moment.state, made, seat)) notes.push_back("  " + note);
  }
  notes.emplace_back();
  for (std::string& note : notes_at(moment)) notes.push_back(std::move(note));
  const std::string text = beside(draw_board(moment.state, made), notes);
  return ascii ? in_ascii(text) : text;
}

template <Drawn G>
std::vector<SeatView> GameHost<G>::seats(Millis at) const {
  std::vector<SeatView> views;
  for (std::size_t i = 0; i < setup().players.size(); ++i) {
    const int player = static_cast<int>(i);
    const Seat seat = seat_of(table_.now(), player);
    SeatView view;
    view.player = player;
    view.name = setup().players[i].name;
    view.kind = setup().players[i].kind;
    view.sign = seat_sign(state(), seat);
    view.seat_number = number(seat);
    view.score = table_.now().half_points[i] / 2.0;
    view.time_left = table_.now().clock.left(player, at);
    view.to_act = player == acting();
    view.notes = seat_notes(state(), made_, seat);
    views.push_back(std::move(view));
  }
  return views;
}

template <Drawn G>
std::vector<int> GameHost<G>::dice_left() const {
  std::vector<int> pips;
  for (const Die die : of_game::left(state(), made_)) pips.push_back(die.pips());
  return pips;
}

template <Drawn G>
int GameHost<G>::winner() const {
  return over() ? match_winner(setup(), table_.now()) : nobody;
}

template <Drawn G>
Happening GameHost<G>::happening(std::uint32_t event_number) const {
  const Event& event = table_.log()[event_number - 1];
  const Moment<G>& before = table_.after(event_number - 1);
  const Moment<G>& after = table_.after(event_number);
  Happening happening{event, after.game, {}, {}};
  if (event.kind != EventKind::play) return happening;
  if (const auto play = parse_play(before.state, event.text)) happening.arrows = arrows(before.state, *play);
  if (phase(after.state) == Phase::over) {
    happening.points.emplace();
    for (std::size_t player = 0; player < setup().players.size(); ++player) {
      happening.points->push_back(outcome(after.state).of(seat_of(after, static_cast<int>(player))));
    }
  }
  return happening;
}

template <Drawn G>
std::string GameHost<G>::result() const {
  if (over()) return sentence(result_words(setup(), table_.now()));
  if (waiting_ != Waiting::nothing) return "";
  return "The dice of this record are drawn by its host, and their secret is not in the file: it can be looked at, not "
         "gone on with.";
}

template <Drawn G>
bool GameHost<G>::prepare(std::size_t piece) const {
  const auto pieces = lineup(G{}).preparations;
  if (piece < pieces.size()) pieces[piece]();
  return piece + 1 < pieces.size();
}

template <Drawn G>
Result<Hint> GameHost<G>::hint() const {
  if (over() || phase(state()) != Phase::decide) return refuse("there is nothing to decide now, so there is no hint");
  const auto adviser = players::entries<G>().back();
  const auto decision = adviser.make()->decide(state(), {0, lot(), enough_});
  Hint hint{format_play(state(), decision.play),
            std::string(adviser.name),
            decision.reason,
            decision.meaning == players::Meaning::equity,
            {}};
  constexpr std::size_t most_shown = 5;
  for (const auto& candidate : decision.candidates) {
    if (hint.candidates.size() == most_shown) break;
    std::optional<double> win;
    for (const players::Figure& figure : candidate.figures) {
      if (figure.name == "win") win = figure.value;
    }
    hint.candidates.push_back(
        {format_play(state(), candidate.play), candidate.value, win, arrows(state(), candidate.play)});
  }
  return hint;
}

template <Drawn G>
records::Record GameHost<G>::record() const {
  records::Record record = remarks_;
  record.setup = setup();
  record.events = table_.log();
  record.secret = table_.now().revealed ? std::nullopt : table_.secret();
  return record;
}

}  // namespace fourfold::host
