import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import * as v from 'valibot'
import { expect } from 'vitest'
import { PuzzleFileSchema } from '../../src/puzzle/puzzle-file.ts'
import { texts as words } from '../../src/web/pages/exercise/texts/en.ts'
import { named, SHELL_TEXTS } from '../browser/texts.ts'
import { expectAccessible, picture } from '../browser/world.ts'
import { tray } from '../silver-and-gold/page.ts'

const { en } = SHELL_TEXTS

/** What is said above the board of an exercise. */
export const told = (page: Page, label: string): Locator =>
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

/** Expects a puzzle to be solved from the page of all puzzles, and returns its address. */
export async function expectPuzzleSolved(page: Page): Promise<string> {
  const puzzle = pickPuzzle()
  const address = `#/puzzles/silver-and-gold/${puzzle.id}`
  await page.getByRole('heading', named(words['puzzle.titles'])).waitFor()
  expect(page.url()).toMatch(/#\/puzzles\/silver-and-gold$/)
  await expectAccessible(page, 'the puzzles of a game')
  await page.evaluate((hash) => location.assign(hash), address)
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
  await expect.poll(() => tray(page).getByRole('status').allInnerTexts()).toContain(en['title.yourMove'])
  await picture(page, 'puzzle-solved')
  await press(words['puzzle.next'])
  await page.waitForURL((url) => !url.hash.endsWith(puzzle.id) && url.hash.includes('/sg-'))
  return address
}
