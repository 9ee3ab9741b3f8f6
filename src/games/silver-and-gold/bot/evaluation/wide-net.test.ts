import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { at, fastChance, fastSeed } from '../../../../kernel/index.ts'
import { STANDARD_DECK } from '../../rules/components/deck.ts'
import { silverAndGold } from '../../rules/game.ts'
import { scoreBeforePattern } from '../lookahead/expectimax.ts'
import { newWorkspace } from '../lookahead/workspace.ts'
import { addToDisplay, newContext, readRivals, type TurnContext, updateOdds } from './context.ts'
import { expectedScore } from './expected-score.ts'
import { fillFeatures } from './features.ts'
import { SHIPPED_NET } from './net.ts'
import { newNetScratch } from './scratch.ts'
import { newSummary, type PlayerSummary, scoreOf } from './summary.ts'
import { addWideFeatures, WIDE_FEATURES } from './wide-features.ts'
import { hiddenOf, rowLengths, shippedWideNet, wideNetOf } from './wide-net.ts'

/** A position, and what the program that trains the net makes of it. */
interface Recorded {
  readonly seats: number
  readonly turnsLeft: number
  readonly displayPalms: number
  readonly trophy: number
  readonly rivalRow: number
  readonly rivalCoins: number
  readonly order: number
  readonly rivalTurns: number
  readonly remaining: readonly number[]
  readonly display: readonly number[]
  readonly cards: readonly number[]
  readonly free: readonly number[]
  readonly coins: number
  readonly palms: number
  readonly points: number
  readonly finished: readonly number[]
  readonly seals: readonly number[]
  /** The opponents, and whether the turn's pattern is not known yet. */
  readonly open: {
    readonly before: boolean
    readonly seat: number
    readonly start: number
    readonly others: readonly {
      seat: number
      coins: number
      cards: [number, number]
      free: [number, number]
    }[]
  }
  readonly features: readonly number[]
  /** What `invented` expects to be added to the score, and the expected score one turn ahead. */
  readonly value: number
  readonly ahead: number
}

const RECORDED: readonly Recorded[] = JSON.parse(
  readFileSync(new URL('../../../../../fixtures/wide-net/silver-and-gold.json', import.meta.url), 'utf8'),
)

function contextOf(recorded: Recorded): TurnContext {
  const context = newContext(STANDARD_DECK)
  const { seats, turnsLeft, trophy, rivalRow, rivalCoins, rivalTurns, order } = recorded
  Object.assign(context, { seats, turnsLeft, trophy, rivalRow, rivalCoins, rivalTurns, order })
  for (const card of recorded.display) addToDisplay(context, card)
  context.remaining.set(recorded.remaining)
  updateOdds(context)
  return context
}

function summaryOf({ cards, free, coins, palms, points, finished, seals }: Recorded): PlayerSummary {
  const summary = Object.assign(newSummary(), { coins, palms, points })
  summary.cards.set(cards)
  summary.free.set(free)
  summary.finished.set(finished)
  summary.seals.set(seals)
  return summary
}

/** A net with made-up weights, which the recording used as well: it does not change when the net in use does. */
const HIDDEN = 64
const size = rowLengths(HIDDEN).reduce((sum, length) => sum + length, 0)
const invented = wideNetOf(Float64Array.from({ length: size }, (_, i) => (((i * 7919) % 2003) - 1001) / 8192))

describe('the wide net', () => {
  test('sees the same as the program that trains it', () => {
    for (const recorded of RECORDED) {
      const scratch = newNetScratch(6, SHIPPED_NET, invented)
      fillFeatures(contextOf(recorded), summaryOf(recorded), scratch)
      addWideFeatures(contextOf(recorded), summaryOf(recorded), scratch.features)
      expect(recorded.features).toHaveLength(WIDE_FEATURES)
      for (const [i, value] of recorded.features.entries())
        expect(scratch.features[i], `input ${i}`).toBeCloseTo(value, 4)
    }
  })

  test('computes the same as the program that trains it', () => {
    for (const recorded of RECORDED) {
      const summary = summaryOf(recorded)
      const expected = expectedScore(contextOf(recorded), summary, newNetScratch(6, SHIPPED_NET, invented))
      expect(expected - scoreOf(summary)).toBeCloseTo(recorded.value, 3)
    }
  })

  test('looks one turn ahead as the program that trains it does, and tries every card of the display', () => {
    for (const recorded of RECORDED) {
      const workspace = newWorkspace(STANDARD_DECK, SHIPPED_NET, 5, invented)
      const score = scoreBeforePattern(workspace, {
        context: contextOf(recorded),
        summary: summaryOf(recorded),
      })
      expect(score).toBeCloseTo(recorded.ahead, 3)
    }
  })

  test('reads opponents from a position as the program that trains it does', () => {
    for (const recorded of RECORDED) {
      const { before, seat, start, others } = recorded.open
      const { open } = silverAndGold.setup({ memoryAid: false }, recorded.seats, fastChance(fastSeed(1)))
      for (const { seat: other, ...player } of others) Object.assign(at(open.players, other), player)
      const context = newContext(STANDARD_DECK)
      readRivals(open, seat, before ? start : start + 1, context)
      expect(context.rivalTurns).toBeCloseTo(recorded.rivalTurns, 4)
      expect(context).toMatchObject({ rivalCoins: recorded.rivalCoins, order: recorded.order })
    }
  })

  test('is stored with one scale for each row and has at most 128 neurons in its first layer', () => {
    const net = shippedWideNet()
    expect([64, 128]).toContain(net.firstBiases.length)
    expect(net.first.every(Number.isFinite)).toBe(true)
    expect(() => hiddenOf(size + 1)).toThrow('no wide net has')
  })
})
