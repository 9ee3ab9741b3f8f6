#pragma once
#include "context.cuh"

/* The heuristic of src/games/silver-and-gold/bot/evaluation, with the names and values of weights.ts. */
namespace weights {
constexpr float TURN = 3.72f;
constexpr float TURNS_THAT_MATTER = 4.02f;
constexpr float SLACK = 1.16f;
constexpr float UNCERTAINTY = 1.48f;
constexpr float COIN_TO_COME = 1.67f;
constexpr float PALM_TO_COME = 1.66f;
constexpr float ROW = 1.44f;
constexpr float TROPHY = 0.38f;
constexpr float STEP_TO_ROW = 0.69f;
constexpr float CARDS_TO_COME = 1.27f;
constexpr float CROSS = 1.94f;
constexpr float NEXT_TURN = 3.27f;
}  // namespace weights

/* What seals would pay once the card is finished, with further cards to come for its own seal. */
HD inline float sealGain(const Deck &deck, const PlayerState &player, int card) {
  float own = 0;
  const int seal = deck.sealColour[card];
  if (seal >= 0) own = deck.sealValue[card] * (player.finished[seal] + weights::CARDS_TO_COME);
  return own + player.seals[deck.colour[card]];
}

/* A card that needs these turns and can be started on once `turnsBefore` have been spent on the other one. */
struct CardToFinish {
  int card, free;
  float turns, turnsBefore;
};

/* The value of a card for a player who has these coins and palms by then. */
HD inline float cardValue(const Deck &deck, const PlayerState &player, const CardToFinish &active,
                          int turnsLeft, int palms, int coins) {
  const int card = active.card, free = active.free;
  const float points = deck.points[card] + sealGain(deck, player, card);
  if (!free) return points;
  const float spare = turnsLeft - active.turns - active.turnsBefore + weights::SLACK;
  const float chance = min(1.f, max(0.f, spare * (1 / weights::UNCERTAINTY)));
  const float urgency = min(1.f, turnsLeft * (1 / weights::TURNS_THAT_MATTER));
  float value = points * chance - weights::TURN * active.turns * urgency;
  const int coinsToCome = min(countBits(free & deck.coins[card]), max(0, COIN_BOXES - coins));
  value += chance * weights::COIN_TO_COME * coinsToCome;
  if (palms < PALM_BOXES) value += chance * weights::PALM_TO_COME * countBits(free & deck.palms[card]);
  return value;
}

/* The number of turns that the next pattern is expected to save, on the card where it saves more. */
HD inline float nextProgress(const Deck &deck, const Context &context, const CardToFinish &one,
                             const CardToFinish &other) {
  const bool hasOne = one.card != NO_CARD && one.free, hasOther = other.card != NO_CARD && other.free;
  const uint32_t from = hasOne ? deck.cellSet(one.card, one.free) * PATTERNS : 0;
  const uint32_t otherFrom = hasOther ? deck.cellSet(other.card, other.free) * PATTERNS : 0;
  float expected = 0;
  for (int pattern = 0; pattern < PATTERNS; pattern++) {
    float most = 0;
    if (hasOne) most = max(most, one.turns - deck.turnsAfter[from + pattern]);
    if (hasOther) most = max(most, other.turns - deck.turnsAfter[otherFrom + pattern]);
    expected += context.odds[pattern] * most;
  }
  return expected;
}

/* The value for a player of marking these cells of their two cards, without looking ahead. */
HD_CALLED float markingValue(const Deck &deck, const PlayerState &player, int first, int second,
                             const Context &context) {
  CardToFinish one{player.cards[0], player.free[0] & ~first, 0, 0};
  CardToFinish other{player.cards[1], player.free[1] & ~second, 0, 0};
  int coins = 0, palms = 0;
  if (first) {
    coins += countBits(first & deck.coins[one.card]);
    palms += countBits(first & deck.palms[one.card]);
  }
  if (second) {
    coins += countBits(second & deck.coins[other.card]);
    palms += countBits(second & deck.palms[other.card]);
  }
  const int coinsThen = min(COIN_BOXES, player.coins + coins);
  const int rows = coinsThen / COINS_PER_ROW - player.coins / COINS_PER_ROW;
  float value = coinsThen - player.coins;
  value += rows * (weights::ROW + weights::TROPHY * context.trophy);
  value += weights::STEP_TO_ROW * (coinsThen % COINS_PER_ROW - player.coins % COINS_PER_ROW);
  const int newPalms = min(palms, PALM_BOXES - player.palms);
  value += newPalms * (1 + context.displayPalms);
  const int palmsThen = player.palms + newPalms;

  if (one.card != NO_CARD) one.turns = deck.turnsFor(one.card, one.free);
  if (other.card != NO_CARD) other.turns = deck.turnsFor(other.card, other.free);
  // The card that needs fewer turns is finished first; the other one has to wait for it.
  if (one.turns <= other.turns) other.turnsBefore = one.turns;
  else one.turnsBefore = other.turns;
  if (one.card != NO_CARD) value += cardValue(deck, player, one, context.turnsLeft, palmsThen, coinsThen);
  if (other.card != NO_CARD) value += cardValue(deck, player, other, context.turnsLeft, palmsThen, coinsThen);
  if (context.turnsLeft > 0) value += weights::NEXT_TURN * nextProgress(deck, context, one, other);
  return value;
}

/* The value of a new card in an empty place. */
HD inline float newCardValue(const Deck &deck, const PlayerState &player, int place, int card,
                             int turnsLeft) {
  const int beside = 1 - place;
  CardToFinish added{card, deck.land[card], deck.turnsOfCard[card], 0};
  if (player.cards[beside] != NO_CARD)
    added.turnsBefore = deck.turnsFor(player.cards[beside], player.free[beside]);
  return cardValue(deck, player, added, turnsLeft, player.palms, player.coins);
}

/* The index of the best card for an empty place. The display is not empty. */
HD inline int bestInDisplay(const Deck &deck, const PlayerState &player, int place, const uint8_t *display,
                            int count, int turnsLeft) {
  float most = LOWEST;
  int best = 0;
  for (int index = 0; index < count; index++) {
    const float value = newCardValue(deck, player, place, display[index], turnsLeft);
    if (value <= most) continue;
    most = value;
    best = index;
  }
  return best;
}

/* The two best cards of a hand, each valued alone. */
HD inline void keepByHeuristic(const Deck &deck, const uint8_t *hand, int *kept) {
  PlayerState nobody;
  clearPlayer(nobody);
  float values[DEALT_CARDS];
  for (int i = 0; i < DEALT_CARDS; i++) values[i] = newCardValue(deck, nobody, 0, hand[i], TURNS);
  int best = 0;
  for (int i = 1; i < DEALT_CARDS; i++)
    if (values[i] > values[best]) best = i;
  int second = best == 0 ? 1 : 0;
  for (int i = 0; i < DEALT_CARDS; i++)
    if (i != best && values[i] > values[second]) second = i;
  kept[0] = best;
  kept[1] = second;
}
