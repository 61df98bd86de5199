#include "engines/backgammon/gnubg_answer.h"

#include <algorithm>
#include <charconv>

namespace fourfold::backgammon {
namespace {

// Takes numbers and signs from the front of a text.
class Front {
 public:
  explicit Front(std::string_view text) : text_(text) {}

  std::optional<std::uint8_t> place() {
    std::uint8_t number = 0;
    const auto read = std::from_chars(text_.data(), text_.data() + text_.size(), number);
    if (read.ec != std::errc{} || number > bar) return std::nullopt;
    text_.remove_prefix(static_cast<std::size_t>(read.ptr - text_.data()));
    return number;
  }
  bool sign(char wanted) {
    if (!text_.starts_with(wanted)) return false;
    text_.remove_prefix(1);
    return true;
  }

 private:
  std::string_view text_;
};

Play said(const State& state, std::string_view answer) {
  if (answer.starts_with("roll")) return Play{PlayKind::roll, 0, {}};
  if (answer.starts_with("double")) return Play{PlayKind::offer_double, 0, {}};
  if (answer.starts_with("take")) return Play{PlayKind::take, 0, {}};
  if (answer.starts_with("drop")) return Play{PlayKind::drop, 0, {}};
  if (answer.starts_with("beaver")) return Play{state.rules().beavers ? PlayKind::beaver : PlayKind::take, 0, {}};
  Play play;
  Front front(answer);
  while (play.count < play.steps.size()) {
    while (front.sign(' ')) continue;
    const auto from = front.place();
    const auto to = from && front.sign('/') ? front.place() : std::nullopt;
    if (!to) break;
    play.steps[play.count++] = {*from, *to};
    front.sign('*');
  }
  return play;
}

}  // namespace

std::optional<Play> read_gnubg_answer(const State& state, std::string_view answer) {
  const auto after = try_apply(state, said(state, answer));
  if (!after) return std::nullopt;
  for (const Play& play : legal(state)) {
    if (apply(state, play) == *after) return play;
  }
  return std::nullopt;
}

}  // namespace fourfold::backgammon
