import { monitorEventLoopDelay } from 'node:perf_hooks'
import { afterEach, describe, expect, test } from 'vitest'
import { GAMES } from '../../games/index.ts'
import { manifestOf } from '../../games/testing/lookup.ts'
import { at } from '../../kernel/index.ts'
import { newMetrics } from '../metrics.ts'
import { codeOf, Visitor } from '../testing/client.ts'
import { until } from '../testing/playing.ts'
import { testServer } from '../testing/server.ts'
import { type BotPool, openBotPool } from './bot-pool.ts'

const quiet = { debug() {}, info() {}, warn() {}, error() {} }
const worker = new URL('../testing/failing-worker.ts', import.meta.url)
const job = (bot: string, owner = 'ada') => ({ owner, game: 'g', bot, view: '{}' })

describe('the bots', () => {
  let seats: BotPool
  afterEach(() => seats.close())
  const open = (deadline = 1_500) =>
    openBotPool({ log: quiet, metrics: newMetrics(), deadline, threads: 1, worker })

  test('that throw, end their thread or never answer give no move, and the next one is not kept waiting', async () => {
    seats = open()
    const moves = await Promise.all(
      ['throws', 'fine', 'exits', 'fine', 'loops', 'fine'].map((bot) => seats.choose(job(bot))),
    )
    const fine = { type: 'fine' }
    expect(moves).toEqual([undefined, fine, undefined, fine, undefined, fine])
  })

  test('never hold up the event loop', async () => {
    seats = open(300)
    const delay = monitorEventLoopDelay({ resolution: 5 })
    delay.enable()
    await seats.choose(job('loops'))
    delay.disable()
    // A loop that waited for the bot would have stood still for all of its time.
    expect(delay.max / 1e6).toBeLessThan(290)
  })

  test('of one who has many do not keep the bots of another waiting', async () => {
    seats = open()
    const order: string[] = []
    const ask = (owner: string) => seats.choose(job('fine', owner)).then(() => void order.push(owner))
    await Promise.all([
      ...Array.from({ length: 20 }, () => ask('mallory')),
      ask('ada'),
      ask('bert'),
      ask('ada'),
    ])
    expect(order.indexOf('ada')).toBeLessThanOrEqual(2)
    expect(order.indexOf('bert')).toBeLessThanOrEqual(3)
    expect(order.lastIndexOf('ada')).toBeLessThanOrEqual(6)
  })

  test('do not answer any more after the end, so that nothing is played in their place', async () => {
    seats = open()
    let answered = false
    const answer = (): void => {
      answered = true
    }
    void seats.choose(job('loops')).then(answer)
    await seats.close()
    void seats.choose(job('fine')).then(answer)
    await new Promise((resolve) => setImmediate(resolve))
    expect(answered).toBe(false)
  })
})

test.each(GAMES.map((entry) => ({ id: entry.game.id, entry })))(
  '$id: where every bot fails, legal moves are played and the match comes to its end',
  async ({ entry: { game, bots } }) => {
    const failing = new URL('../testing/cheating-worker.ts', import.meta.url)
    const server = await testServer({ botWorker: failing })
    const ada = await Visitor.named(server.url, 'Ada')
    const seats = Array.from({ length: Math.max(2, game.seats.min) }, (_, i) =>
      i === 0 ? { kind: 'me' as const } : { kind: 'bot' as const, bot: at(bots, 0).name },
    )
    const table = await ada.create({ game: game.id, seats, startWhenFull: true })
    const socket = await ada.connect()
    await socket.join(table)
    await socket.ask({ type: 'leave', table })
    await until(socket, () => socket.positions.get(table)?.over !== undefined)
    const metrics = await fetch(`${server.url}/metrics`).then((response) => response.text())
    expect(metrics).toMatch(/vermeil_bot_fallbacks_total [1-9]/)
    await server.close()
  },
)

test('a bot in a seat remembers what the seat has seen from the start', async () => {
  const botWorker = new URL('../testing/remembering-worker.ts', import.meta.url)
  const server = await testServer({ botWorker })
  try {
    const visitor = await Visitor.named(server.url, 'Ada')
    const seats = [{ kind: 'me' as const }, ...Array(2).fill({ kind: 'bot' as const, bot: 'sharp' })]
    const table = await visitor.create({ game: 'silver-and-gold', seats, startWhenFull: true })
    const socket = await visitor.connect()
    await socket.join(table)
    // The strongest bot stands in: it remembers, too, and it was not there from the start.
    await socket.ask({ type: 'leave', table })
    await until(socket, () => socket.positions.get(table)?.over !== undefined)
    const metrics = await fetch(`${server.url}/metrics`).then((response) => response.text())
    expect(metrics).toContain('vermeil_bot_fallbacks_total 0')
    expect(Number(/vermeil_bot_seconds_count (\d+)/.exec(metrics)?.[1])).toBeGreaterThan(84)
  } finally {
    await server.close()
  }
})

test('who takes back and plays again while a bot thinks gives it no more to think about', async () => {
  const botWorker = new URL('../testing/silent-worker.ts', import.meta.url)
  const server = await testServer({ botWorker, botDeadline: 1_000 })
  try {
    const visitor = await Visitor.named(server.url, 'Ada')
    const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, bot: 'gentle' }]
    const table = await visitor.create({ game: 'elfengold', seats, startWhenFull: true })
    const socket = await visitor.connect()
    await socket.join(table)
    const position = () => socket.positions.get(table)
    const { game } = manifestOf('elfengold')
    const play = async () => {
      await until(socket, () => position()?.asked !== undefined)
      const { view, asked = 0 } = position() ?? {}
      const move = view && game?.legal(view).at(-1)
      expect(codeOf(await socket.ask({ type: 'play', table, asked, moves: [move] }))).toBe('done')
    }
    const thoughts = async () => {
      const metrics = await fetch(`${server.url}/metrics`).then((response) => response.text())
      return Number(/vermeil_bot_seconds_count (\d+)/.exec(metrics)?.[1])
    }
    // A token is shown, then something is bid, or passed where the bot has bid the most.
    await play()
    await play()
    const before = await thoughts()
    for (let times = 0; times < 5; times++) {
      const turn = position()?.takeBack ?? 0
      expect(codeOf(await socket.ask({ type: 'takeBack', table, turn }))).toBe('done')
      await play()
    }
    await socket.next((message) => message.type === 'event' && message.event.type === 'turn')
    // What it began with and what it is asked now; one more on a slow machine.
    expect((await thoughts()) - before).toBeLessThanOrEqual(3)
  } finally {
    await server.close()
  }
})
