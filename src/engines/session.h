// Our players for other programs: a protocol in which somebody sends lines and gets lines.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "rules/result.h"

namespace fourfold::engines {

class Session {
 public:
  Session() = default;
  Session(const Session&) = delete;
  Session& operator=(const Session&) = delete;
  virtual ~Session() = default;

  // What is sent in return, each line with its end; nothing if nothing is.
  virtual std::string answer(std::string_view line) = 0;
  // Nothing more is to be said.
  virtual bool over() const { return false; }
};

// What a session is begun with.
struct SessionSettings {
  std::string_view bot;  // its name, or empty for the strongest
  std::string_view version;
  std::function<std::string(const Message&)> sentence;  // for a person at the other end
  std::function<void(const Message&)> trouble;          // for the person at this end
};

struct Protocol {
  std::string_view name;  // as it is typed
  Message (*meaning)();   // what it is, in one line
  std::uint16_t port;     // where it listens unless told; 0 talks on stdin and stdout
  Result<std::unique_ptr<Session>> (*begin)(const SessionSettings& settings);
};

}  // namespace fourfold::engines
