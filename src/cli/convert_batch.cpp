#include "cli/convert_batch.h"
#include "cli/language.h"

#include "cli/ask.h"
#include "cli/game_texts.h"
#include "cli/question.h"
#include "cli/record_wording.h"
#include "records/formats/formats.h"
#include "sentences/message_json.h"

namespace fourfold::cli {
namespace {

// How positions can be written. A game that has several forms writes the one that the sample is in.
struct PositionForm {
  std::string_view name;
  std::string_view game;
  std::string_view sample;
};
constexpr PositionForm position_forms[] = {{"gnubgid", backgammon::Game::name, ":"},
                                           {"xgid", backgammon::Game::name, "XGID="},
                                           {"fen", checkers::Game::name, ""}};

std::vector<std::string_view> forms_of(std::string_view game) {
  std::vector<std::string_view> names;
  for (const PositionForm& form : position_forms) {
    if (form.game == game) names.push_back(form.name);
  }
  return names;
}

// A word of the request that must be a text.
Answer<std::string> text_of(const Json& request, const char* word) {
  const auto found = request.find(word);
  if (found == request.end() || !found->is_string()) return refuse<"terminal.request.say-word", "word">(word);
  return found->get<std::string>();
}

Answer<Json> convert_position(Json request, const std::string& to) {
  request.erase("to");
  const Answer<Question> question = read_question(one_line(request), {}, position_words);
  if (!question) return passed_on(question);
  if (question->game.empty()) return refuse<"terminal.request.which-game">();
  return with_game(question->game, [&]<class G>() -> Answer<Json> {
    for (const PositionForm& form : position_forms) {
      if (form.game != G::name || form.name != to) continue;
      const auto state = asked_state<G>(*question);
      if (!state) return passed_on(state);
      return Json{{"game", G::name}, {"to", to}, {"position", format_position_like(*state, form.sample)}};
    }
    const auto names = forms_of(G::name);
    if (names.empty()) return refuse<"terminal.request.one-form", "game">(game_title(G::name));
    return refuse(unknown_name<"unknown.position-format", "game">(to, names, G::name));
  });
}

Answer<Json> convert_text(const Json& request, const std::string& to) {
  const auto from = text_of(request, "from");
  if (!from) return passed_on(from);
  const auto text = text_of(request, "text");
  if (!text) return passed_on(text);
  const auto old_format = records::find_format(*from);
  if (!old_format) return tl::unexpected<Refusal>(Refusal(old_format.error()));
  const auto new_format = records::format_to_write(to);
  if (!new_format) return tl::unexpected<Refusal>(Refusal(new_format.error()));
  const auto strict = request.find("strict");
  if (strict != request.end() && !strict->is_boolean()) return refuse<"terminal.request.strict">();
  const bool strictly = strict != request.end() && strict->get<bool>();
  const auto converted = records::convert(*text, *old_format, *new_format, wording_of_file(),
                                          strictly ? records::Reads::strictly : records::Reads::leniently);
  if (!converted) return refuse_part(converted.error(), "text", "");
  return Json{{"from", *from}, {"to", to}, {"texts", converted->texts}, {"remarks", remarks_json(converted->remarks)}};
}

}  // namespace

Json remarks_json(const std::vector<Error>& remarks) {
  Json list = Json::array();
  for (const Error& remark : remarks) {
    Json told{{"remark", in_words(remark)}};
    told.update(message_json(remark.message));
    list.push_back(std::move(told));
  }
  return list;
}

Answer<Json> convert_request(const std::string& line) {
  if (nests_too_deep(line)) return refuse<"terminal.request.too-deep", "most">(deepest_request);
  const Json request = Json::parse(line, nullptr, false);
  if (!request.is_object())
    return refuse<"terminal.request.no-object", "example">(R"({"from":"mat","to":"fourfold","text":"..."})");
  const auto to = text_of(request, "to");
  if (!to) return passed_on(to);
  return request.contains("text") || request.contains("from") ? convert_text(request, *to)
                                                              : convert_position(request, *to);
}

}  // namespace fourfold::cli
