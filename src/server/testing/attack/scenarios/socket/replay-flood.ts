import type { Scenario } from '../../scenario.ts'

/** Many sockets ask again and again for the events that they have missed, each time with a different mute list. */
export const replayFlood: Scenario = {
  name: 'replay flood',
  defence: { refused: 10, done: 1 },
  cost: { each: 'sent', milliseconds: 25 },
  async attack(attacker) {
    const { cookies, longTable: table, number } = attacker.world
    await attacker.each(24, async (index) => {
      const socket = await attacker.socket(cookies[index % 2])
      for (let i = 0; socket && socket.readyState === socket.OPEN && !attacker.isOver; i++) {
        attacker.send(socket, { type: 'join', id: `j${i}`, table, seen: Math.max(0, number - 1 - (i % 60)) })
        if (i % 4 === 0)
          attacker.send(socket, { type: 'mute', id: `m${i}`, table, seat: 1 - (index % 2), on: i % 8 === 0 })
        await attacker.pause(100)
      }
    })
  },
}
