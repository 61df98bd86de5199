// The bots of one game, over its table.
#pragma once

#include <algorithm>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "notation/scenes.h"
#include "players/registry.h"
#include "players/seeded_draws.h"
#include "screen/bots.h"
#include "screen/lines.h"
#include "table/table.h"

namespace fourfold::screen {

inline constexpr std::string_view bot_mark = "bot:";

// What to do about the name of a bot that is not known here.
enum class UnknownBot : std::uint8_t { refused, left_to_a_person };

template <class G>
class BotsOfGame final : public Bots {
  using Bot = std::unique_ptr<players::Engine<G>>;

 public:
  // Those that the setup of the table names. The table outlives its bots.
  static Result<std::unique_ptr<Bots>> seated(const Table<G>& table, UnknownBot unknown) {
    std::vector<Bot> bots;
    for (const Player& player : table.setup().players) {
      if (player.human()) {
        bots.push_back(nullptr);
        continue;
      }
      auto made = bot_of(player);
      if (!made && unknown == UnknownBot::refused) return refuse(made.error());
      bots.push_back(made ? *std::move(made) : nullptr);
    }
    return std::make_unique<BotsOfGame>(table, std::move(bots));
  }

  BotsOfGame(const Table<G>& table, std::vector<Bot> bots) : table_(table), bots_(std::move(bots)) {}

  bool play_for(int player) const override {
    const auto place = static_cast<std::size_t>(player);
    return place < bots_.size() && bots_[place] != nullptr;
  }

  Result<std::string> decide(int player, std::uint64_t seed, const players::StopAsked& enough) override {
    const auto decision =
        bots_[static_cast<std::size_t>(player)]->think(table_.state(), {.seed = seed, .stop = enough});
    if (!decision) return refuse(decision.error());
    return format_play(table_.state(), decision->play);
  }

  Result<Hint> hint(std::span<const Hop> made, std::uint64_t seed, const players::StopAsked& enough) override {
    const auto& state = table_.state();
    if (table_.over() || phase(state) != Phase::decide) return refuse<"screen.nothing-to-hint">();
    const std::string_view name = players::adviser_name<G>();
    if (!adviser_) {
      auto made_player = players::make_player<G>(name);
      if (!made_player) return refuse(made_player.error());
      adviser_ = *std::move(made_player);
    }
    auto decision = adviser_->think(state, {.seed = seed, .lines = most_judged, .stop = enough});
    if (!decision) return refuse(decision.error());
    const std::vector<Line<G>> in_reach = made.empty() ? std::vector<Line<G>>() : Lines<G>(state, made).all();
    if (!made.empty()) {
      const auto out_of_reach = [&](const auto& candidate) {
        return std::ranges::find(in_reach, candidate.play, &Line<G>::play) == in_reach.end();
      };
      if (out_of_reach(*decision)) decision->reason = {};
      std::erase_if(decision->candidates, out_of_reach);
      if (decision->candidates.empty()) decision->candidates = judged(in_reach, {.seed = seed, .stop = enough});
      if (decision->candidates.empty()) return refuse<"screen.nothing-to-hint">();
      decision->play = decision->candidates.front().play;
    }
    Hint hint{format_play(state, decision->play),
              std::string(name),
              decision->reason,
              decision->meaning == players::Meaning::equity,
              {}};
    constexpr std::size_t most_shown = 5;
    for (const auto& candidate : decision->candidates) {
      if (hint.plays.size() == most_shown) break;
      const auto line = std::ranges::find(in_reach, candidate.play, &Line<G>::play);
      hint.plays.push_back(hinted(candidate, made, line == in_reach.end() ? nullptr : &line->hops));
    }
    return hint;
  }

  std::string throw_dice(std::uint64_t seed) const override {
    return format_roll(players::roll_drawn(table_.state(), seed));
  }

  std::vector<std::string> missing_files() const override {
    const auto missing = lineup(G{}).missing_files;
    std::vector<std::string> files = missing == nullptr ? std::vector<std::string>() : missing(table_.state().rules());
    std::erase_if(files, [](const std::string& file) { return players::was_given(file); });
    return files;
  }

  void renew() override {
    adviser_.reset();
    for (std::size_t i = 0; i < bots_.size(); ++i) {
      if (!bots_[i]) continue;
      if (auto made = bot_of(table_.setup().players[i])) bots_[i] = *std::move(made);
    }
  }

  bool prepare(std::size_t piece) override {
    const auto pieces = lineup(G{}).preparations;
    if (piece < pieces.size()) pieces[piece]();
    return piece + 1 < pieces.size();
  }

 private:
  using Candidates = std::vector<players::Candidate<G>>;
  static constexpr std::size_t most_judged = 3;  // as deeply as the best, for a hint

  static players::MadeEngine<G> bot_of(const Player& player) {
    std::string_view name = player.kind;
    if (name.starts_with(bot_mark)) name.remove_prefix(bot_mark.size());
    return players::make_player<G>(name);
  }

  // The plays that are still in reach, best first.
  Candidates judged(const std::vector<Line<G>>& in_reach, const players::Limits& limits) {
    std::vector<typename G::Play> plays;
    plays.reserve(in_reach.size());
    for (const Line<G>& line : in_reach) plays.push_back(line.play);
    Candidates candidates = adviser_->judge(table_.state(), plays, limits).value_or(Candidates());
    std::ranges::sort(candidates, std::ranges::greater{}, &players::Candidate<G>::value);
    return candidates;
  }

  // With the hops that are left of it; where none were made, those are all of it.
  HintedPlay hinted(const players::Candidate<G>& candidate, std::span<const Hop> made, const std::vector<Hop>* left) {
    const auto& state = table_.state();
    HintedPlay hinted;
    hinted.play = format_play(state, candidate.play);
    hinted.value = candidate.value;
    for (const players::Figure& figure : candidate.figures) {
      if (figure.name == "win") hinted.win = figure.value;
    }
    hinted.hops = left == nullptr ? Lines<G>(state, made).of(candidate.play) : *left;
    std::vector<Hop> line(made.begin(), made.end());
    for (const Hop& hop : hinted.hops) {
      hinted.told.push_back(tell_hop(state, line, hop));
      if (left != nullptr) hinted.arrows.push_back({to_act(state), hop.from, hop.to, {}, captures(state, line, hop)});
      line.push_back(hop);
    }
    if (left == nullptr) hinted.arrows = arrows(state, candidate.play);
    hinted.proof = candidate.proof;
    hinted.line = replies(candidate.line);
    return hinted;
  }

  // What follows the first play of a line.
  std::vector<HintedReply> replies(std::span<const typename G::Play> line) const {
    constexpr std::size_t most_shown = 7;
    std::vector<HintedReply> replies;
    auto state = table_.state();
    for (std::size_t i = 0; i < std::min(line.size(), most_shown + 1); ++i) {
      if (i > 0) replies.push_back({format_play(state, line[i]), arrows(state, line[i])});
      state = apply(state, line[i]);
    }
    return replies;
  }

  const Table<G>& table_;
  std::vector<Bot> bots_;  // by player; nobody where a person plays
  Bot adviser_;            // of hints; it remembers what it was asked before
};

}  // namespace fourfold::screen
