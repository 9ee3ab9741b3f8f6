import { largestDeck } from '../../large-deck.ts'
import type { Scenario } from '../../scenario.ts'

/** Creates tables with the largest deck and leaves them at once, so that they do not count as the guest's. */
export const endlessTables: Scenario = {
  name: 'endless tables',
  defence: { refused: 20, done: 1 },
  cost: { each: 'sent', milliseconds: 40 },
  async attack(attacker) {
    const { cookies } = attacker.world
    const deck = largestDeck()
    const seats = [{ kind: 'me' }, { kind: 'open' }]
    const body = JSON.stringify({ game: 'silver-and-gold', options: { deck }, seats })
    await attacker.each(4, async (index) => {
      const cookie = cookies[6 + index]
      const socket = await attacker.socket(cookie)
      while (socket && socket.readyState === socket.OPEN && !attacker.isOver) {
        const { status, text } = await attacker.request('POST', '/api/tables', { body, cookie })
        if (status !== 201) await attacker.pause(20)
        else {
          const { table } = JSON.parse(text) as { table: string }
          for (const type of ['join', 'leave', 'part'])
            attacker.send(socket, { type, id: type + table, table })
          await attacker.pause(200)
        }
      }
    })
  },
}
