#include "cli/screen/panel.h"

#include <algorithm>

#include <fmt/core.h>

#include "cli/play/line_shows.h"
#include "cli/screen/layout.h"

namespace fourfold::cli {
namespace {

std::string joined(const std::vector<std::string>& notes) {
  std::string text;
  for (const std::string& note : notes) text += (text.empty() ? "" : ", ") + note;
  return text;
}

PanelLine name_line(const host::SeatView& seat, bool scored) {
  PanelLine line;
  line.seat_number = seat.seat_number;
  line.sign = seat.sign;
  line.text = (seat.to_act ? "▶ " : "  ") + seat.name;
  line.role = seat.to_act ? Role::strong : Role::text;
  if (scored) line.right = fmt::format("{:g}", seat.score);
  if (seat.time_left) line.right += (line.right.empty() ? "" : "  ") + time_word(*seat.time_left);
  return line;
}

void add_wrapped(std::vector<PanelLine>& lines, const std::string& text, int columns, const std::string& indent,
                 Role role) {
  for (const std::string& part : wrapped(text, columns - static_cast<int>(indent.size()))) {
    lines.push_back({indent + part, role, 0, "", ""});
  }
}

// The last sentences that fit, the latest one at the bottom and strong.
std::vector<PanelLine> story(const std::vector<std::string>& history, int rows, int columns) {
  std::vector<PanelLine> lines;
  for (auto sentence = history.rbegin(); sentence != history.rend(); ++sentence) {
    std::vector<PanelLine> more;
    add_wrapped(more, *sentence, columns, "", sentence == history.rbegin() ? Role::strong : Role::text);
    if (static_cast<int>(lines.size() + more.size()) > rows) break;
    lines.insert(lines.begin(), more.begin(), more.end());
  }
  return lines;
}

}  // namespace

std::vector<PanelLine> panel_lines(const host::Host& host, Millis at, int rows, int columns) {
  const std::vector<host::SeatView> seats = host.seats(at);
  const bool scored = host.game_number() > 1 || host.setup().best_of > 1 ||
                      std::ranges::any_of(seats, [](const auto& seat) { return seat.score != 0; });
  std::vector<PanelLine> lines;
  for (const host::SeatView& seat : seats) {
    lines.push_back(name_line(seat, scored));
    add_wrapped(lines, joined(seat.notes), columns, "     ", Role::text);
  }
  for (const std::string& note : host.table_notes()) add_wrapped(lines, note, columns, "", Role::text);
  lines.push_back({});
  const int room = rows - static_cast<int>(lines.size());
  for (PanelLine& line : story(host.history(), room, columns)) lines.push_back(std::move(line));
  if (static_cast<int>(lines.size()) > rows) lines.resize(static_cast<std::size_t>(rows));
  return lines;
}

}  // namespace fourfold::cli
