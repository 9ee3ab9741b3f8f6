import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { silverAndGoldCourse } from '../../src/games/silver-and-gold/lessons/index.ts'
import { at } from '../../src/kernel/index.ts'
import { emphasised, format } from '../../src/text/format.ts'
import type { Language } from '../../src/text/languages.ts'
import { texts as english } from '../../src/web/pages/learn/texts/en.ts'
import { texts as polish } from '../../src/web/pages/learn/texts/pl.ts'
import { anyOf, named, SHELL_TEXTS } from '../browser/texts.ts'
import { expectAccessible, expectNoScrolling, sharedBrowser, visit } from '../browser/world.ts'
import { playSgTurn, sgLesson } from './lessons.ts'
import { dealtCards, islands } from './page.ts'

const browser = await sharedBrowser()

/** Waits until the strip says a sentence of the course. */
async function isTold(page: Page, key: string, language: Language): Promise<void> {
  const { texts } = await silverAndGoldCourse.texts[language]()
  const sentence = emphasised(format(language, texts[key] ?? key)).join('')
  await page.getByRole('status').filter({ hasText: sentence }).waitFor()
}

it('a lesson is played by keyboard, forgives another move, and goes on where it was left', async () => {
  const { page, errors } = await visit(browser)
  await page
    .getByRole('link', named(SHELL_TEXTS.en['home.learn'].replace('{game}', 'Silver & Gold')))
    .press('Enter')
  await page.getByRole('link', named(english.begin)).press('Enter')
  const [first, second, third] = sgLesson('mark').steps
  await isTold(page, 'mark.first', 'en')
  await expectAccessible(page, 'lesson')

  // A pattern somewhere else is legal. It gets a kind sentence, and the islands stay as they are.
  await playSgTurn(
    page,
    second?.moves?.[0]?.map((move) => ({ ...move, cells: (1 << 1) | (1 << 5) | (1 << 9) })) ?? [],
    'keyboard',
  )
  await isTold(page, 'mark.first.otherwise', 'en')
  await expect.poll(() => islands(page).getByRole('button', { disabled: true }).count()).toBe(0)

  await playSgTurn(page, at(first?.moves ?? [], 0), 'keyboard')
  await isTold(page, 'mark.next', 'en')
  await page.reload()
  await isTold(page, 'mark.next', 'en')
  await playSgTurn(page, at(second?.moves ?? [], 0), 'keyboard')
  await isTold(page, 'mark.anywhere', 'en')
  await playSgTurn(page, at(third?.moves ?? [], 0), 'keyboard')
  await isTold(page, 'mark.rounds', 'en')
  // The keyboard is already on the button that leads on.
  await page.getByRole('button', named(english.next)).and(page.locator(':focus')).waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Rotate and flip' }).waitFor()
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
