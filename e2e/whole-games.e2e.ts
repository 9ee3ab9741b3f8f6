import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { act, playToTheEnd } from './silver-and-gold.ts'
import { expectAccessible, expectNoScrolling, launch, picture, visit } from './world.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

const ONE_BOT = { 'bots:silver-and-gold': { level: 'gentle', opponents: 1, options: {} } }

it('a whole game by mouse, with coins flying and nothing shifting', async () => {
  const { page, errors } = await visit(browser, { motion: 'full', memory: ONE_BOT })
  await page.click('.cart .btn-gold')
  await page.waitForSelector('.dealt')
  await page.evaluate(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as unknown as { value: number; hadRecentInput: boolean }
        if (!hadRecentInput) shifts.push(value)
      }
    }).observe({ type: 'layout-shift' })
  })
  await playToTheEnd(page, 'mouse', async (did) => {
    if (did === 'confirm') await expectNoScrolling(page, 'the table', true)
  })
  const shifted = await page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
  )
  expect(shifted).toBeLessThan(0.01)
  await picture(page, 'desk-result')
  await expectAccessible(page, 'result')
  expect(errors).toEqual([])
})

it('a whole game by thumb at phone size', async () => {
  const { page, errors } = await visit(browser, { size: 'phone', memory: ONE_BOT })
  await page.tap('.cart .btn-gold')
  await page.waitForSelector('.dealt')
  await playToTheEnd(page, 'touch', async (did) => {
    if (did === 'confirm') await expectNoScrolling(page, 'the phone table', true)
  })
  await picture(page, 'phone-result')
  expect(errors).toEqual([])
})

it('what is not sent yet is still there after a reload, and no more once it was sent', async () => {
  const { page, errors } = await visit(browser, { memory: ONE_BOT })
  await page.click('.cart .btn-gold')
  const chosen = page.locator('.dealt[aria-pressed=true]')
  await page.locator('.dealt').nth(1).click()
  await page.locator('.dealt').nth(3).click()
  const cards = await chosen.allInnerTexts()
  await page.reload()
  await expect.poll(() => chosen.count()).toBe(2)
  expect(await chosen.allInnerTexts()).toEqual(cards)
  await page.click('[data-do=confirm]')
  await page.waitForSelector('.sg[data-phase=mark]')
  while ((await page.locator('[data-do=confirm].ready').count()) === 0) await act(page, 'mouse')
  const marks = await page.locator('.mine .fresh').count()
  expect(marks).toBeGreaterThan(0)
  await page.reload()
  await page.waitForSelector('[data-do=confirm].ready')
  expect(await page.locator('.mine .fresh').count()).toBe(marks)
  await page.click('[data-do=confirm]')
  await expect.poll(() => page.locator('[data-do=confirm].ready').count()).toBe(0)
  await page.reload()
  await page.waitForSelector('.sg')
  expect(await page.locator('[data-do=confirm].ready').count()).toBe(0)
  expect(errors).toEqual([])
})

it('a whole game by keyboard alone', async () => {
  const { page, errors } = await visit(browser, { memory: ONE_BOT })
  await page.locator('.cart .btn-gold').focus()
  await page.keyboard.press('Enter')
  await page.waitForSelector('.dealt')
  await playToTheEnd(page, 'keyboard', async (did) => {
    const nowhere = await page.evaluate(() => document.activeElement === document.body)
    expect(nowhere, `the focus is lost after: ${did}`).toBe(false)
  })
  // The rematch is another match of the same kind.
  const before = page.url()
  await page.locator('.res .btn-gold').focus()
  await page.keyboard.press('Enter')
  await page.waitForSelector('.dealt')
  expect(page.url()).not.toBe(before)
  expect(await page.locator('.opp').count()).toBe(1)
  expect(errors).toEqual([])
})

/** Sits down and chooses two islands; the first pattern is in the hand. */
async function beginMarking(page: Page): Promise<void> {
  await page.click('.cart .btn-gold')
  await page.waitForSelector('.dealt')
  for (const nth of [0, 1]) await page.locator('.dealt').nth(nth).click()
  await page.click('[data-do=confirm].ready')
  await page.waitForSelector('.mine .cell[aria-disabled=false]')
}

