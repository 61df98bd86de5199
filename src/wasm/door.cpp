#include "wasm/door.h"

#include <algorithm>
#include <cstring>
#include <limits>
#include <utility>

#include "notation/notation.h"
#include "notation/pictured.h"
#include "records/formats/formats.h"
#include "records/record_text.h"
#include "table/keyed_hash.h"
#include "wasm/shown.h"

namespace fourfold::door {
namespace {

std::uint64_t any_number() {
  const Bytes32 bytes = unguessable();
  std::uint64_t number = 0;
  std::memcpy(&number, bytes.data(), sizeof number);
  return number;
}

Json done() { return Json::object(); }

}  // namespace

Door::Verb Door::find(std::string_view word) {
  static constexpr std::pair<std::string_view, Verb> verbs[] = {
      {"games", &Door::games},     {"open", &Door::open},
      {"resume", &Door::resume},   {"view", &Door::view},
      {"proceed", &Door::proceed}, {"hop", &Door::hop},
      {"unhop", &Door::unhop},     {"confirm", &Door::confirm},
      {"play", &Door::play},       {"roll", &Door::roll},
      {"word", &Door::word},       {"take-back", &Door::take_back},
      {"clock", &Door::clock},     {"answer-takeback", &Door::answer_takeback},
      {"prepare", &Door::prepare}, {"hint", &Door::hint},
      {"scene", &Door::scene},     {"record", &Door::record},
      {"formats", &Door::formats}, {"export", &Door::exported},
      {"import", &Door::imported}, {"look", &Door::look},
      {"compose", &Door::compose}, {"close", &Door::close},
  };
  for (const auto& [name, verb] : verbs) {
    if (name == word) return verb;
  }
  return nullptr;
}

std::string Door::answer(std::string_view request) {
  const auto read = Request::from(request);
  const auto answer = read ? serve(*read) : tl::unexpected<Error>(read.error());
  const Json json = answer ? Json{{"answer", *answer}} : Json{{"refused", answer.error().message}};
  return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Result<Json> Door::serve(const Request& request) {
  const auto word = request.text("do");
  if (!word) return tl::unexpected<Error>(word.error());
  const Verb verb = find(*word);
  if (verb == nullptr) return refuse("the core does not know how to \"" + *word + "\"");
  return (this->*verb)(request);
}

Result<Door::OpenTable*> Door::table(const Request& request) {
  const auto number = request.number("table", 1, std::numeric_limits<int>::max());
  if (!number) return tl::unexpected<Error>(number.error());
  const auto found = tables_.find(static_cast<int>(*number));
  if (found == tables_.end()) return refuse("there is no open table number " + std::to_string(*number));
  return &found->second;
}

Result<Json> Door::put_up(Result<std::unique_ptr<host::Host>> host) {
  if (!host) return tl::unexpected<Error>(host.error());
  const int number = next_table_++;
  (*host)->think_until(enough_);
  tables_[number].host = *std::move(host);
  return seen(number, 0);
}

Result<Json> Door::seen(int number, Millis at) {
  OpenTable& table = tables_[number];
  const std::uint32_t told = std::exchange(table.told, table.host->events());
  return view_json(*table.host, number, told, at);
}

template <class Act>
Result<Json> Door::change(const Request& request, Act&& act) {
  const auto there = table(request);
  if (!there) return tl::unexpected<Error>(there.error());
  if (const Result<void> acted = act(*(*there)->host); !acted) return tl::unexpected<Error>(acted.error());
  return seen(static_cast<int>(*request.number("table", 1, std::numeric_limits<int>::max())), request.at());
}

// NOLINTNEXTLINE(readability-convert-member-functions-to-static): a verb like all others
Result<Json> Door::games(const Request& /*request*/) { return games_json(); }

Result<Json> Door::open(const Request& request) {
  const auto setup = request.setup();
  if (!setup) return tl::unexpected<Error>(setup.error());
  return put_up(host::open_host(*setup, unguessable(), any_number()));
}

Result<Json> Door::resume(const Request& request) {
  const auto text = request.text("record");
  if (!text) return tl::unexpected<Error>(text.error());
  const auto record = records::read_record(*text, records::CutLine::left_out);
  if (!record) return tl::unexpected<Error>(record.error());
  return put_up(host::resume_host(*record, any_number()));
}

Result<Json> Door::view(const Request& request) {
  const auto there = table(request);
  if (!there) return tl::unexpected<Error>(there.error());
  const auto since = request.number("since", 0, std::numeric_limits<std::uint32_t>::max());
  if (!since) return tl::unexpected<Error>(since.error());
  (*there)->told = std::min((*there)->host->events(), static_cast<std::uint32_t>(*since));
  return seen(static_cast<int>(*request.number("table", 1, std::numeric_limits<int>::max())), request.at());
}

Result<Json> Door::proceed(const Request& request) {
  return change(request, [&](host::Host& host) { return host.proceed(request.at()); });
}

Result<Json> Door::hop(const Request& request) {
  const auto hops = request.hops();
  if (!hops) return tl::unexpected<Error>(hops.error());
  return change(request, [&](host::Host& host) -> Result<void> {
    for (std::size_t i = 0; i < hops->size(); ++i) {
      const auto made = host.hop((*hops)[i]);
      if (made) continue;
      for (; i > 0; --i) host.unhop();
      return made;
    }
    return {};
  });
}

Result<Json> Door::unhop(const Request& request) {
  return change(request, [](host::Host& host) -> Result<void> {
    if (!host.unhop()) return refuse("nothing has been moved in this turn");
    return {};
  });
}

Result<Json> Door::confirm(const Request& request) {
  return change(request, [&](host::Host& host) { return host.confirm(request.at()); });
}

Result<Json> Door::play(const Request& request) {
  const auto text = request.text("text");
  if (!text) return tl::unexpected<Error>(text.error());
  return change(request, [&](host::Host& host) { return host.play(*text, request.at()); });
}

Result<Json> Door::roll(const Request& request) {
  const auto text = request.text("text");
  if (!text) return tl::unexpected<Error>(text.error());
  return change(request, [&](host::Host& host) { return host.roll(*text, request.at()); });
}

Result<Json> Door::word(const Request& request) {
  const auto player = request.number("player", 0, max_seats - 1);
  const auto word = request.text("word");
  if (!player) return tl::unexpected<Error>(player.error());
  if (!word) return tl::unexpected<Error>(word.error());
  return change(request,
                [&](host::Host& host) { return host.add_word(static_cast<int>(*player), *word, request.at()); });
}

Result<Json> Door::take_back(const Request& request) {
  return change(request, [&](host::Host& host) { return host.take_back(request.at()); });
}

Result<Json> Door::answer_takeback(const Request& request) {
  const auto agree = request.yes("agree");
  if (!agree) return tl::unexpected<Error>(agree.error());
  return change(request, [&](host::Host& host) { return host.answer_takeback(*agree, request.at()); });
}

Result<Json> Door::clock(const Request& request) {
  return change(request, [&](host::Host& host) -> Result<void> {
    host.look_at_clock(request.at());
    return {};
  });
}

Result<Json> Door::prepare(const Request& request) {
  const auto there = table(request);
  if (!there) return tl::unexpected<Error>(there.error());
  const auto piece = request.number("piece", 0, 1000);
  if (!piece) return tl::unexpected<Error>(piece.error());
  return Json{{"more", (*there)->host->prepare(static_cast<std::size_t>(*piece))}};
}

Result<Json> Door::hint(const Request& request) {
  const auto there = table(request);
  if (!there) return tl::unexpected<Error>(there.error());
  const auto hint = (*there)->host->hint();
  if (!hint) return tl::unexpected<Error>(hint.error());
  return hint_json(*hint);
}

Result<Json> Door::scene(const Request& request) {
  const auto there = table(request);
  if (!there) return tl::unexpected<Error>(there.error());
  const host::Host& host = *(*there)->host;
  const auto events = request.number("events", 0, host.events());
  if (!events) return tl::unexpected<Error>(events.error());
  return scene_json(host.setup().game, host.scene_after(static_cast<std::uint32_t>(*events)));
}

Result<Json> Door::record(const Request& request) {
  const auto there = table(request);
  if (!there) return tl::unexpected<Error>(there.error());
  return Json(records::write_record((*there)->host->record()));
}

// NOLINTNEXTLINE(readability-convert-member-functions-to-static): a verb like all others
Result<Json> Door::formats(const Request& request) {
  const auto game = request.text("game");
  if (!game) return tl::unexpected<Error>(game.error());
  Json list = Json::array();
  for (const records::Format& format : records::formats()) {
    if (!format.game.empty() && format.game != *game) continue;
    list.push_back({{"name", format.name}, {"meaning", format.meaning}});
  }
  return list;
}

Result<Json> Door::exported(const Request& request) {
  const auto there = table(request);
  if (!there) return tl::unexpected<Error>(there.error());
  const auto name = request.text("format");
  if (!name) return tl::unexpected<Error>(name.error());
  const auto format = records::find_format(*name);
  if (!format) return tl::unexpected<Error>(format.error());
  records::Record record = (*there)->host->record();
  // What leaves the house does not say how the dice will fall.
  record.secret.reset();
  const auto text = format->write({&record, 1});
  if (!text) return tl::unexpected<Error>(text.error());
  return Json(*text);
}

// NOLINTNEXTLINE(readability-convert-member-functions-to-static): a verb like all others
Result<Json> Door::imported(const Request& request) {
  const auto file = request.text("file");
  const auto text = request.text("text");
  if (!file) return tl::unexpected<Error>(file.error());
  if (!text) return tl::unexpected<Error>(text.error());
  const auto format = records::format_of_file(*file);
  if (!format) return tl::unexpected<Error>(format.error());
  const auto found = format->read(*text);
  if (!found) return tl::unexpected<Error>(found.error());
  Json list = Json::array();
  for (const records::Record& record : *found) list.push_back(records::write_record(record));
  return list;
}

// In the table of requests like the others. NOLINTNEXTLINE(readability-convert-member-functions-to-static)
Result<Json> Door::look(const Request& request) {
  const auto game = request.text("game");
  const auto position = request.text("position");
  if (!game) return tl::unexpected<Error>(game.error());
  if (!position) return tl::unexpected<Error>(position.error());
  return with_game(*game, [&]<class G>() -> Result<Json> {
    const auto rules = request.rules<G>();
    if (!rules) return tl::unexpected<Error>(rules.error());
    const auto state = parse_position(*rules, *position);
    if (!state) return tl::unexpected<Error>(state.error());
    return scene_json(G::name, whole_scene(*state));
  });
}

// In the table of requests like the others. NOLINTNEXTLINE(readability-convert-member-functions-to-static)
Result<Json> Door::compose(const Request& request) {
  const auto game = request.text("game");
  if (!game) return tl::unexpected<Error>(game.error());
  const auto scene = request.scene();
  if (!scene) return tl::unexpected<Error>(scene.error());
  return with_game(*game, [&]<class G>() -> Result<Json> {
    const auto rules = request.rules<G>();
    if (!rules) return tl::unexpected<Error>(rules.error());
    const auto state = set_up(*rules, *scene);
    if (!state) return tl::unexpected<Error>(state.error());
    return Json(format_position(*state));
  });
}

Result<Json> Door::close(const Request& request) {
  const auto there = table(request);
  if (!there) return tl::unexpected<Error>(there.error());
  tables_.erase(static_cast<int>(*request.number("table", 1, std::numeric_limits<int>::max())));
  return done();
}

}  // namespace fourfold::door
