import type { Scenario } from '../../scenario.ts'
import { SeatHolder } from '../../seat-holder.ts'

/** Leaves the seat to a bot and takes it back before the bot has moved. */
export const leaveAndReturn: Scenario = {
  name: 'leave and return',
  defence: { sent: 60 },
  cost: { each: 'sent', milliseconds: 60 },
  async attack(attacker) {
    const { cookies, longTable } = attacker.world
    await attacker.each(4, async (index) => {
      const socket = await attacker.socket(cookies[index % 4])
      if (!socket) return
      const holder = new SeatHolder(attacker, socket, longTable)
      while (socket.readyState === socket.OPEN && !attacker.isOver) {
        holder.send({ type: 'leave' })
        holder.send({ type: 'return' })
        await attacker.pause(100)
      }
    })
  },
}
