import type { Scenario } from '../../scenario.ts'

/** Many sockets ask again and again for whole tables with their history. */
export const historyFlood: Scenario = {
  name: 'history flood',
  defence: { refused: 10, done: 1 },
  cost: { each: 'sent', milliseconds: 10 },
  async attack(attacker) {
    const { cookies, finishedTable, longTable } = attacker.world
    await attacker.each(24, async (index) => {
      const socket = await attacker.socket(cookies[index % cookies.length])
      for (let i = 0; socket && socket.readyState === socket.OPEN && !attacker.isOver; i++) {
        const table = i % 2 === 0 ? finishedTable : longTable
        attacker.send(socket, { type: 'join', id: `h${i}`, table, history: true })
        await attacker.pause(150)
      }
    })
  },
}
