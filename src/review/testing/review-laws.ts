import { describe, expect, test } from 'vitest'
import { recordOne } from '../../arena/series.ts'
import type { Open } from '../../games/elfenland/rules/state.ts'
import { requireBot, requireGame } from '../../games/testing/lookup.ts'
import {
  at,
  fastChance,
  fastSeed,
  forkMatch,
  type Match,
  playTurn,
  stateAt,
  viewOf,
} from '../../kernel/index.ts'
import { BOT_LANGUAGES, say } from '../../library/bots.ts'
import { seatToMove } from '../../search/play-out.ts'
import { clinchedAfter } from '../clinched.ts'
import { hintFor } from '../hint.ts'
import { MARKS, type Mark, type Review, type ReviewStep, reviewMatch, reviewSteps } from '../review.ts'
import { turningPointsFor } from '../turning-points.ts'

const SETTINGS = { confirmations: 8 }
/** The budget of a hint. */
const FEW_ROLLOUTS = { iterations: 8 }

function reviewed(id: string, options: unknown, levels: readonly string[], seed: number) {
  const { game, reviewer } = requireGame(id)
  const bots = levels.map((level) => requireBot(id, level))
  if (!reviewer) throw new Error(`no review for ${id}`)
  const match = recordOne({ game, options, bots, seed }, 0)
  return { match, reviewer, review: reviewMatch(match, reviewer, SETTINGS) }
}

const percent = (chance: number): number => Math.round(100 * chance)

/** Each step with the one before it. */
const pairs = ({ steps }: Review): [ReviewStep, ReviewStep][] =>
  steps.slice(1).map((step, i) => [at(steps, i), step])

/** Whether neither Chance nor the end of the match followed the move. */
const isAlone = ({ log }: Match, { turns }: ReviewStep): boolean =>
  at(log, turns - 1).chance.length === 0 && turns < log.length

interface ReviewedGame {
  readonly id: string
  readonly options: unknown
  readonly levels: readonly string[]
  readonly seed: number
}

