import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { elfengold } from '../src/games/elfenland/rules/game.ts'
import { TOWNS } from '../src/games/elfenland/rules/map.ts'
import type { SeatView } from '../src/games/elfenland/rules/state.ts'
import { act, moment, orderOf, sitDown } from './elfenland.ts'
import { memoryOf } from './elfenland-moments.ts'
import { expectAccessible, expectNoScrolling, launch, picture, visit } from './world.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

const ALL = { townCards: true, freeValues: true, wizards: true }

const may =
  (type: string) =>
  (view: SeatView): boolean =>
    elfengold.legal(view).some((move) => move.type === type)

const middle = async (element: Locator): Promise<[number, number]> => {
  const box = await element.boundingBox()
  if (!box) throw new Error('nothing to press')
  return [box.x + box.width / 2, box.y + box.height / 2]
}

/** Presses the counter place of a road, or the middle of a town. */
const pressRoad = async (page: Page, road: Locator): Promise<void> =>
  page.mouse.click(...(await middle(road.locator('.e-pd'))))

const confirm = '.ef-btn.gold[data-do=confirm]'

it('the map is a graph: arrows walk along the roads to every town, towns and roads say what they are', async () => {
  const { page, context } = await sitDown(browser, { memory: orderOf('elfengold', 2) })
  const town = page.locator('[data-name=elvenhold]')
  expect(await town.getAttribute('aria-label')).toContain('Roads to')
  expect(await page.locator('[data-road]').count()).toBe(48)
  expect(await page.locator('[data-road="35"]').getAttribute('aria-label')).toContain('river')
  const here = (): Promise<string> =>
    page.evaluate(() => document.activeElement?.getAttribute('data-name') ?? '')
  // From each town that has been found, all four arrows are tried.
  const found = new Set(['elvenhold'])
  for (const from of found) {
    for (const arrow of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
      await page.locator(`[data-name=${from}]`).focus()
      await page.keyboard.press(arrow)
      found.add(await here())
    }
  }
  expect([...found].sort()).toEqual(TOWNS.map(({ id }) => id).sort())
  await context.close()
})

it('double transport is cast in two steps: a road, then the second counter', async () => {
  const memory = memoryOf({ game: 'elfengold', players: 3, when: may('doubleTransport') })
  const { page, context, errors } = await sitDown(browser, { memory })
  await page.click('.ef-tray [data-token=doubleTransport]')
  await pressRoad(page, page.locator('.e-road.is-legal').first())
  if ((await page.locator('[data-do=second]').count()) > 0)
    await page.locator('[data-do=second]').first().click()
  await picture(page, 'elfengold-desk-double-transport')
  await page.click(confirm)
  await page.waitForSelector('.e-double')
  expect(errors).toEqual([])
  await context.close()
})

it('an exchange is cast in two steps: a counter, then the one that it changes places with', async () => {
  const memory = memoryOf({ game: 'elfengold', players: 3, when: may('exchange') })
  const { page, context, errors } = await sitDown(browser, { memory })
  await page.click('.ef-tray [data-token=exchange]')
  const first = page.locator('.e-road.is-legal').first()
  await pressRoad(page, first)
  const second = page.locator('.e-road.is-legal:not(.is-target)').first()
  await pressRoad(page, second)
  const roads = await page
    .locator('.e-road.is-target')
    .evaluateAll((all) => all.map((road) => road.getAttribute('data-road')))
  expect(roads.length).toBe(2)
  const labels = (): Promise<(string | null)[]> =>
    Promise.all(roads.map((road) => page.locator(`[data-road="${road}"]`).getAttribute('aria-label')))
  const before = await labels()
  await picture(page, 'elfengold-desk-exchange')
  await page.click(confirm)
  await expect.poll(labels).not.toEqual(before)
  expect(errors).toEqual([])
  await context.close()
})

it('a wizard flies to a town that no road leads to, for three gold, and can be taken back before', async () => {
  const memory = memoryOf({
    game: 'elfengold',
    players: 3,
    options: ALL,
    when: (view) => may('magicFlight')(view) && view.open.players[0].boot !== 16,
  })
  const { page, context, errors } = await sitDown(browser, { memory })
  const gold = (): Promise<number> => page.locator('.ef-me [data-purse] b').innerText().then(Number)
  const before = await gold()
  const far = page.locator('.e-town:not(.is-reached):not(.is-next):not(.is-capital) .e-t1')
  await page.mouse.click(...(await middle(far.first())))
  await page.waitForSelector('.e-flight[d^=M]')
  await page.keyboard.press('Escape')
  await expect.poll(() => page.locator('.ef-legs > li').count()).toBe(0)
  await page.mouse.click(...(await middle(far.first())))
  await page.waitForSelector('.e-flight[d^=M]')
  await picture(page, 'elfengold-desk-flight')
  await page.click(confirm)
  await expect.poll(gold).toBe(before - 3)
  expect(errors).toEqual([])
  await context.close()
})

