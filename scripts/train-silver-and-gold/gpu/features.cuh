#pragma once
#include "heuristic.cuh"
#include "tables.cuh"

/*
 * The inputs of the nets. The small net sees those of src/games/silver-and-gold/bot/evaluation/features.ts;
 * the wide net sees these and more. Their order and scale are part of the weights.
 */
namespace inputs {
constexpr int TURNS_LEFT = 0;  // three
constexpr int COINS = 3;
constexpr int COINS_IN_ROW = 4;  // one of four
constexpr int TROPHY = 8;
constexpr int RIVAL_ROW = 9;
constexpr int PALMS = 10;
constexpr int PALM_PAYS = 11;
constexpr int SEATS = 12;
constexpr int TROPHY_IN_REACH = 13;
/* Twelve for the card that needs fewer turns, and twelve for the other one. */
constexpr int CARD = 14;
constexpr int PER_CARD = 12;
constexpr int PROGRESS = 38;
constexpr int SPARE_TURNS = 39;  // two
constexpr int SPARE_FOR_NEAR = 41;
constexpr int ENDING = 42;
constexpr int SEALS_SOON = 43;       // by colour
constexpr int FINISHED_SOON = 47;    // by colour
constexpr int SEALS_LONG = 51;       // by colour
constexpr int BEST_IN_DISPLAY = 55;  // two
constexpr int PALMS_IN_DISPLAY = 57;
constexpr int SMALL = 58;

constexpr int ODDS = 58;             // by pattern
constexpr int LAST_ROUND_TURN = 64;  // one of seven
constexpr int ORDER = 71;
constexpr int RIVAL_COINS = 72;
constexpr int THREE_SEATS = 73;
constexpr int FOUR_SEATS = 74;
constexpr int PALM_COUNT = 75;  // one of five
constexpr int RIVAL_TURNS = 80;
/* Thirty more for each card. */
constexpr int MORE_OF_CARD = 81;
constexpr int MORE_PER_CARD = 30;
/* Five for each card in the display, the best first. */
constexpr int DISPLAY = 141;
constexpr int PER_DISPLAY_CARD = 5;
constexpr int TURNS_FOR_BOTH = 161;
constexpr int FAR_CARD_IN_TIME = 162;  // two
constexpr int WIDE = 164;
}  // namespace inputs

/* Offsets within the inputs of a card … */
namespace card_inputs {
constexpr int TURNS_NEEDED = 0;
constexpr int POINTS = 1;
constexpr int LIKELY_POINTS = 2;
constexpr int CHANCE = 3;
constexpr int LIKELY_COINS = 4;
constexpr int LIKELY_PALMS = 5;
constexpr int CROSSES = 6;
constexpr int CELLS = 7;
constexpr int NEXT_PROGRESS = 8;
constexpr int FINISHED_NEXT = 9;
constexpr int LIKELY_TURNS = 10;
constexpr int LIKELY_SEAL = 11;
}  // namespace card_inputs

/* … and within those that only the wide net sees. */
namespace more_card_inputs {
constexpr int GAINS = 0;            // by pattern
constexpr int FINISHES = 6;         // by pattern
constexpr int FINISH_CHANCES = 12;  // within two to six turns
constexpr int FINISH_IN_TIME = 17;
constexpr int COLOUR = 18;  // one of four
constexpr int SEAL = 22;    // by colour
constexpr int PALM_POINTS_IN_TIME = 26;
constexpr int COINS = 27;
constexpr int PALMS = 28;
constexpr int POINTS_IN_TIME = 29;
}  // namespace more_card_inputs

constexpr float COST_OF_TURN = 3.6f;
constexpr float STEEPNESS = 1.2f;
/* The value that an empty place of the display stands for. */
constexpr float NO_DISPLAY_CARD = -20;

HD inline float clampToOne(float x) { return x < -1 ? -1 : x > 1 ? 1 : x; }

