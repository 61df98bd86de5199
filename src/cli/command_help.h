// What --help says. The texts are in texts/<language>/terminal-help.json: help.COMMAND of a command,
// help.COMMAND.OPTION of an option or argument, help.any.OPTION of one that several commands have.
#pragma once

#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace fourfold::cli {

// How help is laid out, with its headings in the chosen language.
void format_help(CLI::App& program);
// Gives every command and option of the program its text, unless it has one.
void describe_commands(CLI::App& program);

// "Example: fourfold ..." or "Examples:" with a line each.
std::string examples(const std::vector<std::string>& commands);

}  // namespace fourfold::cli
