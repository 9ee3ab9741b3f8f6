#pragma once
#include "deck.cuh"

constexpr int MAX_SEATS = 4;
constexpr int PLACES = 2;
constexpr int DISPLAY_PLACES = 4;
constexpr int DEALT_CARDS = 4;
constexpr int TURNS = 28;
constexpr int TURNS_PER_ROUND = 7;
constexpr int COIN_BOXES = 12;
constexpr int COINS_PER_ROW = 4;
constexpr int PALM_BOXES = 4;
constexpr int FIRST_TROPHY = 6;

struct PlayerState {
  /* The free cells of both active cards. */
  uint16_t free[PLACES];
  uint8_t cards[PLACES];
  uint8_t coins, palms, unclaimedRows;
  uint8_t palmPoints, trophyPoints, cardPoints;
  /* By colour: finished cards, and the points that seals pay for each of them. */
  uint8_t finished[COLOURS], seals[COLOURS];
};

struct GameState {
  PlayerState players[MAX_SEATS];
  uint8_t stock[CARDS];
  uint8_t stockCount;
  uint8_t display[DISPLAY_PLACES];
  uint8_t displayCount;
  /* The expedition cards of this round; the last one is not used. */
  uint8_t expeditions[EXPEDITION_CARDS];
  uint8_t turn;
  uint8_t trophy, startSeat, seats;
};

/* Cells to mark on the first and on the second card, and a value of doing so. */
struct Marking {
  uint16_t first = 0, second = 0;
  float value = 0;

  Marking() = default;
  HD Marking(int first, int second, float value = 0)
      : first(static_cast<uint16_t>(first)), second(static_cast<uint16_t>(second)), value(value) {}
};

HD inline int scoreOf(const PlayerState &player) {
  int score = player.coins + player.trophyPoints + player.palmPoints + player.cardPoints;
  for (int colour = 0; colour < COLOURS; colour++) score += player.seals[colour] * player.finished[colour];
  return score;
}

/* Players with the same score compare their finished cards, colour by colour. */
HD inline int comparePlayers(const PlayerState &a, const PlayerState &b) {
  const int score = scoreOf(a), other = scoreOf(b);
  if (score != other) return score < other ? -1 : 1;
  for (int colour = COLOURS - 1; colour >= 0; colour--)
    if (a.finished[colour] != b.finished[colour]) return a.finished[colour] < b.finished[colour] ? -1 : 1;
  return 0;
}

HD_CALLED void shuffle(uint8_t *list, int count, Random &random) {
  for (int i = count - 1; i > 0; i--) {
    const int other = random.below(i + 1);
    const uint8_t moved = list[i];
    list[i] = list[other];
    list[other] = moved;
  }
}

HD inline int palmsInDisplay(const Deck &deck, const GameState &state) {
  int palms = 0;
  for (int i = 0; i < state.displayCount; i++) palms += countBits(deck.palms[state.display[i]]);
  return palms;
}

HD inline void placeCard(const Deck &deck, PlayerState &player, int place, int card) {
  player.cards[place] = card;
  player.free[place] = deck.land[card];
}

HD inline void clearPlayer(PlayerState &player) {
  player = PlayerState{};
  for (int place = 0; place < PLACES; place++) player.cards[place] = NO_CARD;
}

/* Marks cells and takes their coins and palms. A palm pays one point more for each palm in the display. */
HD inline void markCells(const Deck &deck, PlayerState &player, int first, int second, int displayPalms) {
  int coins = 0, palms = 0;
  if (first) {
    coins += countBits(first & deck.coins[player.cards[0]]);
    palms += countBits(first & deck.palms[player.cards[0]]);
    player.free[0] ^= first;
  }
  if (second) {
    coins += countBits(second & deck.coins[player.cards[1]]);
    palms += countBits(second & deck.palms[player.cards[1]]);
    player.free[1] ^= second;
  }
  const int before = player.coins;
  const int after = min(COIN_BOXES, before + coins);
  player.coins = after;
  player.unclaimedRows = after / COINS_PER_ROW - before / COINS_PER_ROW;
  while (palms-- > 0 && player.palms < PALM_BOXES) {
    player.palms++;
    player.palmPoints += 1 + displayPalms;
  }
}