/* What a card pays once it is finished, apart from coins and palms. */
HD inline int pointsOf(const Deck &deck, const PlayerState &player, int card) {
  const int seal = deck.sealColour[card];
  return deck.points[card] + player.seals[deck.colour[card]] +
         (seal >= 0 ? deck.sealValue[card] * player.finished[seal] : 0);
}

HD inline void generalInputs(const PlayerState &player, const Context &context, float *out) {
  using namespace inputs;
  const int turnsLeft = context.turnsLeft;
  const bool rowsOpen = player.coins < COIN_BOXES;
  const int inRow = player.coins % COINS_PER_ROW;
  out[TURNS_LEFT] = turnsLeft / 14.f;
  out[TURNS_LEFT + 1] = min(turnsLeft, 3) / 3.f;
  out[TURNS_LEFT + 2] = (turnsLeft % TURNS_PER_ROUND) / 7.f;
  out[COINS] = player.coins / 12.f;
  if (rowsOpen) out[COINS_IN_ROW + inRow] = 1;
  out[TROPHY] = context.trophy / 6.f;
  out[RIVAL_ROW] = context.rivalRow / 3.f;
  out[PALMS] = player.palms / 4.f;
  out[PALM_PAYS] = player.palms < PALM_BOXES ? context.displayPalms / 4.f : 0;
  out[SEATS] = (context.seats - 2) / 2.f;
  out[TROPHY_IN_REACH] = rowsOpen ? (context.trophy / 6.f) * inRow / 3.f : 0;
}

/* An active card as the inputs describe it. */
struct ActiveCard {
  int card, free;
  uint32_t cellSet;
  float turns, turnsBefore;
  float points;
  /* Coins and palms on free cells that there are boxes for. */
  int coins, palms;
};

/* The chance to finish a card within a number of turns that need not be whole. */
HD inline float chanceWithin(const float *chances, float turns) {
  if (!(turns > 0)) return 0;
  if (turns >= CHANCE_TURNS) return chances[CHANCE_TURNS - 1];
  const int whole = static_cast<int>(turns);
  const float low = whole ? chances[whole - 1] : 0;
  return low + (turns - whole) * (chances[whole] - low);
}

HD inline void moreCardInputs(const Deck &deck, const Context &context, const ActiveCard &active, bool isFar,
                              float *out) {
  using namespace more_card_inputs;
  const int turnsLeft = context.turnsLeft, card = active.card;
  const float *chances = &deck.finishChances[active.cellSet * CHANCE_TURNS];
  float *more = out + inputs::MORE_OF_CARD + (isFar ? inputs::MORE_PER_CARD : 0);
  for (int turns = 2; turns <= 6; turns++) more[FINISH_CHANCES + turns - 2] = chances[turns - 1];
  const float inTime = turnsLeft > 0 ? chances[min(turnsLeft, CHANCE_TURNS) - 1] : 0;
  more[FINISH_IN_TIME] = inTime;
  more[COLOUR + deck.colour[card]] = 1;
  if (deck.sealColour[card] >= 0) more[SEAL + deck.sealColour[card]] = deck.sealValue[card];
  more[PALM_POINTS_IN_TIME] = active.palms * (1 + context.displayPalms) * inTime / 5;
  more[COINS] = active.coins / 3.f;
  more[PALMS] = active.palms;
  more[POINTS_IN_TIME] = active.points * inTime / 14;
  if (!isFar) return;
  const float afterNear = chanceWithin(chances, turnsLeft - active.turnsBefore);
  out[inputs::FAR_CARD_IN_TIME] = afterNear;
  out[inputs::FAR_CARD_IN_TIME + 1] = active.points * afterNear / 14;
}

