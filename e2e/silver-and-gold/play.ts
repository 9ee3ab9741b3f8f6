import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { at, fastChance, fastSeed } from '../../src/kernel/index.ts'
import { type Hand, SOON, unlessTooLate } from '../browser/hands.ts'
import { anyOf, named, SHELL_TEXTS, type ShellTexts } from '../browser/texts.ts'
import {
  chosenCards,
  dealtCards,
  extraQuestion,
  FITS,
  freeCards,
  freeCells,
  handOver,
  offers,
  readyButton,
  result,
  singleCell,
  tray,
  whyNot,
} from './page.ts'

const { en: english } = SHELL_TEXTS

/** More than any match takes. Waiting for the others is not an action, however long it takes. */
const MAX_ACTIONS = 4000
/** The choices of a player who has no plan. */
const chance = fastChance(fastSeed(1))

/** What a device stores that last played against one easy bot. */
export const ONE_BOT = { 'bots:silver-and-gold': { level: 'gentle', opponents: 1, options: {} } }

/** Waits until a complete draft can be confirmed. */
export const confirmIsReady = (page: Page) => readyButton(page).waitFor()

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
    await start.and(page.locator(':focus')).waitFor()
    await page.keyboard.press('Enter')
  }
  await anyOf(dealtCards(page)).waitFor()
}

/** The button that starts a match once opponents and level are chosen. */
const startButton = (page: Page, texts: ShellTexts) =>
  page.getByRole('dialog').getByRole('button', { ...named(texts['new.start']), disabled: false })

/** Starts a match from the home page, in any language, against the opponents that are proposed. */
export async function startFromHome(page: Page, texts: ShellTexts): Promise<void> {
  await page.getByRole('button', named(texts['home.play'])).click()
  await startButton(page, texts).click()
  await anyOf(dealtCards(page)).waitFor()
}

/** Chooses two of the dealt cards, whichever they are. */
export async function chooseTwo(page: Page): Promise<void> {
  for (const chosen of [1, 2]) {
    await anyOf(freeCards(page)).click()
    await expect.poll(() => chosenCards(page).count()).toBe(chosen)
  }
}

/** Keeps two of the dealt cards and waits until the first pattern can be placed. */
export async function keepIslands(page: Page): Promise<void> {
  await chooseTwo(page)
  await readyButton(page).click()
  await anyOf(freeCells(page)).waitFor()
}

/** Starts a match and chooses two islands, so that the first pattern can be placed. */
export async function beginMarking(page: Page): Promise<void> {
  await startAgainstBots(page)
  await keepIslands(page)
}

/** Performs one action at the table, through the page alone, and returns what it was. */
export const act = (page: Page, hand: Hand): Promise<string> => unlessTooLate(step(page, hand))

async function step(page: Page, hand: Hand): Promise<string> {
  const press = async (elements: Locator): Promise<void> => {
    const element = anyOf(elements)
    if (hand === 'touch') return element.tap(SOON)
    if (hand === 'mouse') return element.click(SOON)
    await element.focus(SOON)
    await page.keyboard.press('Enter')
  }
  const isThere = async (elements: Locator): Promise<boolean> => (await elements.count()) > 0
  const cells = await cellsToMark(page)
  if (cells.length > 0 && !(await isThere(readyButton(page)))) return mark(page, hand, cells)
  if (await isThere(result(page))) return 'over'
  if (await isThere(handOver(page))) {
    await press(handOver(page))
    return 'handOver'
  }
  if (await isThere(readyButton(page))) {
    await press(readyButton(page))
    await page.waitForTimeout(20)
    return 'confirm'
  }
  if (await isThere(freeCards(page))) {
    await press(freeCards(page))
    return 'keep'
  }
  if (await isThere(offers(page))) {
    await press(offers(page))
    return 'pick'
  }
  await page.waitForTimeout(40)
  return 'wait'
}

interface CellToMark {
  readonly name: string
  /** Its position among the cells that can be marked. */
  readonly nth: number
  readonly x: number
  readonly y: number
}

const cellsToMark = (page: Page): Promise<CellToMark[]> =>
  freeCells(page).evaluateAll((cells) =>
    cells.map((cell, nth) => {
      const box = cell.getBoundingClientRect()
      return { name: cell.ariaLabel ?? '', nth, x: box.x + box.width / 2, y: box.y + box.height / 2 }
    }),
  )

async function mark(page: Page, hand: Hand, cells: readonly CellToMark[]): Promise<string> {
  const fitting = cells.filter(({ name }) => FITS.test(name))
  const pool = fitting.length > 0 ? fitting : cells
  const target = at(pool, chance.below(pool.length))
  if (fitting.length === 0 && (await extraQuestion(page).count()) === 0) {
    const single = singleCell(page)
    if ((await single.count()) > 0) {
      if (hand === 'touch') await single.tap(SOON)
      else await single.click(SOON)
    }
  }
  if (hand === 'touch') await page.touchscreen.tap(target.x, target.y)
  else if (hand === 'mouse') await page.mouse.click(target.x, target.y)
  else await pressCell(page, target)
  if ((await whyNot(page).count()) > 0) await page.keyboard.press(chance.below(5) < 3 ? 'r' : 'f')
  return 'mark'
}

/** Presses a cell by keyboard, unless the table has moved on. */
async function pressCell(page: Page, { nth, name }: CellToMark): Promise<void> {
  const focused = await freeCells(page).evaluateAll(
    (cells, wanted) => {
      const cell = cells[wanted.nth]
      if (cell?.ariaLabel !== wanted.name) return false
      cell.focus()
      return true
    },
    { nth, name },
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
  const state = {
    bar: await page.getByRole('banner').allInnerTexts(),
    asked: await tray(page).getByRole('status').allInnerTexts(),
    dialogs: await page.getByRole('dialog').count(),
    focus: await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120)),
  }
  return JSON.stringify(state)
}
