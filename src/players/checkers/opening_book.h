// What to play in the first plies, found by searches that are longer than a game has time for.
//
// A book is a text: a line for each position, with its key (SearchPosition::key, 16 hexadecimal digits), the move as
// "9-14" or "14x23", what the search thought of it in hundredths of a man, and how many plies deep. What follows a # is
// for people.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "players/checkers/search_position.h"
#include "players/resources.h"
#include "rules/checkers/rules.h"
#include "rules/result.h"

namespace fourfold::checkers {

class OpeningBook {
 public:
  struct Entry {
    std::uint64_t key = 0;
    int from = 0;  // squares as players count them, from 1
    int to = 0;
    bool captures = false;
    int score = 0;
    int plies = 0;

    bool plays(const SearchMove& move) const;
  };

  static Result<std::shared_ptr<const OpeningBook>> read(std::string_view text);

  // Nothing where the book has ended.
  const Entry* find(const SearchPosition& position) const;
  std::size_t size() const { return entries_.size(); }

 private:
  std::vector<Entry> entries_;  // by key
};

std::string book_line(const OpeningBook::Entry& entry);

// That for these rules, which is part of the program or given as a resource; none where there is none, and where it
// cannot be read, which is told as trouble.
std::shared_ptr<const OpeningBook> book_of(const Rules& rules, const players::Resources& resources);

}  // namespace fourfold::checkers