/* Raises `progress` to the turns that each pattern saves on this card. */
HD inline void cardInputs(const Deck &deck, const PlayerState &player, const Context &context,
                          const ActiveCard &active, bool isFar, bool isWide, float *progress, float *out) {
  using namespace card_inputs;
  const int card = active.card, free = active.free;
  const float turns = active.turns, points = active.points;
  float *own = out + inputs::CARD + (isFar ? inputs::PER_CARD : 0);
  float *more = out + inputs::MORE_OF_CARD + (isFar ? inputs::MORE_PER_CARD : 0);
  const float spare = (context.turnsLeft - turns - active.turnsBefore) * STEEPNESS;
  const float chance = 1 / (1 + expf(-spare));
  float expected = 0, finishes = 0;
  for (int pattern = 0; pattern < PATTERNS; pattern++) {
    const float after = deck.turnsAfter[active.cellSet * PATTERNS + pattern];
    const float gain = turns - after;
    progress[pattern] = max(progress[pattern], gain);
    expected += context.odds[pattern] * gain;
    if (after <= 0) finishes += context.odds[pattern];
    if (!isWide) continue;
    more[more_card_inputs::GAINS + pattern] = gain;
    if (after <= 0) more[more_card_inputs::FINISHES + pattern] = 1;
  }
  own[TURNS_NEEDED] = turns / 4;
  own[POINTS] = points / 14;
  own[LIKELY_POINTS] = points * chance / 14;
  own[CHANCE] = chance;
  own[LIKELY_COINS] = active.coins * chance / 3.f;
  own[LIKELY_PALMS] = active.palms * chance;
  own[CROSSES] = countBits(free & deck.crosses[card]) / 3.f;
  own[CELLS] = countBits(free) / 14.f;
  own[NEXT_PROGRESS] = expected;
  own[FINISHED_NEXT] = finishes;
  own[LIKELY_TURNS] = turns * chance / 4;
  own[LIKELY_SEAL] = (deck.sealColour[card] >= 0 ? deck.sealValue[card] : 0) * chance;
  if (isWide) moreCardInputs(deck, context, active, isFar, out);
}

HD inline float turnsOfPlace(const Deck &deck, const PlayerState &player, int place) {
  return player.cards[place] == NO_CARD ? 0 : deck.turnsFor(player.cards[place], player.free[place]);
}

/* Both active cards, first the one that needs fewer turns. */
HD inline void activeCardInputs(const Deck &deck, const PlayerState &player, const Context &context,
                                bool isWide, float *out) {
  const float turns[PLACES] = {turnsOfPlace(deck, player, 0), turnsOfPlace(deck, player, 1)};
  const int near = turns[0] <= turns[1] ? 0 : 1;
  float progress[PATTERNS] = {};
  float turnsBefore = 0;
  for (int rank = 0; rank < PLACES; rank++) {
    const int place = rank ? 1 - near : near;
    const int card = player.cards[place], free = player.free[place];
    if (card == NO_CARD) continue;
    ActiveCard active{card, free, deck.cellSet(card, free), turns[place], turnsBefore};
    active.points = pointsOf(deck, player, card);
    active.coins = min(countBits(free & deck.coins[card]), COIN_BOXES - player.coins);
    active.palms = min(countBits(free & deck.palms[card]), PALM_BOXES - player.palms);
    cardInputs(deck, player, context, active, rank == 1, isWide, progress, out);
    turnsBefore += turns[place];
  }
  using namespace inputs;
  const int turnsLeft = context.turnsLeft;
  float expected = 0;
  for (int pattern = 0; pattern < PATTERNS; pattern++) expected += context.odds[pattern] * progress[pattern];
  out[PROGRESS] = expected;
  out[SPARE_TURNS] = clampToOne((turnsLeft - turnsBefore) / 7);
  out[SPARE_TURNS + 1] = max(0.f, turnsLeft - turnsBefore) / 14;
  out[SPARE_FOR_NEAR] = clampToOne((turnsLeft - turns[near]) / 4);
  out[ENDING] = turnsLeft < 8 ? (8 - turnsLeft) / 8.f : 0;
  if (isWide) out[TURNS_FOR_BOTH] = turnsBefore / 8;
}