it('a bid above one’s own gold is asked for twice; who passes on all the rest is asked no more', async () => {
  const memory = memoryOf({
    game: 'elfengold',
    players: 3,
    when: ({ open }) => open.phase === 'auction' && open.lot === 1,
  })
  const { page, context } = await sitDown(browser, { memory })
  await page.fill('input[data-do=amount]', '60')
  await page.keyboard.press('Tab')
  await page.click('[data-do=bid]')
  await page.waitForSelector('.ef-warning')
  expect((await moment(page)).phase).toBe('auction')
  await expectAccessible(page, 'the warning before an overbid')
  await picture(page, 'elfengold-desk-overbid')
  await page.click('[data-do=passAll]')
  await expect.poll(() => moment(page).then(({ phase }) => phase), { timeout: 60_000 }).toBe('planning')
  await context.close()
})

it('a journey is drawn, taken back and pressed, and nothing is sent before it is confirmed', async () => {
  const memory = memoryOf({
    game: 'elfenland',
    players: 2,
    when: (view) => view.open.phase === 'moving' && may('travel')(view) && view.open.round === 1,
  })
  const { page, context } = await sitDown(browser, { memory })
  const from = await middle(page.locator('[data-name=elvenhold] .e-t1'))
  const to = await middle(page.locator('.e-town.is-next .e-t1').first())
  await page.mouse.move(...from)
  await page.mouse.down()
  await page.mouse.move(...to, { steps: 8 })
  await page.mouse.up()
  const legs = (): Promise<number> => page.locator('.ef-legs > li').count()
  await expect.poll(legs).toBeGreaterThan(0)
  await page.keyboard.press('Escape')
  await expect.poll(legs).toBe(0)
  await page.mouse.click(...to)
  await expect.poll(legs).toBe(1)
  expect(await page.locator('.ef-card.is-paid').count()).toBeGreaterThan(0)
  await picture(page, 'elfenland-desk-journey')
  expect((await moment(page)).phase).toBe('moving')
  await context.close()
})

it('the journeys of the others are drawn on the map, and what they laid bears their sign', async () => {
  const memory = memoryOf({
    game: 'elfengold',
    players: 3,
    when: ({ open }) => open.phase === 'moving' && open.round === 2 && open.start === 1,
  })
  const { page, context } = await sitDown(browser, { memory })
  await page.waitForSelector('.e-past .e-way-s[d^=M]')
  expect(await page.locator('.ef-laid .ef-gem').count()).toBeGreaterThan(0)
  await picture(page, 'elfengold-desk-journey-of-another')
  await context.close()
})

it('the boots of the others walk along their roads, and what they gain flies to them', async () => {
  const memory = memoryOf({
    game: 'elfengold',
    players: 3,
    when: ({ open }) => open.phase === 'moving' && open.round === 1 && open.start === 0,
  })
  const { page, context, errors } = await sitDown(browser, {
    memory: { ...memory, 'setting:pace': 'calm' },
    motion: 'full',
  })
  await page.evaluate(() => {
    const seen = { boots: 0, flights: 0 }
    Object.assign(window, { seen })
    const animate = Element.prototype.animate
    Element.prototype.animate = function (...how) {
      if (this.hasAttribute('data-boot')) seen.boots++
      if (this.classList.contains('flying')) seen.flights++
      return animate.apply(this, how)
    }
  })
  const seen = (): Promise<{ boots: number; flights: number }> =>
    page.evaluate(() => (window as unknown as { seen: { boots: number; flights: number } }).seen)
  const both = (): Promise<boolean> => seen().then(({ boots, flights }) => boots > 0 && flights > 0)
  for (let turns = 0; turns < 800 && !(await both()); turns++) await act(page, 'mouse').catch(() => undefined)
  expect(await both()).toBe(true)
  expect(errors).toEqual([])
  await context.close()
})

