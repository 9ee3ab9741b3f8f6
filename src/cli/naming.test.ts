import { describe, expect, test } from 'vitest'
import { TOWNS } from '../games/elfenland/rules/components/map.ts'
import { TOKENS } from '../games/elfenland/rules/components/tokens.ts'
import { VERMEIL_DECK } from '../games/silver-and-gold/rules/vermeil-deck.ts'
import { BOT_LANGUAGES } from '../review/sentences.ts'
import { namesOf } from './naming.ts'

describe('names', () => {
  test.each(BOT_LANGUAGES)('everything that bots speak of has one: %s', async (language) => {
    const elfengold = await namesOf('elfengold', language)
    const silverAndGold = await namesOf('silver-and-gold', language)
    const ids = [...TOWNS.map(({ id }) => id), ...TOKENS, 'raft', 'elvenWizard']
    expect(ids.filter((id) => elfengold(id) === id)).toEqual([])
    expect(VERMEIL_DECK.expeditions.filter(({ id }) => silverAndGold(id) === id)).toEqual([])
  })

  test('are those of the table', async () => {
    const name = await namesOf('elfenland', 'de')
    expect([name('dragon'), name('albaran'), name('of no thing')]).toEqual([
      'Drache',
      'Al’Baran',
      'of no thing',
    ])
    // As it stands alone: a sentence may need another case, so bots put it in brackets.
    expect((await namesOf('silver-and-gold', 'pl'))('I3')).toBe('Linia trzech pól')
  })
})
