#include "cli/manual.h"

#include <CLI/CLI.hpp>

#include "cli/command_words.h"

namespace fourfold::cli {
namespace {

// Text that roff takes as it is: no character of it is a command.
std::string plain(const std::string& text) {
  std::string safe;
  bool line_begins = true;
  for (const char c : text) {
    if (line_begins && (c == '.' || c == '\'')) safe += "\\&";
    if (c == '\\') {
      safe += "\\e";
    } else if (c == '-') {
      safe += "\\-";
    } else if (c == '\'') {
      safe += "\\(aq";
    } else {
      safe += c;
    }
    line_begins = c == '\n';
  }
  return safe;
}

std::string bold(const std::string& text) { return "\\fB" + plain(text) + "\\fR"; }
std::string slanted(const std::string& text) { return "\\fI" + plain(text) + "\\fR"; }

// "A sentence." of what help says in passing.
std::string sentence(std::string text) {
  if (text.empty()) return text;
  if (text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
  return plain(text) + (text.ends_with('.') ? "" : ".");
}

std::string option_text(const OptionWords& option) {
  std::string tag;
  for (const std::string& name : option.names) tag += (tag.empty() ? "" : ", ") + bold(name);
  // Words are typed as they are, the rest stands for something.
  const bool words = !option.values.empty() && !option.looked_up();
  if (!option.is_flag()) tag += (tag.empty() ? "" : " ") + (words ? bold(option.type) : slanted(option.type));
  return ".TP\n" + tag + "\n" + sentence(option.meaning) + "\n";
}

std::string command_text(const CommandWords& command) {
  std::string usage = bold("fourfold " + command.name);
  for (const OptionWords& option : command.options) {
    if (option.is_argument()) usage += " [" + slanted(option.type) + "]";
  }
  std::string text = ".SS " + usage + " [" + slanted("options") + "]\n" + sentence(command.meaning) + "\n";
  for (const OptionWords& option : command.options) {
    // Those are told once, above.
    const std::string name = option.is_argument() ? "" : option.names.front();
    if (name != "--help" && name != "--language") text += option_text(option);
  }
  if (!command.footer.empty()) text += ".PP\n.nf\n" + plain(command.footer) + "\n.fi\n";
  return text;
}

constexpr std::string_view ending = R"(.SH FILES
.TP
.I ~/.local/state/fourfold/
Games in progress, one file each, and in
.I finished/
those that are over. Another folder if
.B XDG_STATE_HOME
is set.
.SH ENVIRONMENT
.TP
.B NO_COLOR
If it is set and not empty, the full screen has no colours.
.TP
.BR LC_ALL ", " LC_MESSAGES ", " LANG
The language: English, German, French, Spanish or Arabic, unless
.B \-\-language
names one.
.TP
.BR LC_ALL ", " LC_CTYPE ", " LANG
Boards are drawn in ASCII unless the locale has UTF\-8.
.TP
.B TERM
A terminal that cannot place the cursor is played on line by line.
.SH EXIT STATUS
0 if all went well, 1 if something was refused (the reason is on standard error), 2 if the command line makes no sense.
)";

}  // namespace

std::string manual_page(const CLI::App& program) {
  std::string text = ".TH FOURFOLD 6 \"\" \"fourfold " FOURFOLD_VERSION "\" \"Games\"\n";
  text += ".SH NAME\nfourfold \\- the open games table\n";
  text += ".SH SYNOPSIS\n" + bold("fourfold") + " " + slanted("command") + " [" + slanted("options") + "]\n";
  text += ".SH DESCRIPTION\n" + plain(program.get_description()) + "\n";
  text += ".SH OPTIONS\n";
  for (const OptionWords& option : options_of(program)) text += option_text(option);
  text += ".SH COMMANDS\n";
  for (const CommandWords& command : commands_of(program)) text += command_text(command);
  return text + std::string(ending);
}

}  // namespace fourfold::cli
