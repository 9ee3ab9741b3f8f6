import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { PuzzleFileSchema } from '../../src/puzzle/puzzle-file.ts'
import { texts as words } from '../../src/web/pages/exercise/texts/en.ts'
import { boardTexts, named, SHELL_TEXTS } from '../browser/texts.ts'
import { expectAccessible, isStored, picture, sharedBrowser, visit } from '../browser/world.ts'
import { rememberedMatches } from './saved-matches.ts'

const { en } = SHELL_TEXTS

const browser = await sharedBrowser()

/** What is said above the board. */
const told = (page: Page, label = en['review.learn']) =>
  page.getByRole('region', named(label)).getByRole('status')

/** The first puzzle in which the answer and the best other turn take a card from the display. */
function pickPuzzle() {
  const path = resolve(import.meta.dirname, '../../puzzles/silver-and-gold/1.json')
  const { puzzles } = v.parse(PuzzleFileSchema, JSON.parse(readFileSync(path, 'utf8')))
  const Take = v.tuple([v.object({ type: v.literal('take'), card: v.number() })])
  for (const { id, answers, others } of puzzles) {
    const [answer, other] = [v.safeParse(Take, answers[0]), v.safeParse(Take, others[0]?.moves)]
    if (answer.success && other.success)
      return { id, answer: answer.output[0].card, other: other.output[0].card }
  }
  throw new Error('no puzzle about taking a card')
}

it('mistakes are exercises on the board, reached from the result by one button', async () => {
  const { page, errors } = await visit(browser, { memory: rememberedMatches(), at: '#/here/finished' })
  const board = await boardTexts('en')
  const press = (name: string) => page.getByRole('button', named(name)).click()
  await page.getByRole('link', named(en['review.learn'])).click()
  await expect.poll(() => told(page).innerText()).toContain(words['mistakes.find'])
  expect(page.url()).toMatch(/#\/review\/here\/finished\/mistakes\/1$/)
  await press(words.show)
  await expect.poll(() => told(page).innerText()).toContain(en['review.better'])
  // Once the sentences are closed, a few words give the reason, here and from then on.
  const title = page.getByText(en['review.better'], { exact: true })
  const better = told(page).getByRole('paragraph').filter({ has: title })
  await told(page).getByText(en['hint.why'], { exact: true }).click()
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
    await expect.poll(() => told(page).innerText()).toMatch(judgement)
    return told(page).innerText()
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

it('a puzzle is solved on the board, with hints and a rating, and opens again without a network', async () => {
  const puzzle = pickPuzzle()
  const { page, context, errors } = await visit(browser, { keeps: true, at: '#/puzzles' })
  await isStored(page)
  await page.getByRole('heading', named(words['puzzle.titles'])).waitFor()
  expect(page.url()).toMatch(/#\/puzzles\/silver-and-gold$/)
  await expectAccessible(page, 'the puzzles of a game')
  await page.evaluate((id) => location.assign(`#/puzzles/silver-and-gold/${id}`), puzzle.id)
  const said = told(page, words['puzzle.title'])
  await expect.poll(() => said.innerText()).toContain(words['puzzle.ask.pick'])
  await expectAccessible(page, 'a puzzle')
  const press = (name: string) => page.getByRole('button', named(name)).click()
  const advised = page.locator('[data-display][data-shown=advice]')
  const question = await said.innerText()
  await press(words['puzzle.hint'])
  await expect.poll(() => said.innerText()).not.toBe(question)
  expect(await advised.count()).toBe(0)
  await press(words['puzzle.hintMore'])
  await expect.poll(() => said.innerText()).toContain(words['puzzle.shown.two'])
  await expect.poll(() => advised.count()).toBe(2)
  await picture(page, 'puzzle-hint')

  const answer = async (card: number) => {
    await page.locator(`[data-display="${card}"]`).click()
    await press(en.confirm)
    await page.getByRole('button', named(en['review.again'])).waitFor()
  }
  await answer(puzzle.other)
  await expect.poll(() => said.innerText()).toContain(words['puzzle.wrong'])
  await expect.poll(() => said.innerText()).toMatch(/−[\d.]+ points?.*−\d+/s)
  await press(en['review.again'])
  await answer(puzzle.answer)
  await expect.poll(() => said.innerText()).toContain(words.solved)
  await picture(page, 'puzzle-solved')
  await press(words['puzzle.next'])
  await page.waitForURL((url) => !url.hash.endsWith(puzzle.id) && url.hash.includes('/sg-'))

  // What was opened is stored; what was not says so.
  await context.setOffline(true)
  await page.evaluate((id) => location.assign(`#/puzzles/silver-and-gold/${id}`), puzzle.id)
  await page.reload()
  await expect.poll(() => said.innerText()).toContain(words['puzzle.unrated'])
  await page.evaluate(() => location.assign('#/puzzles/elfenland'))
  await page.getByRole('heading', named(words['puzzle.offline'])).waitFor()
  expect(errors).toEqual([])
})
