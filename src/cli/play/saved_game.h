// A hosted game that is kept in a file: every change goes through here, and after each event the file is written anew,
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
#include "host/host.h"

namespace fourfold::cli {

class SavedGame {
 public:
  // A new or loaded game gets a file in the folder with its first event; one that is resumed stays in its own.
  SavedGame(std::unique_ptr<host::Host> host, SavedFolder folder, std::string file = "");

  const host::Host& host() const { return *host_; }
  // Since the table was opened; time away from a resumed game does not count.
  Millis now() const;

  // change(host, now) is the only way to change anything; what it returns is returned.
  template <class Change>
  auto change(const Change& change) {
    auto answer = change(*host_, now());
    keep();
    return answer;
  }

  // Why the game could not be kept in its file lately; empty if all is well.
  const std::string& trouble() const { return trouble_; }
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

  // At the end: a finished game goes to the finished ones, one in which nobody has decided anything is forgotten. Says
  // in a sentence where the game is, and how to go on with it.
  std::string leave();

 private:
  void keep();
  bool worth_keeping() const;

  std::unique_ptr<host::Host> host_;
  SavedFolder folder_;
  std::string file_;
  InUse in_use_;
  std::string trouble_;
  std::uint32_t events_kept_ = 0;
  Millis began_at_ = 0;
  std::chrono::steady_clock::time_point began_;
  bool own_file_ = true;  // not one that was there before this program
};

}  // namespace fourfold::cli
