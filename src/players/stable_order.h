// Puts a short list in order, equal ones as they were. For lists of moves, where it needs no memory; the standard
// library's stable_sort takes some from a function that clang warns of.
#pragma once

#include <algorithm>
#include <functional>
#include <iterator>

namespace fourfold::players {

// By what `key` says of each, as `before` has it.
template <class Iterator, class Before, class Key = std::identity>
void order_stably(Iterator first, Iterator last, Before before, Key key = {}) {
  const auto in_front = [&](const auto& a, const auto& b) { return before(std::invoke(key, a), std::invoke(key, b)); };
  for (Iterator at = first; at != last; ++at)
    std::rotate(std::upper_bound(first, at, *at, in_front), at, std::next(at));
}

}  // namespace fourfold::players
