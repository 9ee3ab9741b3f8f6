import { expect, test } from 'vitest'
import type { AdminState } from '../store/admin-store.ts'
import type { Store } from '../store/store.ts'
import { systemTime } from '../time.ts'
import { Moderation, SWITCHES } from './moderation.ts'

const state = (switches: AdminState['switches']): AdminState => ({
  tokens: [],
  switches,
  halts: [],
  bans: [],
})

test('an answer of the store that was overtaken by a later one changes nothing', async () => {
  const answers: ((state: AdminState) => void)[] = []
  const store = { adminState: () => new Promise((resolve) => answers.push(resolve)) } as unknown as Store
  const log = {} as ConstructorParameters<typeof Moderation>[0]['log']
  const moderation = new Moderation({ store, time: systemTime, log })
  const [early, late] = [moderation.refresh(), moderation.refresh()]
  answers[1]?.(state(new Map([[SWITCHES.newTables, 'false']])))
  await late
  expect(moderation.newTables).toBe(false)
  answers[0]?.(state(new Map()))
  await early
  expect(moderation.newTables).toBe(false)
})
