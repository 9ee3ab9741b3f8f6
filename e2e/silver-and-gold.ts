import type { Page } from 'playwright-core'
import { type Hand, unlessTooLate } from './hands.ts'

const SOON = { timeout: 8000 }

/** One thing that a player does at the Silver & Gold table, through the page alone; says what it was. */
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
    await press('.hand-over .btn')
    return 'handOver'
  }
  if ((await there('[data-do=confirm].ready')) > 0) {
    await press('[data-do=confirm]')
    await page.waitForTimeout(20)
    return 'confirm'
  }
  // The table may give way to the result at any moment.
  const phase = await page.evaluate(() => document.querySelector('.sg')?.getAttribute('data-phase'))
  const dealt = '.dealt[aria-pressed=false][aria-disabled=false]'
  if (phase === 'keep' && (await there(dealt)) > 0) {
    await press(dealt)
    return 'keep'
  }
  if (phase === 'pick') {
    const offer = ':is(.picking, .choose) .spots button:visible'
    if ((await there(offer)) > 0) {
      await press(offer)
      return 'pick'
    }
  }
  if (phase === 'mark') return mark(page, hand)
  await page.waitForTimeout(40)
  return 'wait'
}

interface Free {
  readonly place: string
  readonly cell: string
  readonly x: number
  readonly y: number
  readonly hinted: boolean
}

/** The free cells and whether the page says that the pattern can cover them. */
function freeCells(page: Page): Promise<Free[]> {
  return page.evaluate(() => {
    const boxes = [...document.querySelectorAll('.mine .hints > *')].map((hint) =>
      hint.getBoundingClientRect(),
    )
    const fresh = new Set<string>()
    return [...document.querySelectorAll('.mine .cell[aria-disabled=false]')].flatMap((cell) => {
      const box = cell.getBoundingClientRect()
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
      const hinted = boxes.some(
        (hint) => Math.abs(hint.x + hint.width / 2 - x) < 3 && Math.abs(hint.y + hint.height / 2 - y) < 3,
      )
      const place = cell.closest('[data-place]')?.getAttribute('data-place') ?? ''
      fresh.add(place)
      return [{ place, cell: cell.getAttribute('data-cell') ?? '', x, y, hinted }]
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
  const { place, cell, x, y } = pool[Math.floor(Math.random() * pool.length)]
  const extra = (await page.locator('.mine.extra').count()) > 0
  if (hinted.length === 0 && !extra) {
    const one = page.locator('.rb.one[aria-pressed=false]:enabled')
    if ((await one.count()) > 0) {
      if (hand === 'touch') await one.tap(SOON)
      else await one.click(SOON)
    }
  }
  if (hand === 'touch') await page.touchscreen.tap(x, y)
  else if (hand === 'mouse') await page.mouse.click(x, y)
  else {
    const there = await page.evaluate(
      ([on, at]) => {
        const found = document.querySelector<SVGElement>(`[data-place="${on}"] [data-cell="${at}"]`)
        found?.focus()
        return found !== null
      },
      [place, cell],
    )
    if (there) await page.keyboard.press('Enter')
  }
  if ((await page.locator('.says .problem').count()) > 0)
    await page.keyboard.press(Math.random() < 0.6 ? 'r' : 'f')
  return 'mark'
}

/** Plays until the result is on screen. */
export async function playToTheEnd(
  page: Page,
  hand: Hand,
  each?: (did: string) => Promise<unknown>,
): Promise<void> {
  for (let i = 0; i < 4000; i++) {
    const did = await act(page, hand)
    await each?.(did)
    if (did === 'over') return
  }
  throw new Error('the match never ended')
}
