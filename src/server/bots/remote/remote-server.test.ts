import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { connect } from '@nats-io/transport-node'
import * as v from 'valibot'
import { describe, expect, onTestFinished, test } from 'vitest'
import { GAMES } from '../../../games/all.ts'
import { requireGame } from '../../../games/testing/lookup.ts'
import { fastChance, fastSeed, viewOf } from '../../../kernel/index.ts'
import { newMetrics } from '../../metrics.ts'
import type { ServerOptions } from '../../options.ts'
import { Visitor } from '../../testing/client.ts'
import { type Nats, startNats } from '../../testing/parts/nats.ts'
import { haveParts, NATS } from '../../testing/parts/programs.ts'
import { until } from '../../testing/playing.ts'
import { QUICK_BOTS, temporaryFolder, testServer } from '../../testing/server.ts'
import { openBotPool } from '../bot-pool.ts'
import { openBotProcess } from './bot-process.ts'
import { openRemotePool } from './remote-pool.ts'
import { startStranger } from './testing/stranger.ts'

const quiet = { debug() {}, info() {}, warn() {}, error() {} }

async function startPart(access: readonly string[] = []): Promise<Nats> {
  const nats = await startNats(access)
  onTestFinished(() => nats.end())
  return nats
}

/** A nats-server on which one user may use the subjects of bots alone, and a listener everything. */
async function startRestricted() {
  const folder = temporaryFolder()
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'nats.conf')
  const only = 'permissions: { publish: ["vermeil.bots.>"], subscribe: ["vermeil.bots.>"] }'
  const users = [`{ user: bots, password: pw, ${only} }`, '{ user: listener, password: pw }']
  writeFileSync(file, `authorization { users: [${users.join()}] }\n`)
  const { url } = await startPart(['-c', file])
  const asListener = { servers: url, user: 'listener', pass: 'pw' }
  return { url: url.replace('nats://', 'nats://bots:pw@'), asListener }
}

async function openProcess(url: string): Promise<void> {
  const bots = await openBotProcess({ url, games: GAMES, log: quiet, threads: 1, worker: QUICK_BOTS })
  onTestFinished(() => bots.close())
}

async function openServer(nats: string, more: ServerOptions = {}) {
  const server = await testServer({ nats, remoteBots: 'all', ...more })
  onTestFinished(() => server.close())
  const metric = async (name: string): Promise<number> => {
    const text = await fetch(`${server.url}/metrics`).then((response) => response.text())
    return Number(new RegExp(`^${name} (\\d+)`, 'm').exec(text)?.[1] ?? 0)
  }
  return { url: server.url, metric }
}

/** Creates a table and leaves it, so that bots play the match. */
async function watchBots(url: string) {
  const visitor = await Visitor.named(url, 'Ada Lovelace')
  const seats = [{ kind: 'me' as const }, ...Array(2).fill({ kind: 'bot' as const, bot: 'gentle' })]
  const table = await visitor.create({ game: 'silver-and-gold', seats, startWhenFull: true })
  const socket = await visitor.connect()
  await socket.join(table)
  await socket.ask({ type: 'leave', table })
  await until(socket, () => socket.positions.get(table)?.over !== undefined)
  return { visitor, table }
}

describe.skipIf(!haveParts('a server whose bots think elsewhere', NATS))(
  'a server with bots elsewhere',
  () => {
    test('on SQLite plays whole matches with them, needs only the subjects of bots, and sends only what their seats see', async () => {
      const { url: nats, asListener } = await startRestricted()
      const listener = await connect(asListener)
      onTestFinished(() => listener.close())
      const heard: string[] = []
      listener.subscribe('>', { callback: (_, message) => void heard.push(message.string()) })
      const { url, metric } = await openServer(nats)
      await openProcess(nats)
      await expect.poll(() => metric('vermeil_bot_processes')).toBe(1)
      const { visitor, table } = await watchBots(url)
      expect(await metric('vermeil_remote_bot_seconds_count')).toBeGreaterThan(20)
      expect(await metric('vermeil_bot_fallbacks_total')).toBe(0)

      const { body } = await visitor.request('GET', `/api/tables/${table}/match`)
      const file = JSON.stringify(body)
      const { seed } = JSON.parse(file) as { seed?: string }
      expect(seed).toMatch(/^[0-9a-f]{64}$/)
      const jobs = heard.flatMap((text) => (text.includes('"view"') ? [JSON.parse(text)] : []))
      expect(jobs.length).toBeGreaterThan(20)
      const fields = new Set(jobs.flatMap((job) => Object.keys(job)))
      expect([...fields].sort()).toEqual(['bot', 'deadline', 'game', 'memory', 'view'])
      const parts = new Set(jobs.flatMap(({ view }) => Object.keys(JSON.parse(view))))
      expect([...parts].sort()).toEqual(Object.keys(viewOf({ open: {}, own: [{}], secret: {} }, 0)).sort())
      const everything = heard.join('\n')
      for (const secret of [seed ?? '', table, 'Lovelace']) expect(everything).not.toContain(secret)
    })

    test('plays on with its own bots if a stranger answers with moves that are not legal', async () => {
      const nats = await startPart()
      const { url, metric } = await openServer(nats.url)
      const cheat = await startStranger(nats.url, ['{"type":"move","move":{"type":"win"}}'])
      onTestFinished(() => cheat.close())
      await expect.poll(() => metric('vermeil_bot_processes')).toBe(1)
      await watchBots(url)
      expect(cheat.jobs.length).toBeGreaterThanOrEqual(5)
      expect(await metric('vermeil_bot_fallbacks_total')).toBe(0)
    })

    test('gets the same move for the same luck from there as from its own threads', async () => {
      const nats = await startPart()
      await openProcess(nats.url)
      const metrics = newMetrics()
      const shared = { games: GAMES, log: quiet, metrics, deadline: 600_000, threads: 1 }
      const own = openBotPool(shared)
      // However busy the machine is, the process is waited for.
      const timing = { patience: 600_000, acceptance: 60_000, silence: 600_000, pause: 600_000 }
      const remote = openRemotePool({ ...shared, url: nats.url, own, isSent: () => true, timing })
      onTestFinished(() => remote.close())
      await expect.poll(async () => (await metrics.botProcesses.get()).values[0]?.value).toBe(1)
      const { game } = requireGame('silver-and-gold')
      const state = game.setup(v.parse(game.options, {}), 3, fastChance(fastSeed(8)))
      const job = { owner: '', game: game.id, bot: 'master', view: JSON.stringify(viewOf(state, 0)) }
      for (const luck of ['0'.repeat(32), 'f'.repeat(32)])
        expect(await remote.choose({ ...job, luck })).toEqual(await own.choose({ ...job, luck }))
      expect((await metrics.remoteBotSeconds.get()).values.at(-1)?.value).toBe(2)
    })
  },
)
