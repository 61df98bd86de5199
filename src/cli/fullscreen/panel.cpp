#include "cli/fullscreen/panel.h"

#include <algorithm>

#include <fmt/core.h>

#include "cli/fullscreen/layout.h"
#include "cli/language.h"
#include "cli/play/line_output.h"
#include "cli/play/screen_texts.h"

namespace fourfold::cli {
namespace {

std::string joined(const std::vector<Message>& notes) {
  std::string text;
  for (const Message& note : notes) text = text.empty() ? in_words(note) : beside(text, in_words(note));
  return text;
}

PanelLine name_line(const screen::SeatView& seat, bool scored) {
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
std::vector<PanelLine> story(const std::vector<screen::ToldEvent>& history, int rows, int columns) {
  std::vector<PanelLine> lines;
  for (auto told = history.rbegin(); told != history.rend(); ++told) {
    std::vector<PanelLine> more;
    add_wrapped(more, told_text(*told), columns, "", told == history.rbegin() ? Role::strong : Role::text);
    if (static_cast<int>(lines.size() + more.size()) > rows) break;
    lines.insert(lines.begin(), more.begin(), more.end());
  }
  return lines;
}

}  // namespace

std::vector<PanelLine> panel_lines(const screen::Screen& screen, Millis at, int rows, int columns) {
  const std::vector<screen::SeatView> seats = screen.seats(at);
  const bool scored = screen.game_number() > 1 || screen.setup().best_of > 1 ||
                      std::ranges::any_of(seats, [](const auto& seat) { return seat.score != 0; });
  std::vector<PanelLine> lines;
  for (const screen::SeatView& seat : seats) {
    lines.push_back(name_line(seat, scored));
    add_wrapped(lines, joined(seat.notes), columns, "     ", Role::text);
  }
  for (const Message& note : screen.game().table_notes(screen.events())) {
    add_wrapped(lines, in_words(note), columns, "", Role::text);
  }
  for (const std::string& figure : figure_texts(screen)) add_wrapped(lines, figure, columns, "", Role::text);
  lines.push_back({});
  const int room = rows - static_cast<int>(lines.size());
  for (PanelLine& line : story(screen.history(), room, columns)) lines.push_back(std::move(line));
  if (static_cast<int>(lines.size()) > rows) lines.resize(static_cast<std::size_t>(rows));
  return lines;
}

}  // namespace fourfold::cli
