import { describe, expect, test } from 'vitest'
import { GAMES } from '../games/all.ts'
import { BOT_LANGUAGES, botTexts, levelsOf, say } from './bots.ts'

describe('texts of the bots', () => {
  test('plurals and decimals follow the language', () => {
    const palms = (language: 'en' | 'pl', points: number): string =>
      say('silver-and-gold', language, { key: 'short.reason.palms', points }, { seats: [] })
    expect([1, 2].map((points) => palms('en', points))).toEqual(['1 point for palms', '2 points for palms'])
    expect([1, 3, 5].map((points) => palms('pl', points).split(' ')[1])).toEqual([
      'punkt',
      'punkty',
      'punktów',
    ])
    const keep = (turns: number): string =>
      say('silver-and-gold', 'pl', { key: 'reason.keep', points: 12, turns }, { seats: [] })
    expect([3.5, 4, 5].map((turns) => keep(turns).match(/około (.*?)\. /)?.[1])).toEqual([
      '3,5 tury',
      '4 tur',
      '5 tur',
    ])
  })

  test('sentences adapt to the names that are filled in', () => {
    const phrase = { key: 'turningPoint.others.bad', turn: 3, seat: 1, by: 0, percent: 5 }
    const french = say('silver-and-gold', 'fr', phrase, { seats: ['Ada', 'Ben'] })
    expect(french).toMatch(/^Tour 3 : le coup d’Ada gêne Ben/)
  })

  const parameters = (text: string): string[] =>
    [...text.matchAll(/\{(\w+)\}/g)].map(([parameter]) => parameter).sort()

  test.each(GAMES.map(({ game }) => game.id))(
    '%s: every language has every text, with the same parameters',
    (id) => {
      const english = botTexts(id, 'en')
      for (const language of BOT_LANGUAGES) {
        const texts = botTexts(id, language)
        expect(Object.keys(texts).sort()).toEqual(Object.keys(english).sort())
        for (const [key, text] of Object.entries(texts))
          expect([key, parameters(text)]).toEqual([key, parameters(english[key] ?? '')])
      }
      const isClaim = (key: string): boolean => /^(reason|more)\./.test(key)
      const shortOnes = Object.keys(english).filter((key) => key.startsWith('short.'))
      expect(shortOnes).toEqual(
        Object.keys(english)
          .filter(isClaim)
          .map((key) => `short.${key}`),
      )
      for (const { name } of levelsOf(id)) {
        expect(english[`level.${name}`]).toBeDefined()
        expect(english[`level.${name}.how`]).toBeDefined()
      }
    },
  )
})
