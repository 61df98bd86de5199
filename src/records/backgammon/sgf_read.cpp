#include <algorithm>

#include "records/backgammon/mat_cells.h"
#include "records/backgammon/sgf.h"
#include "records/backgammon/sgf_points.h"
#include "records/backgammon/transcript.h"
#include "records/rules_words.h"
#include "records/sgf_tree.h"

namespace fourfold::records {
namespace {

class SgfGameReader {
 public:
  SgfGameReader(Transcript& transcript, const SgfGame& source) : transcript_(transcript), source_(source) {}

  Result<void> read() {
    game_.place = source_.place;
    const SgfNode& root = source_.nodes.front();
    const bool first = transcript_.games.empty();
    if (const auto read = read_match(root, first); !read) return read;
    if (first) read_about(root);
    if (const auto read = read_rules(root, first); !read) return read;
    if (const auto read = read_cube(root); !read) return read;
    for (std::size_t i = 1; i < source_.nodes.size(); ++i) {
      if (const auto read = read_node(source_.nodes[i]); !read) return read;
    }
    if (const auto read = read_result(root); !read) return read;
    transcript_.games.push_back(std::move(game_));
    return {};
  }

 private:
  static tl::unexpected<Error> refuse_here(const SgfProperty& property, const std::string& message) {
    return refuse_at(property.place, message);
  }

  Result<void> read_match(const SgfNode& root, bool first) {
    const SgfProperty* kind = root.find("GM");
    if (kind == nullptr || kind->value() != "6")
      return refuse_at(root.place, "this game is not backgammon: GM[6] is missing");
    const SgfProperty* match = root.find("MI");
    int length = 0;
    for (const std::string& entry : match == nullptr ? std::vector<std::string>{} : match->values) {
      const std::size_t colon = std::min(entry.find(':'), entry.size());
      const std::string_view name = std::string_view(entry).substr(0, colon);
      const auto number = read_number(std::string_view(entry).substr(std::min(colon + 1, entry.size())));
      if (name != "length" && name != "ws" && name != "bs") continue;
      if (!number) return refuse_here(*match, quoted(entry) + " needs a whole number after its colon");
      (name == "length" ? length : game_.score[name == "ws" ? 0 : 1]) = *number;
    }
    if (length > backgammon::longest_match) return refuse_here(*match, "the longest match here is to 999 points");
    const std::array<std::string, 2> names = {name_of(root, "PW", 0), name_of(root, "PB", 1)};
    if (first) {
      transcript_.length = length;
      transcript_.names = names;
    } else if (length != transcript_.length || names != transcript_.names) {
      return refuse_at(root.place, "this game belongs to another match than the one before it");
    }
    return {};
  }

  static std::string name_of(const SgfNode& root, const char* property, int player) {
    const SgfProperty* name = root.find(property);
    return name == nullptr || trimmed(name->value()).empty() ? "Player " + std::to_string(player + 1) : name->value();
  }

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

  Result<void> read_rules(const SgfNode& root, bool first) {
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
        transcript_.variant = backgammon::Setup::nackgammon;
      } else if (word == "Hypergammon3") {
        transcript_.variant = backgammon::Setup::hyper;
      } else if (word.starts_with("Hypergammon")) {
        return refuse_here(*rules, quoted(word) + " is not played here; Hypergammon3 is");
      }
    }
    if (first) {
      transcript_.crawford = crawford;
      transcript_.jacoby = jacoby;
    }
    return {};
  }

  Result<void> read_cube(const SgfNode& root) {
    const SgfProperty* cube = root.find("CV");
    if (cube == nullptr) return {};
    for (int doubles = 0; doubles <= 3; ++doubles) {
      if (read_number(cube->value()) != 1 << doubles) continue;
      game_.automatic_doubles = doubles;
      return {};
    }
    return refuse_here(*cube, "the cube begins at 1, 2, 4 or 8 here, not at " + quoted(cube->value()));
  }

