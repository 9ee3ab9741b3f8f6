import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fillIn } from '../src/text/format.ts'
import { linkButton, linkField, movesList, moveWords, REVIEW_TIMEOUT } from './review-page.ts'
import { act, dealtCards } from './silver-and-gold.ts'
import { boardTexts, named, SHELL_TEXTS, type ShellTexts } from './texts.ts'
import { expectAccessible, launch, picture, visit } from './world.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

const { de, fr } = SHELL_TEXTS

/** Opens the review from the result; this browser computes it. */
async function openReview(page: Page, texts: ShellTexts): Promise<void> {
  await page.getByRole('link', named(texts['result.review'])).click()
  await movesList(page, texts).waitFor(REVIEW_TIMEOUT)
}

/** The figures of each player, with single spaces. */
async function figures(page: Page, texts: ShellTexts): Promise<string[]> {
  const players = page.getByRole('region', named(texts['review.players']))
  const rows = await players.locator('tbody').allInnerTexts()
  return rows.map((row) => row.replace(/\s+/g, ' '))
}

it('both players of a match on the server can review it, and so can a guest with a link', async () => {
  const mira = await visit(browser, { name: 'Mira', language: 'de', at: '#/new/silver-and-gold' })
  await mira.page.getByRole('button', named(de['new.create'])).click()
  const link = await mira.page.locator('[data-link]').getAttribute('data-link')
  const at = link?.slice(link.indexOf('#')) ?? ''
  const jonas = await visit(browser, { name: 'Jonas', language: 'fr', size: 'phone', at })
  await jonas.page.getByRole('button', named(fr['lobby.sit'])).first().tap()
  const seats = mira.page.getByRole('region', named(de['lobby.seats']))
  await seats.getByText('Jonas', { exact: true }).waitFor()
  await mira.page.getByRole('button', named(fillIn('de', de['lobby.startN'], { n: 2 }))).click()
  for (const { page } of [mira, jonas]) await dealtCards(page).first().waitFor()
  for (let did = ['']; did.some((what) => what !== 'over'); )
    did = [await act(mira.page, 'mouse'), await act(jonas.page, 'touch')]

  await openReview(mira.page, de)
  expect(await mira.page.locator('.legend').getByRole('listitem').allInnerTexts()).toEqual(['Mira', 'Jonas'])
  await expectAccessible(mira.page, 'the review of a match on the server')
  await picture(mira.page, 'review-server-desk-de')
  await openReview(jonas.page, fr)
  expect(await figures(jonas.page, fr)).toEqual(await figures(mira.page, de))

  // On a phone, the place of a finished island shows the display, with the card that was taken.
  await movesList(jonas.page, fr).getByRole('link').first().tap()
  const islands = jonas.page.getByRole('region', named((await boardTexts('fr')).islands))
  const offer = islands.locator('[data-place]').filter({ has: jonas.page.locator('[data-display]') })
  for (let move = 0; move < 60 && (await offer.count()) === 0; move++)
    await jonas.page.keyboard.press('ArrowRight')
  // A player who finished both islands in one turn may have taken two cards, and sees the display in both places.
  expect(await offer.first().locator('[data-shown=played]').count()).toBeGreaterThan(0)
  await picture(jonas.page, 'review-server-phone-fr')

  const words = await moveWords(jonas.page, fr).innerText()
  await linkButton(jonas.page, fr).tap()
  const given = linkField(jonas.page, fr)
  await expect.poll(() => given.inputValue()).toContain(at.replace('#', '#/review'))
  const address = await given.inputValue()
  const guest = await visit(browser, { language: 'fr', at: address.slice(address.indexOf('#')) })
  await moveWords(guest.page, fr).waitFor(REVIEW_TIMEOUT)
  expect(await moveWords(guest.page, fr).innerText()).toBe(words)

  // When only the address changes, the replay of the same match replaces its review.
  await guest.page.evaluate(() => {
    location.hash = location.hash.replace('#/review', '#/replay').replace(/\/\d+$/, '')
  })
  await guest.page.getByRole('button', named(fr['replay.play'])).waitFor()
  expect([...mira.errors, ...jonas.errors, ...guest.errors]).toEqual([])
})
