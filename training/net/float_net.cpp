#include "training/net/float_net.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <fstream>

#include "players/random_source.h"
#include "training/net/matrices.h"

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

// The steps of a net that sees fewer switches.
std::vector<Steps> narrower_steps(std::vector<Steps> steps, std::size_t switches) {
  std::erase_if(steps, [&](const Steps& each) { return each.first + each.count > switches; });
  return steps;
}

constexpr std::uint64_t version = 0x666f757274726131;  // what checkpoints begin with

}  // namespace

bool Shape::possible() const {
  const auto fits = [](std::size_t units, std::size_t step, std::size_t most) {
    return units > 0 && units % step == 0 && units <= most;
  };
  return switches > 0 && fits(first, 128, net::most_first_units) && fits(outputs, 1, net::most_outputs) &&
         hidden.size() <= net::most_hidden_layers &&
         std::ranges::all_of(hidden, [&](std::size_t units) { return fits(units, 32, net::most_dense_units); });
}

FloatNet::FloatNet(const Shape& shape, const std::vector<Steps>& steps)
    : shape_(shape), steps_of_(steps), first_{0, shape.switches, shape.first} {
  std::size_t at = first_.end();
  std::size_t inputs = shape.first;
  for (std::size_t l = 0; l <= shape.hidden.size(); ++l) {
    const std::size_t units = l < shape.hidden.size() ? shape.hidden[l] : net::padded(shape.outputs);
    dense_.push_back({at, inputs, units});
    at = dense_.back().end();
    inputs = units;
  }
  weights_.assign(at, 0);
  for (auto* each : {&sums_, &units_, &slopes_}) each->resize(dense_.size() + 1);
}

FloatNet::FloatNet(const Shape& shape, const Beginning& beginning, std::uint64_t seed)
    : FloatNet(shape, beginning.steps) {
  RandomSource random(seed);
  const auto even = [&](double width) {
    return static_cast<float>((static_cast<double>(random.next_half()) / 4294967296.0 - 0.5) * 2 * width);
  };
  const auto fill = [&](const Layer& layer, double width) {
    for (std::size_t i = 0; i < layer.inputs * layer.units; ++i) weights_[layer.at + i] = even(width);
  };
  fill(first_, 0.15);
  for (const std::size_t row : beginning.silent) std::fill_n(&weights_[row * first_.units], first_.units, 0.0F);
  for (std::size_t i = 0; i < first_.units; ++i) weights_[first_.bias_at() + i] = 0.3F + even(0.3);
  for (std::size_t l = 0; l + 1 < dense_.size(); ++l) {
    fill(dense_[l], std::sqrt(3.0 / static_cast<double>(dense_[l].inputs)));
    for (std::size_t i = 0; i < dense_[l].units; ++i) weights_[dense_[l].bias_at() + i] = 0.3F;
  }
  const Layer& last = dense_.back();
  for (std::size_t i = 0; i < last.inputs; ++i) {
    for (std::size_t o = 0; o < shape.outputs; ++o) weights_[last.at + i * last.units + o] = even(0.2);
  }
  for (std::size_t o = 0; o < beginning.prior.size(); ++o) weights_[last.bias_at() + o] = beginning.prior[o];
  prepare();
}

