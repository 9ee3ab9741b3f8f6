import type { Socket } from 'node:net'
import type { Attacker } from '../../attacker.ts'
import type { Scenario } from '../../scenario.ts'

const CONNECTIONS = 500
const PAUSE = 500

/** All connections of an address wait for each other, then ask for something in the same moment. */
export const requestBursts: Scenario = {
  name: 'request bursts',
  defence: { done: 1_000 },
  cost: { each: 'sent', milliseconds: 4 },
  async attack(attacker) {
    const { deckTable, finishedTable } = attacker.world
    const connections: Socket[] = []
    while (!attacker.isOver) {
      while (connections.length < CONNECTIONS && !attacker.isOver) {
        const raw = await attacker.connection()
        if (raw) connections.push(raw)
      }
      const paths = [`/t/${deckTable}`, '/api/tables', `/t/${finishedTable}`, '/', '/no/such/page']
      await Promise.all(
        connections.map((raw, index) => ask(attacker, raw, paths[index % paths.length] ?? '/')),
      )
      connections.splice(0, connections.length, ...connections.filter((raw) => !raw.destroyed))
      await attacker.pause(PAUSE)
    }
  },
}

function ask(attacker: Attacker, raw: Socket, path: string): Promise<void> {
  attacker.count('sent')
  raw.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
  return new Promise((resolve) => {
    const onClose = (): void => resolve()
    raw.once('close', onClose)
    raw.once('data', (data) => {
      attacker.count(String(data).startsWith('HTTP/1.1 200') ? 'done' : 'refused')
      raw.off('close', onClose)
      resolve()
    })
  })
}
