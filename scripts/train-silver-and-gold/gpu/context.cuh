#pragma once
#include "state.cuh"

/* What a decision of a player depends on, apart from the player. */
struct Context {
  /* Turns after the one that is being decided. */
  int turnsLeft;
  int displayPalms;
  int trophy;
  int seats;
  /* Coins in the current row of the opponent who is closest to filling one. */
  int rivalRow;
  /* The most coins of an opponent. */
  int rivalCoins;
  /* The number of players who will claim and pick before this one in the next turn. */
  int order;
  /* The fewest turns that an opponent's card is expected to take. */
  float rivalTurns;
  /* By pattern: the probability that it comes next, and the expedition cards that may come. */
  float odds[PATTERNS];
  int displayCount;
  uint8_t display[DISPLAY_PLACES];
  uint8_t remaining[PATTERNS];
};

/* A player and the context of their next decision. */
struct Position {
  PlayerState player;
  Context context;
};

/* Where no opponent has a card. */
constexpr float NO_RIVAL_TURNS = 5;

HD inline void updateOdds(Context &context) {
  int sum = 0;
  for (int pattern = 0; pattern < PATTERNS; pattern++) sum += context.remaining[pattern];
  const float share = 1.f / sum;
  for (int pattern = 0; pattern < PATTERNS; pattern++)
    context.odds[pattern] = context.remaining[pattern] * share;
}

HD inline void allPatternsMayCome(const Deck &deck, Context &context) {
  for (int pattern = 0; pattern < PATTERNS; pattern++)
    context.remaining[pattern] = deck.patternCounts[pattern];
}

HD inline void readOpponents(const Deck &deck, const GameState &state, int seat, Context &context) {
  const float none = 99;
  context.rivalRow = 0;
  context.rivalCoins = 0;
  float turns = none;
  for (int other = 0; other < state.seats; other++) {
    if (other == seat) continue;
    const PlayerState &rival = state.players[other];
    if (rival.coins < COIN_BOXES) context.rivalRow = max(context.rivalRow, rival.coins % COINS_PER_ROW);
    context.rivalCoins = max(context.rivalCoins, static_cast<int>(rival.coins));
    for (int place = 0; place < PLACES; place++)
      if (rival.cards[place] != NO_CARD)
        turns = min(turns, deck.turnsFor(rival.cards[place], rival.free[place]));
  }
  context.rivalTurns = turns == none ? NO_RIVAL_TURNS : turns;
}

enum class Moment { BEFORE_PATTERN, AFTER_PATTERN };

/* The context of a seat in this turn, before its pattern is turned up or with that pattern to reply to. */
HD_CALLED void readContext(const Deck &deck, const GameState &state, int seat, Moment moment,
                           Context &context) {
  const bool isBefore = moment == Moment::BEFORE_PATTERN;
  context.turnsLeft = (isBefore ? TURNS : TURNS - 1) - state.turn;
  context.displayPalms = palmsInDisplay(deck, state);
  context.trophy = state.trophy;
  context.seats = state.seats;
  context.displayCount = state.displayCount;
  for (int i = 0; i < DISPLAY_PLACES; i++) context.display[i] = state.display[i];
  readOpponents(deck, state, seat, context);
  const int startSeat = isBefore ? state.startSeat : (state.startSeat + 1) % state.seats;
  context.order = (seat - startSeat + state.seats) % state.seats;
  allPatternsMayCome(deck, context);
  const int turnOfRound = state.turn % TURNS_PER_ROUND;
  // After the last turn of a round, all expedition cards are shuffled.
  const int shown = isBefore ? turnOfRound : (turnOfRound + 1) % TURNS_PER_ROUND;
  for (int i = 0; i < shown; i++) context.remaining[state.expeditions[i]]--;
  updateOdds(context);
}

/* Moves on to the next turn, in which this pattern is turned up. */
HD inline void advanceTurn(const Deck &deck, Context &context, int pattern) {
  context.turnsLeft--;
  if (context.turnsLeft % TURNS_PER_ROUND == 0) allPatternsMayCome(deck, context);
  else context.remaining[pattern]--;
  updateOdds(context);
  context.order = context.order == 0 ? context.seats - 1 : context.order - 1;
}

/* Removes a card from the display; the last one moves to its index. */
HD inline int takeFromDisplay(const Deck &deck, Context &context, int index) {
  const int card = context.display[index];
  context.displayPalms -= countBits(deck.palms[card]);
  context.display[index] = context.display[--context.displayCount];
  return card;
}
