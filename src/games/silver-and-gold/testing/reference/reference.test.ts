import { describe, expect, test } from 'vitest'
import { at, type Chance, fastChance, fastSeed, scriptedChance } from '../../../../kernel/index.ts'
import { sampleSize, TRIES_ALL } from '../../../../kernel/testing/sample-size.ts'
import {
  type DeckFile,
  type Move,
  NO_CARD,
  type Open,
  readDeck,
  silverAndGold,
  VERMEIL_DECK,
} from '../../index.ts'
import { NAMES, oneOf, type PlayerName, type Recorded, randomDeck, range, record } from '../games.ts'
import { orientations, placements } from './cards.ts'
import { checkDeck } from './file.ts'
import { follow, legalMoves, moveText, type ReferenceSight, type Table } from './reference.ts'

/** Compares everything comparable between a recorded game and the reference, and returns the events that occurred. */
function compare({ file, points }: Recorded): Table['seen'] {
  let last: Table | undefined
  const { scores, winners } = follow(file, (table, turn) => {
    last = table
    const { waiting, legal, state } = at(points, turn)
    const mine = table.players.map((_, seat) => legalMoves(table, seat).map(moveText).toSorted())
    const owing = mine.flatMap((moves, seat) => (moves.length > 0 ? [seat] : []))
    const [ours, theirs] = [
      { legal, waiting, open: openPart(state.open) },
      { legal: mine, waiting: owing, open: shownPart(table) },
    ]
    if (JSON.stringify(ours) !== JSON.stringify(theirs)) expect(ours, `before turn ${turn}`).toEqual(theirs)
  })
  const result = silverAndGold.result(at(points, points.length - 1).state.open)
  expect(result?.winners).toEqual(winners)
  expect(result?.seats.map(({ score, parts }) => ({ ...parts, total: score }))).toEqual(scores)
  if (!last) throw new Error('the reference did not report any turn')
  return last.seen
}

/** The part of the state that can be compared. Coins and palms cannot during marking, while our marks are hidden. */
function openPart({ phase, display, stock, trophy, start, turn, players }: Open) {
  return {
    display,
    stock,
    trophy,
    ...(phase === 'keep' || phase === 'over' ? {} : { start, turn }),
    players: players.map(({ cards, trophies, finished, coins, palmBoxes }) => ({
      ...(phase === 'keep' ? {} : { cards }),
      finished,
      trophies: sum(trophies),
      ...(phase === 'mark' ? {} : { coins, palms: sum(palmBoxes) }),
    })),
  }
}

