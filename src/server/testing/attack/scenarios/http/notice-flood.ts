import type { Scenario } from '../../scenario.ts'

/** Adds webhooks that lead into the server's own network, has test messages sent there, and changes preferences. */
export const noticeFlood: Scenario = {
  name: 'notice flood',
  defence: { refused: 200 },
  cost: { each: 'sent', milliseconds: 5 },
  async attack(attacker) {
    const { cookies } = attacker.world
    await attacker.each(16, async (index) => {
      const cookie = cookies[index % cookies.length]
      const url = `https://127.0.0.1:${1 + (index % 65_000)}/`
      const channel = { kind: 'webhook', language: 'en', style: 'slack', url }
      const quiet = { from: 0, to: index % 1440, zone: 'Europe/Warsaw' }
      const channels = '/api/me/notices/channels'
      if (index % 3 === 0) await attacker.request('POST', channels, { cookie, body: JSON.stringify(channel) })
      else if (index % 3 === 1)
        await attacker.request('PUT', '/api/me/notices', {
          cookie,
          body: JSON.stringify({ live: true, reminder: true, quiet }),
        })
      else await attacker.request('POST', `${channels}/${'x'.repeat(32)}/test`, { cookie })
    })
  },
}
