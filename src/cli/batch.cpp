#include "cli/batch.h"

#include <cerrno>
#include <cstring>

#include <fmt/core.h>

#include "cli/report.h"

namespace fourfold::cli {
namespace {

Answer<Json> answer_line(const std::string& line, bool cut, const Question& defaults,
                         std::span<const std::string_view> words,
                         const std::function<Answer<Json>(const Question&)>& answer) {
  if (cut) return refuse("this line is longer than " + std::to_string(LineReader::longest) + " characters");
  const Answer<Question> question = read_question(line, defaults, words);
  if (!question) return passed_on(question);
  if (question->game.empty()) return refuse(R"(which game? Say "game":"...", as 'fourfold games' lists them)");
  return answer(*question);
}

}  // namespace

std::optional<std::string> LineReader::next() {
  std::string line;
  cut_ = false;
  bool any = false;
  for (int c = 0; (c = std::getc(file_)) != EOF;) {
    any = true;
    if (c == '\n') break;
    if (line.size() < longest) {
      line.push_back(static_cast<char>(c));
    } else {
      cut_ = true;
    }
  }
  if (!any) return std::nullopt;
  if (!line.empty() && line.back() == '\r') line.pop_back();
  return line;
}

int run_batch(const Question& defaults, std::span<const std::string_view> words,
              const std::function<Answer<Json>(const Question&)>& answer) {
  LineReader lines(stdin);
  while (const auto line = lines.next()) {
    if (line->find_first_not_of(" \t\r") == std::string::npos) continue;
    const Answer<Json> json = answer_line(*line, lines.cut(), defaults, words, answer);
    print_json(json ? *json : error_json(json.error()));
    flush_output();
  }
  if (!lines.failed()) return exit_ok;
  fmt::print(stderr, "fourfold: the questions cannot be read: {}\n", std::strerror(errno));
  return exit_refused;
}

}  // namespace fourfold::cli
