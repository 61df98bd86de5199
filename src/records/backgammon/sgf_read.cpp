#include <algorithm>

#include "records/backgammon/mat_cells.h"
#include "records/backgammon/sgf.h"
#include "records/backgammon/sgf_points.h"
#include "records/backgammon/transcript.h"
#include "records/rules_line.h"
#include "records/sgf_tree.h"

namespace fourfold::records {
namespace {

// Whose match a game belongs to, and how far it has come.
struct SgfMatch {
  int length = 0;
  std::array<int, 2> score{};
  std::array<std::string, 2> names;

  bool same_as(const Transcript& transcript) const {
    return transcript.games.empty() || (length == transcript.length && names == transcript.names);
  }
};

class SgfGameReader {
 public:
  SgfGameReader(Transcript& transcript, const SgfGame& source, const SgfMatch& match)
      : transcript_(transcript), source_(source) {
    game_.place = source_.place;
    game_.score = match.score;
    if (!transcript.games.empty()) return;
    transcript.place = source_.place;
    transcript.length = match.length;
    transcript.names = match.names;
  }

  // Adds the game to the match, as far as it can be read.
  Placed<void> read() {
    const SgfNode& root = source_.nodes.front();
    const bool first = transcript_.games.empty();
    if (first) read_about(root);
    if (const auto read = read_rules(root, first); !read) return read;
    if (const auto read = read_cube(root); !read) return read;
    for (std::size_t i = 1; i < source_.nodes.size(); ++i) read_node(source_.nodes[i]);
    read_result(root);
    transcript_.games.push_back(std::move(game_));
    return {};
  }

 private:
  void read_about(const SgfNode& root) {
    for (const auto& [name, property] : sgf_about) {
      const SgfProperty* found = root.find(property);
      if (found == nullptr) continue;
      std::string text = found->value();
      if (std::string_view(name) == "Date") std::ranges::replace(text, '-', '.');
      transcript_.about.emplace_back(name, text);
    }
    if (const SgfProperty* comment = root.find("GC")) read_comment(comment->value());
    if (const SgfProperty* rules = root.find(sgf_rules_property)) transcript_.rules = rules->value();
  }

  // GNU Backgammon keeps what it does not know of a .mat file in the comment, our rules among it.
  void read_comment(std::string comment) {
    const std::string tag = "[" + std::string(rules_tag) + " \"";
    const std::size_t start = comment.find(tag);
    const std::size_t end = start == std::string::npos ? start : comment.find("\"]", start);
    if (end != std::string::npos) {
      transcript_.rules = comment.substr(start + tag.size(), end - start - tag.size());
      comment.erase(start, end + 2 - start);
    }
    if (const std::string_view rest = trimmed(comment); !rest.empty()) transcript_.notes.emplace_back(rest);
  }

  Placed<void> read_rules(const SgfNode& root, bool first) {
    const SgfProperty* rules = root.find("RU");
    bool crawford = false;
    bool jacoby = false;
    std::string_view rest = rules == nullptr ? std::string_view() : std::string_view(rules->value());
    game_.crawford = false;
    while (!rest.empty()) {
      const std::size_t end = std::min(rest.find(':'), rest.size());
      const std::string_view word = rest.substr(0, end);
      rest.remove_prefix(std::min(end + 1, rest.size()));
      if (word == "Crawford") {
        crawford = true;
      } else if (word == "CrawfordGame") {
        game_.crawford = true;
      } else if (word == "Jacoby") {
        jacoby = true;
      } else if (word == "NoCube") {
        transcript_.cube = false;
      } else if (word == "Nackgammon") {
        transcript_.variant = backgammon::StartingPosition::nackgammon;
      } else if (word == "Hypergammon3") {
        transcript_.variant = backgammon::StartingPosition::hyper;
      } else if (word.starts_with("Hypergammon")) {
        return remark_on(rules->place, say<"record.sgf-hypergammon", "word">(excerpt(word)));
      }
    }
    if (first) {
      transcript_.crawford = crawford;
      transcript_.jacoby = jacoby;
    }
    return {};
  }

  Placed<void> read_cube(const SgfNode& root) {
    const SgfProperty* cube = root.find("CV");
    if (cube == nullptr) return {};
    for (int doubles = 0; doubles <= 3; ++doubles) {
      if (read_number(cube->value()) != 1 << doubles) continue;
      game_.automatic_doubles = doubles;
      return {};
    }
    return remark_on(cube->place, say<"record.sgf-cube", "word">(excerpt(cube->value())));
  }

  void read_node(const SgfNode& node) {
    for (const SgfProperty& property : node.properties) {
      if (property.name == "C") {
        const std::string_view note = trimmed(property.value());
        if (!note.empty()) (game_.turns.empty() ? game_.notes : game_.turns.back().notes).emplace_back(note);
      } else if (const auto read = read_move(node, property); !read) {
        TranscriptTurn turn;
        turn.place = property.place;
        turn.problem = read.error().message;
        game_.turns.push_back(std::move(turn));
      }
    }
  }

  Result<void> read_move(const SgfNode& node, const SgfProperty& property) {
    if (property.name == "W" || property.name == "B") return read_turn(property, property.name == "W" ? 0 : 1);
    if (property.name == "DI") return read_dice(node, property);
    if (property.name == "AE" || property.name == "AW" || property.name == "AB" || property.name == "CV" ||
        property.name == "CP") {
      return refuse<"record.set-by-hand">();
    }
    return {};
  }

