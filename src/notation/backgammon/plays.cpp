// Plays as backgammon players write them, in the mover's numbering: a checker's whole way in one word (13/7*/1), equal
// ways gathered (6/off(2)), a star where an opposing checker is hit.
#include <algorithm>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "notation/backgammon/text.h"
#include "notation/text_reader.h"

namespace fourfold::backgammon {
namespace {

constexpr struct {
  PlayKind kind;
  std::string_view word;
} words[] = {{PlayKind::roll, "roll"},    {PlayKind::offer_double, "double"}, {PlayKind::take, "take"},
             {PlayKind::drop, "drop"},    {PlayKind::beaver, "beaver"},       {PlayKind::accept, "accept"},
             {PlayKind::refuse, "refuse"}};

bool holds_blot(const Position& position, int point) {
  return point != off && point != bar &&
         position.side(other(position.turn))[static_cast<std::size_t>(points + 1 - point)] == 1;
}

// One checker's way: the points it touches that are written down, from the first to the last.
struct Way {
  struct Stop {
    int point;
    bool hit;
    bool operator==(const Stop&) const = default;
  };
  std::vector<Stop> stops;
  int times = 1;

  int from() const { return stops.front().point; }
  int to() const { return stops.back().point; }
};

// The steps joined into ways: where one step ends and another begins, one checker is taken to have made both.
std::vector<Way> ways_of(const Position& position, const Play& play) {
  std::vector<Way> ways;
  std::vector<int> hit_points;
  for (std::size_t i = 0; i < play.count; ++i) {
    const Step step = play.steps[i];
    const bool hit = holds_blot(position, step.to) && std::ranges::find(hit_points, step.to) == hit_points.end();
    if (hit) hit_points.push_back(step.to);
    ways.push_back({{{step.from, false}, {step.to, hit}}});
  }
  for (bool joined = true; joined;) {
    joined = false;
    for (std::size_t i = 0; i < ways.size() && !joined; ++i) {
      for (std::size_t j = 0; j < ways.size() && !joined; ++j) {
        if (i == j || ways[i].to() == off || ways[i].to() != ways[j].from()) continue;
        if (!ways[i].stops.back().hit) ways[i].stops.pop_back();  // a stop without a hit is not worth writing
        ways[i].stops.insert(ways[i].stops.end(), ways[j].stops.begin() + 1, ways[j].stops.end());
        ways.erase(ways.begin() + static_cast<std::ptrdiff_t>(j));
        joined = true;
      }
    }
  }
  std::ranges::sort(ways, [](const Way& a, const Way& b) {
    return std::tuple(a.from(), a.to(), a.stops.size(), a.stops.back().hit) >
           std::tuple(b.from(), b.to(), b.stops.size(), b.stops.back().hit);
  });
  return ways;
}

// Whether the two ways can be written as one with (2): the same points, the hits all on the first.
bool same_way(const Way& first, const Way& second) {
  return first.stops.size() == 2 && second.stops.size() == 2 && first.from() == second.from() &&
         first.to() == second.to();
}

std::string point_text(int point) {
  if (point == bar) return "bar";
  return point == off ? "off" : std::to_string(point);
}

std::string stop_text(const Way::Stop& stop) { return point_text(stop.point) + (stop.hit ? "*" : ""); }

std::string way_text(const Way& way) {
  std::string text;
  for (const Way::Stop& stop : way.stops) text += (text.empty() ? "" : "/") + stop_text(stop);
  return way.times > 1 ? text + "(" + std::to_string(way.times) + ")" : text;
}

Result<Way> read_way(TextReader& reader) {
  Way way;
  do {
    Way::Stop stop{};
    if (reader.take("bar")) {
      stop.point = bar;
    } else if (reader.take("off")) {
      stop.point = off;
    } else if (const auto point = reader.take_number(bar)) {
      stop.point = *point;
    } else {
      return refuse_at<"backgammon.play-point">(reader.at());
    }
    if (!way.stops.empty() && stop.point >= way.to()) {
      return refuse_at<"backgammon.play-upwards">(reader.at());
    }
    stop.hit = reader.take('*');
    way.stops.push_back(stop);
    if (way.stops.size() > 5) return refuse_at<"backgammon.play-too-long">(reader.at());
  } while (reader.take('/'));
  if (way.stops.size() < 2) return refuse_at<"backgammon.play-no-end">(reader.at());
  if (reader.take('(')) {
    const auto times = reader.take_number(4);
    if (!times || *times < 1 || !reader.take(')')) return refuse_at<"backgammon.play-times">(reader.at());
    way.times = *times;
  }
  return way;
}

Result<std::vector<Way>> read_ways(std::string_view text) {
  TextReader reader(text);
  std::vector<Way> ways;
  int moves = 0;
  for (reader.skip_spaces(); !reader.done(); reader.skip_spaces()) {
    const auto way = read_way(reader);
    if (!way) return tl::unexpected<Error>(way.error());
    moves += way->times;
    if (moves > 4) return refuse_at<"backgammon.four-moves">(reader.at());
    reader.take(',');
    ways.push_back(*way);
  }
  if (ways.empty()) return refuse<"backgammon.play-empty">();
  return ways;
}

// The mover's checkers after the ways, or nothing where they start from empty points.
std::vector<int> net_effect(const std::vector<Way>& ways) {
  std::vector<int> change(bar + 1, 0);
  for (const Way& way : ways) {
    change[static_cast<std::size_t>(way.from())] -= way.times;
    change[static_cast<std::size_t>(way.to())] += way.times;
  }
  return change;
}

std::vector<int> net_effect(const Play& play) {
  std::vector<int> change(bar + 1, 0);
  for (std::size_t i = 0; i < play.count; ++i) {
    --change[play.steps[i].from];
    ++change[play.steps[i].to];
  }
  return change;
}

std::vector<int> each_once(std::vector<int> hits) {
  std::ranges::sort(hits);
  const auto repeated = std::ranges::unique(hits);
  hits.erase(repeated.begin(), repeated.end());
  return hits;
}

std::vector<int> hits_of(const Position& position, const Play& play) {
  std::vector<int> hits;
  for (std::size_t i = 0; i < play.count; ++i) {
    if (holds_blot(position, play.steps[i].to)) hits.push_back(play.steps[i].to);
  }
  return each_once(std::move(hits));
}

// The points the writer says are hit: starred, or written as a stop where a lone opposing checker stands.
std::vector<int> hits_of(const Position& position, const std::vector<Way>& ways) {
  std::vector<int> hits;
  for (const Way& way : ways) {
    for (std::size_t i = 1; i < way.stops.size(); ++i) {
      if (way.stops[i].hit || holds_blot(position, way.stops[i].point)) hits.push_back(way.stops[i].point);
    }
  }
  return each_once(std::move(hits));
}

// The ways as single steps, so that the rules can say what stands against them.
Play as_steps(const Position& position, const std::vector<Way>& ways) {
  Play play;
  const int dice[] = {std::max(position.dice.first, position.dice.second).pips(),
                      std::min(position.dice.first, position.dice.second).pips()};
  const auto blocked = [&](int point) {
    return position.side(other(position.turn))[static_cast<std::size_t>(points + 1 - point)] >= 2;
  };
  const auto add = [&](int from, int to) {
    if (play.count < play.steps.size()) {
      play.steps[play.count++] = {static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(to)};
    }
  };
  for (const Way& way : ways) {
    for (int time = 0; time < way.times; ++time) {
      for (std::size_t i = 1; i < way.stops.size(); ++i) {
        int from = way.stops[i - 1].point;
        const int to = way.stops[i].point;
        // A longer way is split at the first landing that is open.
        while (from - to > dice[0] && play.count < 3) {
          int via = from - dice[0];
          if (blocked(via) && !blocked(from - dice[1])) via = from - dice[1];
          add(from, via);
          from = via;
        }
        if (to > 0 && from - to != dice[0] && from - to != dice[1] && from - to > dice[1]) {
          add(from, from - dice[1]);
          from -= dice[1];
        }
        add(from, to);
      }
    }
  }
  return play;
}

Result<Play> find_move(const State& state, const std::vector<Way>& ways) {
  const Position& position = state.position();
  const std::vector<int> wanted = net_effect(ways);
  const std::vector<int> wanted_hits = hits_of(position, ways);
  std::vector<Play> candidates;
  if (phase(state) == Phase::decide) {
    for (const Play& play : legal(state)) {
      if (play.kind != PlayKind::move || play.count == 0 || net_effect(play) != wanted) continue;
      if (hits_of(position, play) == wanted_hits) return play;
      candidates.push_back(play);
    }
  }
  if (candidates.empty()) {
    const auto tried = try_apply(state, as_steps(position, ways));
    Message reason = tried ? say<"backgammon.no-such-play">() : tried.error().message;
    const PlayList plays = legal(state);
    if (plays.size() == 1 && plays[0].kind == PlayKind::move) {
      return refuse<"backgammon.only-play", "reason", "play">(std::move(reason), format_play(state, plays[0]));
    }
    return refuse(std::move(reason));
  }
  std::vector<std::string> written;
  written.reserve(candidates.size());
  for (const Play& play : candidates) written.push_back(format_play(state, play));
  if (written.size() == 1) return refuse<"backgammon.hits", "play">(written.front());
  return refuse<"backgammon.hits-several", "plays">(std::move(written));
}

}  // namespace

std::string format_play(const State& state, const Play& play) {
  if (play.kind == PlayKind::resign) return "resign " + std::to_string(play.count);
  for (const auto& [kind, word] : words) {
    if (kind == play.kind) return std::string(word);
  }
  if (play.count == 0) return "pass";
  std::vector<Way> ways = ways_of(state.position(), play);
  std::string text;
  for (std::size_t i = 0; i < ways.size(); ++i) {
    while (i + 1 < ways.size() && same_way(ways[i], ways[i + 1])) {
      ways[i].stops.back().hit = ways[i].stops.back().hit || ways[i + 1].stops.back().hit;
      ++ways[i].times;
      ways.erase(ways.begin() + static_cast<std::ptrdiff_t>(i) + 1);
    }
    text += (text.empty() ? "" : " ") + way_text(ways[i]);
  }
  return text;
}

Result<Play> parse_play(const State& state, std::string_view text) {
  while (!text.empty() && (text.back() == ' ' || text.back() == '\n' || text.back() == '\r')) text.remove_suffix(1);
  TextReader reader(text);
  reader.skip_spaces();
  Play play;
  bool spoken = false;
  for (const auto& [kind, word] : words) {
    if (reader.rest() != word) continue;
    play.kind = kind;
    spoken = true;
  }
  if (reader.take("resign")) {
    reader.skip_spaces();
    const auto times = reader.done() ? std::optional<int>(1) : reader.take_number(3);
    if (!times || *times < 1 || !reader.done()) {
      return refuse_at<"backgammon.resign-how">(reader.at());
    }
    play.kind = PlayKind::resign;
    play.count = static_cast<std::uint8_t>(*times);
    spoken = true;
  }
  if (reader.rest() == "pass") {
    // Who is doubled and passes drops.
    const Play drop{PlayKind::drop, 0, {}};
    if (try_apply(state, drop)) play = drop;
    spoken = true;
  }
  if (spoken) {
    const auto tried = try_apply(state, play);
    if (!tried) return tl::unexpected<Error>(tried.error());
    return play;
  }
  const auto ways = read_ways(text);
  if (!ways) return tl::unexpected<Error>(ways.error());
  return find_move(state, *ways);
}

}  // namespace fourfold::backgammon
