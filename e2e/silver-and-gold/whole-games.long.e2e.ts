import type { Locator } from 'playwright-core'
import { expect, it } from 'vitest'
import { texts as game } from '../../src/games/silver-and-gold/texts/en.ts'
import { texts as english } from '../../src/ui/text/shell/en.ts'
import { anyOf } from '../browser/texts.ts'
import {
  expectAccessible,
  expectNoScrolling,
  lastingProblems,
  picture,
  sharedBrowser,
  visit,
} from '../browser/world.ts'
import { dealtCards, freeCells, highlightedCells, islands, opponents, pattern } from './page.ts'
import {
  act,
  beginMarking,
  expectFocus,
  keepIslands,
  ONE_BOT,
  playToTheEnd,
  startAgainstBots,
} from './play.ts'

const browser = await sharedBrowser()

it('a whole game can be played by mouse without layout shifts', async () => {
  const { page, errors } = await visit(browser, { motion: 'full', memory: ONE_BOT })
  await startAgainstBots(page)
  // Shifts that follow a click count as well: on a slow machine they come too late for the browser to tell them apart.
  await page.evaluate(() => {
    const shifts = { largest: 0, total: 0 }
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value } = entry as unknown as { value: number }
        shifts.largest = Math.max(shifts.largest, value)
        shifts.total += value
      }
    }).observe({ type: 'layout-shift' })
  })
  await playToTheEnd(page, 'mouse', async (did) => {
    if (did === 'confirm') await expectNoScrolling(page, 'the table', true)
  })
  const { largest, total } = await page.evaluate(
    () => (window as unknown as { shifts: { largest: number; total: number } }).shifts,
  )
  expect(largest).toBeLessThan(0.01)
  expect(total).toBeLessThan(0.2)
  await picture(page, 'desk-result')
  await expectAccessible(page, 'result')
  expect(errors).toEqual([])
})

it('a whole game can be played by touch on a phone', async () => {
  const { page, errors } = await visit(browser, { size: 'phone', memory: ONE_BOT })
  await startAgainstBots(page, 'touch')
  await playToTheEnd(page, 'touch', async (did) => {
    if (did === 'confirm') await expectNoScrolling(page, 'the phone table', true)
  })
  await picture(page, 'phone-result')
  expect(errors).toEqual([])
})

it('a whole game can be played by keyboard', async () => {
  const { page, errors } = await visit(browser, { memory: ONE_BOT })
  await startAgainstBots(page, 'keyboard')
  await playToTheEnd(page, 'keyboard', (did) => expectFocus(page, did))
  // The rematch is a new match with the same seats and options.
  const before = page.url()
  await page.getByRole('button', { name: english['result.rematch'], exact: true }).focus()
  await page.keyboard.press('Enter')
  await anyOf(dealtCards(page)).waitFor()
  expect(page.url()).not.toBe(before)
  await expect.poll(() => opponents(page).count()).toBe(1)
  expect(errors).toEqual([])
})

it('a reload restores the match', async () => {
  const { page } = await visit(browser, { memory: ONE_BOT })
  await startAgainstBots(page)
  await keepIslands(page)
  const names = (): Promise<(string | null)[]> =>
    page
      .getByRole('region', { name: game.islands })
      .getByRole('group')
      .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')))
  const before = await names()
  expect(before).toHaveLength(2)
  await page.reload()
  await anyOf(freeCells(page)).waitFor()
  await expect.poll(names).toEqual(before)
})

/** A turn of the wheel at a certain time, whenever a busy page hears of it. */
const wheelAt = (under: Locator, time: number): Promise<void> =>
  under.evaluate((element, timeStamp) => {
    const turn = new WheelEvent('wheel', { deltaY: 60, bubbles: true, cancelable: true })
    Object.defineProperty(turn, 'timeStamp', { value: timeStamp })
    element.dispatchEvent(turn)
  }, time)

