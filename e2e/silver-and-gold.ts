import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { at, fastChance, fastSeed } from '../src/kernel/index.ts'
import { texts as english } from '../src/ui/text/shell/en.ts'
import { type Hand, SOON, unlessTooLate } from './hands.ts'
import { named, type ShellTexts } from './texts.ts'

/** More than any match takes. Waiting for the others is not an action, however long it takes. */
const MAX_ACTIONS = 4000
/** The choices of a player who has no plan, the same in every run. */
const chance = fastChance(fastSeed(1))

/** What can be found at the table in every language. */
const CONFIRM = '[data-do=confirm]'
const READY = `${CONFIRM}[aria-disabled=false]`
const DEALT = '[data-dealt][aria-pressed=false][aria-disabled=false]'
const OFFER = ':is(.picking, .choose) .spots button:visible'

/** What a device stores that last played against one easy bot. */
export const ONE_BOT = { 'bots:silver-and-gold': { level: 'gentle', opponents: 1, options: {} } }

/** One of the four cards of the set-up. */
export const dealtCards = (page: Page) => page.locator('[data-dealt]')

/** The cells of the player's islands that can be marked. */
export const freeCellsOf = (page: Page) => page.locator('[data-place] [data-cell][aria-disabled=false]')

export const confirmButton = (page: Page) => page.locator(CONFIRM)

/** Waits until a complete draft can be confirmed. */
export const confirmIsReady = (page: Page) => page.locator(READY).waitFor()

/** Starts a match against the bots that this device remembers, from the English home page. */
export async function startAgainstBots(page: Page, hand: Hand = 'mouse'): Promise<void> {
  const play = page.getByRole('button', { name: english['home.play'], exact: true })
  const start = startButton(page, english)
  if (hand === 'touch') {
    await play.tap()
    await start.tap()
  } else if (hand === 'mouse') {
    await play.click()
    await start.click()
  } else {
    await play.focus()
    await page.keyboard.press('Enter')
    await page.locator(`${START}:focus[aria-disabled=false]`).waitFor()
    await page.keyboard.press('Enter')
  }
  await dealtCards(page).first().waitFor()
}

const START = '.play-dialog .btn-gold'

/** The button that starts a match once opponents and level are chosen. */
const startButton = (page: Page, texts: ShellTexts) =>
  page
    .getByRole('dialog')
    .getByRole('button', named(texts['new.start']))
    .and(page.locator('[aria-disabled=false]'))

/** Starts a match from the home page, in any language, against the opponents that are proposed. */
export async function startFromHome(page: Page, texts: ShellTexts): Promise<void> {
  await page.getByRole('button', named(texts['home.play'])).click()
  await startButton(page, texts).click()
  await dealtCards(page).first().waitFor()
}

/** Keeps two of the dealt cards and waits until the first pattern can be placed. */
export async function keepIslands(page: Page, [first, second] = [0, 1]): Promise<void> {
  await dealtCards(page).nth(first).click()
  await dealtCards(page).nth(second).click()
  await page.locator(READY).click()
  await freeCellsOf(page).first().waitFor()
}

/** Performs one action at the table, through the page alone, and returns what it was. */
export const act = (page: Page, hand: Hand): Promise<string> => unlessTooLate(step(page, hand))

async function step(page: Page, hand: Hand): Promise<string> {
  const press = (selector: string): Promise<void> => {
    const element = page.locator(selector).first()
    if (hand === 'touch') return element.tap(SOON)
    if (hand === 'mouse') return element.click(SOON)
    return element.focus(SOON).then(() => page.keyboard.press('Enter'))
  }
  const there = (selector: string): Promise<number> => page.locator(selector).count()
  if ((await there('.res')) > 0) return 'over'
  if ((await there('.hand-over')) > 0) {
    await press('.hand-over button')
    return 'handOver'
  }
  if ((await there(READY)) > 0) {
    await press(CONFIRM)
    await page.waitForTimeout(20)
    return 'confirm'
  }
  // The result may replace the table at any moment, so the phase is read without waiting for it.
  const phase = await page.evaluate(() => document.querySelector('.sg')?.getAttribute('data-phase'))
  if (phase === 'keep' && (await there(DEALT)) > 0) {
    await press(DEALT)
    return 'keep'
  }
  if (phase === 'pick' && (await there(OFFER)) > 0) {
    await press(OFFER)
    return 'pick'
  }
  if (phase === 'mark') return mark(page, hand)
  await page.waitForTimeout(40)
  return 'wait'
}

