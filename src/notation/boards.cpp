#include "notation/boards.h"

#include <algorithm>

namespace fourfold {
namespace {

constexpr std::string_view margin = " ";
constexpr std::string_view gap = "  ";

}  // namespace

std::string beside(const Canvas& board, const std::vector<std::string>& notes) {
  const std::vector<std::string> lines = board.lines();
  std::string text;
  for (std::size_t i = 0; i < std::max(lines.size(), notes.size()); ++i) {
    std::string line = i < lines.size() ? lines[i] : "";
    if (i < notes.size() && !notes[i].empty()) {
      line.append(static_cast<std::size_t>(board.columns()) - characters(line).size(), ' ');
      line.append(gap).append(notes[i]);
    }
    if (!line.empty()) text.append(margin).append(line);
    text += "\n";
  }
  return text;
}

}  // namespace fourfold
