import { expect, test, vi } from 'vitest'
import { shell } from '../../ui/text/shell/index.ts'
import { isGuestName, numberedGuest, strangerName } from './own-name.ts'

// The settings ask the browser at once what it prefers.
vi.hoisted(() => vi.stubGlobal('matchMedia', () => ({ matches: false })))

await shell.ready()
const GUEST = shell.t('name.otherwise')

test('players without a name are numbered where another has none', () => {
  expect(numberedGuest(['Ada'])).toBe(GUEST)
  expect(numberedGuest([GUEST, 'Ada'])).toBe(`${GUEST} 2`)
  expect(numberedGuest([`${GUEST} 2`, GUEST])).toBe(`${GUEST} 3`)
})

test('a name that was given is told from one that was chosen', () => {
  for (const name of [GUEST, `${GUEST} 2`, strangerName()]) expect(isGuestName(name), name).toBe(true)
  for (const name of ['Ada', '', `${GUEST}s`, `${GUEST} of honour`])
    expect(isGuestName(name), name).toBe(false)
})
