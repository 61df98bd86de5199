// Messages for programs that read them, as JSON: what the terminal's --json and the browser's door say besides the
// sentence.
#pragma once

#include <nlohmann/json.hpp>

#include "rules/message.h"

namespace fourfold {

// {"code":"table.no-player","args":{"number":3}}
nlohmann::ordered_json message_json(const Message& message);

// The arguments by name: numbers as numbers, a seat as {"seat":1}, a play as {"notation":"8/5*"}, dice as
// {"dice":[3,1]}, a list as an array, one of several as {"any":["3","1"]}. A message among them is an object as above;
// several are an array of such.
inline nlohmann::ordered_json message_args_json(const Message& message) {
  using Json = nlohmann::ordered_json;
  struct Written {
    Json operator()(std::int64_t number) const { return number; }
    Json operator()(double number) const { return number; }
    Json operator()(const std::string& text) const { return text; }
    Json operator()(Seat seat) const { return {{"seat", number(seat)}}; }
    Json operator()(const Notation& play) const { return {{"notation", play.text}}; }
    Json operator()(const Pips& pips) const { return {{"dice", pips.dice}}; }
    Json operator()(const AnyOf& any) const { return {{"any", any.texts}}; }
    Json operator()(const std::vector<std::string>& texts) const { return texts; }
    Json operator()(const std::vector<Message>& messages) const {
      if (messages.size() == 1) return message_json(messages.front());
      Json list = Json::array();
      for (const Message& each : messages) list.push_back(message_json(each));
      return list;
    }
  };
  Json json = Json::object();
  for (const MessageArgument& argument : message.arguments)
    json[std::string(argument.name)] = std::visit(Written{}, argument.value);
  return json;
}

inline nlohmann::ordered_json message_json(const Message& message) {
  return {{"code", message.code}, {"args", message_args_json(message)}};
}

}  // namespace fourfold
