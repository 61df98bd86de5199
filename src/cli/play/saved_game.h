// A hosted game that is kept in a file: every change goes through here, and after each event the file has it,
// so that a program that is killed loses nothing. It also brings the time: milliseconds of a clock that never goes
// back.
#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "cli/play/in_use.h"
#include "cli/play/saved_folder.h"
#include "records/files.h"
#include "screen/screen.h"

namespace fourfold::cli {

class SavedGame {
 public:
  // A new or loaded game gets a file in the folder with its first event; one that is resumed stays in its own. One
  // whose dice can be drawn by its screen only goes on with typed dice, and a remark says so. From now on everything is
  // said in the words of the box that its rules are from.
  SavedGame(std::unique_ptr<screen::Screen> screen, SavedFolder folder, std::string file = "",
            std::vector<Message> remarks = {});

  const screen::Screen& screen() const { return *screen_; }
  // What people should know before they go on: what of the file could not be kept, and how it goes on.
  const std::vector<Message>& remarks() const { return remarks_; }
  // Since the table was opened; time away from a resumed game does not count.
  Millis now() const;

  // change(screen, now) is the only way to change anything; what it returns is returned.
  template <class Change>
  auto change(const Change& change) {
    auto answer = change(*screen_, now());
    keep();
    return answer;
  }

  // Why the game could not be kept in its file lately; nothing if all is well.
  const std::optional<Message>& trouble() const { return trouble_; }
  // Where it is kept; empty as long as nothing has happened.
  const std::string& file() const { return file_; }

  // Writes the record to another file, in the format of its ending. A file that is there is replaced if it is an
  // earlier record of this table, or on purpose.
  Result<void> save_as(const std::string& path, bool replace) const;
  // Whether save_as would take that path without replacing on purpose, as far as can be known before.
  Result<void> may_save_as(const std::string& path) const;
  // Whether a file is there that is no earlier record of this table.
  bool in_the_way(const std::string& path) const;
  // Goes over to the game in that file. The one played so far stays in its own.
  Result<void> load(const std::string& path);

  // At the end: a finished game goes to the finished ones, one in which no person has decided anything is forgotten.
  // Says where the game is, and how to go on with it.
  std::optional<Message> leave();

 private:
  void keep();
  Result<void> write_whole(records::Survives survives);
  Result<void> append_new(records::Survives survives);
  bool people() const;
  bool worth_keeping() const;

  std::unique_ptr<screen::Screen> screen_;
  SavedFolder folder_;
  std::string file_;
  std::vector<Message> remarks_;
  InUse in_use_;
  std::optional<Message> trouble_;
  std::uint32_t events_kept_ = 0;
  std::size_t bytes_kept_ = 0;
  bool appends_ = false;  // the file is as this program has written it
  Millis began_at_ = 0;
  std::chrono::steady_clock::time_point began_;
  bool own_file_ = true;  // not one that was there before this program
};

}  // namespace fourfold::cli
