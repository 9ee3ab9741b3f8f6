import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { type Hand, SOON, unlessTooLate } from './hands.ts'
import { type Visit, visit } from './world.ts'

/** A new match against bots on this device, saved as if it had just been set up. */
export const orderOf = (
  game: string,
  players: number,
  options: object = {},
): NonNullable<Visit['memory']> => ({
  'new:journey': {
    id: 'journey',
    game,
    options,
    seats: [
      { name: 'Ada' },
      ...Array.from({ length: players - 1 }, (_, i) => ({ name: `Bot ${i + 1}`, bot: 'greedy' })),
    ],
  },
})

/** Opens the saved match. */
export async function sitDown(browser: Parameters<typeof visit>[0], wishes: Visit) {
  const visitor = await visit(browser, { ...wishes, at: '#/here/journey' })
  await visitor.page.waitForSelector('main.ef, main.res, .hand-over')
  return visitor
}

/** The centre of an element on screen, as soon as it stands still: the map may be bringing something into sight. */
export async function middle(element: Locator): Promise<[number, number]> {
  const shown = await element.elementHandle()
  await shown?.waitForElementState('stable')
  const box = await element.boundingBox()
  if (!box) throw new Error('nothing to press')
  return [box.x + box.width / 2, box.y + box.height / 2]
}

/** Clicks a place on the map until the click has had its effect; a map that begins to move takes it for a drag. */
export const clickUntil = (page: Page, place: Locator, done: () => Promise<boolean>): Promise<void> =>
  expect
    .poll(
      async () => {
        if (await done()) return true
        await page.mouse.click(...(await middle(place)))
        return done()
      },
      { interval: 500 },
    )
    .toBe(true)

export const confirm = '.ef-btn.gold[data-do=confirm]'

export type Moment = { readonly phase: string; readonly mine: boolean }

/** The phase that the page shows, and whether the player has to move. */
export async function moment(page: Page): Promise<Moment> {
  return page.evaluate(() => {
    const table = document.querySelector<HTMLElement>('main.ef')
    if (document.querySelector('.res')) return { phase: 'result', mine: false }
    if (document.querySelector('.hand-over')) return { phase: 'handOver', mine: true }
    return { phase: table?.dataset.phase ?? '', mine: table?.dataset.mine === 'true' }
  })
}

const focused = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, selector: string): Promise<boolean> {
  for (let presses = 0; presses < 90; presses++) {
    if (await focused(page, selector)) return true
    await page.keyboard.press('Tab')
  }
  return false
}

/** Walks over the map with the arrow keys towards the nearest element that is wanted. */
async function walkTo(page: Page, selector: string): Promise<boolean> {
  const been = new Set<string>()
  for (let presses = 0; presses < 16; presses++) {
    if (await focused(page, selector)) return true
    const way = await page.evaluate((wanted) => {
      const middle = (element: Element): { x: number; y: number } => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return { x: x + width / 2, y: y + height / 2 }
      }
      const active = document.activeElement ?? document.body
      const from = middle(active)
      const [near] = [...document.querySelectorAll(wanted)]
        .map(middle)
        .map(({ x, y }) => ({ dx: x - from.x, dy: y - from.y }))
        .sort((a, b) => Math.hypot(a.dx, a.dy) - Math.hypot(b.dx, b.dy))
      if (near === undefined) return
      const across = near.dx > 0 ? 'ArrowRight' : 'ArrowLeft'
      const along = near.dy > 0 ? 'ArrowDown' : 'ArrowUp'
      return {
        at: active.getAttribute('data-name') ?? active.getAttribute('data-road') ?? '',
        ...(Math.abs(near.dx) > Math.abs(near.dy)
          ? { better: across, other: along }
          : { better: along, other: across }),
      }
    }, selector)
    if (way === undefined) return false
    // If the better arrow has led in a circle, try the other one.
    await page.keyboard.press(been.has(way.at) ? way.other : way.better)
    been.add(way.at)
  }
  return false
}

/** How a player touches things. */
export function hands(page: Page, hand: Hand) {
  const press = async (selector: string): Promise<boolean> => {
    const element = page.locator(selector).first()
    if ((await element.count()) === 0) return false
    if (hand === 'keyboard') {
      if (!(await tabTo(page, selector))) return false
      await page.keyboard.press('Enter')
    } else if (hand === 'touch') await element.tap(SOON)
    else await element.click(SOON)
    return true
  }
  /** Presses a card at its left edge, since the rest may lie under the next one. */
  const pressCard = async (selector: string): Promise<boolean> => {
    if (hand === 'keyboard') return press(selector)
    const edge = { position: { x: 6, y: 30 }, ...SOON }
    const card = page.locator(selector).first()
    await (hand === 'touch' ? card.tap(edge) : card.click(edge))
    return true
  }
  /** Presses an element of the map at its centre, where nothing covers it. */
  const pressOnMap = async (selector: string, part: string): Promise<boolean> => {
    const element = page.locator(selector).first()
    if ((await element.count()) === 0) return false
    if (hand === 'keyboard') {
      const kind = selector.startsWith('.e-town') ? '.e-town' : '.e-road'
      if (!(await tabTo(page, kind)) || !(await walkTo(page, selector))) return false
      await page.keyboard.press('Enter')
      return true
    }
    const box = await element.locator(part).first().boundingBox(SOON)
    if (!box) return false
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    if (hand === 'touch') await page.touchscreen.tap(x, y)
    else await page.mouse.click(x, y)
    return true
  }
  return { press, pressCard, pressOnMap }
}

