import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { connect, type Msg } from '@nats-io/transport-node'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { GAMES } from '../../../games/all.ts'
import { newMetrics } from '../../metrics.ts'
import { type Nats, startNats } from '../../testing/parts/nats.ts'
import { asUser } from '../../testing/parts/part.ts'
import { haveParts, NATS } from '../../testing/parts/programs.ts'
import type { BotJob, BotPool } from '../bot-pool.ts'
import { openBotProcess } from './bot-process.ts'
import { openRemotePool, type RemoteTiming } from './remote-pool.ts'
import { startStranger } from './testing/stranger.ts'
import { CANCEL, isCancelSubject, subjectsFor } from './wire.ts'

const quiet = { debug() {}, info() {}, warn() {}, error() {} }
const workerNamed = (name: string): URL => new URL(`../../testing/workers/${name}.ts`, import.meta.url)
const CHILD = fileURLToPath(new URL('./testing/child.ts', import.meta.url))

const OWN = { type: 'own' }
const job = (more: Partial<BotJob> = {}): BotJob => {
  return { owner: 'ada', game: 'silver-and-gold', bot: 'fine', view: '{}', ...more }
}
const THINKING = JSON.stringify({ type: 'thinking' })
/** Nobody runs out of these, however slow the machine is. */
const PATIENT = { patience: 600_000, acceptance: 60_000, silence: 600_000, pause: 600_000 }

test('a job is cancelled on a subject of its own', () => {
  const subjects = subjectsFor(GAMES)
  const { reply, think } = subjects
  expect(isCancelSubject(subjects, `${reply}.6f1c-a.12`)).toBe(true)
  for (const subject of [
    think,
    reply,
    `${reply}.`,
    `${reply}.a`,
    `${reply}.a.b`,
    `${reply}.a.1.2`,
    `${reply}.*.1`,
  ])
    expect(isCancelSubject(subjects, subject)).toBe(false)
  for (const subject of [
    '',
    'vermeil.tables',
    `x${reply}.a.1`,
    `${reply}.>.1`,
    `${reply}.a b.1`,
    `${reply}.a.1\r\nPUB`,
  ])
    expect(isCancelSubject(subjects, subject)).toBe(false)
})

