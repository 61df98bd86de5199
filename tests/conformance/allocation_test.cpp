// Rules never ask for memory: every new is counted while games are played.
#include <cstdlib>
#include <new>

#include <gtest/gtest.h>

#include "players/random_source.h"
#include "rules/any_game.h"

namespace {
long allocations = 0;
}

// Replaced for this whole program; everything else keeps working, only counted. Never inlined: g++ would see free()
// meet memory that it takes for the usual operator's, and warn.
[[gnu::noinline]] void* operator new(std::size_t size) {
  ++allocations;
  if (void* memory = std::malloc(size)) return memory;
  std::abort();
}
[[gnu::noinline]] void* operator new[](std::size_t size) { return operator new(size); }
[[gnu::noinline]] void operator delete(void* memory) noexcept { std::free(memory); }
[[gnu::noinline]] void operator delete[](void* memory) noexcept { std::free(memory); }
[[gnu::noinline]] void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
[[gnu::noinline]] void operator delete[](void* memory, std::size_t) noexcept { std::free(memory); }

namespace fourfold {
namespace {

template <class G>
void play_one(const typename G::Rules& rules, RandomSource& random) {
  auto state = initial(rules);
  while (phase(state) != Phase::over) {
    if (phase(state) == Phase::roll) {
      (void)chance(state);
      state = roll(state, roll_at(state, random.below(chance_total(state))));
    } else {
      const auto plays = legal(state);
      const auto extra = offers(state);
      const bool offer = !extra.empty() && random.below(50) == 0;
      state =
          offer ? apply(state, extra[0]) : apply(state, plays[random.below(static_cast<std::uint32_t>(plays.size()))]);
    }
  }
  (void)outcome(state);
  (void)next_game(state);
}

TEST(Allocation, rules_never_allocate) {
  for_each_game([]<class G>() {
    for (const auto& preset : G::presets()) {
      RandomSource random(11);
      const long before = allocations;
      for (int game = 0; game < 20; ++game) play_one<G>(preset.rules, random);
      (void)perft(begin_with(preset.rules, seats(preset.rules)[0]), 2);
      EXPECT_EQ(allocations, before) << G::name << " " << preset.name;
    }
  });
  // The counter counts.
  const long before = allocations;
  ::operator delete(::operator new(1));
  EXPECT_EQ(allocations, before + 1);
}

}  // namespace
}  // namespace fourfold
