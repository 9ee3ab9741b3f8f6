import type { Scenario } from '../../scenario.ts'

/** Follow a table with a large deck, ask for all of it again and again, and never read. */
export const slowReaders: Scenario = {
  name: 'slow readers',
  defence: { sent: 100 },
  cost: { each: 'sent', milliseconds: 25 },
  async attack(attacker) {
    const { cookies, deckTable: table } = attacker.world
    await attacker.each(40, async (index) => {
      const socket = await attacker.socket(cookies[4 + (index % 2)])
      socket?.pause()
      for (let i = 0; socket && socket.readyState === socket.OPEN && !attacker.isOver; i++) {
        attacker.send(socket, { type: 'join', id: `s${i}`, table })
        await attacker.pause(200)
      }
    })
  },
}
