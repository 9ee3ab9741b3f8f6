import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { type Hand, SOON, unlessTooLate } from '../browser/hands.ts'
import { anyOf } from '../browser/texts.ts'
import { type Visit, visit } from '../browser/world.ts'
import {
  cards,
  chosenRoads,
  confirmReady,
  doing,
  openRoads,
  rack,
  reachableTowns,
  roads,
  sheet,
  spotOf,
  towns,
  tray,
  usableTokens,
  wholeMap,
} from './page.ts'

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
  await visitor.page.locator('main[data-phase]').waitFor()
  return visitor
}

/** The centre of a town or of the place for a counter, as soon as it stands still: the map may be moving. */
export async function middle(element: Locator): Promise<[number, number]> {
  const shown = await element.elementHandle()
  await shown?.waitForElementState('stable')
  return centreOf(element)
}

/** Where the drawing of an element has its origin. Its box may be lopsided: a town has a coin at its edge. */
const centreOf = (element: Locator, wait: Wait = {}): Promise<[number, number]> =>
  element.evaluate((drawing) => {
    const { e, f } = (drawing as SVGGraphicsElement).getScreenCTM() ?? new DOMMatrix()
    return [e, f] as [number, number]
  }, wait)

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

export type Moment = { readonly phase: string; readonly mine: boolean }

/** The phase that the page shows, and whether the player has to move. */
export async function moment(page: Page): Promise<Moment> {
  return page.evaluate(() => {
    const { phase = '', mine } = document.querySelector('main')?.dataset ?? {}
    return { phase, mine: mine === 'true' || phase === 'handOver' }
  })
}

const isFocused = (elements: Locator): Promise<boolean> =>
  elements.evaluateAll((all) => all.some((element) => element === document.activeElement))

/** Presses Tab until one of the elements has the focus. */
async function tabTo(page: Page, elements: Locator): Promise<boolean> {
  for (let presses = 0; presses < 90; presses++) {
    if (await isFocused(elements)) return true
    await page.keyboard.press('Tab')
  }
  return false
}

/** Walks over the map with the arrow keys towards the nearest element that is wanted. */
async function walkTo(page: Page, wanted: Locator): Promise<boolean> {
  const been = new Set<string>()
  for (let presses = 0; presses < 16; presses++) {
    if (await isFocused(wanted)) return true
    const way = await wanted.evaluateAll((all) => {
      const middle = (element: Element): { x: number; y: number } => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return { x: x + width / 2, y: y + height / 2 }
      }
      const active = document.activeElement ?? document.body
      const from = middle(active)
      const [near] = all
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
    })
    if (way === undefined) return false
    // If the better arrow has led in a circle, try the other one.
    await page.keyboard.press(been.has(way.at) ? way.other : way.better)
    been.add(way.at)
  }
  return false
}

/** How long to wait for an element; by default as long as for anything. */
type Wait = { readonly timeout?: number }

/** How a player touches things. At a table they wait a moment only, because it may move on. */
export function hands(page: Page, hand: Hand, wait: Wait = SOON) {
  const press = async (elements: Locator): Promise<boolean> => {
    const element = anyOf(elements)
    if ((await element.count()) === 0) return false
    if (hand === 'keyboard') {
      if (!(await tabTo(page, elements))) return false
      await page.keyboard.press('Enter')
    } else if (hand === 'touch') await element.tap(wait)
    else await element.click(wait)
    return true
  }
  /** Presses a card at its left edge, since the rest may lie under the next one. */
  const pressCard = async (elements: Locator): Promise<boolean> => {
    if (hand === 'keyboard') return press(elements)
    const edge = { position: { x: 6, y: 30 }, ...wait }
    const card = anyOf(elements)
    await (hand === 'touch' ? card.tap(edge) : card.click(edge))
    return true
  }
  const pressAt = async (place: Locator): Promise<void> => {
    const [x, y] = await centreOf(place, wait)
    if (hand === 'touch') await page.touchscreen.tap(x, y)
    else await page.mouse.click(x, y)
  }
  /** Goes to the map, then to one of its elements, and presses Enter. */
  const walkAndEnter = async (kind: Locator, wanted: Locator): Promise<boolean> => {
    if (!(await tabTo(page, kind)) || !(await walkTo(page, wanted))) return false
    await page.keyboard.press('Enter')
    return true
  }
  /** Presses a town at its centre, where nothing covers it. */
  const pressTown = async (wanted: Locator): Promise<boolean> => {
    if ((await wanted.count()) === 0) return false
    if (hand === 'keyboard') return walkAndEnter(towns(page), wanted)
    await pressAt(anyOf(wanted))
    return true
  }
  /** Presses the place for a counter on a road. */
  const pressRoad = async (wanted: Locator): Promise<boolean> => {
    if ((await wanted.count()) === 0) return false
    if (hand === 'keyboard') return walkAndEnter(roads(page), wanted)
    await pressAt(spotOf(anyOf(wanted)))
    return true
  }
  return { press, pressCard, pressTown, pressRoad }
}

