import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { texts as de } from '../src/web/pages/learn/texts/de.ts'
import { texts as en } from '../src/web/pages/learn/texts/en.ts'
import { texts as pl } from '../src/web/pages/learn/texts/pl.ts'
import { COURSES, playLesson } from './elfenland-lessons.ts'
import { launch, picture, visit } from './world.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

const PLAYERS = [
  { hand: 'mouse', size: 'desk', language: 'en', words: en },
  { hand: 'keyboard', size: 'desk', language: 'de', words: de },
  { hand: 'touch', size: 'phone', language: 'pl', words: pl },
  { hand: 'touch', size: 'phoneAside', language: 'en', words: en },
] as const

describe.each(PLAYERS)('by $hand on a $size in $language', ({ hand, size, language, words }) => {
  describe.each(['elfenland', 'elfengold'] as const)('%s', (game) => {
    it.each(COURSES[game].lessons.map(({ id }) => id))('the lesson %s', async (id) => {
      const { page, errors } = await visit(browser, { at: `#/learn/${game}/${id}`, size, language })
      await playLesson(page, game, id, { hand, language }, words.next)
      await page.locator('.lesson-slip .btn-gold').waitFor()
      await picture(page, `lesson-${game}-${id}-${size}`)
      expect(errors).toEqual([])
    })
  })
})
