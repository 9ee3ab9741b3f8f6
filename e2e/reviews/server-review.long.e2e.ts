import { isDeepStrictEqual } from 'node:util'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { anyOf, named, SHELL_TEXTS, type ShellTexts } from '../browser/texts.ts'
import { expectAccessible, makeTable, picture, sharedBrowser, visit } from '../browser/world.ts'
import { dealtCards, islands } from '../silver-and-gold/page.ts'
import { goTo } from '../site/pages.ts'
import { expectSameWords, linkButton, linkField, openTurn, turnsList } from './review-page.ts'

const browser = await sharedBrowser()

const { de, fr } = SHELL_TEXTS

/** Opens the review from the result; this browser computes it. */
async function openReview(page: Page, texts: ShellTexts): Promise<void> {
  await page.getByRole('link', named(texts['result.review'])).click()
  await turnsList(page, texts).waitFor()
}

/** The figures of each player, with single spaces. */
async function figures(page: Page, texts: ShellTexts): Promise<string[]> {
  const players = page.getByRole('region', named(texts['review.players']))
  const rows = await players.locator('tbody').allInnerTexts()
  return rows.map((row) => row.replace(/\s+/g, ' '))
}

it('both players of a match on the server can review it, and so can a guest with a link', async () => {
  const mira = await visit(browser, { name: 'Mira', language: 'de' })
  const seats = [{ kind: 'me' }, { kind: 'open' }] as const
  const at = `#/t/${await makeTable(mira.page, 'Mira', { game: 'silver-and-gold', seats })}`
  const jonas = await visit(browser, { name: 'Jonas', language: 'fr', size: 'phone', at })
  await jonas.page.getByRole('button', named(fr['lobby.sit'])).tap()
  await anyOf(dealtCards(jonas.page)).waitFor()
  await goTo(mira.page, at, anyOf(dealtCards(mira.page)))
  // Both leave, so that bots play to the end for them.
  for (const [{ page }, texts] of [[mira, de] as const, [jonas, fr] as const]) {
    await page.getByRole('button', named(texts.menu)).click()
    await page.getByRole('dialog').getByRole('button', { name: texts.leave }).click()
  }
  for (const [{ page }, texts] of [[mira, de] as const, [jonas, fr] as const])
    await page.getByRole('main').getByRole('link', { name: texts['home.over'] }).press('Enter')

  await openReview(mira.page, de)
  const legend = mira.page.getByRole('list', named(de['new.players'])).getByRole('listitem')
  await expect.poll(() => legend.allInnerTexts()).toEqual(['Mira', 'Jonas'])
  await expectAccessible(mira.page, 'the review of a match on the server')
  await picture(mira.page, 'review-server-desk-de')
  await openReview(jonas.page, fr)
  await expect
    .poll(async () => [await figures(jonas.page, fr), await figures(mira.page, de)])
    .toSatisfy(([his, hers]) => his.length > 0 && isDeepStrictEqual(his, hers))

  // On a phone, the place of a finished island shows the display, with the card that was taken.
  await openTurn(jonas.page, fr, 0)
  const offer = islands(jonas.page)
    .locator('[data-place]')
    .filter({ has: jonas.page.locator('[data-display]') })
  for (let move = 0; move < 60 && (await offer.count()) === 0; move++)
    await jonas.page.keyboard.press('ArrowDown')
  // A player who finished both islands in one turn may have taken two cards, and sees the display in both places.
  await anyOf(anyOf(offer).locator('[data-shown=played]')).waitFor()
  await picture(jonas.page, 'review-server-phone-fr')

  await linkButton(jonas.page, fr).tap()
  const given = linkField(jonas.page, fr)
  await expect.poll(() => given.inputValue()).toContain(at.replace('#', '#/review'))
  const address = await given.inputValue()
  const guest = await visit(browser, { language: 'fr', at: address.slice(address.indexOf('#')) })
  await expectSameWords(jonas.page, guest.page, fr)

  // When only the address changes, the replay of the same match replaces its review.
  await guest.page.evaluate(() => {
    location.hash = location.hash.replace('#/review', '#/replay').replace(/\/\d+$/, '')
  })
  await guest.page.getByRole('button', named(fr['replay.play'])).waitFor()
  expect([...mira.errors, ...jonas.errors, ...guest.errors]).toEqual([])
})
