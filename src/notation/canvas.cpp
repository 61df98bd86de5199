#include "notation/canvas.h"

#include <array>
#include <utility>

namespace fourfold {
namespace {

constexpr char32_t unreadable = 0xfffd;

// How many bytes follow the first of a character, or -1 where none can begin.
int bytes_following(unsigned char first) {
  if (first < 0x80) return 0;
  if (first >= 0xc2 && first < 0xe0) return 1;
  if (first >= 0xe0 && first < 0xf0) return 2;
  return first >= 0xf0 && first < 0xf5 ? 3 : -1;
}

// What the first byte gives to a character, by the number of bytes that follow.
constexpr std::array<char32_t, 4> first_bits = {0x7f, 0x1f, 0x0f, 0x07};

constexpr std::array<std::pair<std::u32string_view, char>, 13> stand_ins = {{
    {U"│┃┊", '|'},
    {U"─━–", '-'},
    {U"┌┐└┘├┤┬┴┼┰┸╂", '+'},
    {U"●×", 'x'},
    {U"○", 'o'},
    {U"·…", '.'},
    {U"░▒", ':'},
    {U"♛", 'K'},
    {U"✿★", '*'},
    {U"↑△▲", '^'},
    {U"→▷▶›»", '>'},
    {U"↓▽▼", 'v'},
    {U"←◁◀‹«", '<'},
}};

}  // namespace

std::u32string characters(std::string_view text) {
  std::u32string found;
  for (std::size_t i = 0; i < text.size();) {
    const auto first = static_cast<unsigned char>(text[i++]);
    const int following = bytes_following(first);
    char32_t character = following < 0 ? unreadable : first & first_bits[static_cast<std::size_t>(following)];
    for (int more = following; more > 0; --more) {
      if (i == text.size() || (static_cast<unsigned char>(text[i]) & 0xc0) != 0x80) {
        character = unreadable;
        break;
      }
      character = character << 6 | (static_cast<unsigned char>(text[i++]) & 0x3f);
    }
    found += character;
  }
  return found;
}

std::string utf8(char32_t character) {
  const auto byte = [](char32_t bits) { return static_cast<char>(static_cast<unsigned char>(bits)); };
  if (character < 0x80) return {byte(character)};
  const char last = byte(0x80 | (character & 0x3f));
  if (character < 0x800) return {byte(0xc0 | character >> 6), last};
  const char middle = byte(0x80 | (character >> 6 & 0x3f));
  if (character < 0x10000) return {byte(0xe0 | character >> 12), middle, last};
  return {byte(0xf0 | character >> 18), byte(0x80 | (character >> 12 & 0x3f)), middle, last};
}

char ascii_for(char32_t character) {
  if (character < 0x80) return static_cast<char>(character);
  for (const auto& [glyphs, stand_in] : stand_ins) {
    if (glyphs.find(character) != std::u32string_view::npos) return stand_in;
  }
  return '?';
}

std::string in_ascii(std::string_view text) {
  std::string plain;
  for (const char32_t character : characters(text)) {
    if (character == U'½') {
      plain += ".5";
    } else {
      plain += ascii_for(character);
    }
  }
  return plain;
}

void Canvas::put(int row, int column, std::string_view text, Ink ink) {
  for (const char32_t character : characters(text)) {
    if (column >= columns_) return;
    Cell& cell = at(row, column++);
    cell.glyph = character;
    cell.ink = ink;
  }
}

void Canvas::lay(int row, int column, int rows, int columns, Ground ground) {
  for (int r = row; r < row + rows; ++r) {
    for (int c = column; c < column + columns; ++c) at(r, c).ground = ground;
  }
}

void Canvas::mark_place(int row, int column, int rows, int columns, int place) {
  for (int r = row; r < row + rows; ++r) {
    for (int c = column; c < column + columns; ++c) at(r, c).place = static_cast<std::int16_t>(place);
  }
}

void Canvas::put_dice(int row, int column, std::span<const int> pips, DiceLeft left, int distance) {
  for (const int die : pips) {
    const bool open = take_die(left, die);
    const std::string text = std::to_string(die);
    put(row, column, open ? "[" + text + "]" : " " + text + " ", open ? Ink::dice : Ink::faint);
    column += distance;
  }
}

std::vector<std::string> Canvas::lines() const {
  std::vector<std::string> lines;
  for (int row = 0; row < rows(); ++row) {
    std::string line;
    for (int column = 0; column < columns_; ++column) line += utf8(at(row, column).glyph);
    line.erase(line.find_last_not_of(' ') + 1);
    lines.push_back(std::move(line));
  }
  return lines;
}

std::string Canvas::text() const {
  std::string text;
  for (const std::string& line : lines()) text += line + "\n";
  return text;
}

std::string Canvas::ascii() const { return in_ascii(text()); }

}  // namespace fourfold