function shownPart({ phase, display, stock, trophiesLeft, startSeat, turn, players }: Table) {
  const atStart = phase === 'keeping'
  return {
    display: display.map((card) => card ?? NO_CARD),
    stock: stock.length,
    trophy: trophiesLeft[0] ?? 0,
    ...(atStart || phase === 'over' ? {} : { start: startSeat, turn: turn - 1 }),
    players: players.map(({ places, finished, trophies, coins, palmBoxes }) => ({
      ...(atStart ? {} : { cards: places.map((active) => active?.card ?? NO_CARD) }),
      finished,
      trophies: sum(trophies),
      ...(phase === 'marking' ? {} : { coins, palms: sum(palmBoxes) }),
    })),
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

function addUp(sights: readonly Table['seen'][]): Table['seen'] {
  const total = { ...at(sights, 0) }
  for (const sight of sights.slice(1)) {
    for (const name of Object.keys(total) as ReferenceSight[]) total[name] += sight[name]
  }
  return total
}

function expectSeen(seen: Table['seen'], sights: readonly ReferenceSight[]): void {
  for (const sight of sights) expect(seen[sight], `how often ${sight} was seen`).toBeGreaterThan(0)
}

describe('the reference by itself', () => {
  test('finds the numbers of orientations and placements that the rules page gives', () => {
    const empty = range(16).map((cell): [number, number] => [Math.floor(cell / 4), cell % 4])
    const counts = VERMEIL_DECK.expeditions.map(({ id, cells }) => [
      id,
      orientations(cells).length,
      placements(cells, empty).length,
    ])
    expect(counts).toEqual([
      ['I2', 2, 24],
      ['I3', 2, 16],
      ['L3', 4, 36],
      ['T4', 4, 24],
      ['L4', 8, 48],
      ['O4', 1, 9],
    ])
  })

  test('accepts the same decks as our rules', () => {
    expect(checkDeck(VERMEIL_DECK)).toBe(VERMEIL_DECK)
    for (const seed of range(10)) {
      const deck = randomDeck(seed, 30, 1, 14)
      expect(checkDeck(deck)).toBe(deck)
      expect(readDeck(deck).ok).toBe(true)
    }
  })
})

describe('our rules and the reference agree', () => {
  const games = sampleSize(64)
  test(`on the legal moves at every point and on the result of ${games} games with Vermeil’s own deck`, () => {
    const seen = range(games).map((seed) => {
      const rng = fastChance(fastSeed(seed, 3))
      const players = range(1 + (seed % 4)).map(() => oneOf(NAMES, rng))
      return compare(record({ seed, players, options: { memoryAid: seed % 8 < 4 }, lists: seed % 3 === 0 }))
    })
    expectSeen(addUp(seen), ['extra', 'blindDraw'])
    // Too rare for a sample. The games with more coins than boxes have it, too.
    if (TRIES_ALL) expectSeen(addUp(seen), ['secondTrophyInOneTurn'])
  })

  test('on long games of single marks', () => {
    for (const seed of range(4)) {
      const players = range(seed + 1).map((): PlayerName => 'slow')
      compare(record({ seed, players, options: { memoryAid: true } }))
    }
  })

  test('on games whose stock runs out', () => {
    const games = range(24).map((seed) => {
      const deck = randomDeck(seed, 30, 1 + (seed % 3), 2 + (seed % 6))
      const rng = fastChance(fastSeed(seed, 4))
      const names = ['hasty', 'greedy', 'random'] as const
      const players = range(seed % 6 === 0 ? 2 : 4).map(() => oneOf(names, rng))
      return record({ seed, players, options: { memoryAid: false, deck }, lists: seed % 2 === 0 })
    })
    expectSeen(addUp(games.map(compare)), [
      'emptyStock',
      'shortDisplay',
      'placeStaysEmpty',
      'noCellLeft',
      'lapsedExtra',
      'bothCardsFull',
    ])
  })

  test('on games with more coins, palms and full rows than there are boxes and trophies', () => {
    const seen = range(5).map((seed) => {
      const deck = randomDeck(seed, 47, 6, 12, '#XCCPP')
      const players: PlayerName[] = ['greedy', 'random', 'greedy', 'hasty']
      return compare(record({ seed, players, options: { memoryAid: false, deck } }))
    })
    expectSeen(addUp(seen), ['coinBeyondTwelve', 'palmBeyondFour', 'noTrophyLeft', 'secondTrophyInOneTurn'])
  })

  test('on ties that are broken and on shared wins', () => {
    const ends = range(20).map((seed) => {
      const { treasureCards, expeditions } = randomDeck(seed, 30, 1, 1, '#')
      const equal = treasureCards.map((card) => ({ ...card, colour: 'grey' as const, seal: null }))
      const deck = { treasureCards: seed % 2 === 0 ? treasureCards : equal, expeditions }
      const players: PlayerName[] = ['random', 'random', 'random', 'random']
      const game = record({ seed, players, options: { memoryAid: false, deck }, lists: true })
      compare(game)
      const { seats = [], winners = [] } = game.file.result ?? {}
      const highest = Math.max(...seats.map(({ score }) => score))
      return { highest: seats.filter(({ score }) => score === highest).length, winners: winners.length }
    })
    expect(ends.some(({ highest, winners }) => highest > winners)).toBe(true)
    expect(ends.some(({ winners }) => winners > 1)).toBe(true)
  })

  test('on a deck of 30 of our own cards with four hasty seats', () => {
    const { expeditions, treasureCards } = VERMEIL_DECK
    const deck = { treasureCards: treasureCards.slice(-30), expeditions }
    const seen = range(6).map((seed) =>
      compare(
        record({
          seed,
          players: ['greedy', 'hasty', 'greedy', 'hasty'],
          options: { memoryAid: false, deck },
        }),
      ),
    )
    expectSeen(addUp(seen), ['emptyStock', 'shortDisplay'])
  })

  test('on games with random decks of any size', () => {
    for (const seed of range(8)) {
      const rng = fastChance(fastSeed(seed, 5))
      const deck = randomDeck(100 + seed, 30 + rng.below(60), 4, 16)
      const players = range(1 + rng.below(4)).map(() => oneOf(NAMES, rng))
      compare(record({ seed, players, options: { memoryAid: false, deck }, lists: seed % 2 === 1 }))
    }
  })
})

describe('our rules accept exactly the moves that the reference lists', () => {
  test.each(range(8))('at every point of game %i', (seed) => {
    const rng = fastChance(fastSeed(seed, 7))
    const players = range(1 + (seed % 4)).map(() => oneOf(NAMES, rng))
    const deck = seed < 4 ? VERMEIL_DECK : randomDeck(seed, 30, 3, 9)
    const conceivable = everyMove(deck)
    const { file, points } = record({ seed, players, options: { memoryAid: false, deck } })
    follow(file, (table, turn) => {
      const { state } = at(points, turn)
      const seat = rng.below(players.length)
      const legal = legalMoves(table, seat).map(moveText)
      const refusing = silverAndGold.copy(state)
      for (const move of conceivable) {
        if (!legal.includes(moveText(move))) {
          const refused = silverAndGold.play(refusing, seat, move, NO_CHANCE) !== undefined
          if (!refused)
            expect.unreachable(`before turn ${turn} seat ${seat} was allowed to play ${moveText(move)}`)
        } else if (silverAndGold.play(silverAndGold.copy(state), seat, move, scriptedChance([]))) {
          expect.unreachable(`before turn ${turn} seat ${seat} was not allowed to play ${moveText(move)}`)
        }
      }
      expect(refusing).toEqual(state)
    })
  })
})

const NO_CHANCE: Chance = {
  below: () => expect.unreachable('a refused move drew from chance'),
  draw: () => expect.unreachable('a refused move drew from chance'),
}

/** Every well-formed move, except most of the sets of cells that are not a pattern. */
function everyMove({ treasureCards, expeditions }: DeckFile): Move[] {
  const everywhere = range(16).map((cell): [number, number] => [Math.floor(cell / 4), cell % 4])
  const laid = expeditions.flatMap(({ cells }) => placements(cells, everywhere))
  const sets = new Set([0, 1, 7, 15, 0x8001, 0xffff, ...laid])
  const cards = range(treasureCards.length + 1)
  const places = [0, 1] as const
  return [
    ...cards.flatMap((card): Move[] => [
      { type: 'keep', card },
      { type: 'take', card },
    ]),
    ...places.flatMap((place) => [...sets].map((cells): Move => ({ type: 'pattern', place, cells }))),
    ...places.flatMap((place) =>
      range(16).flatMap((cell): Move[] => [
        { type: 'single', place, cell },
        { type: 'extra', place, cell },
      ]),
    ),
    { type: 'draw' },
  ]
}

describe('both refuse the same decks', () => {
  const { treasureCards, expeditions } = VERMEIL_DECK
  const withFirst = (change: object) => ({
    treasureCards: [{ ...treasureCards[0], ...change }, ...treasureCards.slice(1)],
    expeditions,
  })
  const withPattern = (change: object) => ({
    treasureCards,
    expeditions: [{ ...expeditions[0], ...change }, ...expeditions.slice(1)],
  })
  const decks: Record<string, unknown> = {
    'a duplicate id': withFirst({ id: 'P02' }),
    'an unknown colour': withFirst({ colour: 'blue' }),
    'a seal of an unknown colour': withFirst({ seal: { colour: 'blue', value: 1 } }),
    'a seal worth 3': withFirst({ seal: { colour: 'green', value: 3 } }),
    'points that differ from the number of cells': withFirst({ points: 13 }),
    'a grid of three rows': withFirst({ grid: ['####', '####', '####'], points: 12 }),
    'a row of five cells': withFirst({ grid: ['#####', '####', '####', '####'], points: 17 }),
    'an unknown symbol': withFirst({ grid: ['####', '####', '####', '##Z#'], points: 16 }),
    'an island in two parts': withFirst({ grid: ['##..', '....', '....', '..##'], points: 4 }),
    'an island joined only at a corner': withFirst({ grid: ['##..', '..##', '....', '....'], points: 4 }),
    'a card that is all sea': withFirst({ grid: ['....', '....', '....', '....'], points: 0 }),
    'twenty-nine treasure cards': { treasureCards: treasureCards.slice(0, 29), expeditions },
    'seven expedition cards': { treasureCards, expeditions: expeditions.slice(1) },
    'nine expedition cards': withPattern({ count: 2 }),
    'half an expedition card': withPattern({ count: 1.5 }),
    'a pattern of one cell': withPattern({ cells: [[0, 0]] }),
    'a pattern of five cells': withPattern({
      cells: [
        [0, 0],
        [0, 1],
        [0, 2],
        [1, 0],
        [1, 1],
      ],
    }),
    'a pattern in two parts': withPattern({
      cells: [
        [0, 0],
        [0, 2],
      ],
    }),
    'a pattern with the same cell twice': withPattern({
      cells: [
        [0, 0],
        [0, 1],
        [0, 1],
      ],
    }),
    'an unknown field': withFirst({ name: 'Rock' }),
    'no expeditions': { treasureCards },
  }

  test.each(Object.entries(decks))('%s', (_, deck) => {
    expect(readDeck(deck).ok).toBe(false)
    expect(() => checkDeck(deck)).toThrow('options.deck')
  })
})
