import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { connect, type Socket as NetSocket } from 'node:net'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { GAMES } from '../../games/all.ts'
import { at } from '../../kernel/index.ts'
import { limitTrouble } from '../health/trouble.ts'
import { StoreUnavailable } from '../store/store.ts'
import { codeOf, Visitor } from '../testing/client.ts'
import { openSeats } from '../testing/playing.ts'
import { manualTime, temporaryFolder, testServer } from '../testing/server.ts'

const { game } = at(GAMES, 0)
const CHILD = fileURLToPath(new URL('../testing/child.ts', import.meta.url))

describe('trouble with the disk', () => {
  test('is one line in the log, however many commands are refused', async () => {
    const lines: string[] = []
    const server = await testServer({
      time: manualTime(),
      logLevel: 'warn',
      logStream: { write: (line) => void lines.push(line) },
    })
    const ada = await Visitor.named(server.url, 'Ada')
    const table = await ada.create({ game: game.id, seats: openSeats(2) })
    const socket = await ada.connect()
    await socket.join(table)
    rmSync(`${server.data}/vermeil.sqlite`)
    for (let i = 0; i < 30; i++) {
      expect(codeOf(await socket.ask({ type: 'chat', table, text: 'hello' }))).toBe('serverTrouble')
      expect((await ada.request('PUT', '/api/me', { name: `Ada ${i}` })).status).toBe(500)
    }
    expect((await fetch(`${server.url}/health`)).status).toBe(503)
    expect(lines).toHaveLength(1)
    const [line = '{}'] = lines
    expect(JSON.parse(line)).toMatchObject({ reason: expect.stringContaining('removed or replaced') })
    expect(line).not.toContain('stack')
    await server.close()
  })

  test('that lasts is reported every 30 seconds, with the number of failures since', () => {
    const time = manualTime()
    const lines: object[] = []
    const note = (details: object): void => void lines.push(details)
    const log = limitTrouble({ debug: note, info: note, warn: note, error: note }, time)
    const problem = new StoreUnavailable('the disk is full')
    const fail = (count: number): void => {
      for (let i = 0; i < count; i++) log.error({ problem }, 'a command failed')
    }
    fail(100)
    expect(lines).toEqual([{ reason: 'the disk is full', failures: 1, last: 'a command failed' }])
    time.advance(30_000)
    expect(lines.slice(1)).toEqual([{ reason: 'the disk is full', failures: 99, last: 'a command failed' }])
    time.advance(60_000)
    expect(lines).toHaveLength(2)
    time.advance(-3_600_000)
    fail(1)
    expect(lines).toHaveLength(3)
    // A mistake in the program is still reported with everything that is known about it.
    const mistake = new Error('a mistake')
    log.error({ problem: mistake }, 'a command failed')
    expect(lines.slice(3)).toEqual([{ problem: mistake }])
  })
})

describe('a server that runs out of file descriptors', () => {
  test('says so in one line and recovers', async () => {
    const data = temporaryFolder()
    const options = { port: 0, host: '127.0.0.1', data, logLevel: 'error', botThreads: 1 }
    const limited = ['-c', 'ulimit -n 70; exec "$@"', 'limited', process.execPath, CHILD]
    const child = spawn('bash', [...limited, JSON.stringify(options)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let output = ''
    child.stdout.on('data', (text) => {
      output += text
    })
    await expect.poll(() => /http:\/\/\S+/.exec(output)?.[0]).toBeDefined()
    const url = /http:\/\/\S+/.exec(output)?.[0] ?? ''
    const sockets: NetSocket[] = []
    for (let i = 0; i < 150; i++) {
      const socket = connect(Number(new URL(url).port), '127.0.0.1')
      socket.on('error', () => undefined)
      sockets.push(socket)
    }
    await expect.poll(() => output).toContain('out of file descriptors')
    expect(output.match(/trouble/g)).toHaveLength(1)
    expect(output).not.toContain('stack')
    for (const socket of sockets) socket.destroy()
    const health = async () => (await fetch(`${url}/health`).catch(() => undefined))?.status
    await expect.poll(health).toBe(200)
    child.kill()
    rmSync(data, { recursive: true, force: true })
  })
})
