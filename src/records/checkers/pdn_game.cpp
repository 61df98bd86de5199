// A PDN file cut into games.
#include "records/checkers/pdn_game.h"

#include <algorithm>

namespace fourfold::records {
namespace {

// The results of other draughts in the words of this one.
std::string plain(std::string_view result) {
  if (result == "2-0") return "1-0";
  if (result == "0-2") return "0-1";
  if (result == "1-1") return "1/2-1/2";
  return std::string(result);
}

bool says_result(std::string_view result) {
  return result == "1-0" || result == "0-1" || result == "1/2-1/2" || result == "0-0";
}

// English draughts is type 21, also when nothing is said.
Result<void> check_type(const PdnGame& game) {
  const PdnWord* type = game.tag("GameType");
  if (type == nullptr) return {};
  const std::string number = type->value.substr(0, type->value.find(','));
  if (number == "21") return {};
  return refuse_at(type->place, "GameType " + quoted(number) +
                                    " is another kind of draughts; English draughts, which is 21, is played here");
}

// The tag and the word after the last move say the same, if both say something.
Result<void> settle_result(PdnGame& game, const PdnWord* last) {
  const PdnWord* tag = game.tag("Result");
  const std::string tagged = tag == nullptr ? "*" : plain(trimmed(tag->value));
  const std::string ended = last == nullptr ? "*" : plain(last->text);
  if (says_result(tagged) && says_result(ended) && tagged != ended) {
    return refuse_at(last->place, "the game ends with " + ended + ", but its Result tag says " + tagged);
  }
  game.result = "*";
  if (says_result(tagged)) game.result = tagged;
  if (says_result(ended)) game.result = ended;
  return {};
}

}  // namespace

const PdnWord* PdnGame::tag(std::string_view name) const {
  const auto found = std::ranges::find(tags, name, &PdnWord::text);
  return found == tags.end() ? nullptr : &*found;
}

std::string_view PdnGame::text(std::string_view name) const {
  const PdnWord* word = tag(name);
  return word == nullptr || word->value == "?" ? std::string_view() : std::string_view(word->value);
}

Result<std::vector<PdnGame>> read_pdn_games(std::string_view text) {
  auto words = read_pdn_words(text);
  if (!words) return tl::unexpected<Error>(words.error());
  std::vector<PdnGame> games;
  bool open = false;  // the last game has not ended yet
  const auto finish = [&](const PdnWord* result) -> Result<void> {
    open = false;
    if (const auto fits = check_type(games.back()); !fits) return fits;
    return settle_result(games.back(), result);
  };
  for (PdnWord& word : *words) {
    const bool heads_next = word.kind == PdnKind::tag && open && !games.back().body.empty();
    if (heads_next) {
      if (const auto ended = finish(nullptr); !ended) return tl::unexpected<Error>(ended.error());
    }
    if (!open) {
      games.push_back({{}, {}, "*", word.place});
      open = true;
    }
    PdnGame& game = games.back();
    if (word.kind == PdnKind::result) {
      if (const auto ended = finish(&word); !ended) return tl::unexpected<Error>(ended.error());
    } else if (word.kind != PdnKind::tag) {
      game.body.push_back(std::move(word));
    } else if (game.tag(word.text) != nullptr) {
      return refuse_at(word.place, "the tag " + word.text + " stands twice in this game");
    } else {
      game.tags.push_back(std::move(word));
    }
  }
  if (open) {
    if (const auto ended = finish(nullptr); !ended) return tl::unexpected<Error>(ended.error());
  }
  if (games.empty()) return refuse_at({}, "there is no game in this file");
  return games;
}

}  // namespace fourfold::records
