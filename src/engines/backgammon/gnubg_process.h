// GNU Backgammon as a program of its own, asked over the socket that its `external` command opens.
#pragma once

#include <memory>
#include <string>

#include "players/limits.h"
#include "rules/result.h"

namespace fourfold::backgammon {

class GnubgProcess {
 public:
  struct Settings {
    int plies = 0;
    bool cubeful = true;
  };
  static Result<void> installed();
  static Result<std::unique_ptr<GnubgProcess>> start(const Settings& settings);

  GnubgProcess(const GnubgProcess&) = delete;
  GnubgProcess& operator=(const GnubgProcess&) = delete;
  ~GnubgProcess();

  // One line to it, one line from it. If it is stopped meanwhile, that is an error, and the process is of no more use:
  // its answer would be taken for the next one.
  Result<std::string> ask(const std::string& line, players::Watch& watch);

 private:
  GnubgProcess(int process, int socket) : process_(process), socket_(socket) {}

  int process_;
  int socket_;
  std::string unread_;
};

}  // namespace fourfold::backgammon
