#pragma once
#include "lookahead.cuh"

/* Markings that a net evaluates, the best by the heuristic: at a glance, and one turn ahead. */
constexpr int GLANCE_MARKINGS = 16;
constexpr int MAX_MARKINGS = 24;
/* The best of them by the net, which are evaluated one turn ahead. */
constexpr int AHEAD_MARKINGS = 8;
/* A draw is valued by about this many cards of the stock. */
constexpr int SAMPLED_CARDS = 10;

HD_CALLED Marking chooseMarking(const Deck &deck, const Bot &bot, const GameState &state, int seat) {
  const PlayerState &player = state.players[seat];
  const int pattern = state.expeditions[state.turn % TURNS_PER_ROUND];
  Context context;
  readContext(deck, state, seat, Moment::AFTER_PATTERN, context);
  Marking list[MAX_MARKINGS];
  int count =
      findMarkings(deck, player, pattern, context, list, bot.looksAhead ? MAX_MARKINGS : GLANCE_MARKINGS);
  evaluateMarkings<false>(deck, bot, player, context, list, count);
  sortMarkings(list, count);
  if (bot.looksAhead) {
    count = min(count, AHEAD_MARKINGS);
    evaluateMarkings<true>(deck, bot, player, context, list, count);
    sortMarkings(list, count);
  }
  return markingAt(list, count, 0);
}

/* The mean value over a sample of the stock. Players know which cards it holds, but not their order. */
HD inline float drawValue(const Deck &deck, const Bot &bot, const GameState &state, const Position &before,
                          int place) {
  uint64_t cards = 0;
  for (int i = 0; i < state.stockCount; i++) cards |= 1ull << state.stock[i];
  const int step = max(1, state.stockCount / SAMPLED_CARDS);
  int index = 0, count = 0;
  float sum = 0;
  while (anyLane(cards != 0)) {
    const bool isDue = cards != 0 && index++ % step == 0;
    Position position = before;
    if (isDue) withDrawnCard(deck, before, place, lowestBit64(cards), position);
    cards &= cards - 1;
    if (!anyLane(isDue)) continue;
    const float value = positionValue(deck, bot, position);
    if (!isDue) continue;
    sum += value;
    count++;
  }
  return count ? sum / count : LOWEST;
}

/* Writes the value of every pick for an empty place (LOWEST if impossible), and returns the best one. */
HD_CALLED int choosePick(const Deck &deck, const Bot &bot, const GameState &state, int seat, int place,
                         float *values) {
  Position before;
  before.player = state.players[seat];
  readContext(deck, state, seat, Moment::AFTER_PATTERN, before.context);
  for (int pick = 0; pick < PICKS; pick++) values[pick] = LOWEST;
  int best = -1;
  for (int index = 0; anyLane(index < state.displayCount); index++) {
    const bool isDisplayed = index < state.displayCount;
    Position position = before;
    if (isDisplayed) withDisplayCard(deck, before, place, index, position);
    const float value = positionValue(deck, bot, position);
    if (isDisplayed) values[index] = value;
  }
  values[DRAW] = drawValue(deck, bot, state, before, place);
  for (int pick = 0; pick < PICKS; pick++)
    if (values[pick] > LOWEST && (best < 0 || values[pick] > values[best])) best = pick;
  return best;
}

/* The context before the first turn, with a typical display, because that is not known yet. */
HD inline Context contextBeforeGame(const Deck &deck, int seats) {
  Context context{};
  context.turnsLeft = TURNS;
  context.displayPalms = 2;
  context.trophy = FIRST_TROPHY;
  context.seats = seats;
  context.rivalTurns = 3;
  allPatternsMayCome(deck, context);
  updateOdds(context);
  return context;
}

/* The pair of a hand with the highest value before the first turn. */
HD inline void keepByNet(const Deck &deck, const Bot &bot, const uint8_t *hand, int seats, int *kept) {
  Position position;
  position.context = contextBeforeGame(deck, seats);
  float most = LOWEST;
  for (int one = 0; one < DEALT_CARDS; one++) {
    for (int other = one + 1; other < DEALT_CARDS; other++) {
      clearPlayer(position.player);
      placeCard(deck, position.player, 0, hand[one]);
      placeCard(deck, position.player, 1, hand[other]);
      const float value = positionValue(deck, bot, position);
      if (value <= most) continue;
      most = value;
      kept[0] = one;
      kept[1] = other;
    }
  }
}

HD inline void chooseKept(const Deck &deck, const Bot &bot, const uint8_t *hand, int seats, int *kept) {
  if (bot.keepsByNet) keepByNet(deck, bot, hand, seats, kept);
  else keepByHeuristic(deck, hand, kept);
}
