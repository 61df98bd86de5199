// Small words that sentences are made of.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace fourfold::host {

// With a capital at its beginning and a full stop at its end; nothing stays nothing.
std::string sentence(std::string text);

// "1 point", "3 points".
std::string counted(int number, std::string_view what);

// Points that are counted in halves: "3", "2½".
std::string halves_word(int halves);

// The text with every "player N" replaced by names[N - 1], where that is not empty.
std::string with_names(std::string_view text, const std::vector<std::string>& names);

// Dice as they are read: "31" is "3-1"; a text that is not all digits stays as it is.
std::string dice_words(const std::string& text);

}  // namespace fourfold::host