it('arrow keys move across both islands, keys and wheel turn the pattern, and sounds can be off', async () => {
  const { page, context } = await visit(browser, { memory: ONE_BOT })
  await context.addInitScript(() => {
    let sounds = 0
    Object.assign(window, { sounds: () => sounds })
    for (const { prototype } of [OscillatorNode, AudioBufferSourceNode]) {
      const start = prototype.start
      prototype.start = function (this: typeof prototype, ...when: number[]) {
        sounds++
        start.call(this, ...when)
      }
    }
  })
  await page.reload()
  await beginMarking(page)
  const [firstIsland, secondIsland] = await islands(page).getByRole('group').all()
  if (!firstIsland || !secondIsland) throw new Error('there are no two islands')
  await anyOf(firstIsland.getByRole('button')).focus()
  for (let i = 0; i < 5; i++) await page.keyboard.press('ArrowRight')
  await secondIsland.getByRole('button').and(page.locator(':focus')).waitFor()
  const drawn = (): Promise<string> => pattern(page).innerHTML()
  const before = await drawn()
  for (const key of ['r', 'r', 'r', 'r', 'f', 'f']) await page.keyboard.press(key)
  await expect.poll(drawn).toBe(before)
  const cell = anyOf(firstIsland.getByRole('button'))
  await cell.hover()
  await page.evaluate(() =>
    addEventListener('wheel', ({ timeStamp }) => Object.assign(window, { wheeled: timeStamp }), {
      capture: true,
      once: true,
    }),
  )
  await page.mouse.wheel(0, 60)
  const wheeled = await page.waitForFunction(() => (window as unknown as { wheeled?: number }).wheeled)
  const first = Number(await wheeled.jsonValue())
  // The pattern turns once however far the wheel is turned in a moment.
  for (const later of [10, 200, 400, 600]) await wheelAt(cell, first + later)
  await expect.poll(drawn).toBe(before)

  const sounds = (): Promise<number> =>
    page.evaluate(() => (window as unknown as { sounds(): number }).sounds())
  await expect.poll(sounds).toBeGreaterThan(0)
  await page.getByRole('button', { name: english['sound.on'], exact: true }).click()
  await page.getByRole('button', { name: english['sound.off'], exact: true }).waitFor()
  const heard = await sounds()
  await page.keyboard.press('r')
  expect(await sounds()).toBe(heard)
  await page.reload()
  await page.getByRole('button', { name: english['sound.off'], exact: true }).waitFor()
})

it('the log can be docked beside the table, covers nothing, is remembered and points at the board', async () => {
  const { page, errors } = await visit(browser, { memory: ONE_BOT })
  await beginMarking(page)
  await page.keyboard.press('l')
  const dock = page.getByRole('complementary', { name: english['dock.contents'] })
  await dock.waitFor()
  const covered = (): Promise<string[]> =>
    dock.evaluate((it) => {
      const { left } = it.getBoundingClientRect()
      const parts = [...document.querySelectorAll('main > *')]
      return parts
        .filter((part) => part.getBoundingClientRect().right >= left)
        .map(({ outerHTML }) => outerHTML)
    })
  expect(await lastingProblems(page, covered)).toEqual([])
  while ((await dock.getByRole('listitem').getByRole('button').count()) === 0) await act(page, 'keyboard')
  await page.getByRole('button', { name: english.menu, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: english.log, exact: true }).click()
  await anyOf(highlightedCells(page)).waitFor()
  await page.reload()
  await dock.getByRole('button', { name: english.undock, exact: true }).click()
  await dock.waitFor({ state: 'detached' })
  expect(errors).toEqual([])
})

it('on a phone the expedition pile opens, one finger tries placements and a second one rotates', async () => {
  const { page, context, errors } = await visit(browser, { size: 'phone', memory: ONE_BOT })
  await beginMarking(page)
  // The pile shows its size and opens all eight cards.
  const pile = page.getByRole('button', { name: 'Expedition pile, 7 cards' })
  expect(await pile.innerText()).toBe('7')
  await pile.tap()
  const dialog = page.getByRole('dialog', { name: game.roundCard })
  await dialog.waitFor()
  const cards = dialog.getByRole('list', { name: game.eight }).getByRole('listitem')
  await expect.poll(() => cards.count()).toBe(8)
  expect(await dialog.innerText()).toContain('Expedition pile, 7 cards')
  await expectAccessible(page, 'round card on a phone')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })

  // A square looks the same however it is rotated; another deal starts with another pattern.
  const rotate = page.getByRole('button', { name: game['rotate.right'], exact: true })
  for (let deals = 1; deals < 50 && (await rotate.isDisabled()); deals++) {
    await page.evaluate(() => {
      location.hash = '#/'
    })
    await beginMarking(page)
  }
  expect(await rotate.isEnabled()).toBe(true)
  const drawn = (): Promise<string> => pattern(page).innerHTML()
  const cell = await anyOf(freeCells(page)).boundingBox()
  if (!cell) throw new Error('there is no cell to touch')
  const [x, y] = [cell.x + cell.width / 2, cell.y + cell.height / 2]
  const fingers = await context.newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchEnd', points: number): Promise<unknown> =>
    fingers.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: Array.from({ length: points }, (_, id) => ({ x: x + 40 * id, y, id })),
    })
  // While both fingers are down: where the rotated pattern does not fit, lifting them may turn it back.
  const before = await drawn()
  await touch('touchStart', 1)
  await touch('touchStart', 2)
  await expect.poll(drawn).not.toBe(before)
  await touch('touchEnd', 0)
  // There are no animations.
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0)
  expect(errors).toEqual([])
})
