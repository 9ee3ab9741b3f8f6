import type { WebSocket } from 'ws'
import type { Attacker } from '../../attacker.ts'
import type { Scenario } from '../../scenario.ts'

/** A hundred programs play against bots at once, each as fast as it is answered. */
export const programCrowd: Scenario = {
  name: 'program crowd',
  defence: { refused: 20, done: 400 },
  cost: { each: 'sent', milliseconds: 10 },
  async attack(attacker) {
    const { tokens } = attacker.world
    await attacker.each(tokens.length, async (index) => {
      const token = tokens[index]
      const socket = await attacker.socket({ authorization: `Bearer ${token}` })
      const table = socket && (await newTable(attacker, `Bearer ${token}`))
      if (table !== undefined) await play(attacker, socket, table)
      else await attacker.pause(500)
    })
  },
}

async function newTable(attacker: Attacker, authorization: string): Promise<string | undefined> {
  const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }]
  const body = JSON.stringify({ game: 'silver-and-gold', seats, startWhenFull: true })
  const { status, text } = await attacker.request('POST', '/api/tables', { body, headers: { authorization } })
  return status === 201 ? (JSON.parse(text) as { table: string }).table : undefined
}

/** Asks for the legal moves and plays the first one, until the match or the attack is over. */
async function play(attacker: Attacker, socket: WebSocket | undefined, table: string): Promise<void> {
  if (!socket) return
  let id = 0
  const send = (command: object): void => attacker.send(socket, { ...command, id: `p${id++}`, table })
  socket.on('message', (data) => {
    const message = JSON.parse(String(data)) as { type: string; asked?: number; moves?: unknown[] }
    const [move] = message.moves ?? []
    if (message.asked !== undefined && move !== undefined)
      send({ type: 'play', asked: message.asked, moves: [move] })
  })
  send({ type: 'join' })
  while (socket.readyState === socket.OPEN && !attacker.isOver) {
    send({ type: 'moves' })
    await attacker.pause(100)
  }
}
