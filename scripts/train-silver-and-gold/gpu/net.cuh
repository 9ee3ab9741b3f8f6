#pragma once
#include "features.cuh"

enum NetKind {
  /* The heuristic decides. */
  NO_NET = -1,
  /* One hidden layer, like src/games/silver-and-gold/bot/evaluation/net.ts. */
  SMALL_NET = 0,
  /* Two hidden layers. */
  WIDE_NET = 1,
};

constexpr int SMALL_HIDDEN = 32;
constexpr int WIDE_HIDDEN = 64;
constexpr int WIDE_SECOND = 32;
constexpr int SMALL_WEIGHTS = inputs::SMALL * SMALL_HIDDEN + 2 * SMALL_HIDDEN + inputs::SMALL + 1;
constexpr int WIDE_WEIGHTS =
    inputs::WIDE * WIDE_HIDDEN + WIDE_HIDDEN + WIDE_HIDDEN * WIDE_SECOND + 2 * WIDE_SECOND + inputs::WIDE + 1;
/* The nets count in tens of points. */
constexpr float NET_UNIT = 10;

/* Both kinds also have a direct, linear part. */
struct Net {
  NetKind kind;
  /*
   * By layer: from every input to every neuron, `[input * neurons + neuron]`, then the biases. At the end the
   * outputs of the last neurons, the direct part and the bias of the result.
   */
  const float *weights;
  /* Room for the inputs, which nets of one thread share. */
  float *scratch;
};

HD inline int weightCount(NetKind kind) {
  return kind == WIDE_NET ? WIDE_WEIGHTS : kind == SMALL_NET ? SMALL_WEIGHTS : 0;
}

/* Loops over neurons are unrolled, so that their sums stay in registers. */

HD_CALLED float forwardSmall(const float *weights, const float *values) {
  const float *biases = weights + inputs::SMALL * SMALL_HIDDEN;
  const float *outputs = biases + SMALL_HIDDEN;
  const float *direct = outputs + SMALL_HIDDEN;
  float sums[SMALL_HIDDEN];
#pragma unroll
  for (int j = 0; j < SMALL_HIDDEN; j++) sums[j] = biases[j];
  float result = direct[inputs::SMALL];
  for (int i = 0; i < inputs::SMALL; i++) {
    const float value = values[i];
    const float *row = weights + i * SMALL_HIDDEN;
    result += direct[i] * value;
#pragma unroll
    for (int j = 0; j < SMALL_HIDDEN; j++) sums[j] += value * row[j];
  }
#pragma unroll
  for (int j = 0; j < SMALL_HIDDEN; j++) result += outputs[j] * max(0.f, sums[j]);
  return result * NET_UNIT;
}

HD_CALLED float forwardWide(const float *weights, const float *values) {
  const float *biases = weights + inputs::WIDE * WIDE_HIDDEN;
  const float *second = biases + WIDE_HIDDEN;
  const float *secondBiases = second + WIDE_HIDDEN * WIDE_SECOND;
  const float *outputs = secondBiases + WIDE_SECOND;
  const float *direct = outputs + WIDE_SECOND;
  float sums[WIDE_HIDDEN], secondSums[WIDE_SECOND];
#pragma unroll
  for (int j = 0; j < WIDE_HIDDEN; j++) sums[j] = biases[j];
#pragma unroll 2
  for (int i = 0; i < inputs::WIDE; i++) {
    const float value = values[i];
    const float *row = weights + i * WIDE_HIDDEN;
#pragma unroll
    for (int j = 0; j < WIDE_HIDDEN; j++) sums[j] += value * row[j];
  }
#pragma unroll
  for (int j = 0; j < WIDE_SECOND; j++) secondSums[j] = secondBiases[j];
#pragma unroll
  for (int i = 0; i < WIDE_HIDDEN; i++) {
    const float value = max(0.f, sums[i]);
    const float *row = second + i * WIDE_SECOND;
#pragma unroll
    for (int j = 0; j < WIDE_SECOND; j++) secondSums[j] += value * row[j];
  }
  float result = direct[inputs::WIDE];
  for (int i = 0; i < inputs::WIDE; i++) result += direct[i] * values[i];
#pragma unroll
  for (int j = 0; j < WIDE_SECOND; j++) result += outputs[j] * max(0.f, secondSums[j]);
  return result * NET_UNIT;
}

/* The score that the net expects: what the player has, and what they will win. */
HD inline float expectedScore(const Deck &deck, const Net &net, const Position &position) {
  const int score = scoreOf(position.player);
  if (position.context.turnsLeft <= 0) return score;
  const bool isWide = net.kind == WIDE_NET;
  fillInputs(deck, position.player, position.context, isWide, net.scratch);
  joinLanes();
  return score + (isWide ? forwardWide(net.weights, net.scratch) : forwardSmall(net.weights, net.scratch));
}
