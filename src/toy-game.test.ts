import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rankBots } from './arena/ranking.ts'
import { playMatchup } from './arena/threads.ts'
import type { Command } from './cli/command.ts'
import { replay } from './cli/replay.ts'
import { simulate } from './cli/simulate.ts'
import { verify } from './cli/verify.ts'
import { findGame, rulesIn } from './games/manifest.ts'
import { GAMES_WITH_TOY } from './games/testing/toy/index.ts'
import { toy } from './games/testing/toy/manifest.ts'
import { fastChance, fastSeed, readMatch, viewOf, writeMatch } from './kernel/index.ts'
import { Visitor } from './server/testing/client.ts'
import { playOn } from './server/testing/playing.ts'
import { testServer } from './server/testing/server.ts'
import { type LocalTable, openLocalTable } from './web/session/local-table.ts'

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
  const run = (command: Command, ...args: string[]) => command.run([path, ...args], GAMES_WITH_TOY)
  expect(await run(verify)).toBe(0)
  expect(printed).toContain('toy')
  expect(await run(replay, '--at', '1')).toBe(0)
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
    await playOn(socket, table, 0, toy, { chance: fastChance(fastSeed(1)) })
    const file = await fetch(`${server.url}/api/tables/${table}/match`).then((response) => response.text())
    await expectVerified(file)
  } finally {
    await server.close()
  }
})

function openToy(match: Parameters<typeof openLocalTable>[0]): LocalTable {
  const table = openLocalTable(match, (id) => findGame(GAMES_WITH_TOY, id))
  if ('code' in table) throw new Error(table.code)
  return table
}

test("the browser's worker plays the toy game, and a saved match goes on after a reload", async () => {
  const seats = [{ name: 'Ada' }, { name: 'Calypso', bot: 'random' }]
  const table = openToy({ id: 'abc', game: 'toy', options: { tricks: 2 }, seats })
  const move = (at: LocalTable): void => {
    while (at.moveBot({ iterations: 1 }));
    const [legal] = at.match.game.legal(viewOf(at.match.state, 0))
    if (legal !== undefined) expect(at.play(0, [legal])).toBeUndefined()
    while (at.moveBot({ iterations: 1 }));
  }
  move(table)
  const reloaded = openToy(JSON.parse(JSON.stringify(table.saved())))
  expect(reloaded.match.state).toEqual(table.match.state)
  while (!reloaded.saved().over) move(reloaded)
  await expectVerified(writeMatch(reloaded.match))
})

test('the arena and vermeil simulate play the toy game', async () => {
  const matchup = { game: 'toy', options: { tricks: 2 }, bots: ['random', 'random'], seed: 4 }
  const outcomes = await playMatchup(matchup, 10, { threads: 1, worker: workerOf('arena-worker.ts') })
  expect(outcomes).toHaveLength(10)
  expect(rankBots(matchup.bots, outcomes)).toMatchObject([{ bot: 'random', seats: 2 }])
  expect(await simulate.run(['toy', '--seats', 'random,random', '--games', '5'], GAMES_WITH_TOY)).toBe(0)
  expect(printed).toContain('toy, 5 games')
})
