#include "table/clock.h"

#include <algorithm>
#include <charconv>
#include <utility>

namespace fourfold {
namespace {

constexpr struct {
  ClockKind kind;
  std::string_view word;
} kinds[] = {{ClockKind::fischer, "fischer"}, {ClockKind::delay, "delay"}, {ClockKind::per_move, "per-move"}};

constexpr Millis longest = 24LL * 3600 * 1000;

std::string minutes(Millis time) {
  const Millis seconds = time / 1000;
  const std::string rest = std::to_string(seconds % 60);
  return std::to_string(seconds / 60) + ":" + (rest.size() < 2 ? "0" : "") + rest;
}

std::optional<Millis> read_number(std::string_view text) {
  Millis value = 0;
  const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (problem != std::errc{} || end != text.data() + text.size() || value < 0 || value > longest) return std::nullopt;
  return value;
}

// "10:00", "5m", "90s", "1h" or plain seconds.
std::optional<Millis> read_time(std::string_view text) {
  constexpr std::pair<char, Millis> units[] = {{'h', 3'600'000}, {'m', 60'000}, {'s', 1000}};
  for (const auto& [letter, unit] : units) {
    if (!text.ends_with(letter)) continue;
    const auto number = read_number(text.substr(0, text.size() - 1));
    return number ? std::optional(*number * unit) : std::nullopt;
  }
  const std::size_t colon = text.find(':');
  if (colon == std::string_view::npos) {
    const auto seconds = read_number(text);
    return seconds ? std::optional(*seconds * 1000) : std::nullopt;
  }
  const auto whole = read_number(text.substr(0, colon));
  const auto seconds = read_number(text.substr(colon + 1));
  if (!whole || !seconds || *seconds > 59 || text.size() - colon != 3) return std::nullopt;
  return (*whole * 60 + *seconds) * 1000;
}

}  // namespace

std::string format_clock(const ClockRules& rules) {
  for (const auto& [kind, word] : kinds) {
    if (kind != rules.kind) continue;
    std::string text = std::string(word) + " " + minutes(rules.base);
    if (kind != ClockKind::per_move) text += "+" + std::to_string(rules.extra / 1000);
    return text;
  }
  return "none";
}

Result<ClockRules> parse_clock(std::string_view text) {
  if (text == "none") return ClockRules{};
  for (const auto& [kind, word] : kinds) {
    if (!text.starts_with(word) || text.size() <= word.size() + 1 ||
        (text[word.size()] != ' ' && text[word.size()] != ':')) {
      continue;
    }
    std::string_view rest = text.substr(word.size() + 1);
    ClockRules rules{kind, 0, 0};
    if (kind != ClockKind::per_move) {
      const std::size_t plus = rest.find('+');
      const auto extra = plus == std::string_view::npos ? std::optional<Millis>(0) : read_time(rest.substr(plus + 1));
      if (!extra || *extra > longest)
        return refuse_at<"clock.no-extra", "help">(word.size() + 2 + plus, say<"clock.help">());
      rules.extra = *extra;
      rest = rest.substr(0, plus);
    }
    const auto base = read_time(rest);
    if (!base || *base == 0 || *base > longest) {
      return refuse_at<"clock.no-time", "help">(word.size() + 1, say<"clock.help">());
    }
    rules.base = *base;
    return rules;
  }
  return refuse_at<"clock.help">(0);
}

Clock::Clock(const ClockRules& rules) : rules_(rules) { left_.fill(rules.base); }

Millis Clock::used(Millis now) const {
  const Millis passed = std::max<Millis>(0, now - since_);
  return rules_.kind == ClockKind::delay ? std::max<Millis>(0, passed - rules_.extra) : passed;
}

Clock Clock::stopped(Millis now) const {
  Clock clock = *this;
  if (running_ >= 0 && rules_.kind != ClockKind::none) {
    Millis& left = clock.left_[static_cast<std::size_t>(running_)];
    left = std::max<Millis>(0, left - used(now));
    if (rules_.kind == ClockKind::fischer) left += rules_.extra;
    if (rules_.kind == ClockKind::per_move) left = rules_.base;
  }
  clock.running_ = -1;
  clock.since_ = now;
  return clock;
}

Clock Clock::run_out(int player, Millis now) const {
  Clock clock = stopped(now);
  clock.left_[static_cast<std::size_t>(player)] = 0;
  return clock;
}

Clock Clock::turn_to(int player, Millis now) const {
  if (player == running_) return *this;
  Clock clock = stopped(now);
  clock.running_ = player;
  return clock;
}

std::optional<Millis> Clock::left(int player, Millis now) const {
  if (rules_.kind == ClockKind::none) return std::nullopt;
  const Millis left = left_[static_cast<std::size_t>(player)];
  return player == running_ ? std::max<Millis>(0, left - used(now)) : left;
}

std::optional<int> Clock::fallen(Millis now) const {
  if (rules_.kind == ClockKind::none || running_ < 0) return std::nullopt;
  return left_[static_cast<std::size_t>(running_)] - used(now) <= 0 ? std::optional(running_) : std::nullopt;
}

}  // namespace fourfold
