#include "cli/play/saved_game.h"

#include <algorithm>
#include <cstdio>

#include "cli/language.h"
#include "cli/play/load.h"
#include "records/files.h"
#include "records/formats/formats.h"
#include "records/record_text.h"
#include "rules/any_game.h"
#include "table/fair_dice.h"
#include "table/random_bytes.h"

namespace fourfold::cli {
namespace {

Millis last_time(const screen::Screen& screen) { return screen.log().empty() ? 0 : screen.log().back().at; }

// Whether `earlier` is the record of the same table, up to some event of it.
bool begins(const records::Record& earlier, const records::Record& later) {
  return earlier.setup == later.setup && earlier.events.size() <= later.events.size() &&
         std::equal(earlier.events.begin(), earlier.events.end(), later.events.begin());
}

// Whether the game waits for dice, now or later, that only the secret of another table could give.
bool lacks_its_secret(const screen::Screen& screen) {
  if (screen.over() || screen.setup().dice != DiceMode::fair) return false;
  if (screen.waiting() == screen::Waiting::nothing) return true;
  const auto rolled = [](const Event& event) { return event.kind == EventKind::roll; };
  return !screen.secret() && std::ranges::any_of(screen.log(), rolled);
}

// The same game, its dice typed from now on. Without the secret nobody could prove those that fell either.
Result<std::unique_ptr<screen::Screen>> with_typed_dice(const screen::Screen& screen) {
  records::Record record = screen.record();
  record.setup.dice = DiceMode::manual;
  record.setup.commitment.clear();
  record.seed.reset();
  const auto number = random_number();
  if (!number) return tl::unexpected<Error>(number.error());
  return screen::resume_screen(record, std::nullopt, *number);
}

}  // namespace

SavedGame::SavedGame(std::unique_ptr<screen::Screen> screen, SavedFolder folder, std::string file,
                     std::vector<Message> remarks)
    : screen_(std::move(screen)),
      folder_(std::move(folder)),
      file_(std::move(file)),
      remarks_(std::move(remarks)),
      in_use_(file_.empty() ? InUse() : InUse(file_)),
      events_kept_(screen_->events()),
      began_at_(last_time(*screen_)),
      began_(std::chrono::steady_clock::now()),
      own_file_(file_.empty()) {
  speak_in_print_of(box_of(screen_->setup().game, screen_->setup().preset));
  if (!lacks_its_secret(*screen_)) return;
  auto typed = with_typed_dice(*screen_);
  if (!typed) return;
  screen_ = *std::move(typed);
  remarks_.push_back(say<"terminal.keep.no-secret">());
}

Millis SavedGame::now() const {
  const auto passed = std::chrono::steady_clock::now() - began_;
  return began_at_ + std::chrono::duration_cast<std::chrono::milliseconds>(passed).count();
}

void SavedGame::keep() {
  if (screen_->events() == events_kept_ || (own_file_ && !people())) return;
  if (file_.empty()) {
    auto file = folder_.new_file(screen_->setup().game);
    if (!file) {
      trouble_ = say<"terminal.keep.trouble", "reason">(file.error().message);
      return;
    }
    file_ = *std::move(file);
    in_use_ = InUse(file_);
  }
  // While dice and bots follow each other the next write comes at once; when somebody is waited for, it must be on the
  // disk.
  const screen::Waiting waiting = screen_->waiting();
  const bool goes_on =
      waiting == screen::Waiting::dice || waiting == screen::Waiting::bot || waiting == screen::Waiting::pass;
  const auto survives = goes_on ? records::Survives::program : records::Survives::power_cut;
  const auto written = appends_ && !screen_->over() ? append_new(survives) : write_whole(survives);
  trouble_.reset();
  if (!written) trouble_ = say<"terminal.keep.trouble", "reason">(written.error().message);
  if (written) events_kept_ = screen_->events();
  // After a line that was cut short, or in a file that somebody else has written, nothing is added.
  appends_ = written.has_value();
}

// The first time, after trouble, and at the end, when the secret is in the log and no longer beside it.
Result<void> SavedGame::write_whole(records::Survives survives) {
  const std::string text = records::write_record(screen_->record(), screen_->secret());
  bytes_kept_ = text.size();
  return records::write_file_atomically(file_, text, {.survives = survives, .readers = records::Readers::owner});
}

// A game of a thousand events is not written a thousand times.
Result<void> SavedGame::append_new(records::Survives survives) {
  std::string lines;
  for (const Event& event : std::span(screen_->log()).subspan(events_kept_))
    lines += records::write_event(event, screen_->notes());
  const auto added = records::append_to_file(file_, lines, bytes_kept_, survives);
  if (!added) return write_whole(survives);
  bytes_kept_ += lines.size();
  return {};
}

Result<void> SavedGame::may_save_as(const std::string& path) const {
  const auto format = records::format_of_new_file(path, screen_->setup().game);
  if (!format) return tl::unexpected<Error>(format.error());
  if (in_the_way(path)) return refuse<"terminal.keep.in-the-way", "file">(path);
  return {};
}

bool SavedGame::in_the_way(const std::string& path) const {
  if (!records::file_exists(path)) return false;
  const auto text = records::read_file(path);
  if (!text) return true;
  const auto there = records::read_record(*text);
  return !there || !begins(*there, screen_->record());
}

Result<void> SavedGame::save_as(const std::string& path, bool replace) const {
  const auto format = records::format_of_new_file(path, screen_->setup().game);
  if (!format) return tl::unexpected<Error>(format.error());
  const bool there = records::file_exists(path);
  if (!replace || !there) {
    if (const auto may = may_save_as(path); !may) return may;
  }
  const records::Record record = screen_->record();
  // A file of our own goes on with the same dice: it has their secret, and is for its owner alone.
  const auto secret = format->own ? screen_->secret() : std::nullopt;
  const auto text = secret ? records::write_record(record, secret) : format->write(std::span(&record, 1));
  if (!text) return tl::unexpected<Error>(text.error());
  return records::write_file_atomically(path, *text,
                                        {.if_there = there ? records::IfThere::replace : records::IfThere::refuse,
                                         .readers = secret ? records::Readers::owner : records::Readers::usual});
}

Result<void> SavedGame::load(const std::string& path) {
  auto loaded = load_game(path);
  if (!loaded) return tl::unexpected<Error>(loaded.error());
  (void)leave();
  *this = SavedGame(std::move(loaded->screen), folder_, "", std::move(loaded->remarks));
  return {};
}

bool SavedGame::people() const {
  return std::ranges::any_of(screen_->setup().players, [](const Player& player) { return player.human(); });
}

bool SavedGame::worth_keeping() const {
  return std::ranges::any_of(screen_->log(), [&](const Event& event) {
    return event.kind == EventKind::play && screen_->setup().players[static_cast<std::size_t>(event.player)].human() &&
           !screen_->game().happening(event.number).passed;
  });
}

std::optional<Message> SavedGame::leave() {
  if (file_.empty()) return std::nullopt;
  if (trouble_) return trouble_;
  if (screen_->over()) {
    const auto finished = SavedFolder::finish(file_);
    if (!finished) return say<"terminal.keep.record", "file">(file_);
    file_ = *finished;
    return say<"terminal.keep.record-again", "file">(file_);
  }
  if (own_file_ && !worth_keeping()) {
    static_cast<void>(std::remove(file_.c_str()));
    file_.clear();
    return std::nullopt;
  }
  return say<"terminal.keep.resume">();
}

}  // namespace fourfold::cli
