// The opening book: how it is read, when it is played from, and that what is in ours can be played.
#include "players/checkers/opening_book.h"

#include <gtest/gtest.h>

#include "notation/checkers/text.h"
#include "players/checkers/built_in_files.h"
#include "players/checkers/search_engine.h"
#include "rules/checkers/checkers.h"

namespace fourfold::checkers {
namespace {

Rules tournament() { return presets().front().rules; }
std::uint64_t key_of(const State& state) {
  return SearchPosition::of(state.board(), state.turn(), state.quiet_plies()).key;
}

// Resources with that book and nothing else.
players::Resources with_book(const std::string& text, std::vector<std::string>* troubles = nullptr) {
  players::Resources resources;
  resources.file = [text](std::string_view name) -> Result<std::optional<std::string>> {
    if (name != book_file_name("tournament")) return std::optional<std::string>();
    return std::optional(text);
  };
  resources.trouble = [troubles](const Message& trouble) {
    if (troubles != nullptr) troubles->emplace_back(trouble.code);
  };
  return resources;
}

TEST(CheckersBook, is_read_line_by_line) {
  const auto book = OpeningBook::read("# ours\n\n00000000000000ff 9-14 -3 27 # anything\n0000000000000001 14x23 5 8\n");
  ASSERT_TRUE(book);
  EXPECT_EQ((*book)->size(), 2U);
  SearchPosition position;
  position.key = 0xff;
  const auto* const entry = (*book)->find(position);
  ASSERT_NE(entry, nullptr);
  EXPECT_EQ(book_line(*entry), "00000000000000ff 9-14 -3 27");
  position.key = 2;
  EXPECT_EQ((*book)->find(position), nullptr);
}

TEST(CheckersBook, that_is_damaged_is_refused_with_the_line) {
  for (const char* const line :
       {"9-14", "ff 9-14 3", "ff 9+14 3 4", "ff 0-14 3 4", "ff 9-33 3 4", "ff 9-14 3 4 5", "zz 9-14 3 4"}) {
    const auto book = OpeningBook::read(std::string("# ours\n") + line);
    ASSERT_FALSE(book) << line;
    EXPECT_EQ(book.error().message.code, "book.line");
    EXPECT_EQ(std::get<std::int64_t>(book.error().message.arguments.front().value), 2);
  }
}

TEST(CheckersBook, is_played_from_where_nobody_asks_for_a_search) {
  const State start = begin_with(tournament(), Seat::one);
  // No search would choose that.
  const std::string text = book_line({key_of(start), 12, 16, false, 1, 30});
  SearchEngine engine(with_book(text), Level{.nodes = 3000, .tables = false, .nets = false, .book = true});
  const auto decision = *engine.think(start);
  EXPECT_EQ(format_play(start, decision.play), "12-16");
  EXPECT_EQ(decision.reason.code, "reason.checkers.from-the-book");
  EXPECT_EQ(decision.candidates.size(), 1U);
  EXPECT_GT(engine.think(start, {.nodes = 3000})->nodes, 1000U);
  EXPECT_EQ(engine.think(start, {.lines = 3})->candidates.size(), 3U);
  SearchEngine without(with_book(text), Level{.nodes = 3000, .tables = false, .nets = false});
  EXPECT_GT(without.think(start)->nodes, 1000U);
}

TEST(CheckersBook, that_cannot_be_read_is_told_and_played_without) {
  std::vector<std::string> troubles;
  SearchEngine engine(with_book("what is this", &troubles),
                      Level{.nodes = 3000, .tables = false, .nets = false, .book = true});
  EXPECT_TRUE(engine.think(begin_with(tournament(), Seat::one)));
  EXPECT_EQ(troubles, std::vector<std::string>{"players.file-refused"});
}

// What stands behind the # is the position of the key.
TEST(CheckersBook, of_ours_can_be_played) {
  std::string_view text = built_in_book("tournament");
  const auto book = OpeningBook::read(text);
  ASSERT_TRUE(book);
  EXPECT_GT((*book)->size(), 150U) << "the ballots at least";
  while (!text.empty()) {
    const std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(line.size() + 1, text.size()));
    const std::size_t mark = line.find(" # ");
    if (mark == std::string_view::npos) continue;
    const auto state = parse_position(tournament(), line.substr(mark + 3));
    ASSERT_TRUE(state) << line;
    const auto* const entry = (*book)->find(SearchPosition::of(state->board(), state->turn(), 0));
    ASSERT_NE(entry, nullptr) << line;
    const RootChoices choices(*state);
    EXPECT_TRUE(std::ranges::any_of(choices.moves(), [&](const SearchMove& move) { return entry->plays(move); }))
        << line;
  }
}

}  // namespace
}  // namespace fourfold::checkers
