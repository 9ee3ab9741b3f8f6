import { describe, expect, test } from 'vitest'
import { recordOne } from '../../../../arena/series.ts'
import {
  at,
  fastChance,
  fastSeed,
  hasSeat,
  type Phrase,
  type Seat,
  stateAt,
  viewOf,
} from '../../../../kernel/index.ts'
import { hintFor } from '../../../../review/hint.ts'
import { seatToMove } from '../../../../search/play-out.ts'
import { requireBot, requireGame } from '../../../testing/lookup.ts'
import { type Cells, cellsOf, countCells } from '../../rules/components/cells.ts'
import { type Card, type Deck, deckOf, NO_CARD } from '../../rules/components/deck.ts'
import { silverAndGold } from '../../rules/game.ts'
import type { Move } from '../../rules/moves.ts'
import { type ScorePart, scoreParts } from '../../rules/scoring.ts'
import { type SilverAndGoldState, TURNS, TURNS_PER_ROUND } from '../../rules/state.ts'
import { turnsToFinish } from '../turn-tables/turn-table.ts'

const BUDGET = { iterations: 6 }

/** What a turn really brings: the moves are played, the others mark anything, and the turn is resolved. */
function replay(from: SilverAndGoldState, seat: Seat, moves: readonly Move[]): Record<ScorePart, number> {
  const state = silverAndGold.copy(from)
  const deck = deckOf(state.open.options)
  const chance = fastChance(fastSeed(9))
  const { turn } = state.open
  const before = scoreParts(deck, at(state.open.players, seat))
  for (const move of moves)
    expect(silverAndGold.play(state, seat, move, chance), JSON.stringify(move)).toBeUndefined()
  while (state.open.turn === turn && state.open.phase !== 'over') {
    const next = seatToMove(silverAndGold, state)
    silverAndGold.play(state, next, at(silverAndGold.legal(viewOf(state, next)), 0), chance)
  }
  const after = scoreParts(deck, at(state.open.players, seat))
  return {
    coins: after.coins - before.coins,
    trophies: after.trophies - before.trophies,
    palms: after.palms - before.palms,
    cards: after.cards - before.cards,
    seals: after.seals - before.seals,
  }
}

/** Every way to mark in this turn, found by asking the rules move by move. Different orders are one way. */
function allWays(from: SilverAndGoldState, seat: Seat): readonly (readonly Move[])[] {
  const { turn } = from.open
  const ways: (readonly Move[])[] = []
  const seen = new Set<string>()
  const extend = (state: SilverAndGoldState, moves: readonly Move[]): void => {
    for (const move of silverAndGold.legal(viewOf(state, seat))) {
      const next = silverAndGold.copy(state)
      silverAndGold.play(next, seat, move, fastChance(fastSeed(9)))
      const isDone =
        !hasSeat(next.open.waiting, seat) || next.open.phase !== 'mark' || next.open.turn !== turn
      const key = JSON.stringify([isDone ? cellsMarked([...moves, move]) : at(next.own, seat)])
      if (seen.has(key)) continue
      seen.add(key)
      if (isDone) ways.push([...moves, move])
      else extend(next, [...moves, move])
    }
  }
  extend(from, [])
  return ways
}

/** The cells that moves mark on the two cards. */
function cellsMarked(moves: readonly Move[]): readonly Cells[] {
  const marked = [0, 0]
  for (const move of moves) {
    if (move.type === 'pattern') marked[move.place] = at(marked, move.place) | move.cells
    else if ('cell' in move) marked[move.place] = at(marked, move.place) | (1 << move.cell)
  }
  return marked
}

/** The points of a turn that do not depend on the others: only the start seat is sure of its trophies. */
function surePoints(state: SilverAndGoldState, seat: Seat, moves: readonly Move[]): number {
  const { coins, trophies, palms, cards, seals } = replay(state, seat, moves)
  return coins + palms + cards + seals + (state.open.start === seat ? trophies : 0)
}

/** Whether a card can be finished in one turn with a pattern, found by trying every marking of it. */
function canFinish(deck: Deck, card: Card, free: Cells, pattern: number): boolean {
  const crosses = at(deck.crosses, card)
  const withExtras = (left: Cells, owed: number): boolean =>
    left === 0 ||
    (owed > 0 &&
      cellsOf(left).some((cell) => withExtras(left & ~(1 << cell), owed - 1 + ((crosses >> cell) & 1))))
  const placed = at(at(deck.placements, card), pattern).filter((laid) => (laid & ~free) === 0)
  return [...placed, ...cellsOf(free).map((cell) => 1 << cell)].some((laid) =>
    withExtras(free & ~laid, countCells(laid & crosses)),
  )
}

/** The share of the expedition cards that can come next for which something holds, in percent. */
function percentOf({ open }: SilverAndGoldState, holds: (pattern: number) => boolean): number {
  const isNewRound = (open.turn + 1) % TURNS_PER_ROUND === 0
  const cards = deckOf(open.options).patternCounts.flatMap((count, pattern) =>
    Array.from({ length: isNewRound ? count : count - at(open.seen, pattern) }, () => pattern),
  )
  return Math.round((100 * cards.filter(holds).length) / cards.length)
}

const counted = new Map<string, number>()

