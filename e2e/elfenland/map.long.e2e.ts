import { expect, it } from 'vitest'
import { TOWNS } from '../../src/games/elfenland/rules/components/map.ts'
import { anyOf } from '../browser/texts.ts'
import { isDrawn, picture, sharedBrowser } from '../browser/world.ts'
import { memoryOf } from './moments.ts'
import { map, roads, spotOf, town } from './page.ts'
import { act, middle, orderOf, sitDown } from './play.ts'

const browser = await sharedBrowser()

it('moves the boots of the others along their roads, and their gains to them', async () => {
  const memory = memoryOf({
    game: 'elfengold',
    players: 3,
    when: ({ open }) => open.phase === 'moving' && open.round === 1 && open.start === 0,
  })
  const { page, errors } = await sitDown(browser, {
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
  const both = async (): Promise<boolean> => {
    await act(page, 'mouse')
    const { boots, flights } = await seen()
    return boots > 0 && flights > 0
  }
  await expect.poll(both).toBe(true)
  expect(errors).toEqual([])
})

it('draws the journeys of the others on the map while they travel, and marks what they laid with their sign', async () => {
  const memory = memoryOf({
    game: 'elfengold',
    players: 3,
    when: ({ open }) => open.phase === 'moving' && open.round === 2 && open.start === 0,
  })
  const { page } = await sitDown(browser, { memory: { ...memory, 'setting:pace': 'calm' } })
  const laid = page.getByRole('list', { name: 'On the map so far' })
  await anyOf(laid.getByRole('listitem')).waitFor()
  // The page looks by itself, because a route may fade while the test is busy.
  await page.evaluate(() => {
    const look = (): void => {
      if (document.querySelector('[data-route=past] path[d^=M]')) Object.assign(window, { drawn: true })
    }
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true })
  })
  const drawn = async (): Promise<boolean> => {
    await act(page, 'mouse')
    return page.evaluate(() => 'drawn' in window)
  }
  await expect.poll(drawn).toBe(true)
  await picture(page, 'elfengold-desk-journey-of-another')
})

it('lights up no road that the mouse passes while it drags the map', async () => {
  const memory = memoryOf({ game: 'elfenland', players: 2, when: ({ open }) => open.phase === 'planning' })
  const { page } = await sitDown(browser, { memory })
  const road = anyOf(roads(page))
  const isLit = (): Promise<boolean> => road.evaluate((drawing) => drawing.matches(':hover'))
  // The whole map is visible, so it stays where it is.
  const [x, y] = await middle(spotOf(road))
  await page.mouse.move(x, y)
  await expect.poll(isLit).toBe(true)
  const corner = await map(page).boundingBox()
  await page.mouse.move((corner?.x ?? 0) + 30, (corner?.y ?? 0) + 30)
  await page.mouse.down()
  await page.mouse.move(x, y, { steps: 6 })
  await isDrawn(page)
  expect(await isLit()).toBe(false)
  await page.mouse.up()
  await expect.poll(isLit).toBe(true)
})

it('reaches every town with the arrow keys, and names towns and roads', async () => {
  const { page } = await sitDown(browser, { memory: orderOf('elfengold', 2) })
  await map(page)
    .getByRole('button', { name: /^Elvenhold\b.*Roads to/ })
    .waitFor()
  await expect.poll(() => roads(page).count()).toBe(48)
  expect(
    await map(page)
      .getByRole('button', { name: /, river: / })
      .count(),
  ).toBeGreaterThan(0)
  const here = (): Promise<string> =>
    page.evaluate(() => document.activeElement?.getAttribute('data-name') ?? '')
  // Try all four arrows from each town that has been found.
  const found = new Set(['elvenhold'])
  for (const from of found) {
    for (const arrow of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
      await town(page, from).focus()
      await page.keyboard.press(arrow)
      found.add(await here())
    }
  }
  expect([...found].sort()).toEqual(TOWNS.map(({ id }) => id).sort())
})