/** One action of a player, through the page alone; returns the phase. */
export const act = (page: Page, hand: Hand): Promise<string> => unlessTooLate(step(page, hand))

async function step(page: Page, hand: Hand): Promise<string> {
  const { phase, mine } = await moment(page)
  const { press, pressCard, pressOnMap } = hands(page, hand)
  if (phase === 'result') return phase
  if (!mine) {
    await page.waitForTimeout(60)
    return 'wait'
  }
  // The page at the end of a round lies over the table.
  await press('[data-do=continue]')
  switch (phase) {
    case 'handOver':
      await press('.hand-over .btn')
      break
    case 'drawCards':
    case 'rewardCards':
      await press(
        '[data-do=takeGoldPile][aria-disabled=false], [data-do=takeCard], [data-do=drawCard][aria-disabled=false]',
      )
      break
    case 'threeCounters':
      await press('[data-do=takeCounter]')
      break
    case 'tokens':
      await press('[data-do=choose]')
      await press('.ef-btn.gold[data-do=confirm]')
      break
    case 'auction':
      if (!(await mayBid(page)) || !(await press('.ef-btn.gold[data-do=bid]'))) await press('[data-do=pass]')
      break
    case 'planning':
      await plan(page, hand)
      break
    case 'moving':
      await lowerSheet(page, hand)
      for (let steps = 0; steps < 3; steps++) {
        if (!(await pressOnMap('.e-town.is-next', '.e-t1'))) break
      }
      if (!(await press('.ef-btn.gold[data-do=confirm]'))) await press('[data-do=stay]')
      break
    case 'handLimit':
      for (let i = 0; i < 12 && (await page.locator('.ef-limit .ef-btn.gold').count()) === 0; i++)
        await pressCard('.ef-stack button[aria-pressed=false]')
      await press('.ef-btn.gold[data-do=confirm]')
      break
    case 'reward':
      await press('[data-do=takeGold]')
      break
    case 'roundEnd':
      for (let i = 0; i < 3 && (await page.locator('.ef-keeping .ef-btn.gold').count()) === 0; i++)
        await press('.ef-tray button.may[aria-pressed=false]')
      await press('.ef-btn.gold[data-do=confirm]')
      break
  }
  await page.waitForTimeout(30)
  return phase
}

/** Whether the next bid is small and can be paid. */
const mayBid = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const bid = document.querySelector<HTMLInputElement>('input[data-do=amount]')
    return bid !== null && !bid.classList.contains('over') && Number(bid.value) <= 3
  })

/** On a phone, lowers the sheet and shows the whole map. */
async function lowerSheet(page: Page, hand: Hand): Promise<void> {
  if (hand !== 'touch') return
  if ((await page.locator('.ef-scroll.at-half .ef-grip').count()) > 0)
    await page.locator('.ef-grip').tap(SOON)
  await page.locator('.ef-tools [data-do=fit]').tap(SOON)
  await page.waitForTimeout(250)
}

/** Takes the first token that fits somewhere, goes to its best road, and lays it there. */
async function planByKeys(page: Page): Promise<void> {
  const fits = await page
    .locator('.ef-tray button')
    .evaluateAll((tokens) => tokens.map((token) => token.classList.contains('may')))
  const ready = page.locator(confirm)
  if (fits.includes(true)) {
    await page.keyboard.press(String(fits.indexOf(true) + 1))
    await page.keyboard.press('ArrowRight')
    // Enter goes on to the second road of an exchange, and a number takes the second counter of double transport.
    if ((await ready.count()) === 0) await page.keyboard.press('Enter')
    for (let token = 1; token <= fits.length && (await ready.count()) === 0; token++)
      await page.keyboard.press(String(token))
    if ((await ready.count()) > 0) {
      await page.locator('.e-road.is-target').last().focus()
      await page.keyboard.press('Enter')
      return
    }
  }
  await page.keyboard.press('p')
}

async function plan(page: Page, hand: Hand): Promise<void> {
  if (hand === 'keyboard') return planByKeys(page)
  const { press, pressOnMap } = hands(page, hand)
  if (!(await press('.ef-tray button.may'))) {
    await press('[data-do=pass]')
    return
  }
  await lowerSheet(page, hand)
  await pressOnMap('.e-road.is-legal', '.e-pd')
  // A spell may ask for a second road, or for a second counter.
  if ((await page.locator('.ef-btn.gold[data-do=confirm]').count()) === 0) {
    await pressOnMap('.e-road.is-legal:not(.is-target)', '.e-pd')
    if ((await page.locator('[data-do=second]').count()) > 0) {
      if ((await page.locator('.ef-scroll.at-peek').count()) > 0) await page.locator('.ef-grip').tap(SOON)
      await press('[data-do=second]')
    }
  }
  if (await press('.ef-btn.gold[data-do=confirm]')) return
  for (let back = 0; back < 3 && (await page.locator('[data-do=back]').count()) > 0; back++)
    await press('[data-do=back]')
  await press('[data-do=pass]')
}

/** Plays until the result is shown; calls `first` when a phase is met for the first time. */
export async function playToTheEnd(
  page: Page,
  hand: Hand,
  first: (phase: string) => Promise<void> = async () => undefined,
): Promise<void> {
  const met = new Set<string>()
  let actions = 0
  // Waiting for the others is not an action, however long it takes.
  while (actions < 4000) {
    const { phase, mine } = await moment(page)
    if (phase === 'result') return
    if (mine && !met.has(phase)) {
      met.add(phase)
      await first(phase)
    }
    if ((await act(page, hand)) !== 'wait') actions++
  }
  throw new Error(`the game does not end: ${JSON.stringify(await moment(page))}`)
}
