#include "float_net.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <fstream>

#include "players/random_source.h"

namespace fourfold::training {
namespace {

using backgammon::features;

// Sixteen at once: one register with AVX-512, two with AVX2. May lie anywhere.
using Wide = float __attribute__((vector_size(64), aligned(4), may_alias));
constexpr std::size_t wide = 16;
constexpr float leak = 0.05F;
constexpr float widest = 8;  // of weights, so that whole numbers can hold them

Wide get(const float* from) { return *reinterpret_cast<const Wide*>(from); }
void put(float* to, Wide value) { *reinterpret_cast<Wide*>(to) = value; }
// What a clipped unit passes on of the gradient d at x: a little of what would bring it back, nothing of what would
// drive it off.
float passed(float d, float x) {
  if (x > 0 && x < 1) return d;
  return (x <= 0) == (d < 0) ? leak * d : 0;
}
float sigmoid(float x) {
  const float held = x < -20 ? -20 : x > 20 ? 20 : x;
  return 1 / (1 + std::exp(-held));
}

void clip(float* values, std::size_t count) {
  for (std::size_t i = 0; i < count; i += wide) {
    Wide v = get(values + i);
    v = v < Wide{} ? Wide{} : v;
    const Wide one = Wide{} + 1;
    v = v > one ? one : v;
    put(values + i, v);
  }
}

// out[r][0…columns) = bias + in[r] · weights, where in is rows × inner and weights are inner × columns.
template <std::size_t rows, std::size_t columns>
void multiply_block(const float* in, std::size_t inner, const float* weights, const float* bias, float* out) {
  constexpr std::size_t parts = columns / wide;
  Wide sum[rows][parts];
  for (std::size_t r = 0; r < rows; ++r) {
    for (std::size_t p = 0; p < parts; ++p) sum[r][p] = bias ? get(bias + p * wide) : Wide{};
  }
  for (std::size_t k = 0; k < inner; ++k) {
    Wide w[parts];
    for (std::size_t p = 0; p < parts; ++p) w[p] = get(weights + k * columns + p * wide);
    for (std::size_t r = 0; r < rows; ++r) {
      const float x = in[r * inner + k];
      for (std::size_t p = 0; p < parts; ++p) sum[r][p] += x * w[p];
    }
  }
  for (std::size_t r = 0; r < rows; ++r) {
    for (std::size_t p = 0; p < parts; ++p) put(out + r * columns + p * wide, sum[r][p]);
  }
}

template <std::size_t columns>
void multiply(const float* in, std::size_t count, std::size_t inner, const float* weights, const float* bias,
              float* out) {
  std::size_t r = 0;
  for (; r + 6 <= count; r += 6) multiply_block<6, columns>(in + r * inner, inner, weights, bias, out + r * columns);
  for (; r + 2 <= count; r += 2) multiply_block<2, columns>(in + r * inner, inner, weights, bias, out + r * columns);
  for (; r < count; ++r) multiply_block<1, columns>(in + r * inner, inner, weights, bias, out + r * columns);
}

// sum[i][0…columns) += the sum over all samples of in[s][i] · d[s], where in is count × inner.
template <std::size_t columns>
void add_outer_products(const float* in, const float* d, std::size_t count, std::size_t inner, float* sum) {
  constexpr std::size_t parts = columns / wide;
  constexpr std::size_t rows = 4;
  for (std::size_t i = 0; i < inner; i += rows) {
    Wide held[rows][parts];
    for (std::size_t r = 0; r < rows; ++r) {
      for (std::size_t p = 0; p < parts; ++p) held[r][p] = get(sum + (i + r) * columns + p * wide);
    }
    for (std::size_t s = 0; s < count; ++s) {
      Wide g[parts];
      for (std::size_t p = 0; p < parts; ++p) g[p] = get(d + s * columns + p * wide);
      for (std::size_t r = 0; r < rows; ++r) {
        const float x = in[s * inner + i + r];
        for (std::size_t p = 0; p < parts; ++p) held[r][p] += x * g[p];
      }
    }
    for (std::size_t r = 0; r < rows; ++r) {
      for (std::size_t p = 0; p < parts; ++p) put(sum + (i + r) * columns + p * wide, held[r][p]);
    }
  }
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

FloatNet::FloatNet(int first_units, std::uint64_t seed) : first_(first_units) {
  const auto first = static_cast<std::size_t>(first_);
  bias_at_ = static_cast<std::size_t>(features) * first;
  second_at_ = bias_at_ + first;
  second_bias_at_ = second_at_ + first * second_units;
  third_at_ = second_bias_at_ + second_units;
  third_bias_at_ = third_at_ + second_units * third_units;
  out_at_ = third_bias_at_ + third_units;
  out_bias_at_ = out_at_ + third_units * padded_outputs;
  weights_.resize(out_bias_at_ + padded_outputs);

  RandomSource random(seed);
  const auto even = [&](double width) {
    return static_cast<float>((static_cast<double>(random.next_half()) / 4294967296.0 - 0.5) * 2 * width);
  };
  const auto fill = [&](std::size_t from, std::size_t count, double width) {
    for (std::size_t i = 0; i < count; ++i) weights_[from + i] = even(width);
  };
  fill(0, bias_at_, 0.15);
  for (std::size_t i = 0; i < first; ++i) weights_[bias_at_ + i] = 0.3F + even(0.3);
  fill(second_at_, first * second_units, std::sqrt(3.0 / static_cast<double>(first_)));
  for (std::size_t i = 0; i < second_units; ++i) weights_[second_bias_at_ + i] = 0.3F;
  fill(third_at_, second_units * third_units, std::sqrt(3.0 / second_units));
  for (std::size_t i = 0; i < third_units; ++i) weights_[third_bias_at_ + i] = 0.3F;
  for (std::size_t i = 0; i < third_units; ++i) {
    for (std::size_t o = 0; o < outputs; ++o) weights_[out_at_ + i * padded_outputs + o] = even(0.2);
  }
  // What a game ends like before anything is known of it.
  constexpr float prior[outputs] = {0.0F, -1.2F, -4.5F, -1.2F, -4.5F};
  for (std::size_t o = 0; o < outputs; ++o) weights_[out_bias_at_ + o] = prior[o];
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
  const auto first = static_cast<std::size_t>(first_);
  rows_.resize(bias_at_);
  for_each_place([&](int from, int count) {
    for (int c = 0; c < count; ++c) {
      const std::size_t at = static_cast<std::size_t>(from + c) * first;
      for (std::size_t i = 0; i < first; ++i) rows_[at + i] = weights_[at + i] + (c > 0 ? rows_[at - first + i] : 0);
    }
  });
  second_transposed_.resize(first * second_units);
  for (std::size_t k = 0; k < first; ++k) {
    for (std::size_t j = 0; j < second_units; ++j)
      second_transposed_[j * first + k] = weights_[second_at_ + k * second_units + j];
  }
}

net::Numbers FloatNet::quantised(bool of_mean) const {
  const std::vector<float>& from = of_mean ? mean_ : weights_;
  const auto first = static_cast<std::size_t>(first_);
  const auto whole = [](float x, float scale) {
    return static_cast<std::int16_t>(std::lround(std::clamp(x * scale, -32767.0F, 32767.0F)));
  };
  constexpr auto unit = static_cast<float>(net::one);
  constexpr auto weight = static_cast<float>(1 << net::weight_shift);
  net::Numbers numbers;
  numbers.rows.resize(bias_at_);
  for_each_place([&](int place, int count) {
    std::vector<float> sum(first);
    for (int c = 0; c < count; ++c) {
      const std::size_t at = static_cast<std::size_t>(place + c) * first;
      for (std::size_t i = 0; i < first; ++i) {
        sum[i] += from[at + i];
        numbers.rows[at + i] = whole(sum[i], unit);
      }
    }
  });
  numbers.bias.resize(first);
  for (std::size_t i = 0; i < first; ++i) numbers.bias[i] = whole(from[bias_at_ + i], unit);
  numbers.second.resize(first * second_units);
  const auto dense = [&](std::size_t at, std::size_t inputs, std::size_t width, auto& to) {
    for (std::size_t i = 0; i < inputs; ++i) {
      for (std::size_t j = 0; j < width; ++j)
        to[(i / 2 * width + j) * 2 + i % 2] = whole(from[at + i * width + j], weight);
    }
  };
  dense(second_at_, first, second_units, numbers.second);
  dense(third_at_, second_units, third_units, numbers.third);
  dense(out_at_, third_units, padded_outputs, numbers.outputs);
  const auto biases = [&](std::size_t at, auto& to) {
    for (std::size_t i = 0; i < to.size(); ++i)
      to[i] = static_cast<std::int32_t>(std::lround(from[at + i] * unit * weight));
  };
  biases(second_bias_at_, numbers.second_bias);
  biases(third_bias_at_, numbers.third_bias);
  biases(out_bias_at_, numbers.output_bias);
  return numbers;
}

double FloatNet::learn(const Sample* samples, int count, double rate) {
  const auto first = static_cast<std::size_t>(first_);
  const auto n = static_cast<std::size_t>(count);
  sums_.resize(n * first);
  d_first_.resize(n * first);
  second_.resize(n * second_units);
  d_second_.resize(n * second_units);
  third_.resize(n * third_units);
  std::vector<float> raw_second(n * second_units), raw_third(n * third_units), d_third(n * third_units);
  std::vector<float> out(n * padded_outputs), d_out(n * padded_outputs);
  std::fill(gradient_.begin(), gradient_.end(), 0.0F);

  for (std::size_t s = 0; s < n; ++s) {
    float* const sum = &sums_[s * first];
    std::memcpy(sum, bias(), first * sizeof(float));
    for (int f = 0; f < samples[s].count; ++f) {
      const float* const added = row(samples[s].on[static_cast<std::size_t>(f)]);
      for (std::size_t i = 0; i < first; ++i) sum[i] += added[i];
    }
  }
  // Sums are kept to know the slopes; the clipped ones go on.
  std::vector<float>& hidden = d_first_;
  hidden = sums_;
  clip(hidden.data(), n * first);
  multiply<second_units>(hidden.data(), n, first, &weights_[second_at_], &weights_[second_bias_at_], raw_second.data());
  second_ = raw_second;
  clip(second_.data(), second_.size());
  multiply<third_units>(second_.data(), n, second_units, &weights_[third_at_], &weights_[third_bias_at_],
                        raw_third.data());
  third_ = raw_third;
  clip(third_.data(), third_.size());
  multiply<padded_outputs>(third_.data(), n, third_units, &weights_[out_at_], &weights_[out_bias_at_], out.data());

  double loss = 0;
  const float share = 1.0F / static_cast<float>(count);
  for (std::size_t s = 0; s < n; ++s) {
    for (std::size_t o = 0; o < outputs; ++o) {
      if (samples[s].fixed[o]) continue;
      const float p = sigmoid(out[s * padded_outputs + o]);
      const float t = samples[s].target[o];
      loss -= static_cast<double>(t) * std::log(static_cast<double>(p) + 1e-7) +
              static_cast<double>(1 - t) * std::log(1 - static_cast<double>(p) + 1e-7);
      d_out[s * padded_outputs + o] = (p - t) * share;
    }
  }

  // Backwards.
  const auto add_bias_gradient = [&](const std::vector<float>& d, std::size_t width, std::size_t at) {
    for (std::size_t s = 0; s < n; ++s) {
      for (std::size_t j = 0; j < width; ++j) gradient_[at + j] += d[s * width + j];
    }
  };
  add_outer_products<padded_outputs>(third_.data(), d_out.data(), n, third_units, &gradient_[out_at_]);
  add_bias_gradient(d_out, padded_outputs, out_bias_at_);
  for (std::size_t s = 0; s < n; ++s) {
    for (std::size_t i = 0; i < third_units; ++i) {
      float d = 0;
      for (std::size_t o = 0; o < outputs; ++o)
        d += d_out[s * padded_outputs + o] * weights_[out_at_ + i * padded_outputs + o];
      d_third[s * third_units + i] = passed(d, raw_third[s * third_units + i]);
    }
  }
  add_outer_products<third_units>(second_.data(), d_third.data(), n, second_units, &gradient_[third_at_]);
  add_bias_gradient(d_third, third_units, third_bias_at_);
  for (std::size_t s = 0; s < n; ++s) {
    for (std::size_t i = 0; i < second_units; ++i) {
      const float* const w = &weights_[third_at_ + i * third_units];
      const float* const d = &d_third[s * third_units];
      Wide both = get(w) * get(d) + get(w + wide) * get(d + wide);
      float sum = 0;
      for (std::size_t l = 0; l < wide; ++l) sum += both[l];
      d_second_[s * second_units + i] = passed(sum, raw_second[s * second_units + i]);
    }
  }
  add_outer_products<second_units>(hidden.data(), d_second_.data(), n, first, &gradient_[second_at_]);
  add_bias_gradient(d_second_, second_units, second_bias_at_);
  for (std::size_t part = 0; part < first; part += second_units) {
    // A square of the transposed weights at a time.
    for (std::size_t s = 0; s < n; ++s) {
      Wide sum[4] = {};
      for (std::size_t j = 0; j < second_units; ++j) {
        const float d = d_second_[s * second_units + j];
        const float* const w = &second_transposed_[j * first + part];
        for (std::size_t p = 0; p < 4; ++p) sum[p] += d * get(w + p * wide);
      }
      float* const to = &d_first_[s * first + part];
      const float* const raw = &sums_[s * first + part];
      for (std::size_t p = 0; p < 4; ++p) {
        const Wide x = get(raw + p * wide);
        const Wide zero{};
        const Wide one = zero + 1;
        const Wide little = zero + leak;
        const Wide back_up = sum[p] < zero ? little : zero;
        const Wide back_down = sum[p] > zero ? little : zero;
        Wide by = x > zero ? one : back_up;
        by = x < one ? by : back_down;
        put(to + p * wide, sum[p] * by);
      }
    }
  }
  std::size_t dead = 0;
  for (std::size_t i = 0; i < first; ++i) {
    bool alive = false;
    for (std::size_t s = 0; s < n && !alive; ++s) alive = sums_[s * first + i] > 0 && sums_[s * first + i] < 1;
    dead += alive ? 0 : 1;
  }
  dead_share_ = static_cast<double>(dead) / static_cast<double>(first);
  for (std::size_t s = 0; s < n; ++s) {
    const float* const d = &d_first_[s * first];
    for (std::size_t i = 0; i < first; ++i) gradient_[bias_at_ + i] += d[i];
    for (int f = 0; f < samples[s].count; ++f) {
      float* const to = &gradient_[samples[s].on[static_cast<std::size_t>(f)] * first];
      for (std::size_t i = 0; i < first; ++i) to[i] += d[i];
    }
  }
  // A row is the sum of the steps up to it, so a step's gradient is the sum of the rows from it on.
  for_each_place([&](int from, int places) {
    for (int c = places - 2; c >= 0; --c) {
      float* const here = &gradient_[static_cast<std::size_t>(from + c) * first];
      for (std::size_t i = 0; i < first; ++i) here[i] += here[first + i];
    }
  });

  // Adam.
  ++steps_;
  constexpr float keep1 = 0.9F;
  constexpr float keep2 = 0.999F;
  const double t = static_cast<double>(steps_);
  const float by = static_cast<float>(rate * std::sqrt(1 - std::pow(0.999, t)) / (1 - std::pow(0.9, t)));
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
  rows_from_weights();
  return loss / count;
}

void FloatNet::use_mean() {
  weights_ = mean_;
  rows_from_weights();
}

bool FloatNet::save(const std::string& path) const {
  std::ofstream file(path + ".new", std::ios::binary);
  const std::uint64_t head[3] = {static_cast<std::uint64_t>(first_), steps_, weights_.size()};
  file.write(reinterpret_cast<const char*>(head), sizeof head);
  for (const auto* part : {&weights_, &mean_, &moment_, &square_}) {
    file.write(reinterpret_cast<const char*>(part->data()), static_cast<std::streamsize>(part->size() * sizeof(float)));
  }
  file.close();
  return file && std::rename((path + ".new").c_str(), path.c_str()) == 0;
}

bool FloatNet::load(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  std::uint64_t head[3] = {};
  file.read(reinterpret_cast<char*>(head), sizeof head);
  if (!file || head[0] != static_cast<std::uint64_t>(first_) || head[2] != weights_.size()) return false;
  for (auto* part : {&weights_, &mean_, &moment_, &square_}) {
    file.read(reinterpret_cast<char*>(part->data()), static_cast<std::streamsize>(part->size() * sizeof(float)));
  }
  steps_ = head[1];
  rows_from_weights();
  return static_cast<bool>(file);
}

}  // namespace fourfold::training
