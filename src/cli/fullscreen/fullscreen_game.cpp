// The loop, and what happens by itself: dice, passes, bots, clocks.
#include "cli/fullscreen/fullscreen_game.h"

#include <algorithm>

#include "cli/report.h"

namespace fourfold::cli {

using screen::Waiting;

namespace {

constexpr int clock_tick = 200;
constexpr int idle = 1000;

}  // namespace

FullscreenGame::FullscreenGame(SavedGame& game, Terminal& terminal, const FullscreenOptions& options)
    : game_(game), terminal_(terminal), options_(options) {}

bool FullscreenGame::large_enough() const {
  return terminal_.rows() >= least_rows && terminal_.columns() >= least_columns;
}

bool FullscreenGame::watching() const {
  const auto& players = screen().setup().players;
  return std::ranges::none_of(players, [](const Player& player) { return player.human(); });
}

std::string FullscreenGame::name_of(int player) const {
  return player < 0 ? "" : screen().setup().players[static_cast<std::size_t>(player)].name;
}

void FullscreenGame::run() {
  tell_remarks();
  if (options_.words) ask_for_words(0, {});
  while (!leaving_ && !terminal_.told_to_leave()) {
    notice_changes();
    if (large_enough()) {
      paint(terminal_, layout(), frame());
    } else {
      paint_too_small(terminal_);
    }
    const auto key = terminal_.read(patience());
    if (key) handle(*key);
    if (game_.change([](screen::Screen& table, Millis at) { return table.look_at_clock(at); })) continue;
    if (!key && steps_by_itself() && game_.now() - waits_since_ >= delay()) take_step();
  }
}

bool FullscreenGame::steps_by_itself() const {
  if (menu_ || line_ || !box_.empty() || paused_ || looking_at_) return false;
  switch (screen().waiting()) {
    case Waiting::dice:
    case Waiting::pass:
    case Waiting::bot:
      return true;
    case Waiting::next_game:
      return watching() && !screen().game().endless();
    default:
      return false;
  }
}

// How long what is seen now stays before the next step. A pass is news for the one who passes, dice are soon rolled.
int FullscreenGame::delay() const {
  switch (screen().waiting()) {
    case Waiting::dice:
      return options_.pace / 4;
    case Waiting::pass:
    case Waiting::next_game:
      return 2 * options_.pace;
    default:
      return options_.pace;
  }
}

int FullscreenGame::patience() const {
  if (steps_by_itself()) {
    const auto passed = static_cast<int>(std::min<Millis>(game_.now() - waits_since_, delay()));
    return std::min(delay() - passed, clock_tick);
  }
  const auto seats = screen().seats(game_.now());
  const bool clock = std::ranges::any_of(seats, [](const auto& seat) { return seat.time_left.has_value(); });
  return clock ? clock_tick : idle;
}

void FullscreenGame::take_step() {
  const auto done = game_.change([](screen::Screen& table, Millis at) { return table.proceed(at); });
  if (done || screen().waiting() == Waiting::nothing) return;
  warn(done.error().message);
  waits_since_ = game_.now() + idle;  // it is tried again, but not at once
}

// After every change: what may be chosen now, and what is chosen first.
void FullscreenGame::notice_changes() {
  const std::uint32_t events = screen().events();
  const std::size_t made = screen().hops_made().size();
  if (!fresh_ && events == events_seen_ && made == hops_seen_) return;
  if (fresh_ || events != events_seen_) waits_since_ = game_.now();
  if (!fresh_ && events != events_seen_) notice_.clear();  // it was about what was before
  fresh_ = false;
  events_seen_ = events;
  hops_seen_ = made;
  gestures_ = screen().gestures();
  put_down();
  looking_at_.reset();
  if (screen().over()) {  // the clock may end a match while something is asked
    menu_.reset();
    line_.reset();
  }
  const std::set<int> from = origins();
  if (from.size() == 1) origin_ = *from.begin();
  focus_first();
  if (const auto& trouble = game_.trouble()) warn(*trouble);
}

// One after the other, each with the seal of what was fixed before: nobody speaks after having seen another's word.
void FullscreenGame::ask_for_words(std::size_t player, std::vector<FairSeed::Word> words) {
  const Setup& setup = screen().setup();
  while (player < setup.players.size() && !setup.players[player].human()) ++player;
  if (!screen().takes_words()) return;
  if (player >= setup.players.size()) {
    try_to([&](screen::Screen& table, Millis at) { return table.add_words(words, at); });
    return;
  }
  const std::string shown = words.empty() ? setup.commitment : seal(words.back().player, words.back().text);
  const std::string& name = setup.players[player].name;
  const Message question = words.empty() ? say<"terminal.words.after-secret", "name">(name)
                                         : say<"terminal.words.after-word", "other", "name">(
                                               setup.players[static_cast<std::size_t>(words.back().player)].name, name);
  auto typed_word = [this, player, words = std::move(words)](const std::string& typed) mutable {
    if (!typed.empty()) {
      const auto word = salted_word(typed);
      if (!word) {
        warn(word.error().message);
        return;
      }
      words.push_back({static_cast<int>(player), *word});
    }
    ask_for_words(player + 1, std::move(words));
  };
  type(question, U"", std::move(typed_word), shown);
}

Result<void> run_fullscreen(SavedGame& game, const FullscreenOptions& options) {
  auto terminal = Terminal::open(options.ascii);
  if (!terminal) return tl::unexpected<Error>(terminal.error());
  FullscreenGame(game, **terminal, options).run();
  return {};
}

}  // namespace fourfold::cli
