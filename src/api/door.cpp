#include "api/door.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "api/view_json.h"
#include "notation/notation.h"
#include "notation/scenes.h"
#include "players/resources.h"
#include "records/formats/formats.h"
#include "records/record_text.h"
#include "records/verify_json.h"
#include "sentences/message_json.h"
#include "table/random_bytes.h"

namespace fourfold::door {
namespace {

Json done() { return Json::object(); }

constexpr int most_place = std::numeric_limits<decltype(Hop::from)>::max();

}  // namespace

Door::Verb Door::find(std::string_view word) {
  static constexpr std::pair<std::string_view, Verb> verbs[] = {
      {"games", &Door::games},     {"open", &Door::open},
      {"resume", &Door::resume},   {"view", &Door::view},
      {"proceed", &Door::proceed}, {"hop", &Door::hop},
      {"unhop", &Door::unhop},     {"confirm", &Door::confirm},
      {"play", &Door::play},       {"roll", &Door::roll},
      {"seal", &Door::seal},       {"words", &Door::words},
      {"verify", &Door::verify},   {"take-back", &Door::take_back},
      {"clock", &Door::clock},     {"answer-takeback", &Door::answer_takeback},
      {"prepare", &Door::prepare}, {"hint", &Door::hint},
      {"moment", &Door::moment},   {"record", &Door::record},
      {"formats", &Door::formats}, {"export", &Door::exported},
      {"import", &Door::imported}, {"look", &Door::look},
      {"compose", &Door::compose}, {"close", &Door::close},
      {"why-not", &Door::why_not}, {"files", &Door::files},
      {"file", &Door::take_file},
  };
  for (const auto& [name, verb] : verbs) {
    if (name == word) return verb;
  }
  return nullptr;
}

std::string Door::answer(std::string_view request, std::string file) {
  file_ = std::move(file);
  const auto read = Request::from(request);
  const auto answer = read ? serve(*read) : refuse(read.error());
  const Json json = answer ? Json{{"answer", *answer}} : Json{{"refused", error_json(answer.error())}};
  return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Result<Json> Door::serve(const Request& request) {
  const auto word = request.text("do");
  if (!word) return refuse(word.error());
  const Verb verb = find(*word);
  if (verb == nullptr) return refuse<"api.no-verb", "verb">(*word);
  return (this->*verb)(request);
}

Result<Door::OpenTable*> Door::table(const Request& request) {
  const auto number = request.number("table", 1, std::numeric_limits<int>::max());
  if (!number) return refuse(number.error());
  const auto found = tables_.find(static_cast<int>(*number));
  if (found == tables_.end()) return refuse<"api.no-table", "number">(*number);
  return &found->second;
}

Result<Json> Door::put_up(Result<std::unique_ptr<screen::Screen>> screen) {
  if (!screen) return refuse(screen.error());
  const int number = next_table_++;
  (*screen)->think_until(enough_);
  tables_[number].screen = *std::move(screen);
  return seen(number, 0);
}

Result<Json> Door::seen(int number, Millis at) {
  OpenTable& table = tables_[number];
  const std::uint32_t told = std::exchange(table.told, table.screen->events());
  return view_json(*table.screen, number, told, at);
}

template <class Act>
Result<Json> Door::change(const Request& request, Act&& act) {
  const auto there = table(request);
  if (!there) return refuse(there.error());
  if (const Result<void> acted = act(*(*there)->screen); !acted) return refuse(acted.error());
  return seen(static_cast<int>(*request.number("table", 1, std::numeric_limits<int>::max())), request.at());
}

// NOLINTNEXTLINE(readability-convert-member-functions-to-static): a verb like all others
Result<Json> Door::games(const Request& /*request*/) { return games_json(); }

Result<Json> Door::open(const Request& request) {
  const auto setup = request.setup();
  if (!setup) return refuse(setup.error());
  const auto secret = Secret::drawn();
  if (!secret) return refuse(secret.error());
  const auto number = random_number();
  if (!number) return refuse(number.error());
  return put_up(screen::open_screen(*setup, *secret, *number));
}

Result<Json> Door::resume(const Request& request) {
  const auto text = request.text("record");
  if (!text) return refuse(text.error());
  const auto record = records::read_own_record(*text, records::CutLine::left_out);
  if (!record) return refuse(record.error());
  const auto number = random_number();
  if (!number) return refuse(number.error());
  return put_up(screen::resume_screen(record->record, record->secret, *number));
}

Result<Json> Door::view(const Request& request) {
  const auto there = table(request);
  if (!there) return refuse(there.error());
  const auto since = request.number("since", 0, std::numeric_limits<std::uint32_t>::max());
  if (!since) return refuse(since.error());
  (*there)->told = std::min((*there)->screen->events(), static_cast<std::uint32_t>(*since));
  return seen(static_cast<int>(*request.number("table", 1, std::numeric_limits<int>::max())), request.at());
}

Result<Json> Door::proceed(const Request& request) {
  return change(request, [&](screen::Screen& screen) { return screen.proceed(request.at()); });
}

Result<Json> Door::hop(const Request& request) {
  const auto hops = request.hops();
  if (!hops) return refuse(hops.error());
  return change(request, [&](screen::Screen& screen) -> Result<void> {
    for (std::size_t i = 0; i < hops->size(); ++i) {
      const auto made = screen.hop((*hops)[i]);
      if (made) continue;
      for (; i > 0; --i) screen.unhop();
      return made;
    }
    return {};
  });
}

Result<Json> Door::why_not(const Request& request) {
  const auto there = table(request);
  if (!there) return refuse(there.error());
  const auto seat = request.number("seat", 1, max_seats);
  const auto from = request.number("from", 0, most_place);
  if (!seat) return refuse(seat.error());
  if (!from) return refuse(from.error());
  std::optional<int> to;
  if (request.has("to")) {
    const auto place = request.number("to", 0, most_place);
    if (!place) return refuse(place.error());
    to = static_cast<int>(*place);
  }
  return message_json((*there)->screen->why_not(static_cast<int>(*seat), static_cast<int>(*from), to));
}

Result<Json> Door::unhop(const Request& request) {
  return change(request, [](screen::Screen& screen) -> Result<void> {
    if (!screen.unhop()) return refuse<"screen.nothing-moved">();
    return {};
  });
}

Result<Json> Door::confirm(const Request& request) {
  return change(request, [&](screen::Screen& screen) { return screen.confirm(request.at()); });
}

Result<Json> Door::play(const Request& request) {
  const auto text = request.text("text");
  if (!text) return refuse(text.error());
  return change(request, [&](screen::Screen& screen) { return screen.play(*text, request.at()); });
}

Result<Json> Door::roll(const Request& request) {
  const auto text = request.text("text");
  if (!text) return refuse(text.error());
  return change(request, [&](screen::Screen& screen) { return screen.roll(*text, request.at()); });
}

// NOLINTNEXTLINE(readability-convert-member-functions-to-static): a verb like all others
Result<Json> Door::seal(const Request& request) {
  const auto player = request.number("player", 0, max_seats - 1);
  const auto typed = request.text("word");
  if (!player) return refuse(player.error());
  if (!typed) return refuse(typed.error());
  const auto word = salted_word(*typed);
  if (!word) return refuse(word.error());
  return Json{{"player", *player}, {"word", *word}, {"seal", fourfold::seal(static_cast<int>(*player), *word)}};
}

Result<Json> Door::words(const Request& request) {
  const auto words = request.words();
  if (!words) return refuse(words.error());
  return change(request, [&](screen::Screen& screen) { return screen.add_words(*words, request.at()); });
}

Result<Json> Door::verify(const Request& request) {
  const auto there = table(request);
  if (!there) return refuse(there.error());
  const auto found = records::verify((*there)->screen->record());
  if (!found) return refuse(found.error());
  return records::verification_json(*found);
}

Result<Json> Door::take_back(const Request& request) {
  return change(request, [&](screen::Screen& screen) { return screen.take_back(request.at()); });
}

Result<Json> Door::answer_takeback(const Request& request) {
  const auto agree = request.yes("agree");
  if (!agree) return refuse(agree.error());
  return change(request, [&](screen::Screen& screen) { return screen.answer_takeback(*agree, request.at()); });
}

Result<Json> Door::clock(const Request& request) {
  const auto there = table(request);
  if (!there) return refuse(there.error());
  screen::Screen& screen = *(*there)->screen;
  // Or what came too late noticed it first, and was refused.
  if (screen.look_at_clock(request.at()) || (*there)->told < screen.events()) {
    return seen(static_cast<int>(*request.number("table", 1, std::numeric_limits<int>::max())), request.at());
  }
  return Json{{"time_left", clocks_json(screen, request.at())}};
}

Result<Json> Door::prepare(const Request& request) {
  const auto there = table(request);
  if (!there) return refuse(there.error());
  const auto piece = request.number("piece", 0, 1000);
  if (!piece) return refuse(piece.error());
  return Json{{"more", (*there)->screen->prepare(static_cast<std::size_t>(*piece))}};
}

Result<Json> Door::files(const Request& request) {
  const auto there = table(request);
  if (!there) return refuse(there.error());
  return Json((*there)->screen->missing_files());
}

Result<Json> Door::take_file(const Request& request) {
  auto name = request.text("name");
  if (!name) return refuse(name.error());
  players::give_file(*std::move(name), std::move(file_));
  for (auto& [number, open] : tables_) open.screen->renew_bots();
  return done();
}

Result<Json> Door::hint(const Request& request) {
  const auto there = table(request);
  if (!there) return refuse(there.error());
  const auto hint = (*there)->screen->hint();
  if (!hint) return refuse(hint.error());
  return hint_json(*hint);
}

Result<Json> Door::moment(const Request& request) {
  const auto there = table(request);
  if (!there) return refuse(there.error());
  const screen::Screen& screen = *(*there)->screen;
  const auto events = request.number("events", 0, screen.events());
  if (!events) return refuse(events.error());
  return moment_json(screen, static_cast<std::uint32_t>(*events));
}

Result<Json> Door::record(const Request& request) {
  const auto there = table(request);
  if (!there) return refuse(there.error());
  const screen::Screen& screen = *(*there)->screen;
  if (!request.has("since")) return Json(records::write_record(screen.record(), screen.secret()));
  const auto since = request.number("since", 0, screen.events());
  if (!since) return refuse(since.error());
  std::string lines;
  for (const Event& event : std::span(screen.log()).subspan(static_cast<std::size_t>(*since)))
    lines += records::write_event(event, screen.notes());
  return Json(lines);
}

// NOLINTNEXTLINE(readability-convert-member-functions-to-static): a verb like all others
Result<Json> Door::formats(const Request& request) {
  const auto game = request.text("game");
  if (!game) return refuse(game.error());
  Json list = Json::array();
  for (const records::Format& format : records::formats()) {
    if (!format.can_hold(*game)) continue;
    list.push_back({{"name", format.name}, {"meaning", message_json(format.meaning())}});
  }
  return list;
}

Result<Json> Door::exported(const Request& request) {
  const auto there = table(request);
  if (!there) return refuse(there.error());
  const auto name = request.text("format");
  if (!name) return refuse(name.error());
  const records::Record record = (*there)->screen->record();
  const auto format = records::format_to_write(*name, record.setup.game);
  if (!format) return refuse(format.error());
  const auto text = format->write({&record, 1});
  if (!text) return refuse(text.error());
  return Json(*text);
}

// NOLINTNEXTLINE(readability-convert-member-functions-to-static): a verb like all others
Result<Json> Door::imported(const Request& request) {
  const auto file = request.text("file");
  const auto text = request.text("text");
  if (!file) return refuse(file.error());
  if (!text) return refuse(text.error());
  const auto format = records::format_of_file(*file);
  if (!format) return refuse(format.error());
  // The page says in its own language what players without a name are called, and what is left out by the remarks.
  const auto first = request.text("first");
  const auto second = request.text("second");
  if (!first) return refuse(first.error());
  if (!second) return refuse(second.error());
  const auto no_note = [](const Message& /*gap*/) { return std::string(); };
  const auto found = records::read_file_as(*format, *text, {no_note, {*first, *second}});
  if (!found) return refuse(found.error());
  Json list = Json::array();
  for (const records::Record& record : found->records) list.push_back(records::write_record(record));
  Json remarks = Json::array();
  for (const Error& remark : found->remarks) remarks.push_back(error_json(remark));
  return Json{{"records", list}, {"remarks", remarks}};
}

// In the table of requests like the others. NOLINTNEXTLINE(readability-convert-member-functions-to-static)
Result<Json> Door::look(const Request& request) {
  const auto game = request.text("game");
  const auto position = request.text("position");
  if (!game) return refuse(game.error());
  if (!position) return refuse(position.error());
  return with_game(*game, [&]<class G>() -> Result<Json> {
    const auto rules = request.rules<G>();
    if (!rules) return refuse(rules.error());
    // No text is the start.
    const auto state =
        position->empty() ? Result<typename G::State>(initial(*rules)) : parse_position(*rules, *position);
    if (!state) return refuse(state.error());
    // A text may say more of the rules than was asked with.
    Json said = Json::object();
    for (const auto& option : G::options()) {
      if (option.get(state->rules()) != option.get(*rules)) said[std::string(option.name)] = option.get(state->rules());
    }
    return Json{{"scene", scene_json(G::name, whole_scene(*state))}, {"options", std::move(said)}};
  });
}

// In the table of requests like the others. NOLINTNEXTLINE(readability-convert-member-functions-to-static)
Result<Json> Door::compose(const Request& request) {
  const auto game = request.text("game");
  if (!game) return refuse(game.error());
  const auto scene = request.scene();
  if (!scene) return refuse(scene.error());
  return with_game(*game, [&]<class G>() -> Result<Json> {
    const auto rules = request.rules<G>();
    if (!rules) return refuse(rules.error());
    const auto state = set_up(*rules, *scene);
    if (!state) return refuse(state.error());
    return Json(format_position(*state));
  });
}

Result<Json> Door::close(const Request& request) {
  const auto there = table(request);
  if (!there) return refuse(there.error());
  tables_.erase(static_cast<int>(*request.number("table", 1, std::numeric_limits<int>::max())));
  return done();
}

}  // namespace fourfold::door
