import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { GAMES } from '../../games/all.ts'
import { SERVER_LIMITS } from '../limits.ts'
import type { RunningServer } from '../main.ts'
import { findProgram, haveParts, PYTHON } from '../testing/parts/programs.ts'
import { testServer } from '../testing/server.ts'

const PLAY = fileURLToPath(new URL('../../../docs/examples/play.py', import.meta.url))

interface Played {
  readonly moves: number
  readonly reconnects: number
  readonly result: { readonly seats: readonly { readonly place: number }[] }
}

describe.skipIf(!haveParts('the example client in Python', PYTHON))('the example client', () => {
  let server: RunningServer
  beforeAll(async () => {
    server = await testServer({ limits: SERVER_LIMITS })
  })
  afterAll(() => server.close())

  test.each(GAMES.map(({ game }) => game.id))('plays a whole match of %s from its views', async (game) => {
    const python = join(findProgram(PYTHON) ?? '', PYTHON.name)
    const seats = 3
    // `-B`: leave no compiled files beside the examples.
    const args = ['-B', PLAY, server.url, game, '--seats', `${seats}`, '--cut', '10']
    const { stdout } = await promisify(execFile)(python, args)
    const { moves, reconnects, result } = JSON.parse(stdout) as Played
    expect(result.seats).toHaveLength(seats)
    expect(moves).toBeGreaterThan(20)
    expect(reconnects).toBeGreaterThanOrEqual(2)
  })
})
