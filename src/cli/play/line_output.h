// What the line mode shows of a game when it is asked: one thought a line.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "screen/screen.h"

namespace fourfold::cli {

struct LineStyle {
  bool boards = false;  // before every decision of a person
  bool ascii = false;
  bool prompts = false;  // a person types: the answer follows the question on the same line
  bool wrapped = false;  // long texts are broken between words, as people at a terminal like it
};

// The text with nothing in it that a terminal would obey, or that the style does not have.
std::string shown(const LineStyle& style, std::string_view text);
// As a line of its own.
void tell(const LineStyle& style, std::string_view text);
// As several, where long texts are broken.
void tell_paragraph(const LineStyle& style, std::string_view text);
// As a sentence: with a capital and a full stop.
void tell_sentence(const LineStyle& style, std::string_view text);
void tell_sentence(const LineStyle& style, const Message& message);

void show_help(const LineStyle& style, const screen::Screen& screen);
void show_plays(const LineStyle& style, const screen::Screen& screen);
void show_steps(const LineStyle& style, const screen::Screen& screen);
void show_score(const LineStyle& style, const screen::Screen& screen, Millis at);
void show_rules(const LineStyle& style, const screen::Screen& screen);
void show_hint(const LineStyle& style, const screen::Screen& screen);

// "3", "2½"
std::string points_word(double points);
// "4:52"
std::string time_word(Millis time);

}  // namespace fourfold::cli
