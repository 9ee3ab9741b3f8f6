import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Bag,
  type Chance,
  fastChance,
  fastSeed,
  firstSeat,
  type Game,
  openSource,
  playTurn,
  readMatch,
  startMatch,
  viewOf,
  writeMatch,
} from '../kernel/index.ts'
import { requireGame } from './testing/lookup.ts'

/** What was drawn from a pile between two shuffles, and what lay in it after the first. */
interface Stretch {
  readonly contents: readonly number[]
  readonly drawn: number[]
}

interface Deal {
  readonly piles: ReadonlyMap<string, Stretch[]>
  readonly numbers: ReadonlyMap<string, number[]>
}

const seeds = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => Buffer.from(bytes).toString('hex'))

/** Plays random moves to the end and notes every draw. `taste` decides the moves, `seed` the cards. */
function playRandomly(game: Game, seats: number, seed: string, taste: number): Deal {
  const [piles, numbers] = [new Map<string, Stretch[]>(), new Map<string, number[]>()]
  const chance = noting(openSource('fixed', seed), piles, numbers)
  const luck = fastChance(fastSeed(taste))
  const options = requireOptions(game)
  const state = game.setup(options, seats, chance)
  for (;;) {
    const waiting = game.waiting(state.open)
    if (waiting === 0) return { piles, numbers }
    const seat = firstSeat(waiting)
    const moves = game.legal(viewOf(state, seat))
    expect(game.play(state, seat, moves[luck.below(moves.length)], chance)).toBeUndefined()
  }
}

function requireOptions(game: Game): unknown {
  const read = game.options['~standard'].validate({})
  if (!('value' in read)) throw new Error('the options have no defaults')
  return read.value
}

function noting(source: Chance, piles: Map<string, Stretch[]>, numbers: Map<string, number[]>): Chance {
  const left = new Map<string, readonly number[]>()
  const isShuffled = ({ counts }: Bag, pile: string): boolean =>
    counts.some((count, kind) => count > (left.get(pile)?.[kind] ?? 0))
  return {
    below(n, name = '') {
      const gave = source.below(n, name)
      numbers.set(name, [...(numbers.get(name) ?? []), gave])
      return gave
    },
    draw(bag, pile = '') {
      const stretches = piles.get(pile) ?? []
      piles.set(pile, stretches)
      if (isShuffled(bag, pile)) stretches.push({ contents: bag.counts.slice(), drawn: [] })
      const kind = source.draw(bag, pile)
      left.set(pile, bag.counts.slice())
      stretches.at(-1)?.drawn.push(kind)
      return kind
    },
  }
}

const drawnFrom = ({ piles }: Deal, pile: string): number[][] =>
  (piles.get(pile) ?? []).map(({ drawn }) => drawn)

/** Both play the same deal with different moves. */
function bothPlays(id: string, seats: number, check: (one: Deal, other: Deal) => void): void {
  const { game } = requireGame(id)
  fc.assert(
    fc.property(seeds, fc.nat(1e6), fc.nat(1e6), (seed, one, other) =>
      check(playRandomly(game, seats, seed, one), playRandomly(game, seats, seed, other)),
    ),
    { numRuns: 15 },
  )
}

const inBoth = (drawn: readonly number[] = [], others: readonly number[] = []): number[] =>
  drawn.filter((kind) => others.includes(kind))

describe('with the fixed source, whatever the players choose', () => {
  test.each([1, 3])('Silver & Gold with %i seats turns up the same expeditions in every round', (seats) => {
    bothPlays('silver-and-gold', seats, (one, other) => {
      const rounds = drawnFrom(one, 'expeditions')
      expect(rounds.map(({ length }) => length)).toEqual([7, 7, 7, 7])
      expect(drawnFrom(other, 'expeditions')).toEqual(rounds)
      expect(other.numbers).toEqual(one.numbers)
    })
  })

  test('Silver & Gold deals the same cards, and its stock has one order without those that were kept', () => {
    bothPlays('silver-and-gold', 1, (one, other) => {
      const [dealt, stock] = drawnFrom(one, 'stock')
      const [otherDealt, otherStock] = drawnFrom(other, 'stock')
      expect(otherDealt).toEqual(dealt)
      expect(inBoth(otherStock, stock)).toEqual(inBoth(stock, otherStock))
    })
  })

  test('Elfengold deals the same cards and has one order of cards until the discard pile is shuffled', () => {
    bothPlays('elfengold', 4, (one, other) => {
      const [dealt = [], pile = []] = drawnFrom(one, 'cards')
      const [otherDealt, otherPile = []] = drawnFrom(other, 'cards')
      expect(otherDealt).toEqual(dealt)
      const both = Math.min(pile.length, otherPile.length)
      expect(otherPile.slice(0, both)).toEqual(pile.slice(0, both))
      expect(other.numbers).toEqual(one.numbers)
    })
  })

  test('Elfengold shuffles its tokens once in every round, and the same contents give the same order', () => {
    bothPlays('elfengold', 4, (one, other) => {
      const rounds = one.piles.get('tokens') ?? []
      const otherRounds = other.piles.get('tokens') ?? []
      for (const { drawn } of [...rounds, ...otherRounds]) expect(drawn.length).toBe(16)
      expect(otherRounds[0]).toEqual(rounds[0])
      for (const [round, { contents, drawn }] of rounds.entries()) {
        const same = otherRounds[round]
        if (same && `${same.contents}` === `${contents}`) expect(same.drawn).toEqual(drawn)
      }
    })
  })

  test.each(['silver-and-gold', 'elfenland', 'elfengold'])('a file of %s with its seed is proven', (id) => {
    const { game } = requireGame(id)
    const match = startMatch(game, { options: {}, seats: ['Ada', 'Bo'], source: 'fixed' })
    if ('code' in match) throw new Error(match.code)
    while (game.waiting(match.state.open) !== 0) {
      const seat = firstSeat(game.waiting(match.state.open))
      expect(playTurn(match, seat, game.legal(viewOf(match.state, seat)).slice(-1))).toBeUndefined()
    }
    const read = readMatch(writeMatch(match), () => game)
    expect(read).toMatchObject({ ok: true, proven: true })
  })
})
