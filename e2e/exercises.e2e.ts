import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { texts as words } from '../src/web/pages/exercise/texts/en.ts'
import { rememberedMatches } from './saved-matches.ts'
import { boardTexts, named, SHELL_TEXTS } from './texts.ts'
import { expectAccessible, launch, picture, visit } from './world.ts'

const { en } = SHELL_TEXTS

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

/** What is said above the board. */
const told = (page: Page) => page.getByRole('region', named(en['review.learn'])).getByRole('status')

it('mistakes are exercises on the board, reached from the result by one button', async () => {
  const { page, errors } = await visit(browser, { memory: rememberedMatches(), at: '#/here/finished' })
  const board = await boardTexts('en')
  const press = (name: string) => page.getByRole('button', named(name)).click()
  await page.getByRole('link', named(en['review.learn'])).click()
  await expect.poll(() => told(page).innerText()).toContain(words['mistakes.find'])
  expect(page.url()).toMatch(/#\/review\/here\/finished\/mistakes\/1$/)
  await press(words.show)
  await expect.poll(() => told(page).innerText()).toContain(en['review.better'])
  await press(words.next)
  await page.waitForURL(/mistakes\/2$/)
  // Here the player took an island. Another one is better.
  await page.goto(page.url().replace(/\d+$/, '9'))
  await page.locator('[data-phase=pick]').waitFor()
  await expectAccessible(page, 'an exercise')
  const display = page.getByRole('region', named(board.display))
  const answer = async (nth: number) => {
    await display.getByRole('button').nth(nth).click()
    await press(en.confirm)
    await page.getByRole('button', named(en['review.again'])).waitFor()
    return told(page).innerText()
  }
  const missed = [words['mistakes.better'], words['mistakes.worse'], words['mistakes.same']]
  const said: string[] = []
  for (let nth = 0; !said.at(-1)?.includes(words.solved); nth++) {
    if (nth > 0) await press(en['review.again'])
    said.push(await answer(nth))
  }
  expect(said.length).toBeGreaterThan(1)
  for (const one of said.slice(0, -1)) expect(missed.some((text) => one.includes(text))).toBe(true)
  await picture(page, 'mistake-found')
  // A reload in the middle goes on where the player was, and the next exercise is the next one without an answer.
  await page.reload()
  await press(words.skip)
  await page.waitForURL(/mistakes\/10$/)
  await page.goto(page.url().replace(/\d+$/, 'end'))
  await page.getByText(words['mistakes.outcome.later'], { exact: true }).waitFor()
  await page.getByText(words['mistakes.outcome.shown']).waitFor()
  await expectAccessible(page, 'the end of the exercises')
  await page.getByRole('button', named(en['result.rematch'])).click()
  await page.waitForURL(/#\/here\/(?!finished)/)
  expect(errors).toEqual([])
})
