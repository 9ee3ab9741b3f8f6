import { describe, expect, test } from 'vitest'
import { recordOne } from '../arena/series.ts'
import type { Open as ElfenlandOpen } from '../games/elfenland/rules/state.ts'
import type { Open as SilverAndGoldOpen } from '../games/silver-and-gold/rules/state.ts'
import { requireBot, requireGame } from '../games/testing/lookup.ts'
import { at, type Bot, type State, stateAt, type View } from '../kernel/index.ts'
import { TRIES_ALL } from '../kernel/testing/sample-size.ts'
import type { Reviewer } from '../search/evaluator.ts'
import { type Review, type ReviewStep, reviewMatch } from './review.ts'
import { costliestMoves, judgeTurn, tableTurns } from './table-turns.ts'
import { turningPoints, turningPointsFor } from './turning-points.ts'

/** Returns a move in place of the bot's where a blunder is planted, and undefined elsewhere. */
type Blunder = (view: View, memory: unknown, reviewer: Reviewer) => unknown

/** A match in which the first seat plays like `level`, apart from its blunders. */
function blundering(id: string, level: string, rivals: readonly string[], seed: number, blunder: Blunder) {
  const { game, reviewer } = requireGame(id)
  if (!reviewer) throw new Error(`${id} has no reviewer`)
  const bot = requireBot(id, level)
  const planted: Bot = {
    ...bot,
    choose: (view, chance, thought) =>
      blunder(view, thought?.memory, reviewer) ?? bot.choose(view, chance, thought),
  }
  const bots = [planted, ...rivals.map((rival) => requireBot(id, rival))]
  const options = id === 'silver-and-gold' ? { memoryAid: false } : {}
  const match = recordOne({ game, options, bots, seed }, 0)
  return { match, review: reviewMatch(match, reviewer, { confirmations: 8 }) }
}

/** Turns of Silver & Gold from which on the next costly blunder is played. */
const FROM_TURNS = [5, 13, 20]
const COSTLY = 5

/** Marks in the worst way there is, three times in a game of Silver & Gold; `planted` gets the turns. */
function worstMarks(planted: number[] = []): Blunder {
  return (view, memory, { evaluator, model }) => {
    const { phase, turn } = view.open as SilverAndGoldOpen
    const from = FROM_TURNS[planted.length]
    if (phase !== 'mark' || from === undefined || turn + 1 < from) return undefined
    const worthOf = (move: unknown): number => evaluator.valueOfMoves(view, memory, [move]) ?? 0
    const [worst] = model.game.legal(view).toSorted((a, b) => worthOf(a) - worthOf(b))
    const [best] = evaluator.rankCandidates(view, memory)
    if (worst === undefined || best === undefined || best.value - worthOf(worst) < COSTLY) return undefined
    planted.push(turn + 1)
    return worst
  }
}

/** How many pieces staying at home must cost, and how often it happens in a game. */
const COSTLY_JOURNEY = 1.5
const STAYS = 2

/** Stays at home where that costs most of a journey, from the second round on; `planted` gets the rounds. */
function stayAtHome(planted: number[]): Blunder {
  return (view, memory, { evaluator }) => {
    const { phase, round, moved } = view.open as ElfenlandOpen
    if (phase !== 'moving' || moved || round === 1 || planted.length === STAYS) return undefined
    const stop = { type: 'stop' }
    if ((evaluator.valueOfMoves(view, memory, [stop]) ?? 0) > -COSTLY_JOURNEY) return undefined
    planted.push(round)
    return stop
  }
}

const momentsOf = ({ steps }: Review, moves: readonly number[]): number[] =>
  moves.map((step) => Number(at(steps, step).when.turn ?? at(steps, step).when.round)).sort((a, b) => a - b)

const isDecided = (chances: readonly number[], winner: number): boolean => at(chances, winner) >= 0.85

const MATCHES = [
  ['silver-and-gold', 28, ['sharp'], 6, worstMarks],
  ['elfenland', 4, ['sharp', 'steady'], 7, stayAtHome],
  ['silver-and-gold', 28, ['sharp', 'gentle', 'steady'], 5, worstMarks],
  ['elfengold', 6, ['sharp', 'steady'], 7, stayAtHome],
] as const
const TRIED = MATCHES.slice(0, TRIES_ALL ? 4 : 2)

