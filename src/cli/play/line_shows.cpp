#include "cli/play/line_shows.h"

#include <cmath>

#include <fmt/core.h>

#include "cli/report.h"

namespace fourfold::cli {
namespace {

// More plays than that are no help to anybody.
constexpr std::size_t most_listed = 80;

}  // namespace

void say(std::string_view text) {
  std::string shown = printable(text);
  if (shown.empty()) return;
  if (shown[0] >= 'a' && shown[0] <= 'z') shown[0] = static_cast<char>(shown[0] - 'a' + 'A');
  const char last = shown.back();
  if (last != '.' && last != '?' && last != '!' && last != ':') shown += '.';
  fmt::print("{}\n", shown);
}

std::string points_word(double points) {
  const auto whole = static_cast<long>(points);
  const std::string half = std::fabs(points - static_cast<double>(whole)) < 0.25 ? "" : "½";
  return (whole == 0 && !half.empty() ? "" : std::to_string(whole)) + half;
}

std::string either(const std::vector<std::string>& words) {
  std::string text;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const bool last = i + 1 == words.size();
    if (i > 0) text += last ? " or " : ", ";
    text += words[i];
  }
  return text;
}

std::string time_word(Millis time) {
  const Millis seconds = (time + 999) / 1000;
  return fmt::format("{}:{:02}", seconds / 60, seconds % 60);
}

void show_help(const host::Host& host) {
  if (host.setup().dice == DiceMode::manual) {
    fmt::print("Dice are typed as they fall, such as 31; 'roll' lets the program throw them.\n");
  }
  fmt::print(
      "A play is typed as '?' lists it, or by its number there.\n"
      "  ?             the plays there are, and what may be offered (resign, a draw)\n"
      "  step          the single steps there are; 'step 2' or 'step 8/5' makes one, 'done' ends the turn\n"
      "  undo          takes the last step back, or asks the last decision back\n"
      "  hint          what our strongest player would do\n"
      "  board         the board\n"
      "  position      the position in the game's notation\n"
      "  score         the score, how everybody stands, the clocks\n"
      "  history       everything that has happened\n"
      "  rules         the options of the rules in force\n"
      "  replay        looks back from the start: 'next', 'previous', 'first', 'last'\n"
      "  save FILE     writes the record, in the format of the ending; 'save! FILE' replaces another file\n"
      "  load FILE     goes over to the game in that file\n"
      "  quit          leaves; the game is kept\n");
}

void show_plays(const host::Host& host) {
  const std::vector<std::string> plays = host.plays();
  for (std::size_t i = 0; i < plays.size() && i < most_listed; ++i) fmt::print("{:4}  {}\n", i + 1, plays[i]);
  if (plays.size() > most_listed) {
    say(fmt::format("There are {} plays in all; 'step' makes a turn one step after the other", plays.size()));
  }
  const std::vector<std::string> offers = host.offers();
  if (!offers.empty()) fmt::print("also: {}\n", listed(offers));
  if (plays.empty() && offers.empty()) say("there is nothing to play now");
}

void show_steps(const host::Host& host) {
  const auto hops = host.hops();
  for (std::size_t i = 0; i < hops.size(); ++i) fmt::print("{:4}  {}\n", i + 1, hops[i].label);
  const auto made = host.labels_made();
  if (!made.empty()) say("made so far: " + listed(made));
  if (host.turn_is_whole()) {
    say("the turn is whole: 'done' ends it");
  } else if (hops.empty()) {
    say("there are no steps to make; '?' lists what may be said");
  }
}

void show_score(const host::Host& host, Millis at) {
  if (host.game_number() > 1) say("this is game " + std::to_string(host.game_number()));
  for (const host::SeatView& seat : host.seats(at)) {
    std::string line =
        seat.sign + " " + seat.name + ": " + points_word(seat.score) + (seat.score == 1 ? " point" : " points");
    for (const std::string& note : seat.notes) line += ", " + note;
    if (seat.time_left) line += ", " + time_word(*seat.time_left) + " left";
    if (seat.to_act) line += ", to act";
    fmt::print("{}\n", printable(line));
  }
  for (const std::string& note : host.table_notes()) fmt::print("{}\n", printable(note));
}

void show_rules(const host::Host& host) {
  say(host.title());
  for (const host::RuleView& rule : host.rules()) {
    fmt::print("{} = {}{}: {}\n", rule.name, rule.value, rule.changed ? " (changed)" : "", rule.meaning);
  }
  say("clock: " + format_clock(host.setup().clock));
  if (host.setup().dice == DiceMode::manual) {
    say("the dice are typed in");
  } else {
    say("the dice are fair; the secret they come from was committed to as " + host.setup().commitment);
  }
}

void show_hint(const host::Host& host) {
  const auto hint = host.hint();
  if (!hint) {
    say(hint.error().message);
    return;
  }
  say(hint->by + " would choose " + hint->play + (hint->reason.empty() ? "" : ": " + hint->reason));
  for (const host::Candidate& candidate : hint->candidates) {
    if (!hint->equity) continue;
    const std::string win = candidate.win ? fmt::format(" (wins {:.1f} %)", 100 * *candidate.win) : "";
    fmt::print("{:+.3f}  {}{}\n", candidate.value, candidate.play, win);
  }
  if (hint->equity || hint->candidates.size() < 2) return;
  std::vector<std::string> others;
  for (const host::Candidate& candidate : hint->candidates) {
    if (candidate.play != hint->play) others.push_back(candidate.play);
  }
  if (!others.empty()) say("next best: " + listed(others));
}

}  // namespace fourfold::cli