/** Checks everything that can be replayed of one phrase. */
function check(
  state: SilverAndGoldState,
  seat: Seat,
  moves: readonly Move[],
  plan: unknown,
  phrase: Phrase,
): void {
  const { open } = state
  const deck = deckOf(open.options)
  const claimed = `turn ${open.turn}: ${JSON.stringify([phrase, moves])}`
  const player = at(open.players, seat)
  counted.set(phrase.key, (counted.get(phrase.key) ?? 0) + 1)
  switch (phrase.key) {
    case 'reason.finish':
    case 'reason.finishBoth': {
      const { cards, seals } = replay(state, seat, moves)
      expect(cards + seals, claimed).toBe(phrase.points)
      break
    }
    case 'reason.palms':
      expect(replay(state, seat, moves).palms, claimed).toBe(phrase.points)
      break
    case 'reason.coins':
      expect(replay(state, seat, moves).coins, claimed).toBe(phrase.n)
      break
    case 'reason.row':
      expect(replay(state, seat, moves).trophies, claimed).toBeGreaterThanOrEqual(Number(phrase.trophy))
      break
    case 'reason.rowMaybe':
      expect(open.start, claimed).not.toBe(seat)
      break
    case 'reason.extras':
      expect(
        moves.filter(({ type }) => type === 'extra'),
        claimed,
      ).toHaveLength(Number(phrase.n))
      break
    case 'reason.lastTurn':
      expect(open.turn).toBe(TURNS - 1)
      break
    case 'reason.take':
    case 'reason.takeOne':
    case 'reason.takeSeal':
    case 'reason.takeParts':
    case 'reason.takeLate':
      checkTaking(state, moves, phrase, claimed)
      break
    case 'more.coins':
    case 'more.palms':
    case 'more.symbols': {
      const [move] = moves
      if (move?.type !== 'take') throw new Error('nothing is taken')
      const symbols = [deck.coins, deck.palms].map((cells) => countCells(at(cells, move.card)))
      expect([phrase.coins, phrase.palms], claimed).toEqual(symbols)
      const kinds = { 'more.coins': [true, false], 'more.palms': [false, true], 'more.symbols': [true, true] }
      expect(
        symbols.map((n) => n > 0),
        claimed,
      ).toEqual(kinds[phrase.key])
      break
    }
    case 'more.nearly': {
      const [{ place, cells }] = plan as [{ place: 0 | 1; cells: number }]
      const card = at(player.cards, place)
      const finishes = (pattern: number): boolean => canFinish(deck, card, cells, pattern)
      expect(percentOf(state, finishes), claimed).toBe(phrase.percent)
      expect(deck.points[card], claimed).toBe(phrase.points)
      expect(open.turn, claimed).toBeLessThan(TURNS - 1)
      break
    }
    case 'more.givesUp': {
      const most = Math.max(...allWays(state, seat).map((way) => surePoints(state, seat, way)))
      expect(most - surePoints(state, seat, moves), claimed).toBe(phrase.points)
      expect(phrase.points, claimed).toBeGreaterThan(0)
      break
    }
    case 'reason.fits': {
      const marked = cellsMarked(moves)
      const next = silverAndGold.copy(state)
      at(next.own, seat).marks.fill(0)
      for (const place of [0, 1] as const) at(next.open.players, seat).free[place] &= ~at(marked, place)
      const fits = (pattern: number): boolean => {
        next.open.expedition = pattern
        return silverAndGold.legal(viewOf(next, seat)).some(({ type }) => type === 'pattern')
      }
      expect(percentOf(state, fits), claimed).toBe(phrase.percent)
      break
    }
    case 'reason.keepBoth':
      expect(
        pointsOf(
          deck,
          moves.flatMap((move) => ('card' in move ? [move.card] : [])),
        ),
      ).toBe(phrase.points)
      break
  }
}

const pointsOf = (deck: Deck, cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + at(deck.points, card), 0)

function checkTaking(
  { open }: SilverAndGoldState,
  moves: readonly Move[],
  phrase: Phrase,
  claimed: string,
): void {
  const deck = deckOf(open.options)
  const [move] = moves
  if (move?.type !== 'take') throw new Error('nothing is taken')
  const turns = (card: Card): number => turnsToFinish(deck, card, at(deck.land, card))
  const perTurn = (card: Card): number => at(deck.points, card) / turns(card)
  const isInTime = turns(move.card) <= TURNS - 1 - open.turn
  expect(isInTime, claimed).toBe(!['reason.takeParts', 'reason.takeLate'].includes(phrase.key))
  expect(phrase.points, claimed).toBe(at(deck.points, move.card))
  if (phrase.key === 'reason.take')
    for (const card of open.display)
      if (card !== NO_CARD) expect(perTurn(card), claimed).toBeLessThanOrEqual(perTurn(move.card))
}

describe.each([
  [['sharp', 'steady'], 71],
  [['gentle', 'sharp', 'master'], 72],
  [['steady', 'gentle', 'sharp', 'steady'], 73],
] as const)('what hints claim in Silver & Gold, %j', (levels, seed) => {
  const { game, reviewer } = requireGame('silver-and-gold')
  const bots = levels.map((level) => requireBot('silver-and-gold', level))
  const match = recordOne({ game, options: { memoryAid: true }, bots, seed }, 0)
  test('is true when the plan is played', () => {
    if (!reviewer) throw new Error('there is no reviewer')
    for (let turns = 0; turns < match.log.length; turns++) {
      const state = stateAt(match, turns) as SilverAndGoldState
      const { seat } = at(match.log, turns)
      const hint = hintFor(reviewer, viewOf(state, seat), fastChance(fastSeed(turns)), { budget: BUDGET })
      for (const phrase of [hint.reason, ...(hint.more ?? [])])
        check(state, seat, hint.moves as readonly Move[], hint.plan, phrase)
    }
  })
})

test('the recorded games contain the most important kinds of reasons', () => {
  for (const key of [
    'reason.finish',
    'reason.palms',
    'reason.coins',
    'more.nearly',
    'reason.take',
    'more.givesUp',
    'reason.fits',
  ])
    expect(counted.get(key) ?? 0, key).toBeGreaterThan(0)
})
