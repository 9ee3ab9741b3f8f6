import type { WebSocket } from 'ws'
import type { Scenario } from '../../scenario.ts'

const SOCKETS = 60
/** As many as a socket may send at once. */
const JOINS = 20
const PAUSE = 3_000

/** All sockets of an address wait for each other, then send as much as they may in the same moment. */
export const commandBursts: Scenario = {
  name: 'command bursts',
  defence: { done: 300, refused: 300 },
  cost: { each: 'sent', milliseconds: 4 },
  async attack(attacker) {
    const { cookies, deckTable, longTable, finishedTable, number } = attacker.world
    const opened = await Promise.all(
      Array.from({ length: SOCKETS }, (_, index) => attacker.socket(cookies[index % cookies.length])),
    )
    const sockets = opened.filter((socket): socket is WebSocket => socket !== undefined)
    for (let burst = 0; !attacker.isOver; burst++) {
      for (const socket of sockets)
        for (let i = 0; i < JOINS; i++) {
          const table = [deckTable, longTable, finishedTable][i % 3] ?? longTable
          const seen = burst % 2 === 0 || table !== longTable ? {} : { seen: Math.max(0, number - 60) }
          attacker.send(socket, { type: 'join', id: `b${burst}-${i}`, table, ...seen })
        }
      await attacker.pause(PAUSE)
    }
  },
}
