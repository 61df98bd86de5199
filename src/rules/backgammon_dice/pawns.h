// Pawn dice: the side a pawn shows, where it stands, and a player's five of them packed into one word.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <compare>
#include <cstdint>

namespace fourfold::backgammon_dice {

inline constexpr int pawns_a_side = 5;
inline constexpr int captured_space = 0;
inline constexpr int last_space = 16;
inline constexpr int off_space = 17;
inline constexpr int first_bearing_space = 11;  // the opponent's home space 6

// The sides of a pawn die (BD-12), in the order in which pawns on one space are written. A captured pawn that is rolled
// only once (BD-13, `once`) shows no side until then.
enum class Face : std::uint8_t {
  regular,
  regular_plus,
  regular_minus,
  double_plus,
  switch_zero,
  half_minus,
  unrolled,
};

inline constexpr int faces_of_a_pawn = 6;

// What the symbol in the middle of the side adds when the pawn leaves (BD-20).
constexpr int symbol(Face face) {
  switch (face) {
    case Face::regular_plus:
    case Face::double_plus:
      return 1;
    case Face::regular_minus:
    case Face::half_minus:
      return -1;
    default:
      return 0;
  }
}

// How many spaces a Half moves for a die (BD-16).
constexpr int half_of(int die) { return (die + 1) / 2; }

struct Pawn {
  std::uint8_t space = captured_space;
  Face face = Face::regular;

  constexpr auto operator<=>(const Pawn&) const = default;
};

constexpr Pawn pawn_on(int space, Face face = Face::regular) { return {static_cast<std::uint8_t>(space), face}; }

// Where pawns stand, one bit a space (bit 1 to bit 16): at least one pawn, and two.
struct Occupancy {
  std::uint32_t any = 0;
  std::uint32_t two = 0;
};

// A step of a pawn without sides, one bit a space: where it comes from and goes to, nowhere if it was captured or
// leaves, and the same as the opponent counts it.
struct PlainStep {
  std::uint32_t from = 0;
  std::uint32_t to = 0;
  std::uint32_t their_to = 0;
  std::uint32_t redeemed = 0;  // 1 for a captured pawn
};

constexpr PlainStep plain_step(int from, int die) {
  const int to = from + die;
  const auto bit = [](int space) { return space > captured_space && space <= last_space ? 1U << space : 0; };
  return {bit(from), bit(to), bit(off_space - to), from == captured_space && die != 0 ? 1U : 0U};
}

// Five pawns of one player. Space 0 is captured, 1 to 16 is the player's own path, 17 is borne off. One word:
//
//   bits 1-16   a pawn stands on that space        bits 33-35  how many are captured; those nowhere else are borne off
//   bits 17-32  a second one does                  bits 36-50  the side of each pawn, three bits, in ascending order of
//   pawns
//
// Equal sets of pawns are equal words. Pawns without special sides are bit masks and nothing else.
class Pawns {
 public:
  static constexpr int two_shift = 16;
  static constexpr int captured_shift = 33;
  static constexpr std::uint64_t one_captured = std::uint64_t{1} << captured_shift;
  static constexpr int faces_shift = 36;
  static constexpr int word_bits = 51;

  // All five borne off.
  constexpr Pawns() = default;
  // Sorted in whatever order they come. At most two share a space.
  explicit constexpr Pawns(const std::array<Pawn, pawns_a_side>& pawns) {
    for (const Pawn pawn : pawns) *this = plus(pawn);
  }
  constexpr std::uint64_t bits() const { return bits_; }
  static constexpr Pawns from_bits(std::uint64_t bits) {
    Pawns pawns;
    pawns.bits_ = bits;
    return pawns;
  }

