import { randomBytes } from 'node:crypto'
import type { Scenario } from '../../scenario.ts'

const LANGUAGES = ['de', 'en', 'fr', 'pl', 'it']

/** Asks for pictures of tables: in all languages, with invented versions, and of tables that do not exist. */
export const previewFlood: Scenario = {
  name: 'preview flood',
  defence: { done: 200, refused: 20 },
  cost: { each: 'sent', milliseconds: 20 },
  async attack(attacker) {
    const { longTable, deckTable, finishedTable } = attacker.world
    let asked = 0
    await attacker.each(8, async (index) => {
      const invented = randomBytes(6).toString('hex')
      const table = [longTable, deckTable, finishedTable, invented][asked % 4]
      const language = LANGUAGES[asked++ % LANGUAGES.length]
      const page = index % 4 === 0 ? '' : '.png'
      await attacker.request('GET', `/t/${table}${page}?lang=${language}&v=${invented}`)
    })
  },
}
