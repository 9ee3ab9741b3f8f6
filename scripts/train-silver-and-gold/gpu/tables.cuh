#pragma once
#include <algorithm>

#include "deck.cuh"

/* The largest number of turns for which the chance to finish a card is known. */
constexpr int CHANCE_TURNS = 8;
/* Extra cells that may be due at a time, from none to five: a pattern has at most five cells. */
constexpr int EXTRAS = 6;
/* An extra cell that a full card cannot use goes to the other card, where it saves a part of a turn. */
constexpr float SPARE_EXTRA = 0.25f;

/* For every set of free cells of a card, with the best placements and without the other card: */
struct Tables {
  Deck deck;
  /* The turns that the card is expected to take. */
  std::vector<float> turns;
  /* `[cellSet * PATTERNS + pattern]`: the turns that are left after the best reply to a pattern. */
  std::vector<float> turnsAfter;
  /* `[cellSet * CHANCE_TURNS + turns - 1]`: the highest chance to finish the card within 1 to 8 turns. */
  std::vector<float> finishChances;
};

struct FewestTurns {
  static float worst() { return 1e9f; }
  static float better(float a, float b) { return std::min(a, b); }
};

struct HighestChance {
  static float worst() { return 0; }
  static float better(float a, float b) { return std::max(a, b); }
};

/* Values of a card's cell sets, `[cells * EXTRAS + extras]`, with a number of extra cells that are due. */
using Values = std::vector<float>;

/* The value of marking the best cell while `extras` cells are due. A cross pays for another one. */
template <typename Aim>
float bestCell(const Deck &deck, int card, int free, int extras, const Values &values) {
  float best = Aim::worst();
  for (int rest = free; rest; rest &= rest - 1) {
    const int cell = lowestBit(rest);
    const int due = extras - 1 + (deck.crosses[card] >> cell & 1);
    best = Aim::better(best, values[(free ^ (1 << cell)) * EXTRAS + due]);
  }
  return best;
}

/* The value of the best reply to a pattern: a placement, or a single cell, which is like one extra cell. */
template <typename Aim>
float bestReply(const Deck &deck, int card, int free, int pattern, const Values &values) {
  float best = values[free * EXTRAS + 1];
  for (int i = deck.placementsFrom[card][pattern]; i < deck.placementsFrom[card][pattern + 1]; i++) {
    const int laid = deck.placements[i];
    if ((free & laid) != laid) continue;
    const int due = countBits(laid & deck.crosses[card]);
    best = Aim::better(best, values[(free ^ laid) * EXTRAS + due]);
  }
  return best;
}

/* Goes from few cells to many: marking a cell leads to a smaller number, which has been computed already. */
inline void computeTurns(Tables &tables, int card) {
  Deck &deck = tables.deck;
  const int sets = 1 << deck.cells[card];
  float *turns = &tables.turns[deck.firstCellSet[card]];
  float *after = &tables.turnsAfter[static_cast<size_t>(deck.firstCellSet[card]) * PATTERNS];
  Values values(sets * EXTRAS);
  for (int extras = 0; extras < EXTRAS; extras++) values[extras] = -SPARE_EXTRA * extras;
  for (int free = 1; free < sets; free++) {
    for (int extras = 1; extras < EXTRAS; extras++)
      values[free * EXTRAS + extras] = bestCell<FewestTurns>(deck, card, free, extras, values);
    float sum = 0;
    for (int pattern = 0; pattern < PATTERNS; pattern++) {
      const float best = bestReply<FewestTurns>(deck, card, free, pattern, values);
      after[free * PATTERNS + pattern] = best;
      sum += deck.patternCounts[pattern] * best;
    }
    turns[free] = 1 + sum / EXPEDITION_CARDS;
    values[free * EXTRAS] = turns[free];
  }
  deck.turnsOfCard[card] = turns[sets - 1];
}

inline void computeFinishChances(Tables &tables, int card) {
  const Deck &deck = tables.deck;
  const int sets = 1 << deck.cells[card];
  float *chances = &tables.finishChances[static_cast<size_t>(deck.firstCellSet[card]) * CHANCE_TURNS];
  Values values(sets * EXTRAS);
  // The chances with one turn less: at first only a full card is finished.
  std::vector<float> before(sets, 0.f);
  before[0] = 1;
  for (int turn = 0; turn < CHANCE_TURNS; turn++) {
    for (int extras = 0; extras < EXTRAS; extras++) values[extras] = 1;
    chances[turn] = 1;
    for (int free = 1; free < sets; free++) {
      values[free * EXTRAS] = before[free];
      for (int extras = 1; extras < EXTRAS; extras++)
        values[free * EXTRAS + extras] = bestCell<HighestChance>(deck, card, free, extras, values);
      float sum = 0;
      for (int pattern = 0; pattern < PATTERNS; pattern++)
        sum += deck.patternCounts[pattern] * bestReply<HighestChance>(deck, card, free, pattern, values);
      chances[free * CHANCE_TURNS + turn] = sum / EXPEDITION_CARDS;
    }
    for (int free = 0; free < sets; free++) before[free] = chances[free * CHANCE_TURNS + turn];
  }
}

inline void loadTables(const char *path, Tables &tables) {
  readDeck(path, tables.deck);
  tables.turns.assign(CELL_SETS, 0);
  tables.turnsAfter.assign(static_cast<size_t>(CELL_SETS) * PATTERNS, 0);
  tables.finishChances.assign(static_cast<size_t>(CELL_SETS) * CHANCE_TURNS, 0);
  for (int card = 0; card < CARDS; card++) {
    computeTurns(tables, card);
    computeFinishChances(tables, card);
  }
  tables.deck.turns = tables.turns.data();
  tables.deck.turnsAfter = tables.turnsAfter.data();
  tables.deck.finishChances = tables.finishChances.data();
}
