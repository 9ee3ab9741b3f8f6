import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { GAMES } from '../../games/all.ts'
import { TRIES_ALL } from '../../kernel/testing/sample-size.ts'
import type { NewToken } from '../../protocol/index.ts'
import { SERVER_LIMITS } from '../limits.ts'
import type { RunningServer } from '../main.ts'
import { Visitor } from '../testing/client.ts'
import { findProgram, haveParts, PYTHON } from '../testing/parts/programs.ts'
import { testServer } from '../testing/server.ts'

const exampleAt = (name: string): string =>
  fileURLToPath(new URL(`../../../docs/examples/${name}`, import.meta.url))

/** Both ways play every game in the long form. Otherwise they share them, because most of each client is the same. */
const IDS = GAMES.map(({ game }) => game.id)
const BY_VIEWS = IDS.filter((_, n) => TRIES_ALL || n % 2 === 0)
const BY_TOKEN = IDS.filter((_, n) => TRIES_ALL || n % 2 === 1)

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

  test.each(BY_VIEWS)('plays a whole match of %s from its views', async (game) => {
    const python = join(findProgram(PYTHON) ?? '', PYTHON.name)
    const seats = 3
    // `-B`: leave no compiled files beside the examples.
    const args = ['-B', exampleAt('play.py'), server.url, game, '--seats', `${seats}`, '--cut', '10']
    const { stdout } = await promisify(execFile)(python, args)
    const { moves, reconnects, result } = JSON.parse(stdout) as Played
    expect(result.seats).toHaveLength(seats)
    expect(moves).toBeGreaterThan(20)
    expect(reconnects).toBeGreaterThanOrEqual(2)
  })

  test.each(BY_TOKEN)('the bot with a token plays a whole match of %s', async (game) => {
    // At its usual pace a match takes minutes.
    const fast = { perSecond: 1e6, burst: 1e6 }
    const quick = await testServer({ limits: { programCommands: fast, allProgramCommands: fast } })
    const owner = await Visitor.named(quick.url, 'Ada')
    const { body } = await owner.request('POST', '/api/me/programs', { name: 'Python' })
    const python = join(findProgram(PYTHON) ?? '', PYTHON.name)
    const args = ['-B', exampleAt('bot.py'), quick.url, (body as NewToken).token, game]
    const { stdout } = await promisify(execFile)(python, args)
    await quick.close()
    expect(JSON.parse(stdout)).toMatchObject({ seats: [{ parts: {} }, { parts: {} }] })
  })
})
