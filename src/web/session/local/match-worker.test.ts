import { describe, expect, test } from 'vitest'
import { recordOne } from '../../../arena/series.ts'
import { GAMES } from '../../../games/all.ts'
import { requireBot, requireGame } from '../../../games/testing/lookup.ts'
import { viewOf, writeMatch } from '../../../kernel/index.ts'
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
    GAMES,
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
