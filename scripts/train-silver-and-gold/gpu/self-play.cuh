#pragma once
#include <cuda_fp16.h>

#include "decisions.cuh"

/*
 * Games of a bot against itself, at a glance, with some variety. Every marking and every pick gives a sample:
 * the inputs of the position after it, and what that position turned out to be worth.
 * scripts/train-silver-and-gold/self-play.ts does the same on a CPU.
 */

/* Every turn but the last may give two samples: one after the marking and one after the picks. */
constexpr int SAMPLED_TURNS = TURNS - 1;
constexpr int SAMPLES_PER_SEAT = 2 * SAMPLED_TURNS;

/* Markings among which a bot chooses. */
constexpr int CANDIDATES = 8;
/* One decision in this many is not the best but any that is close to it, in points. */
constexpr int EXPLORED_KEEPS = 4;
constexpr int EXPLORED_MARKINGS = 6;
constexpr int EXPLORED_PICKS = 6;
constexpr float CLOSE_MARKINGS = 2;
constexpr float CLOSE_PICKS = 4;

/* What is remembered of a player's turn until the game is over. */
struct Step {
  /* The value before the pattern was known, and of the marking that was chosen. */
  float expected, value;
  int scoreAfterMarking;
  bool hasPicked;
  int scoreAfterPicks;
  /* The values of the best picks, less those of the ones that were chosen. */
  float lost;
};

/* The samples of one game: `[seat * SAMPLES_PER_SEAT + 2 * turn]` after the marking, the next after picks. */
struct Samples {
  __half *features;
  /* NaN where there is no sample. */
  float *targets;

  /* Two at a time, which is faster. */
  HD void write(int index, const float *values) const {
    auto *pairs = reinterpret_cast<__half2 *>(features + static_cast<size_t>(index) * inputs::WIDE);
    for (int i = 0; i < inputs::WIDE; i += 2) pairs[i / 2] = __floats2half2_rn(values[i], values[i + 1]);
  }
};

/* A random one of the markings or picks whose value is not below a limit. */
template <typename ValueAt>
HD int anyClose(int count, float limit, Random &random, ValueAt valueAt) {
  int close = 0;
  for (int i = 0; i < count; i++) close += valueAt(i) >= limit;
  int skipped = random.below(close);
  for (int i = 0; i < count; i++)
    if (valueAt(i) >= limit && skipped-- == 0) return i;
  return 0;
}

HD inline void keepWithVariety(const Deck &deck, const uint8_t *hand, Random &random, int *kept) {
  keepByHeuristic(deck, hand, kept);
  if (random.below(EXPLORED_KEEPS) != 0) return;
  const int one = random.below(DEALT_CARDS);
  const int other = random.below(DEALT_CARDS - 1);
  kept[0] = one;
  kept[1] = other >= one ? other + 1 : other;
}

/* The replies to a pattern and their values, which are those of the heuristic if there is no net. */
struct Replies {
  Marking list[CANDIDATES];
  int count;
  int best;
  float bestValue;
  /* In the turn of the pattern. */
  Context context;

  HD void find(const Deck &deck, const Bot &bot, const PlayerState &player, const Context &before,
               int pattern) {
    const bool hasNet = bot.net.kind != NO_NET;
    context = before;
    advanceTurn(deck, context, pattern);
    count = findMarkings(deck, player, pattern, context, list, CANDIDATES);
    if (hasNet) evaluateMarkings<false>(deck, bot, player, context, list, count);
    best = 0;
    bestValue = LOWEST;
    for (int i = 0; i < count; i++) {
      if (list[i].value <= bestValue) continue;
      bestValue = list[i].value;
      best = i;
    }
    if (!anyLane(count == 0)) return;
    const float unchanged = hasNet ? expectedScore(deck, bot.net, Position{player, context}) : 0;
    if (count == 0) bestValue = unchanged;
  }
};

/* Finds the replies to the pattern that came, and returns the mean value of the best reply to any pattern. */
HD inline float valueBefore(const Deck &deck, const Bot &bot, const PlayerState &player,
                            const Context &before, int pattern, Replies &replies) {
  float expected = 0;
  for (int other = 0; other < PATTERNS; other++) {
    const bool mightHaveCome = other != pattern && before.remaining[other] > 0;
    if (!anyLane(mightHaveCome)) continue;
    replies.find(deck, bot, player, before, other);
    if (mightHaveCome) expected += before.odds[other] * replies.bestValue;
  }
  replies.find(deck, bot, player, before, pattern);
  return expected + before.odds[pattern] * replies.bestValue;
}

/* Chooses a marking, and writes the sample after it. */
HD inline Marking markWithVariety(const Deck &deck, const Bot &bot, const GameState &state, int seat,
                                  Random &random, Step &step, const Samples &samples) {
  const PlayerState &player = state.players[seat];
  const bool hasNet = bot.net.kind != NO_NET;
  const int pattern = state.expeditions[state.turn % TURNS_PER_ROUND];
  Context before;
  readContext(deck, state, seat, Moment::BEFORE_PATTERN, before);
  Replies replies;
  float expected = 0;
  if (hasNet) expected = valueBefore(deck, bot, player, before, pattern, replies);
  else replies.find(deck, bot, player, before, pattern);
  Marking chosen(0, 0, replies.bestValue);
  if (replies.count) {
    int index = replies.best;
    if (random.below(EXPLORED_MARKINGS) == 0)
      index = anyClose(replies.count, replies.bestValue - CLOSE_MARKINGS, random,
                       [&](int i) { return replies.list[i].value; });
    chosen = replies.list[index];
  }
  Position after;
  markAndFill(deck, player, replies.context, chosen.first, chosen.second, after);
  // The values of the heuristic have no common zero with scores, so without a net luck is not left out.
  step.expected = hasNet ? expected : chosen.value;
  step.value = chosen.value;
  step.scoreAfterMarking = scoreOf(after.player);
  step.hasPicked = false;
  step.lost = 0;
  if (state.turn < SAMPLED_TURNS) {
    fillInputs(deck, after.player, after.context, true, bot.net.scratch);
    samples.write(seat * SAMPLES_PER_SEAT + 2 * state.turn, bot.net.scratch);
  }
  return chosen;
}

