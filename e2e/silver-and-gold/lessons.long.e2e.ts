import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { silverAndGoldCourse } from '../../src/games/silver-and-gold/lessons/index.ts'
import { at } from '../../src/kernel/index.ts'
import { fillIn, type Translation } from '../../src/text/format.ts'
import { LANGUAGES, type Language } from '../../src/text/languages.ts'
import type { texts as english } from '../../src/web/pages/learn/texts/en.ts'
import { texts as polish } from '../../src/web/pages/learn/texts/pl.ts'
import type { Hand } from '../browser/hands.ts'
import { anyOf, named } from '../browser/texts.ts'
import { expectAccessible, expectNoScrolling, type SIZES, sharedBrowser, visit } from '../browser/world.ts'
import { isTold, playSgTurn, ringOf, sgLesson } from './lessons.ts'
import { confirmButton, dealtCards } from './page.ts'

const browser = await sharedBrowser()

const WORDS: Record<Language, () => Promise<{ texts: Translation<typeof english> }>> = {
  en: () => import('../../src/web/pages/learn/texts/en.ts'),
  de: () => import('../../src/web/pages/learn/texts/de.ts'),
  fr: () => import('../../src/web/pages/learn/texts/fr.ts'),
  pl: () => import('../../src/web/pages/learn/texts/pl.ts'),
  it: () => import('../../src/web/pages/learn/texts/it.ts'),
}

const SCREENS: readonly (readonly [keyof typeof SIZES, Hand])[] = [
  ['desk', 'keyboard'],
  ['deskLarge', 'mouse'],
  ['phone', 'touch'],
  ['phoneAside', 'touch'],
  ['tablet', 'mouse'],
]
const LOOKS = SCREENS.map(([size, hand], i) => ({ size, hand, language: LANGUAGES[i] ?? 'en' }))

const boxOf = async (part: Locator): Promise<DOMRect | undefined> => {
  const [box] = await part.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()))
  return box
}

/** What is wrong with the strip and the ring: they cover nothing that is needed, and nothing is cut off. */
async function mistakesOnScreen(page: Page): Promise<string[]> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  const strip = page.getByRole('banner')
  const { bottom } = await strip.evaluate((it) => it.getBoundingClientRect())
  const [ring, confirm] = [await boxOf(ringOf(page)), await boxOf(confirmButton(page))]
  const isCut = await strip.getByRole('status').evaluate(({ parentElement: box }) => {
    return box !== null && box.scrollHeight > box.clientHeight
  })
  const rules = {
    'the ring lies on the strip': ring && ring.top < bottom - 8,
    'the ring is off screen': ring && (ring.right > width + 12 || ring.bottom > height + 12),
    'the button that confirms is not on screen':
      confirm && (confirm.bottom > height + 1 || confirm.top < bottom),
    'the sentence is cut': isCut,
  }
  return Object.entries(rules).flatMap(([words, broken]) => (broken ? [words] : []))
}

it.each(LOOKS)('the course of Silver & Gold is played on $size in $language', async (look) => {
  const { page, errors } = await visit(browser, {
    size: look.size,
    language: look.language,
    at: '#/learn/silver-and-gold/mark',
  })
  const { texts } = await WORDS[look.language]()
  const { texts: titles } = await silverAndGoldCourse.texts[look.language]()
  const strip = page.getByRole('banner')
  const { lessons } = silverAndGoldCourse
  for (const [nth, { id }] of lessons.entries()) {
    const { steps } = sgLesson(id)
    for (const [step, { moves, point }] of steps.entries()) {
      const where = `${look.size} ${look.language}: ${id}, step ${step}`
      const progress = fillIn(look.language, texts.step, { n: step + 1, of: steps.length })
      await strip.getByRole('img', named(progress)).waitFor()
      if (point !== undefined) await ringOf(page).waitFor()
      await expect.poll(() => mistakesOnScreen(page), { message: where }).toEqual([])
      if (step === 0) await expectAccessible(page, where)
      if (moves?.[0]) await playSgTurn(page, moves[0], look.hand)
      else await strip.getByRole('button', named(texts.next)).click()
    }
    const next = lessons[nth + 1]
    if (next) {
      const lesson = titles[`${next.id}.title`] ?? ''
      await strip.getByRole('link', named(fillIn(look.language, texts.nextLesson, { lesson }))).click()
    } else await strip.getByRole('button', named(texts.firstGame)).click()
  }
  await anyOf(dealtCards(page)).waitFor()
  expect(errors).toEqual([])
})

it('the last lesson is played with a finger on a Polish phone, and leads into a first match', async () => {
  const done = silverAndGoldCourse.lessons.map(({ id }) => id).filter((id) => id !== 'score')
  const { page, errors } = await visit(browser, {
    size: 'phone',
    language: 'pl',
    at: '#/learn/silver-and-gold',
    memory: { 'learn:silver-and-gold': { done, at: {} } },
  })
  await expectNoScrolling(page, 'course')
  await page.getByRole('link', { name: polish.resume.replace('{lesson}', '') }).tap()
  const [seal] = sgLesson('score').steps
  await isTold(page, 'score.seal', 'pl')
  await expectNoScrolling(page, 'lesson', true)
  await playSgTurn(page, at(seal?.moves ?? [], 0), 'touch')
  for (const key of ['score.pays', 'score.total', 'score.start']) {
    await isTold(page, key, 'pl')
    await page.getByRole('button', named(polish.next)).tap()
  }
  await page.getByRole('button', named(polish.firstGame)).tap()
  await anyOf(dealtCards(page)).waitFor()
  expect(errors).toEqual([])
})
