import type { Scenario } from '../../scenario.ts'

const GAMES = ['silver-and-gold', 'elfenland', 'elfengold', 'chess'] as const

/** Asks to be paired and cancels, again and again, as every guest and for every game and number of players. */
export const pairingFlood: Scenario = {
  name: 'pairing flood',
  defence: { refused: 50, done: 12 },
  cost: { each: 'sent', milliseconds: 20 },
  async attack(attacker) {
    let asked = 0
    await attacker.each(16, async (index) => {
      const cookie = attacker.world.cookies[index % 12]
      const wish = { game: GAMES[++asked % GAMES.length], seats: asked % 7 }
      if (asked % 5 === 0) await attacker.request('DELETE', '/api/pairing', { cookie })
      else await attacker.request('POST', '/api/pairing', { cookie, body: JSON.stringify(wish) })
    })
  },
}
