#include "table/any_table.h"

#include <utility>

#include "table/authority.h"

namespace fourfold {
namespace {

template <class G>
class TableOfGame final : public AnyTable {
 public:
  explicit TableOfGame(Authority<G> authority) : authority_(std::move(authority)) {}

  const Setup& setup() const override { return authority_.table().setup(); }
  Reply submit(int player, const Intent& intent, Millis at) override { return authority_.submit(player, intent, at); }
  View view(int player, Millis at) const override { return authority_.table().view(player, at); }
  std::span<const Event> since(std::uint32_t number) const override {
    const std::span<const Event> log = authority_.table().log();
    return log.subspan(std::min<std::size_t>(number, log.size()));
  }
  bool tick(Millis at) override { return authority_.tick(at); }
  const std::optional<Secret>& secret() const override { return authority_.secret(); }

 private:
  Authority<G> authority_;
};

template <class G>
Result<std::unique_ptr<AnyTable>> hidden(Result<Authority<G>> authority) {
  if (!authority) return refuse(authority.error());
  return std::make_unique<TableOfGame<G>>(*std::move(authority));
}

}  // namespace

Result<std::unique_ptr<AnyTable>> open_table(const Setup& setup, const std::optional<Secret>& secret) {
  return with_game(setup.game, [&]<class G>() { return hidden<G>(Authority<G>::open(setup, secret)); });
}

Result<std::unique_ptr<AnyTable>> resume_table(const Setup& setup, std::span<const Event> events,
                                               const std::optional<Secret>& secret) {
  return with_game(setup.game, [&]<class G>() { return hidden<G>(Authority<G>::resume(setup, events, secret)); });
}

}  // namespace fourfold