  // In ascending order of space, then side.
  constexpr std::array<Pawn, pawns_a_side> list() const {
    std::array<Pawn, pawns_a_side> pawns{};
    auto i = static_cast<std::size_t>(captured());
    const Occupancy here = occupancy();
    for (std::uint32_t spaces = here.any; spaces != 0; spaces &= spaces - 1) {
      const int space = std::countr_zero(spaces);
      pawns[i++].space = static_cast<std::uint8_t>(space);
      if ((here.two >> space & 1) != 0) pawns[i++].space = static_cast<std::uint8_t>(space);
    }
    for (; i < pawns.size(); ++i) pawns[i].space = off_space;
    for (i = 0; i < pawns.size(); ++i) pawns[i].face = face_number(static_cast<int>(i));
    return pawns;
  }

  constexpr int captured() const { return static_cast<int>(bits_ >> captured_shift & 7); }
  constexpr int off() const { return pawns_a_side - count_before(off_space); }
  constexpr bool all_off() const { return bits_ == 0; }
  constexpr int unrolled() const {
    int count = 0;
    for (int i = 0; i < captured(); ++i) count += face_number(i) == Face::unrolled ? 1 : 0;
    return count;
  }
  constexpr bool stands_on(int space) const { return (bits_ >> space & 1) != 0; }
  constexpr bool two_on(int space) const { return (bits_ >> (space + two_shift) & 1) != 0; }
  // The pawn on an occupied space; of two, the first or the second in order.
  constexpr Pawn on(int space, bool second = false) const {
    return pawn_on(space, face_number(count_before(space) + (second && two_on(space) ? 1 : 0)));
  }
  constexpr bool has(Pawn pawn) const {
    const auto pawns = list();
    return std::ranges::find(pawns, pawn) != pawns.end();
  }

  // The same pawns with one that is `from` become `to`.
  constexpr Pawns with(Pawn from, Pawn to) const { return less(from).plus(to); }
  // For pawns without sides: one makes a step, or is captured by one of the opponent's if it stands where that lands.
  // No branches, because these follow the dice.
  constexpr Pawns with_plain_step(const PlainStep& step) const {
    const std::uint64_t one_stays = bits_ >> two_shift & step.from;
    const std::uint64_t left = bits_ ^ (step.from ^ one_stays) ^ one_stays << two_shift;
    const std::uint64_t one_there = left & step.to;
    return from_bits((left | step.to | one_there << two_shift) - (std::uint64_t{step.redeemed} << captured_shift));
  }
  constexpr Pawns with_plain_capture(const PlainStep& step) const {
    const std::uint64_t hit = bits_ & step.their_to;
    return from_bits(bits_ - hit + (hit != 0 ? one_captured : 0));
  }
  // The same pawns with two of them in each other's places.
  constexpr Pawns exchanged(Pawn one, Pawn two) const {
    return less(one).less(two).plus(pawn_on(two.space, one.face)).plus(pawn_on(one.space, two.face));
  }
  // The same pawns with every captured one showing `side`.
  constexpr Pawns with_captured_showing(Face face) const {
    constexpr std::uint64_t every = 011111;
    const std::uint64_t captured_faces = (std::uint64_t{1} << (3 * captured())) - 1;
    const std::uint64_t shown = every * static_cast<std::uint64_t>(face) & captured_faces;
    return from_bits((bits_ & ~(captured_faces << faces_shift)) | shown << faces_shift);
  }

  constexpr Occupancy occupancy() const {
    return {static_cast<std::uint32_t>(bits_) & board, static_cast<std::uint32_t>(bits_ >> two_shift) & board};
  }
  // The same as the opponent counts the spaces: 17 less our number. Both masks are turned round in one word,
  // and so change places.
  constexpr Occupancy mirrored_occupancy() const {
    auto x = static_cast<std::uint32_t>(bits_ >> 1);
    x = (x & 0x55555555U) << 1 | (x >> 1 & 0x55555555U);
    x = (x & 0x33333333U) << 2 | (x >> 2 & 0x33333333U);
    x = (x & 0x0f0f0f0fU) << 4 | (x >> 4 & 0x0f0f0f0fU);
    x = x << 24 | (x & 0xff00U) << 8 | (x >> 8 & 0xff00U) | x >> 24;  // one instruction, as compilers know
    return {x >> 16 << 1, (x & 0xffffU) << 1};
  }

