// What the line mode shows of a game when it is asked: one thought a line.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "host/host.h"

namespace fourfold::cli {

// As a sentence: with a capital and a full stop, and nothing in it that a terminal would obey.
void say(std::string_view text);

void show_help(const host::Host& host);
void show_plays(const host::Host& host);
void show_steps(const host::Host& host);
void show_score(const host::Host& host, Millis at);
void show_rules(const host::Host& host);
void show_hint(const host::Host& host);

// "a, b or c"
std::string either(const std::vector<std::string>& words);
// "3", "2½"
std::string points_word(double points);
// "4:52"
std::string time_word(Millis time);

}  // namespace fourfold::cli