/* Without a net, a bot draws only where the display is empty. */
HD inline int pickByHeuristic(const Deck &deck, const GameState &state, const PlayerState &player, int place,
                              Random &random) {
  if (state.displayCount == 0) return DRAW;
  const int turnsLeft = TURNS - 1 - state.turn;
  const int best = bestInDisplay(deck, player, place, state.display, state.displayCount, turnsLeft);
  return random.below(EXPLORED_PICKS) == 0 ? random.below(state.displayCount) : best;
}

HD inline int pickByNet(const float *values, int best, Random &random, float &lost) {
  if (random.below(EXPLORED_PICKS) != 0) return best;
  const int pick = anyClose(PICKS, values[best] - CLOSE_PICKS, random, [&](int i) { return values[i]; });
  lost += values[best] - values[pick];
  return pick;
}

/* Fills empty places, and writes the sample after that. */
HD inline void pickWithVariety(const Deck &deck, const Bot &bot, GameState &state, int seat, Random &random,
                               Step &step, const Samples &samples) {
  PlayerState &player = state.players[seat];
  for (int place = 0; place < PLACES; place++) {
    const bool mayPick = player.cards[place] == NO_CARD && canPick(state);
    if (!anyLane(mayPick)) continue;
    const bool hasNet = bot.net.kind != NO_NET;
    float values[PICKS];
    const int best = hasNet ? choosePick(deck, bot, state, seat, place, values) : 0;
    if (!mayPick) continue;
    const int pick = hasNet ? pickByNet(values, best, random, step.lost)
                            : pickByHeuristic(deck, state, player, place, random);
    takePick(deck, state, player, place, pick);
    step.hasPicked = true;
  }
  if (!step.hasPicked) return;
  Context context;
  readContext(deck, state, seat, Moment::AFTER_PATTERN, context);
  fillInputs(deck, player, context, true, bot.net.scratch);
  samples.write(seat * SAMPLES_PER_SEAT + 2 * state.turn + 1, bot.net.scratch);
  step.scoreAfterPicks = scoreOf(player);
  refillDisplay(state);
}

/*
 * Goes from the last turn to the first and writes what each position turned out to be worth. The luck of the
 * pattern (the value of the reply to it, less the mean over all patterns) and what was lost for variety are
 * left out. What remains of later surprises counts by `trace`, the λ of TD(λ), for every turn in between.
 */
HD inline void writeTargets(const Step *steps, float result, float trace, float *targets) {
  for (int turn = TURNS - 1; turn >= 0; turn--) {
    const Step &step = steps[turn];
    if (turn < SAMPLED_TURNS) {
      targets[2 * turn + 1] = step.hasPicked ? (result - step.scoreAfterPicks) * (1 / NET_UNIT) : nanf("");
      result += step.lost;
      targets[2 * turn] = (result - step.scoreAfterMarking) * (1 / NET_UNIT);
    }
    result = (1 - trace) * step.expected + trace * (result - step.value + step.expected);
  }
}

/* Plays a game and returns the mean score. */
HD inline float playSelf(const Deck &deck, const Bot &bot, int seats, uint64_t seed, float trace,
                         const Samples &samples) {
  Random random(seed);
  GameState state;
  Hands hands;
  Kept kept;
  deal(state, seats, random, hands);
  for (int seat = 0; seat < seats; seat++) keepWithVariety(deck, hands[seat], random, kept[seat]);
  startGame(deck, state, random, hands, kept);
  Step steps[MAX_SEATS][TURNS];
  while (state.turn < TURNS) {
    const int turn = state.turn, displayPalms = palmsInDisplay(deck, state);
    Marking markings[MAX_SEATS];
    for (int seat = 0; seat < seats; seat++)
      markings[seat] = markWithVariety(deck, bot, state, seat, random, steps[seat][turn], samples);
    for (int seat = 0; seat < seats; seat++)
      markCells(deck, state.players[seat], markings[seat].first, markings[seat].second, displayPalms);
    for (int i = 0; i < seats; i++) {
      const int seat = (state.startSeat + i) % seats;
      claim(deck, state, state.players[seat]);
      if (turn < SAMPLED_TURNS) pickWithVariety(deck, bot, state, seat, random, steps[seat][turn], samples);
    }
    endTurn(deck, state, random);
  }
  float sum = 0;
  for (int seat = 0; seat < seats; seat++) {
    const float score = scoreOf(state.players[seat]);
    sum += score;
    writeTargets(steps[seat], score, trace, samples.targets + seat * SAMPLES_PER_SEAT);
  }
  return sum / seats;
}
