import { describe, expect, it } from 'vitest'
import { texts as polish } from '../../src/games/elfenland/lessons/texts/elfenland/pl.ts'
import { roadNamed } from '../../src/games/elfenland/rules/components/map.ts'
import { fillIn } from '../../src/text/format.ts'
import { texts as de } from '../../src/web/pages/learn/texts/de.ts'
import { texts as en } from '../../src/web/pages/learn/texts/en.ts'
import { texts as pl } from '../../src/web/pages/learn/texts/pl.ts'
import { anyOf, named, SHELL_TEXTS } from '../browser/texts.ts'
import { expectAccessible, expectNoScrolling, picture, sharedBrowser, visit } from '../browser/world.ts'
import { ringOf } from '../silver-and-gold/lessons.ts'
import { COURSES, playLesson, pressShown, told } from './lessons.ts'
import { doing, map, panel, spotOf, token } from './page.ts'

const browser = await sharedBrowser()

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
      // After the last lesson comes a first match, after any other the next lesson.
      const strip = page.getByRole('banner')
      const nextLesson = strip.getByRole('link', {
        name: fillIn(language, words.nextLesson, { lesson: '' }).trim(),
      })
      await nextLesson.or(strip.getByRole('button', named(words.firstGame))).waitFor()
      await picture(page, `lesson-${game}-${id}-${size}`)
      expect(errors).toEqual([])
    })
  })
})

it('a lesson of Elfenland is played with a thumb, in Polish, and forgives another move', async () => {
  const { page, errors } = await visit(browser, {
    at: '#/learn/elfenland/planning',
    size: 'phone',
    language: 'pl',
  })
  await told(page, polish['planning.pig'], 'pl')
  await pressShown(page, doing(page, 'pass'), 'touch')
  await told(page, polish['planning.tooEarly'], 'pl')
  await expectAccessible(page, 'a lesson')
  await picture(page, 'lesson-kind-word')
  await page.reload()
  await playLesson(page, 'elfenland', 'planning', { hand: 'touch', language: 'pl' }, pl.next)
  await page.getByRole('link', named(pl.nextLesson.replace('{lesson}', polish['obstacles.title']))).waitFor()
  expect(errors).toEqual([])
})

it('the course of Elfengold, which shows only what is new, leads to that of Elfenland', async () => {
  const { page } = await visit(browser, { at: '#/learn/elfengold', language: 'it', size: 'phone' })
  await page.getByText('Mostrano solo ciò che cambia rispetto a Elfenland.').waitFor()
  await expectNoScrolling(page, 'course')
  await page
    .getByRole('link', { name: fillIn('it', SHELL_TEXTS.it['home.learn'], { game: 'Elfenland' }) })
    .click()
  await page.getByRole('heading', { level: 1, name: 'Elfenland' }).waitFor()
})

it('the ring around a town encloses its name', async () => {
  const { page } = await visit(browser, { at: '#/learn/elfengold/gold' })
  const name = map(page).getByText('Feodor', { exact: true })
  const sticksOut = async (): Promise<boolean> => {
    const [box, ring] = await Promise.all([name.boundingBox(), ringOf(page).boundingBox()])
    if (!box || !ring) return true
    const right = box.x + box.width > ring.x + ring.width
    return right || box.x < ring.x || box.y < ring.y || box.y + box.height > ring.y + ring.height
  }
  await expect.poll(sticksOut).toBe(false)
  await picture(page, 'lesson-ring')
})

it('the ring around the tokens to choose from leaves the words above them free', async () => {
  const { page } = await visit(browser, { at: '#/learn/elfengold/auction', size: 'deskLarge' })
  await doing(page, 'takeGoldPile').click()
  await anyOf(doing(page, 'choose')).waitFor()
  const hint = anyOf(panel(page).getByRole('paragraph'))
  const room = async (): Promise<number> => {
    const [words, ring] = await Promise.all([hint.boundingBox(), ringOf(page).boundingBox()])
    return words && ring ? ring.y - words.y - words.height : -1
  }
  await expect.poll(room).toBeGreaterThanOrEqual(0)
})

it('once a token is picked, the ring goes from it to its road', async () => {
  const { page } = await visit(browser, { at: '#/learn/elfengold/spells' })
  await ringOf(page).waitFor()
  const spot = spotOf(map(page).locator(`[data-road="${roadNamed('elvenhold-lapphalia-plain')}"]`))
  const distance = async (): Promise<number> => {
    const boxes = await Promise.all([spot.boundingBox(), ringOf(page).boundingBox()])
    const [there, here] = boxes.map((box) => (box ? [box.x + box.width / 2, box.y + box.height / 2] : []))
    return Math.hypot((there?.[0] ?? 0) - (here?.[0] ?? 0), (there?.[1] ?? 0) - (here?.[1] ?? 0))
  }
  expect(await distance()).toBeGreaterThan(100)
  await token(page, 'Double transport').click()
  await expect.poll(distance).toBeLessThan(3)
})
