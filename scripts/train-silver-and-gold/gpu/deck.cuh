#pragma once
#include <fstream>
#include <stdexcept>
#include <string>
#include <vector>

#include "platform.cuh"

constexpr int CARDS = 47;
constexpr int PATTERNS = 6;
constexpr int EXPEDITION_CARDS = 8;
constexpr int COLOURS = 4;
constexpr int GRID_CELLS = 16;
constexpr int MAX_PLACEMENTS = 2800;
/* The sets of free cells of all cards together. */
constexpr int CELL_SETS = 260864;
constexpr int NO_CARD = 255;

/*
 * The deck by card and by pattern. Cells are numbered over the land of a card, without the sea, so that sets
 * of cells are small numbers. A kernel copies the deck into shared memory; the large tables that it points to
 * stay in global memory.
 */
struct Deck {
  uint8_t colour[CARDS];
  uint8_t points[CARDS];
  uint8_t cells[CARDS];
  uint8_t sealValue[CARDS];
  /* −1 for a card without a seal. */
  int8_t sealColour[CARDS];
  uint16_t land[CARDS];
  uint16_t coins[CARDS];
  uint16_t palms[CARDS];
  uint16_t crosses[CARDS];
  /* Where the cell sets of a card begin in the tables below. */
  uint32_t firstCellSet[CARDS];
  /* Where the placements of a pattern on a card begin; they end where the next ones begin. */
  uint16_t placementsFrom[CARDS][PATTERNS + 1];
  uint16_t placements[MAX_PLACEMENTS];
  uint8_t patternCounts[PATTERNS];
  /* The patterns of the expedition cards. */
  uint8_t expeditions[EXPEDITION_CARDS];
  /* The turns that an untouched card is expected to take. */
  float turnsOfCard[CARDS];

  /* By cell set; tables.cuh explains them. */
  const float *turns;
  const float *turnsAfter;
  const float *finishChances;

  HD uint32_t cellSet(int card, int free) const { return firstCellSet[card] + free; }
  HD float turnsFor(int card, int free) const { return turns[cellSet(card, free)]; }
};

/* Maps the cells of the grid that are land to consecutive bits. */
struct Land {
  int index[GRID_CELLS];
  int count = 0;

  explicit Land(int land) {
    for (int cell = 0; cell < GRID_CELLS; cell++) index[cell] = (land >> cell & 1) ? count++ : -1;
  }

  int compress(int cells) const {
    int result = 0;
    for (int cell = 0; cell < GRID_CELLS; cell++)
      if (cells >> cell & 1) result |= 1 << index[cell];
    return result;
  }
};

struct CardLine {
  int colour, points, land, coins, palms, crosses, sealColour, sealValue;
};

inline void addCard(Deck &deck, int card, const CardLine &line, const Land &land) {
  deck.colour[card] = line.colour;
  deck.points[card] = line.points;
  deck.cells[card] = land.count;
  deck.land[card] = (1 << land.count) - 1;
  deck.coins[card] = land.compress(line.coins);
  deck.palms[card] = land.compress(line.palms);
  deck.crosses[card] = land.compress(line.crosses);
  deck.sealColour[card] = line.sealColour;
  deck.sealValue[card] = line.sealValue;
}

/* Reads what deck.ts wrote. The tables are still missing. */
inline void readDeck(const char *path, Deck &deck) {
  std::ifstream in(path);
  int cards = 0, patterns = 0;
  in >> cards;
  if (cards != CARDS) throw std::runtime_error(std::string(path) + " is not the deck of the game");
  std::vector<CardLine> lines(cards);
  for (auto &line : lines)
    in >> line.colour >> line.points >> line.land >> line.coins >> line.palms >> line.crosses >>
        line.sealColour >> line.sealValue;
  in >> patterns;
  if (patterns != PATTERNS) throw std::runtime_error("the deck has other patterns");
  std::vector<std::vector<int>> onGrid(patterns);
  int expeditions = 0;
  for (int pattern = 0; pattern < patterns; pattern++) {
    int copies = 0, count = 0;
    in >> copies >> count;
    onGrid[pattern].resize(count);
    for (auto &cells : onGrid[pattern]) in >> cells;
    deck.patternCounts[pattern] = copies;
    if (expeditions + copies > EXPEDITION_CARDS) throw std::runtime_error("too many expedition cards");
    while (copies-- > 0) deck.expeditions[expeditions++] = pattern;
  }
  if (!in || expeditions != EXPEDITION_CARDS) throw std::runtime_error("the deck file is incomplete");

  uint32_t cellSets = 0;
  int placements = 0;
  for (int card = 0; card < cards; card++) {
    const Land land(lines[card].land);
    addCard(deck, card, lines[card], land);
    deck.firstCellSet[card] = cellSets;
    cellSets += 1u << land.count;
    for (int pattern = 0; pattern < patterns; pattern++) {
      deck.placementsFrom[card][pattern] = placements;
      for (int cells : onGrid[pattern]) {
        if ((cells & lines[card].land) != cells) continue;
        if (placements == MAX_PLACEMENTS) throw std::runtime_error("too many placements");
        deck.placements[placements++] = land.compress(cells);
      }
    }
    deck.placementsFrom[card][patterns] = placements;
  }
  if (cellSets != CELL_SETS) throw std::runtime_error("the deck has other cards; set CELL_SETS");
}
