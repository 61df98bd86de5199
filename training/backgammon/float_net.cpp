#include "float_net.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <fstream>

#include "matrices.h"
#include "players/random_source.h"

namespace fourfold::training {
namespace {

constexpr float leak = 1.0F / (1 << net::leak_shift);
constexpr float most_on = static_cast<float>(net::most_on) / net::one;
constexpr float widest = 8;  // of weights, so that whole numbers can hold them
constexpr int coarse = 8;    // rows are whole multiples of this, which makes them a fifth smaller to download

float sigmoid(float x) { return 1 / (1 + std::exp(-std::clamp(x, -20.0F, 20.0F))); }

// Of the relative entropy between what is and what is believed: the part of one outcome.
double divergence(float is, float believed) {
  constexpr float least = 1e-7F;  // sums of chances can be a little below 0
  is = std::max(is, least);
  return static_cast<double>(is * std::log(is / std::max(believed, least)));
}

// What units pass on, and of the slopes behind them.
float passed_on(float x) { return x > 0 ? std::min(x, most_on) : leak * x; }
void pass_back(std::vector<float>& slopes, const std::vector<float>& sums) {
  for (std::size_t i = 0; i < slopes.size(); ++i) {
    const float beyond = sums[i] < most_on ? 1.0F : 0.0F;
    slopes[i] *= sums[i] > 0 ? beyond : leak;
  }
}

// Sums must stay where 16 bits hold them, or the net that plays is not the one that learns: beyond this they are pulled
// back. Nothing else would, because what lies far out has little or no slope.
constexpr float far_out = 20;
float pulled_back(std::vector<float>& slopes, const std::vector<float>& sums, float share) {
  const float pull = 0.02F * share;
  std::array<float, 32> farthest{};  // apart, so that the compiler can do them at once; layers are multiples of 32
  for (std::size_t i = 0; i < slopes.size(); i += farthest.size()) {
    for (std::size_t k = 0; k < farthest.size(); ++k) {
      const float sum = sums[i + k];
      const float over = std::max(sum - far_out, 0.0F);
      const float under = std::min(sum + far_out, 0.0F);
      slopes[i + k] += pull * (over + under);
      farthest[k] = std::max(farthest[k], std::abs(sum));
    }
  }
  return std::ranges::max(farthest);
}

// Calls visit(first feature, how many) for each place of each side: its counts stand side by side.
template <class Visit>
void for_each_place(Visit visit) {
  for (int side = 0; side < 2; ++side) {
    const int base = side * backgammon::features_a_side;
    for (int p = 0; p < backgammon::points; ++p)
      visit(base + p * backgammon::counts_on_point, backgammon::counts_on_point);
    visit(base + backgammon::features_on_bar, backgammon::counts_on_bar);
    visit(base + backgammon::features_off, backgammon::most_checkers);
  }
}

}  // namespace

FloatNet::FloatNet(const Shape& shape, std::uint64_t seed) : shape_(shape) {
  arrange();
  RandomSource random(seed);
  const auto even = [&](double width) {
    return static_cast<float>((static_cast<double>(random.next_half()) / 4294967296.0 - 0.5) * 2 * width);
  };
  const auto fill = [&](const Layer& layer, double width) {
    for (std::size_t i = 0; i < layer.inputs * layer.units; ++i) weights_[layer.at + i] = even(width);
  };
  fill(first_, 0.15);
  // A fourth checker and more add nothing at first, and tactics have no say: what can never be on stays so, and costs
  // little to download.
  for_each_place([&](int place, int count) {
    for (int c = 3; c < count; ++c) {
      const auto row =
          weights_.begin() + static_cast<std::ptrdiff_t>(place + c) * static_cast<std::ptrdiff_t>(first_.units);
      std::fill_n(row, first_.units, 0.0F);
    }
  });
  const auto tactics = weights_.begin() + static_cast<std::ptrdiff_t>(backgammon::board_features * first_.units);
  std::fill(tactics, weights_.begin() + static_cast<std::ptrdiff_t>(first_.bias_at()), 0.0F);
  for (std::size_t i = 0; i < first_.units; ++i) weights_[first_.bias_at() + i] = 0.3F + even(0.3);
  for (std::size_t l = 0; l < 2; ++l) {
    fill(dense_[l], std::sqrt(3.0 / static_cast<double>(dense_[l].inputs)));
    for (std::size_t i = 0; i < dense_[l].units; ++i) weights_[dense_[l].bias_at() + i] = 0.3F;
  }
  const Layer& last = dense_[2];
  for (std::size_t i = 0; i < last.inputs; ++i) {
    for (std::size_t o = 0; o < outputs; ++o) weights_[last.at + i * padded_outputs + o] = even(0.2);
  }
  // What a game ends like before anything is known of it.
  constexpr float prior[outputs] = {0.0F, -1.2F, -4.5F, -1.2F, -4.5F};
  for (std::size_t o = 0; o < outputs; ++o) weights_[last.bias_at() + o] = prior[o];
  prepare();
}

void FloatNet::arrange() {
  const int switches = shape_.tactics ? backgammon::features : backgammon::board_features;
  first_ = {0, static_cast<std::size_t>(switches), shape_.first};
  dense_[0] = {first_.end(), shape_.first, shape_.second};
  dense_[1] = {dense_[0].end(), shape_.second, shape_.third};
  dense_[2] = {dense_[1].end(), shape_.third, padded_outputs};
  weights_.assign(dense_[2].end(), 0);
}

void FloatNet::prepare() {
  mean_ = weights_;
  moment_.assign(weights_.size(), 0);
  square_.assign(weights_.size(), 0);
  gradient_.assign(weights_.size(), 0);
  rows_from_weights();
}

void FloatNet::rows_from_weights() {
  const std::size_t width = shape_.first;
  rows_.assign(weights_.begin(), weights_.begin() + static_cast<std::ptrdiff_t>(first_.inputs * width));
  for_each_place([&](int from, int count) {
    for (int c = 0; c < count; ++c) {
      const std::size_t at = static_cast<std::size_t>(from + c) * width;
      for (std::size_t i = 0; i < width; ++i) rows_[at + i] += c > 0 ? rows_[at - width + i] : 0;
    }
  });
}

net::Numbers FloatNet::quantised(bool of_mean) const {
  const std::vector<float>& from = of_mean ? mean_ : weights_;
  const std::size_t width = shape_.first;
  const auto whole = [](float x, float scale) {
    return static_cast<std::int16_t>(std::lround(std::clamp(x * scale, -32767.0F, 32767.0F)));
  };
  constexpr auto unit = static_cast<float>(net::one);
  constexpr auto weight = static_cast<float>(1 << net::weight_shift);
  net::Numbers numbers;
  numbers.rows.resize(first_.inputs * width);
  const auto row = [&](std::size_t at, const float* values) {
    for (std::size_t i = 0; i < width; ++i)
      numbers.rows[at + i] = static_cast<std::int16_t>(whole(values[i], unit / coarse) * coarse);
  };
  for (std::size_t at = 0; at < numbers.rows.size(); at += width) row(at, &from[at]);
  for_each_place([&](int place, int count) {
    std::vector<float> sum(width);
    for (int c = 0; c < count; ++c) {
      const std::size_t at = static_cast<std::size_t>(place + c) * width;
      for (std::size_t i = 0; i < width; ++i) sum[i] += from[at + i];
      row(at, sum.data());
    }
  });
  numbers.bias.resize(width);
  for (std::size_t i = 0; i < width; ++i) numbers.bias[i] = whole(from[first_.bias_at() + i], unit);
  for (std::size_t l = 0; l < dense_.size(); ++l) {
    const Layer& layer = dense_[l];
    net::Dense& to = numbers.dense[l];
    to.weights.resize(layer.inputs * layer.units);
    to.bias.resize(layer.units);
    for (std::size_t i = 0; i < layer.inputs; ++i) {
      for (std::size_t j = 0; j < layer.units; ++j)
        to.weights[(i / 2 * layer.units + j) * 2 + i % 2] = whole(from[layer.at + i * layer.units + j], weight);
    }
    for (std::size_t j = 0; j < layer.units; ++j)
      to.bias[j] = static_cast<std::int32_t>(std::lround(from[layer.bias_at() + j] * unit * weight));
  }
  return numbers;
}

bool Sample::is_fixed(std::size_t output) const {
  if (output == 0) return false;
  return output <= 2 ? board.opponent[backgammon::off] > 0 : board.on_roll[backgammon::off] > 0;
}

double FloatNet::learn(const Sample* samples, int count, double rate) {
  const DenormalsAreZero quick;
  const auto n = static_cast<std::size_t>(count);
  forward(samples, n);
  const double loss = output_gradient(samples, n);
  backward(n);
  step(rate);
  rows_from_weights();
  return loss / count;
}

void FloatNet::forward(const Sample* samples, std::size_t count) {
  const std::size_t width = shape_.first;
  sums_[0].resize(count * width);
  on_.clear();
  for (std::size_t s = 0; s < count; ++s) {
    on_.emplace_back(samples[s].board, shape_.tactics);
    float* const sum = &sums_[0][s * width];
    std::memcpy(sum, &weights_[first_.bias_at()], width * sizeof(float));
    for (const std::uint16_t feature : on_[s]) {
      const float* const added = row(feature);
      for (std::size_t i = 0; i < width; ++i) sum[i] += added[i];
    }
  }
  for (std::size_t l = 0; l < dense_.size(); ++l) {
    units_[l].resize(sums_[l].size());
    for (std::size_t i = 0; i < sums_[l].size(); ++i) units_[l][i] = passed_on(sums_[l][i]);
    const Layer& layer = dense_[l];
    sums_[l + 1].resize(count * layer.units);
    multiply(units_[l].data(), count, layer.inputs, &weights_[layer.at], layer.units, &weights_[layer.bias_at()],
             sums_[l + 1].data());
  }
}

double FloatNet::output_gradient(const Sample* samples, std::size_t count) {
  double loss = 0;
  const float share = 1.0F / static_cast<float>(count);
  slopes_[3].assign(count * padded_outputs, 0);
  for (std::size_t s = 0; s < count; ++s) {
    for (std::size_t o = 0; o < outputs; ++o) {
      if (samples[s].is_fixed(o)) continue;
      const float p = sigmoid(sums_[3][s * padded_outputs + o]);
      const float t = samples[s].target[o];
      loss += divergence(t, p) + divergence(1 - t, 1 - p);
      slopes_[3][s * padded_outputs + o] = (p - t) * share;
    }
  }
  return loss;
}

void FloatNet::backward(std::size_t count) {
  std::ranges::fill(gradient_, 0.0F);
  farthest_ = 0;
  for (std::size_t l = dense_.size(); l-- > 0;) {
    const Layer& layer = dense_[l];
    add_outer_products(units_[l].data(), slopes_[l + 1].data(), count, layer.inputs, layer.units, &gradient_[layer.at]);
    for (std::size_t s = 0; s < count; ++s) {
      for (std::size_t j = 0; j < layer.units; ++j)
        gradient_[layer.bias_at() + j] += slopes_[l + 1][s * layer.units + j];
    }
    transposed_.resize(layer.inputs * layer.units);
    transpose(&weights_[layer.at], layer.inputs, layer.units, transposed_.data());
    slopes_[l].resize(count * layer.inputs);
    multiply(slopes_[l + 1].data(), count, layer.units, transposed_.data(), layer.inputs, nullptr, slopes_[l].data());
    pass_back(slopes_[l], sums_[l]);
    farthest_ = std::max(farthest_, pulled_back(slopes_[l], sums_[l], 1.0F / static_cast<float>(count)));
  }

  const std::size_t width = shape_.first;
  std::vector<char> alive(width);
  for (std::size_t s = 0; s < count; ++s) {
    const float* const sum = &sums_[0][s * width];
    for (std::size_t i = 0; i < width; ++i) alive[i] |= static_cast<char>(sum[i] > 0 && sum[i] < most_on);
  }
  dead_share_ = static_cast<double>(std::count(alive.begin(), alive.end(), 0)) / static_cast<double>(width);
  for (std::size_t s = 0; s < count; ++s) {
    const float* const d = &slopes_[0][s * width];
    float* const bias = &gradient_[first_.bias_at()];
    for (std::size_t i = 0; i < width; ++i) bias[i] += d[i];
    for (const std::uint16_t feature : on_[s]) {
      float* const to = &gradient_[feature * width];
      for (std::size_t i = 0; i < width; ++i) to[i] += d[i];
    }
  }
  // A row is the sum of the steps up to it, so a step's gradient is the sum of the rows from it on.
  for_each_place([&](int from, int places) {
    for (int c = places - 2; c >= 0; --c) {
      float* const here = &gradient_[static_cast<std::size_t>(from + c) * width];
      for (std::size_t i = 0; i < width; ++i) here[i] += here[width + i];
    }
  });
}

// Adam.
void FloatNet::step(double rate) {
  ++steps_;
  constexpr float keep1 = 0.9F;
  constexpr float keep2 = 0.999F;
  const auto t = static_cast<double>(steps_);
  const auto by = static_cast<float>(rate * std::sqrt(1 - std::pow(0.999, t)) / (1 - std::pow(0.9, t)));
  const float follow = steps_ < 2000 ? 0.01F : 0.001F;
  float* const w = weights_.data();
  float* const g = gradient_.data();
  float* const m = moment_.data();
  float* const v = square_.data();
  float* const a = mean_.data();
  const std::size_t all = weights_.size();
  for (std::size_t i = 0; i < all; ++i) {
    m[i] = keep1 * m[i] + (1 - keep1) * g[i];
    v[i] = keep2 * v[i] + (1 - keep2) * g[i] * g[i];
    w[i] = std::clamp(w[i] - by * m[i] / (std::sqrt(v[i]) + 1e-8F), -widest, widest);
    a[i] += follow * (w[i] - a[i]);
  }
}

void FloatNet::use_mean() {
  weights_ = mean_;
  rows_from_weights();
}

bool FloatNet::save(const std::string& path) const {
  std::ofstream file(path + ".new", std::ios::binary);
  const std::uint64_t head[5] = {shape_.tactics ? 1U : 0U, shape_.first, shape_.second, shape_.third, steps_};
  file.write(reinterpret_cast<const char*>(head), sizeof head);
  for (const auto* part : {&weights_, &mean_, &moment_, &square_}) {
    file.write(reinterpret_cast<const char*>(part->data()), static_cast<std::streamsize>(part->size() * sizeof(float)));
  }
  file.close();
  return file && std::rename((path + ".new").c_str(), path.c_str()) == 0;
}

bool FloatNet::load(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  std::uint64_t head[5] = {};
  file.read(reinterpret_cast<char*>(head), sizeof head);
  const Shape shape{head[0] != 0, head[1], head[2], head[3]};
  if (!file || (shape.tactics && !shape_.tactics) || shape.first > shape_.first || shape.second > shape_.second ||
      shape.third > shape_.third)
    return false;
  if (shape != shape_) {
    FloatNet narrower(shape, 0);
    if (!narrower.load(path)) return false;
    adopt(narrower);
    return true;
  }
  for (auto* part : {&weights_, &mean_, &moment_, &square_}) {
    file.read(reinterpret_cast<char*>(part->data()), static_cast<std::streamsize>(part->size() * sizeof(float)));
  }
  steps_ = head[4];
  rows_from_weights();
  return static_cast<bool>(file);
}

// The old units keep what they know, from the running mean. A new unit hears the layer before it by lot, as it was
// made, and nobody listens to it yet.
void FloatNet::adopt(const FloatNet& narrower) {
  const auto copy = [&](const Layer& from, const Layer& to) {
    for (std::size_t i = 0; i < to.inputs; ++i) {
      for (std::size_t j = 0; j < from.units; ++j) {
        weights_[to.at + i * to.units + j] = i < from.inputs ? narrower.mean_[from.at + i * from.units + j] : 0;
      }
    }
    for (std::size_t j = 0; j < from.units; ++j) weights_[to.bias_at() + j] = narrower.mean_[from.bias_at() + j];
  };
  copy(narrower.first_, first_);
  for (std::size_t l = 0; l < dense_.size(); ++l) copy(narrower.dense_[l], dense_[l]);
  prepare();
}

}  // namespace fourfold::training
