import type { IncomingMessage, ServerResponse } from 'node:http'
import { setImmediate as nextTick } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { inTurns } from './in-turns.ts'

/** A request whose sender is what its URL begins with. */
const request = (url: string, destroyed = false): IncomingMessage =>
  ({ url, socket: { destroyed } }) as IncomingMessage

test('requests of one address are started one after the other, and those of others at once', async () => {
  const started: string[] = []
  const take = inTurns(
    ({ url = '' }) => started.push(url),
    ({ url = '' }) => url.slice(0, 1),
  )
  const send = (url: string, destroyed?: boolean): void => take(request(url, destroyed), {} as ServerResponse)
  for (let i = 1; i <= 3; i++) send(`a${i}`)
  send('b1')
  send('a4', true)
  send('a5')
  expect(started).toEqual(['a1', 'b1'])
  await nextTick()
  expect(started).toEqual(['a1', 'b1', 'a2'])
  send('b2')
  expect(started.at(-1)).toBe('b2')
  while (started.length < 6) await nextTick()
  // Nobody waits for the answer to the fourth any more.
  expect(started.slice(4)).toEqual(['a3', 'a5'])
  await nextTick()
  await nextTick()
  send('a6')
  expect(started.at(-1)).toBe('a6')
})
