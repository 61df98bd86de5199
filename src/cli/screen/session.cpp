// The loop, and what happens by itself: dice, passes, bots, clocks.
#include "cli/screen/session.h"

#include <algorithm>

#include "cli/report.h"

namespace fourfold::cli {

using host::Waiting;

namespace {

constexpr int clock_tick = 200;
constexpr int idle = 1000;

}  // namespace

Session::Session(SavedGame& game, Terminal& terminal, const ScreenOptions& options)
    : game_(game), terminal_(terminal), options_(options) {}

bool Session::large_enough() const { return terminal_.rows() >= least_rows && terminal_.columns() >= least_columns; }

bool Session::watching() const {
  const auto& players = host().setup().players;
  return std::ranges::none_of(players, [](const Player& player) { return player.human(); });
}

std::string Session::name_of(int player) const {
  return player < 0 ? "" : host().setup().players[static_cast<std::size_t>(player)].name;
}

void Session::run() {
  if (options_.words) ask_for_words(0);
  while (!leaving_ && !terminal_.told_to_leave()) {
    notice_changes();
    if (large_enough()) {
      paint(terminal_, layout(), scene());
    } else {
      paint_too_small(terminal_);
    }
    const auto key = terminal_.read(patience());
    if (key) handle(*key);
    if (game_.change([](host::Host& table, Millis at) { return table.look_at_clock(at); })) continue;
    if (!key && steps_by_itself() && game_.now() - waits_since_ >= delay()) take_step();
  }
}

bool Session::steps_by_itself() const {
  if (menu_ || line_ || !box_.empty() || paused_ || looking_at_) return false;
  switch (host().waiting()) {
    case Waiting::dice:
    case Waiting::pass:
    case Waiting::bot:
      return true;
    case Waiting::next_game:
      return watching() && !host().endless();
    default:
      return false;
  }
}

// How long what is seen now stays before the next step. A pass is news for the one who passes, dice are soon rolled.
int Session::delay() const {
  switch (host().waiting()) {
    case Waiting::dice:
      return options_.pace / 4;
    case Waiting::pass:
    case Waiting::next_game:
      return 2 * options_.pace;
    default:
      return options_.pace;
  }
}

int Session::patience() const {
  if (steps_by_itself()) {
    const auto passed = static_cast<int>(std::min<Millis>(game_.now() - waits_since_, delay()));
    return std::min(delay() - passed, clock_tick);
  }
  const auto seats = host().seats(game_.now());
  const bool clock = std::ranges::any_of(seats, [](const auto& seat) { return seat.time_left.has_value(); });
  return clock ? clock_tick : idle;
}

void Session::take_step() {
  const auto done = game_.change([](host::Host& table, Millis at) { return table.proceed(at); });
  if (done || host().waiting() == Waiting::nothing) return;
  warn(done.error().message);
  waits_since_ = game_.now() + idle;  // it is tried again, but not at once
}

// After every change: what may be chosen now, and what is chosen first.
void Session::notice_changes() {
  const std::uint32_t events = host().events();
  const std::size_t made = host().hops_made().size();
  if (!fresh_ && events == events_seen_ && made == hops_seen_) return;
  if (fresh_ || events != events_seen_) waits_since_ = game_.now();
  fresh_ = false;
  events_seen_ = events;
  hops_seen_ = made;
  hops_ = host().hops();
  origin_.reset();
  looking_at_.reset();
  if (host().over()) {  // the clock may end a match while something is asked
    menu_.reset();
    line_.reset();
  }
  const std::set<int> from = origins();
  if (from.size() == 1) origin_ = *from.begin();
  focus_first();
  if (!game_.trouble().empty()) warn(game_.trouble());
}

void Session::ask_for_words(std::size_t player) {
  const auto& players = host().setup().players;
  while (player < players.size() && !players[player].human()) ++player;
  if (player >= players.size() || !host().takes_words()) return;
  type("A word of " + players[player].name + "'s for the dice, or nothing:", U"",
       [this, player](const std::string& word) {
         if (!word.empty()) {
           try_to([&](host::Host& table, Millis at) { return table.add_word(static_cast<int>(player), word, at); });
         }
         ask_for_words(player + 1);
       });
}

Result<void> run_screen(SavedGame& game, const ScreenOptions& options) {
  auto terminal = Terminal::open(options.ascii);
  if (!terminal) return tl::unexpected<Error>(terminal.error());
  Session(game, **terminal, options).run();
  return {};
}

}  // namespace fourfold::cli
