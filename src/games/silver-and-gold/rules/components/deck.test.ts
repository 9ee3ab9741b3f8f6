import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { at, type Game, type Match, readMatch, startMatch, writeMatch } from '../../../../kernel/index.ts'
import { silverAndGold } from '../game.ts'
import { countCells } from './cells.ts'
import { makeDeck, STANDARD_DECK } from './deck.ts'
import { COLOURS, cellsIn, type DeckFile } from './deck-file.ts'
import { orientations, placements } from './patterns.ts'
import { readDeck, readNewDeck } from './read-deck.ts'
import { VERMEIL_DECK } from './vermeil-deck.ts'

const deck = STANDARD_DECK

describe('Vermeil’s own deck', () => {
  test('passes the checks of any deck', () => {
    expect(readDeck(VERMEIL_DECK)).toEqual({ ok: true, deck: VERMEIL_DECK })
  })

  test.each([
    [12, 'purple', 14],
    [12, 'orange', 12],
    [12, 'green', 10],
    [11, 'grey', 8],
  ])('has %i %s cards with %i cells each', (cards, colour, cells) => {
    const own = VERMEIL_DECK.treasureCards.filter((card) => card.colour === colour)
    expect(own).toHaveLength(cards)
    for (const { points, grid } of own) expect([points, countCells(cellsIn(grid))]).toEqual([cells, cells])
  })

  test('has 47 treasure cards with at most one symbol per cell', () => {
    expect(deck.cards).toBe(47)
    for (let card = 0; card < deck.cards; card++) {
      const symbols = [deck.crosses, deck.coins, deck.palms].map((cells) => at(cells, card))
      const all = symbols.reduce((union, cells) => union | cells, 0)
      expect(countCells(all)).toBe(symbols.reduce((n, cells) => n + countCells(cells), 0))
    }
  })

  test('has seals on 12 cards: green and grey seals worth 1, orange and purple seals worth 2, none in the colour of its card', () => {
    const sealed = VERMEIL_DECK.treasureCards.filter(({ seal }) => seal !== null)
    expect(sealed).toHaveLength(12)
    for (const { seal, colour } of sealed) {
      expect(seal?.value).toBe(seal?.colour === 'green' || seal?.colour === 'grey' ? 1 : 2)
      expect(seal?.colour).not.toBe(colour)
    }
  })

  test('has eight expedition cards with six patterns: I2, I3 ×2, L3 ×2, T4, L4, O4', () => {
    const cards = VERMEIL_DECK.expeditions.map(({ id, count }) => `${id} ×${count}`)
    expect(cards).toEqual(['I2 ×1', 'I3 ×2', 'L3 ×2', 'T4 ×1', 'L4 ×1', 'O4 ×1'])
  })

  test('has 2,718 placements, at most 33 for one pattern on one card', () => {
    const counts = deck.placements.flat().map((list) => list.length)
    expect(counts.reduce((sum, n) => sum + n, 0)).toBe(2718)
    expect(Math.max(...counts)).toBe(33)
  })
})

test('the placements in one list are those of each card and pattern', () => {
  const { placed, placedFrom, placements: lists } = deck
  const flat = lists.flat()
  expect(placedFrom).toHaveLength(flat.length + 1)
  for (const [i, list] of flat.entries())
    expect([...placed.subarray(placedFrom[i], placedFrom[i + 1])]).toEqual(list)
})

describe('case 9: orientations and placements', () => {
  test.each([
    ['I2', 2, 24],
    ['I3', 2, 16],
    ['L3', 4, 36],
    ['T4', 4, 24],
    ['L4', 8, 48],
    ['O4', 1, 9],
  ])('%s has %i orientations and %i placements on an empty 4 × 4 grid', (id, turns, ways) => {
    const cells = VERMEIL_DECK.expeditions.find((expedition) => expedition.id === id)?.cells ?? []
    expect(orientations(cells)).toHaveLength(turns)
    expect(new Set(placements(cells)).size).toBe(ways)
    expect(placements(cells)).toHaveLength(ways)
  })
})

