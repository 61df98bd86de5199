#include "cli/batch.h"

#include <cerrno>
#include <cstring>

#include "cli/language.h"
#include "cli/report.h"
#include "cli/streams.h"
#include "rules/system_reason.h"

namespace fourfold::cli {
namespace {

Answer<Json> answer_line(const std::string& line, bool cut, const Question& defaults,
                         std::span<const std::string_view> words,
                         const std::function<Answer<Json>(const Question&)>& answer) {
  if (cut) return refuse<"terminal.request.too-long", "longest">(LineReader::longest);
  const Answer<Question> question = read_question(line, defaults, words);
  if (!question) return passed_on(question);
  if (question->game.empty()) return refuse<"terminal.request.which-game">();
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

Json answer_json(const std::string& line, const Answer<Json>& answer) {
  Json told = answer ? *answer : error_json(answer.error());
  const Json request = nests_too_deep(line) ? Json() : Json::parse(line, nullptr, false);
  const auto id = request.is_object() ? request.find("id") : request.end();
  if (id == request.end()) return told;
  Json json{{"id", *id}};
  json.update(told);
  return json;
}

int run_batch(const Question& defaults, std::span<const std::string_view> words,
              const std::function<Answer<Json>(const Question&)>& answer, bool (*stopped)()) {
  LineReader lines(stdin);
  while (const auto line = stopped() ? std::nullopt : lines.next()) {
    if (line->find_first_not_of(" \t\r") == std::string::npos) continue;
    const Answer<Json> json = answer_line(*line, lines.cut(), defaults, words, answer);
    print_json(answer_json(*line, json));
    flush_output();
  }
  // What interrupts reading is nothing that was wrong with the questions.
  return stopped() ? exit_ok : end_of_batch(lines);
}

int end_of_batch(const LineReader& lines) {
  if (!lines.failed()) return exit_ok;
  tell_trouble(in_words(say<"terminal.questions-unreadable", "reason">(system_reason(errno))));
  return exit_refused;
}

}  // namespace fourfold::cli