// The reverse of quantised().
void FloatNet::read(const net::Numbers& numbers) {
  constexpr auto unit = static_cast<float>(net::one);
  constexpr auto weight = static_cast<float>(1 << net::weight_shift);
  for (std::size_t i = 0; i < numbers.rows.size(); ++i) weights_[i] = static_cast<float>(numbers.rows[i]) / unit;
  const std::size_t width = shape_.first;
  for (const Steps& steps : steps_of_) {
    for (std::size_t c = steps.count - 1; c > 0; --c) {
      float* const row = &weights_[(steps.first + c) * width];
      for (std::size_t i = 0; i < width; ++i) row[i] -= *(row + i - width);
    }
  }
  for (std::size_t i = 0; i < width; ++i) weights_[first_.bias_at() + i] = static_cast<float>(numbers.bias[i]) / unit;
  for (std::size_t l = 0; l < dense_.size(); ++l) {
    const Layer& layer = dense_[l];
    const net::Dense& from = numbers.dense[l];
    for (std::size_t i = 0; i < layer.inputs; ++i) {
      for (std::size_t j = 0; j < layer.units; ++j)
        weights_[layer.at + i * layer.units + j] =
            static_cast<float>(from.weights[(i / 2 * layer.units + j) * 2 + i % 2]) / weight;
    }
    for (std::size_t j = 0; j < layer.units; ++j)
      weights_[layer.bias_at() + j] = static_cast<float>(from.bias[j]) / (unit * weight);
  }
  prepare();
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
  for (const Steps& steps : steps_of_) {
    for (std::size_t c = 1; c < steps.count; ++c) {
      const std::size_t at = (steps.first + c) * width;
      for (std::size_t i = 0; i < width; ++i) rows_[at + i] += rows_[at - width + i];
    }
  }
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
  numbers.outputs = shape_.outputs;
  numbers.dense.resize(dense_.size());
  numbers.rows.resize(first_.inputs * width);
  const auto row = [&](std::size_t at, const float* values) {
    for (std::size_t i = 0; i < width; ++i)
      numbers.rows[at + i] = static_cast<std::int16_t>(whole(values[i], unit / coarse) * coarse);
  };
  for (std::size_t at = 0; at < numbers.rows.size(); at += width) row(at, &from[at]);
  for (const Steps& steps : steps_of_) {
    std::vector<float> sum(width);
    for (std::size_t c = 0; c < steps.count; ++c) {
      const std::size_t at = (steps.first + c) * width;
      for (std::size_t i = 0; i < width; ++i) sum[i] += from[at + i];
      row(at, sum.data());
    }
  }
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

double FloatNet::learn(std::span<const Example> batch, double rate) {
  const DenormalsAreZero quick;
  forward(batch);
  const double loss = output_gradient(batch);
  backward(batch);
  step(rate);
  rows_from_weights();
  return loss / static_cast<double>(batch.size());
}

void FloatNet::forward(std::span<const Example> batch) {
  const std::size_t width = shape_.first;
  sums_[0].resize(batch.size() * width);
  for (std::size_t s = 0; s < batch.size(); ++s) {
    float* const sum = &sums_[0][s * width];
    std::memcpy(sum, &weights_[first_.bias_at()], width * sizeof(float));
    for (const std::uint16_t feature : batch[s].on) {
      const float* const added = row(feature);
      for (std::size_t i = 0; i < width; ++i) sum[i] += added[i];
    }
  }
  for (std::size_t l = 0; l < dense_.size(); ++l) {
    units_[l].resize(sums_[l].size());
    for (std::size_t i = 0; i < sums_[l].size(); ++i) units_[l][i] = passed_on(sums_[l][i]);
    const Layer& layer = dense_[l];
    sums_[l + 1].resize(batch.size() * layer.units);
    multiply(units_[l].data(), batch.size(), layer.inputs, &weights_[layer.at], layer.units, &weights_[layer.bias_at()],
             sums_[l + 1].data());
  }
}

double FloatNet::output_gradient(std::span<const Example> batch) {
  double loss = 0;
  const float share = 1.0F / static_cast<float>(batch.size());
  const std::size_t width = dense_.back().units;
  slopes_.back().assign(batch.size() * width, 0);
  for (std::size_t s = 0; s < batch.size(); ++s) {
    for (std::size_t o = 0; o < shape_.outputs; ++o) {
      const float t = batch[s].target[o];
      if (std::isnan(t)) continue;
      const float p = sigmoid(sums_.back()[s * width + o]);
      loss += divergence(t, p) + divergence(1 - t, 1 - p);
      slopes_.back()[s * width + o] = (p - t) * share;
    }
  }
  return loss;
}

void FloatNet::backward(std::span<const Example> batch) {
  const std::size_t count = batch.size();
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
    for (const std::uint16_t feature : batch[s].on) {
      float* const to = &gradient_[feature * width];
      for (std::size_t i = 0; i < width; ++i) to[i] += d[i];
    }
  }
  // A row is the sum of the steps up to it, so a step's gradient is the sum of the rows from it on.
  for (const Steps& steps : steps_of_) {
    for (std::size_t c = steps.count - 1; c-- > 0;) {
      float* const here = &gradient_[(steps.first + c) * width];
      for (std::size_t i = 0; i < width; ++i) here[i] += here[width + i];
    }
  }
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
  std::vector<std::uint64_t> head{version, steps_, shape_.switches, shape_.first, shape_.outputs, shape_.hidden.size()};
  head.insert(head.end(), shape_.hidden.begin(), shape_.hidden.end());
  file.write(reinterpret_cast<const char*>(head.data()), static_cast<std::streamsize>(head.size() * sizeof head[0]));
  for (const auto* part : {&weights_, &mean_, &moment_, &square_}) {
    file.write(reinterpret_cast<const char*>(part->data()), static_cast<std::streamsize>(part->size() * sizeof(float)));
  }
  file.close();
  return file && std::rename((path + ".new").c_str(), path.c_str()) == 0;
}

bool FloatNet::load(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  std::array<std::uint64_t, 6> head{};
  file.read(reinterpret_cast<char*>(head.data()), sizeof head);
  if (!file || head[0] != version || head[5] != shape_.hidden.size()) return false;
  Shape shape{head[2], head[3], std::vector<std::size_t>(head[5]), head[4]};
  file.read(reinterpret_cast<char*>(shape.hidden.data()),
            static_cast<std::streamsize>(shape.hidden.size() * sizeof shape.hidden[0]));
  if (!file || !has_room_for(shape)) return false;
  if (shape != shape_) {
    FloatNet narrower(shape, narrower_steps(steps_of_, shape.switches));
    if (!narrower.load(path)) return false;
    adopt(narrower);
    return true;
  }
  prepare();
  for (auto* part : {&weights_, &mean_, &moment_, &square_}) {
    file.read(reinterpret_cast<char*>(part->data()), static_cast<std::streamsize>(part->size() * sizeof(float)));
  }
  steps_ = head[1];
  rows_from_weights();
  return static_cast<bool>(file);
}

bool FloatNet::has_room_for(const Shape& narrower) const {
  return narrower.possible() && narrower.switches <= shape_.switches && narrower.first <= shape_.first &&
         narrower.outputs == shape_.outputs &&
         std::ranges::equal(narrower.hidden, shape_.hidden, std::ranges::less_equal{});
}

bool FloatNet::begin_as(const net::Numbers& numbers) {
  Shape shape{numbers.rows.size() / numbers.bias.size(), numbers.bias.size(), {}, shape_.outputs};
  for (std::size_t l = 0; l + 1 < numbers.dense.size(); ++l) shape.hidden.push_back(numbers.dense[l].units());
  // A file of an older version does not say how many of its padded outputs mean something.
  if (!has_room_for(shape) || numbers.outputs < shape.outputs || numbers.dense.back().units() != dense_.back().units)
    return false;
  FloatNet narrower(shape, narrower_steps(steps_of_, shape.switches));
  narrower.read(numbers);
  adopt(narrower);
  return true;
}

// The old units keep what they know, from the running mean. A new unit begins with random weights from the layer
// before it, as it was made, and nobody listens to it yet.
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
