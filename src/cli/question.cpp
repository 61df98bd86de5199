#include "cli/question.h"

#include <algorithm>

#include <CLI/CLI.hpp>

#include "cli/report.h"
#include "rules/any_game.h"
#include "rules/rule_set.h"

namespace fourfold::cli {
namespace {

Result<std::string> text_of(const std::string& word, const Json& value) {
  if (value.is_string()) return value.get<std::string>();
  return refuse<"terminal.request.not-a-text", "word">(word);
}

// [3,1], 31, 3 or "31"; [3] for one die.
Result<std::string> dice_of(const Json& value) {
  if (value.is_string()) return value.get<std::string>();
  if (value.is_number_integer()) return value.dump();
  const auto number = [](const Json& die) { return die.is_number_integer(); };
  if (!value.is_array() || value.empty() || !std::ranges::all_of(value, number)) {
    return refuse<"terminal.request.dice", "list", "text">("[3,1]", R"("31")");
  }
  if (value.size() == 1) return value.front().dump();
  std::string text;
  for (const Json& die : value) {
    if (die < 0 || die > 9) return refuse<"terminal.request.no-die", "die">(die.dump());
    text += die.dump();
  }
  return text;
}

// {"gammon":"boxed","cube":true,"match_length":5} or ["gammon=boxed", ...].
Result<std::vector<std::string>> settings_of(const Json& value) {
  std::vector<std::string> settings;
  if (value.is_array()) {
    for (const Json& setting : value) {
      if (!setting.is_string()) return refuse<"terminal.request.set-list", "example">(R"("option=value")");
      settings.push_back(setting.get<std::string>());
    }
    return settings;
  }
  if (!value.is_object())
    return refuse<"terminal.request.set", "object", "example">(R"({"option":"value"})", R"("option=value")");
  for (const auto& [name, set] : value.items()) {
    if (set.is_string()) {
      settings.push_back(name + "=" + set.get<std::string>());
    } else if (set.is_boolean()) {
      settings.push_back(name + (set.get<bool>() ? "=on" : "=off"));
    } else if (set.is_number_integer()) {
      settings.push_back(name + "=" + set.dump());
    } else {
      return refuse<"terminal.request.set-value", "option">(clipped(name));
    }
  }
  return settings;
}

Result<std::string> number_of(const std::string& word, const Json& value) {
  if (value.is_number_integer()) return value.dump();
  return refuse<"terminal.request.not-a-number", "word">(word);
}

Result<std::string> seconds_of(const Json& value) {
  if (value.is_number()) return value.dump();
  return refuse<"terminal.not-seconds", "text">(clipped(value.dump()));
}

Result<std::vector<std::string>> plays_of(const Json& value) {
  const auto text = [](const Json& play) { return play.is_string(); };
  if (!value.is_array() || !std::ranges::all_of(value, text)) {
    return refuse<"terminal.request.plays", "example">(R"(["8/5 6/5","24/20"])");
  }
  return value.get<std::vector<std::string>>();
}

template <class Value, class Place>
Result<void> put(Result<Value> read, Place& place) {
  if (!read) return tl::unexpected<Error>(read.error());
  place = *std::move(read);
  return {};
}

Result<void> set_word(Question& question, const std::string& word, const Json& value) {
  if (word == "game") return put(text_of(word, value), question.game);
  if (word == "position") return put(text_of(word, value), question.position);
  if (word == "rules") return put(text_of(word, value), question.rules);
  if (word == "dice") return put(dice_of(value), question.dice);
  if (word == "depth" || word == "ply") return put(number_of(word, value), question.depth);
  if (word == "nodes") return put(number_of(word, value), question.nodes);
  if (word == "time") return put(seconds_of(value), question.time);
  if (word == "most" || word == "top") return put(number_of(word, value), question.most);
  if (word == "trials") return put(number_of(word, value), question.trials);
  if (word == "plays") return put(plays_of(value), question.plays);
  if (word == "bot" || word == "level") return put(text_of(word, value), question.bot);
  return put(settings_of(value), question.set);
}

Answer<Json> parsed(std::string_view line) {
  if (nests_too_deep(line)) return refuse<"terminal.request.too-deep", "most">(deepest_request);
  try {
    return Json::parse(line);
  } catch (const nlohmann::json::parse_error& problem) {
    const std::size_t at = problem.byte > 0 ? problem.byte - 1 : 0;
    return refuse_at<"terminal.request.no-json", "character">(at, at + 1);
  } catch (const nlohmann::json::exception&) {
    return refuse<"terminal.request.number-too-large">();
  }
}

}  // namespace

bool nests_too_deep(std::string_view json) {
  int depth = 0;
  bool quoted = false;
  for (std::size_t i = 0; i < json.size(); ++i) {
    if (quoted && json[i] == '\\')
      ++i;
    else if (json[i] == '"')
      quoted = !quoted;
    else if (!quoted && (json[i] == '[' || json[i] == '{'))
      ++depth;
    else if (!quoted && (json[i] == ']' || json[i] == '}'))
      --depth;
    if (depth > deepest_request) return true;
  }
  return false;
}

void add_game_options(CLI::App& command, Question& question, const std::string& kind) {
  command.add_option("GAME", question.game)->type_name(kind);
  command.add_option("--rules", question.rules)->type_name("PRESET");
  command.add_option("--set", question.set)->type_name("OPTION=VALUE")->allow_extra_args(false);
}

void add_position_options(CLI::App& command, Question& question) {
  command.add_option("--position", question.position)->type_name("POSITION");
  command.add_option("--dice", question.dice)->type_name("DICE");
}

void add_json_flag(CLI::App& command, bool& json) { command.add_flag("--json", json)->disable_flag_override(); }

void add_batch_flag(CLI::App& command, bool& batch) { command.add_flag("--batch", batch)->disable_flag_override(); }

bool names_game(std::string_view game, std::string_view command) {
  if (!game.empty()) return true;
  report_usage(say<"terminal.which-game", "games">(listed(game_names)), command);
  return false;
}

Answer<Question> read_question(std::string_view line, const Question& defaults,
                               std::span<const std::string_view> words) {
  const Answer<Json> request = parsed(line);
  if (!request) return passed_on(request);
  if (!request->is_object()) return refuse<"terminal.request.no-object", "example">(R"({"game":"checkers"})");
  Question question = defaults;
  for (const auto& [word, value] : request->items()) {
    if (word == "id") continue;
    if (std::ranges::find(words, word) == words.end()) {
      return refuse(unknown_name<"unknown.word">(word, words));
    }
    if (value.is_null()) continue;
    const Result<void> set = set_word(question, word, value);
    if (!set) return tl::unexpected<Refusal>(Refusal(set.error()));
  }
  return question;
}

}  // namespace fourfold::cli
