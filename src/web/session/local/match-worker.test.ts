import { describe, expect, test } from 'vitest'
import { recordOne } from '../../../arena/series.ts'
import { GAMES } from '../../../games/all.ts'
import { requireBot, requireGame } from '../../../games/testing/lookup.ts'
import { type View, viewOf, writeMatch } from '../../../kernel/index.ts'
import { type ReviewRequests, reviewRequests } from '../review/review-requests.ts'
import { fork } from '../review/review-worker.ts'
import { createMatchWorker } from './match-worker.ts'
import type { Replay } from './worker-protocol.ts'

const { game } = requireGame('elfenland')
const gentle = requireBot('elfenland', 'gentle')
const match = recordOne({ game, options: {}, bots: [gentle, gentle], seed: 6 }, 0)
const file = writeMatch(match)

/** What the worker answers to a request for a replay. */
function replayOf(text: string, eyes: number | undefined): unknown {
  const answers: unknown[] = []
  const send = createMatchWorker(
    { games: GAMES },
    (message) => message.type === 'response' && answers.push(message.value),
  )
  send({ id: 1, request: { type: 'replay', file: text, eyes } })
  return answers[0]
}

describe('a replay', () => {
  test.each([0, 1])('through the eyes of seat %i shows what this seat saw', (eyes) => {
    const { steps, ...replay } = replayOf(file, eyes) as Replay
    expect(replay).toMatchObject({ game: 'elfenland', eyes })
    expect(steps).toHaveLength(match.log.length + 1)
    expect(steps.every(({ view }) => view.seat === eyes)).toBe(true)
    expect(steps.at(-1)?.view).toEqual(viewOf(match.state, eyes))
  })

  test.each([undefined, 2, 99])(
    'through the eyes of seat %s, which the match does not have, hides every hand',
    (eyes) => {
      const { steps, eyes: seen } = replayOf(file, eyes) as Replay
      expect(seen).toBeUndefined()
      expect(steps.some(({ view }) => view.seat !== undefined || view.own !== undefined)).toBe(false)
    },
  )

  test('of a match that is still running is refused', () => {
    expect(replayOf(String(fork(GAMES, file, 12)), 1)).toEqual({ code: 'notOver' })
  })
})

describe('a hint at a table', () => {
  const seats = [{ name: 'Ada' }, { name: 'Calypso', bot: 'gentle' }]

  /** A worker whose tasks wait until the test lets them run, with an open match in which seat 0 has to move. */
  function sitDown(review?: ReviewRequests) {
    const tasks: (() => void)[] = []
    const answers = new Map<number, unknown>()
    let view: View | undefined
    const send = createMatchWorker(
      { games: GAMES, ...(review ? { review } : {}) },
      (message) => {
        if (message.type === 'response') answers.set(message.id, message.value)
        if (message.type === 'update') view = message.update.steps.at(-1)?.view
      },
      (task) => tasks.push(task),
    )
    const runAll = (): void => {
      for (let task = tasks.shift(); task; task = tasks.shift()) task()
    }
    send({
      id: 1,
      request: { type: 'open', match: { id: 'a', game: 'silver-and-gold', options: {}, seats }, eyes: 0 },
    })
    runAll()
    return { send, answers, runAll, firstMove: () => silverAndGold.legal(view ?? { open: {} })[0] }
  }
  const silverAndGold = requireGame('silver-and-gold').game

  test('is answered when it is ready', () => {
    const { send, answers, runAll } = sitDown(reviewRequests)
    send({ id: 2, request: { type: 'hint', seat: 0 } })
    expect(answers.has(2)).toBe(false)
    runAll()
    expect(answers.get(2)).toMatchObject({ moves: expect.any(Array), reason: expect.anything() })
  })

  test('is refused if what gives hints could not be loaded', () => {
    const { send, answers, runAll, firstMove } = sitDown()
    send({ id: 2, request: { type: 'hint', seat: 0 } })
    runAll()
    expect(answers.get(2)).toEqual({ code: 'noReviewer' })
    send({ id: 3, request: { type: 'review', file, levels: undefined } })
    expect(answers.get(3)).toEqual({ code: 'noReviewer' })
    send({ id: 4, request: { type: 'play', seat: 0, moves: [firstMove()] } })
    expect([answers.has(4), answers.get(4)]).toEqual([true, undefined])
  })

  test('is dropped by a move, which does not wait for it', () => {
    const { send, answers, runAll, firstMove } = sitDown(reviewRequests)
    send({ id: 2, request: { type: 'hint', seat: 0 } })
    send({ id: 3, request: { type: 'play', seat: 0, moves: [firstMove()] } })
    expect([answers.has(2), answers.get(2), answers.has(3), answers.get(3)]).toEqual([
      true,
      undefined,
      true,
      undefined,
    ])
    runAll()
    expect(answers.get(2)).toBeUndefined()
  })

  test('is dropped when the page does not want it any more', () => {
    const { send, answers, runAll } = sitDown(reviewRequests)
    send({ id: 2, request: { type: 'hint', seat: 0 } })
    send({ id: 3, request: { type: 'dropHint' } })
    runAll()
    expect([answers.has(2), answers.get(2)]).toEqual([true, undefined])
  })
})
