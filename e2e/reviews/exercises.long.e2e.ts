import type { Locator } from 'playwright-core'
import { expect, it } from 'vitest'
import { texts as words } from '../../src/web/pages/exercise/texts/en.ts'
import { boardTexts, named, SHELL_TEXTS } from '../browser/texts.ts'
import { inSight } from '../browser/windows.ts'
import {
  expectAccessible,
  isStored,
  lastingProblems,
  picture,
  sharedBrowser,
  visit,
} from '../browser/world.ts'
import { tray } from '../silver-and-gold/page.ts'
import { expectPuzzleSolved, told } from './exercises.ts'
import { rememberedMatches } from './saved-matches.ts'

const { en } = SHELL_TEXTS

const browser = await sharedBrowser()

it('a puzzle that was opened opens again without a network, and others say that they need one', async () => {
  const { page, context, errors } = await visit(browser, { keeps: true, at: '#/puzzles' })
  await isStored(page)
  const address = await expectPuzzleSolved(page)
  await context.setOffline(true)
  await page.evaluate((hash) => location.assign(hash), address)
  await page.reload()
  await expect.poll(() => told(page, words['puzzle.title']).innerText()).toContain(words['puzzle.unrated'])
  await page.evaluate(() => location.assign('#/puzzles/elfenland'))
  await page.getByRole('heading', named(words['puzzle.offline'])).waitFor()
  expect(errors).toEqual([])
})

it('mistakes are exercises on the board, reached from the result by one button', async () => {
  const { page, errors } = await visit(browser, { memory: rememberedMatches(), at: '#/here/finished' })
  const board = await boardTexts('en')
  const press = (name: string) => page.getByRole('button', named(name)).click()
  await page.getByRole('link', named(en['review.learn'])).click()
  await expect.poll(() => told(page, en['review.learn']).innerText()).toContain(words['mistakes.find'])
  expect(page.url()).toMatch(/#\/review\/here\/finished\/mistakes\/1$/)
  await press(words.show)
  await expect.poll(() => told(page, en['review.learn']).innerText()).toContain(en['review.better'])
  // Once the sentences are closed, a few words give the reason, here and from then on.
  const title = page.getByText(en['review.better'], { exact: true })
  const better = told(page, en['review.learn']).getByRole('paragraph').filter({ has: title })
  await told(page, en['review.learn']).getByText(en['hint.why'], { exact: true }).click()
  await expect.poll(() => better.innerText()).toMatch(/: .+\.$/)
  await press(words.next)
  await page.waitForURL(/mistakes\/2$/)
  // Here the player took an island. Another one is better.
  await page.goto(page.url().replace(/\d+$/, '9'))
  await page.locator('[data-phase=pick]').waitFor()
  await expectAccessible(page, 'an exercise')
  const display = page.getByRole('region', named(board.display))
  const missed = [words['mistakes.better'], words['mistakes.worse'], words['mistakes.same']]
  const judgement = new RegExp([...missed, words.solved].join('|'))
  const answer = async (card: Locator) => {
    await card.click()
    await press(en.confirm)
    await page.getByRole('button', named(en['review.again'])).waitFor()
    await expect.poll(() => told(page, en['review.learn']).innerText()).toMatch(judgement)
    return told(page, en['review.learn']).innerText()
  }
  const said: string[] = []
  for (const card of await display.getByRole('button').all()) {
    if (said.length > 0) await press(en['review.again'])
    said.push(await answer(card))
    if (said.at(-1)?.includes(words.solved)) break
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

it('a puzzle on a phone on its side shows what the others did, and every button, at full height', async () => {
  for (const size of ['phoneAside', 'phoneSmallAside'] as const) {
    const { page } = await visit(browser, { size, at: '#/puzzles/silver-and-gold/sg-30-54' })
    const news = tray(page).getByRole('button').filter({ hasText: 'Nereus' })
    await news.waitFor()
    const exercise = page.getByRole('region', named(words['puzzle.title']))
    const buttons = tray(page).or(exercise).getByRole('button')
    const hidden = async (): Promise<string[]> => {
      const [all, seen] = [await buttons.count(), await inSight(buttons)]
      return seen < all ? [`${all - seen} of ${all}`] : []
    }
    expect(await lastingProblems(page, hidden, 20), size).toEqual([])
    await picture(page, `puzzle-${size}`)
  }
})

it('a puzzle in a low window shows the whole score sheet, before an answer and after it', async () => {
  const { page } = await visit(browser, { at: '#/puzzles/silver-and-gold/sg-37-79' })
  const total = page.locator('[data-own] [data-point=total] dd')
  await total.waitFor()
  const hidden = async (): Promise<string[]> => ((await inSight(total)) === 1 ? [] : ['total'])
  for (const answered of [false, true]) {
    if (answered) await page.getByRole('button', named(words.show)).click()
    for (const [width, height] of [
      [1024, 700],
      [1366, 650],
    ] as const) {
      await page.setViewportSize({ width, height })
      expect(await lastingProblems(page, hidden, 20), `${width} × ${height}, ${answered}`).toEqual([])
    }
  }
})