describe('a custom deck', () => {
  const card = (change: object): DeckFile =>
    ({
      ...VERMEIL_DECK,
      treasureCards: VERMEIL_DECK.treasureCards.map((c) => (c.id === 'P04' ? { ...c, ...change } : c)),
    }) as DeckFile
  const problemsOf = (file: unknown) => {
    const read = readDeck(file)
    return read.ok ? [] : read.problems
  }

  test('loads if it has the same format', () => {
    const file: unknown = JSON.parse(JSON.stringify({ about: 'a small deck', ...VERMEIL_DECK }))
    const read = readDeck(file)
    if (!read.ok) throw new Error(JSON.stringify(read.problems))
    expect(makeDeck(read.deck).land).toEqual(deck.land)
    const small = { ...VERMEIL_DECK, treasureCards: VERMEIL_DECK.treasureCards.slice(0, 30) }
    expect(problemsOf(small)).toEqual([])
  })

  test('may list two expedition cards with the same pattern under different ids', () => {
    const [i2, i3, ...rest] = VERMEIL_DECK.expeditions
    const expeditions = [i2, { ...i3, count: 1 }, { ...i3, id: 'I3b', count: 1 }, ...rest]
    const read = readDeck({ ...VERMEIL_DECK, expeditions })
    if (!read.ok) throw new Error(JSON.stringify(read.problems))
    const made = makeDeck(read.deck)
    expect(at(made.placements, 0)[1]).toEqual(at(made.placements, 0)[2])
    expect(made.patternsAt[0b111]).toBe(0b110)
  })

  test.each([
    ['a duplicate id', { id: 'P05' }, { code: 'doubleId', card: 'P05' }],
    ['an unknown colour', { colour: 'pink' }, { code: 'unknownColour', card: 'P04', found: 'pink' }],
    ['a grid of three rows', { grid: ['####', '####', '####'] }, { code: 'gridNotFourByFour', card: 'P04' }],
    [
      'a row of five cells',
      { grid: ['#####', '####', '####', '#...'] },
      { code: 'gridNotFourByFour', card: 'P04' },
    ],
    [
      'an unknown symbol',
      { grid: ['####', '####', '####', '#?..'] },
      { code: 'unknownSymbol', card: 'P04', found: '?' },
    ],
    [
      'two separate islands',
      { grid: ['####', '####', '....', '####'], points: 12 },
      { code: 'islandNotConnected', card: 'P04' },
    ],
    [
      'an island whose cells touch only at a corner',
      { grid: ['#...', '.#..', '....', '....'], points: 2 },
      { code: 'islandNotConnected', card: 'P04' },
    ],
    [
      'a card that is all sea',
      { grid: ['....', '....', '....', '....'], points: 0 },
      { code: 'islandNotConnected', card: 'P04' },
    ],
    [
      'points that differ from the number of cells',
      { points: 13 },
      { code: 'pointsNotCells', card: 'P04', found: 13 },
    ],
    [
      'a seal worth 3',
      { seal: { colour: 'grey', value: 3 } },
      { code: 'sealNotOneOrTwo', card: 'P04', found: 3 },
    ],
    [
      'a seal of an unknown colour',
      { seal: { colour: 'red', value: 1 } },
      { code: 'unknownColour', card: 'P04', found: 'red' },
    ],
    ['an unknown field', { price: 3 }, { code: 'malformed', card: 'P04' }],
    ['a grid that is not a list', { grid: 'all' }, { code: 'malformed', card: 'P04' }],
  ])('with %s is refused and the problem names the card', (_, change, problem) => {
    expect(problemsOf(card(change))).toContainEqual(expect.objectContaining(problem))
  })

  const expedition = (change: object) => ({
    ...VERMEIL_DECK,
    expeditions: VERMEIL_DECK.expeditions.map((e) => (e.id === 'I2' ? { ...e, ...change } : e)),
  })
  test.each([
    [
      'a pattern of one cell',
      { cells: [[0, 0]] },
      { code: 'patternNotTwoToFourCells', card: 'I2', found: 1 },
    ],
    [
      'a pattern of five cells',
      {
        cells: [
          [0, 0],
          [0, 1],
          [0, 2],
          [1, 0],
          [1, 1],
        ],
      },
      { code: 'patternNotTwoToFourCells', card: 'I2', found: 5 },
    ],
    [
      'a pattern with the same cell twice',
      {
        cells: [
          [0, 0],
          [0, 0],
        ],
      },
      { code: 'patternNotTwoToFourCells', card: 'I2', found: 1 },
    ],
    [
      'a pattern in two pieces',
      {
        cells: [
          [0, 0],
          [0, 2],
        ],
      },
      { code: 'patternNotConnected', card: 'I2' },
    ],
    [
      'a pattern whose cells are far apart',
      {
        cells: [
          [0, 0],
          [90, 90],
        ],
      },
      { code: 'patternNotConnected', card: 'I2' },
    ],
    ['nine expedition cards', { count: 2 }, { code: 'notEightExpeditions', found: 9 }],
    ['half an expedition card', { count: 0.5 }, { code: 'malformed', card: 'I2' }],
  ])('with %s is refused', (_, change, problem) => {
    expect(problemsOf(expedition(change))).toContainEqual(expect.objectContaining(problem))
  })

  test('with too few cards is refused, and so is a value that is not a deck', () => {
    const few = { ...VERMEIL_DECK, treasureCards: VERMEIL_DECK.treasureCards.slice(0, 29) }
    expect(problemsOf(few)).toEqual([{ code: 'tooFewTreasureCards', found: 29 }])
    for (const nothing of [undefined, null, 7, 'deck', [], {}, { treasureCards: {} }]) {
      expect(problemsOf(nothing)[0]).toMatchObject({ code: 'malformed' })
    }
  })

  test('reports all problems at once', () => {
    expect(problemsOf(card({ colour: 'pink', points: 3 }))).toHaveLength(2)
  })

  test('with an overlong list is refused without reporting its items one by one', () => {
    const endless = Array.from({ length: 30_000 }, () => ({}))
    for (const deck of [
      { ...VERMEIL_DECK, treasureCards: endless },
      { ...VERMEIL_DECK, expeditions: endless },
      card({ grid: endless }),
      expedition({ cells: endless }),
    ]) {
      expect(problemsOf(deck)).toEqual([expect.objectContaining({ code: 'malformed' })])
    }
  })

  test('for a new table has short texts, but a match with longer ones can still be read and continued', () => {
    const wordy = [
      { ...VERMEIL_DECK, about: 'x'.repeat(501) },
      card({ id: 'x'.repeat(41) }),
      expedition({ id: 'x'.repeat(41) }),
    ]
    for (const deck of wordy) {
      expect(v.is(silverAndGold.newOptions ?? v.never(), { deck })).toBe(false)
      expect(readNewDeck(deck)).toMatchObject({ ok: false, problems: [{ code: 'textTooLong' }] })
      const match = startMatch(silverAndGold, { options: { deck }, seats: ['Ada', 'Bob'] })
      if ('code' in match) throw new Error(match.code)
      expect(readMatch(writeMatch(match as Match), () => silverAndGold as Game)).toMatchObject({ ok: true })
    }
    expect(readNewDeck({ ...card({ id: 'x'.repeat(40) }), about: 'x'.repeat(500) }).ok).toBe(true)
  })

  test('a malformed deck for a new table is read no further than its first mistake', () => {
    let read = 0
    const mistaken = Array.from({ length: 200 }, () => ({
      get id() {
        read++
        return ''
      },
      grid: ['###', 1, 2, 3],
    }))
    const deck = { treasureCards: mistaken, expeditions: [] }
    const parsed = v.safeParse(silverAndGold.newOptions ?? v.never(), { deck }, { abortEarly: true })
    expect(parsed.issues).toHaveLength(1)
    expect(read).toBeLessThan(5)
  })

  test('has the four colours of the rules', () => {
    expect(COLOURS).toEqual(['purple', 'orange', 'green', 'grey'])
  })
})
