import type { Scenario } from '../../scenario.ts'
import { SeatHolder } from '../../seat-holder.ts'

/** Chat as long as it may be, in characters that take many bytes, from several devices of both seats. */
export const chatFlood: Scenario = {
  name: 'chat flood',
  defence: { refused: 30, done: 1 },
  cost: { each: 'sent', milliseconds: 20 },
  async attack(attacker) {
    const { cookies, longTable } = attacker.world
    await attacker.each(8, async (index) => {
      const socket = await attacker.socket(cookies[index % 4])
      if (!socket) return
      const holder = new SeatHolder(attacker, socket, longTable)
      while (socket.readyState === socket.OPEN && !attacker.isOver) {
        holder.send(index < 4 ? { type: 'chat', text: '張'.repeat(280) } : { type: 'phrase', phrase: 'ouch' })
        await attacker.pause(30)
      }
    })
  },
}
