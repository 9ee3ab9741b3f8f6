import { describe, expect, test } from 'vitest'
import { LANGUAGES, type Language } from '../text/languages.ts'
import { TOWNS } from './elfenland/rules/components/map.ts'
import { TOKENS } from './elfenland/rules/components/tokens.ts'
import { VERMEIL_DECK } from './silver-and-gold/rules/components/vermeil-deck.ts'
import { requireGame } from './testing/lookup.ts'

async function namesOf(game: string, language: Language): Promise<(id: string) => string> {
  const { loadNames } = requireGame(game)
  if (!loadNames) throw new Error(`no names for ${game}`)
  return loadNames(language)
}

describe('names of things', () => {
  test.each(LANGUAGES)('exist for everything that bots refer to: %s', async (language) => {
    const elfengold = await namesOf('elfengold', language)
    const silverAndGold = await namesOf('silver-and-gold', language)
    const ids = [...TOWNS.map(({ id }) => id), ...TOKENS, 'raft', 'elvenWizard']
    expect(ids.filter((id) => elfengold(id) === id)).toEqual([])
    expect(VERMEIL_DECK.expeditions.filter(({ id }) => silverAndGold(id) === id)).toEqual([])
  })

  test('fit into the sentences of hints and reviews', async () => {
    const name = await namesOf('elfenland', 'de')
    expect([name('dragon'), name('albaran'), name('of no thing')]).toEqual([
      'einen Drachen',
      'Al’Baran',
      'of no thing',
    ])
    // Tokens and cards are the objects of sentences; patterns are named in the nominative.
    expect((await namesOf('silver-and-gold', 'pl'))('I3')).toBe('Linia trzech pól')
  })
})
