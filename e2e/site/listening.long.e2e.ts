import { expect, it } from 'vitest'
import { at } from '../../src/kernel/index.ts'
import { texts as english } from '../../src/ui/text/shell/en.ts'
import { anyOf } from '../browser/texts.ts'
import { sharedBrowser, visit } from '../browser/world.ts'
import { expectJourneysAnnounced } from '../elfenland/announced-journeys.ts'
import { memoryOf } from '../elfenland/moments.ts'
import { askingTable, auctionTitle, doing } from '../elfenland/page.ts'
import { memoryAt } from '../elfenland/phases.ts'
import { sitDown } from '../elfenland/play.ts'
import { dealtCards } from '../silver-and-gold/page.ts'
import { announcements, namesOf } from './announcements.ts'

const browser = await sharedBrowser()

it('a drafted journey is announced, other payments have names, and the focus is never lost', () =>
  expectJourneysAnnounced(browser))

it('new players and chat messages are announced', async () => {
  const { page, errors } = await visit(browser, { name: 'Ada', at: '#/new/silver-and-gold' })
  await page.getByRole('button', { name: english['new.create'], exact: true }).click()
  await anyOf(page.getByRole('button', { name: english.copy })).waitFor()
  const other = await visit(browser, { name: 'Bea', at: new URL(page.url()).hash })
  await anyOf(other.page.getByRole('button', { name: english['lobby.sit'], exact: true })).focus()
  await other.page.keyboard.press('Enter')
  await page
    .getByRole('status')
    .filter({ hasText: /^Seats: Ada and Bea$/ })
    .waitFor({ state: 'attached' })
  await expect.poll(() => other.page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN')
  await expect.poll(() => namesOf(page, 'button')).toContain('Copy')
  // In the lobby, the host changes a house rule and says something.
  await page.getByRole('checkbox', { name: english['new.spectators'] }).click()
  await expect.poll(() => announcements(other.page)).toContain(english['lobby.changed'])
  await page.getByRole('banner').getByRole('button', { name: english.chat, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Good luck!' }).click()
  await expect.poll(() => announcements(other.page)).toContain('Ada: Good luck!')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Start with 2 players' }).click()
  for (const seated of [page, other.page]) await anyOf(dealtCards(seated)).waitFor()
  await other.page.getByRole('banner').getByRole('button', { name: english.chat, exact: true }).click()
  await other.page.getByRole('dialog').getByRole('button', { name: 'Hello!' }).click()
  await expect.poll(() => announcements(page)).toContain('Bea: Hello!')
  expect([...errors, ...other.errors]).toEqual([])
})

it('what a player owns is read in whole words, which no language makes of a number and a noun', async () => {
  const { page } = await sitDown(browser, { language: 'pl', memory: memoryAt('planning') })
  await page.getByRole('button', { name: '15 sztuk złota, 4 znaczniki miast, 4 karty' }).waitFor()
  await page
    .getByRole('region', { name: 'Twoje karty' })
    .getByRole('button', { name: '20 sztuk złota, 4 znaczniki miast' })
    .waitFor()
})

it('bidding by keyboard keeps the focus while others bid', async () => {
  const memory = memoryOf({
    game: 'elfengold',
    players: 3,
    when: (view) => view.open.phase === 'auction' && view.open.lot < 3 && at(view.open.players, 0).gold > 8,
  })
  const { page, errors } = await sitDown(browser, { memory })
  const asked = askingTable(page)
  const on = (): Promise<string | null | undefined> =>
    page.evaluate(() => document.activeElement?.getAttribute('data-do'))
  await asked.waitFor()
  // At the lowest bid the button stays, so that it keeps the focus.
  await doing(page, 'more').focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Less', exact: true }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect.poll(on).toBe('less')
  const lot = (): Promise<string> => auctionTitle(page).innerText()
  const before = await lot()
  await doing(page, 'pass').focus()
  await page.keyboard.press('Enter')
  await expect.poll(lot).not.toBe(before)
  await asked.waitFor()
  await expect.poll(on).toBe('pass')
  await expect.poll(async () => (await announcements(page)).at(-1)).toMatch(/^Your move: bid for .+ or pass$/)
  expect(errors).toEqual([])
})
