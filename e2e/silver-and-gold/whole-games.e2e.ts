import type { Locator } from 'playwright-core'
import { expect, it } from 'vitest'
import { fillIn } from '../../src/text/format.ts'
import { texts as english } from '../../src/ui/text/shell/en.ts'
import { anyOf, named } from '../browser/texts.ts'
import { inSight } from '../browser/windows.ts'
import { expectAccessible, picture, SIZES, sharedBrowser, visit } from '../browser/world.ts'
import { rememberedMatches } from '../reviews/saved-matches.ts'
import {
  chosenCards,
  confirmButton,
  dealtCard,
  dealtCards,
  dealtNumbers,
  freeCells,
  freshCells,
  sheetOwner,
} from './page.ts'
import { act, confirmIsReady, expectFocus, ONE_BOT, playUntil, startAgainstBots } from './play.ts'

const browser = await sharedBrowser()

it('a match starts without a caret, Tab goes from island to island, and a draft survives a reload', async () => {
  const { page, errors } = await visit(browser, { memory: ONE_BOT })
  await startAgainstBots(page)
  expect(await page.evaluate(() => getSelection()?.type)).toBe('None')
  const chosen = chosenCards(page)
  const [, second = 0, , fourth = 0] = await dealtNumbers(page)
  await dealtCard(page, second).click()
  await dealtCard(page, fourth).click()
  await expect.poll(() => chosen.count()).toBe(2)
  const cards = await chosen.allInnerTexts()
  await page.reload()
  await expect.poll(() => chosen.count()).toBe(2)
  expect(await chosen.allInnerTexts()).toEqual(cards)
  await confirmButton(page).click()
  await anyOf(freeCells(page)).waitFor()
  const island = () =>
    page.evaluate(() => document.activeElement?.closest('[data-place]')?.getAttribute('data-place'))
  await freeCells(page).first().focus()
  expect(await island()).toBe('0')
  // It does not go from cell to cell.
  await page.keyboard.press('Tab')
  expect(await island()).toBe('1')
  await page.keyboard.press('Tab')
  expect(await island()).toBeUndefined()
  while ((await confirmButton(page).getAttribute('aria-disabled')) === 'true') await act(page, 'mouse')
  const marks = await freshCells(page).count()
  expect(marks).toBeGreaterThan(0)
  await page.reload()
  await confirmIsReady(page)
  expect(await freshCells(page).count()).toBe(marks)
  await confirmButton(page).click()
  // A draft that is being sent survives as well, so the reload waits for the next turn.
  await page.getByRole('banner').getByText('turn 2').waitFor()
  await page.reload()
  await expect.poll(() => confirmButton(page).getAttribute('aria-disabled')).toBe('true')
  expect(errors).toEqual([])
})

it('the log shows its newest line in every window, also as a sheet', async () => {
  const { page } = await visit(browser, { memory: rememberedMatches(), at: '#/here/picking' })
  const newest = (within: Locator) => within.getByRole('listitem').last()
  const log = page.getByRole('region', named(english.log))
  for (const size of ['desk', 'deskLow', 'tablet'] as const) {
    await page.setViewportSize(SIZES[size])
    await expect.poll(() => inSight(newest(log)), { message: size }).toBe(1)
  }
  await page.setViewportSize(SIZES.phoneAside)
  await page.getByRole('button', named(english.menu)).click()
  await page.getByRole('dialog').getByRole('button', named(english.log)).click()
  await expect.poll(() => inSight(newest(page.getByRole('dialog')))).toBe(1)
})

/** Turns that are played by keyboard here; `npm run test:long` plays whole games. */
const TURNS = 2

it('a game can be played by keyboard, and the focus is never lost', async () => {
  const { page, errors } = await visit(browser, { memory: ONE_BOT })
  await startAgainstBots(page, 'keyboard')
  let turns = 0
  await playUntil(page, 'keyboard', async (did) => {
    await expectFocus(page, did)
    if (did === 'confirm') turns++
    return turns > TURNS
  })
  expect(errors).toEqual([])
})

it('players who share a screen hand it over before anything private is shown', async () => {
  const { page, errors } = await visit(browser, { at: '#/together/silver-and-gold' })
  const nameOf = (n: number) =>
    page.getByRole('textbox', { name: fillIn('en', english['new.person'], { n }), exact: true })
  await nameOf(1).fill('Anna')
  await nameOf(2).fill('Łucja')
  await page.getByRole('button', { name: english['new.start'], exact: true }).click()
  await page.getByRole('heading', { name: fillIn('en', english['hand.title'], { name: 'Anna' }) }).waitFor()
  await picture(page, 'desk-hand-over')
  await expectAccessible(page, 'hand-over')
  expect(await dealtCards(page).count()).toBe(0)
  const seen = new Set<string>()
  const playOn = async (): Promise<string[]> => {
    seen.add(await act(page, 'mouse'))
    for (const name of await sheetOwner(page).allInnerTexts()) seen.add(name)
    return [...seen]
  }
  await expect.poll(playOn).toEqual(expect.arrayContaining(['handOver', 'mark', 'Anna', 'Łucja']))
  expect(errors).toEqual([])
})
