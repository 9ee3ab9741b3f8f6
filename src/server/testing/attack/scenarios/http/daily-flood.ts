import type { Scenario } from '../../scenario.ts'

const DAYS = ['2026-02-31', '1970-01-01', '9999-12-31', 'today', '__proto__', '%00', `${'9'.repeat(90)}`]

/** Begins the daily challenge with every guest, again and again, and asks for it and for days that do not exist. */
export const dailyFlood: Scenario = {
  name: 'daily flood',
  defence: { refused: 50, done: 12 },
  cost: { each: 'sent', milliseconds: 20 },
  async attack(attacker) {
    let asked = 0
    await attacker.each(16, async (index) => {
      const cookie = attacker.world.cookies[index % 12]
      const day = DAYS[++asked % DAYS.length]
      if (index % 4 === 0) await attacker.request('GET', '/api/daily', { cookie })
      else if (index % 4 === 1) await attacker.request('GET', `/api/daily/${day}`)
      else await attacker.request('POST', `/api/daily/${index % 4 === 2 ? 'elfengold' : day}`, { cookie })
    })
  },
}