/* Sets full cards aside. */
HD inline void finishCards(const Deck &deck, PlayerState &player) {
  for (int place = 0; place < PLACES; place++) {
    const int card = player.cards[place];
    if (card == NO_CARD || player.free[place]) continue;
    player.cardPoints += deck.points[card];
    player.finished[deck.colour[card]]++;
    if (deck.sealColour[card] >= 0) player.seals[deck.sealColour[card]] += deck.sealValue[card];
    player.cards[place] = NO_CARD;
  }
}

/* Takes a trophy for every full row of coins; each one pays a point less than the one before. */
HD inline void claimTrophies(PlayerState &player, int &trophy) {
  for (; player.unclaimedRows; player.unclaimedRows--) {
    player.trophyPoints += trophy;
    if (trophy) trophy--;
  }
}

HD inline void claim(const Deck &deck, GameState &state, PlayerState &player) {
  int trophy = state.trophy;
  claimTrophies(player, trophy);
  state.trophy = trophy;
  finishCards(deck, player);
}

HD inline void refillDisplay(GameState &state) {
  while (state.displayCount < DISPLAY_PLACES && state.stockCount)
    state.display[state.displayCount++] = state.stock[--state.stockCount];
}

/* The number of a pick that draws from the stock; smaller ones take that card of the display. */
constexpr int DRAW = DISPLAY_PLACES;
constexpr int PICKS = DISPLAY_PLACES + 1;

HD inline bool canPick(const GameState &state) { return state.displayCount || state.stockCount; }

/* Fills an empty place. The display is refilled later, after all picks of the player. */
HD inline void takePick(const Deck &deck, GameState &state, PlayerState &player, int place, int pick) {
  if (pick == DRAW) {
    placeCard(deck, player, place, state.stock[--state.stockCount]);
    return;
  }
  placeCard(deck, player, place, state.display[pick]);
  state.display[pick] = state.display[--state.displayCount];
}

using Hands = uint8_t[MAX_SEATS][DEALT_CARDS];
using Kept = int[MAX_SEATS][PLACES];

HD inline void deal(GameState &state, int seats, Random &random, Hands hands) {
  state.seats = seats;
  state.turn = 0;
  state.displayCount = 0;
  state.trophy = FIRST_TROPHY;
  for (int seat = 0; seat < seats; seat++) clearPlayer(state.players[seat]);
  for (int card = 0; card < CARDS; card++) state.stock[card] = card;
  shuffle(state.stock, CARDS, random);
  state.stockCount = CARDS;
  for (int seat = 0; seat < seats; seat++)
    for (int i = 0; i < DEALT_CARDS; i++) hands[seat][i] = state.stock[--state.stockCount];
}

HD inline void startRound(const Deck &deck, GameState &state, Random &random) {
  for (int i = 0; i < EXPEDITION_CARDS; i++) state.expeditions[i] = deck.expeditions[i];
  shuffle(state.expeditions, EXPEDITION_CARDS, random);
}

/* Places the kept cards, shuffles the others into the stock and begins the first round. */
HD inline void startGame(const Deck &deck, GameState &state, Random &random, const Hands hands,
                         const Kept kept) {
  for (int seat = 0; seat < state.seats; seat++) {
    for (int i = 0; i < DEALT_CARDS; i++)
      if (i != kept[seat][0] && i != kept[seat][1]) state.stock[state.stockCount++] = hands[seat][i];
    for (int place = 0; place < PLACES; place++)
      placeCard(deck, state.players[seat], place, hands[seat][kept[seat][place]]);
  }
  shuffle(state.stock, state.stockCount, random);
  refillDisplay(state);
  startRound(deck, state, random);
  state.startSeat = random.below(state.seats);
}

HD inline void endTurn(const Deck &deck, GameState &state, Random &random) {
  state.startSeat++;
  if (state.startSeat >= state.seats) state.startSeat = 0;
  state.turn++;
  if (state.turn % TURNS_PER_ROUND == 0 && state.turn < TURNS) startRound(deck, state, random);
}