/** What is true of every review; reviewing this many steps again gives the same result. */
export function reviewLaws({ id, options, levels, seed }: ReviewedGame, again: number): void {
  describe(`a review of ${id}, ${JSON.stringify(options)}, ${levels}`, () => {
    const { match, reviewer, review } = reviewed(id, options, levels, seed)
    const { steps, turningPoints, scoreUnit: unit } = review

    test('shows no luck where Chance was not asked, and no decision where there was no choice', () => {
      for (const [before, step] of pairs(review)) {
        if (isAlone(match, step)) expect(step.decided, `${step.turns}`).toEqual(step.chances)
        else if (!step.decision) expect(step.decided, `${step.turns}`).toEqual(before.chances)
      }
    })

    test('never reports a loss larger than the change of the win probability, and marks decisions by it', () => {
      for (const [before, { turns, seat = 0, decided, decision }] of pairs(review)) {
        if (!decision) continue
        const { mark, chanceLoss, loss } = decision
        const seen = at(before.chances, seat) - at(decided, seat)
        expect(chanceLoss, `${turns}`).toBeLessThanOrEqual(Math.max(0, seen) + 1e-9)
        if (!mark) {
          expect(chanceLoss, `${turns}`).toBeLessThan(0.04)
          continue
        }
        expect(chanceLoss, `${turns}`).toBeCloseTo(Math.max(0, seen), 9)
        expect(seen, `${turns}`).toBeGreaterThan(-0.005)
        const order: Mark[] = ['inaccuracy', 'mistake', 'blunder']
        const level = [0.04, 0.08, 0.15].filter((least) => chanceLoss >= least).length
        const byPoints = [1, 2, 4].filter((least) => loss / unit >= least).length
        expect(mark, `${turns}`).toBe(order[Math.max(level, byPoints) - 1])
      }
    })

    test('tells one story in accuracy, marks and losses', () => {
      for (const [seat, { accuracy, marks, byDecisions }] of review.seats.entries()) {
        const decisions = steps.flatMap((step) =>
          step.seat === seat && step.decision ? [step.decision] : [],
        )
        const lost = decisions.reduce((sum, { mark, loss }) => sum + (mark ? loss : 0), 0)
        expect(byDecisions).toBeCloseTo(-lost, 9)
        const isFaultless = decisions.every(({ mark }) => mark === undefined)
        expect(accuracy === 100, `${seat}`).toBe(isFaultless)
        for (const other of review.seats) {
          const isNoBetter =
            MARKS.every((mark) => marks[mark] >= other.marks[mark]) && byDecisions <= other.byDecisions
          if (isNoBetter) expect(accuracy, `${seat}`).toBeLessThanOrEqual(other.accuracy)
        }
      }
    })

    test('describes turning points with the numbers of the steps around them', () => {
      for (const { step, seat, cause, from, to, phrase } of turningPoints) {
        const { chances, decided } = at(steps, step)
        const before = at(steps, step - 1).chances
        const follows = cause !== 'decision' && !isAlone(match, at(steps, step))
        expect([from, to]).toEqual(follows ? [decided[seat], chances[seat]] : [before[seat], decided[seat]])
        expect(phrase.percent).toBe(Math.abs(percent(to) - percent(from)))
        if (cause === 'luck') expect(at(match.log, step - 1).chance).not.toEqual([])
        if (cause === 'decision') expect(at(steps, step).seat).toBe(seat)
      }
    })

    test('shows the final result as soon as nothing can change it', () => {
      const end = steps.at(-1)?.chances
      const open = pairs(review).findLastIndex(([, step]) => step.decision || !isAlone(match, step)) + 1
      const known = Math.min(open, clinchedAfter(match))
      for (const { turns, chances } of steps.slice(known)) expect(chances, `${turns}`).toEqual(end)
      // The hand limit at the end of Elfenland changes nothing: everyone keeps as many cards as allowed.
      const last = steps
        .slice(0, -1)
        .findLast(({ turns }) => (stateAt(match, turns).open as Open).phase !== 'handLimit')
      if (id === 'elfenland') expect(known).toBeLessThanOrEqual((last?.turns ?? 0) + 1)
    })

    test('gives the same result each time', () => {
      if (again >= steps.length) return expect(reviewed(id, options, levels, seed).review).toEqual(review)
      const next = reviewSteps(match, reviewer, SETTINGS)
      for (const step of steps.slice(0, again)) expect(next.next().value).toEqual(step)
    })

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
      const { seats } = match.header
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
          budget: FEW_ROLLOUTS,
        })
        const copy = forkMatch(match, turns, 'ab'.repeat(32))
        expect(playTurn(copy, seat, moves)).toBeUndefined()
        expect(say(id, 'en', reason, { seats: [] })).not.toMatch(/[{}]|^reason/)
      }
    })

    if (id === 'silver-and-gold') return
    const boots = new Set(['moving', 'handLimit', 'reward', 'rewardCards'])

    test('does not change the expected score of a seat when another seat travels', () => {
      for (const [before, step] of pairs(review)) {
        const from = stateAt(match, before.turns).open as Open
        const to = stateAt(match, step.turns).open as Open
        if (!boots.has(from.phase) || !boots.has(to.phase)) continue
        for (const [seat, expected] of step.expected.entries()) {
          if (seat !== step.seat) expect(expected, `${step.turns}, ${seat}`).toBe(before.expected[seat])
        }
      }
    })

    test('lowers the expected score of a seat that passes, but not because planning ends', () => {
      for (const [before, step] of pairs(review)) {
        const from = stateAt(match, before.turns).open as Open
        const to = stateAt(match, step.turns).open as Open
        const { seat: mover = 0 } = step
        if (from.phase !== 'planning' || to.phase !== 'moving') continue
        if (before.expected[mover] === step.expected[mover])
          expect(step.expected, `${step.turns}`).toEqual(before.expected)
      }
    })

    test('expects the final score of a seat once it has made its last journey', () => {
      const end = steps.at(-1)?.expected ?? []
      for (const { turns, expected } of steps) {
        const { phase, round, variant, start, turn, players } = stateAt(match, turns).open as Open
        if (phase !== 'moving' || round < variant.rounds) continue
        for (let seat = start; seat !== turn; seat = (seat + 1) % players.length)
          expect(expected[seat], `${turns}, ${seat}`).toBe(end[seat])
      }
    })
  })
}
