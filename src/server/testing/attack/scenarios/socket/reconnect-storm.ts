import type { Scenario } from '../../scenario.ts'

/** Connects, joins, and disconnects at once. */
export const reconnectStorm: Scenario = {
  name: 'reconnect storm',
  defence: { refused: 20 },
  cost: { each: 'sent', milliseconds: 25 },
  async attack(attacker) {
    const { cookies, longTable: table } = attacker.world
    await attacker.each(24, async (index) => {
      const socket = await attacker.socket(cookies[index % cookies.length])
      if (!socket) return
      attacker.send(socket, { type: 'join', id: 'r', table })
      await attacker.pause(20)
      socket.terminate()
    })
  },
}