it('arrows walk over both islands; keys and wheel turn and flip the pattern; sounds can be off', async () => {
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
  await page.locator('[data-place="0"] .cell[tabindex="0"]').focus()
  for (let i = 0; i < 5; i++) await page.keyboard.press('ArrowRight')
  expect(
    await page.evaluate(() => document.activeElement?.closest('[data-place]')?.getAttribute('data-place')),
  ).toBe('1')
  const pattern = (): Promise<string> => page.locator('.exp .pat').innerHTML()
  const before = await pattern()
  await page.keyboard.press('r')
  await page.keyboard.press('r')
  await page.keyboard.press('r')
  await page.keyboard.press('r')
  expect(await pattern()).toBe(before)
  await page.keyboard.press('f')
  await page.keyboard.press('f')
  expect(await pattern()).toBe(before)
  await page.locator('.mine .cell').first().hover()
  for (let i = 0; i < 4; i++) {
    await page.mouse.wheel(0, 60)
    await page.waitForTimeout(200)
  }
  expect(await pattern()).toBe(before)

  const sounds = (): Promise<number> =>
    page.evaluate(() => (window as unknown as { sounds(): number }).sounds())
  const heard = await sounds()
  expect(heard).toBeGreaterThan(0)
  await page.locator('.bar .ibtn:has([href="#i-sound"])').click()
  await page.keyboard.press('r')
  expect(await sounds()).toBe(heard)
  await page.reload()
  await page.waitForSelector('.bar .ibtn:has([href="#i-silent"])')
})

it('on a phone one finger tries placements, a second turns the pattern, and nothing moves without leave', async () => {
  const { page, context } = await visit(browser, { size: 'phone', memory: ONE_BOT })
  await beginMarking(page)
  const pattern = (): Promise<string> => page.locator('.exp .pat').innerHTML()
  const cell = await page.locator('[data-place="0"] .cell').nth(4).boundingBox()
  if (!cell) throw new Error('there is no cell to touch')
  const [x, y] = [cell.x + cell.width / 2, cell.y + cell.height / 2]
  const fingers = await context.newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchEnd', points: number): Promise<unknown> =>
    fingers.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: Array.from({ length: points }, (_, id) => ({ x: x + 40 * id, y, id })),
    })
  const seen = new Set([await pattern()])
  for (let turn = 0; turn < 3; turn++) {
    await touch('touchStart', 1)
    await touch('touchStart', 2)
    await touch('touchEnd', 0)
    await page.waitForTimeout(100)
    seen.add(await pattern())
    if ((await page.locator('.tray .undo[aria-disabled=false]').count()) > 0) await page.tap('[data-do=undo]')
  }
  expect(seen.size).toBeGreaterThan(1)
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
})

it('on a phone the expedition pile says how many cards it has, and shows all the eight', async () => {
  const { page, errors } = await visit(browser, { size: 'phone', memory: ONE_BOT })
  await beginMarking(page)
  expect(await page.locator('.exp .pile').innerText()).toBe('7')
  await page.tap('.exp .pile')
  await page.waitForSelector('.sg-dialog .round')
  expect(await page.locator('.sg-dialog .eight li').count()).toBe(8)
  expect(await page.locator('.sg-dialog').innerText()).toContain('Expedition pile, 7 cards')
  await expectAccessible(page, 'round card on a phone')
  expect(errors).toEqual([])
})

it('a reload goes on where it was', async () => {
  const { page } = await visit(browser, { memory: ONE_BOT })
  await page.click('.cart .btn-gold')
  await page.waitForSelector('.dealt')
  for (const nth of [1, 2]) await page.locator('.dealt').nth(nth).click()
  await page.click('[data-do=confirm].ready')
  await page.waitForSelector('.mine .cell[aria-disabled=false]')
  const islands = await page
    .locator('.mine .tc')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')))
  await page.reload()
  await page.waitForSelector('.mine .cell[aria-disabled=false]')
  expect(
    await page
      .locator('.mine .tc')
      .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label'))),
  ).toEqual(islands)
})

it('two people at one screen hand it over before anything private is shown', async () => {
  const { page, errors } = await visit(browser, { at: '#/together/silver-and-gold' })
  await page.waitForSelector('.name-field input')
  await page.locator('.name-field input').nth(0).fill('Anna')
  await page.locator('.name-field input').nth(1).fill('Łucja')
  await page.click('.startbar .btn')
  await page.waitForSelector('.hand-over')
  await picture(page, 'desk-hand-over')
  await expectAccessible(page, 'hand-over')
  expect(await page.locator('.dealt').count()).toBe(0)
  const seen = new Set<string>()
  const goOn = async (): Promise<string[]> => {
    seen.add(await act(page, 'mouse'))
    for (const name of await page.locator('.sheet .who').allInnerTexts()) seen.add(name)
    return [...seen]
  }
  await expect.poll(goOn).toEqual(expect.arrayContaining(['handOver', 'mark', 'Anna', 'Łucja']))
  expect(errors).toEqual([])
})
