import type { Scenario } from '../../scenario.ts'
import { SeatHolder } from '../../seat-holder.ts'

const DEVICES = 50

/** One guest with fifty devices at a table with the largest deck: every command is sent to all of them. */
export const amplification: Scenario = {
  name: 'amplification',
  defence: { done: DEVICES + 20 },
  cost: { each: 'sent', milliseconds: 40 },
  // The whole table once for each device, and then what has changed.
  answer: 400_000,
  async attack(attacker) {
    const { cookies, deckTable } = attacker.world
    const devices = Array.from({ length: DEVICES }, async () => {
      const socket = await attacker.socket(cookies[4])
      if (socket) attacker.send(socket, { type: 'join', id: 'device', table: deckTable })
    })
    await Promise.all(devices)
    await attacker.each(2, async (index) => {
      const socket = await attacker.socket(cookies[4 + index])
      if (!socket) return
      const holder = new SeatHolder(attacker, socket, deckTable)
      while (socket.readyState === socket.OPEN && !attacker.isOver) {
        await attacker.pause(60)
        holder.move()
      }
    })
  },
}
