import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { fillIn } from '../../src/text/format.ts'
import type { SavedMatch } from '../../src/web/session/saved-match.ts'
import { anyOf, named, SHELL_TEXTS } from '../browser/texts.ts'
import { expectAccessible, sharedBrowser, visit } from '../browser/world.ts'
import { dealtCards } from '../silver-and-gold/page.ts'

const browser = await sharedBrowser()

const { pl } = SHELL_TEXTS

const levelButton = (page: Page, level: 'playful' | 'attentive', n: number) =>
  page.getByRole('group', named(pl['new.level'])).getByRole('button', named(`${n}: ${pl[`level.${level}`]}`))

/** A challenge that the player has won. */
const WON: SavedMatch = {
  id: 'won',
  game: 'silver-and-gold',
  rules: 1,
  options: {},
  seats: [{ name: 'Ada' }, { name: 'Nereus', bot: 'steady' }],
  seed: 'ab',
  challenge: true,
  turns: [],
  over: true,
  at: 1,
  waiting: 0,
  results: [
    { place: 1, score: 100 },
    { place: 2, score: 90 },
  ],
}

it('a level is chosen by keyboard, and a challenge goes on above a level that was beaten', async () => {
  const { page, errors } = await visit(browser, {
    size: 'phone',
    language: 'pl',
    at: '#/play/silver-and-gold',
    memory: {
      'match:won': WON,
      'bots:silver-and-gold': { level: 'steady', opponents: 1, options: {}, challenge: true },
    },
  })
  const challenge = page.getByRole('checkbox', named(pl['new.challenge']))
  await levelButton(page, 'attentive', 7)
    .and(page.getByRole('button', { pressed: true }))
    .waitFor()
  expect(await challenge.isChecked()).toBe(true)
  await expectAccessible(page, 'the choice of a level')

  // Whoever chooses a level plays at that level.
  await levelButton(page, 'playful', 1).press('Enter')
  const chosen = fillIn('pl', pl['new.level.chosen'], { n: 1, all: 10, level: pl['level.playful'] })
  await page.getByRole('status').getByText(chosen).waitFor()
  expect(await challenge.isChecked()).toBe(false)
  await challenge.press('Space')
  await levelButton(page, 'attentive', 7)
    .and(page.getByRole('button', { pressed: true }))
    .waitFor()

  await page.getByRole('button', named(pl['home.play'])).press('Enter')
  await anyOf(dealtCards(page)).waitFor()
  const seat = fillIn('pl', pl['bot.level'], { level: pl['level.attentive'] })
  await anyOf(page.getByText(seat)).waitFor({ state: 'attached' })
  expect(errors).toEqual([])
})
