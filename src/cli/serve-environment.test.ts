import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { optionsFromEnvironment } from './serve-environment.ts'

const HOUR = 3_600_000

test('the environment says how long tables are kept and how much may be stored', () => {
  expect(
    optionsFromEnvironment({
      VERMEIL_KEEP_CLOSED: '36h',
      VERMEIL_KEEP_FINISHED: 'never',
      VERMEIL_KEEP_SOLO: '7d',
      VERMEIL_QUOTA: '20GB',
    }),
  ).toEqual({
    retention: { closed: 36 * HOUR, finished: Number.POSITIVE_INFINITY, solo: 168 * HOUR },
    quota: 20e9,
  })
  expect(optionsFromEnvironment({ VERMEIL_QUOTA: '', VERMEIL_KEEP_CLOSED: '' })).toEqual({ retention: {} })
})

test('the environment names the mail server and the private addresses that may be reached', () => {
  expect(
    optionsFromEnvironment({
      VERMEIL_SMTP_URL: 'smtp://me:secret@mail.example:587',
      VERMEIL_MAIL_FROM: 'games@mail.example',
      VERMEIL_PRIVATE_TARGETS: '192.168.1.5, ::1',
    }),
  ).toEqual({
    retention: {},
    mail: { url: 'smtp://me:secret@mail.example:587', from: 'games@mail.example' },
    privateTargets: ['192.168.1.5', '::1'],
  })
})

test.each([
  ['all', 'all'],
  ['off', []],
  ['sharp, master', ['sharp', 'master']],
])('VERMEIL_REMOTE_BOTS=%s says which bots think elsewhere', (text, remoteBots) => {
  expect(optionsFromEnvironment({ VERMEIL_REMOTE_BOTS: text })).toEqual({ retention: {}, remoteBots })
})

test.each([
  ['VERMEIL_REMOTE_BOTS', 'strongest'],
  ['VERMEIL_REMOTE_BOTS', 'master,'],
  ['VERMEIL_SMTP_URL', 'mail.example'],
  ['VERMEIL_SMTP_URL', 'http://mail.example'],
  ['VERMEIL_PRIVATE_TARGETS', 'printer.local'],
  ['VERMEIL_KEEP_CLOSED', '2'],
  ['VERMEIL_KEEP_CLOSED', '-2h'],
  ['VERMEIL_KEEP_FINISHED', '0d'],
  ['VERMEIL_KEEP_SOLO', '2 weeks'],
  ['VERMEIL_QUOTA', '0'],
  ['VERMEIL_QUOTA', 'lots'],
  ['VERMEIL_QUOTA', '999999999999999T'],
])('%s=%s is refused with an example', (name, value) => {
  expect(() => optionsFromEnvironment({ [name]: value })).toThrow(`${name} must look like`)
})

describe('secrets', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vermeil-secrets-'))
  const file = join(folder, 'secret')
  afterAll(() => rmSync(folder, { recursive: true }))

  test('can be in files', () => {
    writeFileSync(file, 'to/ken@home\n')
    const environment = { VERMEIL_METRICS_TOKEN_FILE: file }
    expect(optionsFromEnvironment(environment)).toEqual({ retention: {}, metricsToken: 'to/ken@home' })
    expect(
      optionsFromEnvironment({
        VERMEIL_DATABASE_URL: 'postgres://vermeil@db/vermeil',
        VERMEIL_DATABASE_PASSWORD_FILE: file,
      }),
    ).toEqual({ retention: {}, database: 'postgres://vermeil:to%2Fken%40home@db/vermeil' })
  })

  test('that are missing, empty or named twice are refused', () => {
    const missing = { VERMEIL_SMTP_URL_FILE: join(folder, 'nothing') }
    expect(() => optionsFromEnvironment(missing)).toThrow('cannot read')
    const empty = join(folder, 'empty')
    writeFileSync(empty, '\n')
    for (const name of ['VERMEIL_DATABASE_URL_FILE', 'VERMEIL_METRICS_TOKEN_FILE'])
      expect(() => optionsFromEnvironment({ [name]: empty })).toThrow(`${name}: ${empty} is empty`)
    const twice = { VERMEIL_METRICS_TOKEN: 'a', VERMEIL_METRICS_TOKEN_FILE: file }
    expect(() => optionsFromEnvironment(twice)).toThrow('not both')
  })
})