it('two fingers zoom and pan the map on a phone, a finger rests on a road and reads its price', async () => {
  const memory = memoryOf({
    game: 'elfengold',
    players: 6,
    options: ALL,
    when: ({ open }) => open.phase === 'planning' && open.roads.some((load) => load > 0),
  })
  const { page, context } = await sitDown(browser, { size: 'phone', language: 'pl', memory })
  // Six players can be read: every slip is whole, and nothing in it is cut.
  const cut = await page.locator('.ef-rival').evaluateAll(
    (slips) =>
      slips.filter((slip) => {
        const { left, right } = slip.getBoundingClientRect()
        const inside = [...slip.querySelectorAll('.ef-stats > span')].every(
          (part) => part.getBoundingClientRect().right <= right,
        )
        return left < 0 || right > innerWidth || !inside
      }).length,
  )
  expect(await page.locator('.ef-rival').count()).toBe(5)
  expect(cut).toBe(0)
  const place = (): Promise<{ x: number; scale: number }> =>
    page.locator('.ef-view').evaluate((view) => {
      const { a, e } = new DOMMatrix(getComputedStyle(view).transform)
      return { x: e, scale: a }
    })
  const touch = await context.newCDPSession(page)
  const fingers = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: [number, number][]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) })
  const before = await place()
  await fingers('touchStart', [150, 300], [230, 300])
  for (let step = 1; step <= 6; step++)
    await fingers('touchMove', [150 - 8 * step, 300], [230 + 8 * step, 300])
  await fingers('touchEnd')
  await expect.poll(() => place().then(({ scale }) => scale / before.scale)).toBeGreaterThan(1.5)
  const zoomed = await place()
  await fingers('touchStart', [150, 280], [230, 320])
  for (let step = 1; step <= 6; step++)
    await fingers('touchMove', [150 - 10 * step, 280], [230 - 10 * step, 320])
  await fingers('touchEnd')
  await expect.poll(() => place().then(({ x }) => x)).not.toBe(zoomed.x)
  expect((await place()).scale / zoomed.scale).toBeCloseTo(1, 1)
  // The browser takes a tap right after a swing of the fingers for one that stops the swing: it comes again.
  const whole = async (): Promise<number> => {
    await page.locator('.ef-tools button').last().tap()
    return (await place()).scale
  }
  await expect.poll(whole, { interval: 500 }).toBeLessThan(before.scale)
  const all = await place()
  // Who looks at the whole map goes on doing so when the window changes.
  await page.setViewportSize({ width: 390, height: 760 })
  await page.waitForTimeout(300)
  expect(await place()).toEqual(all)
  const [x, y] = await middle(page.locator('[data-road="0"] .e-pd'))
  await fingers('touchStart', [x, y])
  await page.waitForSelector('.explain:not([hidden])')
  expect(await page.locator('.explain').innerText()).toContain('–')
  await fingers('touchEnd')
  await context.close()
})

it.each([
  ['a phone on its side', { width: 844, height: 390 }],
  ['a desk at twice the size', { width: 640, height: 400 }],
])('%s: the map, what is asked and my cards are all there, and a journey can be made', async (name, size) => {
  const memory = memoryOf({
    game: 'elfenland',
    players: 4,
    when: (view) => view.open.phase === 'moving' && may('travel')(view) && view.open.round === 1,
  })
  const { page, context } = await sitDown(browser, { language: 'de', memory })
  await page.setViewportSize(size)
  await page.waitForTimeout(300)
  await expectNoScrolling(page, name, true)
  const inSight = await page.evaluate(() =>
    ['.ef-board', '.ef-scroll', '.ef-rack', '[data-do=stay]'].filter((part) => {
      const box = document.querySelector(part)?.getBoundingClientRect()
      return !box || box.width < 60 || box.top < 0 || box.bottom > innerHeight || box.right > innerWidth
    }),
  )
  expect(inSight).toEqual([])
  const next = page.locator('.e-town.is-next').first()
  await next.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => page.locator('.ef-legs > li').count()).toBe(1)
  await page.click(confirm)
  await expect.poll(() => page.locator(confirm).count()).toBe(0)
  await picture(page, `elfenland-${size.width}x${size.height}`)
  await context.close()
})

it('several people at one screen: nothing private is on the page while it is handed over', async () => {
  const memory = memoryOf({
    game: 'elfengold',
    players: 3,
    people: 2,
    options: { townCards: true },
    when: ({ open }) => open.phase === 'tokens' && open.turn === 0 && open.start === 0,
  })
  const { page, context, errors } = await sitDown(browser, { language: 'de', memory })
  const covered = async (who: string): Promise<void> => {
    await page.waitForSelector(`.hand-over:has-text("${who}")`)
    expect(await page.locator('.hand-over .ef-sign').count()).toBe(1)
    expect(await page.locator('.ef, .ef-rack, .ef-tray').count()).toBe(0)
  }
  await covered('Ada')
  await picture(page, 'elfengold-hand-over')
  await page.click('.hand-over .btn')
  await page.waitForSelector('.ef-showing')
  await act(page, 'mouse')
  await covered('Ben')
  await page.click('.hand-over .btn')
  await page.waitForSelector('.ef-showing')
  expect(errors).toEqual([])
  await context.close()
})

