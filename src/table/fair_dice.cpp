#include "table/fair_dice.h"

#include "table/random_bytes.h"

namespace fourfold {
namespace {

constexpr std::string_view commitment_label = "fourfold commitment 1";
constexpr std::string_view dice_label = "fourfold dice 1";
constexpr std::string_view seal_label = "fourfold seal 1";
constexpr std::string_view seed_label = "fourfold seed 1 ";

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

Bytes32 secret_of_seed(std::uint64_t seed) {
  std::vector<std::uint8_t> message;
  append(message, seed_label);
  append(message, std::to_string(seed));
  return keyed_hash({}, message);
}

std::string seal(int player, std::string_view word) {
  std::vector<std::uint8_t> message;
  append(message, seal_label);
  append(message, static_cast<std::uint64_t>(player));
  append(message, word);
  return to_hex(keyed_hash({}, message));
}

Result<std::string> salted_word(std::string_view word) {
  constexpr std::size_t digits = 32;  // 128 bits
  const auto bytes = random_bytes();
  if (!bytes) return refuse(bytes.error());
  return std::string(word) + (word.empty() ? "" : " ") + to_hex(*bytes).substr(0, digits);
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
    return refuse<"table.length-of-seed", "count">(text.size());
  }
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    const int digit = digit_value(c);
    if (digit < 0) return refuse_at<"table.no-hexadecimal-digit", "letter">(i, std::string(1, c));
    bytes[i / 2] = static_cast<std::uint8_t>(bytes[i / 2] * 16 + digit);
  }
  return bytes;
}

}  // namespace fourfold
