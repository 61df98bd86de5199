#include "cli/play/saved_game.h"

#include <algorithm>
#include <cstdio>

#include "cli/play/load.h"
#include "records/files.h"
#include "records/formats/formats.h"
#include "records/record_text.h"

namespace fourfold::cli {
namespace {

Millis last_time(const host::Host& host) {
  const records::Record record = host.record();
  return record.events.empty() ? 0 : record.events.back().at;
}

// Whether `earlier` is the record of the same table, up to some event of it.
bool begins(const records::Record& earlier, const records::Record& later) {
  return earlier.setup == later.setup && earlier.events.size() <= later.events.size() &&
         std::equal(earlier.events.begin(), earlier.events.end(), later.events.begin());
}

}  // namespace

SavedGame::SavedGame(std::unique_ptr<host::Host> host, SavedFolder folder, std::string file)
    : host_(std::move(host)),
      folder_(std::move(folder)),
      file_(std::move(file)),
      in_use_(file_.empty() ? InUse() : InUse(file_)),
      events_kept_(host_->events()),
      began_at_(last_time(*host_)),
      began_(std::chrono::steady_clock::now()),
      own_file_(file_.empty()) {}

Millis SavedGame::now() const {
  const auto passed = std::chrono::steady_clock::now() - began_;
  return began_at_ + std::chrono::duration_cast<std::chrono::milliseconds>(passed).count();
}

void SavedGame::keep() {
  if (host_->events() == events_kept_) return;
  if (file_.empty()) {
    auto file = folder_.new_file(host_->setup().game);
    if (!file) {
      trouble_ = "The game cannot be kept: " + file.error().message + ".";
      return;
    }
    file_ = *std::move(file);
    in_use_ = InUse(file_);
  }
  // While dice and bots follow each other the next write comes at once; when somebody is waited for, it must be on the
  // disk.
  const host::Waiting waiting = host_->waiting();
  const bool goes_on =
      waiting == host::Waiting::dice || waiting == host::Waiting::bot || waiting == host::Waiting::pass;
  const auto written =
      records::write_file_atomically(file_, records::write_record(host_->record()), records::IfThere::replace,
                                     goes_on ? records::Survives::program : records::Survives::power_cut);
  trouble_ = written ? "" : "The game cannot be kept: " + written.error().message + ".";
  if (written) events_kept_ = host_->events();
}

Result<void> SavedGame::may_save_as(const std::string& path) const {
  const auto format = records::format_of_file(path);
  if (!format) return tl::unexpected<Error>(format.error());
  if (!format->game.empty() && format->game != host_->setup().game) {
    return refuse("a ." + std::string(format->name) + " file is for " + std::string(format->game) +
                  ", and this is a game of " + host_->setup().game);
  }
  if (in_the_way(path)) return refuse(path + " is there already, and it is no earlier record of this game");
  return {};
}

bool SavedGame::in_the_way(const std::string& path) const {
  if (!records::file_exists(path)) return false;
  const auto text = records::read_file(path);
  if (!text) return true;
  const auto there = records::read_record(*text);
  return !there || !begins(*there, host_->record());
}

Result<void> SavedGame::save_as(const std::string& path, bool replace) const {
  const auto format = records::format_of_file(path);
  if (!format) return tl::unexpected<Error>(format.error());
  const bool there = records::file_exists(path);
  if (!replace || !there) {
    if (const auto may = may_save_as(path); !may) return may;
  }
  const records::Record record = host_->record();
  const auto text = format->write(std::span(&record, 1));
  if (!text) return tl::unexpected<Error>(text.error());
  return records::write_file_atomically(path, *text, there ? records::IfThere::replace : records::IfThere::refuse);
}

Result<void> SavedGame::load(const std::string& path) {
  auto loaded = load_host(path);
  if (!loaded) return tl::unexpected<Error>(loaded.error());
  (void)leave();
  *this = SavedGame(*std::move(loaded), folder_);
  return {};
}

bool SavedGame::worth_keeping() const {
  const records::Record record = host_->record();
  const auto& players = record.setup.players;
  const bool people = std::ranges::any_of(players, [](const Player& player) { return player.human(); });
  return std::ranges::any_of(record.events, [&](const Event& event) {
    if (event.kind != EventKind::play || event.text == "pass") return false;
    return !people || players[static_cast<std::size_t>(event.player)].human();
  });
}

std::string SavedGame::leave() {
  if (file_.empty()) return "";
  if (!trouble_.empty()) return trouble_;
  if (host_->over()) {
    const auto finished = SavedFolder::finish(file_);
    if (!finished) return "The record is " + file_ + ".";
    file_ = *finished;
    return "The record is " + file_ + "; 'fourfold play --load' shows it again.";
  }
  if (own_file_ && !worth_keeping()) {
    static_cast<void>(std::remove(file_.c_str()));
    file_.clear();
    return "";
  }
  return "The game is kept: 'fourfold play --resume' goes on with it.";
}

}  // namespace fourfold::cli
