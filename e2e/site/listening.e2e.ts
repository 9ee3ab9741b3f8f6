import { expect, it } from 'vitest'
import { texts as game } from '../../src/games/silver-and-gold/texts/en.ts'
import { at } from '../../src/kernel/index.ts'
import { fillIn } from '../../src/text/format.ts'
import { texts as english } from '../../src/ui/text/shell/en.ts'
import { anyOf } from '../browser/texts.ts'
import { sharedBrowser, tooltip, visit } from '../browser/world.ts'
import { expectJourneysAnnounced } from '../elfenland/announced-journeys.ts'
import { extraQuestion, freeCells, islands, opponents, readyButton, tray } from '../silver-and-gold/page.ts'
import { act, keepIslands, startAgainstBots } from '../silver-and-gold/play.ts'
import { announcements, namesOf } from './announcements.ts'

const browser = await sharedBrowser()

/** Keys that move over the islands and rotate the pattern until it fits. */
const SEARCH_KEYS = ['ArrowRight', 'ArrowRight', 'r', 'ArrowDown', 'ArrowLeft']

const THREE_BOTS = { 'bots:silver-and-gold': { level: 'gentle', opponents: 3, options: {} } }

it('the name of a page is announced, except for the first one, which the browser reads', async () => {
  const { page } = await visit(browser)
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await announcements(page)).toEqual([])
  await anyOf(page.getByRole('link', { name: english.settings, exact: true })).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => announcements(page)).toEqual(['Settings · Vermeil'])
})

it('my move is announced once, an open sheet hides no news, and its explanations are above it', async () => {
  const { page, errors } = await visit(browser, { memory: THREE_BOTS })
  await startAgainstBots(page)
  // The other three have chosen their islands.
  await expect.poll(() => opponents(page).getByText(game['status.ready']).count()).toBe(3)
  const calls = (words: readonly string[]): number =>
    words.filter((one) => one.startsWith('Your move:')).length
  await expect.poll(() => announcements(page).then(calls)).toBe(1)
  await anyOf(opponents(page).getByRole('button')).click()
  const coins = page.getByRole('dialog').getByRole('img', { name: fillIn('en', game['coins.of'], { n: 0 }) })
  await coins.hover()
  await tooltip(page).waitFor()
  await expect.poll(() => namesOf(page, 'log')).toHaveLength(1)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })

  // A cell announces where the pattern would go, and keeps the focus while others move.
  await keepIslands(page)
  await anyOf(freeCells(page)).focus()
  const message = tray(page)
    .getByRole('status')
    .filter({ hasText: /island \(\d+\): row \d, column \d; row/ })
  const fits = async (): Promise<boolean> => (await message.count()) > 0
  for (let presses = 0; presses < 200 && !(await fits()); presses++)
    await page.keyboard.press(at(SEARCH_KEYS, presses % SEARCH_KEYS.length))
  await message.waitFor({ state: 'attached' })
  await page.keyboard.press('Enter')
  // A cross asks for another cell, which may have a cross as well.
  const ready = async (): Promise<number> => {
    if ((await extraQuestion(page).count()) > 0) await act(page, 'keyboard')
    return readyButton(page).count()
  }
  await expect.poll(ready).toBe(1)
  await page.keyboard.press('c')
  await page.getByRole('banner').getByText('turn 2').waitFor()
  await islands(page).getByRole('button').and(page.locator(':focus')).waitFor()
  expect(errors).toEqual([])
})

it('a drafted journey is announced, other payments have names, and the focus is never lost', () =>
  expectJourneysAnnounced(browser, 2))
