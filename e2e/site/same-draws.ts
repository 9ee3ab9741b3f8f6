import type { Browser, Page } from 'playwright-core'
import { expect, inject, onTestFinished } from 'vitest'
import { manualTime, testServer } from '../../src/server/testing/server.ts'
import { texts as daily } from '../../src/web/pages/daily/texts/en.ts'
import { anyOf, named, SHELL_TEXTS } from '../browser/texts.ts'
import { type Visitor, visit } from '../browser/world.ts'
import { confirmButton, dealtCard, dealtCards, dealtNumbers } from '../silver-and-gold/page.ts'
import { act, confirmIsReady } from '../silver-and-gold/play.ts'

const { en } = SHELL_TEXTS
const GAME = 'Silver & Gold'

/** How much is drawn at least: expedition cards, one in each turn, and islands. */
interface Amount {
  readonly turns: number
  readonly islands: number
}

/** What the piles have given a player so far. */
interface Draws {
  /** By turn: the expedition card. */
  readonly expeditions: Readonly<Record<string, string>>
  /** The islands in the order in which they came into the display. */
  readonly islands: readonly number[]
}

/** Follows what comes from the piles while the table is on screen. */
const watchDraws = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const draws = { expeditions: {} as Record<string, string>, islands: [] as number[] }
    const look = (): void => {
      const turn = document.querySelector('[data-progress]')?.textContent ?? ''
      const expedition = document
        .querySelector('[data-point=expedition] button')
        ?.getAttribute('data-explain')
      if (expedition) draws.expeditions[turn] = expedition
      for (const place of document.querySelectorAll('[data-display]')) {
        const card = Number(place.getAttribute('data-display'))
        if (!draws.islands.includes(card)) draws.islands.push(card)
      }
    }
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true })
    Object.assign(window, { draws })
  })

const drawsOf = (page: Page): Promise<Draws> =>
  page.evaluate(() => (window as unknown as { draws: Draws }).draws)

/** Begins the counted try of the day and returns the cards that were dealt. */
async function begin({ page }: Visitor): Promise<number[]> {
  const card = page.getByRole('region', named(GAME))
  await card.getByRole('button', named(daily.start)).click()
  await anyOf(dealtCards(page)).waitFor()
  await watchDraws(page)
  return dealtNumbers(page)
}

async function keep(page: Page, cards: readonly number[]): Promise<void> {
  for (const card of cards) await dealtCard(page, card).click()
  await confirmIsReady(page)
  await confirmButton(page).click()
}

/** Plays some turns, and more until enough islands were drawn that had not been dealt: it depends on luck when. */
async function playTurns(
  page: Page,
  { turns, islands: least }: Amount,
  dealt: readonly number[],
): Promise<Draws> {
  for (;;) {
    const { expeditions, islands } = await drawsOf(page)
    const drawn = islands.filter((card) => !dealt.includes(card))
    if (Object.keys(expeditions).length >= turns && drawn.length >= least)
      return { expeditions, islands: drawn }
    await act(page, 'mouse')
  }
}

/** Expects two players who play differently to get the same draws in their first turns, and each of them one try. */
export async function expectSameDraws(browser: Browser, amount: Amount): Promise<void> {
  // Midnight never comes during the test.
  const server = await testServer({
    host: 'localhost',
    web: inject('web'),
    time: manualTime(),
    botWorker: new URL('../browser/quick-bots.ts', import.meta.url),
  })
  onTestFinished(() => server.close())
  const url = `${server.url}/`
  const ada = await visit(browser, { name: 'Ada', url, at: '#/daily' })
  const ben = await visit(browser, { name: 'Ben', url, at: '#/daily' })
  const dealt = await begin(ada)
  expect(await begin(ben)).toEqual(dealt)
  expect(dealt.length).toBe(4)
  await keep(ada.page, dealt.slice(0, 2))
  await keep(ben.page, dealt.slice(2))
  const draws = await Promise.all([ada, ben].map(({ page }) => playTurns(page, amount, dealt)))

  const [first, second] = draws.map(({ expeditions }) => Object.entries(expeditions).slice(0, amount.turns))
  expect(first).toEqual(second)
  // Of the dealt cards each has returned those that the other kept; all other islands come in the same order.
  const both = Math.min(...draws.map(({ islands }) => islands.length))
  const [one, other] = draws.map(({ islands }) => islands.slice(0, both))
  expect(one).toEqual(other)

  // The table says what it is, gives no hints, and another tab continues the same try.
  const table = ada.page.url()
  await anyOf(ada.page.getByRole('banner').getByText(en.daily)).waitFor()
  expect(await ada.page.getByRole('button', named(en.hint)).count()).toBe(0)
  const tab = await ada.context.newPage()
  await tab.goto(table.replace(/#.*/, '#/daily'))
  await tab.getByRole('region', named(GAME)).getByRole('link', named(daily.continue)).click()
  await tab.waitForURL(table)
  await tab.getByRole('heading', named(GAME)).waitFor()
  expect([...ada.errors, ...ben.errors]).toEqual([])
}
