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

/*
 * Walks through the markings of a pattern: every placement or single cell, completed by extra cells, each of which is
 * the one that looks best by itself. All that has to be evaluated goes through one call, so that the games of a warp
 * do it together, however far each of them has come.
 */
struct MarkingSearch {
  const Deck &deck;
  const PlayerState &player;
  int pattern;
  Markings markings;

  enum class Step { BASE, EXTRAS, EXTRA, COMPLETE, DONE };
  Step step = Step::BASE;
  /* The card whose placements and single cells come next. */
  int place = -1, next = 0, end = 0, singles = 0;
  /* The marking so far, and the extra cells that are due. */
  int first = 0, second = 0, due = 0;
  /* Cells still to be tried as the next extra one, of both cards, and the best so far. */
  int rest = 0, bestCell = 0;
  float most = LOWEST;

  HD MarkingSearch(const Deck &deck, const PlayerState &player, int pattern, Marking *list, int limit)
      : deck(deck), player(player), pattern(pattern), markings{list, limit} {}

  /* Goes on until there is something to evaluate. */
  HD void advance() {
    while (step != Step::COMPLETE && step != Step::DONE && !(step == Step::EXTRA && rest)) {
      if (step == Step::BASE) startNext();
      else if (step == Step::EXTRA) takeBestCell();
      else chooseExtra();
    }
  }

  HD void startNext() {
    const int base = nextBase();
    if (step == Step::DONE) return;
    first = place ? 0 : base;
    second = place ? base : 0;
    due = countBits(base & deck.crosses[player.cards[place]]);
    step = Step::EXTRAS;
  }

  HD int nextBase() {
    for (;;) {
      while (next < end) {
        const int base = deck.placements[next++];
        if ((player.free[place] & base) == base) return base;
      }
      if (singles) {
        const int base = singles & -singles;
        singles &= singles - 1;
        return base;
      }
      if (++place == PLACES) {
        step = Step::DONE;
        return 0;
      }
      const int card = player.cards[place];
      if (card == NO_CARD) continue;
      singles = player.free[place];
      next = deck.placementsFrom[card][pattern];
      end = deck.placementsFrom[card][pattern + 1];
    }
  }

  HD void chooseExtra() {
    const int free = player.cards[0] != NO_CARD ? player.free[0] & ~first : 0;
    const int otherFree = player.cards[1] != NO_CARD ? player.free[1] & ~second : 0;
    rest = free | otherFree << GRID_CELLS;
    if (due && rest) {
      due--;
      most = LOWEST;
      step = Step::EXTRA;
    } else {
      step = markings.has(first, second) ? Step::BASE : Step::COMPLETE;
    }
  }

  HD bool isCross(int cell) const {
    return deck.crosses[player.cards[cell / GRID_CELLS]] >> cell % GRID_CELLS & 1;
  }

  HD void takeBestCell() {
    due += isCross(bestCell);
    (bestCell < GRID_CELLS ? first : second) |= 1 << bestCell % GRID_CELLS;
    step = Step::EXTRAS;
  }

  /* The marking that has to be evaluated. */
  HD Marking current() const {
    if (step != Step::EXTRA) return Marking(first, second);
    const int cell = lowestBit(rest), marked = 1 << cell % GRID_CELLS;
    return cell < GRID_CELLS ? Marking(first | marked, second) : Marking(first, second | marked);
  }

  HD void setValue(float value) {
    if (step == Step::COMPLETE) {
      markings.add(Marking(first, second, value));
      step = Step::BASE;
    } else if (step == Step::EXTRA) {
      const int cell = lowestBit(rest);
      rest &= rest - 1;
      const float withCross = value + (isCross(cell) ? weights::CROSS : 0);
      if (withCross <= most) return;
      most = withCross;
      bestCell = cell;
    }
  }
};

/* The `limit` best markings by the heuristic: placements or single cells, with extra cells. */
HD_CALLED int findMarkings(const Deck &deck, const PlayerState &player, int pattern, const Context &context,
                           Marking *list, int limit) {
  MarkingSearch search(deck, player, pattern, list, limit);
  search.advance();
  while (anyLane(search.step != MarkingSearch::Step::DONE)) {
    const Marking marking = search.current();
    search.setValue(markingValue(deck, player, marking.first, marking.second, context));
    search.advance();
  }
  return search.markings.count;
}
