import type { Scenario } from '../../scenario.ts'

/** New visitors, new names and device links without end. */
export const newGuests: Scenario = {
  name: 'new guests',
  defence: { refused: 50 },
  cost: { each: 'sent', milliseconds: 20 },
  async attack(attacker) {
    let names = 0
    await attacker.each(16, async (index) => {
      const cookie = attacker.world.cookies[index % 12]
      const body = JSON.stringify({ name: `Mallory ${++names}` })
      if (index % 3 === 0) await attacker.request('POST', '/api/me/link', { cookie })
      else await attacker.request('PUT', '/api/me', index % 3 === 1 ? { body } : { body, cookie })
    })
  },
}
