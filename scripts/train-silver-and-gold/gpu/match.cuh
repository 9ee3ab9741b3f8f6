#pragma once
#include "decisions.cuh"

/* The outcome of a game for the bot that is measured. */
struct Outcome {
  float score;
  /* The highest score of another seat. */
  float rivalScore;
  /* The share of the win: 1, 0, or a part of a shared one. */
  float won;
};

HD inline Outcome outcomeFor(const GameState &state, int seat) {
  int rivalScore = 0, better = 0, equal = 0;
  for (int other = 0; other < state.seats; other++) {
    if (other == seat) continue;
    rivalScore = max(rivalScore, scoreOf(state.players[other]));
    const int order = comparePlayers(state.players[seat], state.players[other]);
    if (order < 0) better++;
    else if (order == 0) equal++;
  }
  Outcome outcome;
  outcome.score = scoreOf(state.players[seat]);
  outcome.rivalScore = rivalScore;
  outcome.won = better ? 0 : 1.f / (1 + equal);
  return outcome;
}

/* Fills the empty places of a player, then the display, unless it is not this bot's turn. */
HD inline void pickCards(const Deck &deck, const Bot &bot, GameState &state, int seat, bool isTurn) {
  PlayerState &player = state.players[seat];
  bool hasPicked = false;
  for (int place = 0; place < PLACES; place++) {
    const bool mayPick = isTurn && player.cards[place] == NO_CARD && canPick(state);
    if (!anyLane(mayPick)) continue;
    float values[PICKS];
    const int pick = choosePick(deck, bot, state, seat, place, values);
    if (!mayPick) continue;
    takePick(deck, state, player, place, pick);
    hasPicked = true;
  }
  if (hasPicked) refillDisplay(state);
}

/* A game in which `bot` has one seat, the same in all games of a warp, and `rival` all others. */
HD inline Outcome playMatch(const Deck &deck, const Bot &bot, const Bot &rival, int seats, int botSeat,
                            uint64_t seed) {
  Random deals(seed);
  GameState state;
  Hands hands;
  Kept kept;
  deal(state, seats, deals, hands);
  for (int seat = 0; seat < seats; seat++)
    chooseKept(deck, seat == botSeat ? bot : rival, hands[seat], seats, kept[seat]);
  Random random(seed ^ 0x5bd1e995u);
  startGame(deck, state, random, hands, kept);
  while (state.turn < TURNS) {
    Marking markings[MAX_SEATS];
    const int displayPalms = palmsInDisplay(deck, state);
    for (int seat = 0; seat < seats; seat++)
      markings[seat] = chooseMarking(deck, seat == botSeat ? bot : rival, state, seat);
    for (int seat = 0; seat < seats; seat++)
      markCells(deck, state.players[seat], markings[seat].first, markings[seat].second, displayPalms);
    for (int i = 0; i < seats; i++) {
      const int seat = (state.startSeat + i) % seats;
      claim(deck, state, state.players[seat]);
      if (state.turn == TURNS - 1) continue;
      // Who comes first differs from game to game.
      pickCards(deck, bot, state, seat, seat == botSeat);
      pickCards(deck, rival, state, seat, seat != botSeat);
    }
    endTurn(deck, state, random);
  }
  return outcomeFor(state, botSeat);
}
