// The README's example, with what our own warnings would refuse: a consumer is free to write so.
#include <cstdio>

#include "notation/notation.h"

using namespace fourfold;

static_assert(__cplusplus >= 202002L, "the library brings the standard it needs");

int main() {
  auto state = backgammon::begin_with({}, Seat::one);
  state = roll(state, *parse_roll(state, "31"));
  int plays = 0;
  for (const auto& play : legal(state)) {
    (void)play;
    plays = (int)((long)plays + 1L);
  }
  state = apply(state, *parse_play(state, "8/5 6/5"));
  std::printf("%d %s\n", plays, format_position(state).c_str());
}