it('a finished game is shown again, step by step, through the eyes of a seat', async () => {
  const memory = memoryOf({ game: 'elfengold', players: 3, options: ALL, when: undefined })
  const { page, context, errors } = await visit(browser, { memory, at: '#/replay/here/journey' })
  await page.waitForSelector('main.ef')
  const phase = (): Promise<string> => moment(page).then((now) => now.phase)
  expect(await page.locator('.ef-rack').count()).toBe(0)
  await page.selectOption('.eyes select', '0')
  await page.waitForSelector('.ef-rack .ef-card')
  for (let step = 0; step < 300 && (await phase()) !== 'moving'; step++)
    await page.keyboard.press('ArrowRight')
  for (let step = 0; step < 40 && (await page.locator('.e-past').count()) === 0; step++)
    await page.keyboard.press('ArrowRight')
  expect(await page.locator('.e-past').count()).toBe(1)
  await expectAccessible(page, 'a replay of Elfengold')
  await picture(page, 'elfengold-desk-replay')
  await page.keyboard.press('End')
  await expect.poll(phase).toBe('over')
  expect(errors).toEqual([])
  await context.close()
})

it('without a network an Elfengold against bots goes on', async () => {
  const memory = memoryOf({
    game: 'elfengold',
    players: 4,
    options: ALL,
    when: ({ open }) => open.phase === 'reward' && open.round === 1,
  })
  const { page, context, errors } = await sitDown(browser, { memory })
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, {
    timeout: 60_000,
  })
  await context.setOffline(true)
  await page.reload()
  await page.waitForSelector('main.ef')
  await act(page, 'mouse')
  for (let turns = 0; turns < 200 && (await moment(page)).phase !== 'drawCards'; turns++)
    await act(page, 'mouse').catch(() => undefined)
  expect((await moment(page)).phase).toBe('drawCards')
  expect(await page.locator('.ef-rounds .now').innerText()).toBe('II')
  expect(errors).toEqual([])
  await context.close()
})

it('rounds are chosen for a new game, and told at the table', async () => {
  const { page, context } = await visit(browser, { name: 'Ada', at: '#/play/elfenland' })
  await page.getByRole('group', { name: 'Rounds' }).getByRole('button', { name: '3' }).click()
  await page.click('.startbar .btn-gold')
  await page.waitForSelector('main.ef')
  expect(await page.locator('.ef-rounds li').count()).toBe(3)
  await context.close()
})

it('an auction between two browsers', async () => {
  const mira = await visit(browser, { name: 'Mira', at: '#/new/elfengold' })
  await mira.page.waitForSelector('.startbar .btn')
  await mira.page.click('.startbar .btn')
  const link = await mira.page
    .waitForSelector('[data-link]')
    .then((element) => element.getAttribute('data-link'))
  const jonas = await visit(browser, {
    name: 'Jonas',
    language: 'de',
    at: link?.slice(link.indexOf('#')) ?? '',
  })
  await jonas.page.waitForSelector('.place.empty .btn-gold')
  await jonas.page.locator('.place.empty .btn-gold').first().click()
  await mira.page.waitForSelector('.place:has-text("Jonas")')
  await mira.page.click('.startbar .btn')
  const pages = [mira.page, jonas.page]
  for (const page of pages) await page.waitForSelector('main.ef')
  for (let turns = 0; turns < 30 && (await moment(mira.page)).phase !== 'auction'; turns++) {
    for (const page of pages) await act(page, 'mouse').catch(() => undefined)
  }
  const asks = (): Promise<string[]> =>
    Promise.all(pages.map(moment)).then((now) => now.map(({ phase, mine }) => `${phase} ${mine}`).sort())
  await expect.poll(asks, { timeout: 10_000 }).toEqual(['auction false', 'auction true'])
  const first = (await moment(pages[0])).mine
  // One of them raises, the other has told the table to bid for him.
  const [asked, other] = first ? pages : [pages[1], pages[0]]
  await other.fill('input[data-do=amount]', '5')
  await other.keyboard.press('Tab')
  await other.click('[data-do=standing]')
  await asked.click('[data-do=bid]')
  await asked.waitForSelector('.ef-lead:has-text("2")')
  await asked.click('[data-do=pass]')
  for (const page of pages) await page.waitForSelector('.ef-lots li:nth-child(2).now')
  for (const { errors } of [mira, jonas]) expect(errors).toEqual([])
})