/** One action of a player, through the page alone; returns the phase. */
export const act = (page: Page, hand: Hand): Promise<string> => unlessTooLate(step(page, hand))

async function step(page: Page, hand: Hand): Promise<string> {
  const { phase, mine } = await moment(page)
  const { press, pressCard, pressTown } = hands(page, hand)
  const confirm = confirmReady(page)
  if (phase === 'result') return phase
  if (!mine) {
    await page.waitForTimeout(60)
    return 'wait'
  }
  // The page at the end of a round lies over the table.
  await press(doing(page, 'continue'))
  switch (phase) {
    case 'handOver':
      await press(page.getByRole('main').getByRole('button'))
      break
    case 'drawCards':
    case 'rewardCards':
      await press(doing(page, 'takeGoldPile', 'takeCard', 'drawCard'))
      break
    case 'threeCounters':
      await press(doing(page, 'takeCounter'))
      break
    case 'tokens':
      await press(doing(page, 'choose'))
      await press(confirm)
      break
    case 'auction':
      if (!(await mayBid(page)) || !(await press(doing(page, 'bid')))) await press(doing(page, 'pass'))
      break
    case 'planning':
      await plan(page, hand)
      break
    case 'moving':
      await lowerSheet(page, hand)
      for (let steps = 0; steps < 3; steps++) if (!(await pressTown(reachableTowns(page)))) break
      if (!(await press(confirm))) await press(doing(page, 'stay'))
      break
    case 'handLimit':
      for (let i = 0; i < 12 && (await confirm.count()) === 0; i++)
        await pressCard(cards(page).getByRole('button', { pressed: false }))
      await press(confirm)
      break
    case 'reward':
      await press(doing(page, 'takeGold'))
      break
    case 'roundEnd':
      for (let i = 0; i < 3 && (await confirm.count()) === 0; i++)
        await press(tray(page).getByRole('button', { disabled: false, pressed: false }))
      await press(confirm)
      break
  }
  await page.waitForTimeout(30)
  return phase
}

/** Whether the next bid is small and can be paid. */
async function mayBid(page: Page): Promise<boolean> {
  const bid = page.locator('[data-do=amount]')
  if ((await bid.count()) === 0) return false
  const gold = await rack(page).locator('[data-purse] b').innerText(SOON)
  return Number(await bid.inputValue(SOON)) <= Math.min(3, Number(gold))
}

/** On a phone, lowers the sheet and shows the whole map. */
async function lowerSheet(page: Page, hand: Hand): Promise<void> {
  if (hand !== 'touch') return
  const raised = sheet(page).and(page.getByRole('button', { expanded: true }))
  if ((await raised.count()) > 0) await raised.tap(SOON)
  await wholeMap(page).tap(SOON)
  await page.waitForTimeout(250)
}

/** Takes the first token that fits somewhere, goes to its best road, and lays it there. */
async function planByKeys(page: Page): Promise<void> {
  const fits = await tray(page)
    .getByRole('button')
    .evaluateAll((tokens) => tokens.map((token) => token.ariaDisabled !== 'true'))
  const ready = confirmReady(page)
  if (fits.includes(true)) {
    await page.keyboard.press(String(fits.indexOf(true) + 1))
    await page.keyboard.press('ArrowRight')
    // Enter goes on to the second road of an exchange, and a number takes the second counter of double transport.
    if ((await ready.count()) === 0) await page.keyboard.press('Enter')
    for (let token = 1; token <= fits.length && (await ready.count()) === 0; token++)
      await page.keyboard.press(String(token))
    if ((await ready.count()) > 0) {
      await chosenRoads(page).last().focus()
      await page.keyboard.press('Enter')
      return
    }
  }
  await page.keyboard.press('p')
}

async function plan(page: Page, hand: Hand): Promise<void> {
  if (hand === 'keyboard') return planByKeys(page)
  const { press, pressRoad } = hands(page, hand)
  const [ready, second, back] = [confirmReady(page), doing(page, 'second'), doing(page, 'back')]
  if (!(await press(usableTokens(page)))) {
    await press(doing(page, 'pass'))
    return
  }
  await lowerSheet(page, hand)
  await pressRoad(openRoads(page))
  // A spell may ask for a second road, or for a second counter.
  if ((await ready.count()) === 0) {
    await pressRoad(openRoads(page))
    if ((await second.count()) > 0) {
      const lowered = sheet(page).and(page.getByRole('button', { expanded: false }))
      if ((await lowered.count()) > 0 && (await lowered.isVisible())) await lowered.tap(SOON)
      await press(second)
    }
  }
  if (await press(ready)) return
  for (let step = 0; step < 3 && (await back.count()) > 0; step++) await press(back)
  await press(doing(page, 'pass'))
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

/** Presses the place for a counter on a road until it is one of `count` chosen roads. */
export const pressRoad = (page: Page, road: Locator, count = 1): Promise<void> => {
  return clickUntil(page, spotOf(road), async () => (await chosenRoads(page).count()) === count)
}
