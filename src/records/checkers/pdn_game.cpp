// A PDN file cut into games.
#include "records/checkers/pdn_game.h"

#include <algorithm>

namespace fourfold::records {
namespace {

// The results of other draughts in the words of this one.
std::string plain(std::string_view result) {
  if (result == "2-0") return "1-0";
  if (result == "0-2") return "0-1";
  constexpr std::string_view drawn[] = {"1-1", "0.5-0.5", ".5-.5", "\xc2\xbd-\xc2\xbd", "1/2"};
  if (std::ranges::find(drawn, result) != std::end(drawn)) return "1/2-1/2";
  return std::string(result);
}

bool says_result(std::string_view result) {
  return result == "1-0" || result == "0-1" || result == "1/2-1/2" || result == "0-0";
}

// English draughts is type 21, also when nothing is said.
Placed<void> check_type(const PdnGame& game) {
  const PdnWord* type = game.tag("GameType");
  if (type == nullptr) return {};
  const std::string number = type->value.substr(0, type->value.find(','));
  if (number == "21") return {};
  return remark_on(type->place, say<"record.pdn-type", "word">(excerpt(number)));
}

// The tag and the word after the last move say the same, if both say something; else what was written last counts.
void settle_result(PdnGame& game, const PdnWord* last, Reading& reading) {
  const PdnWord* tag = game.tag("Result");
  const std::string tagged = tag == nullptr ? "*" : plain(trimmed(tag->value));
  const std::string ended = last == nullptr ? "*" : plain(last->text);
  if (says_result(tagged) && says_result(ended) && tagged != ended) {
    reading.remark(last->place, say<"record.pdn-result", "ended", "tagged">(ended, tagged));
  }
  game.result = "*";
  if (says_result(tagged)) game.result = tagged;
  if (says_result(ended)) game.result = ended;
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

std::vector<PdnGame> read_pdn_games(std::string_view text, Reading& reading) {
  std::vector<PdnGame> games;
  bool open = false;  // the last game has not ended yet
  const auto finish = [&](const PdnWord* result) {
    open = false;
    settle_result(games.back(), result, reading);
    if (const auto fits = check_type(games.back()); !fits) {
      reading.remark(fits.error().place, say<"record.game-left-out", "reason">(fits.error().reason));
      games.pop_back();
    }
  };
  for (PdnWord& word : read_pdn_words(text)) {
    const bool heads_next = word.kind == PdnKind::tag && open && !games.back().body.empty();
    if (heads_next) finish(nullptr);
    const bool heading = !open || games.back().body.empty();
    if (word.kind == PdnKind::problem && heading) {
      reading.remark(word.place, word.problem);
      continue;
    }
    if (!open) {
      games.push_back({{}, {}, "*", word.place});
      open = true;
    }
    PdnGame& game = games.back();
    if (word.kind == PdnKind::result) {
      finish(&word);
    } else if (word.kind != PdnKind::tag) {
      game.body.push_back(std::move(word));
    } else if (game.tag(word.text) != nullptr) {
      reading.remark(word.place, say<"record.pdn-tag-twice", "tag">(excerpt(word.text)));
    } else {
      game.tags.push_back(std::move(word));
    }
  }
  if (open) finish(nullptr);
  return games;
}

}  // namespace fourfold::records