  Result<void> read_node(const SgfNode& node) {
    for (const SgfProperty& property : node.properties) {
      Result<void> read;
      if (property.name == "W" || property.name == "B") {
        read = read_turn(property, property.name == "W" ? 0 : 1);
      } else if (property.name == "DI") {
        read = read_dice(node, property);
      } else if (property.name == "AE" || property.name == "AW" || property.name == "AB" || property.name == "CV" ||
                 property.name == "CP") {
        read = refuse_here(property, "the board or the cube is set by hand here, which a record cannot hold");
      } else if (property.name == "C") {
        const std::string_view note = trimmed(property.value());
        if (!note.empty()) (game_.turns.empty() ? game_.notes : game_.turns.back().notes).emplace_back(note);
      }
      if (!read) return read;
    }
    return {};
  }

  // Dice that were rolled and not played, because the player resigned or the game was left.
  Result<void> read_dice(const SgfNode& node, const SgfProperty& property) {
    const SgfProperty* player = node.find("PL");
    Turn turn;
    turn.place = property.place;
    turn.action = Action::roll;
    turn.player = player != nullptr && player->value() == "B" ? 1 : 0;
    const auto dice = dice_of(property.value());
    if (!dice) return refuse_here(property, "expected here: two dice, such as DI[31]");
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
    Turn turn;
    turn.place = property.place;
    turn.player = player;
    const std::string& text = property.value();
    const auto dice = dice_of(text);
    if (text == "double") {
      turn.action = Action::offer_double;
    } else if (text == "take") {
      turn.action = Action::take;
    } else if (text == "drop") {
      turn.action = Action::drop;
    } else if (dice && text.size() % 2 == 0 && text.size() <= 10) {
      turn.dice = *dice;
      turn.play = text.size() == 2 ? "pass" : "";
      for (std::size_t i = 2; i + 1 < text.size(); i += 2) {
        const auto from = sgf_point(text[i], player);
        const auto to = sgf_point(text[i + 1], player);
        if (!from || !to) return refuse_here(property, quoted(text) + ": points are the letters a to z");
        turn.play += (turn.play.empty() ? "" : " ") + std::to_string(*from) + "/" + std::to_string(*to);
      }
    } else {
      return refuse_here(
          property,
          quoted(text) + " stands where a turn is expected: dice and points such as 31hefe, double, take or drop");
    }
    // Dice that were set down before are these.
    if (!game_.turns.empty() && game_.turns.back().action == Action::roll) game_.turns.pop_back();
    game_.turns.push_back(std::move(turn));
    return {};
  }

  // RE[W+2R]: White won two points because Black resigned.
  Result<void> read_result(const SgfNode& root) {
    const SgfProperty* result = root.find("RE");
    if (result == nullptr) return {};
    std::string_view text = result->value();
    if (text.size() < 3 || (text[0] != 'W' && text[0] != 'B') || text[1] != '+') return {};
    const bool resigned = text.ends_with('R');
    if (resigned) text.remove_suffix(1);
    const auto points = read_number(text.substr(2));
    if (!points || *points < 1)
      return refuse_here(*result, quoted(result->value()) + " is no result; one is written W+2 or B+1R");
    Turn turn;
    turn.place = result->place;
    turn.action = Action::win;
    turn.player = text[0] == 'W' ? 0 : 1;
    turn.number = *points;
    game_.turns.push_back(turn);
    return {};
  }

  Transcript& transcript_;
  const SgfGame& source_;
  TranscriptGame game_;
};

}  // namespace

Result<Record> read_sgf(std::string_view text) {
  const auto games = read_sgf_games(text);
  if (!games) return tl::unexpected<Error>(games.error());
  Transcript transcript;
  for (const SgfGame& game : *games) {
    if (const auto read = SgfGameReader(transcript, game).read(); !read) return tl::unexpected<Error>(read.error());
  }
  return to_record(transcript);
}

}  // namespace fourfold::records
