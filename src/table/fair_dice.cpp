#include "table/fair_dice.h"

namespace fourfold {
namespace {

constexpr std::string_view commitment_label = "fourfold commitment 1";
constexpr std::string_view dice_label = "fourfold dice 1";

void append(std::vector<std::uint8_t>& message, std::string_view text) {
  message.insert(message.end(), text.begin(), text.end());
}

void append(std::vector<std::uint8_t>& message, std::uint64_t number) {
  for (int shift = 0; shift < 64; shift += 8) message.push_back(static_cast<std::uint8_t>(number >> shift));
}

// -1 for what is no hexadecimal digit.
int digit_value(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

}  // namespace

std::string commitment(const Bytes32& secret) {
  std::vector<std::uint8_t> message;
  append(message, commitment_label);
  message.insert(message.end(), secret.begin(), secret.end());
  return to_hex(keyed_hash({}, message));
}

std::uint32_t draw(const FairSeed& seed, std::uint64_t roll, std::uint32_t bound) {
  // Numbers at the top that do not fill a whole round of `bound` are thrown away, so that none is likelier.
  const std::uint64_t surplus = (~std::uint64_t{0} % bound + 1) % bound;
  for (std::uint64_t attempt = 0;; ++attempt) {
    std::vector<std::uint8_t> message;
    append(message, dice_label);
    append(message, roll);
    append(message, attempt);
    for (const FairSeed::Word& word : seed.words) {
      append(message, static_cast<std::uint64_t>(word.player));
      append(message, static_cast<std::uint64_t>(word.text.size()));
      append(message, word.text);
    }
    const Bytes32 hash = keyed_hash(seed.secret, message);
    std::uint64_t number = 0;
    for (std::size_t i = 0; i < 8; ++i) number |= static_cast<std::uint64_t>(hash[i]) << (8 * i);
    if (number <= ~std::uint64_t{0} - surplus) return static_cast<std::uint32_t>(number % bound);
  }
}

std::string to_hex(const Bytes32& bytes) {
  constexpr std::string_view digits = "0123456789abcdef";
  std::string text;
  for (const std::uint8_t byte : bytes) {
    text += digits[byte >> 4];
    text += digits[byte & 15];
  }
  return text;
}

Result<Bytes32> from_hex(std::string_view text) {
  Bytes32 bytes{};
  if (text.size() != 2 * bytes.size()) {
    return refuse("a seed is 64 hexadecimal digits, this has " + std::to_string(text.size()) + " characters");
  }
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    const int digit = digit_value(c);
    if (digit < 0) return refuse("'" + std::string(1, c) + "' is not a hexadecimal digit (0-9, a-f)", i);
    bytes[i / 2] = static_cast<std::uint8_t>(bytes[i / 2] * 16 + digit);
  }
  return bytes;
}

}  // namespace fourfold
