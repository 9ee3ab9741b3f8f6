import type { Scenario } from '../../scenario.ts'

const master = { kind: 'bot', bot: 'master' }

/** As many tables full of the strongest bots as one guest may have. The guest leaves, and another bot stands in. */
export const botTables: Scenario = {
  name: 'bot tables',
  defence: { sent: 20, done: 5 },
  async attack(attacker) {
    const cookie = attacker.world.cookies[10]
    const seats = [{ kind: 'me' }, master, master, master]
    const body = JSON.stringify({ game: 'elfenland', seats, startWhenFull: true })
    await attacker.each(1, async () => {
      const socket = await attacker.socket(cookie)
      while (socket && socket.readyState === socket.OPEN && !attacker.isOver) {
        const { status, text } = await attacker.request('POST', '/api/tables', { body, cookie })
        if (status !== 201) await attacker.pause(200)
        else {
          const { table } = JSON.parse(text) as { table: string }
          for (const type of ['join', 'leave', 'part'])
            attacker.send(socket, { type, id: type + table, table })
          await attacker.pause(300)
        }
      }
    })
  },
}
