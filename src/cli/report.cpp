#include "cli/report.h"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <system_error>

#include <fmt/core.h>

#include "cli/language.h"
#include "cli/streams.h"
#include "sentences/message_json.h"

namespace fourfold::cli {
namespace {

constexpr std::size_t widest_quote = 72;

// How many bytes the UTF-8 character at the start of the text has; 0 if there is none.
std::size_t character_length(std::string_view text) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  if (byte(0) < 0x80) return 1;
  if (byte(0) < 0xc2 || byte(0) > 0xf4) return 0;
  std::size_t length = 2;
  if (byte(0) >= 0xe0) ++length;
  if (byte(0) >= 0xf0) ++length;
  if (length > text.size()) return 0;
  for (std::size_t i = 1; i < length; ++i) {
    if ((byte(i) & 0xc0) != 0x80) return 0;
  }
  return length;
}

bool is_control(std::string_view character) {
  const auto first = static_cast<unsigned char>(character[0]);
  // ASCII's control characters, and the second set in U+0080 to U+009F.
  return first < 0x20 || first == 0x7f || (first == 0xc2 && static_cast<unsigned char>(character[1]) < 0xa0);
}

bool& in_json() {
  static bool json = false;
  return json;
}

}  // namespace

std::string printable(std::string_view text, std::size_t at, std::size_t& column) {
  std::string shown;
  std::size_t width = 0;
  column = 0;
  for (std::size_t i = 0; i < text.size(); ++width) {
    const std::size_t length = character_length(text.substr(i));
    const bool plain = length > 0 && !is_control(text.substr(i, length));
    shown += plain ? std::string(text.substr(i, length)) : "?";
    i += std::max<std::size_t>(length, 1);
    if (i <= at) column = width + 1;
  }
  return shown;
}

std::string printable(std::string_view text) {
  std::size_t column = 0;
  return printable(text, 0, column);
}

std::string clipped(std::string_view word) {
  constexpr std::size_t longest = 60;
  return std::string(word.substr(0, longest)) + (word.size() > longest ? "..." : "");
}

void refuse_in_json() { in_json() = true; }

int report(const Refusal& refusal) {
  if (in_json()) print_json(error_json(refusal));
  return report_beside_answer(refusal);
}

int report_beside_answer(const Refusal& refusal) {
  static_cast<void>(std::fflush(stdout));  // what came before is read before; whether it arrived is asked at the end
  tell("fourfold: {}\n", printable(in_words(refusal.message)));
  if (refusal.at == Error::nowhere || refusal.text.empty()) return exit_refused;
  // Of a long text only the neighbourhood of the place is shown.
  const std::size_t at = std::min(refusal.at, refusal.text.size());
  const std::size_t start = at > widest_quote / 2 && refusal.text.size() > widest_quote ? at - widest_quote / 2 : 0;
  const std::string_view quote = std::string_view(refusal.text).substr(start, widest_quote);
  std::size_t column = 0;
  const std::string shown = printable(quote, at - start, column);
  const bool more = start + quote.size() < refusal.text.size();
  tell("  {}{}{}\n", start > 0 ? "..." : "", shown, more ? "..." : "");
  tell("  {}^\n", std::string(column + (start > 0 ? 3 : 0), ' '));
  return exit_refused;
}

int report_usage(const Message& message, std::string_view command) {
  if (in_json()) print_json(error_json(Refusal(Error{message})));
  const std::string asked = "fourfold " + std::string(command) + (command.empty() ? "" : " ") + "--help";
  tell("fourfold: {}\n{}\n", printable(in_words(message)), in_words(say<"terminal.help-tells-more", "command">(asked)));
  return exit_usage;
}

Json error_json(const Refusal& refusal) {
  Json json{{"error", in_words(refusal.message)}};
  json.update(message_json(refusal.message));
  if (!refusal.part.empty()) json["in"] = refusal.part;
  if (refusal.at != Error::nowhere) json["at"] = refusal.at;
  return json;
}

void flush_output() {
  if (std::fflush(stdout) == 0 && std::ferror(stdout) == 0) return;
  throw std::system_error(errno, std::generic_category(), "stdout");
}

std::string one_line(const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

void print_json(const Json& json) { fmt::print("{}\n", one_line(json)); }

}  // namespace fourfold::cli
