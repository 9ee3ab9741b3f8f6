import type { Attacker } from '../../attacker.ts'
import type { Scenario } from '../../scenario.ts'
import { SeatHolder } from '../../seat-holder.ts'

const SOCKETS = 24

/**
 * Many sockets ask again and again for the events that they have missed, with mute lists that change, while the players
 * of the table see to it that there is always something new.
 */
export const replayFlood: Scenario = {
  name: 'replay flood',
  defence: { refused: 10, done: 20 },
  cost: { each: 'sent', milliseconds: 10 },
  async attack(attacker) {
    await attacker.each(SOCKETS, (index) => (index < 2 ? keepMoving(attacker, index) : ask(attacker, index)))
  },
}

async function keepMoving(attacker: Attacker, index: number): Promise<void> {
  const socket = await attacker.socket(attacker.world.cookies[index])
  if (!socket) return
  const holder = new SeatHolder(attacker, socket, attacker.world.longTable)
  while (socket.readyState === socket.OPEN && !attacker.isOver) {
    await attacker.pause(70)
    holder.move()
  }
}

async function ask(attacker: Attacker, index: number): Promise<void> {
  const { cookies, longTable: table } = attacker.world
  let { number } = attacker.world
  const socket = await attacker.socket(cookies[index % cookies.length])
  socket?.on('message', (data) => {
    const [, latest] = /"number":(\d+)/.exec(String(data)) ?? []
    if (latest !== undefined) number = Number(latest)
  })
  for (let i = 0; socket && socket.readyState === socket.OPEN && !attacker.isOver; i++) {
    attacker.send(socket, { type: 'join', id: `j${i}`, table, seen: Math.max(0, number - 1 - (i % 40)) })
    if (i % 3 === 0) attacker.send(socket, { type: 'mute', id: `m${i}`, table, seat: i % 4, on: i % 2 === 0 })
    await attacker.pause(100)
  }
}
