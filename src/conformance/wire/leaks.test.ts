import { expect, test } from 'vitest'
import { toyManifest } from '../../games/testing/toy/manifest.ts'
import { SPECTATOR } from '../../table/index.ts'
import { WIRE_CHECKS } from './checks.ts'
import { type RecordedTable, type Recording, recordTable } from './record.ts'

/* A server that sends too much must be found: the checks are given recordings of one that does. */

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] extends object ? Mutable<T[Key]> : T[Key] }

const recorded = await recordTable(toyManifest)

const events = ({ messages }: Mutable<Recording>) =>
  messages.flatMap((message) => (message.type === 'event' && message.position ? [message] : []))

const LEAKS: readonly (readonly [name: string, leak: (table: Mutable<RecordedTable>) => void])[] = [
  [
    'every message has exactly the fields of the protocol',
    ({ recordings: [one] }) => void Object.assign(one?.messages[0] ?? {}, { hint: 'seat 1 holds a 5' }),
  ],
  [
    'every view is exactly what the kernel shows that seat at that point',
    ({ recordings }) => {
      const spectator = recordings.find(({ viewer }) => viewer === SPECTATOR)
      const [event] = spectator ? events(spectator) : []
      Object.assign(event?.position?.view ?? {}, { own: { hand: [5, 5, 1] } })
    },
  ],
  [
    'the history sent to a late viewer is exactly what the kernel shows them at each point',
    ({ recordings }) => {
      for (const { messages } of recordings)
        for (const message of messages) if (message.type === 'table') message.history?.push({ waiting: 0 })
    },
  ],
  [
    'a turn whose effect a viewer cannot see is neither sent to them nor counted in their numbers',
    ({ stored }) => {
      for (const entry of stored.entries) if ('seen' in entry) Object.assign(entry, { seen: 0 })
    },
  ],
  [
    'the seed is never sent before the end, and its hash is sent at the start',
    ({ recordings, stored }) => void recordings[0]?.raw.unshift(`"${stored.seed}"`),
  ],
  [
    'no guest id and no cookie is ever sent to anyone',
    ({ recordings, secrets }) => void recordings[0]?.raw.push(`"${secrets[0]}"`),
  ],
]

test.each(LEAKS)('%s', (name, leak) => {
  const check = WIRE_CHECKS.find((one) => one.name === name)
  if (!check) throw new Error(`no check ${name}`)
  check.run(recorded, toyManifest)
  const leaking: Mutable<RecordedTable> = JSON.parse(JSON.stringify(recorded))
  leak(leaking)
  expect(() => check.run(leaking, toyManifest)).toThrow()
})
