import { fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { textTable } from '../../src/cli/text-table.ts'
import type { NewToken } from '../../src/protocol/index.ts'
import { SERVER_LIMITS } from '../../src/server/limits.ts'
import { Bystanders } from '../../src/server/testing/attack/bystanders.ts'
import { p99 } from '../../src/server/testing/attack/judge.ts'
import { codeOf, type Socket, Visitor } from '../../src/server/testing/client.ts'
import { openSeats } from '../../src/server/testing/playing.ts'
import { serverProcess } from '../../src/server/testing/process.ts'
import { GENEROUS_LIMITS } from '../../src/server/testing/server.ts'

/*
 * node bench/server/programs.ts [--seconds 10] [--rounds 4]: how long people wait for the server while a hundred programs
 * play as fast as they may, and while they rest, in turn on the same server.
 */

const PROGRAMS = 100
const PER_OWNER = 5
const PEOPLE_TABLES = 8
const GAME = 'silver-and-gold'

/** Everything comes from one address here, so only the limits of programs are those of a real server. */
const { programRequests, programCommands, allProgramCommands, socketsPerProgram } = SERVER_LIMITS
const limits = {
  ...GENEROUS_LIMITS,
  programChanges: { perSecond: 1e6, burst: 1e6 },
  programRequests,
  programCommands,
  allProgramCommands,
  socketsPerProgram,
}

/** Programs in a process of their own, so that their work does not delay those who measure. */
async function playAsPrograms(url: string): Promise<void> {
  setPriority(0)
  let on = false
  let moves = 0
  process.on('message', (order) => {
    on = order === 'play'
    if (order === 'count') process.send?.(moves)
  })
  process.once('disconnect', () => process.exit())

  const programs: Visitor[] = []
  while (programs.length < PROGRAMS) {
    const owner = await Visitor.named(url, `Owner ${programs.length}`)
    for (let i = 0; i < PER_OWNER; i++) {
      const { body } = await owner.request('POST', '/api/me/programs', { name: `Robot ${i}` })
      const program = new Visitor(url)
      program.token = (body as NewToken).token
      programs.push(program)
    }
  }
  async function pair(host: Visitor, guest: Visitor): Promise<void> {
    const sockets = [await host.connect(), await guest.connect()]
    for (;;) {
      const table = await host.create({ game: GAME, seats: openSeats(2), startWhenFull: true })
      for (const socket of sockets) await patiently(socket, { type: 'join', table })
      await patiently(sockets[1], { type: 'sit', table })
      while (!sockets[0]?.positions.get(table)?.over) {
        const asked = on ? sockets.find((one) => one.positions.get(table)?.asked !== undefined) : undefined
        if (asked) await playOne(asked, table)
        else await delay(50)
      }
      for (const socket of sockets) await patiently(socket, { type: 'part', table })
    }
  }
  async function playOne(socket: Socket, table: string): Promise<void> {
    const listed = await patiently(socket, { type: 'moves', table })
    if (listed?.type !== 'done' || !listed.moves?.length || listed.asked === undefined) return
    const move = listed.moves[Math.floor(Math.random() * listed.moves.length)]
    const played = await patiently(socket, { type: 'play', table, asked: listed.asked, moves: [move] })
    if (played?.type === 'done') moves++
  }
  async function patiently(socket: Socket | undefined, command: Parameters<Socket['ask']>[0]) {
    for (;;) {
      const answer = await socket?.ask(command)
      if (!answer || codeOf(answer) !== 'tooFast') return answer
      await delay(1_000)
    }
  }
  for (let i = 0; i + 1 < programs.length; i += 2) {
    const [host, guest] = programs.slice(i, i + 2)
    if (host && guest) void pair(host, guest)
  }
  process.send?.('ready')
}

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '10' },
    rounds: { type: 'string', default: '4' },
    programs: { type: 'string' },
  },
})

if (values.programs !== undefined) await playAsPrograms(values.programs)
else await measure(Number(values.seconds) * 1_000, Number(values.rounds))

async function measure(length: number, rounds: number): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'vermeil-programs-'))
  const server = await serverProcess({ data, limits, logLevel: 'error' })
  const people = await Bystanders.arrive(server.url, PEOPLE_TABLES)
  const programs = fork(fileURLToPath(import.meta.url), ['--programs', server.url])
  const heard = (): Promise<unknown> => new Promise((resolve) => programs.once('message', resolve))
  programs.once('exit', (code) => code && process.exit(code))
  await heard()
  const rows: string[][] = []
  const all = { resting: [] as number[], playing: [] as number[] }
  let before = 0
  for (let round = 0; round < rounds; round++)
    // Which comes first alternates, so that a server that slows down with time favours neither.
    for (const state of round % 2 === 0
      ? (['resting', 'playing'] as const)
      : (['playing', 'resting'] as const)) {
      programs.send(state === 'playing' ? 'play' : 'rest')
      await delay(1_000)
      const until = performance.now() + length
      const { moves, pings } = await people.feel(() => performance.now() > until)
      const counted = heard()
      programs.send('count')
      const made = Number(await counted)
      all[state].push(...moves, ...pings)
      const shown = [moves, pings].map((felt) => `${felt.length}: ${p99(felt).toFixed(1)}`)
      rows.push([state, String(made - before), ...shown])
      before = made
    }
  programs.kill()
  await people.leave()
  await server.stop()
  rmSync(data, { recursive: true, force: true })
  console.log(textTable([['programs', 'their moves', 'people’s moves, p99 ms', 'pings, p99 ms'], ...rows]))
  console.log(`all: resting ${p99(all.resting).toFixed(1)} ms, playing ${p99(all.playing).toFixed(1)} ms`)
  for (const problem of people.problems) console.log(problem)
}
