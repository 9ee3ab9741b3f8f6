import { expect, it } from 'vitest'
import { SOON, unlessTooLate } from '../browser/hands.ts'
import { anyOf, named, SHELL_TEXTS } from '../browser/texts.ts'
import { inSight } from '../browser/windows.ts'
import { isDrawn, lastingProblems, picture, SIZES, sharedBrowser, tooltip } from '../browser/world.ts'
import { adviceStrip, playButton, takeAdvice } from '../reviews/advice.ts'
import { ALL, may, memoryOf } from './moments.ts'
import {
  doing,
  legs,
  litTowns,
  map,
  nearTowns,
  opponents,
  roads,
  sheet,
  spotOf,
  town,
  wholeMap,
} from './page.ts'
import { clickUntil, middle, moment, sitDown } from './play.ts'

const browser = await sharedBrowser()

it('lays a token with three keys: its number, an arrow and Enter', async () => {
  const memory = memoryOf({
    game: 'elfenland',
    players: 2,
    when: ({ open }) => open.phase === 'planning' && open.roads.every((load) => load === 0),
  })
  const { page, errors } = await sitDown(browser, { memory })
  const tokens = page.getByRole('list', { name: 'Your tokens' }).getByRole('listitem')
  await anyOf(tokens).waitFor()
  const held = await tokens.count()
  await page.keyboard.press('1')
  await page.keyboard.press('ArrowRight')
  const chosen = map(page).getByRole('button', { pressed: true })
  await expect.poll(() => chosen.evaluate((road) => road === document.activeElement)).toBe(true)
  await expect
    .poll(() => chosen.getAttribute('aria-label'))
    .toMatch(/Brings \d+ more towns? within your reach/)
  await page.keyboard.press('Enter')
  await expect.poll(() => tokens.count()).toBe(held - 1)
  expect(errors).toEqual([])
})

it('draws, undoes and presses a journey, and sends nothing before it is confirmed', async () => {
  const memory = memoryOf({
    game: 'elfenland',
    players: 2,
    when: (view) => view.open.phase === 'moving' && may('travel')(view) && view.open.round === 1,
  })
  const { page } = await sitDown(browser, { memory })
  const next = anyOf(nearTowns(page))
  const drawn = (): Promise<number> => legs(page).count()
  const drag = async (): Promise<number> => {
    const from = await middle(town(page, 'elvenhold'))
    const to = await middle(next)
    await page.mouse.move(...from)
    await page.mouse.down()
    await page.mouse.move(...to, { steps: 8 })
    await page.mouse.up()
    return drawn()
  }
  await expect.poll(drag, { interval: 500 }).toBeGreaterThan(0)
  await page.keyboard.press('Escape')
  await expect.poll(drawn).toBe(0)
  await clickUntil(page, next, async () => (await drawn()) === 1)
  await picture(page, 'elfenland-desk-journey')
  expect((await moment(page)).phase).toBe('moving')
})

it('stops drawing the best journey when the words under the pointer are gone', async () => {
  const memory = memoryOf({
    game: 'elfenland',
    players: 2,
    when: (view) => view.open.phase === 'moving' && may('travel')(view) && view.open.round === 1,
  })
  const { page } = await sitDown(browser, { memory })
  const route = map(page).locator('[data-route=ghost]')
  await doing(page, 'best').hover()
  await expect.poll(() => route.count()).toBe(1)
  await anyOf(nearTowns(page)).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => legs(page).count()).toBe(1)
  await expect.poll(() => route.count()).toBe(0)
})

it('keeps the last stop of a journey in view where the panel has no room for all', async () => {
  const memory = memoryOf({
    game: 'elfenland',
    players: 3,
    when: ({ open }) => open.phase === 'moving' && open.round === 1,
  })
  const { page } = await sitDown(browser, { memory })
  await takeAdvice(page, SHELL_TEXTS.en)
  await playButton(page, SHELL_TEXTS.en).click()
  await expect.poll(() => legs(page).count()).toBeGreaterThan(3)
  const stops = await legs(page).count()
  await adviceStrip(page, SHELL_TEXTS.en).getByRole('button', named(SHELL_TEXTS.en.close)).click()
  await page.setViewportSize(SIZES.phoneAside)
  await doing(page, 'undo').click()
  await expect.poll(() => legs(page).count()).toBe(stops - 1)
  await expect.poll(() => inSight(legs(page).last())).toBe(1)
})

it('brings the whole best journey into sight on a phone once it is pressed', async () => {
  const memory = memoryOf({
    game: 'elfenland',
    players: 3,
    when: ({ open }) => open.phase === 'moving' && open.round === 1,
  })
  const { page } = await sitDown(browser, { size: 'phone', memory })
  const note = doing(page, 'best')
  await note.tap()
  const outOfSight = (): Promise<number> =>
    litTowns(page).evaluateAll((rings) => {
      const board = document.querySelector('main[data-game]')
      const hidden = rings.filter((ring) => {
        const { left, right, top, bottom } = ring.getBoundingClientRect()
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
        return !board?.contains(hit) || hit?.closest('[data-over-map]') !== null
      })
      return rings.length === 0 ? -1 : hidden.length
    })
  await expect.poll(outOfSight).toBe(0)
})