describe.skipIf(!haveParts('bots in other processes', NATS))('bots elsewhere', () => {
  let nats: Nats
  beforeAll(async () => {
    nats = await startNats()
  })
  afterAll(() => nats.end())

  /** A server's pool, whose own threads give an answer that nobody else gives. */
  function openPool({ deadline = 600_000, ...timing }: Partial<RemoteTiming> & { deadline?: number } = {}) {
    const metrics = newMetrics()
    let closed = false
    const own: BotPool = {
      choose: async () => OWN,
      load: () => ({ busy: 0, waiting: 0 }),
      close: async () => undefined,
    }
    const pool = openRemotePool({
      url: nats.url,
      own,
      games: GAMES,
      log: quiet,
      metrics,
      deadline,
      isSent: (bot) => bot !== 'weak',
      timing: { ...PATIENT, ...timing },
    })
    const close = async (): Promise<void> => {
      if (!closed) await pool.close()
      closed = true
    }
    onTestFinished(close)
    const processes = async (): Promise<number> => (await metrics.botProcesses.get()).values[0]?.value ?? 0
    return {
      pool,
      close,
      /** Waits until it has heard of this number of processes. */
      hears: (count: number) => expect.poll(processes).toBe(count),
      thinks: (busy: number, waiting = 0) => expect.poll(() => pool.load()).toEqual({ busy, waiting }),
      /** Why jobs were left to its own threads, and how often. */
      async fallbacks(): Promise<Record<string, number>> {
        const { values } = await metrics.remoteBotFallbacks.get()
        return Object.fromEntries(values.map(({ labels, value }) => [labels.reason, value]))
      },
    }
  }

  async function openProcess(worker: string, threads = 1, games = GAMES) {
    const log = quiet
    const bots = await openBotProcess({ url: nats.url, games, log, threads, worker: workerNamed(worker) })
    onTestFinished(() => bots.close())
    return bots
  }

  async function stranger(replies: readonly (string | Uint8Array)[], pause = 0) {
    const opened = await startStranger(nats.url, replies, pause)
    onTestFinished(() => opened.close())
    return opened
  }

  test('the moves of strong bots come from another process, and those of the others do not', async () => {
    const { pool, hears, fallbacks } = openPool()
    await openProcess('failing-worker')
    await hears(1)
    expect(await pool.choose(job())).toEqual({ type: 'fine' })
    expect(await pool.choose(job({ bot: 'weak' }))).toEqual(OWN)
    expect(await fallbacks()).toEqual({})
  })

  test('without another process, the own threads are asked at once', async () => {
    const { pool, fallbacks } = openPool()
    expect(await pool.choose(job())).toEqual(OWN)
    expect(await fallbacks()).toEqual({})
  })

  test('two processes share the work: each takes what its threads can begin, and the rest waits in the server', async () => {
    await openProcess('silent-worker', 1)
    await openProcess('silent-worker', 2)
    const { pool, hears, thinks } = openPool()
    await hears(2)
    for (let count = 0; count < 5; count++) void pool.choose(job())
    await thinks(3, 2)
  })

  test('many jobs of two servers are all done by two processes, each once', async () => {
    const servers = [openPool(), openPool()]
    for (let count = 0; count < 2; count++) await openProcess('failing-worker', 2)
    for (const { hears } of servers) await hears(2)
    const moves = await Promise.all(
      servers.flatMap(({ pool }) => Array.from({ length: 100 }, () => pool.choose(job()))),
    )
    expect(moves).toEqual(Array(200).fill({ type: 'fine' }))
    for (const { fallbacks } of servers) expect(await fallbacks()).toEqual({})
  })

  test('a job that nobody takes in time is done by the own threads', async () => {
    await openProcess('silent-worker')
    const { pool, hears, thinks, fallbacks } = openPool({ patience: 200 })
    await hears(1)
    void pool.choose(job())
    await thinks(1)
    expect(await pool.choose(job())).toEqual(OWN)
    expect(await fallbacks()).toEqual({ waited: 1 })
  })

  test('a process killed in the middle of a thought costs nothing but time', async () => {
    const { pool, hears, thinks, fallbacks } = openPool({ silence: 5_000 })
    const command = asUser(
      [process.execPath, CHILD, nats.url, workerNamed('silent-worker').href],
      undefined,
      'SIGKILL',
    )
    const child = spawn(command[0], command.slice(1), { stdio: ['ignore', 'ignore', 'inherit'] })
    await hears(1)
    const move = pool.choose(job())
    await thinks(1)
    child.kill('SIGKILL')
    await once(child, 'exit')
    expect(await move).toEqual(OWN)
    expect(await fallbacks()).toEqual({ silent: 1 })
    await hears(0)
    expect(await pool.choose(job())).toEqual(OWN)
  })

  test('a process that is stopped finishes what it has begun, and gets nothing new', async () => {
    const { pool, hears, thinks, fallbacks } = openPool()
    const bots = await openProcess('slow-worker')
    await hears(1)
    const move = pool.choose(job())
    await thinks(1)
    await bots.close()
    expect(await move).toEqual({ type: 'fine' })
    await hears(0)
    expect(await pool.choose(job())).toEqual(OWN)
    expect(await fallbacks()).toEqual({})
  })

  test('a process stops thinking when nobody waits for the answer any more', async () => {
    const first = openPool()
    await openProcess('silent-worker')
    await first.hears(1)
    void first.pool.choose(job())
    await first.thinks(1)
    await first.close()
    const second = openPool()
    await second.hears(1)
    void second.pool.choose(job())
    await second.thinks(1)
  })

  /** Somebody who hears everything, so that the nats-server never says that nobody waits for an answer. */
  async function listen(hear: (message: Msg) => void) {
    const listener = await connect({ servers: nats.url })
    onTestFinished(() => listener.close())
    listener.subscribe('>', { callback: (_, message) => hear(message) })
    await listener.flush()
    return listener
  }

  test('a process is told that a job has been given up, even if somebody listens to everything', async () => {
    const { pool, close, hears, thinks, fallbacks } = openPool()
    await openProcess('silent-worker')
    await hears(1)
    let spoilt = false
    const listener = await listen((message) => {
      if (spoilt || message.string() !== THINKING) return
      spoilt = true
      listener.publish(message.subject, 'garbage')
    })
    expect(await pool.choose(job())).toEqual(OWN)
    expect(await fallbacks()).toEqual({ garbage: 1 })
    // Its only thread is free again.
    void pool.choose(job())
    await thinks(1)
    // Otherwise the process would wait for its bot when it is closed.
    await listener.close()
    await close()
  })

  test('nobody cancels a job by replaying an old message, with nonsense or by guessing', async () => {
    const { pool, hears, fallbacks } = openPool()
    await openProcess('slow-worker')
    await hears(1)
    const { reply } = subjectsFor(GAMES)
    const cancelSubjects: string[] = []
    const enemy = await listen((message) => {
      if (message.string() !== THINKING || message.reply === undefined) return
      cancelSubjects.push(message.reply)
      for (const text of ['', '{', 'null', '{"type":"stop"}', 'x'.repeat(2_000)])
        enemy.publish(message.reply, text)
      const [first = '', ...later] = cancelSubjects
      if (later.at(-1) !== undefined && later.at(-1) !== first) enemy.publish(first, CANCEL)
      for (const guess of ['x.0', 'x.-1', 'x.y', '0']) enemy.publish(`${reply}.${guess}`, CANCEL)
    })
    for (let times = 0; times < 2; times++) expect(await pool.choose(job())).toEqual({ type: 'fine' })
    expect(new Set(cancelSubjects).size).toBe(2)
    expect(await fallbacks()).toEqual({})
  })

  test('nothing is published on a subject that a stranger made up', async () => {
    const { pool, close, hears } = openPool()
    const { think, here } = subjectsFor(GAMES)
    const heard: string[] = []
    const enemy = await listen(({ subject }) => heard.push(subject))
    enemy.subscribe(think, {
      callback(_, message) {
        enemy.publish(message.reply ?? '', THINKING, { reply: 'vermeil.secret' })
        enemy.publish(message.reply ?? '', 'garbage')
      },
    })
    const telling = setInterval(() => enemy.publish(here, JSON.stringify({ id: 'enemy', free: 1 })), 50)
    onTestFinished(() => clearInterval(telling))
    await hears(1)
    expect(await pool.choose(job())).toEqual(OWN)
    // A second job makes sure that whatever the first one has published was heard.
    expect(await pool.choose(job())).toEqual(OWN)
    await close()
    await enemy.flush()
    expect(heard.filter((subject) => !subject.startsWith('vermeil.bots.'))).toEqual([])
  })

  test('bots that fail elsewhere are asked again here', async () => {
    const { pool, hears, fallbacks } = openPool()
    await openProcess('failing-worker')
    await hears(1)
    for (const bot of ['throws', 'exits']) expect(await pool.choose(job({ bot }))).toEqual(OWN)
    expect(await pool.choose(job())).toEqual({ type: 'fine' })
    expect(await fallbacks()).toEqual({ failed: 2 })
  })

  test('the deadline is that of the server: a bot that never answers is stopped there and asked again here', async () => {
    const { pool, hears, fallbacks } = openPool({ deadline: 1_500 })
    await openProcess('failing-worker')
    await hears(1)
    expect(await pool.choose(job({ bot: 'loops' }))).toEqual(OWN)
    const [[reason, count] = []] = Object.entries(await fallbacks())
    // Both sides have the same deadline, and either may notice first.
    expect(['late', 'failed']).toContain(reason)
    expect(count).toBe(1)
  })

  const FINE = JSON.stringify({ type: 'move', move: { type: 'fine' } })
  test.each([
    ['nothing', [''], 'garbage'],
    ['no JSON', ['{'], 'garbage'],
    ['no answer', ['null'], 'garbage'],
    ['an answer of another version', ['{"type":"resign"}'], 'garbage'],
    ['no text', [Uint8Array.of(0xff, 0xfe, 0)], 'garbage'],
    ['something nested deep', [`{"type":"move","move":${'['.repeat(9_000)}`], 'garbage'],
    ['something huge', [JSON.stringify({ type: 'move', move: 'x'.repeat(500_000) })], 'garbage'],
    ['that it is busy, after it has begun', [THINKING, '{"type":"busy"}'], 'garbage'],
    ['a move that is not legal', ['{"type":"move","move":{"type":"win"}}'], 'illegal'],
  ])('a stranger who answers %s is not believed', async (_, replies, reason) => {
    const { pool, hears, fallbacks } = openPool()
    const { jobs } = await stranger(replies)
    await hears(1)
    const isLegal = (move: unknown): boolean => JSON.stringify(move) === '{"type":"fine"}'
    expect(await pool.choose(job({ isLegal }))).toEqual(OWN)
    expect(jobs).toHaveLength(1)
    expect(await fallbacks()).toEqual({ [reason]: 1 })
  })

  test('of two answers the first counts', async () => {
    const { pool, hears, thinks } = openPool()
    await stranger([THINKING, FINE, '{"type":"move","move":{"type":"second"}}', '{'])
    await hears(1)
    for (let times = 0; times < 3; times++) expect(await pool.choose(job())).toEqual({ type: 'fine' })
    await thinks(0)
  })

  test('a job whose refusal arrives after a thread has become free is offered again at once', async () => {
    const { pool, hears } = openPool()
    const bots = await connect({ servers: nats.url })
    onTestFinished(() => bots.close())
    const { think, here } = subjectsFor(GAMES)
    const sayHere = (): void => bots.publish(here, JSON.stringify({ id: 'bots', free: 1 }))
    let first: Msg | undefined
    let count = 0
    bots.subscribe(think, {
      callback(_, message) {
        count++
        if (count === 1) {
          first = message
          message.respond(THINKING)
        } else if (count === 2) {
          first?.respond(FINE)
          sayHere()
          message.respond('{"type":"busy"}')
        } else message.respond(FINE)
      },
    })
    // The pool may not listen yet, so it is told until it has heard it.
    const telling = setInterval(sayHere, 50)
    onTestFinished(() => clearInterval(telling))
    await hears(1)
    clearInterval(telling)
    const moves = await Promise.all([pool.choose(job()), pool.choose(job())])
    expect(moves).toEqual([{ type: 'fine' }, { type: 'fine' }])
    expect(count).toBe(3)
  })

  test('an answer after the deadline is ignored', async () => {
    const { pool, hears, thinks, fallbacks } = openPool({ deadline: 300 })
    await stranger([THINKING, FINE], 900)
    await hears(1)
    expect(await pool.choose(job())).toEqual(OWN)
    await thinks(0)
    expect(await fallbacks()).toEqual({ late: 1 })
  })

  test('a stranger who takes jobs and says nothing delays five moves, then is left alone', async () => {
    const { pool, hears, fallbacks } = openPool({ patience: 200, acceptance: 200 })
    const { jobs } = await stranger([])
    await hears(1)
    while ((await fallbacks()).silent !== 5) expect(await pool.choose(job())).toEqual(OWN)
    const { length } = jobs
    expect(length).toBeGreaterThanOrEqual(5)
    for (let moves = 0; moves < 3; moves++) expect(await pool.choose(job())).toEqual(OWN)
    expect(jobs).toHaveLength(length)
    expect((await fallbacks()).silent).toBe(5)
  })

  test('with somebody who listens to everything, every job is still offered once, to a free thread', async () => {
    const { pool, hears, fallbacks } = openPool()
    const listener = await connect({ servers: nats.url })
    onTestFinished(() => listener.close())
    const { think } = subjectsFor(GAMES)
    let offers = 0
    listener.subscribe('>', { callback: (_, { subject }) => void (subject === think && offers++) })
    await openProcess('failing-worker', 2)
    await hears(1)
    const moves = await Promise.all(Array.from({ length: 20 }, () => pool.choose(job())))
    expect(moves).toEqual(Array(20).fill({ type: 'fine' }))
    await listener.flush()
    expect(offers).toBe(20)
    expect(await fallbacks()).toEqual({})
  })

  test('processes of another version are not asked', async () => {
    const { pool, hears } = openPool()
    await openProcess('failing-worker', 1, GAMES.slice(1))
    const listener = await connect({ servers: nats.url })
    onTestFinished(() => listener.close())
    // The pool hears this at the same time as the listener.
    for await (const _ of listener.subscribe('vermeil.bots.*.here')) break
    await hears(0)
    expect(await pool.choose(job())).toEqual(OWN)
  })

  test('a view that is too large for the nats-server stays in the server', async () => {
    const { pool, hears, fallbacks } = openPool()
    await openProcess('failing-worker')
    await hears(1)
    expect(await pool.choose(job({ view: 'x'.repeat(2_000_000) }))).toEqual(OWN)
    expect(await pool.choose(job())).toEqual({ type: 'fine' })
    expect(await fallbacks()).toEqual({})
  })

  test('a nats-server that restarts costs nothing but time, and afterwards the processes are asked again', async () => {
    const { pool, hears, thinks, fallbacks } = openPool()
    await openProcess('slow-worker')
    await hears(1)
    const move = pool.choose(job())
    await thinks(1)
    await nats.restart()
    expect(await move).toEqual(OWN)
    expect(await fallbacks()).toEqual({ disconnected: 1 })
    await hears(1)
    expect(await pool.choose(job())).toEqual({ type: 'fine' })
  })

  test('nothing that is sent to a bot process stops it', async () => {
    const { pool, hears } = openPool()
    await openProcess('failing-worker')
    await hears(1)
    const { think, here, reply } = subjectsFor(GAMES)
    const enemy = await connect({ servers: nats.url })
    onTestFinished(() => enemy.close())
    const proper = { game: 'silver-and-gold', bot: 'fine', view: '{}', deadline: 1_000 }
    for (const text of ['', '{', '[]', JSON.stringify({ ...proper, deadline: 1e12 }), 'x'.repeat(900_000)])
      expect((await enemy.request(think, text, { timeout: 60_000 })).string()).toBe('{"type":"failed"}')
    enemy.publish(think, JSON.stringify(proper))
    enemy.publish(here, '{"id":7}')
    enemy.publish(`${reply}.x`, 'x')
    await enemy.flush()
    expect(await pool.choose(job())).toEqual({ type: 'fine' })
  })
})
