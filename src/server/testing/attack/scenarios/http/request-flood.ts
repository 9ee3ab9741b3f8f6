import type { Scenario } from '../../scenario.ts'

/** The API under every name that leads to it, as fast as the server answers. */
export const requestFlood: Scenario = {
  name: 'request flood',
  defence: { refused: 200 },
  cost: { each: 'sent', milliseconds: 3 },
  async attack(attacker) {
    const paths = [
      '/api/tables',
      '/%61pi/tables',
      '/a%70%69/games',
      `${attacker.origin}/api/tables`,
      `${attacker.origin}/%61pi/tables/mine`,
    ]
    await attacker.each(16, async (index) => {
      const cookie = attacker.world.cookies[index % 12]
      await attacker.request('GET', paths[index % paths.length] ?? '', { cookie })
    })
  },
}
