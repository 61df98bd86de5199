// The list of all that the program can say, which grows before it begins.
#include "rules/message.h"

namespace fourfold {
namespace {

std::vector<KnownMessage>& all_known() {
  static std::vector<KnownMessage> all;
  return all;
}

}  // namespace

void message_detail::remember(std::string_view code, std::initializer_list<std::string_view> names) {
  all_known().push_back({code, names});
}

const std::vector<KnownMessage>& known_messages() { return all_known(); }

}  // namespace fourfold
