import { describe, expect, test } from 'vitest'
import { pictureRow, shareText } from './share-text.ts'

const RESULT = {
  day: '2026-11-16',
  language: 'de' as const,
  game: 'silver-and-gold',
  name: 'Silver & Gold',
  score: 87,
  master: 92,
  masterWord: 'Meister',
  link: 'https://example.org/#/daily',
}

describe('the text to share', () => {
  test('has the day, the game, both results and the address', () => {
    expect(shareText(RESULT)).toBe(
      'Vermeil · 16. Nov. · Silver & Gold 87 · Meister 92 ⛵🏝️🏝️🏝️🏝️🌊\nhttps://example.org/#/daily',
    )
  })

  test('says that a practice was one, and leaves out what is not known', () => {
    expect(shareText({ ...RESULT, master: undefined, practice: 'Übung' })).toBe(
      'Vermeil · 16. Nov. · Übung · Silver & Gold 87\nhttps://example.org/#/daily',
    )
  })
})

describe('the row of pictures', () => {
  test.each([
    [0, 100, '⛵🌊🌊🌊🌊🌊'],
    [99, 100, '⛵🏝️🏝️🏝️🏝️🌊'],
    [100, 100, '⛵🏝️🏝️🏝️🏝️🏝️'],
    [101, 100, '⛵🏝️🏝️🏝️🏝️🏝️🏆'],
    [0, 0, '⛵🏝️🏝️🏝️🏝️🏝️'],
    [-3, 10, '⛵🌊🌊🌊🌊🌊'],
  ])('of %i points beside %i of master', (score, master, row) => {
    expect(pictureRow('silver-and-gold', score, master)).toBe(row)
  })

  test('of Elfengold has boots and houses', () => {
    expect(pictureRow('elfengold', 10, 17)).toBe('👢🏠🏠🌲🌲🌲')
  })
})
