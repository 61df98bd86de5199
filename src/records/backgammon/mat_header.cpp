#include "records/backgammon/mat_header.h"

#include <algorithm>

#include "records/backgammon/mat_cells.h"
#include "records/rules_line.h"
#include "records/utf8.h"

namespace fourfold::records {
namespace {

bool says_yes(std::string_view text) {
  const std::string_view words[] = {"on", "yes", "true", "1"};
  return std::ranges::any_of(words, [&](std::string_view word) { return starts_with_word(text, word); });
}

// Our name for what a tag tells about the match.
std::string_view name_of_tag(std::string_view tag) {
  if (tag == "EventDate") return "Date";
  return tag == "Transcriber" ? "Annotator" : tag;
}

Result<void> read_variation(std::string_view text, Transcript& transcript) {
  if (starts_with_word(text, "backgammon")) return {};
  if (starts_with_word(text, "nackgammon")) {
    transcript.variant = backgammon::StartingPosition::nackgammon;
  } else if (text == "HyperGammon (3)") {
    transcript.variant = backgammon::StartingPosition::hyper;
  } else {
    return refuse<"record.mat-variation", "word">(excerpt(text));
  }
  return {};
}

}  // namespace

std::optional<std::string_view> mat_comment(std::string_view line) {
  if (line.starts_with(';') || line.starts_with('#')) return trimmed(line.substr(1));
  if (line.starts_with('[') && line.ends_with("\"]")) return line;
  return std::nullopt;
}

std::optional<int> read_match_length(std::string_view line) {
  const std::size_t digits = std::min(line.find_first_not_of("0123456789"), line.size());
  const std::string_view rest = trimmed(line.substr(digits));
  if (digits == 0) {
    const std::string_view open[] = {"unlimited match", "unlimited session", "unlimited game",
                                     "money session",   "money game",        "money match"};
    const bool money = std::ranges::any_of(open, [&](std::string_view words) { return starts_with_word(rest, words); });
    return money && rest.size() <= 20 ? std::optional(0) : std::nullopt;
  }
  if (!starts_with_word(rest, "point")) return std::nullopt;
  std::string_view after = rest.substr(5);
  if (starts_with_word(after, "s")) after.remove_prefix(1);
  return starts_with_word(trimmed(after), "match") ? read_number(line.substr(0, digits)) : std::nullopt;
}

bool is_game_heading(std::string_view line) {
  if (!starts_with_word(line, "game")) return false;
  std::string_view number = trimmed(line.substr(4));
  while (number.ends_with('.') || number.ends_with(':')) number.remove_suffix(1);
  return read_number(number).has_value();
}

std::optional<ScoreLine> read_score_line(std::string_view line) {
  line = trimmed(line);
  const std::size_t last = line.rfind(':');
  const auto right_score = last == std::string_view::npos ? std::nullopt : read_number(trimmed(line.substr(last + 1)));
  if (!right_score) return std::nullopt;
  // A name may hold colons; the one that ends it has a number and a gap after it.
  for (std::size_t colon = line.find(':'); colon < last; colon = line.find(':', colon + 1)) {
    const std::size_t start = line.find_first_not_of(" \t", colon + 1);
    const std::size_t end = line.find_first_not_of("0123456789", start);
    if (start >= last || end == start || end >= last || !is_blank(line[end])) continue;
    const auto left_score = read_number(line.substr(start, end - start));
    const std::string_view left = trimmed(line.substr(0, colon));
    const std::string_view right = trimmed(line.substr(end, last - end));
    if (left_score && !left.empty() && !right.empty()) return ScoreLine{left, right, {*left_score, *right_score}};
  }
  return std::nullopt;
}

Result<void> read_mat_tag(std::string_view comment, Transcript& transcript) {
  // As it would be written again, so that a remark never turns into a tag on the way.
  const std::string line = in_one_line(comment);
  const std::string_view words = trimmed(line);
  const std::size_t quote = words.find(" \"");
  if (!words.starts_with('[') || !words.ends_with("\"]") || quote == std::string_view::npos ||
      quote + 4 > words.size()) {
    if (!words.empty()) transcript.notes.push_back(as_utf8(words));
    return {};
  }
  const std::string_view name = words.substr(1, quote - 1);
  const std::string text = as_utf8(words.substr(quote + 2, words.size() - quote - 4));
  if (name == "Variation") return read_variation(text, transcript);
  if (name == "Crawford") {
    transcript.crawford = says_yes(text);
  } else if (name == "Jacoby") {
    transcript.jacoby = says_yes(text);
  } else if (name == rules_tag) {
    transcript.rules = text;
  } else {
    set_text(transcript.about, as_utf8(name_of_tag(name)), text);
  }
  return {};
}

}  // namespace fourfold::records
