#include "players/checkers/endgame_tables.h"

#include <algorithm>
#include <bit>
#include <cstring>

#include "players/tables/table_bytes.h"
#include "rules/checkers/generate.h"
#include "rules/checkers/quiet_moves.h"

namespace fourfold::checkers {
namespace {

constexpr std::string_view magic = "fourtab2";
constexpr std::size_t kinds = most_table_pieces + 1;  // none to six of a kind

// Numbers are little-endian, as on every machine that we build for. Behind the head come the entries of the slices, and
// behind them what they speak of, in the same order.
static_assert(std::endian::native == std::endian::little);
struct Head {
  char magic[8];
  std::uint32_t rules;
  std::uint32_t slices;
  std::uint64_t checksum;  // of everything behind the head
};
struct SliceEntry {
  Material material;
  std::uint32_t unused;
  SliceCounts counts;
  std::uint64_t results;  // bytes
  std::uint64_t distances;
};

template <class T>
std::string_view bytes_of(const T& value) {
  return {reinterpret_cast<const char*>(&value), sizeof value};
}

// The best that captures lead to, until none is left; nothing if that depends on what is not known.
template <class Value, Side side, Movement movement, class Look>
std::optional<Value> followed(const Board& board, const Look& look) {
  const SideToMove<side> mover(board);
  const Squares jumpers = mover.all_jumpers();
  if ((jumpers | mover.all_steppers()) == 0) return Value::loss;
  if (!movement.compulsory || jumpers == 0) return look(board, side);
  Value best = Value::loss;
  bool all_known = true;
  for_each_successor<side, movement>(board, [&](const Board& next) {
    if (best == Value::win) return;
    const auto reply = followed<Value, other(side), movement>(next, look);
    all_known = all_known && reply;
    if (reply && turned(*reply) > best) best = turned(*reply);
  });
  if (!all_known && best != Value::win) return std::nullopt;
  return best;
}

template <class Value, class Look>
std::optional<Value> followed(const Rules& rules, const Board& board, Side to_move, const Look& look) {
  return with_movement(rules, [&]<Movement movement>() {
    return to_move == Side::dark ? followed<Value, Side::dark, movement>(board, look)
                                 : followed<Value, Side::light, movement>(board, look);
  });
}

}  // namespace

SliceCounts& SliceCounts::operator+=(const SliceCounts& more) {
  won += more.won;
  lost += more.lost;
  drawn += more.drawn;
  longest = std::max(longest, more.longest);
  return *this;
}

std::uint32_t table_rules(const Rules& rules) {
  return (rules.capture == Capture::compulsory ? 1U : 0U) | (rules.chain == Chain::must_finish ? 2U : 0U) |
         (rules.crowning == Crowning::goes_on ? 4U : 0U);
}

std::string table_rules_name(const Rules& rules) {
  for (const Preset<Rules>& preset : presets()) {
    if (table_rules(preset.rules) == table_rules(rules)) return std::string(preset.name);
  }
  return std::string(rules.capture == Capture::compulsory ? "compulsory" : "optional") +
         (rules.chain == Chain::must_finish ? "-finish" : "-stop") +
         (rules.crowning == Crowning::goes_on ? "-goes-on" : "-ends");
}

std::string table_file(const Rules& rules, const std::vector<SliceFile>& slices) {
  std::string body;
  for (const SliceFile& slice : slices) {
    body += bytes_of(SliceEntry{slice.material, 0, slice.counts, slice.results.size(), slice.distances.size()});
  }
  for (const SliceFile& slice : slices) body += slice.results + slice.distances;
  Head head{};
  std::memcpy(head.magic, magic.data(), magic.size());
  head.rules = table_rules(rules);
  head.slices = static_cast<std::uint32_t>(slices.size());
  head.checksum = players::checksum_of(body);
  return std::string(bytes_of(head)) + body;
}

EndgameTables::EndgameTables(const Rules& rules) : rules_(rules), entries_(kinds * kinds * kinds * kinds) {}

std::size_t EndgameTables::place_of(const Material& material) {
  return ((material.own_men * kinds + material.own_kings) * kinds + material.opposing_men) * kinds +
         material.opposing_kings;
}

Result<void> EndgameTables::add(std::string_view bytes, std::shared_ptr<const void> owner) {
  Head head{};
  if (bytes.size() < sizeof head) return refuse<"tables.too-short">();
  std::memcpy(&head, bytes.data(), sizeof head);
  if (std::string_view(head.magic, sizeof head.magic) != magic) return refuse<"tables.other-version">();
  const std::string_view body = bytes.substr(sizeof head);
  if (players::checksum_of(body) != head.checksum) return refuse<"tables.damaged">();
  if (head.rules != table_rules(rules_)) return refuse<"tables.other-rules">();
  if (head.slices > body.size() / sizeof(SliceEntry)) return refuse<"tables.damaged">();

  std::string_view rest = body.substr(head.slices * sizeof(SliceEntry));
  std::vector<std::pair<std::size_t, Entry>> found;
  for (std::size_t i = 0; i < head.slices; ++i) {
    SliceEntry entry{};
    std::memcpy(&entry, body.data() + i * sizeof entry, sizeof entry);
    const Material& material = entry.material;
    const bool fits = material.own_men < kinds && material.own_kings < kinds && material.opposing_men < kinds &&
                      material.opposing_kings < kinds && material.pieces() <= most_table_pieces;
    if (!fits || entry.results > rest.size() || entry.distances > rest.size() - entry.results) {
      return refuse<"tables.damaged">();
    }
    const std::size_t count = Slice(material).size();
    const std::string_view results = rest.substr(0, static_cast<std::size_t>(entry.results));
    const std::string_view distances = rest.substr(results.size(), static_cast<std::size_t>(entry.distances));
    found.emplace_back(place_of(material),
                       Entry{true, entry.counts, {results, count}, {distances, distances.empty() ? 0 : count}});
    rest.remove_prefix(results.size() + distances.size());
  }
  for (const auto& [place, entry] : found) {
    if (!entries_[place].known || entries_[place].distances.size() == 0) entries_[place] = entry;
  }
  owners_.push_back(std::move(owner));
  const auto all_known = [&](int pieces) {
    return std::ranges::all_of(materials_of(pieces), [&](const Material& material) { return has(material); });
  };
  while (pieces_ < most_table_pieces && all_known(pieces_ + 1)) ++pieces_;
  return {};
}

const EndgameTables::Entry* EndgameTables::find(const Facing& facing) const {
  const Material material = facing.material();
  if (material.pieces() > most_table_pieces) return nullptr;
  const Entry& entry = entries_[place_of(material)];
  return entry.known ? &entry : nullptr;
}

Proven EndgameTables::result(const Entry& entry, const Facing& facing) {
  return static_cast<Proven>(std::min<std::uint8_t>(entry.results[Slice(facing.material()).index(facing)], 2));
}

std::optional<Proven> EndgameTables::probe(const Board& board, Side to_move) const {
  return followed<Proven>(rules_, board, to_move, [&](const Board& quiet, Side side) -> std::optional<Proven> {
    const Facing seen = facing(quiet, side);
    const Entry* const entry = find(seen);
    if (entry == nullptr) return std::nullopt;
    return result(*entry, seen);
  });
}

// Whether some move leads to where the other side has fewer left, or by a conversion to where it has lost in time.
bool EndgameTables::wins_within(const Facing& facing, std::uint64_t plies) const {
  const Board board = board_of(facing);
  return with_movement(rules_, [&]<Movement movement>() {
    bool found = false;
    for_each_successor<Side::dark, movement>(board, [&](const Board& next) {
      if (found) return;
      const bool converts = next.light != board.light || std::popcount(next.kings) != std::popcount(board.kings);
      if (converts) {
        found = probe_in_time(next, Side::light, 0) == ProvenInTime::loss;
      } else if (probe(next, Side::light) == Proven::loss) {
        const auto left = distance(next, Side::light);
        found = left && static_cast<std::uint64_t>(*left) + 1 <= plies;
      }
    });
    return found;
  });
}

std::optional<ProvenInTime> EndgameTables::probe_in_time(const Board& board, Side to_move, int quiet) const {
  const auto look = [&](const Board& reached, Side side) -> std::optional<ProvenInTime> {
    const Facing seen = facing(reached, side);
    const Entry* const entry = find(seen);
    if (entry == nullptr) return std::nullopt;
    const Proven proven = result(*entry, seen);
    if (proven == Proven::draw) return ProvenInTime::draw;
    const auto left = static_cast<std::uint64_t>(QuietMoves::most - (reached == board ? quiet : 0));
    bool in_time = entry->counts.longest <= left;
    if (!in_time && entry->distances.size() > 0) {
      in_time = proven == Proven::win ? wins_within(seen, left)
                                      : entry->distances[Slice(seen.material()).index(seen)] <= left;
    }
    if (proven == Proven::win) return in_time ? ProvenInTime::win : ProvenInTime::slow_win;
    return in_time ? ProvenInTime::loss : ProvenInTime::slow_loss;
  };
  return followed<ProvenInTime>(rules_, board, to_move, look);
}

std::optional<int> EndgameTables::distance(const Board& board, Side to_move) const {
  const Facing seen = facing(board, to_move);
  const Entry* const entry = find(seen);
  if (entry == nullptr || entry->distances.size() == 0) return std::nullopt;
  const SideToMove<Side::dark> mover(board_of(seen));
  if (rules_.capture == Capture::compulsory && mover.all_jumpers() != 0) {
    return probe_in_time(board, to_move, 0) == ProvenInTime::loss ? 1 : slow_plies;
  }
  return entry->distances[Slice(seen.material()).index(seen)];
}

}  // namespace fourfold::checkers
