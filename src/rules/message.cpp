// How messages get their arguments.
#include "rules/message.h"

namespace fourfold {
namespace {

void add_value(Message& message, std::string_view name, MessageValue value) {
  message.arguments.push_back({name, std::move(value)});
}

}  // namespace

namespace message_detail {

void add(Message& message, std::string_view name, std::int64_t number) { add_value(message, name, number); }
void add(Message& message, std::string_view name, double number) { add_value(message, name, number); }
void add(Message& message, std::string_view name, Seat seat) { add_value(message, name, seat); }
void add(Message& message, std::string_view name, Notation play) { add_value(message, name, std::move(play)); }
void add(Message& message, std::string_view name, Pips pips) { add_value(message, name, std::move(pips)); }
void add(Message& message, std::string_view name, AnyOf texts) { add_value(message, name, std::move(texts)); }
void add(Message& message, std::string_view name, char letter) { add_value(message, name, std::string(1, letter)); }
void add(Message& message, std::string_view name, const char* text) { add_value(message, name, std::string(text)); }
void add(Message& message, std::string_view name, std::string_view text) {
  add_value(message, name, std::string(text));
}
void add(Message& message, std::string_view name, std::string text) { add_value(message, name, std::move(text)); }
void add(Message& message, std::string_view name, std::vector<std::string> texts) {
  add_value(message, name, std::move(texts));
}
void add(Message& message, std::string_view name, Message part) {
  add_value(message, name, std::vector<Message>{std::move(part)});
}
void add(Message& message, std::string_view name, std::vector<Message> parts) {
  add_value(message, name, std::move(parts));
}

}  // namespace message_detail

}  // namespace fourfold
