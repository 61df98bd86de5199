// Our players for other programs: a protocol in which somebody sends lines and gets lines.
#pragma once

#include <cstdint>
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

struct Protocol {
  std::string_view name;     // as it is typed
  std::string_view meaning;  // one line for a person
  std::uint16_t port;        // where it listens unless told; 0 talks on stdin and stdout
  // With the bot of that name, or the strongest if it is empty.
  Result<std::unique_ptr<Session>> (*begin)(std::string_view bot, std::string_view version);
};

}  // namespace fourfold::engines