describe.each(TRIED)('a review of %s, %i moments, %j', (id, moments, [level, ...rivals], seed, plant) => {
  const planted: number[] = []
  const { match, review } = blundering(id, level, rivals, seed, plant(planted))
  const { steps } = review
  const turns = tableTurns(review)

  test('names the planted blunders among the three costliest moves, with a better move each', () => {
    expect(planted.length).toBeGreaterThan(1)
    const costliest = costliestMoves(review, 0)
    expect(costliest.length).toBeLessThanOrEqual(3)
    const marked = costliest.filter((step) => /turn|journeys/.test(at(steps, step).when.key))
    expect(momentsOf(review, marked)).toEqual(planted)
    for (const step of costliest) expect(at(steps, step).decision?.better).toBeDefined()
  })

  test('names each turn once among the costliest moves, the worst first', () => {
    const all = costliestMoves(review, 0, 99)
    const named = all.map((step) => at(steps, step).turn)
    expect(new Set(named).size).toBe(named.length)
    expect(costliestMoves(review, 0)).toEqual(all.slice(0, 3))
  })

  test('groups all steps into turns, in the order of play', () => {
    expect(turns.flatMap((turn) => turn.steps)).toEqual(steps.slice(1).map((_, i) => i + 1))
    for (const turn of turns) for (const step of turn.steps) expect(at(steps, step).when).toEqual(turn.when)
    if (id === 'silver-and-gold') expect(turns).toHaveLength(moments)
    else expect(turns.length).toBeLessThan(match.log.length / 3)
    expect(turns.at(-1)?.when.round).toBe(id === 'silver-and-gold' ? 4 : moments)
  })

  test('asks every player at most once in a lap of planning', () => {
    for (const turn of turns) {
      if (turn.when.key !== 'when.planning') continue
      const seats = turn.steps.map((step) => at(steps, step).seat)
      expect(new Set(seats).size).toBe(seats.length)
    }
  })

  test('has one judgement per player and turn: that of the costliest decision', () => {
    for (const turn of turns)
      for (const seat of match.header.seats.keys()) {
        const own = turn.steps.filter((step) => at(steps, step).seat === seat)
        const judged = judgeTurn(review, turn, seat)
        expect(judged === undefined).toBe(own.length === 0)
        const marked = own.some((step) => at(steps, step).decision?.mark)
        expect(judged?.mark !== undefined).toBe(marked)
      }
  })

  test('has no turning point in a decided game, and none without an event', () => {
    for (const point of review.turningPoints) {
      const [before, after] = [at(steps, point.step - 1), at(steps, point.step)]
      for (const seat of match.header.seats.keys())
        expect(isDecided(before.chances, seat) && isDecided(after.chances, seat)).toBe(false)
      const lost = after.decision?.loss ?? 0
      const changed = after.expected.some(
        (score, seat) => Math.abs(score - at(before.expected, seat)) + lost >= review.scoreUnit / 2,
      )
      expect(changed || after.decision?.mark !== undefined, `step ${point.step}`).toBe(true)
    }
  })

  test('shows every reader at most three turning points, and one of their own if there is any', () => {
    for (const seat of match.header.seats.keys()) {
      const shown = turningPointsFor(review.turningPoints, seat)
      expect(shown.length).toBeLessThanOrEqual(3)
      const own = review.turningPoints.filter((point) => isOwnPlay(point, seat))
      expect(shown.some((point) => isOwnPlay(point, seat))).toBe(own.length > 0)
    }
    expect(turningPointsFor(review.turningPoints, undefined).length).toBeLessThanOrEqual(3)
  })

  test('never blames the others for what a player did', () => {
    for (const { step, seat, cause } of review.turningPoints) {
      if (cause === 'others') expect(at(steps, step).seat).not.toBe(seat)
      if (cause === 'decision') expect(at(steps, step).seat).toBe(seat)
      if (cause === 'end') expect(step).toBe(match.log.length)
      if (id !== 'silver-and-gold' || cause === 'decision') continue
      const [before, after] = [stateAt(match, step - 1), stateAt(match, step)]
      const finished = ({ open }: State): number =>
        at((open as SilverAndGoldOpen).players, seat).finished.length
      if (cause === 'others') expect(finished(after)).toBe(finished(before))
      if (cause === 'effect') expect(finished(after)).toBeGreaterThan(finished(before))
    }
  })
})

const isOwnPlay = ({ cause, seat }: Review['turningPoints'][number], reader: number): boolean =>
  (cause === 'decision' || cause === 'effect') && seat === reader

describe('a turning point at the end of a match', () => {
  const { game, reviewer } = requireGame('silver-and-gold')
  const bots = ['gentle', 'gentle'].map((level) => requireBot('silver-and-gold', level))
  const match = recordOne({ game, options: { memoryAid: false }, bots, seed: 11 }, 0)

  /** The turning points of a match whose last step changes the expected scores and win probabilities like this. */
  function endingWith(before: Pair, after: Pair, expected: Pair, final: Pair): string[] {
    if (!reviewer) throw new Error('no reviewer')
    const step = (turns: number, chances: Pair, scores: Pair): ReviewStep => ({
      turns,
      turn: turns,
      when: { key: 'when.turn', turn: turns, round: 1 },
      ...(turns > 0 ? { seat: 0 } : {}),
      expected: scores,
      chances,
      decided: turns > 1 ? before : chances,
    })
    const steps = [step(0, before, expected), step(1, before, expected), step(2, after, final)]
    return turningPoints(match, reviewer, steps).map(({ cause }) => cause)
  }
  type Pair = readonly [number, number]

  test('is the scoring, where it turned the match', () => {
    expect(endingWith([0.6, 0.4], [0, 1], [100, 98], [96, 104])).toEqual(['end'])
  })
  test('is not the last trick of a decided game', () => {
    expect(endingWith([0.88, 0.12], [1, 0], [110, 98], [118, 98])).toEqual([])
  })
  test('is not a tie-break, nor the mere certainty that the lead has held', () => {
    expect(endingWith([0.5, 0.5], [1, 0], [100, 100], [100, 100])).toEqual([])
    expect(endingWith([0.7, 0.3], [1, 0], [102, 100], [102, 100])).toEqual([])
  })
})