interface FreeCell {
  readonly place: string
  readonly cell: string
  readonly x: number
  readonly y: number
  /** Whether the page marks the cell as one that the pattern can cover. */
  readonly hinted: boolean
}

function freeCells(page: Page): Promise<FreeCell[]> {
  return page.evaluate(() => {
    const boxes = [...document.querySelectorAll('[data-place] .hints > *')].map((hint) =>
      hint.getBoundingClientRect(),
    )
    return [...document.querySelectorAll('[data-place] [data-cell][aria-disabled=false]')].map((cell) => {
      const box = cell.getBoundingClientRect()
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
      const hinted = boxes.some(
        (hint) => Math.abs(hint.x + hint.width / 2 - x) < 3 && Math.abs(hint.y + hint.height / 2 - y) < 3,
      )
      const place = cell.closest('[data-place]')?.getAttribute('data-place') ?? ''
      return { place, cell: cell.getAttribute('data-cell') ?? '', x, y, hinted }
    })
  })
}

async function mark(page: Page, hand: Hand): Promise<string> {
  const cells = await freeCells(page)
  if (cells.length === 0) {
    await page.waitForTimeout(40)
    return 'wait'
  }
  const hinted = cells.filter((cell) => cell.hinted)
  const pool = hinted.length > 0 ? hinted : cells
  const target = at(pool, chance.below(pool.length))
  const extra = (await page.locator('.mine.extra').count()) > 0
  if (hinted.length === 0 && !extra) {
    const single = page.locator('.rb.one[aria-pressed=false][aria-disabled=false]')
    if ((await single.count()) > 0) {
      if (hand === 'touch') await single.tap(SOON)
      else await single.click(SOON)
    }
  }
  if (hand === 'touch') await page.touchscreen.tap(target.x, target.y)
  else if (hand === 'mouse') await page.mouse.click(target.x, target.y)
  else await pressCell(page, target)
  if ((await page.locator('.says .problem').count()) > 0)
    await page.keyboard.press(chance.below(5) < 3 ? 'r' : 'f')
  return 'mark'
}

async function pressCell(page: Page, { place, cell }: FreeCell): Promise<void> {
  const focused = await page.evaluate(
    ([on, index]) => {
      const found = document.querySelector<SVGElement>(`[data-place="${on}"] [data-cell="${index}"]`)
      found?.focus()
      return found !== null
    },
    [place, cell] as const,
  )
  if (focused) await page.keyboard.press('Enter')
}

/** Plays until the result is on screen. */
export const playToTheEnd = (
  page: Page,
  hand: Hand,
  each?: (did: string) => Promise<unknown>,
): Promise<void> =>
  playUntil(page, hand, async (did) => {
    await each?.(did)
    return did === 'over'
  })

/** Plays until `isDone`, which is told what was done last. */
export async function playUntil(
  page: Page,
  hand: Hand,
  isDone: (did: string) => Promise<boolean>,
): Promise<void> {
  const actions: string[] = []
  while (actions.length < MAX_ACTIONS) {
    const did = await act(page, hand)
    if (await isDone(did)) return
    if (did === 'over') break
    if (did !== 'wait') actions.push(did)
  }
  throw new Error(
    `The match did not go on as expected. ${await stateOf(page)} Last actions: ${actions.slice(-30).join(' ')}`,
  )
}

/** Expects something to have the focus after an action. */
export async function expectFocus(page: Page, did: string): Promise<void> {
  const nowhere = (): Promise<boolean> => page.evaluate(() => document.activeElement === document.body)
  await expect.poll(nowhere, { message: `the focus is lost after ${did}` }).toBe(false)
}

/** What the page shows, for a match that does not go on. */
async function stateOf(page: Page): Promise<string> {
  const state = await page.evaluate(() => ({
    phase: document.querySelector('.sg')?.getAttribute('data-phase'),
    progress: document.querySelector('.bar .progress')?.textContent,
    question: document.querySelector('.tray [role=status]')?.textContent,
    message: document.querySelector('.says')?.textContent,
    dialogs: document.querySelectorAll('dialog[open]').length,
    focus: document.activeElement?.outerHTML.slice(0, 120),
  }))
  return JSON.stringify(state)
}
