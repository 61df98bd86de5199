#include "bench/signature.h"

#include <algorithm>
#include <bit>
#include <string_view>

#include "notation/notation.h"
#include "players/registry.h"
#include "players/seeded_draws.h"

namespace fourfold::bench {
namespace {

constexpr int games_a_preset = 8;
constexpr int longest_game = 600;  // steps; some rules let random play go on for ever
constexpr std::uint64_t enough_leaves = 5000;
constexpr std::uint32_t offers_one_in = 64;
constexpr int player_steps = 150;
constexpr std::uint64_t player_nodes = 1000;
// Of each player under each preset, so many decisions with a limit that only searches of millions reach: enough to go
// through the whole of its search, few enough for a sanitised build.
constexpr int thoughts_a_player = 2;
constexpr std::uint64_t thought_nodes = 200'000;
constexpr std::size_t enough_plays = 4;
constexpr std::uint32_t thought_one_in = 4;
constexpr std::size_t most_candidates = 12;

// FNV-1a.
class Hash {
 public:
  void add(std::string_view text) {
    for (const char c : text) add_byte(static_cast<unsigned char>(c));
    add_byte(0);
  }
  void add(std::uint64_t number) {
    for (int i = 0; i < 8; ++i) add_byte(static_cast<unsigned char>(number >> (8 * i)));
  }
  std::uint64_t value() const { return value_; }

 private:
  void add_byte(unsigned char byte) { value_ = (value_ ^ byte) * 0x100000001b3ULL; }

