// A game between people at one terminal and players of ours: shows the board, asks for plays in the game's
// notation and goes on until the game is over or the input ends.
#pragma once

#include <algorithm>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/core.h>

#include "cli/batch.h"
#include "cli/boards.h"
#include "cli/outcome_text.h"
#include "cli/report.h"
#include "players/lots.h"
#include "players/player.h"

namespace fourfold::cli {

inline constexpr std::string_view human = "human";

// Who plays on each seat, in turn order; nobody where a person does.
template <Drawn G>
using SeatedPlayers = std::vector<std::unique_ptr<players::Player<G>>>;

// Prints the prompt and returns the next line without blanks around it, or nothing at the end of the input.
std::optional<std::string> ask(LineReader& lines, const std::string& prompt);

template <Drawn G>
class PlaySession {
  using State = typename G::State;

 public:
  PlaySession(const typename G::Rules& rules, SeatedPlayers<G> players, RandomSource random, LineReader& lines)
      : state_(initial(rules)), players_(std::move(players)), random_(random), lines_(lines) {}

  void run() {
    fmt::print("{}: {}\n'?' lists the plays, 'help' tells the rest.\n\n", G::title, G::summary);
    for (;;) {
      if (phase(state_) == Phase::over) {
        fmt::print("\n{}\nThe game is over: {}.\n", draw_board(state_), outcome_text<G>(state_));
        const auto next = next_game(state_);
        if (!next) return;
        fmt::print("On to the next one.\n\n");
        state_ = *next;
      } else if (phase(state_) == Phase::roll) {
        const typename G::Roll dice = players::roll_drawn(state_, random_.next());
        fmt::print("Roll: {}\n", format_roll(dice));
        state_ = roll(state_, dice);
      } else if (!decide()) {
        fmt::print("The game stays unfinished. It stood at {}\n", format_position(state_));
        return;
      }
    }
  }

 private:
  std::string actor() const { return "Player " + std::to_string(number(to_act(state_))); }

  // The player to act, or nobody where a person does.
  const players::Player<G>* player_to_act() const {
    const auto all = seats(state_.rules());
    const auto place = std::find(all.begin(), all.end(), to_act(state_)) - all.begin();
    return players_[static_cast<std::size_t>(place)].get();
  }

  // One decision of whoever is to act; false when a person has left.
  bool decide() {
    const auto plays = legal(state_);
    const bool only_pass = plays.size() == 1 && format_play(state_, plays[0]) == "pass";
    if (only_pass) {
      fmt::print("{} cannot move and passes.\n", actor());
      state_ = apply(state_, plays[0]);
      return true;
    }
    const players::Player<G>* player = player_to_act();
    if (player == nullptr) return ask_human();
    const typename G::Play play = player->decide(state_, {0, random_.next(), {}}).play;
    fmt::print("{} plays {}\n", actor(), format_play(state_, play));
    state_ = apply(state_, play);
    return true;
  }

  bool ask_human() {
    fmt::print("\n{}\n", draw_board(state_));
    const std::string dice = dice_text<G>(state_);
    const std::string prompt = actor() + (dice.empty() ? "" : " to play " + dice) + "> ";
    while (const auto typed = ask(lines_, prompt)) {
      if (*typed == "quit") return false;
      if (answered(*typed)) continue;
      const auto play = typed_play(*typed);
      const auto next = play ? try_apply(state_, *play) : Result<State>(tl::unexpected<Error>(play.error()));
      if (next) {
        state_ = *next;
        return true;
      }
      fmt::print("{}\n", printable(next.error().message));
    }
    return false;
  }

  // A word that asks for something to look at.
  bool answered(const std::string& word) const {
    if (word.empty() || word == "?") {
      list_plays();
    } else if (word == "help") {
      fmt::print(
          "Write a play as '?' lists it, or its number there.\n"
          "  ?         the plays there are\n"
          "  board     the board once more\n"
          "  position  the position as text\n"
          "  quit      leave the game\n");
    } else if (word == "board") {
      fmt::print("\n{}\n", draw_board(state_));
    } else if (word == "position") {
      fmt::print("{}\n", format_position(state_));
    } else {
      return false;
    }
    return true;
  }

  void list_plays() const {
    int number = 0;
    for (const auto& play : legal(state_)) fmt::print("{:4}  {}\n", ++number, format_play(state_, play));
    std::string also;
    for (const auto& offer : offers(state_)) also += (also.empty() ? "" : ", ") + format_play(state_, offer);
    if (!also.empty()) fmt::print("also: {}\n", also);
  }

  Result<typename G::Play> typed_play(const std::string& text) const {
    if (text.find_first_not_of("0123456789") != std::string::npos) return parse_play(state_, text);
    const auto plays = legal(state_);
    const std::size_t number = text.size() > 6 ? 0 : static_cast<std::size_t>(std::stoi(text));
    if (number < 1 || number > plays.size()) {
      return refuse("the plays are numbered from 1 to " + std::to_string(plays.size()) + "; '?' lists them");
    }
    return plays[number - 1];
  }

  State state_;
  SeatedPlayers<G> players_;
  RandomSource random_;
  LineReader& lines_;
};

}  // namespace fourfold::cli