  // Dice that were rolled and not played, because the player resigned or the game was left.
  Result<void> read_dice(const SgfNode& node, const SgfProperty& property) {
    const SgfProperty* player = node.find("PL");
    TranscriptTurn turn;
    turn.place = property.place;
    turn.action = TranscriptAction::roll;
    turn.player = player != nullptr && player->value() == "B" ? 1 : 0;
    const auto dice = dice_of(property.value());
    if (!dice) return refuse<"record.sgf-dice">();
    turn.dice = *dice;
    game_.turns.push_back(turn);
    return {};
  }

  static std::optional<backgammon::Roll> dice_of(std::string_view text) {
    const auto first = text.size() < 2 ? std::nullopt : Die::from(text[0] - '0');
    const auto second = text.size() < 2 ? std::nullopt : Die::from(text[1] - '0');
    if (!first || !second) return std::nullopt;
    return backgammon::Roll{*first, *second};
  }

  Result<void> read_turn(const SgfProperty& property, int player) {
    TranscriptTurn turn;
    turn.place = property.place;
    turn.player = player;
    const std::string& text = property.value();
    const auto dice = dice_of(text);
    if (text == "double") {
      turn.action = TranscriptAction::offer_double;
    } else if (text == "take") {
      turn.action = TranscriptAction::take;
    } else if (text == "drop") {
      turn.action = TranscriptAction::drop;
    } else if (dice && text.size() % 2 == 0 && text.size() <= 10) {
      turn.dice = *dice;
      turn.play = text.size() == 2 ? "pass" : "";
      for (std::size_t i = 2; i + 1 < text.size(); i += 2) {
        const auto from = sgf_point(text[i], player);
        const auto to = sgf_point(text[i + 1], player);
        if (!from || !to) return refuse<"record.sgf-points", "word">(excerpt(text));
        turn.play += (turn.play.empty() ? "" : " ") + std::to_string(*from) + "/" + std::to_string(*to);
      }
    } else {
      return refuse<"record.sgf-turn", "word">(excerpt(text));
    }
    // Dice that were set down before are these.
    if (!game_.turns.empty() && game_.turns.back().action == TranscriptAction::roll) game_.turns.pop_back();
    game_.turns.push_back(std::move(turn));
    return {};
  }

  // RE[W+2R]: White won two points because Black resigned.
  void read_result(const SgfNode& root) {
    const SgfProperty* result = root.find("RE");
    if (result == nullptr) return;
    std::string_view text = result->value();
    if (text.size() < 3 || (text[0] != 'W' && text[0] != 'B') || text[1] != '+') return;
    const bool resigned = text.ends_with('R');
    if (resigned) text.remove_suffix(1);
    const auto points = read_number(text.substr(2));
    TranscriptTurn turn;
    turn.place = result->place;
    turn.action = TranscriptAction::win;
    turn.player = text[0] == 'W' ? 0 : 1;
    turn.number = points.value_or(0);
    if (turn.number < 1) turn.problem = say<"record.sgf-result", "word">(excerpt(result->value()));
    game_.turns.push_back(std::move(turn));
  }

  Transcript& transcript_;
  const SgfGame& source_;
  TranscriptGame game_;
};

std::string name_of(const SgfNode& root, const char* property, const std::string& unnamed) {
  const SgfProperty* name = root.find(property);
  const std::string_view said = name == nullptr ? std::string_view() : trimmed(name->value());
  return said.empty() ? unnamed : std::string(said);
}

Placed<SgfMatch> match_of(const SgfNode& root, const UnnamedPlayers& unnamed) {
  const SgfProperty* kind = root.find("GM");
  if (kind == nullptr || kind->value() != "6") return remark_on(root.place, say<"record.sgf-other-game">());
  SgfMatch found;
  found.names = {name_of(root, "PW", unnamed[0]), name_of(root, "PB", unnamed[1])};
  const SgfProperty* match = root.find("MI");
  if (match == nullptr) return found;
  for (const std::string& entry : match->values) {
    const std::size_t colon = std::min(entry.find(':'), entry.size());
    const std::string_view name = std::string_view(entry).substr(0, colon);
    const auto number = read_number(std::string_view(entry).substr(std::min(colon + 1, entry.size())));
    if (name != "length" && name != "ws" && name != "bs") continue;
    if (!number) return remark_on(match->place, say<"record.sgf-number", "word">(excerpt(entry)));
    (name == "length" ? found.length : found.score[name == "ws" ? 0 : 1]) = *number;
  }
  if (found.length > backgammon::longest_match)
    return remark_on(match->place, say<"record.longest-match", "most">(backgammon::longest_match));
  return found;
}

}  // namespace

Result<Reading> read_sgf(std::string_view text, const UnnamedPlayers& unnamed) {
  auto file = read_sgf_games(text);
  if (!file) return tl::unexpected<Error>(file.error());
  Reading reading;
  reading.remarks = std::move(file->remarks);
  Transcript transcript;
  const auto leave_out = [&](const Remark& remark) {
    reading.remark(remark.place, say<"record.game-left-out", "reason">(remark.reason));
  };
  for (const SgfGame& game : file->games) {
    const auto match = match_of(game.nodes.front(), unnamed);
    if (!match) {
      leave_out(match.error());
      continue;
    }
    if (!match->same_as(transcript)) {
      reading.add(to_records(transcript));
      transcript = {};
    }
    if (const auto read = SgfGameReader(transcript, game, *match).read(); !read) {
      leave_out(read.error());
      if (transcript.games.empty()) transcript = {};
    }
  }
  if (!transcript.games.empty()) reading.add(to_records(transcript));
  return settled(std::move(reading));
}

}  // namespace fourfold::records
