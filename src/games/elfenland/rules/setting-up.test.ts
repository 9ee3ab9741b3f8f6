import { describe, expect, test } from 'vitest'
import { at, fastChance, fastSeed, sum } from '../../../kernel/index.ts'
import { tableAt, token } from '../testing/position.ts'
import { ELFENGOLD_DECK, ELFENLAND_DECK, GOLD_CARD, WIZARD } from './components/cards.ts'
import { ELVENHOLD, TOWNS } from './components/map.ts'
import { ELFENGOLD_POOL, ELFENLAND_POOL, TOKENS } from './components/tokens.ts'
import { elfengold, elfenland } from './game.ts'
import type { ElfengoldOptions } from './options.ts'

const SEATS = [2, 3, 4, 5, 6]
const BASE = { rounds: 4, townCards: false } as const
const PRINTED: ElfengoldOptions = {
  townCards: false,
  freeValues: false,
  wizards: false,
  handLimit: true,
  overbids: true,
}
const chance = (n = 0) => fastChance(fastSeed(7, n))

describe('the material', () => {
  test('Elfenland has 72 travel cards, 12 of them rafts and 10 of each other kind, and 8 counters of each of the 6 kinds', () => {
    expect(ELFENLAND_DECK).toEqual([10, 10, 10, 10, 10, 10, 12, 0, 0])
    expect(ELFENLAND_POOL).toEqual([8, 8, 8, 8, 8, 8, 0, 0, 0, 0, 0])
  })

  test('Elfengold has 63 travel cards, 9 of each of the 7 kinds, and 48 tokens in the pool', () => {
    expect(ELFENGOLD_DECK).toEqual([9, 9, 9, 9, 9, 9, 9, 0, 0])
    expect(sum(ELFENGOLD_POOL)).toBe(48)
    expect(sum(ELFENGOLD_POOL.slice(0, 6))).toBe(38)
    expect(Object.fromEntries(TOKENS.map((name, kind) => [name, ELFENGOLD_POOL[kind]]))).toEqual({
      dragon: 4,
      magicCloud: 4,
      unicorn: 5,
      elfcycle: 8,
      trollWagon: 8,
      giantPig: 9,
      goldPiece: 2,
      seaMonster: 2,
      treeObstacle: 2,
      doubleTransport: 2,
      exchange: 2,
    })
  })
})

describe('setting up Elfenland', () => {
  test.each(SEATS)(
    'with %i seats, each player has eight cards, a hidden counter and an obstacle; five counters lie open',
    (seats) => {
      const { open, own, secret } = elfenland.setup(BASE, seats, chance())
      expect(open.phase).toBe('threeCounters')
      expect(open.waiting).toBe(1 << open.start)
      for (const [seat, player] of open.players.entries()) {
        expect(player).toMatchObject({ boot: ELVENHOLD, pieces: 0, gold: 0, cards: 8, hiddenTokens: 1 })
        expect(player.tokens[token('treeObstacle')]).toBe(1)
        expect(sum(player.tokens)).toBe(1)
        expect(sum(at(own, seat).hand)).toBe(8)
        expect(sum(at(own, seat).hiddenTokens)).toBe(1)
      }
      expect(open.openCounters.length).toBe(5)
      expect(open.openCounters.every((counter) => counter >= 0 && counter < 6)).toBe(true)
      expect(open.pile).toBe(72 - 8 * seats)
      expect(secret.pool.size).toBe(48 - 5 - seats)
      expect(open.pool).toBe(secret.pool.size)
    },
  )
})

