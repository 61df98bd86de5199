#include "cli/fullscreen/terminal.h"

#include <poll.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <cstdlib>
#include <cwchar>
#include <map>
#include <utility>

#include "cli/locale.h"

#define NCURSES_WIDECHAR 1
#define NCURSES_NOMACROS 1
#include <curses.h>

namespace fourfold::cli {
namespace {

constexpr wint_t escape_character = 27;
constexpr std::array leaving_signals = {SIGINT, SIGTERM, SIGHUP};

// What Home and End send on terminals that do not keep to their description.
constexpr std::array<std::pair<const char*, int>, 8> more_keys = {{{"\033[1~", KEY_HOME},
                                                                   {"\033[4~", KEY_END},
                                                                   {"\033[7~", KEY_HOME},
                                                                   {"\033[8~", KEY_END},
                                                                   {"\033[H", KEY_HOME},
                                                                   {"\033[F", KEY_END},
                                                                   {"\033OH", KEY_HOME},
                                                                   {"\033OF", KEY_END}}};

volatile std::sig_atomic_t signalled = 0;
void note_signal(int /*number*/) { signalled = 1; }

// Set and not empty, as https://no-color.org asks.
bool no_colour() {
  const char* const value = std::getenv("NO_COLOR");  // NOLINT(concurrency-mt-unsafe): there are no threads yet
  return value != nullptr && *value != '\0';
}

// Columns of a character that is shown as it is; controls are shown as a question mark.
int width_of(char32_t character) {
  const int columns = wcwidth(static_cast<wchar_t>(character));
  return columns < 0 ? 1 : columns;
}

std::optional<Key> mouse_key() {
  MEVENT event;
  if (getmouse(&event) != OK || (event.bstate & (BUTTON1_PRESSED | BUTTON1_CLICKED)) == 0) return std::nullopt;
  Key key;
  key.kind = Key::Kind::click;
  key.row = event.y;
  key.column = event.x;
  return key;
}

Key::Kind function_key(wint_t code) {
  switch (code) {
    case KEY_UP:
      return Key::Kind::up;
    case KEY_DOWN:
      return Key::Kind::down;
    case KEY_LEFT:
      return Key::Kind::left;
    case KEY_RIGHT:
      return Key::Kind::right;
    case KEY_BTAB:
      return Key::Kind::back_tab;
    case KEY_ENTER:
      return Key::Kind::enter;
    case KEY_BACKSPACE:
      return Key::Kind::backspace;
    case KEY_DC:
      return Key::Kind::remove;
    case KEY_PPAGE:
      return Key::Kind::page_up;
    case KEY_NPAGE:
      return Key::Kind::page_down;
    case KEY_HOME:
      return Key::Kind::home;
    case KEY_END:
      return Key::Kind::end;
    case KEY_RESIZE:
      return Key::Kind::resize;
    default:
      return Key::Kind::other;
  }
}

// The rest of a sequence that ncurses does not know: it is no typing. Whether there was one after the escape.
bool swallow_sequence() {
  timeout(0);
  wint_t next = 0;
  if (get_wch(&next) != OK) return false;
  if (next != '[' && next != 'O') {
    unget_wch(static_cast<wchar_t>(next));
    return false;
  }
  while (get_wch(&next) == OK && (next < '@' || next > '~')) {
  }
  return true;
}

Key character_key(wint_t character) {
  Key key;
  switch (character) {
    case '\t':
      key.kind = Key::Kind::tab;
      break;
    case '\n':
    case '\r':
      key.kind = Key::Kind::enter;
      break;
    case escape_character:
      key.kind = Key::Kind::escape;
      break;
    case 8:
    case 127:
      key.kind = Key::Kind::backspace;
      break;
    default:
      key.kind = character < ' ' ? Key::Kind::control : Key::Kind::character;
      key.character = static_cast<char32_t>(character < ' ' ? character + 'a' - 1 : character);
  }
  return key;
}

}  // namespace

// One ncurses screen, the signals that end it, and its colour pairs.
class Terminal::Curses {
 public:
  explicit Curses(SCREEN* screen) : screen_(screen) {
    signalled = 0;
    struct sigaction action = {};
    action.sa_handler = note_signal;
    sigemptyset(&action.sa_mask);
    for (std::size_t i = 0; i < leaving_signals.size(); ++i) sigaction(leaving_signals[i], &action, &before_[i]);
    cbreak();
    noecho();
    nonl();
    keypad(stdscr, TRUE);
    set_escdelay(100);
    curs_set(0);
    for (const auto& [sequence, code] : more_keys) define_key(sequence, code);
    // All of them: ncurses waits for ever after an event that it was not asked for.
    mousemask(ALL_MOUSE_EVENTS, nullptr);
    mouseinterval(0);
  }
  ~Curses() {
    endwin();
    delscreen(screen_);
    for (std::size_t i = 0; i < leaving_signals.size(); ++i) sigaction(leaving_signals[i], &before_[i], nullptr);
  }
  Curses(const Curses&) = delete;
  Curses& operator=(const Curses&) = delete;
  Curses(Curses&&) = delete;
  Curses& operator=(Curses&&) = delete;

