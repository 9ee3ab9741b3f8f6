import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { describe, expect, onTestFinished, test } from 'vitest'
import { startNats } from '../server/testing/parts/nats.ts'
import { haveParts, NATS } from '../server/testing/parts/programs.ts'
import { vermeil } from './testing/vermeil.ts'

const VERMEIL = fileURLToPath(new URL('../../bin/vermeil.js', import.meta.url))

describe('vermeil bots', () => {
  test.each([
    ['no address', [], 'name the nats-server with --connect'],
    ['a malformed address', ['--connect', 'nats://us:secret@a b'], 'must look like nats://'],
    ['no threads', ['--connect', 'nats://host', '--threads', '0'], '--threads must be a whole number from 1'],
    ['an unknown log level', ['--connect', 'nats://host', '--log', 'loud'], '--log must be one of'],
    ['something else', ['nats://host'], 'unexpected argument'],
  ])('refuses %s', async (_, args, text) => {
    const { status, stderr } = await vermeil('bots', ...args)
    expect(status).toBe(2)
    expect(stderr).toContain(text)
    expect(stderr).not.toContain('secret')
  })
})

describe.skipIf(!haveParts('vermeil bots', NATS))('vermeil bots on a nats-server', () => {
  /** The first line of its log that contains a text. */
  async function logged(child: ChildProcess, wanted: string): Promise<unknown> {
    let text = ''
    for await (const part of child.stdout ?? []) {
      text += part
      const line = text.split('\n').find((one) => one.includes(wanted) && one.endsWith('}'))
      if (line) return JSON.parse(line)
    }
    throw new Error(text)
  }

  test('connects with the address from the environment, says so in its log and stops on a signal', async () => {
    const nats = await startNats()
    onTestFinished(() => nats.end())
    const env = { ...process.env, VERMEIL_NATS_URL: nats.url }
    const child = spawn(process.execPath, [VERMEIL, 'bots', '--threads', '1'], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    onTestFinished(() => void child.kill('SIGTERM'))
    expect(await logged(child, 'connected')).toMatchObject({ level: 30, threads: 1 })
    child.kill('SIGTERM')
    expect(await once(child, 'exit')).toEqual([0, null])
  })
})
