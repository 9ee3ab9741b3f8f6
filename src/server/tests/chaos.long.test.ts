import { describe, expect, test } from 'vitest'
import { chaos, seconds } from '../testing/chaos/run.ts'
import { haveParts, NATS, POSTGRES } from '../testing/parts/programs.ts'

/* Every kind of fault once, on both kinds of bus. `npm run chaos` has many more faults, and fails if a client takes too long to be live again. */

describe.skipIf(!haveParts('many processes under faults', POSTGRES, NATS))(
  'three processes under faults',
  () => {
    test.each([
      { bus: 'nats', faults: 7 },
      { bus: 'notify', faults: 6 },
    ] as const)(
      'with $bus as the bus lose and duplicate nothing, show everyone the same, and finish every table',
      {
        timeout: 600_000,
      },
      async ({ bus, faults }) => {
        const report = await chaos({ seed: 1, faults, tables: 24, bus, say: () => undefined })
        const { struck, violations, tables, acknowledged, standIns, bots } = report
        const slowest = Math.max(...struck.flatMap(({ live }) => live))
        console.info(
          `${bus}: ${faults} faults, ${acknowledged} commands acknowledged, none lost, none duplicated`,
        )
        console.info(
          `${bus}: after each fault everyone was live again, at the latest after ${seconds(slowest)}`,
        )
        expect(violations).toEqual([])
        expect(new Set(struck.map(({ fault }) => fault)).size).toBe(faults)
        expect(struck.every(({ live }) => live.length > 0 && live.every(Number.isFinite))).toBe(true)
        expect(tables).toBeGreaterThanOrEqual(24)
        expect(acknowledged).toBeGreaterThan(500)
        expect(bots).toBeGreaterThan(100)
        expect(standIns).toBeGreaterThan(0)
      },
    )
  },
)
