// Small things about words: what people type, and names put into messages.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "rules/message.h"

namespace fourfold::screen {

// Points that are counted in halves: "3", "2½".
std::string halves_text(int halves);

// What a person says of a play, as notations write it: "I double" is "double", "Take" is "take". A text that is not all
// letters stays as it is, but for the "I" before it.
std::string as_written(std::string_view said);

// The message with every seat in it called by its name, where it has one.
Message with_names(Message message, std::span<const std::string> names);

// Dice as they are read: "31" is "3-1"; a text that is not all digits stays as it is.
std::string dice_text(const std::string& text);

}  // namespace fourfold::screen
