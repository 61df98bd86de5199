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
  return refuse("\"" + word + "\" is a text in quotes");
}

// [3,1], 31, 3 or "31"; [3] for one die.
Result<std::string> dice_of(const Json& value) {
  if (value.is_string()) return value.get<std::string>();
  if (value.is_number_integer()) return value.dump();
  const auto number = [](const Json& die) { return die.is_number_integer(); };
  if (!value.is_array() || value.empty() || !std::ranges::all_of(value, number)) {
    return refuse(R"("dice" is a list of numbers such as [3,1], or a text such as "31")");
  }
  if (value.size() == 1) return value.front().dump();
  std::string text;
  for (const Json& die : value) {
    if (die < 0 || die > 9) return refuse(die.dump() + " is not what a die shows");
    text += die.dump();
  }
  return text;
}

// {"gammon":"boxed","cube":true,"match_length":5} or ["gammon=boxed", ...].
Result<std::vector<std::string>> settings_of(const Json& value) {
  std::vector<std::string> settings;
  if (value.is_array()) {
    for (const Json& setting : value) {
      if (!setting.is_string()) return refuse(R"(a list in "set" holds texts such as "option=value")");
      settings.push_back(setting.get<std::string>());
    }
    return settings;
  }
  if (!value.is_object())
    return refuse(R"("set" is an object such as {"option":"value"}, or a list of "option=value")");
  for (const auto& [name, set] : value.items()) {
    if (set.is_string()) {
      settings.push_back(name + "=" + set.get<std::string>());
    } else if (set.is_boolean()) {
      settings.push_back(name + (set.get<bool>() ? "=on" : "=off"));
    } else if (set.is_number_integer()) {
      settings.push_back(name + "=" + set.dump());
    } else {
      return refuse("the value of \"" + name + "\" is a text, a whole number, true or false");
    }
  }
  return settings;
}

Result<std::string> depth_of(const Json& value) {
  if (value.is_number_integer()) return value.dump();
  return refuse("\"depth\" is a whole number");
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
  if (word == "depth") return put(depth_of(value), question.depth);
  if (word == "bot") return put(text_of(word, value), question.bot);
  return put(settings_of(value), question.set);
}

Answer<Json> parsed(std::string_view line) {
  try {
    return Json::parse(line);
  } catch (const nlohmann::json::parse_error& problem) {
    const std::size_t at = problem.byte > 0 ? problem.byte - 1 : 0;
    return refuse("this line is not JSON: it goes wrong at character " + std::to_string(at + 1), at);
  } catch (const nlohmann::json::exception&) {
    return refuse("this line is not JSON that makes sense: a number in it is too large");
  }
}

}  // namespace

void add_game_options(CLI::App& command, Question& question) {
  command.add_option("GAME", question.game, "the game, as 'fourfold games' lists them")->type_name("GAME");
  command.add_option("--rules", question.rules, "the preset of rules to start from")->type_name("PRESET");
  command.add_option("--set", question.set, "change one rule of the preset; may be given again")
      ->type_name("OPTION=VALUE")
      ->allow_extra_args(false);
}

void add_position_options(CLI::App& command, Question& question) {
  command.add_option("--position", question.position, "the position in the game's notation; else the start")
      ->type_name("POSITION");
  command.add_option("--dice", question.dice, "the dice on the table, such as 31")->type_name("DICE");
}

void add_json_flag(CLI::App& command, bool& json) {
  command.add_flag("--json", json, "answer in JSON")->disable_flag_override();
}

void add_batch_flag(CLI::App& command, bool& batch) {
  command.add_flag("--batch", batch, "answer JSON requests, one a line, from stdin")->disable_flag_override();
}

bool names_game(const Question& question, std::string_view command) {
  if (!question.game.empty()) return true;
  report_usage("which game? There are " + listed(game_names), command);
  return false;
}

Answer<Question> read_question(std::string_view line, const Question& defaults,
                               std::span<const std::string_view> words) {
  const Answer<Json> request = parsed(line);
  if (!request) return passed_on(request);
  if (!request->is_object()) return refuse(R"(a request is a JSON object such as {"game":"checkers"})");
  Question question = defaults;
  for (const auto& [word, value] : request->items()) {
    if (std::ranges::find(words, word) == words.end()) {
      return refuse(unknown_name("word", word, words));
    }
    if (value.is_null()) continue;
    const Result<void> set = set_word(question, word, value);
    if (!set) return tl::unexpected<Refusal>(Refusal(set.error()));
  }
  return question;
}

}  // namespace fourfold::cli
