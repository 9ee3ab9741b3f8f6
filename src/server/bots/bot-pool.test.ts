import { afterEach, describe, expect, test } from 'vitest'
import { GAMES } from '../../games/all.ts'
import { requireGame } from '../../games/testing/lookup.ts'
import { at } from '../../kernel/index.ts'
import { newMetrics } from '../metrics.ts'
import { codeOf, Visitor } from '../testing/client.ts'
import { until } from '../testing/playing.ts'
import { testServer } from '../testing/server.ts'
import { type BotPool, openBotPool } from './bot-pool.ts'

const quiet = { debug() {}, info() {}, warn() {}, error() {} }
const worker = new URL('../testing/workers/failing-worker.ts', import.meta.url)
const job = (bot: string, owner = 'ada') => ({ owner, game: 'g', bot, view: '{}' })

describe('the bots', () => {
  let pool: BotPool
  afterEach(() => pool.close())
  const open = (deadline = 1_500) =>
    openBotPool({ log: quiet, metrics: newMetrics(), deadline, threads: 1, worker })

  test('that throw, exit or never answer yield no move and do not block the next job', async () => {
    pool = open()
    const moves = await Promise.all(
      ['throws', 'fine', 'exits', 'fine', 'loops', 'fine'].map((bot) => pool.choose(job(bot))),
    )
    const fine = { type: 'fine' }
    expect(moves).toEqual([undefined, fine, undefined, fine, undefined, fine])
  })

  test('never block the event loop', async () => {
    pool = open(600)
    // Its thread is ready, so the next bot thinks from the beginning to its deadline.
    await pool.choose(job('fine'))
    let turns = 0
    const turning = setInterval(() => turns++, 1)
    await pool.choose(job('loops'))
    clearInterval(turning)
    // An event loop that waited for the bot would have turned once or twice.
    expect(turns).toBeGreaterThan(5)
  })

  test('of a guest with many tables do not delay the bots of another guest', async () => {
    pool = open()
    const order: string[] = []
    const ask = (owner: string) => pool.choose(job('fine', owner)).then(() => void order.push(owner))
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

  test('in the background wait for all others', async () => {
    pool = open()
    const order: string[] = []
    const ask = (owner: string, more = {}) =>
      pool.choose({ ...job('fine', owner), ...more }).then(() => void order.push(owner))
    await Promise.all([
      ask('first'),
      ask('background', { background: true }),
      ...Array.from({ length: 5 }, () => ask('ada')),
    ])
    expect(order).toEqual(['first', ...Array(5).fill('ada'), 'background'])
  })

  test('wait for a thread if the system has no other left, and yield no move if it has none', async () => {
    const changing = new URL(worker)
    pool = openBotPool({
      log: quiet,
      metrics: newMetrics(),
      deadline: 1_500,
      threads: 2,
      worker: changing,
    })
    const fine = { type: 'fine' }
    expect(await pool.choose(job('fine'))).toEqual(fine)
    // Starting a thread fails at once, as it does when the system has none left.
    changing.href = 'http://vermeil.example/'
    const [moves, later] = [
      ['fine', 'fine', 'exits'],
      ['fine', 'fine'],
    ].map((bots) => Promise.all(bots.map((bot) => pool.choose(job(bot)))))
    expect(await moves).toEqual([fine, fine, undefined])
    expect(await later).toEqual([undefined, undefined])
  })

  test('give no answer after the pool is closed, so that no fallback move is played', async () => {
    pool = open()
    let answered = false
    const answer = (): void => {
      answered = true
    }
    void pool.choose(job('loops')).then(answer)
    await pool.close()
    void pool.choose(job('fine')).then(answer)
    await new Promise((resolve) => setImmediate(resolve))
    expect(answered).toBe(false)
  })
})

test.each(GAMES.map((entry) => ({ id: entry.game.id, entry })))(
  '$id: if every bot fails, fallback moves are played and the match finishes',
  async ({ entry: { game, bots } }) => {
    const failing = new URL('../testing/workers/cheating-worker.ts', import.meta.url)
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

test('a bot remembers everything its seat has seen since the start', async () => {
  const botWorker = new URL('../testing/workers/remembering-worker.ts', import.meta.url)
  const server = await testServer({ botWorker })
  try {
    const visitor = await Visitor.named(server.url, 'Ada')
    const seats = [{ kind: 'me' as const }, ...Array(2).fill({ kind: 'bot' as const, bot: 'sharp' })]
    const table = await visitor.create({ game: 'silver-and-gold', seats, startWhenFull: true })
    const socket = await visitor.connect()
    await socket.join(table)
    // The strongest bot stands in. It has a memory too, although it was not there from the start.
    await socket.ask({ type: 'leave', table })
    await until(socket, () => socket.positions.get(table)?.over !== undefined)
    const metrics = await fetch(`${server.url}/metrics`).then((response) => response.text())
    expect(metrics).toContain('vermeil_bot_fallbacks_total 0')
    expect(Number(/vermeil_bot_seconds_count (\d+)/.exec(metrics)?.[1])).toBeGreaterThan(84)
  } finally {
    await server.close()
  }
})

test('taking back and playing again while a bot is thinking does not queue more work for it', async () => {
  const botWorker = new URL('../testing/workers/silent-worker.ts', import.meta.url)
  const server = await testServer({ botWorker, botDeadline: 1_000 })
  try {
    const visitor = await Visitor.named(server.url, 'Ada')
    const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, bot: 'gentle' }]
    const table = await visitor.create({ game: 'elfengold', seats, startWhenFull: true })
    const socket = await visitor.connect()
    await socket.join(table)
    const position = () => socket.positions.get(table)
    const { game } = requireGame('elfengold')
    const play = async () => {
      await until(socket, () => position()?.asked !== undefined)
      const { view, asked = 0 } = position() ?? {}
      const move = view && game?.legal(view).at(-1)
      expect(codeOf(await socket.ask({ type: 'play', table, asked, moves: [move] }))).toBe('done')
    }
    const jobs = async () => {
      const metrics = await fetch(`${server.url}/metrics`).then((response) => response.text())
      return Number(/vermeil_bot_seconds_count (\d+)/.exec(metrics)?.[1])
    }
    // The player reveals a token, then bids, or passes if the bot has the highest bid.
    await play()
    await play()
    const before = await jobs()
    for (let times = 0; times < 5; times++) {
      const turn = position()?.takeBack ?? 0
      expect(codeOf(await socket.ask({ type: 'takeBack', table, turn }))).toBe('done')
      await play()
    }
    await socket.next((message) => message.type === 'event' && message.event.type === 'turn')
    // The job that was running and the one for the current position, and one more on a slow machine.
    expect((await jobs()) - before).toBeLessThanOrEqual(3)
  } finally {
    await server.close()
  }
})
