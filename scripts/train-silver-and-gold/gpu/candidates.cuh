#pragma once
#include "heuristic.cuh"

/* A list that keeps the `limit` best of the markings added to it. */
struct Markings {
  Marking *list;
  int limit;
  int count = 0;

  HD void add(const Marking &marking) {
    if (count < limit) {
      list[count++] = marking;
      return;
    }
    const int index = worst();
    if (marking.value > list[index].value) list[index] = marking;
  }

  HD bool has(int first, int second) const {
    bool found = false;
    for (int i = 0; i < count; i++) found |= list[i].first == first && list[i].second == second;
    return found;
  }

  HD int worst() const {
    int index = 0;
    for (int i = 1; i < count; i++)
      if (list[i].value < list[index].value) index = i;
    return index;
  }
};

/* The best come first; those of the same value keep their order. */
HD inline void sortMarkings(Marking *list, int count) {
  for (int i = 1; i < count; i++) {
    const Marking moved = list[i];
    int j = i;
    for (; j > 0 && list[j - 1].value < moved.value; j--) list[j] = list[j - 1];
    list[j] = moved;
  }
}

/* Marks extra cells, each the one that looks best by itself, as long as any are due and free. */
HD inline void markExtras(const Deck &deck, const PlayerState &player, const Context &context, int due,
                          int &first, int &second) {
  while (due) {
    const int free = player.cards[0] != NO_CARD ? player.free[0] & ~first : 0;
    const int otherFree = player.cards[1] != NO_CARD ? player.free[1] & ~second : 0;
    if (!free && !otherFree) return;
    due--;
    float most = LOWEST;
    int bestPlace = 0, bestCell = 0;
    for (int rest = free | otherFree << GRID_CELLS; rest; rest &= rest - 1) {
      const int bit = lowestBit(rest);
      const int place = bit / GRID_CELLS, cell = bit % GRID_CELLS;
      const bool isCross = deck.crosses[player.cards[place]] >> cell & 1;
      const int marked = 1 << cell;
      const float value = markingValue(deck, player, place ? first : first | marked,
                                       place ? second | marked : second, context) +
                          (isCross ? weights::CROSS : 0);
      if (value <= most) continue;
      most = value;
      bestPlace = place;
      bestCell = cell;
    }
    (bestPlace ? second : first) |= 1 << bestCell;
    due += deck.crosses[player.cards[bestPlace]] >> bestCell & 1;
  }
}

HD inline void addMarking(const Deck &deck, const PlayerState &player, const Context &context, int place,
                          int base, Markings &markings) {
  int first = place ? 0 : base, second = place ? base : 0;
  markExtras(deck, player, context, countBits(base & deck.crosses[player.cards[place]]), first, second);
  if (markings.has(first, second)) return;
  Marking marking;
  marking.first = first;
  marking.second = second;
  marking.value = markingValue(deck, player, first, second, context);
  markings.add(marking);
}

/* The `limit` best markings by the heuristic: placements or single cells, with extra cells. */
HD_CALLED int findMarkings(const Deck &deck, const PlayerState &player, int pattern, const Context &context,
                           Marking *list, int limit) {
  Markings markings{list, limit};
  for (int place = 0; place < PLACES; place++) {
    const int card = player.cards[place], free = player.free[place];
    if (card == NO_CARD || !free) continue;
    int next = deck.placementsFrom[card][pattern];
    const int end = deck.placementsFrom[card][pattern + 1];
    int singles = free;
    // One loop for both kinds, so that threads of a warp evaluate together.
    while (next < end || singles) {
      int base = singles & -singles;
      if (next < end) {
        base = deck.placements[next++];
        if ((free & base) != base) continue;
      } else {
        singles &= singles - 1;
      }
      addMarking(deck, player, context, place, base, markings);
    }
  }
  return markings.count;
}
