import type { Scenario } from '../../scenario.ts'

/** Downloads a finished match, which has to be replayed, again and again. */
export const matchDownloads: Scenario = {
  name: 'match downloads',
  defence: { refused: 50, done: 1 },
  cost: { each: 'sent', milliseconds: 20 },
  async attack(attacker) {
    await attacker.each(16, async () => {
      await attacker.request('GET', `/api/tables/${attacker.world.finishedTable}/match`)
    })
  },
}
