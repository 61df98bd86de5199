// Another program that runs beside ours and is asked in lines over a socket. It ends with the object.
#pragma once

#include <memory>
#include <string>

#include "players/limits.h"
#include "rules/result.h"

namespace fourfold::engines {

class ChildProgram {
 public:
  // A process that was started, and the socket to it; the name is for people.
  ChildProgram(std::string name, int process, int socket)
      : name_(std::move(name)), process_(process), socket_(socket) {}
  // A command line of the shell, whose standard input and output are the socket.
  static Result<std::unique_ptr<ChildProgram>> start(const std::string& command);

  ChildProgram(const ChildProgram&) = delete;
  ChildProgram& operator=(const ChildProgram&) = delete;
  ~ChildProgram();

  Result<void> tell(const std::string& line);
  // One line to it, one line from it. If it is stopped meanwhile, that is an error, and the program is of no more use:
  // its answer would be taken for the next one.
  Result<std::string> ask(const std::string& line, players::Watch& watch);

 private:
  std::string name_;
  int process_;
  int socket_;
  std::string unread_;
};

// Ends a process, and those that it has started where it leads a group of its own.
void end_process(int process);

}  // namespace fourfold::engines
