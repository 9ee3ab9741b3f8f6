import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { KERNEL_REJECTIONS } from '../kernel/index.ts'
import { NewChannelSchema, NoticePreferencesSchema } from './http/notices.ts'
import { SetSleepSchema } from './http/requests.ts'
import {
  ClockSchema,
  COMMAND_TYPES,
  COMMANDS,
  CreateTableSchema,
  EVENTS,
  MESSAGES,
  MessageSchema,
  PROTOCOL_CODES,
  ROUTES,
  SetNameSchema,
  SettingsSchema,
} from './index.ts'
import { EventSchema } from './socket/events.ts'

describe('the protocol', () => {
  test('names every command, message and event after its key', () => {
    for (const schemas of [COMMANDS, MESSAGES, EVENTS]) {
      for (const [name, schema] of Object.entries(schemas)) expect(schema.entries.type.literal).toBe(name)
    }
    expect(COMMAND_TYPES).toContain('play')
  })

  test('reads every message and event that it names', () => {
    const typesIn = ({ options }: typeof MessageSchema | typeof EventSchema): string[] =>
      options.map(({ entries }) => entries.type.literal)
    expect(typesIn(MessageSchema).sort()).toEqual(Object.keys(MESSAGES).sort())
    expect(typesIn(EventSchema).sort()).toEqual(Object.keys(EVENTS).sort())
  })

  test('has codes that are neither doubled nor taken by the kernel', () => {
    expect(new Set(PROTOCOL_CODES).size).toBe(PROTOCOL_CODES.length)
    for (const code of KERNEL_REJECTIONS) expect(PROTOCOL_CODES).not.toContain(code)
  })

  test.each(['', '   ', 'x'.repeat(25), 'a\u0000b', 'a\nb', 'evil\u202etxt', 7, undefined, {}])(
    'refuses the name %j',
    (name) => expect(v.is(SetNameSchema, { name })).toBe(false),
  )

  test.each(['Ada', 'Zażółć', '  Łukasz ', '张伟', 'n°1 ☺'])('takes the name %j', (name) => {
    expect(v.parse(SetNameSchema, { name }).name).toBe(name.trim())
  })

  test('wants exactly one seat for the one who creates a table', () => {
    const table = (...seats: string[]) => ({ game: 'any', seats: seats.map((kind) => ({ kind })) })
    expect(v.is(CreateTableSchema, table('me', 'open'))).toBe(true)
    expect(v.is(CreateTableSchema, table('open'))).toBe(false)
    expect(v.is(CreateTableSchema, table('me', 'me'))).toBe(false)
  })

  test('knows real time zones from invented ones', () => {
    const withZone = (zone: string) => ({
      game: 'any',
      seats: [{ kind: 'me' }],
      clock: { kind: 'correspondence', days: 1, sleep: { from: 0, to: 60, zone } },
    })
    expect(v.is(CreateTableSchema, withZone('Europe/Warsaw'))).toBe(true)
    expect(v.is(CreateTableSchema, withZone('Middle/Earth'))).toBe(false)
  })

  test('wants a known time zone wherever a request names one', () => {
    const [known, unknown] = ['Europe/Warsaw', 'Middle/Earth'].map((zone) => {
      const hours = { from: 0, to: 60, zone }
      const clock = { kind: 'correspondence', days: 1, sleep: hours }
      const table = { id: 'a', table: 'aaaaaaaa' }
      return [
        v.is(SetSleepSchema, { sleep: hours }),
        v.is(ROUTES.planHoliday.body, { from: '2026-12-24', days: 1, zone }),
        v.is(CreateTableSchema, { game: 'any', seats: [{ kind: 'me' }], rest: { weekends: zone } }),
        v.is(COMMANDS.setTable, { type: 'setTable', ...table, clock }),
        v.is(COMMANDS.setTable, { type: 'setTable', ...table, rest: { weekends: zone } }),
        v.is(NoticePreferencesSchema, { live: true, reminder: true, quiet: hours }),
        v.is(NewChannelSchema, {
          kind: 'email',
          language: 'en',
          address: 'ada@mail.example',
          digest: { at: 60, zone },
        }),
      ]
    })
    expect(known).not.toContain(false)
    expect(unknown).not.toContain(true)
  })

  test('can show a table in a time zone that this browser does not know yet', () => {
    const sleep = { from: 0, to: 60, zone: 'Middle/Earth' }
    expect(v.is(ClockSchema, { kind: 'correspondence', days: 1, sleep })).toBe(true)
    expect(v.is(SettingsSchema, { rest: { weekends: 'Middle/Earth' } })).toBe(true)
  })
})
