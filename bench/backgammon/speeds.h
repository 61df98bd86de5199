// How fast positions are judged and rolled out, beside GNU Backgammon's own count.
#pragma once

namespace fourfold::backgammon {

void print_speeds();

}  // namespace fourfold::backgammon
