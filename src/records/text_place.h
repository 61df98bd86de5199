// Where something stands in a text of several lines, so that a refusal can name the line.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "records/utf8.h"
#include "rules/result.h"

namespace fourfold::records {

struct TextPlace {
  std::size_t line = 1;  // people count from one
  std::size_t at = 0;    // in bytes, from the beginning of the text
};

// What is wrong with a text, and where.
struct Remark {
  TextPlace place;
  Message reason;
};

// What was read, or what is wrong with it.
template <class T>
using Placed = tl::expected<T, Remark>;

inline tl::unexpected<Remark> remark_on(TextPlace place, Message reason) {
  return tl::unexpected<Remark>(Remark{place, std::move(reason)});
}

// A refusal that names the line.
inline tl::unexpected<Error> refuse_line(TextPlace place, Message reason) {
  return refuse_at<"record.line", "line", "reason">(place.at, place.line, std::move(reason));
}

struct TextLine {
  std::string_view text;  // without its end
  TextPlace place;
  bool ended = true;  // by a line break, not by the end of the text
};

// Lines end with LF, CR LF or CR.
inline std::vector<TextLine> lines_of(std::string_view text) {
  std::vector<TextLine> lines;
  for (std::size_t start = 0; start < text.size();) {
    const std::size_t end = std::min(text.find_first_of("\r\n", start), text.size());
    lines.push_back({text.substr(start, end - start), {lines.size() + 1, start}, end < text.size()});
    start = end + (text.substr(end, 2) == "\r\n" ? 2 : 1);
  }
  return lines;
}

// The line that a byte stands on.
inline TextPlace place_of(std::string_view text, std::size_t at) {
  at = std::min(at, text.size());
  return {static_cast<std::size_t>(std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n')) + 1,
          at};
}

inline bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }

inline std::string_view trimmed(std::string_view text) {
  while (!text.empty() && is_blank(text.front())) text.remove_prefix(1);
  while (!text.empty() && is_blank(text.back())) text.remove_suffix(1);
  return text;
}

// A text from outside as a message can hold it: in UTF-8, shortened if it is very long.
inline std::string excerpt(std::string_view text) {
  constexpr std::size_t most_shown = 40;
  const std::string shown = as_utf8(text);
  std::size_t end = std::min(shown.size(), most_shown);
  while (end < shown.size() && end > 0 && (static_cast<unsigned char>(shown[end]) & 0xc0U) == 0x80U) --end;
  return shown.substr(0, end) + (end < shown.size() ? "..." : "");
}

}  // namespace fourfold::records
