#pragma once
#include "candidates.cuh"
#include "net.cuh"

/* How a player decides. */
struct Bot {
  Net net;
  /* Evaluates one turn ahead instead of at a glance. */
  bool looksAhead;
  /* Chooses the pair of cards to keep by the net instead of the heuristic. */
  bool keepsByNet;
  /* After finishing a card, tries every card of the display, not only the best by the heuristic. */
  bool triesDisplay;
};

/* The markings that are evaluated as replies to a pattern of the next turn. */
constexpr int REPLIES = 5;

/* Fills an empty place with the best card of the display, if there is one. */
HD inline void fillPlace(const Deck &deck, Position &position, int place) {
  PlayerState &player = position.player;
  Context &context = position.context;
  if (player.cards[place] != NO_CARD || context.displayCount == 0) return;
  const int best =
      bestInDisplay(deck, player, place, context.display, context.displayCount, context.turnsLeft);
  placeCard(deck, player, place, takeFromDisplay(deck, context, best));
}

/* A player after a marking: takes trophies as if no opponent came first, and sets full cards aside. */
HD_CALLED void mark(const Deck &deck, const PlayerState &player, const Context &context, int first,
                    int second, Position &after) {
  after.player = player;
  after.context = context;
  markCells(deck, after.player, first, second, context.displayPalms);
  claimTrophies(after.player, after.context.trophy);
  finishCards(deck, after.player);
}

/* The same, and then fills empty places. */
HD_CALLED void markAndFill(const Deck &deck, const PlayerState &player, const Context &context, int first,
                           int second, Position &after) {
  mark(deck, player, context, first, second, after);
  if (context.turnsLeft <= 0) return;
  for (int place = 0; place < PLACES; place++) fillPlace(deck, after, place);
}

/* A player with a card in an empty place and the best of the display in the other one, if it is empty too. */
HD inline void placeAndFill(const Deck &deck, Position &position, int place, int card) {
  placeCard(deck, position.player, place, card);
  fillPlace(deck, position, 1 - place);
}

HD_CALLED void withDrawnCard(const Deck &deck, const Position &from, int place, int card,
                             Position &position) {
  position = from;
  placeAndFill(deck, position, place, card);
}

HD_CALLED void withDisplayCard(const Deck &deck, const Position &from, int place, int index,
                               Position &position) {
  position = from;
  placeAndFill(deck, position, place, takeFromDisplay(deck, position.context, index));
}

template <bool AHEAD>
HD float positionValue(const Deck &deck, const Bot &bot, const Position &position);

/* The value after a marking, and after the best pick if a card is finished. */
template <bool AHEAD>
HD_CALLED float markingScore(const Deck &deck, const Bot &bot, const PlayerState &player,
                             const Context &context, const Marking &marking) {
  Position after;
  if (!bot.triesDisplay) {
    markAndFill(deck, player, context, marking.first, marking.second, after);
    return positionValue<AHEAD>(deck, bot, after);
  }
  mark(deck, player, context, marking.first, marking.second, after);
  const int place = after.player.cards[0] == NO_CARD ? 0 : 1;
  const bool isFilled =
      after.player.cards[place] != NO_CARD || context.turnsLeft <= 0 || after.context.displayCount == 0;
  const int tries = isFilled ? 1 : after.context.displayCount;
  float best = LOWEST;
  for (int index = 0; anyLane(index < tries); index++) {
    Position tried = after;
    if (!isFilled && index < tries) withDisplayCard(deck, after, place, index, tried);
    const float value = positionValue<AHEAD>(deck, bot, tried);
    if (index < tries) best = max(best, value);
  }
  return best;
}

/* The marking that a list has at an index, or none. */
HD inline Marking markingAt(const Marking *list, int count, int index) {
  return index < count ? list[index] : Marking();
}

/* Evaluates each marking of a list. */
template <bool AHEAD>
HD void evaluateMarkings(const Deck &deck, const Bot &bot, const PlayerState &player, const Context &context,
                         Marking *list, int count) {
  for (int i = 0; anyLane(i < count); i++) {
    const float value = markingScore<AHEAD>(deck, bot, player, context, markingAt(list, count, i));
    if (i < count) list[i].value = value;
  }
}

/* The value of the best reply to a pattern, at a glance. */
HD inline float replyValue(const Deck &deck, const Bot &bot, const Position &position, int pattern) {
  Position next = position;
  advanceTurn(deck, next.context, pattern);
  Marking replies[REPLIES];
  const int count = findMarkings(deck, next.player, pattern, next.context, replies, REPLIES);
  evaluateMarkings<false>(deck, bot, next.player, next.context, replies, count);
  float best = LOWEST;
  for (int i = 0; i < count; i++) best = max(best, replies[i].value);
  if (!anyLane(count == 0)) return best;
  const float unchanged = expectedScore(deck, bot.net, next);
  return count == 0 ? unchanged : best;
}

/* The value before the next pattern is known: the mean over all patterns, each with the best reply to it. */
HD_CALLED float valueBeforePattern(const Deck &deck, const Bot &bot, const Position &position) {
  const Context &context = position.context;
  const bool isOver = context.turnsLeft <= 0;
  float expected = 0;
  for (int pattern = 0; pattern < PATTERNS; pattern++) {
    const bool mayCome = !isOver && context.remaining[pattern] > 0;
    if (!anyLane(mayCome)) continue;
    const float value = replyValue(deck, bot, position, pattern);
    if (mayCome) expected += context.odds[pattern] * value;
  }
  return isOver ? scoreOf(position.player) : expected;
}

template <bool AHEAD>
HD float positionValue(const Deck &deck, const Bot &bot, const Position &position) {
  if constexpr (AHEAD) return valueBeforePattern(deck, bot, position);
  else return expectedScore(deck, bot.net, position);
}

HD inline float positionValue(const Deck &deck, const Bot &bot, const Position &position) {
  return bot.looksAhead ? positionValue<true>(deck, bot, position)
                        : positionValue<false>(deck, bot, position);
}
