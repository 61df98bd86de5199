// How a turn that was begun can end: the plays in reach of the hops made, each with the hops that are still to make.
#pragma once

#include <algorithm>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "notation/scene.h"
#include "rules/walk.h"

namespace fourfold::screen {

template <class G>
struct Line {
  typename G::Play play;
  std::vector<Hop> hops;
};

template <class G>
class Lines {
  using State = typename G::State;
  using Play = typename G::Play;

 public:
  explicit Lines(const State& state, std::span<const Hop> made)
      : state_(state), made_(made.size()), line_(made.begin(), made.end()) {}

  // Every play in reach. A turn that is only begun can end in very many ways; then those found first.
  std::vector<Line<G>> all() && {
    follow();
    return std::move(found_);
  }

  // The hops of the play as it is told, where nothing has been moved yet; nothing where it is a word.
  std::vector<Hop> of(const Play& play) && {
    const std::vector<Arrow> told = arrows(state_, play);
    if (told.empty() || !along(play, told)) return {};
    return {line_.begin() + static_cast<std::ptrdiff_t>(made_), line_.end()};
  }

 private:
  using Board = decltype(preview(std::declval<const State&>(), std::span<const Hop>()));
  static constexpr std::size_t most_nodes = 3000;

  // Where a turn stands after some of its hops.
  struct Node {
    Board board;
    DiceLeft left;
    Hop last;  // what may follow can depend on which piece has moved
  };

  bool is_new() {
    Node node{preview(state_, line_), dice_left(state_, line_), line_.empty() ? Hop{} : line_.back()};
    const bool known = std::ranges::any_of(seen_, [&](const Node& other) {
      return other.board == node.board && std::ranges::equal(other.left, node.left) && other.last == node.last;
    });
    if (!known) seen_.push_back(std::move(node));
    return !known;
  }

  void follow() {
    if (seen_.size() >= most_nodes || !is_new()) return;
    if (const auto play = play_of(state_, line_)) {
      const bool known = std::ranges::find(found_, *play, &Line<G>::play) != found_.end();
      if (!known) found_.push_back({*play, {line_.begin() + static_cast<std::ptrdiff_t>(made_), line_.end()}});
    }
    for (const Hop& hop : next_hops(state_, line_)) {
      line_.push_back(hop);
      follow();
      line_.pop_back();
    }
  }

  // Goes on with hops that begin and end where the arrows do, until they are the play.
  bool along(const Play& play, const std::vector<Arrow>& told) {
    if (play_of(state_, line_) == play) return true;
    for (const Hop& hop : next_hops(state_, line_)) {
      const bool begins = std::ranges::any_of(told, [&](const Arrow& arrow) { return arrow.from == hop.from; });
      const bool ends = std::ranges::any_of(told, [&](const Arrow& arrow) { return arrow.to == hop.to; });
      if (!begins || !ends) continue;
      line_.push_back(hop);
      if (along(play, told)) return true;
      line_.pop_back();
    }
    return false;
  }

  const State& state_;
  std::size_t made_;
  std::vector<Hop> line_;
  std::vector<Node> seen_;
  std::vector<Line<G>> found_;
};

}  // namespace fourfold::screen