  // Starts colours, and says how many there are.
  int colours() {
    if (no_colour() || !has_colors() || start_color() != OK) return 0;
    has_default_ = use_default_colors() == OK;
    return COLORS >= 256 ? 256 : COLORS;
  }

  void set_style(const Style& style) {
    attr_t attributes = A_NORMAL;
    if (style.bold) attributes |= A_BOLD;
    if (style.faint) attributes |= A_DIM;
    if (style.underlined) attributes |= A_UNDERLINE;
    if (style.reversed) attributes |= A_REVERSE;
    attr_set(attributes, pair_for(style.foreground, style.background), nullptr);
  }

 private:
  short pair_for(int foreground, int background) {
    if (foreground == terminal_colour && background == terminal_colour) return 0;
    const auto [found, added] = pairs_.try_emplace({foreground, background}, static_cast<short>(pairs_.size() + 1));
    if (added && found->second < COLOR_PAIRS) {
      const auto known = [&](int colour, short otherwise) {
        if (colour != terminal_colour) return static_cast<short>(colour);
        return has_default_ ? short{-1} : otherwise;
      };
      init_pair(found->second, known(foreground, COLOR_WHITE), known(background, COLOR_BLACK));
    }
    return found->second < COLOR_PAIRS ? found->second : short{0};
  }

  SCREEN* screen_;
  std::array<struct sigaction, leaving_signals.size()> before_{};
  std::map<std::pair<int, int>, short> pairs_;
  bool has_default_ = false;
};

Result<std::unique_ptr<Terminal>> Terminal::open(bool ascii) {
  const bool unicode = locale_has_unicode();
  use_tioctl(TRUE);
  SCREEN* const screen = newterm(nullptr, stdout, stdin);
  if (screen == nullptr) return refuse<"terminal.fullscreen.impossible">();
  auto curses = std::make_unique<Curses>(screen);
  const int colours = curses->colours();
  return std::unique_ptr<Terminal>(new Terminal(std::move(curses), colours, ascii || !unicode));
}

Terminal::Terminal(std::unique_ptr<Curses> curses, int colours, bool ascii)
    : curses_(std::move(curses)), palette_(colours), ascii_(ascii) {}

Terminal::~Terminal() = default;

// The screen itself is curses' own and has no name here; who has no Terminal must not ask for it all the same.
// NOLINTBEGIN(readability-convert-member-functions-to-static, readability-make-member-function-const)
int Terminal::rows() const { return getmaxy(stdscr); }
int Terminal::columns() const { return getmaxx(stdscr); }
// NOLINTEND(readability-convert-member-functions-to-static, readability-make-member-function-const)

void Terminal::clear() {
  curses_->set_style({});
  erase();
  curs_set(0);
}

void Terminal::put(int row, int column, std::string_view text, const Style& style) {
  for (const char32_t character : characters(ascii_ ? in_ascii(text) : std::string(text))) {
    const int columns = width_of(character);
    if (columns == 0) continue;
    put(row, column, character, style);
    column += columns;
  }
}

void Terminal::put(int row, int column, char32_t character, const Style& style) {
  if (ascii_) character = static_cast<char32_t>(ascii_for(character));
  if (wcwidth(static_cast<wchar_t>(character)) < 1) character = U'?';
  if (row < 0 || column < 0 || row >= rows() || column + width_of(character) > columns()) return;
  curses_->set_style(style);
  const std::array<wchar_t, 2> text = {static_cast<wchar_t>(character), L'\0'};
  mvaddnwstr(row, column, text.data(), 1);
}

// NOLINTBEGIN(readability-convert-member-functions-to-static, readability-make-member-function-const)
void Terminal::set_cursor(int row, int column) {
  if (row < 0 || column < 0 || row >= rows() || column >= columns()) return;
  move(row, column);
  curs_set(1);
}

void Terminal::show() { refresh(); }
// NOLINTEND(readability-convert-member-functions-to-static, readability-make-member-function-const)

std::optional<Key> Terminal::read(int milliseconds) {
  timeout(milliseconds);
  wint_t code = 0;
  const int kind = get_wch(&code);
  if (kind == KEY_CODE_YES && code == KEY_MOUSE) return mouse_key();
  if (kind == KEY_CODE_YES) {
    Key key;
    key.kind = function_key(code);
    return key;
  }
  if (kind == OK && code == escape_character && swallow_sequence()) return Key{};
  if (kind == OK) return character_key(code);
  // Nothing came: because nobody pressed a key, or because there is no terminal any more.
  struct pollfd input = {STDIN_FILENO, POLLIN, 0};
  gone_ = gone_ || (milliseconds > 0 && poll(&input, 1, 0) == 1 && signalled == 0 &&
                    (input.revents & (POLLHUP | POLLERR | POLLNVAL)) != 0);
  return std::nullopt;
}

bool Terminal::told_to_leave() const { return signalled != 0 || gone_; }

int Terminal::width(std::string_view text) {
  int columns = 0;
  for (const char32_t character : characters(text)) columns += width_of(character);
  return columns;
}

}  // namespace fourfold::cli