it('zooms and pans the map with two fingers on a phone, and explains a road under a resting finger', async () => {
  const memory = memoryOf({
    game: 'elfengold',
    players: 6,
    options: ALL,
    when: ({ open }) => open.phase === 'planning' && open.roads.some((load) => load > 0),
  })
  const { page, context } = await sitDown(browser, { size: 'phone', language: 'pl', memory })
  // Six players fit: every box is whole, and nothing in it is cut off.
  const cut = (): Promise<(string | null)[]> =>
    opponents(page).evaluateAll((opponentBoxes) =>
      opponentBoxes
        .filter((box) => {
          const { left, right } = box.getBoundingClientRect()
          const words = document.createTreeWalker(box, NodeFilter.SHOW_TEXT)
          const range = document.createRange()
          let inside = true
          for (let node = words.nextNode(); node; node = words.nextNode()) {
            // Words for screen readers take up one pixel.
            if ((node.parentElement?.clientWidth ?? 0) === 1) continue
            range.selectNodeContents(node)
            inside &&= range.getBoundingClientRect().right <= right
          }
          return left < 0 || right > innerWidth || !inside
        })
        .map((box) => box.textContent),
    )
  await expect.poll(() => opponents(page).count()).toBe(5)
  expect(await lastingProblems(page, cut)).toEqual([])
  const place = (): Promise<{ x: number; scale: number }> =>
    map(page).evaluate((drawing) => {
      const { a, e } = (drawing as SVGSVGElement).getScreenCTM() ?? new DOMMatrix()
      return { x: e, scale: a }
    })
  /** Where the map lies once it has come to rest; it follows the fingers in the next frame. */
  const atRest = async () => {
    let [now, before] = [await place(), { x: Number.NaN, scale: 1 }]
    while (now.x !== before.x || now.scale !== before.scale) {
      await isDrawn(page)
      ;[now, before] = [await place(), now]
    }
    return now
  }
  const touch = await context.newCDPSession(page)
  const fingers = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: [number, number][]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) })
  const before = await atRest()
  await fingers('touchStart', [150, 300], [230, 300])
  for (let step = 1; step <= 6; step++)
    await fingers('touchMove', [150 - 8 * step, 300], [230 + 8 * step, 300])
  await fingers('touchEnd')
  await expect.poll(() => place().then(({ scale }) => scale / before.scale)).toBeGreaterThan(1.5)
  const zoomed = await atRest()
  await fingers('touchStart', [150, 280], [230, 320])
  for (let step = 1; step <= 6; step++)
    await fingers('touchMove', [150 - 10 * step, 280], [230 - 10 * step, 320])
  await fingers('touchEnd')
  await expect.poll(() => place().then(({ x }) => x)).not.toBe(zoomed.x)
  expect((await atRest()).scale / zoomed.scale).toBeCloseTo(1, 1)
  // The browser takes a tap right after a fling for one that stops the fling, so it is repeated.
  const whole = async (): Promise<number> => {
    await wholeMap(page).tap()
    return (await place()).scale
  }
  await expect.poll(whole, { interval: 500 }).toBeLessThan(before.scale)
  const all = await atRest()
  // The whole map stays visible when the size of the window changes.
  const road = spotOf(anyOf(roads(page)))
  const there = await middle(road)
  await page.setViewportSize({ width: 390, height: 760 })
  await expect.poll(() => middle(road)).not.toEqual(there)
  await expect.poll(place).toEqual(all)
  const [x, y] = await middle(road)
  await fingers('touchStart', [x, y])
  const explained = tooltip(page)
  await expect.poll(() => explained.innerText()).toContain('–')
  // A finger that drags the map sees the map.
  await fingers('touchMove', [x + 20, y + 10])
  await expect.poll(() => explained.isVisible()).toBe(false)
  await fingers('touchEnd')
  expect(await explained.isVisible()).toBe(false)
  // A tap on the legend, which does nothing else, explains it.
  const raisedSheet = sheet(page).and(page.getByRole('button', { expanded: true }))
  const tapLegend = async (): Promise<string> => {
    // The raised sheet may lie over the legend.
    if ((await raisedSheet.count()) > 0) await unlessTooLate(raisedSheet.tap(SOON))
    await atRest()
    await unlessTooLate(page.getByRole('img', { name: /^las: / }).tap(SOON))
    return explained.innerText()
  }
  await expect.poll(tapLegend, { interval: 500 }).toContain('Las: ')
})
