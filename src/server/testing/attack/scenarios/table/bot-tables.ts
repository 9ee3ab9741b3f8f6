import type { Scenario } from '../../scenario.ts'

const master = { kind: 'bot', bot: 'master' }

/**
 * As many tables full of the strongest bots as one guest may have. At every other one the guest has a seat, leaves, and
 * another bot stands in; the others are of bots only, and the guest watches them all.
 */
export const botTables: Scenario = {
  name: 'bot tables',
  defence: { sent: 20, done: 5 },
  async attack(attacker) {
    const cookie = attacker.world.cookies[10]
    const bodies = [{ kind: 'me' }, master].map((first) =>
      JSON.stringify({ game: 'elfenland', seats: [first, master, master, master], startWhenFull: true }),
    )
    let made = 0
    await attacker.each(1, async () => {
      const socket = await attacker.socket(cookie)
      while (socket && socket.readyState === socket.OPEN && !attacker.isOver) {
        const body = bodies[made++ % 2] ?? ''
        const { status, text } = await attacker.request('POST', '/api/tables', { body, cookie })
        if (status !== 201) await attacker.pause(200)
        else {
          const { table } = JSON.parse(text) as { table: string }
          for (const type of body === bodies[0] ? ['join', 'leave', 'part'] : ['join'])
            attacker.send(socket, { type, id: type + table, table })
          await attacker.pause(300)
        }
      }
    })
  },
}
