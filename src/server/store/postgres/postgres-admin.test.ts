import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { postgresAdmin } from './postgres-admin.ts'
import type { Database } from './postgres-database.ts'

test('the end of a maintenance is not seen before the time that clocks are given back', async () => {
  let isOver = false
  const rows = (name: string) => {
    if (name === 'switches' && !isOver) return [{ name: 'readOnly', value: '{"since":1}' }]
    return name === 'halts' && isOver ? [{ began: 1, ended: 2 }] : []
  }
  // Each statement reads by a connection of its own, some of them later than others.
  const query: Database['query'] = async ({ name }) => {
    if (name === 'switches') await delay(20)
    return rows(name)
  }
  setTimeout(() => {
    isOver = true
  }, 10)
  const { switches, halts } = await postgresAdmin({ query } as Database).adminState(0)
  expect([switches.size, halts]).toEqual([0, [{ from: 1, until: 2 }]])
})
