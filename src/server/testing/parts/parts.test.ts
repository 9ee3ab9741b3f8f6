import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { startNats } from './nats.ts'
import { startPostgres } from './postgres.ts'
import { haveParts, NATS, POSTGRES, type Program } from './programs.ts'

/** Whether a server accepts connections at an address. */
function answers(url: string): Promise<boolean> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  return once(socket, 'connect')
    .then(
      () => true,
      () => false,
    )
    .finally(() => socket.destroy())
}

describe.skipIf(!haveParts('the programs that tests start', POSTGRES, NATS))('real programs', () => {
  test('PostgreSQL keeps committed data through both kinds of restart, and its connections can be cut', async () => {
    const postgres = await startPostgres()
    try {
      await postgres.sql('create table kept (n int)')
      for (const how of ['fast', 'immediate'] as const) {
        await postgres.sql('insert into kept values (1)')
        await postgres.restart(how)
      }
      expect(await postgres.sql('select sum(n) from kept')).toBe('2')
      expect(await postgres.sql('show fsync')).toBe('on')
      const sleeping = expect(postgres.sql('select pg_sleep(60)')).rejects.toThrow(/terminating connection/)
      while ((await postgres.cut()) === 0) await delay(20)
      await sleeping
      const other = await postgres.newDatabase()
      expect(new URL(other).pathname).not.toBe(new URL(postgres.url).pathname)
    } finally {
      await postgres.end()
    }
    expect(await answers(postgres.url)).toBe(false)
  })

  test('nats-server restarts at the same address', async () => {
    const nats = await startNats()
    try {
      await nats.stop()
      expect(await answers(nats.url)).toBe(false)
      await nats.start()
      expect(await answers(nats.url)).toBe(true)
    } finally {
      await nats.end()
    }
    expect(await answers(nats.url)).toBe(false)
  })

  test.runIf(process.platform === 'linux')(
    'they end when the process that started them is killed',
    async () => {
      const child = spawn(process.execPath, [fileURLToPath(new URL('./dying.ts', import.meta.url))], {
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      const [data] = await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])
      const urls = String(data).trim().split(' ')
      for (const url of urls) expect(await answers(url)).toBe(true)
      child.kill('SIGKILL')
      for (const url of urls) while (await answers(url)) await delay(20)
    },
  )
})

describe('a program that is missing and cannot be installed', () => {
  const nowhere: Program = { name: 'no-such-program', package: 'no-such-package', folders: () => [] }
  afterEach(() => {
    vi.unstubAllEnvs()
    vi.restoreAllMocks()
  })

  test('is reported together with what is not tested', () => {
    vi.stubEnv('CI', '')
    vi.stubEnv('PATH', '')
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(haveParts('the end of the world', nowhere)).toBe(false)
    expect(String(said.mock.calls)).toContain('NOT TESTED: the end of the world')
  })

  test('is a failure in CI', () => {
    vi.stubEnv('CI', '1')
    vi.stubEnv('PATH', '')
    expect(() => haveParts('the end of the world', nowhere)).toThrow(/In CI that is a failure/)
  })
})
