import { newInviteCode } from '../../../../tables/invite-codes.ts'
import type { Scenario } from '../../scenario.ts'

/** Looks for tables that wait for players by guessing their codes, with and without a name. */
export const guessedCodes: Scenario = {
  name: 'guessed codes',
  defence: { refused: 200 },
  cost: { each: 'sent', milliseconds: 5 },
  async attack(attacker) {
    await attacker.each(16, async (index) => {
      const cookie = attacker.world.cookies[index % 12]
      const code = index % 4 === 3 ? '%20'.repeat(index) : newInviteCode()
      await attacker.request('GET', `/api/codes/${code}`, index % 2 === 0 ? { cookie } : {})
    })
  },
}
