import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { damage } from '../testing/attack/judge.ts'
import { Arena, canAttack, SHORT } from '../testing/attack/run.ts'
import { requestFlood } from '../testing/attack/scenarios/http/request-flood.ts'
import { SCENARIOS } from '../testing/attack/scenarios/index.ts'

/*
 * The short form of `npm run attack`: each attack lasts until the server has defended itself and every bystander was
 * served. It is judged by processor time, memory, disk and log, never by the clock; the long form measures delays.
 */

describe.skipIf(!canAttack())('a server under attack', () => {
  let arena: Arena
  beforeAll(async () => {
    arena = await Arena.open(SHORT)
  })
  afterAll(() => arena.close())

  test.each(SCENARIOS.map((scenario) => [scenario.name, scenario] as const))(
    'withstands: %s',
    { timeout: 600_000 },
    async (_, scenario) => {
      expect(damage(await arena.observe(scenario))).toEqual([])
    },
  )

  test('an administrator is served during a flood, and bans its network', { timeout: 600_000 }, async () => {
    const { statuses, done, sent, moves, problems } = await arena.banDuring(requestFlood, 300)
    expect({ statuses, done, problems }).toEqual({
      statuses: [200, 200, 200, 200, 200],
      done: 0,
      problems: [],
    })
    expect(sent).toBeGreaterThanOrEqual(300)
    expect(moves).toBeGreaterThanOrEqual(2)
  })
})
