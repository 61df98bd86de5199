#include "records/replay.h"

namespace fourfold::records {

Result<void> check(const Record& record) {
  return with_game(record.setup.game, [&]<class G>() -> Result<void> {
    const auto table = replay<G>(record);
    if (!table) return tl::unexpected<Error>(table.error());
    return {};
  });
}

std::vector<Event> line_of_play(const std::vector<Event>& events) {
  std::vector<Event> line;
  for (const Event& event : events) {
    switch (event.kind) {
      case EventKind::agree_takeback: {
        const auto target = takeback_number(event);
        while (!line.empty() && target && line.back().number > *target) line.pop_back();
        break;
      }
      case EventKind::roll:
      case EventKind::play:
      case EventKind::next_game:
      case EventKind::flag:
        line.push_back(event);
        break;
      default:
        break;
    }
  }
  return line;
}

}  // namespace fourfold::records
