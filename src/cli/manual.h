// The manual page of the program, made from its commands and options.
#pragma once

#include <string>

namespace CLI {
class App;
}

namespace fourfold::cli {

// In the language of man(7).
std::string manual_page(const CLI::App& program);

}  // namespace fourfold::cli
