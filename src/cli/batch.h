// --batch: one JSON request a line on stdin, one JSON answer a line on stdout, so that scripts ask thousands of
// questions of one process.
#pragma once

#include <cstdio>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "cli/answer.h"
#include "cli/question.h"

namespace fourfold::cli {

// Lines of any length; of one that is longer than anybody's request only the beginning is kept.
class LineReader {
 public:
  static constexpr std::size_t longest = 1 << 20;

  explicit LineReader(std::FILE* file) : file_(file) {}

  // The next line without its end, or nothing when there are no more.
  std::optional<std::string> next();
  // Whether the last line was cut.
  bool cut() const { return cut_; }
  // Whether reading stopped because the file cannot be read.
  bool failed() const { return std::ferror(file_) != 0; }

 private:
  std::FILE* file_;
  bool cut_ = false;
};

// The answer, or the error, as the line gets it: with the "id" of its request, whatever that is, so that a script knows
// what is answered.
Json answer_json(const std::string& line, const Answer<Json>& answer);

// Answers every line of stdin. A line that cannot be answered gets {"error":"...","code":"..."} and the next one is
// read, unless it was stopped.
int run_batch(
    const Question& defaults, std::span<const std::string_view> words,
    const std::function<Answer<Json>(const Question&)>& answer, bool (*stopped)() = [] { return false; });

// The exit code when there are no more lines. That not all could be read is said.
int end_of_batch(const LineReader& lines);

}  // namespace fourfold::cli
