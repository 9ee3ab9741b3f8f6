import { randomBytes } from 'node:crypto'
import type { Scenario } from '../../scenario.ts'

const guess = (): string => randomBytes(6).toString('hex')

/** Looks for unlisted tables by guessing, over HTTP and on sockets. */
export const guessedTables: Scenario = {
  name: 'guessed tables',
  defence: { refused: 200 },
  cost: { each: 'sent', milliseconds: 5 },
  async attack(attacker) {
    await attacker.each(16, async (index) => {
      if (index % 2 === 0) {
        await attacker.request('GET', `/api/tables/${guess()}`)
        return
      }
      const socket = await attacker.socket()
      for (let i = 0; socket && socket.readyState === socket.OPEN && !attacker.isOver; i++) {
        attacker.send(socket, { type: 'join', id: `g${i}`, table: guess() })
        await attacker.pause(20)
      }
    })
  },
}
