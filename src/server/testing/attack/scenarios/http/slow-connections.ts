import type { Scenario } from '../../scenario.ts'

const BEGINNINGS = [
  'GET /api/me HTTP/1.1\r\nHost: localhost\r\nX-Slow: ',
  'GET /socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nX-Slow: ',
  'POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{"game":"',
]

/** Requests, handshakes and bodies that arrive a byte at a time and never end, on as many connections as possible. */
export const slowConnections: Scenario = {
  name: 'slow connections',
  defence: { sent: 400, cut: 20 },
  async attack(attacker) {
    await attacker.each(700, async (index) => {
      const raw = await attacker.connection()
      raw?.resume()
      raw?.write(BEGINNINGS[index % BEGINNINGS.length] ?? '')
      attacker.count('sent')
      do {
        await attacker.pause(500)
        raw?.write('a')
      } while (raw && !raw.destroyed && !attacker.isOver)
    })
  },
}