  constexpr bool operator==(const Pawns&) const = default;

 private:
  static constexpr std::uint32_t board = 0x1fffe;

  constexpr Face face_number(int i) const { return static_cast<Face>(bits_ >> (faces_shift + 3 * i) & 7); }
  // How many pawns come before those on the space.
  constexpr int count_before(int space) const {
    if (space == captured_space) return 0;
    const std::uint64_t before = (std::uint64_t{1} << space) - 2;
    return captured() + std::popcount(bits_ & (before | before << two_shift));
  }
  // The bit that the last pawn to come to the space added, and the bit that the next one will.
  constexpr int last_place(int space) const { return place(space, bits_ >> (space + two_shift)); }
  constexpr int next_place(int space) const { return place(space, bits_ >> space); }
  // The first place of the space, or the second if the lowest bit of `second` says so. Arithmetic instead of a branch,
  // because where pawns come from follows the dice.
  static constexpr int place(int space, std::uint64_t second) {
    const int captured = static_cast<int>(space == captured_space);
    return space + captured_shift * captured + two_shift * (static_cast<int>(second & 1) & (1 - captured));
  }

  constexpr Pawns less(Pawn pawn) const {
    const std::uint64_t place = std::uint64_t{1} << last_place(pawn.space);
    if (bits_ >> faces_shift == 0) return from_bits(bits_ - place);
    int at = count_before(pawn.space);
    while (face_number(at) < pawn.face) ++at;
    const std::uint64_t before = (std::uint64_t{1} << (faces_shift + 3 * at)) - 1;
    return from_bits(((bits_ & before) | (bits_ >> 3 & ~before)) - place);
  }
  constexpr Pawns plus(Pawn pawn) const {
    if (pawn.space == off_space) return *this;
    const std::uint64_t place = std::uint64_t{1} << next_place(pawn.space);
    if (bits_ >> faces_shift == 0 && pawn.face == Face::regular) return from_bits(bits_ + place);
    const int here = pawn.space == captured_space ? captured() : stands_on(pawn.space) ? 1 : 0;
    int at = count_before(pawn.space);
    for (int i = 0; i < here && face_number(at) < pawn.face; ++i) ++at;
    const std::uint64_t before = (std::uint64_t{1} << (faces_shift + 3 * at)) - 1;
    const std::uint64_t own = static_cast<std::uint64_t>(pawn.face) << (faces_shift + 3 * at);
    return from_bits(((bits_ & before) | own | (bits_ & ~before) << 3) + place);
  }

  std::uint64_t bits_ = 0;
};

// Some sides of pawns in ascending order: what captured pawns were rolled to.
class FaceList {
 public:
  constexpr FaceList() = default;

  constexpr int size() const {
    int count = 0;
    while (count < pawns_a_side && (bits_ >> (3 * count) & 7) != 0) ++count;
    return count;
  }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr Face operator[](int i) const {
    // NOLINTNEXTLINE(clang-analyzer-optin.core.EnumCastOutOfRange): below size() there is a side + 1
    return static_cast<Face>((bits_ >> (3 * i) & 7) - 1);
  }
  // The list with one more, or the same list when it holds five already.
  constexpr FaceList with(Face face) const {
    const int count = size();
    if (count == pawns_a_side) return *this;
    FaceList longer;
    int at = 0;
    while (at < count && (*this)[at] <= face) ++at;
    const unsigned before = bits_ & ((1U << (3 * at)) - 1);
    const unsigned added = (static_cast<unsigned>(face) + 1) << (3 * at);
    const unsigned after = static_cast<unsigned>(bits_ >> (3 * at)) << (3 * at + 3);
    longer.bits_ = static_cast<std::uint16_t>(before | added | after);
    return longer;
  }

  constexpr bool operator==(const FaceList&) const = default;

 private:
  std::uint16_t bits_ = 0;  // three bits a pawn: side + 1, lowest first
};

}  // namespace fourfold::backgammon_dice