HD inline void colourInputs(const PlayerState &player, const Context &context, float *out) {
  const float soon = min(1.f, context.turnsLeft / 8.f), share = context.turnsLeft / 14.f;
  for (int colour = 0; colour < COLOURS; colour++) {
    out[inputs::SEALS_SOON + colour] = player.seals[colour] * soon / 4;
    out[inputs::FINISHED_SOON + colour] = player.finished[colour] * soon / 3;
    out[inputs::SEALS_LONG + colour] = player.seals[colour] * share / 4;
  }
}

/* The cards in the display, the best first. */
struct RankedDisplay {
  int cards[DISPLAY_PLACES];
  float values[DISPLAY_PLACES];
  int count = 0;

  HD void add(int card, float value) {
    int index = count++;
    for (; index > 0 && values[index - 1] < value; index--) {
      values[index] = values[index - 1];
      cards[index] = cards[index - 1];
    }
    values[index] = value;
    cards[index] = card;
  }

  HD float valueAt(int index) const { return index < count ? values[index] : NO_DISPLAY_CARD; }
};

HD inline void displayInputs(const Deck &deck, const PlayerState &player, const Context &context, bool isWide,
                             float *out) {
  const float soon = min(1.f, context.turnsLeft / 8.f);
  RankedDisplay ranked;
  for (int i = 0; i < context.displayCount; i++) {
    const int card = context.display[i];
    const float gain = deck.points[card] + sealGain(deck, player, card);
    ranked.add(card, gain - COST_OF_TURN * deck.turnsOfCard[card]);
  }
  for (int i = 0; i < 2; i++) out[inputs::BEST_IN_DISPLAY + i] = max(-1.f, ranked.valueAt(i) / 6) * soon;
  out[inputs::PALMS_IN_DISPLAY] = context.displayPalms * soon / 4;
  if (!isWide) return;
  for (int i = 0; i < ranked.count; i++) {
    const int card = ranked.cards[i];
    float *own = out + inputs::DISPLAY + inputs::PER_DISPLAY_CARD * i;
    own[0] = max(-1.f, ranked.values[i] / 6);
    own[1] = deck.turnsOfCard[card] / 8;
    // An integer division. It was not intended, but the trained weights rely on it.
    own[2] = pointsOf(deck, player, card) / 14;
    own[3] = countBits(deck.palms[card]);
    own[4] = countBits(deck.coins[card]) / 3.f;
  }
}

HD inline void moreGeneralInputs(const PlayerState &player, const Context &context, float *out) {
  using namespace inputs;
  const int turnsLeft = context.turnsLeft, seats = context.seats;
  for (int pattern = 0; pattern < PATTERNS; pattern++) out[ODDS + pattern] = context.odds[pattern];
  if (turnsLeft >= 1 && turnsLeft <= TURNS_PER_ROUND) out[LAST_ROUND_TURN + turnsLeft - 1] = 1;
  out[ORDER] = seats > 1 ? context.order / static_cast<float>(seats - 1) : 0;
  out[RIVAL_COINS] = context.rivalCoins / 12.f;
  if (seats == 3) out[THREE_SEATS] = 1;
  if (seats == 4) out[FOUR_SEATS] = 1;
  out[PALM_COUNT + player.palms] = 1;
  out[RIVAL_TURNS] = context.rivalTurns / 4;
}

/* Writes what a net sees of a player into `out`. */
HD_CALLED void fillInputs(const Deck &deck, const PlayerState &player, const Context &context, bool isWide,
                          float *out) {
  for (int i = 0; i < (isWide ? inputs::WIDE : inputs::SMALL); i++) out[i] = 0;
  generalInputs(player, context, out);
  activeCardInputs(deck, player, context, isWide, out);
  colourInputs(player, context, out);
  displayInputs(deck, player, context, isWide, out);
  if (isWide) moreGeneralInputs(player, context, out);
}
