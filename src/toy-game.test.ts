import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rankBots } from './arena/ranking.ts'
import { playMatchup } from './arena/threads.ts'
import type { CliCommand } from './cli/command.ts'
import { replayCommand } from './cli/commands/replay.ts'
import { simulateCommand } from './cli/commands/simulate.ts'
import { verifyCommand } from './cli/commands/verify.ts'
import { rulesIn } from './games/manifest.ts'
import { GAMES_WITH_TOY } from './games/testing/toy/index.ts'
import { toyManifest } from './games/testing/toy/manifest.ts'
import { fastChance, fastSeed, readMatch } from './kernel/index.ts'
import { Visitor } from './server/testing/client.ts'
import { playOn } from './server/testing/playing.ts'
import { testServer } from './server/testing/server.ts'
import { createMatchWorker } from './web/session/local/match-worker.ts'
import type { MatchUpdate, WorkerRequest } from './web/session/local/worker-protocol.ts'
import { reviewRequests } from './web/session/review/review-requests.ts'
import type { NewLocalMatch, SavedMatch } from './web/session/saved-match.ts'

/* A new game is a manifest and one line in the list of games. Everything else works without further changes. */

const workerOf = (name: string): URL => new URL(`./games/testing/toy/${name}`, import.meta.url)

let folder: string
let printed = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vermeil-toy-'))
  printed = ''
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += String(text)
    return true
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true, force: true })
})

/** Checks a match file with the commands that a user would run. */
async function expectVerified(file: string): Promise<void> {
  expect(readMatch(file, rulesIn(GAMES_WITH_TOY))).toMatchObject({ ok: true, proven: true })
  const path = join(folder, 'match.json')
  writeFileSync(path, file)
  const run = (command: CliCommand, ...args: string[]) => command.run([path, ...args], GAMES_WITH_TOY)
  expect(await run(verifyCommand)).toBe(0)
  expect(printed).toContain('toy')
  expect(await run(replayCommand, '--at', '1')).toBe(0)
  expect(printed).toContain('toy, after turn 1')
}

test('the server offers the toy game, and a person plays it there against a bot', async () => {
  const server = await testServer({ games: GAMES_WITH_TOY, botWorker: workerOf('bot-worker.ts') })
  try {
    const ada = await Visitor.named(server.url, 'Ada')
    const table = await ada.create({
      game: 'toy',
      seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }],
      startWhenFull: true,
    })
    const socket = await ada.connect()
    await socket.join(table)
    await playOn(socket, table, 0, toyManifest, { chance: fastChance(fastSeed(1)) })
    const file = await fetch(`${server.url}/api/tables/${table}/match`).then((response) => response.text())
    await expectVerified(file)
  } finally {
    await server.close()
  }
})

/** A page that talks to the browser's worker through messages. */
function openPage(match: NewLocalMatch | SavedMatch): Page {
  const post = createMatchWorker({ games: GAMES_WITH_TOY, review: reviewRequests }, (message) => {
    if (message.type === 'update') page.update = message.update
    if (message.type === 'response') page.response = message.value
  })
  let lastId = 0
  const page: Page = {
    update: undefined,
    response: undefined,
    send(request) {
      post(structuredClone({ id: ++lastId, request }))
      return page.response
    },
  }
  expect(page.send({ type: 'open', match, eyes: 0 })).toBeUndefined()
  return page
}

interface Page {
  update: MatchUpdate | undefined
  response: unknown
  send(request: WorkerRequest): unknown
}

/** Plays the first legal move of seat 0. */
function playFirst({ update, send }: Page): void {
  const view = update?.steps.at(-1)?.view
  if (!view) throw new Error('the worker sent no update')
  const [move] = toyManifest.game.legal(view)
  expect(send({ type: 'play', seat: 0, moves: [move] })).toBeUndefined()
}

test("the browser's worker plays the toy game, and a saved match goes on after a reload", async () => {
  const seats = [{ name: 'Ada' }, { name: 'Calypso', bot: 'random' }]
  const first = openPage({ id: 'abc', game: 'toy', options: { tricks: 2 }, seats })
  expect(first.send({ type: 'levels', game: 'toy' })).toEqual(['random'])
  playFirst(first)
  const saved = first.update?.saved
  if (!saved) throw new Error('the match was not saved')
  const reloaded = openPage(JSON.parse(JSON.stringify(saved)))
  expect(reloaded.update?.steps.at(-1)?.view).toEqual(first.update?.steps.at(-1)?.view)
  while (!reloaded.update?.saved.over) playFirst(reloaded)
  const file = String(reloaded.send({ type: 'file' }))
  await expectVerified(file)
  expect(reloaded.send({ type: 'replay', file, eyes: 0 })).toMatchObject({ game: 'toy', proven: true })
  expect(reloaded.send({ type: 'finishedMatch', file })).toMatchObject({ game: 'toy', proven: true })
})

test('the arena and vermeil simulate play the toy game', async () => {
  const matchup = { game: 'toy', options: { tricks: 2 }, bots: ['random', 'random'], seed: 4 }
  const outcomes = await playMatchup(matchup, 10, { threads: 1, worker: workerOf('arena-worker.ts') })
  expect(outcomes).toHaveLength(10)
  expect(rankBots(matchup.bots, outcomes)).toMatchObject([{ bot: 'random', seats: 2 }])
  expect(await simulateCommand.run(['toy', '--seats', 'random,random', '--games', '5'], GAMES_WITH_TOY)).toBe(
    0,
  )
  expect(printed).toContain('toy, 5 games')
})
