import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ENVIRONMENT_HELP } from './serve-environment.ts'
import { unknownSettings } from './unknown-settings.ts'

test('names in the environment that no command reads are found', () => {
  expect(
    unknownSettings({
      VERMEIL_TRUST_PROXY: 'on',
      VERMEIL_KEEP_FINISHED: 'never',
      VERMEIL_SMTP_URL_FILE: '/run/secrets/smtp',
      VERMEIL_ADMIN_TOKEN: 'token',
      VERMEIL_TRUST_PROXI: 'on',
      VERMEIL_KEEP_FINISHD: 'never',
      PATH: '/bin',
    }),
  ).toEqual(['VERMEIL_KEEP_FINISHD', 'VERMEIL_TRUST_PROXI'])
})

test('Compose passes on every setting', () => {
  const compose = readFileSync(new URL('../../compose.yaml', import.meta.url), 'utf8')
  const settings = [...ENVIRONMENT_HELP.matchAll(/VERMEIL_[A-Z_]+/g)].map(([name]) => name)
  expect(settings.length).toBeGreaterThan(10)
  expect(
    settings.filter((name) => !compose.includes(`${name}:`) && !compose.includes(`${name}_FILE:`)),
  ).toEqual([])
})
