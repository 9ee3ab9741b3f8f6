import type { Scenario } from '../../scenario.ts'

/** What is meant for whoever runs the server, as fast as it answers: metrics, health, and pages. */
export const operatorPages: Scenario = {
  name: 'operator pages',
  defence: { refused: 20 },
  cost: { each: 'sent', milliseconds: 5 },
  async attack(attacker) {
    const paths = ['/metrics', '/metrics?x', '/health', '/t/aaaaaaaaaaaa']
    await attacker.each(16, async (index) => {
      await attacker.request('GET', paths[index % paths.length] ?? '')
    })
  },
}