  std::uint64_t value_ = 0xcbf29ce484222325ULL;
};

template <HasNotation G>
typename G::State add_roll(Hash& hash, const typename G::State& state, RandomSource& random) {
  const typename G::Roll dice = players::roll_drawn(state, random.next());
  hash.add(format_roll(dice));
  return roll(state, dice);
}

// Every play there is, and now and then an offer instead of one.
template <HasNotation G>
typename G::State add_decision(Hash& hash, const typename G::State& state, RandomSource& random) {
  const auto plays = legal(state);
  const auto extras = offers(state);
  hash.add(plays.size());
  auto play = plays[random.below(static_cast<std::uint32_t>(plays.size()))];
  if (!extras.empty() && random.below(offers_one_in) == 0) {
    play = extras[random.below(static_cast<std::uint32_t>(extras.size()))];
  }
  const std::string text = format_play(state, play);
  hash.add(text);
  const auto read = parse_play(state, text);
  hash.add(read ? format_play(state, *read) : std::string(read.error().message.code));
  return apply(state, play);
}

template <HasNotation G>
void add_position(Hash& hash, const typename G::State& state) {
  const std::string text = format_position(state);
  hash.add(text);
  const auto read = parse_position(state.rules(), text);
  hash.add(read ? format_position(*read) : std::string(read.error().message.code));
}

template <HasNotation G>
void add_random_game(Hash& hash, const typename G::Rules& rules, RandomSource& random) {
  typename G::State state = initial(rules);
  for (int step = 0; step < longest_game; ++step) {
    if (phase(state) == Phase::over) {
      for (const std::int16_t points : outcome(state).points) hash.add(static_cast<std::uint64_t>(points));
      const auto next = next_game(state);
      if (!next) return;
      state = *next;
    }
    state = phase(state) == Phase::roll ? add_roll<G>(hash, state, random) : add_decision<G>(hash, state, random);
    add_position<G>(hash, state);
  }
}

template <HasNotation G>
void add_perft(Hash& hash, const typename G::Rules& rules) {
  const typename G::State start = begin_with(rules, Seat::one);
  std::uint64_t leaves = 0;
  for (int depth = 1; leaves < enough_leaves; ++depth) hash.add(leaves = perft(start, depth));
}

// The beginning of a game in which every seat has the same player.
template <HasNotation G>
void add_player(Hash& hash, const typename G::Rules& rules, players::Engine<G>& player) {
  RandomSource random(1);
  typename G::State state = initial(rules);
  for (int step = 0; step < player_steps && phase(state) != Phase::over; ++step) {
    if (phase(state) == Phase::roll) {
      state = add_roll<G>(hash, state, random);
      continue;
    }
    const auto decision = player.think(state, {.nodes = player_nodes, .seed = random.next()});
    if (!decision) return hash.add(decision.error().message.code);
    hash.add(format_play(state, decision->play));
    state = apply(state, decision->play);
  }
}

// What a player thinks within limits that only searches of millions reach: the best candidates of some decisions, met
// at random, with their depths and values to the last bit.
template <HasNotation G>
void add_thoughts(Hash& hash, const typename G::Rules& rules, players::Engine<G>& player) {
  RandomSource random(2);
  typename G::State state = initial(rules);
  int thoughts = 0;
  for (int step = 0; step < player_steps && thoughts < thoughts_a_player && phase(state) != Phase::over; ++step) {
    if (phase(state) == Phase::roll) {
      state = roll(state, players::roll_drawn(state, random.next()));
      continue;
    }
    const auto plays = legal(state);
    const auto drawn = plays[random.below(static_cast<std::uint32_t>(plays.size()))];
    if (plays.size() >= enough_plays && random.below(thought_one_in) == 0) {
      ++thoughts;
      const auto decision = player.think(state, {.nodes = thought_nodes, .seed = random.next()});
      if (!decision) return hash.add(decision.error().message.code);
      hash.add(decision->candidates.size());
      for (std::size_t i = 0; i < std::min(decision->candidates.size(), most_candidates); ++i) {
        const auto& candidate = decision->candidates[i];
        hash.add(format_play(state, candidate.play));
        hash.add(static_cast<std::uint64_t>(candidate.plies));
        hash.add(std::bit_cast<std::uint64_t>(candidate.value));
      }
    }
    state = apply(state, drawn);
  }
}

template <HasNotation G>
void add_entry(Hash& hash, const typename G::Rules& rules, const players::Entry<G>& entry) {
  hash.add(entry.name);
  const auto player = entry.make({});
  if (!player) return hash.add(player.error().message.code);
  add_player<G>(hash, rules, **player);
  add_thoughts<G>(hash, rules, **player);
}

// A short one, of the first position in which there is something to choose.
template <HasNotation G>
void add_rollout(Hash& hash, const typename G::Rules& rules) {
  const auto run = lineup(G{}).rollouts.run();
  if (run == nullptr) return;
  RandomSource random(3);
  typename G::State state = initial(rules);
  while (phase(state) == Phase::roll) state = roll(state, players::roll_drawn(state, random.next()));
  for (const int plies : {0, 1}) {
    const players::RolloutSettings settings{.trials = 36, .plies = plies, .truncate = 3, .most = 2};
    const auto rollout = run(state, settings, [](const auto&) { return true; }, {}, {}, {});
    if (!rollout) return hash.add(rollout.error().message.code);
    for (const auto& line : rollout->lines) {
      hash.add(format_play(state, line.play));
      hash.add(std::bit_cast<std::uint64_t>(line.sums.value));
      hash.add(std::bit_cast<std::uint64_t>(line.sums.squares));
    }
  }
}

}  // namespace

std::uint64_t signature() {
  Hash hash;
  for_each_game([&]<class G>() {
    for (const auto& preset : G::presets()) {
      hash.add(G::name);
      hash.add(preset.name);
      for (int i = 0; i < games_a_preset; ++i) {
        RandomSource random(static_cast<std::uint64_t>(i));
        add_random_game<G>(hash, preset.rules, random);
      }
      add_perft<G>(hash, preset.rules);
      for (const auto& entry : players::entries<G>()) add_entry<G>(hash, preset.rules, entry);
      for (const auto& entry : lineup(G{}).unlisted) add_entry<G>(hash, preset.rules, entry);
      add_rollout<G>(hash, preset.rules);
    }
  });
  return hash.value();
}

std::string signature_text(std::uint64_t signature) {
  std::string text(16, '0');
  for (std::size_t i = text.size(); i-- > 0; signature >>= 4) text[i] = "0123456789abcdef"[signature & 15];
  return text;
}

}  // namespace fourfold::bench
