import { LIMITS } from '../../../../../protocol/index.ts'
import type { Scenario } from '../../scenario.ts'

const half = Math.floor(LIMITS.bodyBytes / 2) - 100
const table = (options: string): string =>
  `{"game":"silver-and-gold","seats":[{"kind":"me"},{"kind":"open"}],"options":${options}}`

/** Bodies as large as they may be: deep, wide, with thousands of mistakes, or of the wrong kind. */
const BODIES: readonly string[] = [
  table(`${'['.repeat(half)}${']'.repeat(half)}`),
  table(`{"deck":{"treasureCards":[${'{},'.repeat(15_000)}{}],"expeditions":[]}}`),
  table(`{"deck":{"treasureCards":[${'{"id":"","grid":["###"]},'.repeat(2_000)}{}],"expeditions":[{}]}}`),
  table(`{${Array.from({ length: 5_000 }, (_, i) => `"k${i}":[]`).join(',')}}`),
  `{"name":"${'\u0301'.repeat(30_000)}"}`,
  'x'.repeat(2 * LIMITS.bodyBytes),
]

export const monstrousBodies: Scenario = {
  name: 'monstrous bodies',
  defence: { refused: 40 },
  cost: { each: 'sent', milliseconds: 25 },
  async attack(attacker) {
    let sent = 0
    await attacker.each(8, async (index) => {
      const body = BODIES[sent++ % BODIES.length] ?? ''
      const cookie = attacker.world.cookies[index]
      await attacker.request('POST', '/api/tables', { body, cookie })
    })
  },
}
