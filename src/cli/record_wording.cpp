#include "cli/record_wording.h"

#include "cli/language.h"

namespace fourfold::cli {
namespace {

Message call(std::size_t number) { return say<"terminal.play.player-number", "number">(number); }

}  // namespace

std::string unnamed_player(std::size_t number) { return without_direction(in_words(call(number))); }

records::Wording wording_here() { return {wording_of_file().note, {unnamed_player(1), unnamed_player(2)}}; }

records::Wording wording_of_file() {
  return {[](const Message& note) { return english(note); }, {english(call(1)), english(call(2))}};
}

}  // namespace fourfold::cli
