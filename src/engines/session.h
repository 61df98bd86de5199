// Our players for other programs: a protocol in which somebody sends lines and gets lines.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "rules/result.h"

namespace fourfold::engines {

// Of a line that is longer than this, a session may be told no more than that it is: the first bytes, one too many.
inline constexpr std::size_t longest_line = std::size_t{1} << 16;

// One conversation. What is said in return goes to SessionSettings::send, before hear() comes back or later, from a
// thread that thinks. Whose lines end, or who hangs up, lets go of the session: it then stops thinking, and when it is
// gone it says nothing more.
class Session {
 public:
  Session() = default;
  Session(const Session&) = delete;
  Session& operator=(const Session&) = delete;
  virtual ~Session() = default;

  // A line has come; with or without its end.
  virtual void hear(std::string_view line) = 0;
  // Nothing more is to be said.
  virtual bool over() const { return false; }
};

// What a session is begun with.
struct SessionSettings {
  std::string_view bot{};    // its name, or empty for the strongest
  std::string_view rules{};  // a preset's name, or empty for the game's first
  std::string_view version{};
  // To the other program: whole lines with their ends. Several threads may call it.
  std::function<void(std::string_view lines)> send{};
  std::function<std::string(const Message&)> sentence{};  // for a person at the other end
  std::function<void(const Message&)> trouble{};          // for the person at this end; several threads may call it
};

struct Protocol {
  std::string_view name;  // as it is typed
  Message (*meaning)();   // what it is, in one line
  std::uint16_t port;     // where it listens unless told; 0 talks on stdin and stdout
  Result<std::unique_ptr<Session>> (*begin)(const SessionSettings& settings);
  char line_end = '\n';
};

}  // namespace fourfold::engines
