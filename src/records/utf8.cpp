#include "records/utf8.h"

#include <cstdint>

namespace fourfold::records {
namespace {

// How many bytes a character has that begins with this one; 0 if none does.
std::size_t length_after(std::uint8_t first) {
  if (first < 0x80) return 1;
  if (first < 0xc2 || first > 0xf4) return 0;
  if (first < 0xe0) return 2;
  return first < 0xf0 ? 3 : 4;
}

// How many bytes the character at the start of the text has; 0 if it is none.
std::size_t character_length(std::string_view text) {
  const auto byte = [&](std::size_t i) { return static_cast<std::uint8_t>(text[i]); };
  const std::size_t length = length_after(byte(0));
  if (length > text.size()) return 0;
  for (std::size_t i = 1; i < length; ++i) {
    if ((byte(i) & 0xc0) != 0x80) return 0;
  }
  // Longer than needed, half of a pair of UTF-16, beyond the last character.
  const bool wrong = (byte(0) == 0xe0 && byte(1) < 0xa0) || (byte(0) == 0xed && byte(1) > 0x9f) ||
                     (byte(0) == 0xf0 && byte(1) < 0x90) || (byte(0) == 0xf4 && byte(1) > 0x8f);
  return wrong ? 0 : length;
}

void append_utf8(std::string& out, std::uint32_t character) {
  const auto tail = [&](unsigned shift) { out += static_cast<char>(0x80 | ((character >> shift) & 0x3f)); };
  if (character < 0x80) {
    out += static_cast<char>(character);
  } else if (character < 0x800) {
    out += static_cast<char>(0xc0 | (character >> 6));
    tail(0);
  } else if (character < 0x10000) {
    out += static_cast<char>(0xe0 | (character >> 12));
    tail(6);
    tail(0);
  } else {
    out += static_cast<char>(0xf0 | (character >> 18));
    tail(12);
    tail(6);
    tail(0);
  }
}

std::string from_utf16(std::string_view bytes, bool high_byte_first) {
  constexpr std::uint32_t replacement = 0xfffd;
  const auto unit = [&](std::size_t i) -> std::uint32_t {
    const std::uint32_t first = static_cast<std::uint8_t>(bytes[i]);
    const std::uint32_t second = static_cast<std::uint8_t>(bytes[i + 1]);
    return high_byte_first ? first << 8 | second : second << 8 | first;
  };
  std::string out;
  for (std::size_t i = 0; i + 1 < bytes.size(); i += 2) {
    std::uint32_t character = unit(i);
    if (character >= 0xd800 && character < 0xe000) {  // half of a pair
      const std::uint32_t low = i + 3 < bytes.size() ? unit(i + 2) : 0;
      const bool paired = character < 0xdc00 && low >= 0xdc00 && low < 0xe000;
      character = paired ? 0x10000 + ((character - 0xd800) << 10) + (low - 0xdc00) : replacement;
      if (paired) i += 2;
    }
    append_utf8(out, character);
  }
  return out;
}

}  // namespace

bool is_utf8(std::string_view text) {
  while (!text.empty()) {
    const std::size_t length = character_length(text);
    if (length == 0) return false;
    text.remove_prefix(length);
  }
  return true;
}

std::string as_utf8(std::string_view text) {
  if (is_utf8(text)) return std::string(text);
  std::string out;
  for (const char c : text) append_utf8(out, static_cast<std::uint8_t>(c));
  return out;
}

std::string text_of_file(std::string_view bytes) {
  if (bytes.starts_with("\xff\xfe")) return from_utf16(bytes.substr(2), false);
  if (bytes.starts_with("\xfe\xff")) return from_utf16(bytes.substr(2), true);
  return std::string(bytes);
}

std::string in_one_line(std::string_view text) {
  std::string out(text);
  for (char& c : out) {
    if (static_cast<std::uint8_t>(c) < 0x20 || c == 0x7f) c = ' ';
  }
  return out;
}

}  // namespace fourfold::records
