// A conversation with a session, as another program has it: lines go in, and lines come out now or later.
#pragma once

#include <chrono>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "engines/protocols.h"
#include "sentences/catalogue.h"

namespace fourfold::engines::test {

struct TalkWith {
  std::string_view protocol{};
  std::string_view bot{};
  std::string_view rules{};
};

class Talk {
 public:
  explicit Talk(const TalkWith& with) {
    const auto protocol = find_protocol(with.protocol);
    EXPECT_TRUE(protocol);
    end_ = protocol->line_end;
    auto begun = protocol->begin({.bot = with.bot,
                                  .rules = with.rules,
                                  .version = "1.2",
                                  .send = [this](std::string_view lines) { take(lines); },
                                  .sentence = [](const Message& message) { return english(message); },
                                  .trouble = [this](const Message& message) { take_trouble(message); }});
    EXPECT_TRUE(begun);
    session_ = std::move(*begun);
  }

  // Says a line; what was sent before that was heard out, and not yet read.
  std::string say(std::string_view line) {
    session_->hear(line);
    const std::scoped_lock alone(mutex_);
    return std::exchange(unread_, {});
  }
  void tell(std::string_view line) { session_->hear(line); }

  // The next line, without its end, whenever it comes; nothing if it never does.
  std::string next() {
    std::unique_lock lock(mutex_);
    const auto is_there = [&] { return unread_.find(end_) != std::string::npos; };
    const bool came = more_.wait_for(lock, std::chrono::minutes(2), is_there);
    EXPECT_TRUE(came) << "nothing more is said";
    const std::size_t size = unread_.find(end_);
    if (size == std::string::npos) return {};
    std::string line = unread_.substr(0, size);
    unread_.erase(0, size + 1);
    return line;
  }
  // The next line that begins so; those before it are not looked at.
  std::string next(std::string_view beginning) {
    std::string line = next();
    while (!line.empty() && !line.starts_with(beginning)) line = next();
    return line;
  }
  // What has been sent and not yet read.
  std::string unread() {
    const std::scoped_lock alone(mutex_);
    return unread_;
  }
  // What the person at this end was told.
  std::vector<std::string> troubles() {
    const std::scoped_lock alone(mutex_);
    return troubles_;
  }

  bool over() const { return session_->over(); }
  void hang_up() { session_.reset(); }

 private:
  void take(std::string_view lines) {
    const std::scoped_lock alone(mutex_);
    unread_ += lines;
    more_.notify_all();
  }
  void take_trouble(const Message& message) {
    const std::scoped_lock alone(mutex_);
    troubles_.push_back(english(message));
  }

  char end_ = '\n';
  std::mutex mutex_;
  std::condition_variable more_;
  std::string unread_;
  std::vector<std::string> troubles_;
  std::unique_ptr<Session> session_;
};

}  // namespace fourfold::engines::test
