import { newRecoveryCode } from '../../../../identity/recovery.ts'
import type { Scenario } from '../../scenario.ts'

const ANSWER = {
  id: 'A'.repeat(43),
  rawId: 'A'.repeat(43),
  type: 'public-key',
  clientExtensionResults: {},
  response: {
    clientDataJSON: 'A'.repeat(4_000),
    authenticatorData: 'A'.repeat(4_000),
    signature: 'A'.repeat(8_000),
  },
}

/** Collects challenges, answers them with nonsense, guesses recovery codes, and asks which handles are taken. */
export const signInFlood: Scenario = {
  name: 'sign-in flood',
  defence: { refused: 200 },
  cost: { each: 'sent', milliseconds: 10 },
  async attack(attacker) {
    let sent = 0
    await attacker.each(16, async (index) => {
      const cookie = attacker.world.cookies[index % 12]
      const post = (path: string, body: object) =>
        attacker.request('POST', path, { body: JSON.stringify(body) })
      sent++
      if (index % 4 === 0) await post('/api/sign-in/begin', {})
      else if (index % 4 === 1) await post('/api/sign-in', { response: ANSWER })
      else if (index % 4 === 2) await post('/api/sign-in/recovery', { code: newRecoveryCode() })
      else
        await attacker.request('PUT', '/api/me/handle', {
          cookie,
          body: JSON.stringify({ handle: `player${sent}` }),
        })
    })
  },
}
