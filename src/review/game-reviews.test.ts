import { describe, expect, test } from 'vitest'
import { recordOne } from '../arena/series.ts'
import { requireBot, requireGame } from '../games/testing/lookup.ts'
import { fastChance, fastSeed, forkMatch, playTurn, stateAt, viewOf } from '../kernel/index.ts'
import { TRIES_ALL } from '../kernel/testing/sample-size.ts'
import { BOT_LANGUAGES, say } from '../library/bots.ts'
import { seatToMove } from '../search/play-out.ts'
import { hintFor } from './hint.ts'
import { reviewMatch } from './review.ts'
import { turningPointsFor } from './turning-points.ts'

const GAMES = ['silver-and-gold', 'elfenland', ...(TRIES_ALL ? ['elfengold'] : [])]
/** Few rollouts, so that the tests are fast. */
const BUDGET = { iterations: 8 }

const optionsOf = (id: string): unknown => (id === 'silver-and-gold' ? { memoryAid: false } : {})

describe.each(GAMES)('a review of %s', (id) => {
  const match = recordOne(
    {
      game: requireGame(id).game,
      options: optionsOf(id),
      bots: [requireBot(id, 'steady'), requireBot(id, 'gentle')],
      seed: 5,
    },
    0,
  )
  const { reviewer } = requireGame(id)
  if (!reviewer) throw new Error(`${id} has no reviewer`)
  const review = reviewMatch(match, reviewer, { confirmations: 8 })

  test('has win probabilities after each turn, which end with the result', () => {
    expect(review.steps).toHaveLength(match.log.length + 1)
    for (const { chances } of review.steps) {
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 6)
    }
    const { winners } = match.game.result(match.state.open) ?? { winners: [] }
    expect(review.steps.at(-1)?.chances.flatMap((chance, seat) => (chance > 0 ? [seat] : []))).toEqual(
      winners,
    )
  })

  test('splits the score into par, decisions and luck, and the luck of all players sums to zero', () => {
    for (const { par, score, byDecisions, byLuck, accuracy } of review.seats) {
      expect(par + byDecisions + byLuck).toBeCloseTo(score, 6)
      expect(byDecisions).toBeLessThanOrEqual(0)
      expect(accuracy).toBeGreaterThan(0)
      expect(accuracy).toBeLessThanOrEqual(100)
    }
    expect(review.seats.reduce((sum, { byLuck }) => sum + byLuck, 0)).toBeCloseTo(0, 6)
  })

  test('has a sentence in every language for each turning point', () => {
    expect(turningPointsFor(review.turningPoints, undefined).length).toBeLessThanOrEqual(3)
    const seats = ['Ada', 'Bo']
    for (const { phrase } of review.turningPoints) {
      for (const language of BOT_LANGUAGES) {
        const text = say(id, language, phrase, { seats })
        expect(text).not.toMatch(/[{}]/)
        expect(text).not.toBe(phrase.key)
      }
    }
  })

  test('shows a better move where one was missed, with a reason in every language', () => {
    for (const { turns, seat = 0, decision } of review.steps) {
      if (!decision?.mark) continue
      const view = viewOf(stateAt(match, turns - 1), seat)
      expect(match.game.legal(view)).toContainEqual(decision.better?.moves[0])
      for (const language of BOT_LANGUAGES) {
        const reason = decision.better?.reason ?? { key: '' }
        expect(say(id, language, reason, { seats: [] })).not.toMatch(/[{}]|^reason/)
      }
    }
  })

  test('a hint is a whole legal turn with a reason', () => {
    for (const turns of [0, 10, 25]) {
      const state = stateAt(match, turns)
      const seat = seatToMove(match.game, state)
      const { moves, reason } = hintFor(reviewer, viewOf(state, seat), fastChance(fastSeed(1)), {
        budget: BUDGET,
      })
      const copy = forkMatch(match, turns, 'ab'.repeat(32))
      expect(playTurn(copy, seat, moves)).toBeUndefined()
      expect(say(id, 'en', reason, { seats: [] })).not.toMatch(/[{}]|^reason/)
    }
  })
})