describe('setting up Elfengold', () => {
  test.each(SEATS)(
    'with %i seats, each player has five cards, 12 gold and no obstacle; three cards lie open',
    (seats) => {
      const { open, own, secret } = elfengold.setup(PRINTED, seats, chance())
      expect(open.phase).toBe('tokens')
      for (const [seat, player] of open.players.entries()) {
        expect(player).toMatchObject({ boot: ELVENHOLD, pieces: 0, gold: 12, cards: 5, hiddenTokens: 0 })
        expect(sum(player.tokens)).toBe(0)
        expect(sum(at(own, seat).hand)).toBe(5)
      }
      expect(open.openCards.length).toBe(3)
      expect(open.openCards.every((card) => card >= 0 && card < 7)).toBe(true)
      expect(open.goldPile).toBe(0)
      expect(open.pile).toBe(63 - 5 * seats - 3 + 7)
      expect(secret.pile.counts[GOLD_CARD]).toBe(7)
    },
  )

  test('no gold card is dealt or turned up, because they are shuffled in last', () => {
    for (let n = 0; n < 100; n++) {
      const { open } = elfengold.setup(PRINTED, 6, chance(n))
      expect(open.goldPile).toBe(0)
    }
  })

  test('the start player is random', () => {
    const starts = new Set(
      Array.from({ length: 100 }, (_, n) => elfengold.setup(PRINTED, 6, chance(n)).open.start),
    )
    expect(starts.size).toBe(6)
    const base = new Set(
      Array.from({ length: 100 }, (_, n) => elfenland.setup(BASE, 6, chance(n)).open.start),
    )
    expect(base.size).toBe(6)
  })

  test('the wizards option shuffles six elven wizards into the 63 travel cards', () => {
    const { open, own, secret } = elfengold.setup({ ...PRINTED, wizards: true }, 4, chance())
    const inHands = sum(own.map(({ hand }) => at(hand, WIZARD)))
    const shown = open.openCards.filter((card) => card === WIZARD).length
    expect(at(secret.pile.counts, WIZARD) + inHands + shown).toBe(6)
    const dealt = Array.from({ length: 50 }, (_, n) =>
      elfengold.setup({ ...PRINTED, wizards: true }, 4, chance(n)),
    )
    expect(dealt.some((state) => state.own.some(({ hand }) => at(hand, WIZARD) > 0))).toBe(true)
  })

  test('the free values option shuffles the 20 values among the 20 towns', () => {
    const printed = TOWNS.map(({ value }) => value)
    expect(elfengold.setup(PRINTED, 2, chance()).open.values).toEqual(printed)
    const { values } = elfengold.setup({ ...PRINTED, freeValues: true }, 2, chance()).open
    expect(values[ELVENHOLD]).toBe(0)
    expect(values).not.toEqual(printed)
    expect([...values].sort()).toEqual([...printed].sort())
  })

  test('the town cards option deals each player a different one of the twelve town cards', () => {
    for (const state of [
      elfengold.setup({ ...PRINTED, townCards: true }, 6, chance()),
      elfenland.setup({ ...BASE, townCards: true }, 6, chance()),
    ]) {
      const cards = state.own.map(({ townCard }) => townCard)
      expect(new Set(cards).size).toBe(6)
      expect(cards.every((town) => at(TOWNS, town).townCard)).toBe(true)
      expect(state.open.players.every(({ townCard }) => townCard === -1)).toBe(true)
    }
    expect(elfengold.setup(PRINTED, 6, chance()).own.every(({ townCard }) => townCard === -1)).toBe(true)
  })

  test('case 8: with six players, 12 tokens are left in the pool after the auction row is laid out', () => {
    // Each player has kept two tokens from the previous round; the rest of the 48 are in the pool.
    const kept = { tokens: { giantPig: 1 }, hidden: { elfcycle: 1 } }
    const pool = Object.fromEntries(
      TOKENS.map((name, kind) => {
        const held = name === 'giantPig' || name === 'elfcycle' ? 6 : 0
        return [name, at(ELFENGOLD_POOL, kind) - held]
      }),
    )
    const draws = chance()
    const state = tableAt('tokens', { round: 2, players: [kept, kept, kept, kept, kept, kept], pool }, draws)
    for (let i = 0; i < 6; i++) {
      const shown = at(at(state.own, state.open.turn).drawn, 0)
      expect(elfengold.play(state, state.open.turn, { type: 'show', token: shown }, draws)).toBeUndefined()
    }
    expect(state.open.phase).toBe('auction')
    expect(state.open.row.length).toBe(12)
    expect(state.open.pool).toBe(12)
  })

  test('options that are left out have their defaults', () => {
    expect(elfenland.setup(JSON.parse('{}'), 2, chance()).open.variant.rounds).toBe(4)
    expect(elfengold.setup(JSON.parse('{}'), 2, chance()).open.variant).toMatchObject({
      rounds: 6,
      handLimit: true,
      overbids: true,
      wizards: false,
    })
  })
})
